// Conversions and changes of shape that do nothing, or that follow one another and can be one.
#include <algorithm>

#include "passes/constants.hpp"
#include "passes/simplify.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Value;

// Whether every value of `from` is one of `to`, of the same kind: the cast only widens.
bool widens(DType from, DType to) {
  if (from == to) return true;
  if (is_float(from)) {
    // Of the 16-bit floats neither holds the other.
    return is_float(to) && info(to).bits > info(from).bits;
  }
  if (!is_int(to)) return false;
  if (is_bool(from)) return true;
  if (is_unsigned_int(to) && is_signed_int(from)) return false;
  return info(to).bits > info(from).bits;
}

// A widening cast before another changes nothing: the second sees the same number.
Value* simplify_cast(Rewriter& rewriter, const Node& node) {
  Value* x = node.x();
  const ir::Type& type = node.results[0]->type;
  if (x->type == type) return x;
  const Node* inner = x->node;
  if (!inner || inner->op != Op::cast) return nullptr;
  Value* source = inner->x();
  if (!widens(source->type.dtype, x->type.dtype)) return nullptr;
  return source->type == type ? source : rewriter.cast(source, type.dtype);
}

Value* simplify_bitcast(Rewriter& rewriter, const Node& node) {
  Value* x = node.x();
  const ir::Type& type = node.results[0]->type;
  if (x->type == type) return x;
  const Node* inner = x->node;
  if (!inner || inner->op != Op::bitcast || is_bool(x->type.dtype)) return nullptr;
  return rewriter.bitcast(inner->x(), type.dtype);
}

// Whether a reshape puts axes before those of its operand (of size 1 then), as broadcasting does
// itself.
bool only_adds_leading_axes(const Shape& from, const Shape& to) {
  const int extra = to.rank() - from.rank();
  return extra >= 0 && std::equal(from.begin(), from.end(), to.begin() + extra);
}

Value* simplify_broadcast(Rewriter& rewriter, const Node& node) {
  Value* x = node.x();
  const ir::Type& type = node.results[0]->type;
  if (x->type == type) return x;
  const Node* inner = x->node;
  if (!inner) return nullptr;
  const bool repeated = inner->op == Op::broadcast;
  const bool padded =
      inner->op == Op::reshape && only_adds_leading_axes(inner->x()->type.shape, x->type.shape);
  return repeated || padded ? rewriter.broadcast(inner->x(), type.shape) : nullptr;
}

Value* simplify_reshape(Rewriter& rewriter, const Node& node) {
  Value* x = node.x();
  const ir::Type& type = node.results[0]->type;
  if (x->type == type) return x;
  Value* source = before_broadcast(x);
  if (source->type.is_scalar()) return rewriter.repeat(source, type.shape);
  const Node* inner = x->node;
  if (!inner || inner->op != Op::reshape) return nullptr;
  return rewriter.reshape(inner->x(), type.shape);
}

Value* simplify_permute(Rewriter& rewriter, const Node& node) {
  Value* x = node.x();
  const ir::Type& type = node.results[0]->type;
  const auto& axes = node.attributes;
  if (std::is_sorted(axes.begin(), axes.end())) return x;
  Value* source = before_broadcast(x);
  if (source->type.is_scalar()) return rewriter.repeat(source, type.shape);
  const Node* inner = x->node;
  if (!inner || inner->op != Op::permute) return nullptr;
  std::vector<std::int64_t> composed;
  for (const std::int64_t axis : axes) {
    composed.push_back(inner->attributes[static_cast<std::size_t>(axis)]);
  }
  return rewriter.permute(inner->x(), std::move(composed));
}

}  // namespace

Value* simplify_shapes(Rewriter& rewriter, const Node& node) {
  if (node.op == Op::cast) return simplify_cast(rewriter, node);
  if (node.op == Op::bitcast) return simplify_bitcast(rewriter, node);
  if (node.op == Op::broadcast) return simplify_broadcast(rewriter, node);
  if (node.op == Op::reshape) return simplify_reshape(rewriter, node);
  if (node.op == Op::permute) return simplify_permute(rewriter, node);
  return nullptr;
}

}  // namespace eas::passes
