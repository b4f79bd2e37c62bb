// Masks taken apart: `a & b` needs both, `~a` needs a false, `where(c, a, False)` needs c and a.
// What a disjunction needs is not said, only what it is made of.
#include "passes/analysis/guards.hpp"

#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

const Value* mask_of(const Node& access) {
  return ops::has_operand(access.op, ops::Operand::mask) ? access.mask() : nullptr;
}

// The value as (condition, when true, when false), if a select or a branch gave it.
struct Choice {
  const Value* condition = nullptr;
  const Value* then = nullptr;
  const Value* otherwise = nullptr;
};

Choice choice_of(const Value* value) {
  const Node& node = *value->node;
  if (node.op == Op::where) return {node.condition(), node.x(), node.y()};
  if (node.op != Op::if_) return {};
  return {node.condition(), ir::terminator(*node.regions[0])->operands[value->index],
          ir::terminator(*node.regions[1])->operands[value->index]};
}

bool is_known(const Value* value, bool truth) {
  while (value->node && value->node->op == Op::broadcast) value = value->node->x();
  return ir::is_constant(value) && (ir::constant_int(value) != 0) == truth;
}

// An order of integers: what a guard is made of.
bool is_bound(const Node& node) { return is_order(node.op) && is_int(node.x()->type.dtype); }

}  // namespace

void GuardFinder::take_apart(const Value* condition, bool holds, std::vector<Guard>& guards) {
  std::vector<std::pair<const Value*, bool>> work{{condition, holds}};
  while (!work.empty()) {
    const auto [value, truth] = work.back();
    work.pop_back();
    if (!value->node || !seen_[truth].insert(value).second) continue;
    const Node& node = *value->node;
    const auto none = [&] {
      loose_.insert(loose_.end(), node.operands.begin(), node.operands.end());
    };
    const auto all = [&, truth = truth] {  // the first operand is looked at first
      for (auto it = node.operands.rbegin(); it != node.operands.rend(); ++it) {
        work.emplace_back(*it, truth);
      }
    };
    if (is_bound(node)) {
      guards.push_back({&node, truth});
    } else if (node.op == Op::not_) {
      work.emplace_back(node.x(), !truth);
    } else if (only_moves_elements(node.op)) {
      all();
    } else if (node.op == Op::and_ || node.op == Op::mul || node.op == Op::minimum) {
      truth ? all() : none();
    } else if (node.op == Op::or_ || node.op == Op::add || node.op == Op::maximum) {
      truth ? none() : all();
    } else if (const Choice choice = choice_of(value); choice.condition) {
      // A side that would give the other answer is one that was not taken.
      if (is_known(choice.otherwise, !truth)) {
        work.emplace_back(choice.then, truth);
        work.emplace_back(choice.condition, true);
      } else if (is_known(choice.then, !truth)) {
        work.emplace_back(choice.otherwise, truth);
        work.emplace_back(choice.condition, false);
      } else {
        loose_.insert(loose_.end(), {choice.condition, choice.then, choice.otherwise});
      }
    }
  }
}

std::vector<Guard> GuardFinder::of(const Node& access) {
  std::vector<Guard> guards;
  if (const Value* mask = mask_of(access)) take_apart(mask, true, guards);
  for (const ir::Block* block = access.parent; block && climbed_.insert(block).second;
       block = ir::enclosing_block(*block)) {
    const Node* branch = block->parent;
    if (branch && branch->op == Op::if_) {
      take_apart(branch->condition(), branch->regions[0] == block, guards);
    }
  }
  return guards;
}

}  // namespace eas::passes
