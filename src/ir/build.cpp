// Types and attributes of what a Builder makes; of matrices in check_matrix.cpp.
#include "ir/build.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

namespace eas::ir {
namespace {

// The elements an access touches.
Type elements_at(const Value* buffer, const Value* offset) {
  return Type::tile(buffer->type.dtype, offset->type.shape);
}

std::vector<Type> types_of(const std::vector<Value*>& values) {
  std::vector<Type> types;
  for (const Value* value : values) types.push_back(value->type);
  return types;
}

}  // namespace

void push_optional(std::vector<Value*>& all, Value* given, Op op, ops::Operand name) {
  if (!given) return;
  if (all.size() != ops::operand_index(op, name)) {
    throw InternalError(cat(ops::info(op).name, " has '", ops::name(name),
                            "' without an operand that comes before it"));
  }
  all.push_back(given);
}

Value* Builder::give(Op op, std::vector<Value*> operands, const Type& result,
                     std::vector<std::int64_t> attributes) {
  return add(op, std::move(operands), std::span(&result, 1), std::move(attributes))->results[0];
}

Value* Builder::elementwise(Op op, std::vector<Value*> operands) {
  const Type& type = operands.front()->type;
  const DType dtype = ops::result_dtype(ops::info(op).rule, type.dtype);
  return give(op, std::move(operands), Type::tile(dtype, type.shape));
}

Value* Builder::along_axis(Op op, Value* x, std::int64_t axis) {
  const ops::OpInfo& row = ops::info(op);
  const Shape& shape = x->type.shape;
  const bool scans = row.family == ops::Family::Scan;
  return give(op, {x},
              Type::tile(ops::result_dtype(row.rule, x->type.dtype),
                         scans ? shape : shape.without(static_cast<int>(axis))),
              {axis});
}

Value* Builder::constant(DType dtype, std::int64_t bits) {
  return give(Op::constant, {}, Type::scalar(dtype), {bits});
}

Value* Builder::number(DType dtype, std::int64_t number) {
  return constant(dtype, constant_bits(dtype, number));
}

Value* Builder::cast(Value* x, DType dtype) {
  return give(Op::cast, {x}, Type::tile(dtype, x->type.shape));
}

Value* Builder::bitcast(Value* x, DType dtype) {
  return give(Op::bitcast, {x}, Type::tile(dtype, x->type.shape));
}

Value* Builder::where(const Operands<Op::where>& operands) {
  return give(Op::where, operands.in_order(), operands.x->type);
}

Value* Builder::broadcast(Value* x, const Shape& shape) {
  if (x->type.shape == shape) return x;
  return give(Op::broadcast, {x}, Type::tile(x->type.dtype, shape));
}

Value* Builder::reshape(Value* x, const Shape& shape) {
  if (x->type.shape == shape) return x;
  return give(Op::reshape, {x}, Type::tile(x->type.dtype, shape));
}

Value* Builder::permute(Value* x, std::vector<std::int64_t> axes) {
  Shape shape = x->type.shape;
  for (int i = 0; i < shape.rank(); ++i) {
    shape[i] = x->type.shape[static_cast<int>(axes[static_cast<std::size_t>(i)])];
  }
  return give(Op::permute, {x}, Type::tile(x->type.dtype, shape), std::move(axes));
}

Value* Builder::cat_tiles(std::vector<Value*> tiles, std::int64_t axis) {
  Type type = tiles.front()->type;
  const auto at = static_cast<int>(axis);
  type.shape[at] = 0;
  for (const Value* tile : tiles) type.shape[at] += tile->type.shape[at];
  return give(Op::cat, std::move(tiles), type, {axis});
}

Value* Builder::join(const Operands<Op::join>& operands) {
  const Type& type = operands.x->type;
  return give(Op::join, operands.in_order(),
              Type::tile(type.dtype, type.shape.with(type.shape.rank(), 2)));
}

Value* Builder::sort(Value* x, std::int64_t axis, bool descending) {
  return give(Op::sort, {x}, x->type, {axis, descending});
}

Node* Builder::philox(const Operands<Op::philox>& operands) {
  const std::vector<Type> words(4, Type::tile(DType::uint32, operands.offset->type.shape));
  return add(Op::philox, operands.in_order(), words);
}

Value* Builder::arange(std::int64_t start, std::int64_t size) {
  return give(Op::arange, {}, Type::tile(DType::int64, {size}), {start, size});
}

Value* Builder::index(Op op, std::vector<std::int64_t> attributes) {
  return give(op, {}, Type::scalar(DType::int64), std::move(attributes));
}

Value* Builder::extent(Op op, Value* buffer, std::int64_t axis) {
  return give(op, {buffer}, Type::scalar(DType::int64), {axis});
}

Value* Builder::load(const Operands<Op::load>& operands) {
  return give(Op::load, operands.in_order(), elements_at(operands.buffer, operands.offset));
}

void Builder::store(const Operands<Op::store>& operands) {
  add(Op::store, operands.in_order(), {});
}

Value* Builder::atomic(Op op, const Operands<Op::atomic_add>& operands) {
  return give(op, operands.in_order(), elements_at(operands.buffer, operands.offset));
}

Value* Builder::atomic_cas(const Operands<Op::atomic_cas>& operands) {
  return give(Op::atomic_cas, operands.in_order(), elements_at(operands.buffer, operands.offset));
}

Value* Builder::alloc_tg(DType dtype, std::int64_t size) {
  return give(Op::alloc_tg, {}, Type::group(dtype), {size});
}

Value* Builder::workspace(DType dtype, Value* size) {
  return give(Op::workspace, {size}, Type::group(dtype));
}

void Builder::barrier() { add(Op::barrier, {}, {}); }

Node* Builder::for_loop(const Operands<Op::for_>& operands) {
  return add(Op::for_, operands.in_order(), types_of(operands.inits));
}

Node* Builder::while_loop(std::vector<Value*> inits) {
  const std::vector<Type> types = types_of(inits);
  return add(Op::while_, std::move(inits), types);
}

Node* Builder::branch(Value* condition, std::span<const Type> results) {
  return add(Op::if_, {condition}, results);
}

Node* Builder::combine(Op op, std::vector<Value*> tiles, std::int64_t axis) {
  std::vector<Type> types = types_of(tiles);
  if (op == Op::reduce) {
    for (Type& type : types) type.shape = type.shape.without(static_cast<int>(axis));
  }
  return add(op, std::move(tiles), types, {axis});
}

void Builder::yield(std::vector<Value*> values) { add(Op::yield, std::move(values), {}); }

void Builder::assume(Value* condition) { add(Op::assume, {condition}, {}); }

Value* Builder::multiple_of(Value* x, std::int64_t divisor) {
  return give(Op::multiple_of, {x}, x->type, {divisor});
}

void Builder::device_print(std::string text, std::vector<Value*> values,
                           std::vector<std::int64_t> threads) {
  add(Op::device_print, std::move(values), {}, std::move(threads), std::move(text));
}

void Builder::device_assert(std::string text, Value* condition) {
  add(Op::device_assert, {condition}, {}, {}, std::move(text));
}

Node* BlockBuilder::add(Op op, std::vector<Value*> operands, std::span<const Type> results,
                        std::vector<std::int64_t> attributes, std::string text) {
  Node* node = function_.add_node(block_, op, std::move(operands), results, std::move(attributes),
                                  location_);
  node->text = std::move(text);
  return node;
}

}  // namespace eas::ir
