// Gradients of sliced plans. Keeping the intermediates of every slice would take the memory that
// slicing saves, so the whole expression is one node, and the gradient of an operand is an einsum of
// the others under the same memory limit.
#pragma once

#include <eas/einsum.hpp>

#include "einsum/plan/plan.hpp"

namespace eas::contraction {

// Operands are dense and of one compute dtype.
Tensor execute_whole(const PlanData& plan, std::span<const Tensor> operands,
                     const EinsumOptions& options);

}  // namespace eas::contraction
