// What nobody needs is dropped: pure nodes, reads and allocations without a use, carried values and
// branch results that only feed themselves, and loops and branches left without a purpose.
//
// A dead load goes too, with the out-of-bounds error it might have reported: a value nobody uses
// cannot make a result wrong.
#include <unordered_set>

#include "ir/edit.hpp"
#include "passes/passes.hpp"

namespace eas::passes {

namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

bool is_control(const Node& node) {
  return node.op == Op::for_ || node.op == Op::while_ || node.op == Op::if_;
}

bool has_purpose(const Node& node) {
  switch (ops::info(node.op).effect) {
    case ops::Effect::Write:
    case ops::Effect::Atomic:
    case ops::Effect::Barrier:
    case ops::Effect::Io: return true;
    case ops::Effect::Pure:
    case ops::Effect::Read:
    case ops::Effect::Alloc:
    case ops::Effect::Control: return false;
  }
  __builtin_unreachable();
}

class Liveness {
 public:
  explicit Liveness(const ir::Function& function) {
    ir::walk(*function.body(), [&](const Node* node) {
      if (has_purpose(*node)) need(node);
    });
    // Work lists instead of recursion: a long chain of branches must not overflow the stack.
    while (!node_work_.empty() || !slot_work_.empty()) {
      if (!node_work_.empty()) {
        const Node* node = node_work_.back();
        node_work_.pop_back();
        need_operands(*node);
      } else {
        const Value* slot = slot_work_.back();
        slot_work_.pop_back();
        need_sources(*slot);
      }
    }
  }

  bool needed(const Node* node) const { return nodes_.contains(node); }

  // Carried value or result k of a control node.
  bool needed(const Node& node, std::size_t k) const {
    if (slots_.contains(node.results[k])) return true;
    if (node.op == Op::if_) return false;
    for (const Block* region : node.regions) {
      if (slots_.contains(region->params[ir::first_carried(node) + k])) return true;
    }
    return false;
  }

 private:
  void need(const Node* node) {
    // A node needs those it lies in.
    while (node && nodes_.insert(node).second) {
      node_work_.push_back(node);
      node = node->parent->parent;
    }
  }

  void need(const Value* value) {
    const Node* node = value->node ? value->node : value->block->parent;
    if (!node) return;  // an argument of the kernel
    need(node);
    if (is_control(*node) && slots_.insert(value).second) slot_work_.push_back(value);
  }

  // What a node needs to run at all; which values it carries or gives is asked slot by slot.
  void need_operands(const Node& node) {
    if (node.op == Op::while_) return need(ir::condition_of(node));
    if (node.op == Op::for_) {
      for (const Value* bound : {node.lo(), node.hi(), node.step()}) need(bound);
      return;
    }
    for (const Value* operand : node.operands) need(operand);
    if (is_control(node)) return;
    for (const Block* region : node.regions) {
      for (const Value* operand : ir::terminator(*region)->operands) need(operand);
    }
  }

  void need_sources(const Value& slot) {
    const Node& node = slot.node ? *slot.node : *slot.block->parent;
    if (node.op == Op::if_) {
      for (const Block* region : node.regions) {
        need(ir::terminator(*region)->operands[slot.index]);
      }
      return;
    }
    const std::size_t skipped = slot.block ? ir::first_carried(node) : 0;
    if (slot.index < skipped) return;  // the index of a for
    const std::size_t k = slot.index - skipped;
    need(node.inits()[k]);
    need(ir::terminator(*node.regions.back())->operands[k]);
  }

  std::unordered_set<const Node*> nodes_;
  std::unordered_set<const Value*> slots_;  // results of control nodes and params of their regions
  std::vector<const Node*> node_work_;
  std::vector<const Value*> slot_work_;
};

class Sweeper {
 public:
  explicit Sweeper(const ir::Function& function) : live_(function) {}

  bool run(Block& block) {
    sweep(block);
    return changed_;
  }

 private:
  void sweep(Block& block) {
    const std::size_t before = block.nodes.size();
    ir::erase_nodes_if(
        block, [&](const Node* node) { return node->op != Op::yield && !live_.needed(node); });
    changed_ |= block.nodes.size() != before;
    for (Node* node : block.nodes) {
      if (is_control(*node)) drop_slots(*node);
      for (Block* region : node->regions) sweep(*region);
    }
  }

  void drop_slots(Node& node) {
    std::vector<bool> keep(node.results.size());
    bool all = true;
    for (std::size_t k = 0; k < keep.size(); ++k) {
      keep[k] = live_.needed(node, k);
      all = all && keep[k];
    }
    if (all) return;
    changed_ = true;
    ir::keep_results(node, keep);
    if (node.op == Op::if_) {
      for (const Block* region : node.regions) ir::keep_operands(*ir::terminator(*region), keep);
      return;
    }
    ir::keep_operands(*ir::terminator(*node.regions.back()), keep);
    ir::keep_operands(node, after(node.operands.size() - node.inits().size(), keep));
    for (Block* region : node.regions) {
      ir::keep_params(*region, after(ir::first_carried(node), keep));
    }
  }

  static std::vector<bool> after(std::size_t count, const std::vector<bool>& keep) {
    std::vector<bool> longer(count, true);
    longer.insert(longer.end(), keep.begin(), keep.end());
    return longer;
  }

  Liveness live_;
  bool changed_ = false;
};

}  // namespace

bool remove_dead_code(ir::Function& function) { return Sweeper(function).run(*function.body()); }

}  // namespace eas::passes
