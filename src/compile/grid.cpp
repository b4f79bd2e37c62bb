// Grids, groups and memory, checked against what a compiled kernel asks for.
#include "compile/grid.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

namespace eas::compile {

Extent group_of(const CompiledKernel& kernel, const std::optional<Extent>& given,
                const GroupWords& words) {
  if (kernel.mode() != ir::Mode::Thread) return {1, 1, 1};
  const std::int64_t fixed = kernel.function().group_size;
  if (!given) {
    if (fixed > 0) return {fixed, 1, 1};
    throw LaunchError(kernel.name(),
                      cat("the size of a group is unknown: the kernel is thread-level and has no ",
                          words.tid, ", expected ", words.how));
  }
  std::int64_t threads = 1;
  for (const std::int64_t size : *given) {
    // The threads of a group are the elements of a tile.
    if (threads > ir::kMaxTileElements / size) {
      throw LaunchError(kernel.name(), cat(words.given, " has too many threads, got ", words.sizes,
                                           ", expected at most ", ir::kMaxTileElements));
    }
    threads *= size;
  }
  if (fixed > 0 && threads != fixed) {
    throw LaunchError(kernel.name(),
                      cat(words.given, " does not fit ", words.tid, ", got ", words.sizes, " of ",
                          threads, " threads, expected ", fixed));
  }
  return *given;
}

std::int64_t programs_along(const CompiledKernel& kernel, int axis, std::int64_t elements,
                            const Extent& group) {
  const auto a = static_cast<std::size_t>(axis);
  const std::int64_t tile = kernel.code->grid.axes[a].tile;
  const std::int64_t threads = kernel.mode() == ir::Mode::Thread ? group[a] : 1;
  return passes::programs(elements, tile > 1 ? tile : threads);
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

void check_memory(const CompiledKernel& kernel, std::size_t param, const std::string& argument,
                  bool readonly, int rank) {
  const passes::Access& access = kernel.code->access;
  if (readonly && access.writes[param]) {
    throw LaunchError(kernel.name(),
                      cat(argument,
                          " is written by the kernel, got a read-only array, expected a "
                          "writable one"));
  }
  if (rank < access.min_rank[param]) {
    throw ShapeError(kernel.name(), cat(argument, " has too few axes: the kernel asks for axis ",
                                        access.min_rank[param] - 1, ", got rank ", rank,
                                        ", expected at least ", access.min_rank[param]));
  }
}

}  // namespace eas::compile
