// Floor division and remainder, and whole powers of integers, exactly as ops/reference.hpp says.
// No division by zero and none of the smallest integer by -1 is ever executed.
#pragma once

#include "codegen/llvm/scalar/numbers.hpp"
#include "codegen/llvm/scalar/outlined.hpp"

namespace eas::codegen::arith {

// Rounded towards zero, for 64-bit vectors.
template <Integral T>
Num<T> wide_quotient(Num<T> x, Num<T> y);

// Rounded towards zero; y is neither 0 nor -1. Vectors of up to 32 bits divide as floats wide enough
// that a quotient cannot round to an integer it does not reach; LLVM knows better for constants.
template <Integral T>
Num<T> truncated_quotient(Num<T> x, Num<T> y) {
  if (x.lanes() == 0 || llvm::isa<llvm::Constant>(y.value)) {
    auto& builder = x.builder();
    return x.with(std::is_signed_v<T> ? builder.CreateSDiv(x.value, y.value)
                                      : builder.CreateUDiv(x.value, y.value));
  }
  if constexpr (sizeof(T) == 8) {
    return wide_quotient(x, y);
  } else {
    const Strict strict(*x.emit);
    using Wide = std::conditional_t<sizeof(T) == 4, double, float>;
    return to<T>(to<Wide>(x) / to<Wide>(y));
  }
}

// Scalars' own, so that a chain of remainders is no chain of products, which LLVM reassociates in
// more than linear time. Vectors reuse the quotient: their own division by constants is longer code.
template <Integral T>
Num<T> truncated_remainder(Num<T> x, Num<T> y, Num<T> quotient) {
  if (x.lanes() != 0) return x - quotient * y;
  auto& builder = x.builder();
  return x.with(std::is_signed_v<T> ? builder.CreateSRem(x.value, y.value)
                                    : builder.CreateURem(x.value, y.value));
}

template <Integral T>
struct Division {
  Num<T> quotient, remainder;  // of x and the divisor with 0 and -1 replaced by 1
  Num<bool> down;              // the quotient was rounded up
};
template <Integral T>
Division<T> divide(Num<T> x, Num<T> y) {
  Num<bool> unsafe = y == T{0};
  if constexpr (std::is_signed_v<T>) unsafe = unsafe | (y == T{-1});
  const Num<T> divisor = select(unsafe, T{1}, y);
  const Num<T> quotient = truncated_quotient(x, divisor);
  const Num<T> remainder = truncated_remainder(x, divisor, quotient);
  Num<bool> down = like<bool>(x, false);
  if constexpr (std::is_signed_v<T>) down = (remainder != T{0}) & ((x ^ divisor) < T{0});
  return {quotient, remainder, down};
}

// fmod of doubles: exact.
Num<double> float_remainder(Num<double> x, Num<double> y);

// Floats give a double: the caller rounds it once.
template <class T>
auto floordiv(Num<T> x, Num<T> y) {
  if constexpr (Integral<T>) {
    const Division<T> division = divide(x, y);
    Num<T> quotient = division.quotient;
    if constexpr (std::is_signed_v<T>) {
      quotient = select(division.down, quotient - T{1}, quotient);
      quotient = select(y == T{-1}, -x, quotient);
    }
    return select(y == T{0}, T{0}, quotient);
  } else {
    const Strict strict(*x.emit);
    const Num<double> a = to<double>(x), b = to<double>(y), ratio = a / b;
    const Num<double> rest = float_remainder(a, b);
    Num<double> quotient = (a - rest) / b;
    quotient = select((rest != 0.0) & ((b < 0.0) ^ (rest < 0.0)), quotient - 1.0, quotient);
    const Num<double> down = intrinsic(llvm::Intrinsic::floor, quotient);
    const Num<double> whole = select(quotient - down > 0.5, down + 1.0, down);
    const Num<double> signed_zero = copysign(like<double>(x, 0), ratio);
    return select(b == 0.0, ratio, select(quotient == 0.0, signed_zero, whole));
  }
}
template <class T>
auto mod(Num<T> x, Num<T> y) {
  if constexpr (Integral<T>) {
    const Division<T> division = divide(x, y);
    Num<T> remainder = division.remainder;
    if constexpr (std::is_signed_v<T>) remainder = select(division.down, remainder + y, remainder);
    return select(y == T{0}, x, remainder);
  } else {
    const Strict strict(*x.emit);
    const Num<double> a = to<double>(x), b = to<double>(y);
    const Num<double> rest = float_remainder(a, b);
    const Num<double> moved = select((b < 0.0) ^ (rest < 0.0), rest + b, rest);
    return select(rest == 0.0, copysign(like<double>(x, 0), b), moved);
  }
}

// x to the power n (as unsigned), wrapping: squares of the base, those of n's bits multiplied.
template <Integral T>
Num<T> unsigned_power(Num<T> x, Num<T> n);

template <Integral T>
Num<T> pow(Num<T> x, Num<T> y) {
  const Num<T> power = unsigned_power(x, y);
  if constexpr (std::is_signed_v<T>) {
    const Num<T> sign = select((y & T{1}) == T{0}, like<T>(x, T{1}), T{-1});
    const Num<T> inverse = select(x == T{1}, T{1}, select(x == T{-1}, sign, T{0}));
    return select(y < T{0}, inverse, power);
  } else {
    return power;
  }
}

}  // namespace eas::codegen::arith
