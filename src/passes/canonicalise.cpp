// One spelling for what can be spelled in two ways, so that later passes look for one. Everything
// here is exact: integers wrap, so their additions may be regrouped; floats only swap sides where
// no NaN's payload can tell.
#include <array>
#include <cmath>
#include <utility>

#include "passes/constants.hpp"
#include "passes/passes.hpp"
#include "passes/rewrite.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

bool is_commutative(Op op) {
  return op == Op::add || op == Op::mul || op == Op::and_ || op == Op::or_ || op == Op::xor_ ||
         op == Op::minimum || op == Op::maximum || op == Op::eq || op == Op::ne;
}

bool is_nan(DType dtype, std::int64_t bits) {
  return is_float(dtype) && std::isnan(ir::constant_double(dtype, bits));
}

void put_constant_right(Rewriter& rewriter, Node& node) {
  const auto left = splat_bits(node.x());
  if (!left || splat_bits(node.y()) || is_nan(node.x()->type.dtype, *left)) return;
  node.operands = {node.y(), node.x()};
  rewriter.changed();
}

// (x + 1) + 2 is x + 3, and (x * 2) * 3 is x * 6.
void join_constants(Rewriter& rewriter, Node& node) {
  const Node* inner = node.x()->node;
  if (!inner || inner->op != node.op) return;
  const auto first = splat_bits(inner->y());
  const auto second = splat_bits(node.y());
  if (!first || !second) return;
  const ir::Type& type = node.results[0]->type;
  const std::array<std::int64_t, 2> both{*first, *second};
  node.operands = {inner->x(), rewriter.full(type, fold_elementwise(node.op, type.dtype, both))};
  rewriter.changed();
}

Value* canonical(Rewriter& rewriter, Node& node) {
  if (node.op == Op::gt || node.op == Op::ge) {
    node.op = node.op == Op::gt ? Op::lt : Op::le;
    node.operands = {node.y(), node.x()};
    rewriter.changed();
  }
  const ir::Type& type = node.results[0]->type;
  if (node.op == Op::sub && is_int(type.dtype)) {
    if (const auto bits = splat_bits(node.y())) {
      const std::array<std::int64_t, 1> one{*bits};
      Value* negative = rewriter.full(type, fold_elementwise(Op::neg, type.dtype, one));
      node.op = Op::add;
      node.operands = {node.x(), negative};
      rewriter.changed();
    }
  }
  if (is_commutative(node.op)) put_constant_right(rewriter, node);
  if ((node.op == Op::add || node.op == Op::mul) && is_int(type.dtype)) {
    join_constants(rewriter, node);
  }
  return nullptr;
}

}  // namespace

bool canonicalise(ir::Function& function) { return Rewriter(function, canonical).run(); }

}  // namespace eas::passes
