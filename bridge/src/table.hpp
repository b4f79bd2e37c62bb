// The parts of the bridge's module: each is one file that includes torch.
#pragma once

#include <Python.h>
#include <eas_torch/bridge.h>

#include <exception>
#include <string>

namespace eas_torch {

// Keeps the words of this thread's failure, and gives the code.
int fail(int code, std::string words) noexcept;
int fail_as(const std::exception& error) noexcept;  // torch's

// What eas reads tensors with.
const EasTorchBridge& table();

// Whether the table says of tensors made to find out what torch says of them by other ways (DLPack's
// C functions, which no header decides). Empty, or what does not add up.
const char* probe_table();

// torch's stream on MPS (mps.cpp); null without it.
const EasTorchMps* mps() noexcept;
// The same of what is said about tensors there.
const char* probe_mps();

// The type of operators that are replayed (op.cpp); a new reference, or null.
PyObject* make_op_type();

}  // namespace eas_torch
