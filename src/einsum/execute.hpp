// Runs a plan on dense operands of one dtype, slice by slice.
#pragma once

#include <eas/tensor.hpp>

#include <functional>

#include "einsum/plan/plan.hpp"
#include "einsum/product/contract.hpp"

namespace eas::contraction {

// The dtype a plan for this result is computed in: 16-bit floats in float32, small integers in 32
// bits, which wrap alike; bool counts.
DType compute_dtype(DType result);

// contract() for the compute dtypes, on tensors.
void contract_views(DType dtype, const View& a, const View* b, const View& out,
                    std::span<const std::int64_t> sizes, bool accumulate);

// The same where the memory is a device's: the room `device` says how.
using DeviceContract = void (*)(Device device, DType dtype, const View& a, const View* b,
                                const View& out, std::span<const std::int64_t> sizes,
                                bool accumulate);
void set_device_contract(DeviceContract contract);

// How many operands were converted to another dtype so far, in this process.
std::uint64_t operand_conversions();

struct SliceRange {
  std::int64_t begin = 0, end = 1;
  bool fresh = true;  // the result holds nothing yet: first contributions are written, not added
};

// The memory of the result. An unsliced plan asks for it right before its last step, when most
// intermediates are gone; a sliced one at once.
using MakeResult = std::function<Tensor()>;

// Operands are dense; what is not of the compute dtype `dtype`, as the result is, is converted for the
// step that reads it. `out_labels` are of each axis of the result, in any order, repeated where a
// diagonal of it is meant (the rest is not touched).
Tensor execute(const PlanData& plan, std::span<const Tensor> operands, DType dtype,
               const MakeResult& result, std::span<const Label> out_labels,
               const SliceRange& slices, const ProgressCallback& progress);

}  // namespace eas::contraction
