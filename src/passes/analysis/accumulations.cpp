// The load serves the addition alone, at the same elements, and nothing is written in between.
#include "passes/analysis/accumulations.hpp"

#include <algorithm>

#include "ir/edit.hpp"

namespace eas::passes {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;

const Value* without_casts(const Value* value) {
  while (value->node && value->node->op == Op::cast && is_float(value->node->x()->type.dtype)) {
    value = value->node->x();
  }
  return value;
}

bool reads_for(const Node& store, const Value* value, const ir::UseCounts& counts) {
  // Nobody else has the load, nor what it was cast to.
  for (const Value* at = value; at->node; at = at->node->x()) {
    if (ir::uses(counts, at) != 1) return false;
    if (at->node->op != Op::cast) break;
  }
  const Value* source = without_casts(value);
  if (!source->node || source->node->op != Op::load) return false;
  const Node& load = *source->node;
  return load.buffer() == store.buffer() && load.offset() == store.offset() &&
         load.mask() == store.mask() && load.parent == store.parent;
}

bool is_written_between(const Node& load, const Node& store) {
  const auto& nodes = store.parent->nodes;
  const auto from = std::find(nodes.begin(), nodes.end(), &load);
  const auto to = std::find(from, nodes.end(), &store);
  return std::any_of(from, to, [&](const Node* node) {
    if (!node->regions.empty()) return ir::effects(*node).writes;
    const ops::Effect effect = ops::info(node->op).effect;
    return (effect == ops::Effect::Write || effect == ops::Effect::Atomic) &&
           node->buffer() == store.buffer();
  });
}

}  // namespace

Accumulations::Accumulations(const ir::Function& function) {
  const ir::UseCounts counts = ir::count_uses(function);
  ir::walk(*function.body(), [&](const Node* store) {
    if (store->op != Op::store || store->buffer()->type.kind != ir::TypeKind::Buffer) return;
    if (!is_float(store->buffer()->type.dtype)) return;
    const Value* sum = without_casts(store->value());
    if (!sum->node || sum->node->op != Op::add || ir::uses(counts, sum) != 1) return;
    const Value *x = sum->node->x(), *y = sum->node->y();
    if (!reads_for(*store, x, counts)) std::swap(x, y);
    if (!reads_for(*store, x, counts)) return;
    const Node& load = *without_casts(x)->node;
    if (is_written_between(load, *store)) return;
    added[store] = y;
    loads.insert(&load);
  });
}

}  // namespace eas::passes
