// The table of the bridge to torch (the wheel eas-torch), where there is one: torch's tensors read by
// code that was compiled against torch, a sixth of what DLPack's C functions take. Everything works
// without it. eas._torch_bridge decides, once, when the first torch tensor is met.
#pragma once

#include <Python.h>
#include <eas_torch/bridge.h>

#include <optional>

#include "python/array/array_view.hpp"

namespace eas::python {

// Null while there is none.
extern const EasTorchBridge* g_torch_bridge;

// Has the bridge loaded, where that was not tried before. Runs Python code. Only an interrupt is thrown.
void load_torch_bridge();

// torch's number of an element type as ours; nothing for what we do not have.
std::optional<DType> dtype_of_torch(std::int16_t number);

// Fills `out` for a plain tensor on the CPU whose dtype we have. False for all others, and without a
// bridge: the way by DLPack then says what is wrong with it.
bool read_by_bridge(PyObject* object, ArrayView& out);

}  // namespace eas::python
