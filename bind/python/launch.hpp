// A launch, step by step: bind the call, find the kernel, check the arguments, settle grid and
// backend, run.
#pragma once

#include <Python.h>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "arguments.hpp"
#include "bind.hpp"
#include "compile/grid.hpp"
#include "interp/interp.hpp"
#include "kernel.hpp"
#include "runtime/backend.hpp"

namespace eas::python {

using compile::Extent;

// Everything a launch needs, settled. The argument objects must live as long.
struct PreparedLaunch {
  std::shared_ptr<const Entry> entry;
  std::vector<interp::Argument> values;  // one per IR parameter
  Extent grid{1, 1, 1};
  Extent group{1, 1, 1};
  bool eager = false;
  bool is_empty() const { return grid[0] == 0 || grid[1] == 0 || grid[2] == 0; }
};

// The backend a launch would run on; refuses options no launch can have.
const runtime::Backend& backend_for(const KernelState& kernel, const LaunchKeywords& options);

// Steps one to four. `grid` is what stood in kernel[grid], or null.
void prepare_launch(PreparedLaunch& out, KernelState& kernel, Arguments& arguments,
                    const BoundCall& call, PyObject* grid);
// The last.
void run_launch(KernelState& kernel, const Arguments& arguments, const PreparedLaunch& launch);

// kernel(…) and kernel[grid](…).
PyObject* launch_kernel(PyObject* kernel, PyObject* grid, PyObject* const* args, std::size_t count,
                        PyObject* keywords);

// The objects behind kernel[grid] and kernel.bind(…).
PyObject* make_launcher(PyObject* kernel, PyObject* grid);
PyObject* make_bound_launch(PyObject* kernel, PyObject* const* args, std::size_t count,
                            PyObject* keywords);
void bind_launch_types(nb::module_& m);

}  // namespace eas::python
