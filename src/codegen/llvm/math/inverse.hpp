// Inverse trigonometric functions. asin near 1 goes through sqrt((1 - x) / 2); every arc tangent
// becomes one of a ratio within tan(pi/8), by one division.
#pragma once

#include "codegen/llvm/math/core.hpp"

namespace eas::codegen::math {

// n pi/4 = n (high + low) without error in the first product, n up to 4.
template <Floating T>
inline constexpr T kQuarterPiHigh = pick<T>(0x1.921fap-1f, 0x1.921fb54442dp-1);
template <Floating T>
inline constexpr T kQuarterPiLow = pick<T>(0x1.54442ep-21f, 0x1.8469898cc517p-49);

// (asin(x) - x) / x³ at z = x² <= 1/4
template <Floating T>
Num<T> asin_tail(Num<T> z) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(z, {0.166667536f, 0.0749523267f, 0.045478344f, 0.0241409633f, 0.0422306098f});
  } else {
    return polynomial(
        z, {0.16666666666666763, 0.074999999999701084, 0.044642857175277113, 0.030381942675711274,
            0.022372215893655699, 0.017351595721904919, 0.013981015857287643, 0.011397315068366215,
            0.010789197504606196, 0.003672651632232174, 0.021789515951304048, -0.021115127135802124,
            0.032701173182692909});
  }
}

// asin(s) of s = |x|, or of s = sqrt((1 - |x|) / 2) when |x| > 1/2.
template <Floating T>
struct Arc {
  Num<bool> far;
  Num<T> angle;
};
template <Floating T>
Arc<T> arc(Num<T> x) {
  const Num<T> size = codegen::abs(x);
  const Num<bool> far = size > T{0.5};
  const Num<T> z = select(far, (1 - size) * T{0.5}, size * size);
  const Num<T> s = select(far, codegen::sqrt(z), size);
  return {far, fma(s * z, asin_tail(z), s)};
}

template <Floating T>
Num<T> asin(Num<T> x) {
  const Strict strict(*x.emit);
  const Arc<T> a = arc(x);
  const Num<T> twice = a.angle + a.angle;
  const Num<T> far = 2 * kQuarterPiHigh<T> - (twice - 2 * kQuarterPiLow<T>);
  return copysign(select(a.far, far, a.angle), x);
}

template <Floating T>
Num<T> acos(Num<T> x) {
  const Strict strict(*x.emit);
  const Arc<T> a = arc(x);
  const Num<T> twice = a.angle + a.angle;
  const Num<T> signed_angle = copysign(a.angle, x);
  const Num<T> near = 2 * kQuarterPiHigh<T> - (signed_angle - 2 * kQuarterPiLow<T>);
  const Num<T> back = 4 * kQuarterPiHigh<T> - (twice - 4 * kQuarterPiLow<T>);
  return select(a.far, select(x < T{0}, back, twice), near);
}

// (atan(t) - t) / t³ at z = t² <= tan²(pi/8)
template <Floating T>
Num<T> atan_tail(Num<T> z) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(z,
                      {-0.333333164f, 0.199984789f, -0.142436281f, 0.105942756f, -0.0607885458f});
  } else {
    return polynomial(z, {-0.33333333333333198, 0.19999999999953244, -0.14285714280159528,
                          0.11111110781493196, -0.090908976978501754, 0.076920590905413672,
                          -0.066630905929995973, 0.058477864887028497, -0.050388196004708487,
                          0.03805169342528196, -0.017892541184225112});
  }
}

// The angle of (x, y) for finite x and y that are not both 0, from 0 to pi. With a the smaller and b
// the larger of |x| and |y| it is atan(a / b), turned and mirrored as signs and sizes say; ratios
// above tan(pi/8) are first turned back by pi/4. In quarters of pi: angle = quarters ± atan(t).
template <Floating T>
Num<T> angle(Num<T> y, Num<T> x) {
  const Num<T> size_y = codegen::abs(y), size_x = codegen::abs(x);
  const Num<bool> steep = size_y > size_x, left = as<SignedBits<T>>(bits(x)) < SignedBits<T>{0};
  const Num<T> a = select(steep, size_x, size_y), b = select(steep, size_y, size_x);
  const Num<bool> turned = a > b * pick<T>(0x1.a8279ap-2f, 0x1.a827999fcef32p-2);
  const Num<T> t = select(turned, a - b, a) / select(turned, a + b, b);
  const Num<T> z = t * t, value = fma(t * z, atan_tail(z), t);
  const Num<bool> backwards = steep ^ left;
  const Num<T> none = like<T>(x, 0);
  const Num<T> turn = select(turned, T{1}, none);
  Num<T> quarters = select(steep, T{2}, select(left, T{4}, none));
  quarters = quarters + select(backwards, -turn, turn);
  const Num<T> low = fma(quarters, kQuarterPiLow<T>, select(backwards, -value, value));
  return fma(quarters, kQuarterPiHigh<T>, low);
}

template <Floating T>
Num<T> atan(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<bool> large = codegen::abs(x) > pick<T>(0x1p60f, 0x1p60);
  const Num<T> y = select(large, copysign(like<T>(x, pick<T>(0x1p60f, 0x1p60)), x), x);
  return copysign(angle(y, like<T>(x, 1)), x);
}

template <Floating T>
Num<T> atan2(Num<T> y, Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> size_y = codegen::abs(y), size_x = codegen::abs(x);
  const Num<bool> endless = (size_x == kInf<T>) | (size_y == kInf<T>);
  const Num<bool> nowhere = (size_x == T{0}) & (size_y == T{0});
  // Infinities and zeros as small numbers with the same angle; halves keep a + b finite.
  const Num<T> one = like<T>(x, 1), none = like<T>(x, 0);
  const T huge = pick<T>(0x1p100f, 0x1p1000);
  const Num<T> scale = select((size_x < huge) & (size_y < huge), one, T{0.5});
  const Num<T> a = select(endless, select(size_y == kInf<T>, one, none), size_y * scale);
  Num<T> b = select(endless, select(size_x == kInf<T>, one, none), size_x * scale);
  b = select(nowhere, one, b);
  const Num<T> result = copysign(angle(a, copysign(b, x)), y);
  return select(is_nan(x) | is_nan(y), x + y, result);
}

}  // namespace eas::codegen::math
