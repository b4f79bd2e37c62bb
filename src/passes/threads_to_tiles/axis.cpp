// Ops along one axis of each thread's tile, among them reductions and scans by a function of the
// user's.
#include <algorithm>
#include <utility>

#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

// One op on tiles that are alike but along the axis, with a result that is so too or lacks it.
void Lowering::along_axis(const Node& node) {
  if (is_uniform(node)) return copy(node);
  std::vector<Value*> operands;
  for (const Value* operand : node.operands) operands.push_back(each(operand));
  std::vector<std::int64_t> attributes = node.attributes;
  ++attributes[0];
  give(node, tiles_.give(node.op, std::move(operands), tiles_.type(node.results[0]->type),
                         std::move(attributes)));
}

void Lowering::threads_cat(const Node& node) { along_axis(node); }
void Lowering::threads_sort(const Node& node) { along_axis(node); }

// What the function of a reduce or scan takes from around it and differs by thread; ids it asks for
// itself are made here, before it.
std::vector<const Value*> Lowering::varying_captures(const Node& combine) {
  std::vector<const Value*> captures;
  const auto add = [&](const Value* value) {
    const bool known = std::find(captures.begin(), captures.end(), value) != captures.end();
    if (varies(value) && !known) captures.push_back(value);
  };
  ir::walk(*combine.regions[0], [&](const Node* node) {
    if (is_thread_id(node->op)) thread_id(*node);
    for (const Value* operand : node->operands) {
      const bool id = operand->node && is_thread_id(operand->node->op);
      if (id || !ir::is_inside(ir::defining_block(operand), combine.regions[0])) add(operand);
    }
  });
  return captures;
}

void Lowering::copy_combining(const ir::Block& from, ir::Block* to) {
  ir::Function& into = tiles_.function();
  for (const Node* node : from.nodes) {
    if (is_thread_id(node->op)) continue;
    std::vector<Value*> operands;
    for (const Value* operand : node->operands) operands.push_back(values_.at(operand));
    Node* copy =
        into.add_node(to, node->op, std::move(operands), {}, node->attributes, node->location);
    for (const Value* result : node->results) values_[result] = into.add_result(copy, result->type);
    for (const ir::Block* region : node->regions) {
      ir::Block* inner = into.add_block(copy);
      for (const Value* param : region->params) values_[param] = into.add_param(inner, param->type);
      copy_combining(*region, inner);
    }
  }
}

// The region stays as it is, on single elements. A captured value that differs by thread becomes
// one more tile, the same all along the axis, that is handed on beside the others.
void Lowering::combine(const Node& node) {
  const std::vector<const Value*> captures = varying_captures(node);
  const bool differs = varies(node.results[0]);
  const Shape& from = node.tiles().front()->type.shape;
  const auto axis = static_cast<int>(node.attributes[0]) + (differs ? 1 : 0);
  std::vector<Value*> operands;
  std::vector<Type> elements;
  const auto add = [&](Value* tile) {
    operands.push_back(tile);
    elements.push_back(Type::scalar(tile->type.dtype));
  };
  for (const Value* operand : node.operands) add(differs ? each(operand) : once(operand));
  for (const Value* capture : captures) add(tiles_.broadcast_each(each(capture), {}, from));

  Node* made = tiles_.combine(node.op, std::move(operands), axis);
  ir::Function& into = tiles_.function();
  ir::Block* region = into.add_block(made);
  for (int i = 0; i < 2; ++i) {
    for (const Type& type : elements) into.add_param(region, type);
  }
  const std::size_t count = node.operands.size(), all = elements.size();
  for (std::size_t i = 0; i < count; ++i) {
    values_[node.regions[0]->params[i]] = region->params[i];
    values_[node.regions[0]->params[count + i]] = region->params[all + i];
  }
  std::vector<Value*> outside;
  for (std::size_t i = 0; i < captures.size(); ++i) {
    outside.push_back(std::exchange(values_[captures[i]], region->params[all + count + i]));
  }
  copy_combining(*node.regions[0], region);
  Node* yield = ir::terminator(*region);
  for (std::size_t i = 0; i < captures.size(); ++i) {
    yield->operands.push_back(region->params[all + count + i]);
    values_[captures[i]] = outside[i];
  }
  for (std::size_t i = 0; i < count; ++i) values_[node.results[i]] = made->results[i];
}

void Lowering::threads_reduce(const Node& node) { combine(node); }
void Lowering::threads_scan(const Node& node) { combine(node); }

}  // namespace eas::passes
