// Where a kernel is, and what it reads and writes.
#include <array>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/language.hpp"

namespace eas::trace {
namespace {

Value index_value(ir::Op op, std::vector<ir::Value*> operands = {},
                  std::vector<std::int64_t> attributes = {}, const ir::Shape& shape = {}) {
  Tracer& tracer = Tracer::current(ops::info(op).name);
  return {tracer.emit(op, std::move(operands), ir::Type::tile(DType::int64, shape),
                      std::move(attributes)),
          false};
}

std::int64_t grid_axis(std::string_view op, std::int64_t axis) {
  if (axis < 0 || axis > 2)
    throw CompileError(op, cat("no such axis, got ", axis, ", expected 0, 1 or 2"));
  return axis;
}

void use_threads(std::string_view op) { Tracer::current(op).use_mode(ir::Mode::Thread, op); }

// Offset, mask and values of one access, broadcast together.
struct Access {
  ir::Value* memory;
  ir::Shape shape;
  std::vector<ir::Value*> operands;

  Access(std::string_view op, const Pointer& pointer, const std::optional<Value>& mask,
         const std::vector<Value>& values)
      : memory(pointer.buffer.ir) {
    std::vector<ir::Shape> shapes = {pointer.offset.shape()};
    if (mask) shapes.push_back(mask->shape());
    for (const Value& v : values) shapes.push_back(v.shape());
    shape = meet_shapes(op, shapes);
    operands = {memory, expand(pointer.offset, shape).ir};
  }
  void push(const Value& v) { operands.push_back(expand(v, shape).ir); }
};

std::optional<Value> mask_of(std::string_view op, const std::optional<Operand>& mask) {
  if (!mask) return std::nullopt;
  return as_mask(op, *mask);
}

Value element(std::string_view op, const Pointer& pointer, const Operand& value) {
  return convert_to(op, as_value(value), pointer.buffer.dtype());
}

Value emit_atomic(ir::Op op, const Pointer& pointer, const std::vector<Value>& values,
                  const std::optional<Operand>& mask) {
  const std::string_view name = ops::info(op).name;
  const auto on = mask_of(name, mask);
  Access access(name, pointer, on, values);
  for (const Value& v : values) access.push(v);
  if (on) access.push(*on);
  const ir::Type type = ir::Type::tile(pointer.buffer.dtype(), access.shape);
  return {Tracer::current(name).emit(op, access.operands, type), false};
}

}  // namespace

Value program_id(std::int64_t axis) {
  return index_value(ir::Op::program_id, {}, {grid_axis("program_id", axis)});
}
Value num_programs(std::int64_t axis) {
  return index_value(ir::Op::num_programs, {}, {grid_axis("num_programs", axis)});
}

namespace {

// Where the indices begin: a number known now goes into the node, any other is added to it.
Value starting_at(const Operand& start, std::string_view op,
                  const std::function<Value(std::int64_t)>& from) {
  const Value first = as_index(op, "the start", start);
  if (!first.shape().is_scalar()) {
    throw ShapeError(
        op, cat("the start must be a scalar, got ", describe(first), ", expected one value"));
  }
  if (ir::is_constant(first.ir)) return from(ir::constant_int(first.ir));
  return elementwise(ir::Op::add, {first, from(0)});
}

}  // namespace

Value arange(const Operand& start, std::int64_t size) {
  Tracer::current("arange").use_mode(ir::Mode::Spmd, "arange");
  const ir::Shape shape = checked_shape("arange", {size});
  return starting_at(start, "arange", [&](std::int64_t from) {
    return index_value(ir::Op::arange, {}, {from, size}, shape);
  });
}

Value tid(const Operand& start, std::int64_t size) {
  if (size <= 0 || size > 1024) {
    throw ShapeError("tid", cat("no such group size, got ", size, ", expected 1 to 1024 threads"));
  }
  use_threads("tid");
  Tracer::current("tid").use_group_size(size, "tid");
  return starting_at(start, "tid",
                     [](std::int64_t from) { return index_value(ir::Op::tid, {}, {from}); });
}

Value local_id(std::int64_t axis) {
  use_threads("local_id");
  return index_value(ir::Op::local_id, {}, {grid_axis("local_id", axis)});
}
Value lane_id() {
  use_threads("lane_id");
  return index_value(ir::Op::lane_id);
}
Value sg_id() {
  use_threads("sg_id");
  return index_value(ir::Op::sg_id);
}

int rank_of(const Buffer& buffer) {
  if (buffer.rank < 0) {
    throw ShapeError("shape",
                     "threadgroup memory has one axis, got a question for its shape, expected its "
                     "size from mk.alloc_tg");
  }
  Tracer& tracer = Tracer::current("shape");
  tracer.rank_used[static_cast<std::size_t>(tracer.param_index(buffer.ir))] = true;
  return buffer.rank;
}

namespace {

Value dimension(ir::Op op, std::string_view name, const Buffer& buffer, std::int64_t axis) {
  if (buffer.rank < 0 || axis < 0) {
    const int rank = rank_of(buffer);
    if (axis < -rank)
      throw ShapeError(name,
                       cat("no such axis, got ", axis, ", expected ", -rank, " to ", rank - 1));
    axis += rank;
  }
  return index_value(op, {buffer.ir}, {axis});
}

}  // namespace

Value shape_of(const Buffer& buffer, std::int64_t axis) {
  return dimension(ir::Op::shape_of, "shape", buffer, axis);
}
Value stride_of(const Buffer& buffer, std::int64_t axis) {
  return dimension(ir::Op::stride_of, "stride", buffer, axis);
}

Pointer advance(const Buffer& buffer, const Operand& offset) {
  return {buffer, as_index("offset", "an offset", offset)};
}

Pointer advance(const Pointer& pointer, const Operand& offset, bool backwards) {
  const ir::Op op = backwards ? ir::Op::sub : ir::Op::add;
  return {pointer.buffer,
          elementwise(op, {pointer.offset, as_index("offset", "an offset", offset)})};
}

Value load(const Pointer& pointer, const std::optional<Operand>& mask,
           const std::optional<Operand>& other) {
  const auto on = mask_of("load", mask);
  std::vector<Value> values;
  if (on) values.push_back(element("load", pointer, other.value_or(Number::of(std::int64_t{0}))));
  Access access("load", pointer, on, values);
  if (on) {
    access.push(*on);
    access.push(values[0]);
  }
  const ir::Type type = ir::Type::tile(pointer.buffer.dtype(), access.shape);
  return {Tracer::current("load").emit(ir::Op::load, access.operands, type), false};
}

void store(const Pointer& pointer, const Operand& value, const std::optional<Operand>& mask) {
  const auto on = mask_of("store", mask);
  const Value stored = element("store", pointer, value);
  Access access("store", pointer, on, {stored});
  access.push(stored);
  if (on) access.push(*on);
  Tracer::current("store").emit(ir::Op::store, access.operands, std::span<const ir::Type>());
}

Value atomic(ir::Op op, const Pointer& pointer, const Operand& value,
             const std::optional<Operand>& mask) {
  const DType dtype = pointer.buffer.dtype();
  const std::string_view name = ops::info(op).name;
  const bool bits = op == ir::Op::atomic_and || op == ir::Op::atomic_or || op == ir::Op::atomic_xor;
  if (bits && is_float(dtype)) {
    throw DTypeError(name, cat("bits of floats are not for logic, got a buffer of ",
                               eas::name(dtype), ", expected an integer or bool"));
  }
  if (op == ir::Op::atomic_add && is_bool(dtype)) {
    throw DTypeError(name, "bools do not add, got a buffer of bool, expected mk.atomic_or_");
  }
  if ((op == ir::Op::atomic_max || op == ir::Op::atomic_min) && is_bool(dtype)) {
    throw DTypeError(name, cat("bools have no order, got a buffer of bool, expected mk.atomic_",
                               op == ir::Op::atomic_max ? "or_" : "and_"));
  }
  return emit_atomic(op, pointer, {element(name, pointer, value)}, mask);
}

Value atomic_cas(const Pointer& pointer, const Operand& expected, const Operand& value,
                 const std::optional<Operand>& mask) {
  return emit_atomic(
      ir::Op::atomic_cas, pointer,
      {element("atomic_cas", pointer, expected), element("atomic_cas", pointer, value)}, mask);
}

Buffer alloc_tg(std::int64_t size, DType dtype) {
  if (size <= 0 || size > ir::kMaxTileElements) {
    throw ShapeError("alloc_tg", cat("no such size, got ", size, ", expected 1 or more elements"));
  }
  if (!is_kernel_dtype(dtype)) {
    throw DTypeError("alloc_tg", cat("kernels have no complex numbers, got ", name(dtype),
                                     ", expected a real dtype"));
  }
  use_threads("alloc_tg");
  Tracer& tracer = Tracer::current("alloc_tg");
  if (tracer.in_region()) {
    throw CompileError("alloc_tg",
                       "threadgroup memory belongs to the whole kernel, got an allocation inside a "
                       "loop or branch, expected it before");
  }
  return {tracer.emit(ir::Op::alloc_tg, {}, ir::Type::group(dtype), {size}), -1};
}

void barrier() {
  use_threads("barrier");
  Tracer::current("barrier").emit(ir::Op::barrier, {}, std::span<const ir::Type>());
}

}  // namespace eas::trace
