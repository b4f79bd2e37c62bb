// Powers: |x|^y = 2^(y log2 |x|) with the logarithm wider than the result: in double for floats, in
// two doubles for doubles. Signs and limits are those of C's pow.
#pragma once

#include <optional>

#include "codegen/llvm/math/core.hpp"
#include "codegen/llvm/scalar/division.hpp"

namespace eas::codegen::math {

// |x|^y for x that is finite and not 0.
Num<float> power_of_magnitude(Num<float> x, Num<float> y);
Num<double> power_of_magnitude(Num<double> x, Num<double> y);

// The power y, if it is one constant that a few multiplications make.
std::optional<double> simple_power(llvm::Value* y);

template <Floating T>
Num<T> pow_general(Num<T> x, Num<T> y) {
  const Num<T> size = codegen::abs(x);
  const Num<T> half = y * T{0.5};
  const Num<bool> whole = intrinsic(llvm::Intrinsic::trunc, y) == y;
  const Num<bool> odd = whole & (intrinsic(llvm::Intrinsic::trunc, half) != half);
  const Num<bool> negative = as<SignedBits<T>>(bits(x)) < SignedBits<T>{0};

  // 0 and infinity to a power are 0 or infinity.
  const Num<T> none = like<T>(x, 0);
  const Num<bool> nothing = (size == T{0}) ^ (y < T{0});
  const Num<T> limit = select(nothing, none, kInf<T>);
  const Num<bool> at_limit = (size == T{0}) | (size == kInf<T>);
  Num<T> result = select(at_limit, limit, power_of_magnitude(size, y));
  result = select(negative & odd, -result, result);
  result = select(negative & ~whole & ~at_limit, kNan<T>, result);
  result = select(is_nan(x) | is_nan(y), x + y, result);
  const Num<bool> always_one =
      (y == T{0}) | (x == T{1}) | ((size == T{1}) & (codegen::abs(y) == kInf<T>));
  return select(always_one, T{1}, result);
}

template <class T>
Num<T> pow(Num<T> x, Num<T> y) {
  if constexpr (Floating<T>) {
    const Strict strict(*x.emit);
    if (const auto power = simple_power(y.value)) {
      const Num<T> square = x * x;
      if (*power == 1) return x;
      if (*power == 2) return square;
      if (*power == 3) return square * x;
      if (*power == 4) return square * square;
      if (*power == -1) return T{1} / x;
    }
    return pow_general(x, y);
  } else {
    return arith::pow(x, y);
  }
}

}  // namespace eas::codegen::math
