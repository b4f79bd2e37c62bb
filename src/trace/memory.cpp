// Where a kernel is, and what it reads and writes.
#include <array>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

// One of program_id, num_programs and local_id.
Value grid_index(ir::Op op, std::int64_t axis) {
  Tracer& tracer = Tracer::current(op);
  if (axis < 0 || axis > 2) {
    throw CompileError(ops::info(op).name, cat("no such axis, got ", axis, ", expected 0, 1 or 2"));
  }
  return {tracer.index(op, {axis}), false};
}

// Offset, mask and values of one access, broadcast together.
class Access {
 public:
  Access(std::string_view op, const Pointer& pointer, const std::optional<Value>& mask,
         const std::vector<Value>& values) {
    std::vector<ir::Shape> shapes = {pointer.offset.shape()};
    if (mask) shapes.push_back(mask->shape());
    for (const Value& v : values) shapes.push_back(v.shape());
    shape_ = meet_shapes(op, shapes);
  }
  ir::Value* operator()(const Value& v) const { return expand(v, shape_).ir; }
  ir::Value* operator()(const std::optional<Value>& v) const { return v ? (*this)(*v) : nullptr; }

 private:
  ir::Shape shape_;
};

std::optional<Value> mask_of(std::string_view op, const std::optional<Operand>& mask) {
  if (!mask) return std::nullopt;
  return as_mask(op, *mask);
}

Value element(std::string_view op, const Pointer& pointer, const Operand& value) {
  return convert_to(op, as_value(value), pointer.buffer.dtype());
}

}  // namespace

Value program_id(std::int64_t axis) { return grid_index(ir::Op::program_id, axis); }
Value num_programs(std::int64_t axis) { return grid_index(ir::Op::num_programs, axis); }

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
  Tracer& tracer = Tracer::current(ir::Op::arange);
  checked_shape("arange", {size});
  return starting_at(start, "arange",
                     [&](std::int64_t from) { return Value{tracer.arange(from, size), false}; });
}

Value tid(const Operand& start, std::int64_t size) {
  if (size <= 0 || size > 1024) {
    throw ShapeError("tid", cat("no such group size, got ", size, ", expected 1 to 1024 threads"));
  }
  Tracer& tracer = Tracer::current(ir::Op::tid);
  tracer.use_group_size(size, "tid");
  return starting_at(start, "tid", [&](std::int64_t from) {
    return Value{tracer.index(ir::Op::tid, {from}), false};
  });
}

Value local_id(std::int64_t axis) { return grid_index(ir::Op::local_id, axis); }
Value lane_id() { return {Tracer::current(ir::Op::lane_id).index(ir::Op::lane_id), false}; }
Value sg_id() { return {Tracer::current(ir::Op::sg_id).index(ir::Op::sg_id), false}; }

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
  return {Tracer::current(op).extent(op, buffer.ir, axis), false};
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
  const Access together("load", pointer, on, values);
  return {Tracer::current("load").load({.buffer = pointer.buffer.ir,
                                        .offset = together(pointer.offset),
                                        .mask = together(on),
                                        .other = on ? together(values[0]) : nullptr}),
          false};
}

void store(const Pointer& pointer, const Operand& value, const std::optional<Operand>& mask) {
  const auto on = mask_of("store", mask);
  const Value stored = element("store", pointer, value);
  const Access together("store", pointer, on, {stored});
  Tracer::current("store").store({.buffer = pointer.buffer.ir,
                                  .offset = together(pointer.offset),
                                  .value = together(stored),
                                  .mask = together(on)});
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
  const Value given = element(name, pointer, value);
  const auto on = mask_of(name, mask);
  const Access together(name, pointer, on, {given});
  return {Tracer::current(name).atomic(op, {.buffer = pointer.buffer.ir,
                                            .offset = together(pointer.offset),
                                            .value = together(given),
                                            .mask = together(on)}),
          false};
}

Value atomic_cas(const Pointer& pointer, const Operand& expected, const Operand& value,
                 const std::optional<Operand>& mask) {
  const Value old = element("atomic_cas", pointer, expected);
  const Value given = element("atomic_cas", pointer, value);
  const auto on = mask_of("atomic_cas", mask);
  const Access together("atomic_cas", pointer, on, {old, given});
  return {Tracer::current("atomic_cas")
              .atomic_cas({.buffer = pointer.buffer.ir,
                           .offset = together(pointer.offset),
                           .expected = together(old),
                           .value = together(given),
                           .mask = together(on)}),
          false};
}

Buffer alloc_tg(std::int64_t size, DType dtype) {
  if (size <= 0 || size > ir::kMaxTileElements) {
    throw ShapeError("alloc_tg", cat("no such size, got ", size, ", expected 1 or more elements"));
  }
  if (!is_kernel_dtype(dtype)) {
    throw DTypeError("alloc_tg", cat("kernels have no complex numbers, got ", name(dtype),
                                     ", expected a real dtype"));
  }
  Tracer& tracer = Tracer::current("alloc_tg");
  tracer.use_mode(ir::Mode::Thread, "alloc_tg");
  if (tracer.in_region()) {
    throw CompileError("alloc_tg",
                       "threadgroup memory belongs to the whole kernel, got an allocation inside a "
                       "loop or branch, expected it before");
  }
  return {tracer.alloc_tg(dtype, size), -1};
}

void barrier() { Tracer::current(ir::Op::barrier).barrier(); }

// --- as they are called ---

Given trace_program_id(const Call& c) { return program_id(c.constant("axis")); }
Given trace_num_programs(const Call& c) { return num_programs(c.constant("axis")); }
Given trace_arange(const Call& c) { return arange(c.operand("start"), c.constant("size")); }
Given trace_tid(const Call& c) { return tid(c.operand("start"), c.constant("size")); }
Given trace_local_id(const Call& c) { return local_id(c.constant("axis")); }
Given trace_lane_id(const Call&) { return lane_id(); }
Given trace_sg_id(const Call&) { return sg_id(); }

Given trace_load(const Call& c) {
  return load(c.address("buffer", "offset"), c.optional("mask"), c.optional("other"));
}

Given trace_store(const Call& c) {
  store(c.address("buffer", "offset"), c.operand("value"), c.optional("mask"));
  return {};
}

#define EAS_ATOMIC(name)                                                           \
  Given trace_##name(const Call& c) {                                              \
    return atomic(ir::Op::name, c.address("buffer", "offset"), c.operand("value"), \
                  c.optional("mask"));                                             \
  }
EAS_ATOMIC(atomic_add)
EAS_ATOMIC(atomic_max)
EAS_ATOMIC(atomic_min)
EAS_ATOMIC(atomic_and)
EAS_ATOMIC(atomic_or)
EAS_ATOMIC(atomic_xor)
EAS_ATOMIC(atomic_xchg)
#undef EAS_ATOMIC

Given trace_atomic_cas(const Call& c) {
  return atomic_cas(c.address("buffer", "offset"), c.operand("expected"), c.operand("value"),
                    c.optional("mask"));
}

Given trace_alloc_tg(const Call& c) { return alloc_tg(c.constant("size"), c.dtype("dtype")); }
Given trace_alloc_tg_f16(const Call& c) { return alloc_tg(c.constant("size"), DType::float16); }

Given trace_barrier(const Call&) {
  barrier();
  return {};
}

}  // namespace eas::trace
