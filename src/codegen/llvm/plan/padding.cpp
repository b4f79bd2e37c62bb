#include "codegen/llvm/plan/padding.hpp"

#include <algorithm>

#include "ir/shared_walk.hpp"

namespace eas::codegen {
namespace {

using ir::Op;
using ops::Family;

bool varies_along(const ir::Value* value, int lane, int rank) {
  const ir::Shape& shape = value->type.shape;
  const int axis = lane - (rank - shape.rank());
  return axis >= 0 && shape[axis] > 1;
}

}  // namespace

std::optional<std::vector<const ir::Value*>> padding_of(const Unit& unit) {
  const int rank = unit.shape.rank(), lane = lane_axis(unit.shape);
  std::vector<const ir::Value*> masks;
  const auto add_mask = [&](const ir::Value* mask) {
    if (std::find(masks.begin(), masks.end(), mask) == masks.end()) masks.push_back(mask);
    return mask->type.shape == unit.shape;
  };
  ir::Once<const ir::Value*> work;
  for (const Root& root : unit.roots) {
    if (root.home || root.direct) return std::nullopt;
    if (root.value) {
      work.add(root.value);
    } else if (root.node->op == Op::store) {
      if (!root.node->mask() || !add_mask(root.node->mask())) return std::nullopt;
    } else if (ops::info(root.node->op).family == Family::Reduce) {
      work.add(reduced(*root.node).tile);
    } else {
      return std::nullopt;
    }
  }
  while (const auto next = work.take()) {
    const ir::Value* value = *next;
    if (!is_tile(value)) continue;
    const ir::Node* node = value->node;
    if (!node || value->type.shape != unit.shape) return std::nullopt;
    if (node->op == Op::broadcast) {
      if (varies_along(node->x(), lane, rank)) return std::nullopt;
    } else if (node->op == Op::load) {
      if (!node->mask() || !add_mask(node->mask())) return std::nullopt;
      if (node->other()) work.add(node->other());
    } else if (node->op == Op::where) {
      if (!is_tile(node->condition()) || !add_mask(node->condition())) return std::nullopt;
      work.add(node->y());
    } else if (ops::is_elementwise(node->op) || node->op == Op::cast || node->op == Op::bitcast) {
      for (const ir::Value* operand : node->operands) work.add(operand);
    } else {
      return std::nullopt;
    }
  }
  if (masks.empty()) return std::nullopt;
  return masks;
}

}  // namespace eas::codegen
