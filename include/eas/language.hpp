// The kernel language in C++: the same functions, under the same names, as eas.mk in Python. They
// work inside the body of an eas::kernel. Most are in ops.hpp, which is made from the op table, loops
// and branches in control.hpp; here is what takes a function or any number of values.
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
