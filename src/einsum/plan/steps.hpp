// From a tree to the steps the executor runs: which labels each step holds and sums, in which order
// its result lies, and what all that costs.
#pragma once

#include "einsum/path/network.hpp"
#include "einsum/plan/plan.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace eas::contraction {

std::vector<Step> steps_of(const Expression& expression, const Tree& tree);

// Sizes by label; sliced labels count as 1.
using Sizes = std::vector<std::int64_t>;
double flops_of(const Step& step, const Sizes& sizes);
double flops_of(std::span<const Step> steps, const Sizes& sizes);

// Roughly how long it takes to look up each label of a step among the others, as making steps and
// counting flops do: steps of large networks have hundreds.
double seconds_of_looking_up(std::span<const Step> steps);

double elements_of(std::span<const Label> labels, const Sizes& sizes);

}  // namespace eas::contraction
