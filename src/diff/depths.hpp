// How many sums and loops are on the longest way to a value, in one block: values from around it are
// there already.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "ir/ir.hpp"

namespace eas::diff {

class Depths {
 public:
  // Nodes in their order.
  void note(const ir::Node& node) {
    int most = 0;
    for (const ir::Value* operand : node.operands) most = std::max(most, of(operand));
    const bool waits = ops::info(node.op).family == ops::Family::Reduce || !node.regions.empty();
    if (most == 0 && !waits) return;
    for (const ir::Value* result : node.results) depths_[result] = most + (waits ? 1 : 0);
  }
  int of(const ir::Value* value) const {
    const auto found = depths_.find(value);
    return found == depths_.end() ? 0 : found->second;
  }

 private:
  std::unordered_map<const ir::Value*, int> depths_;
};

}  // namespace eas::diff
