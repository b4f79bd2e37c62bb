// The grid and group of a launch: given, or read off the kernel's guards (passes::Grid).
#include "base/format.hpp"
#include "dsl/kernel.hpp"

namespace eas::detail {
namespace {

std::string text_of(const Sizes& sizes) {
  const std::span<const std::int64_t> used(sizes.extent.data(),
                                           static_cast<std::size_t>(sizes.axes));
  return cat("(", join(used, ", ", [](std::int64_t n) { return std::to_string(n); }), ")");
}

const Extent& checked(const std::string& kernel, std::string_view what, const Sizes& sizes,
                      std::int64_t least) {
  for (const std::int64_t size : sizes.extent) {
    if (size < least) launch::refuse_size(kernel, what, text_of(sizes), least);
  }
  return sizes.extent;
}

}  // namespace

Extent resolve_group(const std::string& kernel, const ir::Function& function,
                     const LaunchShape& shape) {
  std::optional<Extent> given;
  if (shape.group.axes > 0) given = checked(kernel, "the group", shape.group, 1);
  return launch::group_of(kernel, function, given,
                          {"the group", text_of(shape.group), "tid", kernel + ".group(x, y, z)"});
}

Extent resolve_grid(const Plan& plan, const ReadArguments& arguments, const LaunchShape& shape,
                    const Extent& group) {
  const std::string& kernel = plan.compiled->name();
  if (shape.grid.axes > 0 && shape.shape.axes > 0) {
    launch::refuse_two_grids(kernel, cat("both ", kernel, ".grid and ", kernel, ".shape"));
  }
  if (shape.grid.axes > 0) {
    return launch::countable(*plan.compiled, checked(kernel, "the grid", shape.grid, 0));
  }
  const Extent elements = checked(kernel, "the shape", shape.shape, 0);
  Extent out{1, 1, 1};
  for (int axis = 0; axis < 3; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    if (axis < shape.shape.axes) {
      out[a] = launch::programs_along(*plan.compiled, axis, elements[a], group);
    } else if (const auto found = launch::guarded_axis(*plan.compiled, axis, arguments.column)) {
      out[a] = *found;
    } else {
      launch::refuse_open_axis(kernel, axis, "no guard as `offset < n`",
                               cat(kernel, ".grid(x, y, z) or ", kernel, ".shape(x, y, z)"));
    }
  }
  return launch::countable(*plan.compiled, out);
}

}  // namespace eas::detail
