// Loops and branches of a kernel. What changes in a loop is carried: given as a tuple of start
// values, passed to the body as its arguments, and returned by it as a tuple of the next ones.
//
//   auto [acc] = for_range(0, n, std::tuple(zeros({64})), [&](Value i, Value acc) {
//     return std::tuple(acc + load(x, i * 64 + lanes));
//   });
//
// A carried value keeps its dtype and shape; a number as start value takes the type the body gives.
// A variable of C++ that a body assigns to is not carried: the kernel has no such variable. Bodies
// may be traced more than once, so they must have no other effects.
#pragma once

#include <eas/value.hpp>

#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace eas {
namespace detail {

using Carried = std::variant<Value, Pointer, Fragment>;
using Items = std::vector<Carried>;

template <class, class T>
using Type = T;
// What stands for a start value in the body: numbers are values there.
template <class T>
using CarriedAs = std::conditional_t<
    std::is_same_v<std::decay_t<T>, Pointer>, Pointer,
    std::conditional_t<std::is_same_v<std::decay_t<T>, Fragment>, Fragment, Value>>;

template <class... Ts>
Items pack(const std::tuple<Ts...>& tuple) {
  return std::apply([](const auto&... each) { return Items{CarriedAs<decltype(each)>(each)...}; },
                    tuple);
}
template <class T>
Items pack(const T& one) {
  return pack(std::tuple<const T&>(one));
}

template <class... Ts>
struct Unpacked {
  using Tuple = std::tuple<CarriedAs<Ts>...>;
  static Tuple from(const Items& items) { return spread(items, std::index_sequence_for<Ts...>{}); }

 private:
  template <std::size_t... I>
  static Tuple spread(const Items& items, std::index_sequence<I...>) {
    return Tuple(std::get<CarriedAs<Ts>>(items[I])...);
  }
};

template <class T>
struct Count : std::integral_constant<std::size_t, 1> {};
template <class... Ts>
struct Count<std::tuple<Ts...>> : std::integral_constant<std::size_t, sizeof...(Ts)> {};

// Items as what a branch returned: a tuple, or the one value.
template <class T>
struct Returned {
  static CarriedAs<T> from(const Items& items) { return std::get<CarriedAs<T>>(items[0]); }
};
template <class... Ts>
struct Returned<std::tuple<Ts...>> : Unpacked<Ts...> {};

// Calls a body and gives what it returned, or nothing where nothing is carried.
template <std::size_t kCount, class Body, class Tuple>
Items call(Body& body, const Tuple& arguments) {
  using Result = decltype(std::apply(body, arguments));
  if constexpr (kCount == 0) {
    static_assert(std::is_void_v<Result>,
                  "a loop that carries nothing has a body that gives nothing");
    std::apply(body, arguments);
    return {};
  } else {
    static_assert(!std::is_void_v<Result> && Count<std::decay_t<Result>>::value == kCount,
                  "the body must return one value for each it carries, as a std::tuple");
    return pack(std::apply(body, arguments));
  }
}

Items for_loop(const Value& lo, const Value& hi, const Value& step, const Items& inits,
               const std::function<Items(const Value&, const Items&)>& body);
Items while_loop(const Items& inits, const std::function<Value(const Items&)>& condition,
                 const std::function<Items(const Items&)>& body);
Items if_else(const Value& condition, std::size_t count, const std::function<Items()>& then,
              const std::function<Items()>& otherwise);

}  // namespace detail

// i from lo to hi by step; body(i, carried…) gives the next carried…, and for_range the last.
template <class... Ts, class Body>
auto for_range(const Value& lo, const Value& hi, const Value& step,
               const std::tuple<Ts...>& carried, Body&& body) {
  using Unpacked = detail::Unpacked<Ts...>;
  return Unpacked::from(detail::for_loop(
      lo, hi, step, detail::pack(carried), [&](const Value& i, const detail::Items& state) {
        return detail::call<sizeof...(Ts)>(
            body, std::tuple_cat(std::tuple<Value>(i), Unpacked::from(state)));
      }));
}
template <class... Ts, class Body>
auto for_range(const Value& lo, const Value& hi, const std::tuple<Ts...>& carried, Body&& body) {
  return for_range(lo, hi, 1, carried, body);
}
template <class Body>
void for_range(const Value& lo, const Value& hi, const Value& step, Body&& body) {
  for_range(lo, hi, step, std::tuple<>(), body);
}
template <class Body>
void for_range(const Value& lo, const Value& hi, Body&& body) {
  for_range(lo, hi, 1, std::tuple<>(), body);
}

// While condition(carried…) is true: carried… = body(carried…).
template <class... Ts, class Condition, class Body>
auto while_loop(const std::tuple<Ts...>& carried, Condition&& condition, Body&& body) {
  using Unpacked = detail::Unpacked<Ts...>;
  return Unpacked::from(detail::while_loop(
      detail::pack(carried),
      [&](const detail::Items& state) {
        return Value(std::apply(condition, Unpacked::from(state)));
      },
      [&](const detail::Items& state) {
        return detail::call<sizeof...(Ts)>(body, Unpacked::from(state));
      }));
}
template <class Condition, class Body>
void while_loop(Condition&& condition, Body&& body) {
  while_loop(std::tuple<>(), condition, body);
}

// One of two bodies. Both give nothing, or one value, or a tuple of as many: so does if_else.
template <class Then, class Otherwise>
auto if_else(const Value& condition, Then&& then, Otherwise&& otherwise) {
  using Result = std::decay_t<decltype(then())>;
  using Other = std::decay_t<decltype(otherwise())>;
  if constexpr (std::is_void_v<Result>) {
    static_assert(std::is_void_v<Other>, "both branches give values, or neither does");
    detail::if_else(
        condition, 0, [&] { return then(), detail::Items(); },
        [&] { return otherwise(), detail::Items(); });
  } else {
    constexpr std::size_t kCount = detail::Count<Result>::value;
    static_assert(!std::is_void_v<Other> && detail::Count<Other>::value == kCount,
                  "both branches give as many values");
    const detail::Items out = detail::if_else(
        condition, kCount, [&] { return detail::pack(then()); },
        [&] { return detail::pack(otherwise()); });
    return detail::Returned<Result>::from(out);
  }
}
template <class Then>
void if_else(const Value& condition, Then&& then) {
  if_else(condition, then, [] {});
}

}  // namespace eas
