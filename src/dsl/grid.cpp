// The grid and group of a launch: given, or read off the kernel's guards (passes::Grid).
#include <algorithm>

#include "base/format.hpp"
#include "dsl/kernel.hpp"

namespace eas::detail {
namespace {

std::string text_of(std::span<const std::int64_t> sizes) {
  return cat("(", join(sizes, ", ", [](std::int64_t n) { return std::to_string(n); }), ")");
}

Extent checked(const std::string& kernel, std::string_view what,
               const std::vector<std::int64_t>& sizes, std::int64_t least) {
  Extent out{1, 1, 1};
  for (std::size_t axis = 0; axis < sizes.size(); ++axis) {
    if (sizes[axis] < least) {
      throw LaunchError(kernel, cat("the ", what, " is not a size, got ", text_of(sizes),
                                    ", expected 1 to 3 sizes, each at least ", least));
    }
    out[axis] = sizes[axis];
  }
  return out;
}

std::int64_t infer_axis(const std::string& kernel, const passes::AxisGrid& found,
                        const ReadArguments& arguments, std::size_t axis) {
  if (!found.used) return 1;
  if (!found.has_guard) {
    throw LaunchError(kernel, cat("cannot infer the grid: axis ", axis,
                                  " has no guard as "
                                  "`offset < n`, expected ",
                                  kernel, ".grid(x, y, z) or ", kernel, ".shape(x, y, z)"));
  }
  const LaunchNumbers numbers(arguments);
  return passes::programs(
      passes::evaluate(found.bound, numbers.scalars, numbers.shapes, numbers.strides), found.tile);
}

}  // namespace

Extent resolve_group(const std::string& kernel, const compile::CompiledKernel& compiled,
                     const LaunchShape& shape) {
  std::optional<Extent> given;
  if (!shape.group.empty()) given = checked(kernel, "group", shape.group, 1);
  return compile::group_of(compiled, given,
                           {"the group", text_of(shape.group), "tid", kernel + ".group(x, y, z)"});
}

Extent resolve_grid(const std::string& kernel, const compile::CompiledKernel& compiled,
                    const ReadArguments& arguments, const LaunchShape& shape, const Extent& group) {
  if (!shape.grid.empty() && !shape.shape.empty()) {
    throw LaunchError(kernel, cat("the grid is given twice, got both ", kernel, ".grid and ",
                                  kernel, ".shape, expected one"));
  }
  Extent out{1, 1, 1};
  if (!shape.grid.empty()) {
    out = checked(kernel, "grid", shape.grid, 0);
  } else {
    const Extent elements = checked(kernel, "shape", shape.shape, 0);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const passes::AxisGrid& found = compiled.code->grid.axes[axis];
      if (axis >= shape.shape.size()) {
        out[axis] = infer_axis(kernel, found, arguments, axis);
        continue;
      }
      out[axis] = compile::programs_along(compiled, static_cast<int>(axis), elements[axis], group);
    }
  }
  return compile::countable(compiled, out);
}

}  // namespace eas::detail
