// Contractions that can be differentiated: each step of a plan leaves one node behind, so gradients
// follow the pairwise tree and share its intermediates.
#pragma once

#include <eas/tensor.hpp>

#include "einsum/plan/plan.hpp"

namespace eas::contraction {

// out[out_labels] = sum over all other labels of a[a_labels] * b[b_labels]; b may be null. Closed
// under differentiation, so it takes more than an einsum does: a label twice in out_labels is a
// diagonal with zeros around it, and a label of out_labels alone is repeated along it. Operands are
// dense and of one compute dtype.
Tensor contract_recorded(const Tensor& a, const Labels& a_labels, const Tensor* b,
                         const Labels& b_labels, const Labels& out_labels,
                         const std::vector<std::int64_t>& sizes);

// A whole plan by recorded steps. Unsliced plans only: slices are there to save the memory that the
// intermediates of all steps would take.
Tensor execute_recorded(const PlanData& plan, std::span<const Tensor> operands);

}  // namespace eas::contraction
