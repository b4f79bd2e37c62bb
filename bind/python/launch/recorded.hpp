// Launches inside @eas.function on tensors that require grad: each leaves a node in the graph of the
// tensors it wrote, which runs the kernel's adjoint.
#pragma once

#include "python/launch/launch.hpp"

namespace eas::python {

// Runs a launch that is settled and records it. Refuses, before anything runs, one whose gradients
// cannot be followed.
void run_recorded(PyObject* kernel, const BoundCall& call, const Arguments& arguments,
                  const PreparedLaunch& launch);

}  // namespace eas::python
