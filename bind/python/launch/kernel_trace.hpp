// Running a kernel's Python body under a tracer: once to compile it, and once for each program in
// eager mode.
#pragma once

#include <memory>
#include <span>

#include "compile/compiled_kernel.hpp"
#include "launch/launch.hpp"
#include "python/launch/arguments.hpp"
#include "python/launch/kernel.hpp"

namespace eas::python {

// Traces and compiles the kernel for arguments of these kinds, a derived one for groups of `tptg`
// threads (_tptg=, or null). For eager mode print() and breakpoint() in the body do nothing yet.
std::shared_ptr<const compile::CompiledKernel> trace_and_compile(KernelState& kernel,
                                                                 const Arguments& arguments,
                                                                 Route route, PyObject* tptg);

// Runs the body on real values, program by program. `values` has one entry per parameter of the
// compiled kernel.
void run_eagerly(KernelState& kernel, const compile::CompiledKernel& compiled,
                 const Arguments& arguments, std::span<const interp::Argument> values,
                 const launch::LaunchOptions& options);

}  // namespace eas::python
