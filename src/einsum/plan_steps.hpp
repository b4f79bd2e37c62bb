// From a tree to the steps the executor runs: which labels each step holds and sums, in which order
// its result lies, and what all that costs.
#pragma once

#include "einsum/network.hpp"
#include "einsum/plan.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace eas::contraction {

std::vector<Step> steps_of(const Expression& expression, const Tree& tree);

// Sizes by label; sliced labels count as 1.
using Sizes = std::vector<std::int64_t>;
double flops_of(const Step& step, const Sizes& sizes);
double flops_of(std::span<const Step> steps, const Sizes& sizes);

// The elements held while each step runs: live intermediates and the result. `whole_result`: the
// elements of a sliced result, which is there from the start; -1 when the last step makes it.
std::vector<double> memory_of(std::span<const Step> steps, std::size_t operands, const Sizes& sizes,
                              double whole_result);
double elements_of(std::span<const Label> labels, const Sizes& sizes);

}  // namespace eas::contraction
