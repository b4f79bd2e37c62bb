// A plan of one step, run on memory that others describe: no tensors are made, so that a small
// contraction costs little more than its arithmetic.
#pragma once

#include <cstdint>
#include <span>

#include "einsum/meaning.hpp"

namespace eas::einsum_detail {

struct Memory {
  void* data = nullptr;
  std::span<const std::int64_t> strides;  // elements
};

// Whether run_on_memory can run it: dense operands of the dtype it computes in, one step, one slice.
bool runs_on_memory(const Meaning& meaning);

// Operands have the planned shapes and dtype, out the result's; it overlaps none of them.
void run_on_memory(const Meaning& meaning, std::span<const Memory> operands, const Memory& out);

}  // namespace eas::einsum_detail
