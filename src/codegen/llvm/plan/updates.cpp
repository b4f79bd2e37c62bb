// A load may wait for its store if nobody else sees its value, nobody writes there in between, and no
// element is another lane's.
#include "codegen/llvm/plan/updates.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/edit.hpp"
#include "passes/analysis/distinct.hpp"

namespace eas::codegen {

using ir::Node;
using ir::Op;
using ir::Value;
using ops::Family;

namespace {

class Updates {
 public:
  Updates(const ir::Block& block, const passes::MemoryFacts& memory)
      : block_(block), memory_(memory) {
    for (std::size_t i = 0; i < block.nodes.size(); ++i) {
      const Node& node = *block.nodes[i];
      places_[&node] = i;
      if (ir::effects(node).writes) writers_.push_back(i);
    }
    ir::walk(block, [&](const Node* node) {
      for (const Value* operand : node->operands) {
        const auto [found, is_new] = users_.try_emplace(operand, node);
        if (!is_new) found->second = nullptr;
      }
    });
  }

  std::unordered_set<const Node*> find() const {
    std::unordered_set<const Node*> found;
    for (const Node* node : block_.nodes) {
      if (node->op == Op::load && is_update(*node)) found.insert(node);
    }
    return found;
  }

 private:
  bool is_update(const Node& load) const {
    if (memory_.is_constant(load.buffer()) || !passes::are_distinct(load.offset())) return false;
    const Node* store = store_of(load);
    return store && store->buffer() == load.buffer() && store->offset() == load.offset() &&
           is_first_to_write(load, *store);
  }

  // Where the only user's only user … puts it; null where it goes another way.
  const Node* store_of(const Node& load) const {
    const Value* value = load.results[0];
    for (;;) {
      const auto found = users_.find(value);
      const Node* user = found == users_.end() ? nullptr : found->second;
      if (!user || user->parent != &block_) return nullptr;
      if (user->op == Op::store) return user->value() == value ? user : nullptr;
      const bool lanewise = ops::info(user->op).family == Family::Elementwise ||
                            user->op == Op::cast || user->op == Op::where;
      if (!lanewise) return nullptr;
      value = user->results[0];
    }
  }

  bool is_first_to_write(const Node& load, const Node& store) const {
    const auto first = std::upper_bound(writers_.begin(), writers_.end(), places_.at(&load));
    for (auto at = first; at != writers_.end(); ++at) {
      const Node& writer = *block_.nodes[*at];
      if (&writer == &store) return true;
      if (may_write(writer, load.buffer(), memory_)) return false;
    }
    return false;
  }

  const ir::Block& block_;
  const passes::MemoryFacts& memory_;
  std::unordered_map<const Node*, std::size_t> places_;
  std::unordered_map<const Value*, const Node*> users_;  // null where there are several
  std::vector<std::size_t> writers_;
};

}  // namespace

bool may_write(const Node& node, const Value* to, const passes::MemoryFacts& memory) {
  const ops::Effect effect = ops::info(node.op).effect;
  if ((effect == ops::Effect::Write || effect == ops::Effect::Atomic) &&
      memory.may_alias(node.buffer(), to)) {
    return true;
  }
  return std::any_of(node.regions.begin(), node.regions.end(), [&](const ir::Block* region) {
    return std::any_of(region->nodes.begin(), region->nodes.end(),
                       [&](const Node* inner) { return may_write(*inner, to, memory); });
  });
}

std::unordered_set<const Node*> updates(const ir::Block& block, const passes::MemoryFacts& memory) {
  return Updates(block, memory).find();
}

}  // namespace eas::codegen
