// Reciprocals and reciprocal roots: divisions, or under fast_math the CPU's estimates with one step of
// Newton's method, about 3 ulp.
#pragma once

#include "codegen/llvm/math/core.hpp"

namespace eas::codegen::math {

enum class Estimate { Reciprocal, ReciprocalRoot };

// The target's instruction of 12 or 14 bits, or a null value where it has none.
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
        // Twice the step's factor is near 2, but NaN or negative where the estimate is 0 or infinite
        // and needs no step: as unsigned bits all of that is above 3. One less in the exponent is
        // half of it, by an integer unit: those that multiply are the busy ones.
        const auto twice = bits(fma(-(x * first), first, T{3}));
        const auto kept = intrinsic(llvm::Intrinsic::umin, twice,
                                    like<Bits<T>>(twice, std::bit_cast<Bits<T>>(T{3})));
        return first * from_bits<T>(kept - (Bits<T>{1} << kMantissa<T>));
      }
    }
  }
  return T{1} / codegen::sqrt(x);
}

}  // namespace eas::codegen::math
