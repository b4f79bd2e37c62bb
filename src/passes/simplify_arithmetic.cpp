// Identities that hold for every bit pattern. Floats have few: x + 0.0 is not x (x = -0.0), x - x
// is not 0 (NaN, infinity), x * 0 is not 0; but x - 0.0, x + -0.0, x * 1 and x / 1 are x. An
// integer's x // 0 is 0 and x % 0 is x, as the op table says.
#include "passes/constants.hpp"
#include "passes/simplify.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

// ~0: all bits, or `true`.
bool is_all_ones(const Value* value) {
  return is_splat(value, is_bool(value->type.dtype) ? 1 : -1);
}

bool has_bits(const Value* value, double number) {
  const auto bits = splat_bits(value);
  return bits && *bits == ir::constant_bits(value->type.dtype, number);
}

Value* simplify_floats(const Node& node) {
  Value* x = node.x();
  const Value* y = node.y();
  if (node.op == Op::add && has_bits(y, -0.0)) return x;
  if (node.op == Op::sub && has_bits(y, 0.0)) return x;
  if ((node.op == Op::mul || node.op == Op::div) && has_bits(y, 1.0)) return x;
  return nullptr;
}

// Of integers and, where the op takes them, bools (+ is or, * is and).
Value* simplify_integers(Rewriter& rewriter, const Node& node) {
  const Op op = node.op;
  const ir::Type& type = node.results[0]->type;
  Value* x = node.x();
  Value* y = node.y();
  const bool same = x == y;
  const bool boolean = is_bool(x->type.dtype);
  const auto zero = [&] { return rewriter.full(type, 0); };

  if (op == Op::add) {
    if (is_splat(y, 0)) return x;
    if (boolean && (same || is_all_ones(y))) return y;
  }
  if (op == Op::sub) {
    if (is_splat(y, 0)) return x;
    if (same) return zero();
  }
  if (op == Op::mul) {
    if (is_splat(y, 1)) return x;
    if (is_splat(y, 0)) return y;
    if (boolean && same) return x;
  }
  if (op == Op::floordiv && (is_splat(y, 1) || is_splat(x, 0))) return x;
  if (op == Op::floordiv && is_splat(y, 0)) return y;
  if (op == Op::mod) {
    if (is_splat(y, 0) || is_splat(x, 0)) return x;
    if (is_splat(y, 1) || same) return zero();
  }
  if (op == Op::pow) {
    if (is_splat(y, 0)) return rewriter.full(type, 1);
    if (is_splat(y, 1)) return x;
  }
  if (op == Op::and_) {
    if (same || is_all_ones(y)) return x;
    if (is_splat(y, 0)) return y;
  }
  if (op == Op::or_) {
    if (same || is_splat(y, 0)) return x;
    if (is_all_ones(y)) return y;
  }
  if (op == Op::xor_) {
    if (is_splat(y, 0)) return x;
    if (same) return zero();
  }
  if ((op == Op::shl || op == Op::shr) && (is_splat(y, 0) || is_splat(x, 0))) return x;
  if (same) {
    if (op == Op::eq || op == Op::le || op == Op::ge) return rewriter.full(type, 1);
    if (op == Op::ne || op == Op::lt || op == Op::gt) return rewriter.full(type, 0);
  }
  return nullptr;
}

Value* simplify_where(Rewriter& rewriter, const Node& node) {
  Value* condition = node.condition();
  Value* x = node.x();
  Value* y = node.y();
  if (const auto known = splat_bits(condition)) return *known ? x : y;
  if (x == y) return x;
  const Node* inverted =
      condition->node && condition->node->op == Op::not_ ? condition->node : nullptr;
  if (inverted) {
    return rewriter.where({.condition = inverted->x(), .x = y, .y = x});
  }
  if (is_bool(x->type.dtype) && splat_bits(x) && splat_bits(y)) {
    const bool then = *splat_bits(x) != 0;
    if (then == (*splat_bits(y) != 0)) return x;
    return then ? condition : rewriter.elementwise(Op::not_, {condition});
  }
  return nullptr;
}

}  // namespace

Value* simplify_arithmetic(Rewriter& rewriter, const Node& node) {
  const Op op = node.op;
  if (op == Op::where) return simplify_where(rewriter, node);
  if (op == Op::neg || op == Op::not_) {
    const Node* inner = node.x()->node;
    return inner && inner->op == op ? inner->x() : nullptr;
  }
  if (node.operands.size() != 2) return nullptr;
  if ((op == Op::minimum || op == Op::maximum) && node.x() == node.y()) {
    return node.x();
  }
  return is_float(node.x()->type.dtype) ? simplify_floats(node) : simplify_integers(rewriter, node);
}

}  // namespace eas::passes
