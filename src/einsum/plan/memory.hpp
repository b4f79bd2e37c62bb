// What a plan holds while it runs: the one place that counts memory, for peak_bytes, for limits and
// for what is packed.
#pragma once

#include "einsum/plan/steps.hpp"

#include <span>
#include <vector>

namespace eas::contraction {

// What is counted, and for which slices.
struct Holding {
  const Expression& expression;
  const Footprint& footprint;
  const Sizes& sizes;                     // 1 for sliced labels
  bool is_sliced = false;                 // the result is there from the start
  std::vector<bool> converted_once = {};  // see PlanData

  double result() const;  // bytes of the memory that is computed into
  bool converts(std::size_t operand) const {
    return operand < footprint.converted.size() && footprint.converted[operand];
  }
  bool keeps(std::size_t operand) const {
    return operand < converted_once.size() && converted_once[operand];
  }
  // Bytes of a converted copy of an operand, or of the slice of it at hand.
  double copy_of(std::size_t operand) const;
};

// By step: the elements it makes. Sizes may be beyond any number: they are capped, so that sums and
// differences of them stay numbers.
std::vector<double> elements_made(std::span<const Step> steps, const Sizes& sizes);

// The bytes held while each step runs, and after them while the result is converted; `made` are the
// elements made by each step, which who asks often counts once.
std::vector<double> memory_of(std::span<const Step> steps, const Holding& holding,
                              std::span<const double> made);

}  // namespace eas::contraction
