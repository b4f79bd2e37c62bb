// From the operands of each op; a scalar is the same in all lanes, so it says nothing of some of them.
#include "diff/lanes.hpp"

#include <algorithm>
#include <cmath>

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Value;

Lanes::Kind Lanes::of(const Value* value, int depth) {
  if (const auto found = known_.find(value); found != known_.end()) return found->second;
  constexpr int kDeep = 100;  // further nobody looks
  if (depth > kDeep) return Kind::Unknown;
  return known_[value] = work_out(value, depth + 1);
}

Lanes::Kind Lanes::work_out(const Value* value, int depth) {
  if (value->node && value->node->op == Op::constant) {
    const double number = ir::constant_double(value->type.dtype, value->node->attributes[0]);
    if (std::isfinite(number)) return number == 0 ? Kind::Zero : Kind::Finite;
    return number < 0 ? Kind::MinusInfinity : Kind::Unknown;
  }
  if (value->type.is_scalar() || !is_float(value->type.dtype)) return Kind::Finite;
  return value->node ? of_node(*value->node, depth) : Kind::Unknown;
}

Lanes::Kind Lanes::of_node(const Node& node, int depth) {
  const auto all_finite = [&] {
    return std::all_of(node.operands.begin(), node.operands.end(),
                       [&](const Value* operand) { return is_finite(of(operand, depth)); });
  };
  switch (node.op) {
    case Op::load: return node.mask() == mask_ ? of(node.other(), depth) : Kind::Unknown;
    case Op::broadcast:
    case Op::reshape:
    case Op::permute:
    case Op::cast:
    case Op::multiple_of: return of(node.x(), depth);
    case Op::add:
    case Op::sub: {
      const Kind x = of(node.x(), depth), y = of(node.y(), depth);
      if (is_finite(x) && is_finite(y)) return x == y && x == Kind::Zero ? x : Kind::Finite;
      if (node.op == Op::add && is_finite(x)) return y;
      return is_finite(y) ? x : Kind::Unknown;
    }
    case Op::exp:
    case Op::exp2: {
      const Kind x = of(node.x(), depth);
      if (x == Kind::MinusInfinity) return Kind::Zero;
      return is_finite(x) ? Kind::Finite : x;
    }
    case Op::sigmoid:
    case Op::tanh:
    case Op::erf: return of(node.x(), depth) == Kind::Unknown ? Kind::Unknown : Kind::Finite;
    case Op::div: {
      // By one number for all lanes.
      const Value* y = node.y();
      while (y->node && (y->node->op == Op::broadcast || y->node->op == Op::reshape)) {
        y = y->node->x();
      }
      return y->type.is_scalar() && all_finite() ? of(node.x(), depth) : Kind::Unknown;
    }
    case Op::mul: {
      if (!all_finite()) return Kind::Unknown;
      const Kind x = of(node.x(), depth);
      return x == Kind::Zero ? x : of(node.y(), depth);
    }
    case Op::where:
      if (node.condition() == mask_) return of(node.y(), depth);
      return all_finite() ? Kind::Finite : Kind::Unknown;
    case Op::neg:
    case Op::abs:
    case Op::mul_no_nan:
    case Op::fma:
    case Op::minimum:
    case Op::maximum:
    case Op::clamp:
    case Op::sqrt:
    case Op::sin:
    case Op::cos:
    case Op::sum:
    case Op::cumsum:
    case Op::cat:
    case Op::join: return all_finite() ? Kind::Finite : Kind::Unknown;
    default:  // products are sums of products
      return ops::has_operand(node.op, ops::Operand::acc) && all_finite() ? Kind::Finite
                                                                          : Kind::Unknown;
  }
}

}  // namespace eas::diff
