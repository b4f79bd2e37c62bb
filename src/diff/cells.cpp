// The gradient cells as code, and what the terms they are written in emit.
#include <cmath>
#include <numbers>
#include <string_view>

#include "diff/term.hpp"

namespace eas::diff {
namespace {

bool is_finite_number(const ir::Value* value) {
  while (value->node && value->node->op == ir::Op::broadcast) value = value->node->x();
  return ir::is_constant(value) &&
         std::isfinite(ir::constant_double(value->type.dtype, value->node->attributes[0]));
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
  const ir::Op op = x.gradient && !finite ? ir::Op::mul_no_nan : ir::Op::mul;
  Term out = x;
  out.value = x.build->elementwise(op, {x.value, y.value});
  return out;
}

Term where(const Term& condition, const Term& x, const Term& y) {
  Term out = x.gradient ? x : y;
  out.value = x.build->where({.condition = condition.value, .x = x.value, .y = y.value});
  out.guarded = out.gradient;
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
