// How many programs, and how many threads in a group: from what the launch says, else from the
// kernel's guards, else by name.
#pragma once

#include "kernel.hpp"
#include "launch.hpp"

namespace eas::python {

// The threads of a group; also checks _tptg where the backend does not need it.
Extent resolve_group(const KernelState& kernel, const compile::CompiledKernel& compiled,
                     PyObject* tptg);

// Finds out which axes of the inferred grid are quickly said.
void plan_axes(Entry& entry);

// The inferred grid, where all its axes are quickly said.
inline bool infer_quickly(Extent& out, const Entry& entry, const Arguments& arguments) {
  constexpr std::int64_t kFew = std::int64_t{1} << 20;  // three of them are surely countable
  bool known = true;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const AxisPlan& plan = entry.axes[axis];
    if (plan.kind == AxisPlan::Kind::Other) return false;
    if (plan.kind == AxisPlan::Kind::One) continue;
    const std::int64_t bound = arguments[plan.argument].bits;
    const std::int64_t programs = bound <= 0 ? 0 : ((bound - 1) >> plan.shift) + 1;
    known &= programs < kFew;
    out[axis] = programs;
  }
  return known;
}

// LaunchError that says what to pass when the grid cannot be known.
Extent resolve_grid(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                    const LaunchKeywords& options, PyObject* grid, const Extent& group);

}  // namespace eas::python
