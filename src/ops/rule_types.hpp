// A row's type rule for C++ storage types: ops::accepts and ops::result_dtype while compiling.
#pragma once

#include <cstdint>
#include <type_traits>

#include "ops/table.hpp"

namespace eas::ops {

// Whether the rule accepts T: what nobody may ask for is never compiled.
template <Rule kRule, class T>
constexpr bool takes() {
  constexpr bool is_bool = std::is_same_v<T, bool>;
  constexpr bool is_int = std::is_integral_v<T> && !is_bool;
  if constexpr (kRule == Rule::Number) return !is_bool;
  if constexpr (kRule == Rule::Float) return !is_int && !is_bool;
  if constexpr (kRule == Rule::Int) return is_int;
  if constexpr (kRule == Rule::Bits) return is_int || is_bool;
  return true;
}

template <Rule kRule, class T>
constexpr auto result_of() {
  if constexpr (kRule == Rule::Compare || kRule == Rule::Truth) {
    return std::type_identity<bool>{};
  } else if constexpr (kRule == Rule::Index) {
    return std::type_identity<std::int64_t>{};
  } else if constexpr (kRule == Rule::Widen && std::is_integral_v<T> &&
                       !std::is_same_v<T, std::uint64_t>) {
    return std::type_identity<std::int64_t>{};
  } else {
    return std::type_identity<T>{};
  }
}
template <Rule kRule, class T>
using Result = typename decltype(result_of<kRule, T>())::type;

}  // namespace eas::ops
