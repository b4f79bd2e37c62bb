// An angle without its multiple of pi/2, for every finite angle however large.
#pragma once

#include "codegen/llvm/math/core.hpp"

namespace eas::codegen::math {

template <Floating T>
struct Reduced {
  Num<T> high, low;       // the rest, |high + low| <= pi/4 and a little
  Num<Bits<T>> quadrant;  // the multiple; its last two bits count
};

// pi/2 in three parts.
template <Floating T>
inline constexpr T kHalfPi[3] = {pick<T>(0x1.921fb6p0f, 0x1.921fb54442d18p0),
                                 pick<T>(-0x1.777a5cp-25f, 0x1.1a62633145c07p-54),
                                 pick<T>(-0x1.ee59dap-50f, -0x1.f1976b7ed8fbcp-110)};

// Up to here quickly_reduced is as good as reduced; far beyond it means nothing.
template <Floating T>
inline constexpr T kQuickAngle = pick<T>(0x1p16f, 0x1p30);

// k pi/2 taken away part by part: the first difference is exact, and what the second and its product
// lose is kept.
template <Floating T>
Reduced<T> quickly_reduced(Num<T> x) {
  constexpr T kTwoOverPi = pick<T>(0x1.45f306p-1f, 0x1.45f306dc9c883p-1);
  const Num<T> shifted = fma(x, kTwoOverPi, like<T>(x, kShifter<T>));
  const Num<T> k = shifted - kShifter<T>;
  const Num<T> first = exact_fma(-k, like<T>(x, kHalfPi<T>[0]), x);
  const Pair<T> second = two_product(k, like<T>(x, kHalfPi<T>[1]));
  const Num<T> high = first - second.high;
  const Num<T> lost = ((first - high) - second.high) - second.low;
  return {high, fma(-k, kHalfPi<T>[2], lost), bits(shifted)};
}

// For every finite angle.
Reduced<float> reduced(Num<float> x);
Reduced<double> reduced(Num<double> x);

}  // namespace eas::codegen::math
