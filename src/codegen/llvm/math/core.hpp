// What the elementary functions share: polynomials, rounding to integers kept as bits, and sums and
// products that keep what rounding loses. All of it is straight-line code on Num<float> and
// Num<double>, written between Strict braces.
#pragma once

#include <cstddef>
#include <limits>

#include "codegen/llvm/scalar/numbers.hpp"

namespace eas::codegen::math {

// A number for each width.
template <Floating T>
constexpr T pick(float narrow, double wide) {
  if constexpr (std::same_as<T, float>) return narrow;
  else return wide;
}

template <Floating T>
inline constexpr int kMantissa = std::numeric_limits<T>::digits - 1;  // bits stored
template <Floating T>
inline constexpr T kInf = std::numeric_limits<T>::infinity();
template <Floating T>
inline constexpr T kNan = std::numeric_limits<T>::quiet_NaN();
template <Floating T>
inline constexpr Bits<T> kExponentMask = std::bit_cast<Bits<T>>(kInf<T>);

// c[0] + c[1] x + c[2] x² + …
template <Floating T, std::size_t kCount>
Num<T> polynomial(Num<T> x, const T (&c)[kCount]) {
  Num<T> sum = like<T>(x, c[kCount - 1]);
  for (std::size_t i = kCount - 1; i-- > 0;) sum = fma(sum, x, c[i]);
  return sum;
}

// Adding 1.5 * 2^mantissa rounds a number to the nearest integer, which then stands in the sum's
// last bits.
template <Floating T>
inline constexpr T kShifter = pick<T>(0x1.8p23f, 0x1.8p52);

// An integer small enough as a float.
template <Floating T>
Num<T> small_to_float(Num<SignedBits<T>> n) {
  if constexpr (std::same_as<T, float>) {
    return to<float>(n);  // one instruction, which 64-bit lanes often lack
  } else {
    const auto shifted = as<Bits<T>>(n) + std::bit_cast<Bits<T>>(kShifter<T>);
    return from_bits<T>(shifted) - kShifter<T>;
  }
}

// x limited to [low, high]; NaN stays NaN.
template <Floating T>
Num<T> limited(Num<T> x, T low, T high) {
  x = select(x < low, low, x);
  return select(x > high, high, x);
}

template <Floating T>
struct Pair {
  Num<T> high, low;  // their sum, unrounded
};
// x + y
template <Floating T>
Pair<T> two_sum(Num<T> x, Num<T> y) {
  const Num<T> sum = x + y, part = sum - x;
  return {sum, (x - (sum - part)) + (y - part)};
}
// x + y where |x| >= |y|
template <Floating T>
Pair<T> quick_two_sum(Num<T> x, Num<T> y) {
  const Num<T> sum = x + y;
  return {sum, y - (sum - x)};
}
// x * y
template <Floating T>
Pair<T> two_product(Num<T> x, Num<T> y) {
  const Num<T> product = x * y;
  return {product, exact_fma(x, y, -product)};
}

}  // namespace eas::codegen::math
