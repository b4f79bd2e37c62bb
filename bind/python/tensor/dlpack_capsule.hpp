// DLPack's Python protocol: asking an object for a capsule, looking into one, taking one over.
#pragma once

#include <eas/dlpack_abi.h>
#include <eas/tensor.hpp>

#include <optional>

#include "python/common/bind.hpp"

namespace eas::python {

// object.__dlpack__(…) for data on the CPU; older producers are asked in the older way.
// copy: true to demand one, false to forbid it, nothing to leave it to the producer.
nb::object request_capsule(nb::handle object, std::optional<bool> copy, const char* op);

struct CapsuleContent {
  const dlpack::DLTensor* tensor;
  bool readonly;
};
// Borrowed from the capsule, which stays responsible for the memory.
CapsuleContent look_into(nb::handle capsule, const char* op);
// Takes the memory over and marks the capsule as used.
Tensor take_capsule(nb::handle capsule, const char* op);

// A new capsule, versioned or legacy, that gives its memory back unless someone takes it.
nb::object make_capsule(const Tensor& tensor, bool versioned, bool is_copy);

}  // namespace eas::python
