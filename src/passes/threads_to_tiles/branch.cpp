// Branches. One that all threads take together stays as it is; where threads part, both sides run
// under masks.
#include <algorithm>

#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

void Lowering::threads_if_(const Node& node) {
  if (uniform_.diverges(node)) return diverging_branch(node);
  std::vector<Type> types;
  for (const Value* result : node.results) types.push_back(type_of(result));
  Node* made = tiles_.branch(once(node.condition()), types);
  for (const ir::Block* region : node.regions) {
    const Inside inside(*this, tiles_.function().add_block(made), active_);
    const Node* yield = nodes(*region);
    std::vector<Value*> given;
    for (std::size_t i = 0; i < node.results.size(); ++i) {
      given.push_back(as(yield->operands[i], node.results[i]));
    }
    tiles_.yield(std::move(given));
  }
  for (std::size_t i = 0; i < node.results.size(); ++i) values_[node.results[i]] = made->results[i];
}

void Lowering::diverging_branch(const Node& node) {
  Value* condition = each(node.condition());
  Value* opposite = tiles_.elementwise(Op::not_, {condition});
  Value* taken = both(active_.mask, condition);
  std::vector<Value*> values = side(node, 0, taken, nullptr, {});
  Value* not_taken = both(active_.mask, opposite);
  values = side(node, 1, not_taken, condition, std::move(values));
  for (std::size_t i = 0; i < node.results.size(); ++i) values_[node.results[i]] = values[i];
}

// Runs one side under its mask and gives the branch's results: this side's, or where `condition`
// (if there is one) holds those given as `otherwise`.
std::vector<Value*> Lowering::side(const Node& branch, std::size_t region, Value* mask,
                                   Value* condition, std::vector<Value*> otherwise) {
  const ir::Block& block = *branch.regions[region];
  const auto results = [&](const Node& yield) {
    std::vector<Value*> given;
    for (std::size_t i = 0; i < branch.results.size(); ++i) {
      Value* own = each(yield.operands[i]);
      const Type& type = branch.results[i]->type;
      given.push_back(condition ? select(condition, otherwise[i], own, type) : own);
    }
    return given;
  };
  if (!is_worth_a_test(block)) {
    const Inside inside(*this, tiles_.block(), {mask, false, nullptr});
    return results(*nodes(block));
  }
  std::vector<Type> types;
  for (const Value* result : branch.results) types.push_back(type_of_each(result->type));
  Node* made = tiles_.branch(tiles_.any(mask), types);
  {
    const Inside inside(*this, tiles_.function().add_block(made), {mask, true, nullptr});
    std::vector<Value*> given = results(*nodes(block));
    tiles_.yield(std::move(given));
  }
  {
    const Inside inside(*this, tiles_.function().add_block(made), {mask, false, nullptr});
    if (!condition) {
      for (const Type& type : types) otherwise.push_back(tiles_.full(type.dtype, 0, type.shape));
    }
    tiles_.yield(std::move(otherwise));
  }
  return made->results;
}

// A test costs little, but keeps what is around it from being computed in one go. Loops need it:
// without an active thread they might not end.
bool Lowering::is_worth_a_test(const ir::Block& region) const {
  constexpr std::int64_t kElementary = 10, kAccess = 3, kOther = 16, kWorth = 64;
  std::int64_t cost = 0;
  bool loops = false;
  ir::walk(region, [&](const Node* node) {
    const ops::OpInfo& row = ops::info(node->op);
    loops = loops || node->op == Op::for_ || node->op == Op::while_;
    if (row.effect == ops::Effect::Write || row.effect == ops::Effect::Atomic ||
        row.effect == ops::Effect::Io) {
      cost += kAccess;
    }
    if (node->results.empty() || !varies(node->results[0])) return;
    std::int64_t each = 1;
    if (row.family == ops::Family::Elementwise) each = row.cost >= ops::kCallCost ? kElementary : 1;
    else if (row.effect == ops::Effect::Read) each = kAccess;
    else if (row.family != ops::Family::Structured || row.regions > 0) each = kOther;
    const std::int64_t elements = node->results[0]->type.shape.elements();
    cost += std::min(each * elements, kWorth + 1);
  });
  return loops || cost > kWorth;
}

}  // namespace eas::passes
