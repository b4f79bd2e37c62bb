// Which steps are never made: a product of two slots without a sum (Hadamard, Khatri-Rao, scaling,
// outer) that a matrix product reads can be multiplied while that one packs its operand.
#pragma once

#include "einsum/plan/steps.hpp"

#include <cstdint>
#include <span>

namespace eas::contraction {

class Packing {
 public:
  // Finds the products of two slots that a step of two reads: sizes have no say in it.
  Packing(std::span<const Step> steps, std::size_t operands);

  // How many labels marking looks at.
  std::size_t labels() const { return labels_; }

  // Marks of these (Step::packed) what is worth it for these sizes, as far as the most that is held at
  // a time does not grow: their operands live until they are read. `made`: elements, by step.
  void mark(std::span<Step> steps, const Expression& expression, const Sizes& sizes, bool is_sliced,
            std::span<const double> made) const;

 private:
  struct Candidate {
    std::size_t maker, reader;  // steps
    bool first;                 // of the reader's operands
    // Of the reader: what only the first or only the second operand gives the result, and what is
    // summed.
    Labels rows, columns, summed;
  };
  class Product;
  std::size_t operands_, labels_ = 0;
  std::vector<Candidate> candidates_;
};

}  // namespace eas::contraction
