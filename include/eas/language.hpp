// The kernel language in C++: the same functions, under the same names, as eas.mk in Python. They
// work inside the body of an eas::kernel. Elementwise functions, operators, reductions and scans
// are in ops.hpp, loops and branches in control.hpp.
#pragma once

#include <eas/control.hpp>
#include <eas/ops.hpp>
#include <eas/value.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace eas {

using MaybeValue = std::optional<Value>;

// --- where am I (int64) ---
Value program_id(std::int64_t axis);
Value num_programs(std::int64_t axis);
Value arange(std::int64_t start, std::int64_t size);  // a tile; makes the kernel SPMD
Value tid(std::int64_t start, std::int64_t size);     // makes the kernel thread-level
Value local_id(std::int64_t axis);
Value lane_id();
Value sg_id();

// --- memory: offsets count elements; masked-off elements are not touched ---
Value load(const AnyBuffer& buffer, const Value& offset, const MaybeValue& mask = {},
           const MaybeValue& other = {});
Value load(const Pointer& pointer, const MaybeValue& mask = {}, const MaybeValue& other = {});
void store(const AnyBuffer& buffer, const Value& offset, const Value& value,
           const MaybeValue& mask = {});
void store(const Pointer& pointer, const Value& value, const MaybeValue& mask = {});

// Each gives the value before, and takes (pointer, value, mask) as well.
#define EAS_ATOMIC(name)                                                       \
  Value name(const AnyBuffer& buffer, const Value& offset, const Value& value, \
             const MaybeValue& mask = {});                                     \
  Value name(const Pointer& pointer, const Value& value, const MaybeValue& mask = {});
EAS_ATOMIC(atomic_add)
EAS_ATOMIC(atomic_max)
EAS_ATOMIC(atomic_min)
EAS_ATOMIC(atomic_and_)
EAS_ATOMIC(atomic_or_)
EAS_ATOMIC(atomic_xor)
EAS_ATOMIC(atomic_xchg)
#undef EAS_ATOMIC
Value atomic_cas(const AnyBuffer& buffer, const Value& offset, const Value& expected,
                 const Value& value, const MaybeValue& mask = {});
Value atomic_cas(const Pointer& pointer, const Value& expected, const Value& value,
                 const MaybeValue& mask = {});

AnyBuffer alloc_tg(std::int64_t size, DType dtype = DType::float32);  // zero at the start
inline AnyBuffer alloc_tg_f16(std::int64_t size) { return alloc_tg(size, DType::float16); }
void barrier();

// --- tiles ---
Value cast(const Value& x, DType dtype);
Value bitcast(const Value& x, DType dtype);
Value where(const Value& condition, const Value& x, const Value& y);
Value broadcast_to(const Value& x, const Dims& shape);
Value reshape(const Value& x, const Dims& shape);  // one size may be -1
Value trans(const Value& x);                       // all axes reversed
Value trans(const Value& x, const Dims& axes);
Value cat(const std::vector<Value>& tiles, std::int64_t axis = 0);
Value join(const Value& x, const Value& y);
Value zeros(const Dims& shape, DType dtype = DType::float32);
Value ones(const Dims& shape, DType dtype = DType::float32);
Value full(const Dims& shape, const Value& value, DType dtype = DType::float32);
Value sort(const Value& x, std::int64_t axis = -1, bool descending = false);
Value softmax(const Value& x, std::int64_t axis = -1);

namespace detail {
using Tiles = std::vector<Value>;
using Combine = std::function<Tiles(const Tiles& left, const Tiles& right)>;
enum class Along : std::uint8_t { Reduce, ReduceKeepingDims, Scan };
Tiles combine_along(Along how, const Tiles& tiles, std::int64_t axis, const Combine& fn);
inline Along reduction(bool keepdims) {
  return keepdims ? Along::ReduceKeepingDims : Along::Reduce;
}

template <class... Ts, class Fn>
auto combine_tuple(Along how, const std::tuple<Ts...>& x, std::int64_t axis, Fn&& fn) {
  constexpr auto kAll = std::index_sequence_for<Ts...>{};
  const auto spread = []<std::size_t... I>(const Tiles& from, std::index_sequence<I...>) {
    return std::tuple<Type<Ts, Value>...>(from[I]...);
  };
  const Tiles tiles = std::apply([](const auto&... each) { return Tiles{Value(each)...}; }, x);
  const Tiles out = combine_along(how, tiles, axis, [&](const Tiles& left, const Tiles& right) {
    const auto combined = std::apply(fn, std::tuple_cat(spread(left, kAll), spread(right, kAll)));
    return std::apply([](const auto&... each) { return Tiles{Value(each)...}; }, combined);
  });
  return spread(out, kAll);
}
template <class Fn>
Value combine_one(Along how, const Value& x, std::int64_t axis, Fn&& fn) {
  return combine_along(how, {x}, axis, [&](const Tiles& left, const Tiles& right) {
    return Tiles{Value(fn(left[0], right[0]))};
  })[0];
}
}  // namespace detail

// Elements combined along an axis by an associative function of two of them; of a tuple of tiles,
// by a function of the left elements, then the right ones, that gives a tuple.
template <class Fn>
Value reduce(const Value& x, std::int64_t axis, Fn&& fn, bool keepdims = false) {
  return detail::combine_one(detail::reduction(keepdims), x, axis, fn);
}
template <class... Ts, class Fn>
auto reduce(const std::tuple<Ts...>& x, std::int64_t axis, Fn&& fn, bool keepdims = false) {
  return detail::combine_tuple(detail::reduction(keepdims), x, axis, fn);
}
template <class Fn>
Value associative_scan(const Value& x, std::int64_t axis, Fn&& fn) {
  return detail::combine_one(detail::Along::Scan, x, axis, fn);
}
template <class... Ts, class Fn>
auto associative_scan(const std::tuple<Ts...>& x, std::int64_t axis, Fn&& fn) {
  return detail::combine_tuple(detail::Along::Scan, x, axis, fn);
}

// --- matrices ---
Value dot(const Value& a, const Value& b, const MaybeValue& acc = {},
          std::optional<DType> out_dtype = {});
Value dot(const AnyBuffer& a, const Value& a_base, const Value& a_stride, const AnyBuffer& b,
          const Value& b_base, const Value& b_stride, const Value& count);
Fragment mma_zero();
Fragment mma(const AnyBuffer& a, const Value& a_base, const Value& a_stride, const AnyBuffer& b,
             const Value& b_base, const Value& b_stride, const Fragment& acc);
void mma_store(const AnyBuffer& buffer, const Value& base, const Value& stride,
               const Fragment& fragment);

// --- random numbers, a function of seed and offset alone ---
Value rand(const Value& seed, const Value& offset);     // float32 in [0, 1)
Value randn(const Value& seed, const Value& offset);    // float32, standard normal
Value randint(const Value& seed, const Value& offset);  // uint32, 32 random bits

// --- promises and reports ---
void assume(const Value& condition);
Value multiple_of(const Value& x, std::int64_t divisor);
void device_assert(const Value& condition, const std::string& message = "");
// Prints while compiling, once, although a loop's body may be traced several times.
void static_print(const std::string& line);
namespace detail {
void device_print(const std::string& prefix, const std::vector<Value>& values);
}
template <class... Ts>
void device_print(const std::string& prefix, const Ts&... values) {
  detail::device_print(prefix, {Value(values)...});
}

}  // namespace eas
