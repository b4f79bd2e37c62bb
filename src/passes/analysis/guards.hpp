// Which comparisons must hold for a node to touch memory: its mask and the branches it lies in,
// taken apart into what each needs.
#pragma once

#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

inline bool is_order(ir::Op op) {
  return op == ir::Op::lt || op == ir::Op::le || op == ir::Op::gt || op == ir::Op::ge;
}

struct Guard {
  const ir::Node* comparison;  // lt, le, gt or ge of integers
  bool holds;                  // it must be true, or false
};

// Walks masks and conditions, each once, so that all guards of a kernel cost one walk over it.
class GuardFinder {
 public:
  // Guards of a load, store or atomic that were not given before, the mask's first, then those of
  // the branches from inside out.
  std::vector<Guard> of(const ir::Node& access);
  // Conditions met since that need not hold: parts of `a | b`. They bound nothing.
  std::vector<const ir::Value*> take_loose() { return std::exchange(loose_, {}); }

 private:
  void take_apart(const ir::Value* condition, bool holds, std::vector<Guard>& guards);

  std::unordered_set<const ir::Value*> seen_[2];  // as having to be false, as having to be true
  std::unordered_set<const ir::Block*> climbed_;
  std::vector<const ir::Value*> loose_;
};

}  // namespace eas::passes
