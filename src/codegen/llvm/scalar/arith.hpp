// The lowerings of arithmetic, bits and comparisons: what the op table's `native` column may use
// for them. The meaning is that of ops/reference.hpp, bit for bit.
#pragma once

#include <limits>

#include "codegen/llvm/scalar/division.hpp"
#include "codegen/llvm/scalar/numbers.hpp"

namespace eas::codegen::arith {

// A result that 16 bits hold whenever they held the operands, so it is not rounded again.
template <class T>
struct Kept {
  Num<T> number;
};
template <class T>
Kept<T> kept(Num<T> number) {
  return {number};
}

template <class T>
Kept<T> neg(Num<T> x) {
  return kept(-x);
}
template <class T>
Kept<T> abs(Num<T> x) {
  if constexpr (Floating<T>) return kept(codegen::abs(x));
  else if constexpr (std::is_signed_v<T>) return kept(select(x < T{0}, -x, x));
  else return kept(x);
}
template <class T>
Num<T> add(Num<T> x, Num<T> y) {
  if constexpr (std::same_as<T, bool>) return x | y;
  else return x + y;
}
template <class T>
Num<T> mul(Num<T> x, Num<T> y) {
  if constexpr (std::same_as<T, bool>) return x & y;
  else return x * y;
}

template <class T>
Num<T> smaller(Num<T> x, Num<T> y) {
  if constexpr (std::same_as<T, bool>) return x & y;
  else if constexpr (Floating<T>) return intrinsic(llvm::Intrinsic::minimum, x, y);
  else if constexpr (std::is_signed_v<T>) return intrinsic(llvm::Intrinsic::smin, x, y);
  else return intrinsic(llvm::Intrinsic::umin, x, y);
}
template <class T>
Num<T> larger(Num<T> x, Num<T> y) {
  if constexpr (std::same_as<T, bool>) return x | y;
  else if constexpr (Floating<T>) return intrinsic(llvm::Intrinsic::maximum, x, y);
  else if constexpr (std::is_signed_v<T>) return intrinsic(llvm::Intrinsic::smax, x, y);
  else return intrinsic(llvm::Intrinsic::umax, x, y);
}
template <class T>
Kept<T> minimum(Num<T> x, Num<T> y) {
  return kept(smaller(x, y));
}
template <class T>
Kept<T> maximum(Num<T> x, Num<T> y) {
  return kept(larger(x, y));
}
template <class T>
Kept<T> clamp(Num<T> x, Num<T> low, Num<T> high) {
  return kept(smaller(larger(x, low), high));
}

template <class T>
Num<T> mul_no_nan(Num<T> x, Num<T> y) {
  return select(x == T{0}, T{0}, x * y);
}

template <class T>
Num<T> fma(Num<T> x, Num<T> y, Num<T> z) {
  if constexpr (Integral<T>) {
    return x * y + z;
  } else if constexpr (std::same_as<T, float>) {
    if (x.emit->target.fma) return exact_fma(x, y, z);
    // The product of two floats is exact in double.
    return to<float>(to<double>(x) * to<double>(y) + to<double>(z));
  } else {
    return exact_fma(x, y, z);
  }
}

// Rounded to an integer by an instruction or, on targets without one, a call.
template <class T>
Kept<T> rounded(llvm::Intrinsic::ID how, Num<T> x) {
  if constexpr (Floating<T>) return kept(intrinsic(how, x));
  else return kept(x);
}
template <class T>
Kept<T> floor(Num<T> x) {
  return rounded(llvm::Intrinsic::floor, x);
}
template <class T>
Kept<T> ceil(Num<T> x) {
  return rounded(llvm::Intrinsic::ceil, x);
}
template <class T>
Kept<T> round(Num<T> x) {
  return rounded(llvm::Intrinsic::roundeven, x);
}
template <class T>
Kept<T> trunc(Num<T> x) {
  return rounded(llvm::Intrinsic::trunc, x);
}

// Counts beyond the width shift everything out; LLVM itself leaves them undefined.
template <Integral T>
Num<bool> in_width(Num<T> count) {
  using Unsigned = std::make_unsigned_t<T>;
  return as<Unsigned>(count) < static_cast<Unsigned>(sizeof(T) * 8);
}
template <Integral T>
Num<T> shl(Num<T> x, Num<T> count) {
  const Num<bool> some = in_width(count);
  return select(some, x << select(some, count, T{0}), T{0});
}
template <Integral T>
Num<T> shr(Num<T> x, Num<T> count) {
  const Num<bool> some = in_width(count);
  if constexpr (std::is_signed_v<T>) return x >> select(some, count, T{sizeof(T) * 8 - 1});
  else return select(some, x >> select(some, count, T{0}), T{0});
}
template <Integral T>
Num<T> popcount(Num<T> x) {
  return intrinsic(llvm::Intrinsic::ctpop, x);
}
template <Integral T>
Num<T> clz(Num<T> x) {
  llvm::Value* zero_is_fine = x.builder().getFalse();
  return x.with(
      x.builder().CreateIntrinsic(llvm::Intrinsic::ctlz, {x.type()}, {x.value, zero_is_fine}));
}

template <class T>
Num<bool> isnan(Num<T> x) {
  return is_nan(x);
}
template <class T>
Num<bool> isinf(Num<T> x) {
  if constexpr (Floating<T>) return codegen::abs(x) == std::numeric_limits<T>::infinity();
  else return like<bool>(x, false);
}

// What leaves every x as it is: -0 + x is x, and no x is below -inf.
template <class T>
constexpr T zero() {
  return Floating<T> ? -T{0} : T{0};
}
template <class T>
constexpr T one() {
  return T{1};
}
template <class T>
constexpr T lowest() {
  return Floating<T> ? -std::numeric_limits<T>::infinity() : std::numeric_limits<T>::lowest();
}
template <class T>
constexpr T highest() {
  return Floating<T> ? std::numeric_limits<T>::infinity() : std::numeric_limits<T>::max();
}

// argmax and argmin: the first NaN wins, and the first of equals.
template <class T>
Num<bool> beats_max(Num<T> x, Num<T> best) {
  return ~is_nan(best) & (is_nan(x) | (x > best));
}
template <class T>
Num<bool> beats_min(Num<T> x, Num<T> best) {
  return ~is_nan(best) & (is_nan(x) | (x < best));
}

}  // namespace eas::codegen::arith
