// Marks spread from operands to results until nothing changes; loops and memory may need some rounds.
#include "diff/activity.hpp"

#include <algorithm>

#include "diff/term.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Value;

Activity::Activity(const ir::Function& function, const std::vector<bool>& wrt) {
  for (std::size_t i = 0; i < wrt.size(); ++i) {
    if (wrt[i]) varied_.insert(function.body()->params[i]);
  }
  bool changed = true;
  while (changed) {
    changed = false;
    ir::walk(*function.body(), [&](const Node* node) { changed |= spread(*node); });
  }
}

bool Activity::mark(const Value* value) {
  if (value->type.is_tile() && !is_float(value->type.dtype)) return false;
  return varied_.insert(value).second;
}

bool Activity::spread_loop(const Node& node) {
  const std::size_t first = ir::first_carried(node);
  const auto yields = ir::terminator(*node.regions.back())->values();
  bool changed = false;
  for (std::size_t k = 0; k < node.results.size(); ++k) {
    if (!varies(node.inits()[k]) && !varies(yields[k])) continue;
    for (const ir::Block* region : node.regions) changed |= mark(region->params[first + k]);
    changed |= mark(node.results[k]);
  }
  return changed;
}

bool Activity::spread(const Node& node) {
  if (node.op == Op::for_ || node.op == Op::while_) return spread_loop(node);
  bool changed = false;
  if (node.op == Op::if_) {
    for (std::size_t k = 0; k < node.results.size(); ++k) {
      for (const ir::Block* region : node.regions) {
        if (varies(ir::terminator(*region)->values()[k])) changed |= mark(node.results[k]);
      }
    }
    return changed;
  }
  const ops::Effect effect = ops::info(node.op).effect;
  if (effect == ops::Effect::Write || effect == ops::Effect::Atomic) {
    const bool has_value = ops::has_operand(node.op, ops::Operand::value);
    if (has_value && varies(node.value())) changed |= mark(node.buffer());
  }
  if (effect == ops::Effect::Atomic || !passes_gradient(node.op)) return changed;
  const bool from = std::any_of(node.operands.begin(), node.operands.end(),
                                [&](const Value* operand) { return varies(operand); });
  if (!from) return changed;
  for (const Value* result : node.results) changed |= mark(result);
  return changed;
}

}  // namespace eas::diff
