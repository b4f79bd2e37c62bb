// Logarithms: x = 2^k * (1 + f) with 1 + f between sqrt(1/2) and sqrt(2); with s = f / (2 + f),
// log(1 + f) = f - f²/2 + s * (f²/2 + R(s²)), R by a polynomial.
#pragma once

#include "codegen/llvm/math/exp.hpp"

namespace eas::codegen::math {

template <Floating T>
struct Split {
  Num<T> k;         // the exponent
  Num<T> mantissa;  // 1 + f
};
// Of x > 0, also below the normal numbers.
template <Floating T>
Split<T> split(Num<T> x) {
  constexpr T kLift = pick<T>(0x1p24f, 0x1p54);
  const Num<bool> tiny = x < std::numeric_limits<T>::min();
  const Num<Bits<T>> raw = bits(select(tiny, x * kLift, x));
  const Bits<T> root = std::bit_cast<Bits<T>>(pick<T>(0x1.6a09e6p-1f, 0x1.6a09e667f3bcdp-1));
  const Num<SignedBits<T>> exponent = as<SignedBits<T>>(raw - root) >> kMantissa<T>;
  const Num<T> mantissa = from_bits<T>(raw - (as<Bits<T>>(exponent) << kMantissa<T>));
  const Num<T> k = small_to_float<T>(exponent);
  return {select(tiny, k - T(kMantissa<T> + pick<T>(1, 2)), k), mantissa};
}

template <Floating T>
struct LogTail {
  Num<T> half_square;  // f²/2
  Num<T> rest;         // s * (f²/2 + R)
};
template <Floating T>
LogTail<T> log_tail(Num<T> f) {
  const Num<T> s = f / (f + T{2}), z = s * s;
  const Num<T> half_square = f * f * T{0.5};
  Num<T> series = f;
  if constexpr (std::same_as<T, float>) {
    series = polynomial(z, {0.666667759f, 0.399773121f, 0.298784614f});
  } else {
    series = polynomial(
        z, {0.66666666666667374, 0.39999999999396529, 0.28571428746804622, 0.22222198083680539,
            0.18183591531083501, 0.15313311866538756, 0.14803746450302929});
  }
  return {half_square, s * fma(series, z, half_square)};
}

// What every logarithm gives for 0, negative numbers, infinity and NaN.
template <Floating T>
Num<T> with_log_limits(Num<T> x, Num<T> logarithm) {
  const Num<T> limit = select(x == T{0}, -kInf<T>, select(x < T{0}, kNan<T>, x));
  return select((x > T{0}) & (x < kInf<T>), logarithm, limit);
}

template <Floating T>
Num<T> log(Num<T> x) {
  const Strict strict(*x.emit);
  const Split<T> parts = split(x);
  const Num<T> f = parts.mantissa - T{1};
  const LogTail<T> tail = log_tail(f);
  const Num<T> low = fma(parts.k, kLn2Low<T>, tail.rest);
  return with_log_limits(x, fma(parts.k, kLn2High<T>, f - (tail.half_square - low)));
}

// k * k_factor + log(1 + f) * factor, factors in two parts; the leading part of log(1 + f) is cut so
// that its product is exact.
template <Floating T>
Num<T> log_to_base(Num<T> x, Pair<T> factor, Pair<T> k_factor) {
  const Split<T> parts = split(x);
  const Num<T> f = parts.mantissa - T{1};
  const LogTail<T> tail = log_tail(f);
  constexpr Bits<T> kUpper = ~Bits<T>{0} << (std::same_as<T, float> ? 12 : 32);
  const Num<T> high = from_bits<T>(bits(f - tail.half_square) & kUpper);
  const Num<T> low = (f - high) - tail.half_square + tail.rest;
  const Num<T> whole = parts.k * k_factor.high, product = high * factor.high;
  const Pair<T> sum = quick_two_sum(whole, product);
  Num<T> rest = fma(low + high, factor.low, fma(parts.k, k_factor.low, sum.low));
  rest = fma(low, factor.high, rest);
  return with_log_limits(x, sum.high + rest);
}

template <Floating T>
Num<T> log2(Num<T> x) {
  const Strict strict(*x.emit);
  const Pair<T> factor{like<T>(x, pick<T>(0x1.714p0f, 0x1.71547p0)),
                       like<T>(x, pick<T>(0x1.47652cp-12f, 0x1.94ae0bf85ddf4p-22))};
  return log_to_base(x, factor, {like<T>(x, T{1}), like<T>(x, T{0})});
}

template <Floating T>
Num<T> log10(Num<T> x) {
  const Strict strict(*x.emit);
  const Pair<T> factor{like<T>(x, pick<T>(0x1.bcap-2f, 0x1.bcb7bp-2)),
                       like<T>(x, pick<T>(0x1.7b1526p-14f, 0x1.526e50e32a6abp-26))};
  const Pair<T> k_factor{like<T>(x, pick<T>(0x1.344p-2f, 0x1.34413509f6p-2)),
                         like<T>(x, pick<T>(0x1.3509f8p-18f, 0x1.9fef311f12b36p-42))};
  return log_to_base(x, factor, k_factor);
}

// log(u) of u = 1 + x, and what the sum lost: log(1 + x) = log(u) + (x - (u - 1)) / u.
template <Floating T>
Num<T> log1p(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> u = x + T{1};
  const Pair<T> sum = two_sum(x, like<T>(x, T{1}));
  const Split<T> parts = split(u);
  const Num<T> f = parts.mantissa - T{1};
  const LogTail<T> tail = log_tail(f);
  const Num<T> low = fma(parts.k, kLn2Low<T>, tail.rest + sum.low / u);
  const Num<T> sum_of_parts = fma(parts.k, kLn2High<T>, f - (tail.half_square - low));
  const Num<T> result = with_log_limits(u, sum_of_parts);
  return select(codegen::abs(x) < pick<T>(0x1p-26f, 0x1p-55), x, result);
}

}  // namespace eas::codegen::math
