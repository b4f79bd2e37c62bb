// Elementwise ops, conversions and where: operands meet in one dtype and shape, then one strict
// node is emitted.
#include <algorithm>

#include "base/format.hpp"
#include "ops/evaluate.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

std::vector<ir::Shape> shapes_of(const std::vector<Value>& values) {
  std::vector<ir::Shape> shapes;
  for (const Value& v : values) shapes.push_back(v.shape());
  return shapes;
}

std::vector<Value> as_values(const std::vector<Operand>& operands) {
  std::vector<Value> values;
  for (const Operand& operand : operands) values.push_back(as_value(operand));
  return values;
}

bool may_be_negative(const Value& x) {
  if (!x.weak || !is_signed_int(x.dtype())) return false;
  return !ir::is_constant(x.ir) || ir::constant_int(x.ir) < 0;
}

// No dtype holds both a uint64 and a weak integer: below zero the number is less than any, else it
// is a uint64 itself.
Value compare_by_value(ir::Op op, const std::vector<Value>& values, bool weak_left) {
  const Value& number = values[weak_left ? 0 : 1];
  const Value as_unsigned = cast_to(number, DType::uint64);
  const Value compared = weak_left ? elementwise(op, {as_unsigned, values[1]})
                                   : elementwise(op, {values[0], as_unsigned});
  const Number zero = Number::of(std::int64_t{0});
  const bool less = op == ir::Op::lt || op == ir::Op::le;
  const bool greater = op == ir::Op::gt || op == ir::Op::ge;
  if (op == ir::Op::ne || (weak_left ? less : greater)) {
    return elementwise(ir::Op::or_, {compared, elementwise(ir::Op::lt, {number, zero})});
  }
  return elementwise(ir::Op::and_, {compared, elementwise(ir::Op::ge, {number, zero})});
}

}  // namespace

Value as_value(const Operand& operand) {
  if (const auto* value = std::get_if<Value>(&operand)) return *value;
  const Number& number = std::get<Number>(operand);
  return {Tracer::current("constant").constant(number.dtype(), number.bits()), true};
}

std::int64_t constant_int(const Operand& operand, std::string_view op, std::string_view what) {
  const auto refuse = [&](const std::string& got) -> std::int64_t {
    throw CompileError(op, cat(what, " must be known while compiling, got ", got,
                               ", expected an int, as an eas.constexpr argument or a literal"));
  };
  if (const auto* number = std::get_if<Number>(&operand)) {
    if (number->kind == Number::Kind::Int) return number->integer;
    return refuse(describe(*number));
  }
  const Value& value = std::get<Value>(operand);
  if (ir::is_constant(value.ir) && is_int(value.dtype())) return ir::constant_int(value.ir);
  return refuse(value.shape().is_scalar() ? "a value of the running kernel" : describe(value));
}

Value elementwise(ir::Op op, const std::vector<Operand>& operands) {
  const ops::OpInfo& row = ops::info(op);
  Tracer& tracer = Tracer::current(row.name);
  std::vector<Value> values = as_values(operands);
  const Meeting met = meet(op, values, row.rule == ops::Rule::Compare);
  // A literal's quotient or root is Python's: float64 until it meets a tile.
  const DType dtype = met.weak && row.rule == ops::Rule::Float && !is_float(met.dtype)
                          ? DType::float64
                          : ops::operand_dtype(row.rule, met.dtype);
  if (!ops::accepts(row.rule, dtype)) {
    throw DTypeError(row.name,
                     cat("not defined for this dtype, got ",
                         join(values, " and ", [](const Value& v) { return describe(v); }),
                         ", expected ", ops::expected_dtypes(row.rule)));
  }
  if (row.rule == ops::Rule::Compare && dtype == DType::uint64) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (may_be_negative(values[i])) return compare_by_value(op, values, i == 0);
    }
  }
  const ir::Shape shape = meet_shapes(row.name, shapes_of(values));
  std::vector<ir::Value*> strict;
  for (const Value& v : values) strict.push_back(expand(convert_to(row.name, v, dtype), shape).ir);
  const ir::Type type = ir::Type::tile(ops::result_dtype(row.rule, dtype), shape);
  return {tracer.give(op, std::move(strict), type), met.weak};
}

Value cast(const Operand& x, DType dtype) {
  if (!is_kernel_dtype(dtype)) {
    throw DTypeError("cast", cat("kernels have no complex numbers, got ", name(dtype),
                                 ", expected a real dtype"));
  }
  return cast_to(as_value(x), dtype);
}

Value bitcast(const Operand& x, DType dtype) {
  const Value value = as_value(x);
  if (!is_kernel_dtype(dtype) || info(dtype).bits != info(value.dtype()).bits ||
      is_bool(dtype) != is_bool(value.dtype())) {
    throw DTypeError("bitcast",
                     cat("the widths differ, got ", name(value.dtype()), " as ", name(dtype),
                         ", expected a dtype of ", info(value.dtype()).bits, " bits"));
  }
  if (dtype == value.dtype()) return {value.ir, false};
  return {Tracer::current("bitcast").bitcast(value.ir, dtype), false};
}

Value where(const Operand& condition, const Operand& x, const Operand& y) {
  Tracer& tracer = Tracer::current("where");
  const Value mask = as_mask("where", condition);
  const std::vector<Value> branches = {as_value(x), as_value(y)};
  const Meeting met = meet(ir::Op::where, branches);
  const ir::Shape shape =
      meet_shapes("where", {mask.shape(), branches[0].shape(), branches[1].shape()});
  const auto strict = [&](const Value& v) {
    return expand(convert_to("where", v, met.dtype), shape).ir;
  };
  return {tracer.where({.condition = expand(mask, shape).ir,
                        .x = strict(branches[0]),
                        .y = strict(branches[1])}),
          met.weak};
}

// --- as they are called ---

Given trace_cast(const Call& c) { return cast(c.operand("x"), c.dtype("dtype")); }
Given trace_bitcast(const Call& c) { return bitcast(c.operand("x"), c.dtype("dtype")); }
Given trace_where(const Call& c) {
  return where(c.operand("condition"), c.operand("x"), c.operand("y"));
}

}  // namespace eas::trace
