// Sine, cosine and tangent over the whole range: x = k * pi/2 + r with |r| <= pi/4, then a
// polynomial of r chosen by k's last two bits (math_reduction.hpp finds both).
#pragma once

#include "codegen/llvm/math_reduction.hpp"

namespace eas::codegen::math {

template <Floating T>
struct SinCos {
  Num<T> sine, cosine;
};
// Of high + low.
template <Floating T>
SinCos<T> sin_cos_inside(Num<T> high, Num<T> low) {
  const Num<T> z = high * high, half = z * T{0.5}, cube = z * high;
  if constexpr (std::same_as<T, float>) {
    const Num<T> s = polynomial(z, {-0.166666538f, 0.00833213143f, -0.000195108398f});
    const Num<T> c = polynomial(z, {0.0416666456f, -0.0013887306f, 2.44312414e-05f});
    return {high + fma(cube, s, low), fma(z * z, c, 1 - half)};
  } else {
    const Num<T> s =
        polynomial(z, {0.0083333333333212838, -0.00019841269828869574, 2.7557313355861866e-06,
                       -2.5050704019889887e-08, 1.589358294667625e-10});
    const Num<T> c =
        polynomial(z, {0.041666666666666588, -0.0013888888888872598, 2.4801587288491806e-05,
                       -2.7557314056494046e-07, 2.0875681868510203e-09, -1.1357448103713474e-11});
    // sin(h + l) = sin h + l cos h and cos(h + l) = cos h - l sin h; 1 - z/2 keeps what it loses.
    const Num<T> one_less = 1 - half;
    const Num<T> lost = (1 - one_less) - half;
    const Num<T> tail = fma(z, s, like<T>(z, -0.16666666666666627)) * cube;
    return {high + (tail + fma(-half, low, low)), one_less + (lost + (z * z * c - high * low))};
  }
}

// x with the sign bit flipped where bit 1 of the quadrant is set.
template <Floating T>
Num<T> flipped(Num<T> x, Num<Bits<T>> quadrant) {
  return from_bits<T>(bits(x) ^ ((quadrant & Bits<T>{2}) << (kMantissa<T> + pick<T>(7, 10))));
}

template <Floating T>
Num<T> sin(Num<T> x) {
  const Strict strict(*x.emit);
  const Reduced<T> r = reduced(x);
  const SinCos<T> both = sin_cos_inside(r.high, r.low);
  const Num<bool> odd = (r.quadrant & Bits<T>{1}) != Bits<T>{0};
  const Num<T> result = flipped(select(odd, both.cosine, both.sine), r.quadrant);
  return select(x == T{0}, x, result);
}
template <Floating T>
Num<T> cos(Num<T> x) {
  const Strict strict(*x.emit);
  const Reduced<T> r = reduced(x);
  const SinCos<T> both = sin_cos_inside(r.high, r.low);
  const Num<bool> odd = (r.quadrant & Bits<T>{1}) != Bits<T>{0};
  return flipped(select(odd, both.sine, both.cosine), r.quadrant + Bits<T>{1});
}
template <Floating T>
Num<T> tan(Num<T> x) {
  const Strict strict(*x.emit);
  const Reduced<T> r = reduced(x);
  const SinCos<T> both = sin_cos_inside(r.high, r.low);
  const Num<bool> odd = (r.quadrant & Bits<T>{1}) != Bits<T>{0};
  const Num<T> result = select(odd, -both.cosine, both.sine) / select(odd, both.sine, both.cosine);
  return select(x == T{0}, x, result);
}

}  // namespace eas::codegen::math
