// The loops of one contraction: an axis for each label, or for several that are one in memory.
#pragma once

#include <cstdint>

#include "einsum/product/contract.hpp"

namespace eas::contraction {

struct LoopAxis {
  std::int64_t size;
  std::int64_t a, b, out;           // strides; 0 where an operand does not have it
  std::int64_t a_factor, b_factor;  // of the operands' factors
  bool in_a, in_b, in_out;          // the operand or its factor has it
};

// Axes of size one are left out, so no loop nest that ends has more than 63. Only the axes there are
// get written and copied: a small contraction takes less time than clearing all of them would.
class LoopNest {
 public:
  static constexpr int kMost = 64;

  LoopNest() {}
  LoopNest(const LoopNest& other) { *this = other; }
  LoopNest& operator=(const LoopNest& other);

  bool empty = false;    // the result has no elements
  bool nothing = false;  // the sum has no terms

  int count() const { return count_; }
  LoopAxis& operator[](int i) { return axes_[i]; }
  const LoopAxis& operator[](int i) const { return axes_[i]; }
  LoopAxis* begin() { return axes_; }
  LoopAxis* end() { return axes_ + count_; }
  const LoopAxis* begin() const { return axes_; }
  const LoopAxis* end() const { return axes_ + count_; }
  void push_back(const LoopAxis& axis) { axes_[count_++] = axis; }
  void erase(int i);

 private:
  int count_ = 0;
  LoopAxis axes_[kMost];
};

// Collects the labels of all three, factors among them, and joins axes that lie behind each other
// in all of them.
LoopNest make_nest(const View& a, const View* b, const View& out,
                   std::span<const std::int64_t> sizes);

}  // namespace eas::contraction
