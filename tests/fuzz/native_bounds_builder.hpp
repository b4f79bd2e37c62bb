// Short spellings for the IR that computes bounds: every function adds nodes at the end of a block
// and gives their value; tiles of float64 and bool, all of one shape where they meet.
#pragma once

#include <limits>
#include <vector>

#include "ir/ir.hpp"
#include "native_bounds.hpp"

namespace eas::fuzz {

using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

struct Precision {
  double eps = 0, tiny = 0, largest = 0, smallest_normal = 0;
};
inline Precision precision(DType dtype) {
  switch (dtype) {
    case DType::float16: return {0x1p-10, 0x1p-24, 65504, 0x1p-14};
    case DType::bfloat16: return {0x1p-7, 0x1p-133, 0x1.fep127, 0x1p-126};
    case DType::float32: return {0x1p-23, 0x1p-149, 0x1.fffffep127, 0x1p-126};
    default: {
      using Limits = std::numeric_limits<double>;
      return {0x1p-52, Limits::denorm_min(), Limits::max(), Limits::min()};
    }
  }
}

class BoundsBuilder {
 public:
  explicit BoundsBuilder(ir::Function& function) : function_(function), block(function.body()) {}

  Value* op(Op op, std::vector<Value*> operands, const Type& type,
            std::vector<std::int64_t> attributes = {}) {
    return function_
        .add_node(block, op, std::move(operands), std::vector<Type>{type}, std::move(attributes))
        ->results[0];
  }
  Value* to_shape(Value* x, const Shape& shape) {
    if (x->type.shape == shape) return x;
    return op(Op::broadcast, {x}, Type::tile(x->type.dtype, shape));
  }
  Value* constant(DType dtype, double value, const Shape& shape) {
    const std::int64_t bits = is_float(dtype)
                                  ? ir::constant_bits(dtype, value)
                                  : ir::constant_bits(dtype, static_cast<std::int64_t>(value));
    return to_shape(op(Op::constant, {}, Type::scalar(dtype), {bits}), shape);
  }
  Value* num(double value, const Shape& shape) { return constant(DType::float64, value, shape); }
  Value* num(double value, const Value* like) { return num(value, like->type.shape); }
  Value* int64(std::int64_t value) {
    return op(Op::constant, {}, Type::scalar(DType::int64),
              {ir::constant_bits(DType::int64, value)});
  }

  Value* same(Op o, std::vector<Value*> operands) {
    const Type type = operands[0]->type;
    return op(o, std::move(operands), type);
  }
  Value* test(Op o, Value* x, Value* y) {
    return op(o, {x, y}, Type::tile(DType::bool_, x->type.shape));
  }
  Value* add(Value* x, Value* y) { return same(Op::add, {x, y}); }
  Value* sub(Value* x, Value* y) { return same(Op::sub, {x, y}); }
  Value* mul(Value* x, Value* y) { return same(Op::mul, {x, y}); }
  Value* div(Value* x, Value* y) { return same(Op::div, {x, y}); }
  Value* max(Value* x, Value* y) { return same(Op::maximum, {x, y}); }
  Value* abs(Value* x) { return same(Op::abs, {x}); }
  Value* scale(Value* x, double by) { return mul(x, num(by, x)); }
  Value* plus(Value* x, double by) { return add(x, num(by, x)); }
  Value* both(Value* x, Value* y) { return same(Op::and_, {x, y}); }
  Value* either(Value* x, Value* y) { return same(Op::or_, {x, y}); }
  Value* no(Value* x) { return same(Op::not_, {x}); }
  Value* where(Value* c, Value* x, Value* y) { return op(Op::where, {c, x, y}, x->type); }
  Value* positive(Value* x) { return test(Op::gt, x, num(0, x)); }
  Value* below(Value* x, double bound) { return test(Op::lt, x, num(bound, x)); }

  Value* wide(Value* x) {  // as float64
    if (x->type.dtype == DType::float64) return x;
    return op(Op::cast, {x}, Type::tile(DType::float64, x->type.shape));
  }
  Value* magnitude(Value* x) { return abs(wide(x)); }
  Value* finite(Value* x) { return below(magnitude(x), std::numeric_limits<double>::infinity()); }
  Value* finite_magnitude(Value* x) { return where(finite(x), magnitude(x), num(0, x)); }
  // A bound that is no NaN and not beyond kUnknown.
  Value* bound(Value* x) { return where(below(x, 1e100), x, num(kUnknown, x)); }
  Value* unknown_if(Value* condition) {
    return where(condition, num(kUnknown, condition), num(0, condition));
  }

  // Along an axis.
  Value* fold(Op o, Value* x, int axis) {
    return op(o, {x}, Type::tile(x->type.dtype, x->type.shape.without(axis)), {axis});
  }
  Value* scan(Op o, Value* x, int axis) { return op(o, {x}, x->type, {axis}); }
  // What fold(…) gave, repeated along the axis again.
  Value* spread(Value* x, const Shape& shape, int axis) {
    const Shape one = x->type.shape.with(axis, 1);
    return to_shape(op(Op::reshape, {x}, Type::tile(x->type.dtype, one)), shape);
  }

 protected:
  ir::Function& function_;

 public:
  ir::Block* block;
};

}  // namespace eas::fuzz
