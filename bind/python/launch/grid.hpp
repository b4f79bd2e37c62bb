// How many programs, and how many threads in a group: from what the launch says, else from the
// kernel's guards, else by name.
#pragma once

#include "python/launch/kernel.hpp"
#include "python/launch/launch.hpp"

namespace eas::python {

// The threads of a group of what was traced for the kernel; also checks _tptg where nobody needs it.
Extent resolve_group(const KernelState& kernel, const ir::Function& function, PyObject* tptg);
// _tptg as it was given, if it was.
std::optional<Extent> given_group(const KernelState& kernel, PyObject* tptg);

// Finds out which axes of the inferred grid an argument says by its name.
void plan_names(Entry& entry, const KernelState& kernel, const Arguments& arguments);

// An int or a tuple of 1 to 3, small and positive or zero: a grid that is right whatever the kernel.
inline bool read_quickly(Extent& out, PyObject* grid) {
  constexpr std::int64_t kFew = std::int64_t{1} << 20;
  const auto size = [&](std::size_t axis, PyObject* object) {
    if (!PyLong_CheckExact(object)) return false;
    int overflow = 0;
    out[axis] = PyLong_AsLongLongAndOverflow(object, &overflow);
    return overflow == 0 && out[axis] >= 0 && out[axis] < kFew;
  };
  if (!PyTuple_CheckExact(grid)) return size(0, grid);
  const Py_ssize_t axes = PyTuple_GET_SIZE(grid);
  if (axes < 1 || axes > 3) return false;
  for (Py_ssize_t axis = 0; axis < axes; ++axis) {
    if (!size(static_cast<std::size_t>(axis), PyTuple_GET_ITEM(grid, axis))) return false;
  }
  return true;
}

// What a grid function says for these arguments: one object a parameter of the kernel.
nb::object call_grid(const KernelState& kernel, const BoundCall& call, PyObject* callable);

// LaunchError that says what to pass when the grid cannot be known.
Extent resolve_grid(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                    const BoundCall& call, PyObject* grid, const Extent& group);

}  // namespace eas::python
