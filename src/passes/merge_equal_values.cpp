// A pure value that was computed before, in this block or one around it, is used again. Equal means
// equal op, operands, attributes and types; constants are compared by their bits, so -0.0 and 0.0
// and the payloads of NaNs stay apart.
//
// A load is merged only with one of the same block when nothing was written in between, whatever
// the buffer: arguments may overlap.
#include <functional>
#include <unordered_set>
#include <utility>

#include "base/mix.hpp"
#include "ir/edit.hpp"
#include "passes/passes.hpp"

namespace eas::passes {

namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

// Ops whose operands may be swapped without changing a bit.
bool is_symmetric(const Node& node) {
  const Op op = node.op;
  if (op == Op::eq || op == Op::ne) return true;
  const bool commutes = op == Op::add || op == Op::mul || op == Op::and_ || op == Op::or_ ||
                        op == Op::xor_ || op == Op::minimum || op == Op::maximum;
  return commutes && !is_float(node.x()->type.dtype);
}

struct HashNode {
  std::size_t operator()(const Node* node) const {
    std::size_t seed = mix(node->operands.size(), static_cast<std::size_t>(node->op));
    const std::hash<const Value*> hash;
    if (is_symmetric(*node)) {
      seed = mix(seed, hash(node->x()) + hash(node->y()));
    } else {
      for (const Value* operand : node->operands) seed = mix(seed, hash(operand));
    }
    for (const std::int64_t attribute : node->attributes) {
      seed = mix(seed, static_cast<std::size_t>(attribute));
    }
    for (const Value* result : node->results) {
      seed = mix(seed, static_cast<std::size_t>(result->type.dtype));
      for (const std::int64_t size : result->type.shape) {
        seed = mix(seed, static_cast<std::size_t>(size));
      }
    }
    return seed;
  }
};

struct EqualNodes {
  bool operator()(const Node* a, const Node* b) const {
    if (a->op != b->op || a->attributes != b->attributes || a->text != b->text) return false;
    if (a->results.size() != b->results.size()) return false;
    for (std::size_t i = 0; i < a->results.size(); ++i) {
      if (!(a->results[i]->type == b->results[i]->type)) return false;
    }
    if (a->operands == b->operands) return true;
    return is_symmetric(*a) && a->x() == b->y() && a->y() == b->x();
  }
};

using Known = std::unordered_set<Node*, HashNode, EqualNodes>;

class Merger {
 public:
  bool run(Block& body) {
    merge_block(body);
    return changed_;
  }

 private:
  // Whether the block writes memory or waits for those who do.
  bool merge_block(Block& block) {
    bool wrote = false;
    Known loads;
    std::vector<Node*> entered;
    const auto keep = [&](Node* node) {
      for (Value*& operand : node->operands) {
        if (const auto by = replaced_.find(operand); by != replaced_.end()) operand = by->second;
      }
      if (!node->regions.empty()) {
        if (merge_regions(*node)) {
          loads = Known();
          wrote = true;
        }
        return true;
      }
      switch (ops::info(node->op).effect) {
        case ops::Effect::Pure: {
          const auto [found, added] = values_.insert(node);
          if (added) entered.push_back(node);
          return added || use_instead(*node, **found);
        }
        case ops::Effect::Read: {
          const auto [found, added] = loads.insert(node);
          return added || use_instead(*node, **found);
        }
        case ops::Effect::Write:
        case ops::Effect::Atomic:
        case ops::Effect::Barrier:
          if (!loads.empty()) loads = Known();
          wrote = true;
          return true;
        case ops::Effect::Alloc:
        case ops::Effect::Control:
        case ops::Effect::Io: return true;
      }
      __builtin_unreachable();
    };
    ir::erase_nodes_if(block, [&](Node* node) { return !keep(node); });
    for (Node* node : entered) values_.erase(node);
    return wrote;
  }

  bool merge_regions(Node& node) {
    // The function a reduce or scan applies stands for itself: it may be run for many elements at
    // once, so nothing enters it.
    const bool alone = node.op == Op::reduce || node.op == Op::scan;
    Known outer;
    if (alone) outer.swap(values_);
    bool wrote = false;
    for (Block* region : node.regions) wrote |= merge_block(*region);
    if (alone) outer.swap(values_);
    return wrote;
  }

  bool use_instead(const Node& node, const Node& by) {
    for (std::size_t i = 0; i < node.results.size(); ++i) {
      replaced_[node.results[i]] = by.results[i];
    }
    changed_ = true;
    return false;
  }

  Known values_;  // what the blocks around here have computed so far
  ir::ValueMap replaced_;
  bool changed_ = false;
};

}  // namespace

bool merge_equal_values(ir::Function& function) { return Merger().run(*function.body()); }

}  // namespace eas::passes
