// Exponentials: exp(x) = 2^n * (1 + m), where n is the integer nearest to x / ln 2 and m = e^r - 1
// of the rest r, |r| <= ln 2 / 2, by a polynomial. Hyperbolic functions and sigmoid are made of it.
#pragma once

#include "codegen/llvm/math_core.hpp"

namespace eas::codegen::math {

template <Floating T>
inline constexpr T kLog2E = pick<T>(0x1.715476p0f, 0x1.71547652b82fep0);
// ln 2 in two parts, the first with bits to spare so that its product with n is exact.
template <Floating T>
inline constexpr T kLn2High = pick<T>(0x1.62e4p-1f, 0x1.62e42fefa38p-1);
template <Floating T>
inline constexpr T kLn2Low = pick<T>(0x1.7f7d1cp-20f, 0x1.ef35793c7673p-45);

template <Floating T>
struct Exponential {
  Num<Bits<T>> exponent;  // n + 2 * bias, in the last bits
  Num<T> minus_one;       // m
};

// (e^r - 1 - r) / r²
template <Floating T>
Num<T> expm1_tail(Num<T> r) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(r, {0.5f, 0.166665375f, 0.0416662656f, 0.00836724695f, 0.00139476056f});
  } else {
    return polynomial(
        r, {0.50000000000000067, 0.16666666666666688, 0.041666666666565995, 0.0083333333333128375,
            0.0013888888935028932, 0.00019841269907169105, 2.4801501111710241e-05,
            2.7557224001074555e-06, 2.762770197685209e-07, 2.5115793090618981e-08});
  }
}

// Of x, or for base 2 of x ln 2.
template <Floating T>
Exponential<T> exponential(Num<T> x, bool base_two = false) {
  constexpr T kBias = pick<T>(127, 1023);
  constexpr T kShift = kShifter<T> + 2 * kBias;
  const Num<T> shifted = base_two ? x + kShift : fma(x, kLog2E<T>, like<T>(x, kShift));
  const Num<T> n = shifted - kShift;
  Num<T> r = x;
  if (base_two) {
    r = (x - n) * (kLn2High<T> + kLn2Low<T>);
  } else {
    r = fma(-n, kLn2High<T>, r);
    r = fma(-n, kLn2Low<T>, r);
  }
  return {bits(shifted), fma(expm1_tail(r), r * r, r)};
}

// x * 2^n in two halves, each a power of two with a whole exponent, so that a tiny result is rounded
// once and a large one overflows only when it must.
template <Floating T>
Num<T> scaled(Num<T> x, Num<Bits<T>> exponent) {
  const Num<Bits<T>> half = (exponent << (kMantissa<T> - 1)) & kExponentMask<T>;
  const Num<Bits<T>> rest = (exponent << kMantissa<T>)-half;
  return x * from_bits<T>(half) * from_bits<T>(rest);
}

// 2^(n - 1) for n from -125 to 128 (float).
template <Floating T>
Num<T> half_power(Num<Bits<T>> exponent) {
  constexpr Bits<T> kBiasAndOne = pick<T>(128, 1024);
  return from_bits<T>((exponent - kBiasAndOne) << kMantissa<T>);
}

// Where e^x leaves the format on either side.
template <Floating T>
inline constexpr T kExpLow = pick<T>(-105, -746);
template <Floating T>
inline constexpr T kExpHigh = pick<T>(89.5f, 710);

template <Floating T>
Num<T> exp(Num<T> x) {
  const Strict strict(*x.emit);
  if (x.emit->fast_math) {
    // Results below the normal numbers are 0: one factor is enough.
    const Exponential<T> e = exponential(limited(x, pick<T>(-87.3f, -708.3), kExpHigh<T>));
    return fma(e.minus_one, T{2}, like<T>(x, T{2})) * half_power<T>(e.exponent);
  }
  const Exponential<T> e = exponential(limited(x, kExpLow<T>, kExpHigh<T>));
  return scaled(1 + e.minus_one, e.exponent);
}

template <Floating T>
Num<T> exp2(Num<T> x) {
  const Strict strict(*x.emit);
  const Exponential<T> e =
      exponential(limited(x, pick<T>(-151, -1076), pick<T>(129, 1025)), /*base_two=*/true);
  return scaled(1 + e.minus_one, e.exponent);
}

// expm1 for x from -40 (float: -18) to 709.8 (float: 88.8).
template <Floating T>
Num<T> expm1_inside(Num<T> x) {
  const Exponential<T> e = exponential(x);
  const Num<T> power = half_power<T>(e.exponent);
  const Num<T> half = fma(e.minus_one, power, power - T{0.5});
  return half + half;
}
template <Floating T>
Num<T> expm1(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> inside = expm1_inside(limited(x, pick<T>(-18, -40), pick<T>(88.8f, 709.8)));
  return select(codegen::abs(x) < pick<T>(0x1p-26f, 0x1p-55), x, inside);
}

// e^|x| / 2, which overflows only where sinh and cosh do.
template <Floating T>
Num<T> half_exp(Num<T> x) {
  const Num<T> high = like<T>(x, pick<T>(89.5f, 711));
  const Num<T> size = codegen::abs(x);
  const Exponential<T> e = exponential(select(size > high, high, size));
  return scaled(fma(e.minus_one, T{0.5}, like<T>(x, T{0.5})), e.exponent);
}

template <Floating T>
Num<T> sinh(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> half = half_exp(x);
  const Num<T> large = copysign(half - T{0.25} / half, x);
  const Num<T> z = x * x;
  Num<T> tail = x;
  if constexpr (std::same_as<T, float>) {
    tail = polynomial(z, {0.166666672f, 0.00833335053f, 0.000198360562f, 2.81750272e-06f});
  } else {
    tail = polynomial(z, {0.16666666666666669, 0.0083333333333331372, 0.00019841269841438521,
                          2.7557319155061873e-06, 2.5052123443652562e-08, 1.6057236727510313e-10,
                          7.7594247757821376e-13});
  }
  return select(codegen::abs(x) < T{1}, fma(x * z, tail, x), large);
}

template <Floating T>
Num<T> cosh(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> half = half_exp(x);
  return half + T{0.25} / half;
}

// With t = e^2|x| - 1: t / (t + 2), or 1 - 2 / (t + 2) where that is nearer to 1.
template <Floating T>
Num<T> tanh(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> size = codegen::abs(x), high = like<T>(x, pick<T>(10, 20));
  const Num<T> limited_size = select(size > high, high, size);
  const Num<T> t = expm1_inside(limited_size + limited_size);
  const Num<bool> near_one = size > pick<T>(0.5f, 0.5);
  const Num<T> quotient = select(near_one, T{2}, t) / (t + T{2});
  return copysign(select(near_one, 1 - quotient, quotient), x);
}

template <Floating T>
Num<T> sigmoid(Num<T> x) {
  const Strict strict(*x.emit);
  // The table's double overflows on the way to a tiny result; its float does not.
  if (std::same_as<T, double> || x.emit->fast_math) return T{1} / (1 + exp(-x));
  const Num<T> e = exp(-codegen::abs(x));
  return select(x < T{0}, e, T{1}) / (1 + e);
}

}  // namespace eas::codegen::math
