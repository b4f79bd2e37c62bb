// The grid a kernel's own guards ask for: `program_id(a)*BLOCK + arange < X` says ceil(X / BLOCK)
// programs along axis a.
#pragma once

#include <array>
#include <cstdint>

#include "ir/ir.hpp"
#include "passes/host_expression.hpp"

namespace eas::passes {

struct AxisGrid {
  bool used =
      false;  // program_id(axis) or num_programs(axis) occurs; if not, one program is enough
  bool has_guard =
      false;  // then ceil(bound / tile) programs reach every element the guard lets through
  HostExpression bound;
  std::int64_t tile =
      1;  // without a guard: the size of the arange or tid added to program_id(axis), else 1
  std::uint32_t location = 0;  // of the guard
};

struct Grid {
  std::array<AxisGrid, 3> axes;
};

// Of several guards of one axis, the first in program order that masks a store (or atomic), else
// the first that masks a load, else the first; among equals one without a shift (`offs < X` before
// `offs + 1 < X`).
Grid infer_grid(const ir::Function& function);

// ceil(bound / tile), at least 0, for a bound that was evaluated.
std::int64_t programs(std::int64_t bound, std::int64_t tile);

}  // namespace eas::passes
