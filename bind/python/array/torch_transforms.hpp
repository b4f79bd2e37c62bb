// Tensors of which torch must see every step, though they lie on the CPU and require no grad: inside
// torch.func's transforms (vmap, grad, jvp, …) and with a tangent of forward-mode autograd.
#pragma once

#include <Python.h>

namespace eas::python {

// Whether tangents may be about; cheap. Where it cannot be told, they may.
bool forward_ad_is_on();
// Whether torch hands every operation of this thread to somebody who records, fakes or counts them
// (make_fx, FakeTensorMode, …), who would not see what is done to memory; cheap while nobody does.
bool dispatch_mode_is_on();
// Of a torch tensor.
bool is_transformed(PyObject* tensor);

}  // namespace eas::python
