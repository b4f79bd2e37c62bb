// The grid a kernel's own guards ask for: `program_id(a)*BLOCK + arange < X` says ceil(X / BLOCK)
// programs along axis a.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/host_expression.hpp"

namespace eas::passes {

struct AxisGrid {
  bool used = false;  // program_id(axis) occurs; if not, one program is enough
  bool has_guard =
      false;  // then ceil(bound / tile) programs reach every element the guard lets through
  HostExpression bound;
  std::int64_t tile =
      1;  // without a guard: the size of the arange or tid added to program_id(axis), else 1
  std::uint32_t location = 0;  // of the guard
  // Without a guard, per parameter: an integer that bounds something else (a comparison, a loop,
  // a minimum), or by which program_id(axis) is multiplied or divided. It is not the axis' length.
  std::vector<bool> taken;
};

struct Grid {
  std::array<AxisGrid, 3> axes;
  // The threads of a group, where these are programs of threads that the function knows no more.
  std::array<std::int64_t, 3> group{1, 1, 1};
};

// As many programs as the guarded stores (and atomics) of an axis need: the most over the stores,
// each by the least of its guards. Without such a store the first guarded load says, one without a
// shift first (`offs < X` before `offs + 1 < X`). A store whose only guards are joined by `|` is
// bounded by none, and conditions that only choose values guard nothing.
Grid infer_grid(const ir::Function& function);

// ceil(bound / tile), at least 0, for a bound that was evaluated.
std::int64_t programs(std::int64_t bound, std::int64_t tile);

}  // namespace eas::passes
