// Exponentials: exp(x) = 2^n * (1 + r + tail), where n is the integer nearest to x / ln 2, r the rest,
// |r| <= ln 2 / 2, and tail = e^r - 1 - r by a polynomial. Hyperbolic functions and sigmoid are made
// of it.
#pragma once

#include "codegen/llvm/math/core.hpp"
#include "codegen/llvm/math/estimate.hpp"

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
  Num<Bits<T>> exponent;  // n and what shift_for adds to it, in the last bits
  Num<T> rest, square, series;

  Num<T> tail() const { return series * square; }
  Num<T> minus_one() const { return fma(series, square, rest); }
};

// (e^r - 1 - r) / r²
template <Floating T>
Num<T> expm1_series(Num<T> r) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(r, {0.5f, 0.166665375f, 0.0416662656f, 0.00836724695f, 0.00139476056f});
  } else {
    return polynomial(
        r, {0.50000000000000067, 0.16666666666666688, 0.041666666666565995, 0.0083333333333128375,
            0.0013888888935028932, 0.00019841269907169105, 2.4801501111710241e-05,
            2.7557224001074555e-06, 2.762770197685209e-07, 2.5115793090618981e-08});
  }
}

// How 2^n will be made: as such, with n one less, or of two factors.
enum class Factor { Whole, Half, Two };
template <Floating T>
constexpr T shift_for(Factor factor) {
  const T bias = pick<T>(127, 1023);
  if (factor == Factor::Two) return kShifter<T> + 2 * bias;
  return kShifter<T> + bias - (factor == Factor::Half ? 1 : 0);
}

// One term less: good for 3 ulp of e^x, though not for its difference from 1.
template <Floating T>
Num<T> quick_series(Num<T> r) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(r, {0.499992013f, 0.166671336f, 0.0418944843f, 0.00831196737f});
  } else {
    return expm1_series(r);
  }
}

template <Floating T>
Exponential<T> exponential(Num<T> x, Factor factor, bool quick = false) {
  const T shift = shift_for<T>(factor);
  const Num<T> shifted = fma(x, kLog2E<T>, like<T>(x, shift)), n = shifted - shift;
  const Num<T> r = fma(-n, kLn2Low<T>, fma(-n, kLn2High<T>, x));
  return {bits(shifted), r, r * r, quick ? quick_series(r) : expm1_series(r)};
}
// The same for 2^x.
template <Floating T>
Exponential<T> exponential_of_two(Num<T> x, Factor factor) {
  const T shift = shift_for<T>(factor);
  const Num<T> shifted = x + shift;
  const Num<T> r = (x - (shifted - shift)) * (kLn2High<T> + kLn2Low<T>);
  return {bits(shifted), r, r * r, expm1_series(r)};
}

// Factor::Whole: 2^n; Factor::Half: 2^(n - 1). It must be a normal number; the exponents next to
// those give 0 and infinity.
template <Floating T>
Num<T> power(Num<Bits<T>> exponent) {
  return from_bits<T>(exponent << kMantissa<T>);
}
// Factor::Two: x * 2^n, multiplied by two powers of two with half the exponent each, so that a tiny
// result is rounded once and a large one overflows only when it must.
template <Floating T>
Num<T> scaled(Num<T> x, Num<Bits<T>> exponent) {
  const Num<Bits<T>> whole = exponent << kMantissa<T>;
  const Num<Bits<T>> half = (exponent << (kMantissa<T> - 1)) & kExponentMask<T>;
  return x * from_bits<T>(half) * from_bits<T>(whole - half);
}

// Where e^x has left the format on either side. Below the first both factors of 2^n are 0: a product
// that underflows takes CPUs some 90 cycles, and what is masked off is often minus infinity.
template <Floating T>
inline constexpr T kExpLow = pick<T>(-176.1f, -1418.2);
template <Floating T>
inline constexpr T kExpHigh = pick<T>(89.5f, 710);

template <Floating T>
Num<T> exp(Num<T> x) {
  const Strict strict(*x.emit);
  if (x.emit->fast_math) {
    // Results below the normal numbers are 0: one factor is enough.
    const Num<T> inside = limited(x, pick<T>(-87.3f, -708.3), kExpHigh<T>);
    const Exponential<T> e = exponential(inside, Factor::Half, /*quick=*/true);
    return fma(e.minus_one(), T{2}, like<T>(x, T{2})) * power<T>(e.exponent);
  }
  const Exponential<T> e = exponential(limited(x, kExpLow<T>, kExpHigh<T>), Factor::Two);
  return scaled(1 + e.minus_one(), e.exponent);
}

template <Floating T>
Num<T> exp2(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> inside = limited(x, pick<T>(-254, -2046), pick<T>(129, 1025));
  const Exponential<T> e = exponential_of_two(inside, Factor::Two);
  return scaled(1 + e.minus_one(), e.exponent);
}

// 2^n (1 + r + tail) - 1, the parts without the tail first: next to 0 that loses nothing. Half of it,
// since 2^n alone may overflow.
template <Floating T>
Num<T> expm1(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> inside = limited(x, pick<T>(-18, -40), pick<T>(88.8f, 709.8));
  const Exponential<T> e = exponential(inside, Factor::Half);
  const Num<T> factor = power<T>(e.exponent);
  const Num<T> half = fma(e.tail(), factor, fma(e.rest, factor, factor - T{0.5}));
  return select(codegen::abs(x) < pick<T>(0x1p-26f, 0x1p-55), x, half + half);
}

// e^|x| / 2, which overflows only where sinh and cosh do.
template <Floating T>
Num<T> half_exp(Num<T> x) {
  const Num<T> high = like<T>(x, pick<T>(89.5f, 711));
  const Num<T> size = codegen::abs(x);
  const Exponential<T> e = exponential(select(size > high, high, size), Factor::Two);
  return scaled(fma(e.minus_one(), T{0.5}, like<T>(x, T{0.5})), e.exponent);
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

// t / (t + 2) with t = e^2|x| - 1, corrected by what t, t + 2 and the quotient lost.
template <Floating T>
Num<T> tanh(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> size = codegen::abs(x), high = like<T>(x, pick<T>(10, 20));
  const Num<T> inside = select(size > high, high, size);
  const Exponential<T> e = exponential(inside + inside, Factor::Whole);
  const Num<T> factor = power<T>(e.exponent), tail = e.tail();
  const Num<T> start = fma(e.rest, factor, factor - T{1}), t = fma(tail, factor, start);
  if (x.emit->fast_math) return copysign(quick_quotient(t, t + T{2}), x);
  const Pair<T> below = two_sum(t, like<T>(x, T{2}));
  const Num<T> t_low = fma(tail, factor, start - t), inverse = T{1} / below.high;
  const Num<T> quotient = t * inverse;
  const Num<T> lost = exact_fma(-quotient, below.high, t) + fma(-quotient, below.low, t_low);
  return copysign(fma(lost, inverse, quotient), x);
}

template <Floating T>
Num<T> sigmoid(Num<T> x) {
  const Strict strict(*x.emit);
  if (x.emit->fast_math) {
    // Results end where the reciprocal estimate does, at about the least normal number.
    const T high = pick<T>(87, 708);
    const Exponential<T> e = exponential(limited(-x, -high, high), Factor::Whole, /*quick=*/true);
    return quick_quotient(like<T>(x, T{1}), fma(1 + e.minus_one(), power<T>(e.exponent), T{1}));
  }
  // The table's double overflows on the way to a tiny result; its float does not.
  if (std::same_as<T, double>) return T{1} / (1 + exp(-x));
  const Num<T> e = exp(-codegen::abs(x));
  return select(x < T{0}, e, T{1}) / (1 + e);
}

}  // namespace eas::codegen::math
