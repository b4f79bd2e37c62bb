// The functions of language.hpp: each one call of the tracer's.
#include <eas/language.hpp>

#include "dsl/access.hpp"

namespace eas {

using detail::Access;
using detail::sizes;

Value program_id(std::int64_t axis) { return Access::wrap(trace::program_id(axis)); }
Value num_programs(std::int64_t axis) { return Access::wrap(trace::num_programs(axis)); }
Value arange(std::int64_t start, std::int64_t size) {
  return Access::wrap(trace::arange(start, size));
}
Value tid(std::int64_t start, std::int64_t size) { return Access::wrap(trace::tid(start, size)); }
Value local_id(std::int64_t axis) { return Access::wrap(trace::local_id(axis)); }
Value lane_id() { return Access::wrap(trace::lane_id()); }
Value sg_id() { return Access::wrap(trace::sg_id()); }

// --- memory ---

Value load(const AnyBuffer& buffer, const Value& offset, const MaybeValue& mask,
           const MaybeValue& other) {
  return Access::wrap(trace::load(Access::address(buffer, offset, "load"),
                                  Access::optional(mask, "load"), Access::optional(other, "load")));
}
Value load(const Pointer& pointer, const MaybeValue& mask, const MaybeValue& other) {
  return Access::wrap(trace::load(Access::pointer(pointer, "load"), Access::optional(mask, "load"),
                                  Access::optional(other, "load")));
}
void store(const AnyBuffer& buffer, const Value& offset, const Value& value,
           const MaybeValue& mask) {
  trace::store(Access::address(buffer, offset, "store"), Access::operand(value, "store"),
               Access::optional(mask, "store"));
}
void store(const Pointer& pointer, const Value& value, const MaybeValue& mask) {
  trace::store(Access::pointer(pointer, "store"), Access::operand(value, "store"),
               Access::optional(mask, "store"));
}

// The name C++ and Python give an atomic, and its row.
#define EAS_ATOMIC(name, op)                                                              \
  Value name(const AnyBuffer& buffer, const Value& offset, const Value& value,            \
             const MaybeValue& mask) {                                                    \
    return Access::wrap(trace::atomic(ir::Op::op, Access::address(buffer, offset, #name), \
                                      Access::operand(value, #name),                      \
                                      Access::optional(mask, #name)));                    \
  }                                                                                       \
  Value name(const Pointer& pointer, const Value& value, const MaybeValue& mask) {        \
    return Access::wrap(trace::atomic(ir::Op::op, Access::pointer(pointer, #name),        \
                                      Access::operand(value, #name),                      \
                                      Access::optional(mask, #name)));                    \
  }
EAS_ATOMIC(atomic_add, atomic_add)
EAS_ATOMIC(atomic_max, atomic_max)
EAS_ATOMIC(atomic_min, atomic_min)
EAS_ATOMIC(atomic_and_, atomic_and)
EAS_ATOMIC(atomic_or_, atomic_or)
EAS_ATOMIC(atomic_xor, atomic_xor)
EAS_ATOMIC(atomic_xchg, atomic_xchg)
#undef EAS_ATOMIC

Value atomic_cas(const AnyBuffer& buffer, const Value& offset, const Value& expected,
                 const Value& value, const MaybeValue& mask) {
  return Access::wrap(trace::atomic_cas(
      Access::address(buffer, offset, "atomic_cas"), Access::operand(expected, "atomic_cas"),
      Access::operand(value, "atomic_cas"), Access::optional(mask, "atomic_cas")));
}
Value atomic_cas(const Pointer& pointer, const Value& expected, const Value& value,
                 const MaybeValue& mask) {
  return Access::wrap(trace::atomic_cas(
      Access::pointer(pointer, "atomic_cas"), Access::operand(expected, "atomic_cas"),
      Access::operand(value, "atomic_cas"), Access::optional(mask, "atomic_cas")));
}

AnyBuffer alloc_tg(std::int64_t size, DType dtype) {
  return Access::wrap(trace::alloc_tg(size, dtype));
}
void barrier() { trace::barrier(); }

// --- tiles ---

Value cast(const Value& x, DType dtype) { return x.to(dtype); }
Value bitcast(const Value& x, DType dtype) {
  return Access::wrap(trace::bitcast(Access::operand(x, "bitcast"), dtype));
}
Value where(const Value& condition, const Value& x, const Value& y) {
  return Access::wrap(trace::where(Access::operand(condition, "where"), Access::operand(x, "where"),
                                   Access::operand(y, "where")));
}
Value broadcast_to(const Value& x, const Dims& shape) {
  return Access::wrap(trace::broadcast_to(Access::operand(x, "broadcast_to"), sizes(shape)));
}
Value reshape(const Value& x, const Dims& shape) {
  return Access::wrap(trace::reshape(Access::operand(x, "reshape"), sizes(shape)));
}
Value trans(const Value& x) {
  return Access::wrap(trace::permute(Access::operand(x, "trans"), std::nullopt));
}
Value trans(const Value& x, const Dims& axes) {
  return Access::wrap(trace::permute(Access::operand(x, "trans"), sizes(axes)));
}
Value cat(const std::vector<Value>& tiles, std::int64_t axis) {
  std::vector<trace::Operand> operands;
  for (const Value& tile : tiles) operands.push_back(Access::operand(tile, "cat"));
  return Access::wrap(trace::cat_tiles(operands, axis));
}
Value join(const Value& x, const Value& y) {
  return Access::wrap(trace::join_tiles(Access::operand(x, "join"), Access::operand(y, "join")));
}
Value zeros(const Dims& shape, DType dtype) {
  return Access::wrap(
      trace::full(sizes(shape), trace::Number::of(std::int64_t{0}), dtype, "zeros"));
}
Value ones(const Dims& shape, DType dtype) {
  return Access::wrap(trace::full(sizes(shape), trace::Number::of(std::int64_t{1}), dtype, "ones"));
}
Value full(const Dims& shape, const Value& value, DType dtype) {
  return Access::wrap(trace::full(sizes(shape), Access::operand(value, "full"), dtype));
}
Value sort(const Value& x, std::int64_t axis, bool descending) {
  return Access::wrap(trace::sort(Access::operand(x, "sort"), axis, descending));
}
Value softmax(const Value& x, std::int64_t axis) {
  return Access::wrap(trace::softmax(Access::operand(x, "softmax"), axis));
}

detail::Tiles detail::combine_along(Along how, const Tiles& tiles, std::int64_t axis,
                                    const Combine& fn) {
  const bool scan = how == Along::Scan;
  const std::string_view op = scan ? "associative_scan" : "reduce";
  const auto wrapped = [](const std::vector<trace::Value>& values) {
    Tiles out;
    for (const trace::Value& value : values) out.push_back(Access::wrap(value));
    return out;
  };
  const trace::Combine combine = [&](const std::vector<trace::Value>& left,
                                     const std::vector<trace::Value>& right) {
    std::vector<trace::Value> out;
    for (const Value& value : fn(wrapped(left), wrapped(right))) {
      out.push_back(Access::traced(value, op));
    }
    return out;
  };
  std::vector<trace::Operand> operands;
  for (const Value& tile : tiles) operands.push_back(Access::operand(tile, op));
  return wrapped(
      scan ? trace::scan_with(operands, axis, combine)
           : trace::reduce_with(operands, axis, combine, how == Along::ReduceKeepingDims));
}

// --- matrices ---

Value dot(const Value& a, const Value& b, const MaybeValue& acc, std::optional<DType> out_dtype) {
  return Access::wrap(trace::dot(Access::operand(a, "dot"), Access::operand(b, "dot"),
                                 Access::optional(acc, "dot"), out_dtype));
}
Value dot(const AnyBuffer& a, const Value& a_base, const Value& a_stride, const AnyBuffer& b,
          const Value& b_base, const Value& b_stride, const Value& count) {
  return Access::wrap(
      trace::dot_strided(Access::address(a, a_base, "dot"), Access::operand(a_stride, "dot"),
                         Access::address(b, b_base, "dot"), Access::operand(b_stride, "dot"),
                         Access::operand(count, "dot")));
}
Fragment mma_zero() { return Access::wrap(trace::mma_zero()); }
Fragment mma(const AnyBuffer& a, const Value& a_base, const Value& a_stride, const AnyBuffer& b,
             const Value& b_base, const Value& b_stride, const Fragment& acc) {
  return Access::wrap(trace::mma(Access::address(a, a_base, "mma"),
                                 Access::operand(a_stride, "mma"),
                                 Access::address(b, b_base, "mma"),
                                 Access::operand(b_stride, "mma"), Access::fragment(acc, "mma")));
}
void mma_store(const AnyBuffer& buffer, const Value& base, const Value& stride,
               const Fragment& fragment) {
  trace::mma_store(Access::address(buffer, base, "mma_store"), Access::operand(stride, "mma_store"),
                   Access::fragment(fragment, "mma_store"));
}

// --- random numbers, promises, reports ---

Value rand(const Value& seed, const Value& offset) {
  return Access::wrap(trace::rand(Access::operand(seed, "rand"), Access::operand(offset, "rand")));
}
Value randn(const Value& seed, const Value& offset) {
  return Access::wrap(
      trace::randn(Access::operand(seed, "randn"), Access::operand(offset, "randn")));
}
Value randint(const Value& seed, const Value& offset) {
  return Access::wrap(
      trace::randint(Access::operand(seed, "randint"), Access::operand(offset, "randint")));
}

void assume(const Value& condition) { trace::assume(Access::operand(condition, "assume")); }
Value multiple_of(const Value& x, std::int64_t divisor) {
  return Access::wrap(trace::multiple_of(Access::operand(x, "multiple_of"), divisor));
}
void device_assert(const Value& condition, const std::string& message) {
  trace::device_assert(Access::operand(condition, "device_assert"), message);
}
void static_print(const std::string& line) {
  trace::Tracer::current("static_print").static_print(line);
}
void detail::device_print(const std::string& prefix, const std::vector<Value>& values) {
  std::vector<trace::Operand> operands;
  for (const Value& value : values) operands.push_back(Access::operand(value, "device_print"));
  trace::device_print(prefix, operands);
}

}  // namespace eas
