// A launch, step by step: bind the call, find the kernel, check the arguments, settle grid and
// backend, run.
#pragma once

#include <Python.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "launch/grid.hpp"
#include "python/common/bind.hpp"
#include "python/launch/arguments.hpp"
#include "python/launch/kernel.hpp"
#include "runtime/streams.hpp"

namespace eas::python {

using launch::Extent;

// Everything a launch needs, settled. The argument objects must live as long.
struct PreparedLaunch {
  EntryRef entry;
  Extent grid{1, 1, 1};
  Extent group{1, 1, 1};
  Route route = nullptr;
  // Of a backend with devices: where the arrays are, and how the launch is given to it.
  Device device;
  std::shared_ptr<runtime::DeviceStream> stream;
  bool sync = true;
  bool may_record = false;  // a function may be running whose launches leave a way back
  bool recorded = false;    // this one is to: a tensor requires grad
  // The first axes of every array, if any, are of samples (launch_samples): their sizes, and each
  // array's strides along them, which are no part of what the kernel sees.
  std::size_t sample_axes = 0;
  std::vector<std::int64_t> sample_sizes;
  std::vector<std::int64_t> sample_strides;  // an argument's, one an axis, then the next argument's
  // Nothing is to be done.
  bool is_empty() const {
    return (grid[0] == 0 || grid[1] == 0 || grid[2] == 0) && entry->compiled->code->fresh.empty();
  }
};

// Who runs a launch with these options; refuses options no launch can have.
Route route_for(const KernelState& kernel, const LaunchKeywords& options);

// Whether every launch is to be looked at (EAS_LOG=launch, EAS_CHECK=race), which the quick way
// through machine code does not do.
bool launches_are_watched(const KernelState& kernel);

// Steps one to four. `grid` is what stood in kernel[grid], or null.
void prepare_launch(PreparedLaunch& out, KernelState& kernel, Arguments& arguments,
                    const BoundCall& call, PyObject* grid);
// The last.
void run_launch(KernelState& kernel, const Arguments& arguments, const PreparedLaunch& launch);

// The same of a call that is bound already, recorded where it is to be. Nothing is remembered of it.
void launch_bound_call(PyObject* kernel, const BoundCall& call, PyObject* grid);

// kernel(…) and kernel[grid](…).
PyObject* launch_kernel(PyObject* kernel, PyObject* grid, PyObject* const* args, std::size_t count,
                        PyObject* keywords);
// kernel[grid](…) for every sample: the first `axes` axes of all arrays.
void launch_samples(nb::handle kernel, nb::handle grid, std::size_t axes, const nb::tuple& args,
                    const nb::dict& kwargs);
// Of the arrays that were read.
void take_samples(PreparedLaunch& out, const KernelState& kernel, Arguments& arguments);

// kernel.compile(…) and its relatives: the arguments of a launch, or dtypes in their place; nothing
// runs. For the CPU the machine code is made too when `load`.
EntryRef compile_for(PyObject* kernel, PyObject* const* args, std::size_t count, PyObject* keywords,
                     bool load);

// The objects behind kernel[grid] and kernel.bind(…).
PyObject* make_launcher(PyObject* kernel, PyObject* grid);
PyObject* make_bound_launch(PyObject* kernel, PyObject* grid, PyObject* const* args,
                            std::size_t count, PyObject* keywords);
void bind_launch_types(nb::module_& m);

}  // namespace eas::python
