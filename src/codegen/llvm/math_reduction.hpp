// An angle without its multiple of pi/2, for every finite angle however large.
#pragma once

#include "codegen/llvm/math_core.hpp"

namespace eas::codegen::math {

template <Floating T>
struct Reduced {
  Num<T> high, low;       // the rest, |high + low| <= pi/4 and a little
  Num<Bits<T>> quadrant;  // the multiple; its last two bits count
};

Reduced<float> reduced(Num<float> x);
Reduced<double> reduced(Num<double> x);

}  // namespace eas::codegen::math
