// See distinct.hpp.
#include "passes/analysis/distinct.hpp"

#include <algorithm>

#include "passes/analysis/axes.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Value;

bool are_distinct(const Value* offsets) {
  const auto is_splat = [](const Value* x) {
    return x->node && x->node->op == Op::broadcast && x->node->x()->type.is_scalar();
  };
  for (const Value* at = offsets; at->node;) {
    const Node& node = *at->node;
    if (node.op == Op::arange) return wide_axes(offsets->type.shape) == 1;
    if (node.op != Op::add) return false;
    if (is_splat(node.y())) at = node.x();
    else if (is_splat(node.x())) at = node.y();
    else return false;
  }
  return false;
}

bool stay_apart(const std::vector<const Node*>& accesses) {
  const bool writes = std::any_of(accesses.begin(), accesses.end(), [](const Node* node) {
    return ops::info(node->op).effect != ops::Effect::Read;
  });
  if (!writes || accesses.size() == 1) return true;
  const Node& first = *accesses[0];
  return std::all_of(accesses.begin(), accesses.end(),
                     [&](const Node* node) {
                       return node->buffer() == first.buffer() && node->offset() == first.offset();
                     }) &&
         are_distinct(first.offset());
}

}  // namespace eas::passes
