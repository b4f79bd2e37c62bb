// Which steps are never made: a product of two slots without a sum (Hadamard, Khatri-Rao, scaling,
// outer) that a matrix product reads can be multiplied while that one packs its operand.
#pragma once

#include "einsum/plan_steps.hpp"

#include <cstdint>
#include <span>

namespace eas::contraction {

// Marks such steps (Step::packed), as far as the most that is held at a time does not grow: their
// operands live until they are read. Sizes and `whole_result` as in memory_of().
void mark_packed(std::span<Step> steps, std::size_t operands, const Sizes& sizes,
                 double whole_result);

}  // namespace eas::contraction
