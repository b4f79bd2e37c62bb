// Slicing: labels whose values are taken one at a time, so that a plan's memory stays below a limit
// at the price of work done again for each of them.
#pragma once

#include "einsum/plan_steps.hpp"

#include <cstdint>

namespace eas::contraction {

// Labels to slice so that the steps hold at most `limit` elements, chosen for the least added work.
// Refuses a limit no slicing can meet, saying the least one in bytes.
Labels slices_for(const Expression& expression, std::span<const Step> steps, double limit,
                  std::int64_t element_size);

// The most elements the steps hold at a time when `sliced` are.
double peak_of(const Expression& expression, std::span<const Step> steps,
               std::span<const Label> sliced);

// `expression.sizes` with 1 for sliced labels.
Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced);

}  // namespace eas::contraction
