// What can be known now is computed now. Constants go through the reference bodies, so folding
// means what the interpreter means; an op of broadcasts becomes a broadcast of the op, so a tile of
// one value is known by its scalar.
#include <array>

#include "passes/constants.hpp"
#include "passes/passes.hpp"
#include "passes/simplify.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

bool is_elementwise_or_like_it(Op op) {
  return ops::is_elementwise(op) || op == Op::cast || op == Op::bitcast || op == Op::where;
}

Value* fold_known_operands(Rewriter& rewriter, const Node& node) {
  const ir::Type& type = node.results[0]->type;
  std::array<std::int64_t, 3> bits{};
  const std::size_t count = node.operands.size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto known = splat_bits(node.operands[i]);
    if (!known) return nullptr;
    bits[i] = *known;
  }
  const DType from = node.x()->type.dtype;
  if (ops::is_elementwise(node.op)) {
    return rewriter.full(type, fold_elementwise(node.op, from, std::span(bits.data(), count)));
  }
  if (node.op == Op::cast) return rewriter.full(type, fold_cast(from, bits[0], type.dtype));
  if (node.op == Op::bitcast && !is_bool(from) && !is_bool(type.dtype)) {
    return rewriter.full(type, fold_bitcast(from, bits[0], type.dtype));
  }
  return nullptr;
}

// f(broadcast x, broadcast y) is broadcast f(x, y) when x and y have one shape; constants take any
// shape.
Value* compute_before_broadcasting(Rewriter& rewriter, const Node& node) {
  const Value* source = nullptr;
  for (Value* operand : node.operands) {
    if (splat_bits(operand)) continue;
    const Value* inner = before_broadcast(operand);
    if (inner == operand) return nullptr;
    if (source && !(source->type.shape == inner->type.shape)) return nullptr;
    source = inner;
  }
  if (!source) return nullptr;
  const ir::Shape shape = source->type.shape;
  std::vector<Value*> operands;
  for (Value* operand : node.operands) {
    const auto bits = splat_bits(operand);
    operands.push_back(bits ? rewriter.full(ir::Type::tile(operand->type.dtype, shape), *bits)
                            : before_broadcast(operand));
  }
  const ir::Type& type = node.results[0]->type;
  Value* small = rewriter.give(node.op, std::move(operands), ir::Type::tile(type.dtype, shape));
  return rewriter.repeat(small, type.shape);
}

Value* fold(Rewriter& rewriter, Node& node) {
  if (is_elementwise_or_like_it(node.op)) {
    if (Value* known = fold_known_operands(rewriter, node)) return known;
    if (Value* simpler = simplify_arithmetic(rewriter, node)) return simpler;
    if (Value* simpler = simplify_shapes(rewriter, node)) return simpler;
    return compute_before_broadcasting(rewriter, node);
  }
  return simplify_shapes(rewriter, node);
}

}  // namespace

bool fold_constants(ir::Function& function) {
  return Rewriter(function, fold, simplify_control).run();
}

}  // namespace eas::passes
