// Deep copies of functions, blocks and nodes.
#include "ir/clone.hpp"

namespace eas::ir {

Value* mapped(const ValueMap& map, Value* value) {
  const auto it = map.find(value);
  return it == map.end() ? value : it->second;
}

Node* clone_node(Function& into, const Node& node, Block* to, ValueMap& map) {
  std::vector<Value*> operands;
  operands.reserve(node.operands.size());
  for (Value* operand : node.operands) operands.push_back(mapped(map, operand));
  Node* copy = into.add_node(to, node.op, std::move(operands), {}, node.attributes, node.location);
  copy->text = node.text;
  for (const Value* result : node.results) map[result] = into.add_result(copy, result->type);
  for (const Block* region : node.regions) clone_region(into, *region, copy, map);
  return copy;
}

void clone_nodes(Function& into, const Block& from, Block* to, ValueMap& map) {
  for (const Node* node : from.nodes) clone_node(into, *node, to, map);
}

Block* clone_region(Function& into, const Block& from, Node* parent, ValueMap& map) {
  Block* copy = into.add_block(parent);
  for (const Value* param : from.params) map[param] = into.add_param(copy, param->type);
  clone_nodes(into, from, copy, map);
  return copy;
}

std::unique_ptr<Function> clone(const Function& function) {
  auto copy = std::make_unique<Function>();
  copy->mode = function.mode;
  copy->group_size = function.group_size;
  copy->fast_math = function.fast_math;
  copy->ordered = function.ordered;
  copy->late = function.late;
  ValueMap map;
  for (const Value* param : function.body()->params) {
    map[param] = copy->add_param(copy->body(), param->type);
  }
  clone_nodes(*copy, *function.body(), copy->body(), map);
  return copy;
}

}  // namespace eas::ir
