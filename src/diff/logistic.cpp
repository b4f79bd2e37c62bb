// Constants stand on the right by then.
#include "diff/logistic.hpp"

#include "passes/rewrite.hpp"

namespace eas::diff {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;

bool is_number(const Value* value, double number) {
  while (value->node && value->node->op == Op::broadcast) value = value->node->x();
  return ir::is_constant(value) &&
         ir::constant_double(value->type.dtype, value->node->attributes[0]) == number;
}

// What `op` makes of a value and the number; null where it is something else.
const Value* with_number(const Value* value, Op op, double number) {
  const Node* node = value->node;
  return node && node->op == op && is_number(node->y(), number) ? node->x() : nullptr;
}

const Value* halved(const Value* value, Op outer, double first, Op inner, double second) {
  const Value* inside = with_number(value, outer, first);
  const Value* tanh = inside ? with_number(inside, inner, second) : nullptr;
  return tanh && tanh->node && tanh->node->op == Op::tanh ? tanh : nullptr;
}

Value* rule(passes::Rewriter& rewriter, Node& node) {
  if ((node.op != Op::mul && node.op != Op::add) || !is_float(node.results[0]->type.dtype)) {
    return nullptr;
  }
  const Value* value = node.results[0];
  const Value* tanh = node.op == Op::mul ? halved(value, Op::mul, 0.5, Op::add, 1)
                                         : halved(value, Op::add, 0.5, Op::mul, 0.5);
  if (!tanh) return nullptr;
  Value* u = tanh->node->x();
  const auto times = [&](Value* x, double by) {
    const ir::Type& type = x->type;
    return rewriter.elementwise(Op::mul,
                                {x, rewriter.full(type, ir::constant_bits(type.dtype, by))});
  };
  // A factor that is a number takes the 2.
  if (u->node && u->node->op == Op::mul) {
    const Value* factor = u->node->y();
    while (factor->node && factor->node->op == Op::broadcast) factor = factor->node->x();
    if (ir::is_constant(factor)) {
      const double by = ir::constant_double(factor->type.dtype, factor->node->attributes[0]);
      return rewriter.elementwise(Op::sigmoid, {times(u->node->x(), 2 * by)});
    }
  }
  return rewriter.elementwise(Op::sigmoid, {times(u, 2)});
}

}  // namespace

void use_sigmoid(ir::Function& function) { passes::Rewriter(function, rule).run(); }

}  // namespace eas::diff
