// How many programs, and how many threads in a group: from what the launch says, else from the
// kernel's guards, else by name.
#pragma once

#include "kernel.hpp"
#include "launch.hpp"

namespace eas::python {

// The threads of a group; also checks _tptg where the backend does not need it.
Extent resolve_group(const KernelState& kernel, const compile::CompiledKernel& compiled,
                     PyObject* tptg);

// LaunchError that says what to pass when the grid cannot be known.
Extent resolve_grid(const KernelState& kernel, const Entry& entry, const Arguments& arguments,
                    const LaunchKeywords& options, PyObject* grid, const Extent& group);

}  // namespace eas::python
