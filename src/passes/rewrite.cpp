// The walk behind Rewriter.
#include "passes/rewrite.hpp"

#include <utility>

namespace eas::passes {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

bool Rewriter::run() {
  rewrite_block(*function_.body());
  return changed_;
}

void Rewriter::rewrite_block(Block& block) {
  Block* const outer = std::exchange(out_, &block);
  const std::vector<Node*> nodes = std::exchange(block.nodes, {});
  block.nodes.reserve(nodes.size());
  for (Node* node : nodes) rewrite_node(node);
  out_ = outer;
}

void Rewriter::rewrite_node(Node* node) {
  location_ = node->location;
  if (!replaced_.empty()) {
    for (Value*& operand : node->operands) operand = now(operand);
  }
  if (control_ && !node->regions.empty() && control_(*this, *node)) {
    changed_ = true;
    return;
  }
  if (node->results.size() == 1) {
    if (Value* by = values_(*this, *node)) {
      replace(node->results[0], by);
      changed_ = true;
      return;
    }
  }
  node->parent = out_;
  out_->nodes.push_back(node);
  for (Block* region : node->regions) rewrite_block(*region);
}

Node* Rewriter::add(Op op, std::vector<Value*> operands, std::span<const ir::Type> results,
                    std::vector<std::int64_t> attributes, std::string text) {
  Node* node =
      function_.add_node(out_, op, std::move(operands), results, std::move(attributes), location_);
  node->text = std::move(text);
  return node;
}

Value* Rewriter::give(Op op, std::vector<Value*> operands, const ir::Type& type,
                      std::vector<std::int64_t> attributes) {
  Node* node = add(op, std::move(operands), std::span(&type, 1), std::move(attributes));
  // The rule may emit further nodes before it knows that this one is not needed, so it is taken out
  // first.
  out_->nodes.pop_back();
  if (Value* by = values_(*this, *node)) return by;
  out_->nodes.push_back(node);
  return node->results[0];
}

Value* Rewriter::full(const ir::Type& type, std::int64_t bits) {
  const ir::Type scalar = ir::Type::scalar(type.dtype);
  return repeat(add(Op::constant, {}, std::span(&scalar, 1), {bits})->results[0], type.shape);
}

Value* Rewriter::repeat(Value* value, const ir::Shape& shape) {
  if (value->type.shape == shape) return value;
  const ir::Type type = ir::Type::tile(value->type.dtype, shape);
  return add(Op::broadcast, {value}, std::span(&type, 1))->results[0];
}

Value* Rewriter::now(Value* value) const {
  const auto found = replaced_.find(value);
  return found == replaced_.end() ? value : found->second;
}

void Rewriter::replace(const Value* old, Value* by) { replaced_[old] = by; }

std::vector<Value*> Rewriter::inline_region(Block& region, std::span<Value* const> params) {
  for (std::size_t i = 0; i < region.params.size(); ++i) replace(region.params[i], params[i]);
  const std::vector<Node*> nodes = std::exchange(region.nodes, {});
  for (Node* node : nodes) {
    if (node->op != Op::yield) {
      rewrite_node(node);
      continue;
    }
    std::vector<Value*> yielded;
    for (Value* operand : node->operands) yielded.push_back(now(operand));
    return yielded;
  }
  return {};
}

}  // namespace eas::passes
