// Slicing: labels whose values are taken one at a time, so that a plan's memory stays below a limit
// at the price of work done again for each of them.
#pragma once

#include "einsum/path/effort.hpp"
#include "einsum/plan/steps.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace eas::contraction {

// What slicing must keep to.
struct SliceLimit {
  const Expression& expression;
  const Footprint& footprint;
  double bytes;
};

// One more label to slice so that the steps hold at most so many bytes, chosen for the least added
// work as long as the effort lasts; nothing when they do. Refuses a limit no slicing can meet, saying
// the least one.
std::optional<Label> next_slice(const SliceLimit& limit, std::span<const Step> steps,
                                std::span<const Label> sliced, Effort& effort);

// How many slices there are, nothing if they are too many to be counted in 63 bits.
std::optional<std::int64_t> slices_of(const Expression& expression, std::span<const Label> sliced);
// Refuses a limit for which they are.
[[noreturn]] void refuse_slices(const SliceLimit& limit, std::span<const Step> steps,
                                std::span<const Label> sliced);

// Takes labels out of `sliced` that turned out not to be needed.
void put_back_slices(const SliceLimit& limit, std::span<const Step> steps, Labels& sliced);

// Which converted operands are the same in every slice and fit in whole (PlanData::converted_once).
std::vector<bool> kept_copies(const SliceLimit& limit, std::span<const Step> steps,
                              std::span<const Label> sliced);

// `expression.sizes` with 1 for sliced labels.
Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced);

}  // namespace eas::contraction
