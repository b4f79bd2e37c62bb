// Slicing: labels whose values are taken one at a time, so that a plan's memory stays below a limit
// at the price of work done again for each of them.
#pragma once

#include "einsum/plan_steps.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace eas::contraction {

// One more label to slice so that the steps hold at most `limit` elements, chosen for the least added
// work; nothing when they do. Refuses a limit no slicing can meet, saying the least one in bytes.
std::optional<Label> next_slice(const Expression& expression, std::span<const Step> steps,
                                std::span<const Label> sliced, double limit,
                                std::int64_t element_size);

// Takes labels out of `sliced` that turned out not to be needed.
void put_back_slices(const Expression& expression, std::span<const Step> steps, Labels& sliced,
                     double limit);

// The most elements the steps hold at a time when `sliced` are.
double peak_of(const Expression& expression, std::span<const Step> steps,
               std::span<const Label> sliced);

// `expression.sizes` with 1 for sliced labels.
Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced);

}  // namespace eas::contraction
