// From the values that differ by themselves (thread ids, what atomics give), along uses, to all that
// depend on them. Linear in the number of uses.
#include "passes/analysis/uniform.hpp"

#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/edit.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

bool differs_by_itself(const Node& node, const Group& group) {
  const std::int64_t threads = group.threads();
  if (ops::info(node.op).effect == ops::Effect::Atomic) return threads > 1;
  if (node.op == Op::tid || node.op == Op::lane_id) return threads > 1;
  if (node.op == Op::sg_id) return threads > kSimdgroup;
  if (node.op == Op::local_id) return group.sizes[static_cast<std::size_t>(node.attributes[0])] > 1;
  return false;
}

// The reduce or scan whose function the node is part of.
const Node* combining(const Node& node) {
  for (const Node* around = node.parent->parent; around; around = around->parent->parent) {
    if (around->op == Op::reduce || around->op == Op::scan) return around;
  }
  return nullptr;
}

class Spreader {
 public:
  Spreader(const ir::Function& function, const Group& group,
           std::unordered_set<const Value*>& varying)
      : varying_(varying) {
    ir::walk(*function.body(), [&](const Node* node) {
      for (std::size_t i = 0; i < node->operands.size(); ++i) {
        uses_[node->operands[i]].emplace_back(node, i);
      }
      for (const Value* result : node->results) {
        if (is_fragment(result) || differs_by_itself(*node, group)) mark(result);
      }
      for (const ir::Block* region : node->regions) {
        for (const Value* param : region->params) {
          if (is_fragment(param)) mark(param);
        }
      }
    });
    while (!work_.empty()) {
      const Value* value = work_.back();
      work_.pop_back();
      for (const auto& [node, index] : uses_[value]) spread(*node, index);
    }
  }

 private:
  static bool is_fragment(const Value* value) { return value->type.kind == ir::TypeKind::Fragment; }

  void mark(const Value* value) {
    if (varying_.insert(value).second) work_.push_back(value);
  }
  void mark_results(const Node& node) {
    for (const Value* result : node.results) mark(result);
  }
  // A value a loop carries, and what it is in the end.
  void mark_carried(const Node& loop, std::size_t k) {
    for (const ir::Block* region : loop.regions) {
      mark(region->params[k + ir::first_carried(loop)]);
    }
    mark(loop.results[k]);
  }

  // Operand `index` of the node differs.
  void spread(const Node& node, std::size_t index) {
    if (const Node* combine = combining(node)) return mark_results(*combine);
    if (node.op == Op::yield) return spread_yield(*node.parent, index);
    if (node.op == Op::for_ || node.op == Op::while_) {
      const std::size_t inits = ops::operand_index(node.op, ops::Operand::inits);
      if (index >= inits) return mark_carried(node, index - inits);
      // The counter is a matter of where it starts and how it moves, not of where it ends.
      if (index != ops::operand_index(node.op, ops::Operand::hi)) mark(node.regions[0]->params[0]);
    }
    mark_results(node);
  }

  void spread_yield(const ir::Block& region, std::size_t index) {
    const Node& node = *region.parent;
    if (node.op == Op::if_) return mark(node.results[index]);
    if (node.op == Op::while_ && &region == node.regions[0]) return mark_results(node);
    mark_carried(node, index);
  }

  std::unordered_map<const Value*, std::vector<std::pair<const Node*, std::size_t>>> uses_;
  std::unordered_set<const Value*>& varying_;
  std::vector<const Value*> work_;
};

}  // namespace

Uniformity::Uniformity(const ir::Function& function, const Group& group) {
  Spreader(function, group, varying_);
}

bool Uniformity::diverges(const Node& control) const {
  if (control.op == Op::if_) return varies(control.condition());
  if (control.op == Op::while_) return varies(ir::condition_of(control));
  return varies(control.lo()) || varies(control.hi()) || varies(control.step());
}

}  // namespace eas::passes
