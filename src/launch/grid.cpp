// Grids, groups and memory, checked against what a compiled kernel asks for.
#include "launch/grid.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "launch/plan.hpp"

namespace eas::launch {

using compile::CompiledKernel;

Extent group_of(const std::string& kernel, const ir::Function& function,
                const std::optional<Extent>& given, const GroupWords& words) {
  if (function.mode != ir::Mode::Thread) return {1, 1, 1};
  const std::int64_t fixed = function.group_size;
  if (!given) {
    if (fixed > 0) return {fixed, 1, 1};
    throw LaunchError(kernel,
                      cat("the size of a group is unknown: the kernel is thread-level and has no ",
                          words.tid, ", expected ", words.how));
  }
  std::int64_t threads = 1;
  for (const std::int64_t size : *given) {
    // The threads of a group are the elements of a tile.
    if (threads > ir::kMaxTileElements / size) {
      throw LaunchError(kernel, cat(words.given, " has too many threads, got ", words.sizes,
                                    ", expected at most ", ir::kMaxTileElements));
    }
    threads *= size;
  }
  if (fixed > 0 && threads != fixed) {
    throw LaunchError(kernel, cat(words.given, " does not fit ", words.tid, ", got ", words.sizes,
                                  " of ", threads, " threads, expected ", fixed));
  }
  return *given;
}

std::int64_t programs_along(const CompiledKernel& kernel, int axis, std::int64_t elements,
                            const Extent& group) {
  const auto a = static_cast<std::size_t>(axis);
  const std::int64_t tile = kernel.code->grid.axes[a].tile;
  const bool known = kernel.mode() != ir::Mode::Thread;
  const std::int64_t threads = known ? kernel.code->grid.group[a] : group[a];
  return passes::programs(elements, tile > 1 ? tile : threads);
}

std::optional<std::int64_t> guarded_axis(const CompiledKernel& kernel, int axis,
                                         std::span<const compile::NativeArgument> arguments) {
  const passes::AxisGrid& found = kernel.code->grid.axes[static_cast<std::size_t>(axis)];
  if (!found.used) return 1;
  if (!found.has_guard) return std::nullopt;
  return passes::programs(evaluate(found.bound, arguments), found.tile);
}

const Extent& countable(const CompiledKernel& kernel, const Extent& grid) {
  constexpr std::int64_t kMaxPrograms = std::int64_t{1} << 62;
  std::int64_t programs = 1;
  for (const std::int64_t size : grid) {
    if (size > 0 && programs > kMaxPrograms / size) {
      throw LaunchError(kernel.name(), cat("the grid has too many programs, got (", grid[0], ", ",
                                           grid[1], ", ", grid[2], "), expected fewer than 2**62"));
    }
    programs *= size;
  }
  return grid;
}

void check_memory(const CompiledKernel& kernel, std::size_t param, bool readonly, int rank,
                  const std::function<std::string()>& argument) {
  const passes::Access& access = kernel.code->access;
  if (readonly && access.writes[param]) {
    throw LaunchError(kernel.name(),
                      cat(argument(),
                          " is written by the kernel, got a read-only array, expected a "
                          "writable one"));
  }
  if (rank < access.min_rank[param]) {
    throw ShapeError(kernel.name(), cat(argument(), " has too few axes: the kernel asks for axis ",
                                        access.min_rank[param] - 1, ", got rank ", rank,
                                        ", expected at least ", access.min_rank[param]));
  }
}

void refuse_dtype(const std::string& kernel, DType dtype, const std::string& argument) {
  throw DTypeError(kernel, cat(argument, " has a dtype kernels do not compute on, got ",
                               name(dtype), ", expected a real one (einsum takes complex)"));
}

void refuse_gradient(const std::string& kernel, const std::string& argument,
                     const std::string& inside, const std::string& under) {
  const std::string followed =
      inside.empty() ? "" : cat("the launch in a function of ", inside, ", ");
  throw LaunchError(
      kernel, cat(argument, " requires grad, which a raw launch would lose, expected ", followed,
                  "x.detach(), or the launch under ", under));
}

void refuse_size(const std::string& kernel, std::string_view what, const std::string& got,
                 std::int64_t least) {
  throw LaunchError(kernel, cat(what, " is not a size, got ", got,
                                ", expected an int or 1 to 3 of them, each at least ", least));
}

void refuse_two_grids(const std::string& kernel, const std::string& got) {
  throw LaunchError(kernel, cat("the grid is given twice, got ", got, ", expected one"));
}

void refuse_open_axis(const std::string& kernel, int axis, const std::string& has,
                      const std::string& expected) {
  throw LaunchError(
      kernel, cat("cannot infer the grid: axis ", axis, " has ", has, ", expected ", expected));
}

}  // namespace eas::launch
