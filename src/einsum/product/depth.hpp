// The steps of a summed index: their offsets in both operands, in the order they are added up.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "einsum/product/kernels.hpp"
#include "einsum/product/workspace.hpp"

namespace eas::contraction {

struct DepthAxis {
  std::int64_t size = 1;
  std::int64_t a = 0, b = 0;                // strides
  std::int64_t a_factor = 0, b_factor = 0;  // strides of the operands' factors, if they have them
};

// Steps go along the axis of neighbours of `a` first; where `b` has its neighbours along another axis
// the two are walked in blocks, so that packing uses whole cache lines of both.
class Depth {
 public:
  explicit Depth(std::vector<DepthAxis> axes, bool a_has_factor = false, bool b_has_factor = false);

  std::int64_t size = 1;
  std::span<std::int64_t> a, b;
  std::span<std::int64_t> a_factor, b_factor;  // of the operands that have factors
  std::span<Near> near_a, near_b;              // of the products of both

 private:
  // Steps i of the first axis and j of the second, of which the first is number k.
  struct Block {
    std::int64_t k = 0;
    std::int64_t i = 0, i_end = 0, j = 0, j_end = 0;
  };
  // Strides of one tensor along both, and where the other axes have it.
  struct Walk {
    std::int64_t start = 0, along_first = 0, along_second = 0;
  };
  void fill(std::vector<DepthAxis> axes);
  static void fill_steps(const Block& block, const Walk& walk, std::span<std::int64_t> out);
  static void fill_near(const Block& block, const Walk& walk, const Walk& factor,
                        std::span<Near> out);

  Workspace memory_;  // a long sum has many steps: fresh memory would cost more than filling it
};

}  // namespace eas::contraction
