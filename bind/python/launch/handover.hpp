// Launches handed to a Python function instead of being run: how eas.torch.op sees what the body of an
// operator launches, on tensors that have no memory.
#pragma once

#include <Python.h>

#include <cstddef>

#include "python/common/bind.hpp"

namespace eas::python {

// How many threads hand over now. The GIL guards it.
extern int g_handing_over;

// Whether the launches of this thread go to a function.
bool hands_over();
// Gives it kernel, what stood in kernel[grid] or None, the arguments and the keywords.
PyObject* hand_over(PyObject* kernel, PyObject* grid, PyObject* const* args, std::size_t count,
                    PyObject* keywords);
void bind_handover(nb::module_& m);

}  // namespace eas::python
