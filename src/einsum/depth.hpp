// The steps of a summed index: their offsets in both operands, in the order they are added up.
#pragma once

#include <cstdint>
#include <vector>

#include "einsum/gemm_kernels.hpp"

namespace eas::contraction {

struct DepthAxis {
  std::int64_t size = 1;
  std::int64_t a = 0, b = 0;  // strides
};

// Steps go along the axis of neighbours of `a` first; where `b` has its neighbours along another axis
// the two are walked in blocks, so that packing uses whole cache lines of both.
class Depth {
 public:
  std::vector<std::int64_t> a, b;
  std::vector<Near> near_a, near_b;
  std::int64_t size = 1;

  explicit Depth(std::vector<DepthAxis> axes);

 private:
  void walk(std::int64_t at_a, std::int64_t at_b, const DepthAxis& first, std::int64_t i_begin,
            std::int64_t i_end, const DepthAxis& second, std::int64_t j_begin, std::int64_t j_end);
};

}  // namespace eas::contraction
