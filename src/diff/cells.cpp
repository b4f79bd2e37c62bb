// The gradient cells as code, and what the terms they are written in emit.
#include <cmath>
#include <numbers>
#include <string_view>

#include "diff/term.hpp"

namespace eas::diff {
namespace {

// The constant that is repeated; null where it is none.
const ir::Value* number_in(const ir::Value* value) {
  while (value->node && (value->node->op == ir::Op::broadcast || value->node->op == ir::Op::cast)) {
    value = value->node->x();
  }
  return ir::is_constant(value) ? value : nullptr;
}

bool is_finite_number(const ir::Value* value) {
  const ir::Value* number = number_in(value);
  return number &&
         std::isfinite(ir::constant_double(number->type.dtype, number->node->attributes[0]));
}

bool is_zero(const ir::Value* value) {
  const ir::Value* number = number_in(value);
  return number && ir::constant_double(number->type.dtype, number->node->attributes[0]) == 0;
}

}  // namespace

Term number(const Term& like, double value) {
  const ir::Type& type = like.value->type;
  ir::Value* scalar = like.build->constant(type.dtype, ir::constant_bits(type.dtype, value));
  return {like.build, like.build->broadcast(scalar, type.shape)};
}

Term apply(ir::Op op, const Term& x) {
  Term out = x;
  out.value = x.build->elementwise(op, {x.value});
  out.gradient = op == ir::Op::neg && x.gradient;
  return out;
}

Term apply(ir::Op op, const Term& x, const Term& y) {
  return {x.build, x.build->elementwise(op, {x.value, y.value})};
}

Term multiply(const Term& x, const Term& y) {
  const bool finite =
      is_finite_number(y.value) || (!x.guarded && (!x.lanes || x.lanes->are_finite(y.value)));
  Term out = x;
  if (!x.gradient || finite) {
    out.value = x.build->elementwise(ir::Op::mul, {x.value, y.value});
  } else if (x.mask && !x.guarded) {
    // A choice is made once, after all factors.
    const Term zero = number(x, 0);
    const ir::Node* chosen = x.value->node;
    const bool again = chosen && chosen->op == ir::Op::where && chosen->condition() == x.mask &&
                       is_zero(chosen->y());
    ir::Value* product =
        x.build->elementwise(ir::Op::mul, {again ? chosen->x() : x.value, y.value});
    out.value = x.build->where({.condition = x.mask, .x = product, .y = zero.value});
  } else {
    out.value = x.build->elementwise(ir::Op::mul_no_nan, {x.value, y.value});
  }
  return out;
}

Term where(const Term& condition, const Term& x, const Term& y) {
  Term out = x.gradient ? x : y;
  out.value = x.build->where({.condition = condition.value, .x = x.value, .y = y.value});
  out.guarded = out.gradient;
  return out;
}

Term of_larger(const Term& x, const Term& y, const Term& r, const Term& g) {
  if (number_in(y.value)) return where(r > y, g, 0);
  return where(x > y, g, where(x == y, g / 2, 0));
}

Term of_smaller(const Term& x, const Term& y, const Term& r, const Term& g) {
  if (number_in(y.value)) return where(r < y, g, 0);
  return where(x < y, g, where(x == y, g / 2, 0));
}

Term where_not_zero(const Term& x, const Term& g) {
  Term out = g;
  out.value = x.build->elementwise(ir::Op::mul_no_nan, {x.value, g.value});
  out.guarded = true;
  return out;
}

Terms cell(ir::Op op, [[maybe_unused]] const Term& x, [[maybe_unused]] const Term& y,
           [[maybe_unused]] const Term& z, [[maybe_unused]] const Term& r,
           [[maybe_unused]] const Term& g) {
  const Term none;
  switch (op) {
#define EAS_UNARY(name, ...) \
  case ir::Op::name: return {EAS_CELL(gradient, __VA_ARGS__)};
#define EAS_BINARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_TERNARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#include "ops/ops.def"
    default: return {none, none, none};
  }
}

bool passes_gradient(ir::Op op) {
#define EAS_TEXT_OF(...) EAS_TEXT(__VA_ARGS__)
#define EAS_TEXT(...) #__VA_ARGS__
  constexpr std::string_view kNone = "none";
  switch (op) {
#define EAS_UNARY(name, ...) \
  case ir::Op::name:         \
    return !std::string_view(EAS_TEXT_OF(EAS_CELL(gradient, __VA_ARGS__))).starts_with(kNone);
#define EAS_BINARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_TERNARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#include "ops/ops.def"
    default: return true;
  }
#undef EAS_TEXT_OF
#undef EAS_TEXT
}

}  // namespace eas::diff
