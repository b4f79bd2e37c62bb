// Reciprocals and reciprocal roots: divisions, or under fast_math the CPU's estimates with one step of
// Newton's method, about 3 ulp.
#pragma once

#include "codegen/llvm/math_core.hpp"

namespace eas::codegen::math {

enum class Estimate { Reciprocal, ReciprocalRoot };

// The target's instruction of about 12 bits, or a null value where it has none.
Num<float> estimate(Estimate what, Num<float> x);

// x / y; under fast_math y is finite and not 0.
template <Floating T>
Num<T> quick_quotient(Num<T> x, Num<T> y) {
  if constexpr (std::same_as<T, float>) {
    if (x.emit->fast_math) {
      const Num<T> first = estimate(Estimate::Reciprocal, y);
      if (first.value) return x * (first * fma(-y, first, T{2}));
    }
  }
  return x / y;
}

template <Floating T>
Num<T> rsqrt(Num<T> x) {
  const Strict strict(*x.emit);
  if constexpr (std::same_as<T, float>) {
    if (x.emit->fast_math) {
      const Num<T> first = estimate(Estimate::ReciprocalRoot, x);
      if (first.value) {
        // The step's factor is near 2, and NaN of 0 and infinity, which need no step. Few constants:
        // they take registers.
        const Num<T> half = like<T>(x, T{0.5}), factor = fma(-(x * first), first, T{3});
        return (first * half) * select(factor > half, factor, half);
      }
    }
  }
  return T{1} / codegen::sqrt(x);
}

}  // namespace eas::codegen::math
