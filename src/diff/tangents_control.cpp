// Branches and loops: what a region carries or gives it carries or gives with its tangent, after all
// values.
#include "diff/tangent.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Type;
using ir::Value;

std::vector<std::size_t> Tangent::varying_results(const Node& node) const {
  std::vector<std::size_t> out;
  for (std::size_t k = 0; k < node.results.size(); ++k) {
    if (varies(node.results[k])) out.push_back(k);
  }
  return out;
}

void Tangent::begin_region(const Block& region, Node* copy) {
  Block* inside = out_.add_block(copy);
  for (const Value* param : region.params) map_[param] = out_.add_param(inside, param->type);
  build_.set_block(inside);
}

void Tangent::end_region(const Block& region, const std::vector<std::size_t>& varying) {
  const auto given = ir::terminator(region)->values();
  std::vector<Value*> values;
  for (const Value* value : given) values.push_back(now(value));
  for (const std::size_t k : varying) values.push_back(tangent_or_zero(given[k]));
  build_.yield(std::move(values));
}

void Tangent::take_results(const Node& node, const Node& copy,
                           const std::vector<std::size_t>& varying) {
  for (std::size_t k = 0; k < node.results.size(); ++k) map_[node.results[k]] = copy.results[k];
  for (std::size_t i = 0; i < varying.size(); ++i) {
    // Of no mask either: what came in or was not taken may have had none.
    set(node.results[varying[i]], copy.results[node.results.size() + i], kChosen);
  }
}

void Tangent::tangent_if_(const Node& node) {
  const std::vector<std::size_t> varying = varying_results(node);
  std::vector<Type> types;
  for (const Value* result : node.results) types.push_back(result->type);
  for (const std::size_t k : varying) types.push_back(tangent_type(node.results[k]));
  Block* const around = build_.block();
  Node* copy = build_.branch(now(node.condition()), types);
  for (const Block* region : node.regions) {
    begin_region(*region, copy);
    follow(*region);
    end_region(*region, varying);
  }
  build_.set_block(around);
  take_results(node, *copy, varying);
}

void Tangent::tangent_for_(const Node& node) { follow_loop(node); }
void Tangent::tangent_while_(const Node& node) { follow_loop(node); }

void Tangent::follow_loop(const Node& node) {
  const std::size_t first = ir::first_carried(node);
  const std::vector<std::size_t> varying = varying_results(node);
  std::vector<Value*> operands;
  std::vector<Type> types;
  for (const Value* operand : node.operands) operands.push_back(now(operand));
  for (const Value* result : node.results) types.push_back(result->type);
  for (const std::size_t k : varying) {
    operands.push_back(tangent_or_zero(node.inits()[k]));
    types.push_back(tangent_type(node.results[k]));
  }
  Block* const around = build_.block();
  Node* copy = build_.add(node.op, std::move(operands), types, node.attributes);
  for (const Block* region : node.regions) {
    begin_region(*region, copy);
    for (const std::size_t k : varying) {
      const Value* param = region->params[first + k];
      set(param, out_.add_param(build_.block(), tangent_type(param)), kChosen);
    }
    follow(*region);
    // The condition of a `while` gives nothing on.
    end_region(*region, region == node.regions.back() ? varying : std::vector<std::size_t>{});
  }
  build_.set_block(around);
  take_results(node, *copy, varying);
}

}  // namespace eas::diff
