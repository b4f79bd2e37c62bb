// The memory of a backend's devices as tensors use it.
#pragma once

#include "runtime/backend.hpp"
#include "tensor/device.hpp"

namespace eas::runtime {

struct DeviceStream;

// Of a row with devices that is being registered; it is found by its name when it is used. Lives as long
// as the process.
tensor::DeviceMemory& tensor_memory(const Backend& backend);

// Copies of elements that are more than a block of bytes need a kernel, and those are made further up:
// the room `device` says here how. `stream` took its turn already.
using CopyElements = void (*)(DeviceStream& stream, tensor::Span shape, const tensor::Elements& to,
                              const tensor::Elements& from);
void set_copy_elements(CopyElements copy);

}  // namespace eas::runtime
