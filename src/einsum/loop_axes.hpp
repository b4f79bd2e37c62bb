// The loops of one contraction: an axis for each label, or for several that are one in memory.
#pragma once

#include <array>
#include <cstdint>

#include "einsum/contract.hpp"

namespace eas::contraction {

struct LoopAxis {
  std::int64_t size = 1;
  std::int64_t a = 0, b = 0, out = 0;  // strides; 0 where an operand does not have it
  bool in_a = false, in_b = false, in_out = false;
};

// Axes of size one are left out, so no loop nest that ends has more than 63.
struct LoopNest {
  static constexpr int kMost = 64;
  std::array<LoopAxis, kMost> axes;
  int count = 0;
  bool empty = false;    // the result has no elements
  bool nothing = false;  // the sum has no terms
  LoopAxis* begin() { return axes.data(); }
  LoopAxis* end() { return axes.data() + count; }
  const LoopAxis* begin() const { return axes.data(); }
  const LoopAxis* end() const { return axes.data() + count; }
  void erase(int i);
};

// Collects the labels of all three and joins axes that lie behind each other in all of them.
LoopNest make_nest(const View& a, const View* b, const View& out,
                   std::span<const std::int64_t> sizes);

}  // namespace eas::contraction
