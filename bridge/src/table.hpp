// The parts of the bridge's module: each is one file that includes torch.
#pragma once

#include <Python.h>
#include <eas_torch/bridge.h>

namespace eas_torch {

// What eas reads tensors with.
const EasTorchBridge& table();

// Whether the table says of tensors made to find out what torch says of them by other ways (DLPack's
// C functions, which no header decides). Empty, or what does not add up.
const char* probe_table();

// The type of operators that are replayed (op.cpp); a new reference, or null.
PyObject* make_op_type();

}  // namespace eas_torch
