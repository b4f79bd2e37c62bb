// Sine, cosine and tangent over the whole range: x = k * pi/2 + r with |r| <= pi/4, then a
// polynomial of r chosen by k's last two bits (reduce_angle.hpp finds both). Large angles cost more
// and are rare, so a function of the module asks first whether there are any.
#pragma once

#include <array>

#include "codegen/llvm/math/reduce_angle.hpp"
#include "codegen/llvm/scalar/outlined.hpp"

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

// Below this sin x and tan x are x.
template <Floating T>
inline constexpr T kSameAsAngle = pick<T>(0x1p-13f, 0x1p-28);

// The rest of an angle, by the long way if any lane needs it. Ends in another block than it began.
template <Floating T>
Reduced<T> reduced_as_needed(Num<T> x) {
  auto& builder = x.builder();
  const Reduced<T> quick = quickly_reduced(x);
  llvm::BasicBlock* from = builder.GetInsertBlock();
  auto* large = llvm::BasicBlock::Create(builder.getContext(), "large", from->getParent());
  auto* end = llvm::BasicBlock::Create(builder.getContext(), "end", from->getParent());
  const Num<bool> needed = ~(codegen::abs(x) < kQuickAngle<T>);
  builder.CreateCondBr(any_lane(*x.emit, needed.value), large, end);
  builder.SetInsertPoint(large);
  const Reduced<T> slow = reduced(x);
  builder.CreateBr(end);
  builder.SetInsertPoint(end);
  const auto either = [&](auto one, auto other) {
    llvm::PHINode* phi = builder.CreatePHI(one.type(), 2);
    phi->addIncoming(one.value, from);
    phi->addIncoming(other.value, large);
    return one.with(phi);
  };
  return {either(quick.high, slow.high), either(quick.low, slow.low),
          either(quick.quadrant, slow.quadrant)};
}

// finish(x, the reduced x), where `name` names the whole function. Vectors are done where they stand,
// as a call would empty every register, and only those with a large angle are done again by it.
template <Floating T, class Finish>
Num<T> of_angle(const char* name, Num<T> x, Finish finish) {
  const Strict strict(*x.emit);
  const auto all_of_it = [&] {
    return call_outlined(*x.emit, name, std::array{x.value},
                         [&](Emit& emit, std::span<llvm::Value* const> values) {
                           const Num<T> angle{&emit, values[0]};
                           return finish(angle, reduced_as_needed(angle)).value;
                         });
  };
  if (x.lanes() == 0 || !may_branch(*x.emit)) return x.with(all_of_it());
  const Num<T> quick = finish(x, quickly_reduced(x));
  const Num<bool> large = ~(codegen::abs(x) < kQuickAngle<T>);
  return x.with(value_unless(*x.emit, quick.value, any_lane(*x.emit, large.value),
                             [&] { return all_of_it(); }));
}

template <Integral T>
Num<bool> is_odd(Num<T> quadrant) {
  return (quadrant & T{1}) != T{0};
}

template <Floating T>
Num<T> sin(Num<T> x) {
  return of_angle("sin", x, [](Num<T> angle, const Reduced<T>& r) {
    const SinCos<T> both = sin_cos_inside(r.high, r.low);
    const Num<T> result = flipped(select(is_odd(r.quadrant), both.cosine, both.sine), r.quadrant);
    return select(codegen::abs(angle) < kSameAsAngle<T>, angle, result);
  });
}
template <Floating T>
Num<T> cos(Num<T> x) {
  return of_angle("cos", x, [](Num<T>, const Reduced<T>& r) {
    const SinCos<T> both = sin_cos_inside(r.high, r.low);
    return flipped(select(is_odd(r.quadrant), both.sine, both.cosine), r.quadrant + Bits<T>{1});
  });
}
template <Floating T>
Num<T> tan(Num<T> x) {
  return of_angle("tan", x, [](Num<T> angle, const Reduced<T>& r) {
    const SinCos<T> both = sin_cos_inside(r.high, r.low);
    const Num<bool> odd = is_odd(r.quadrant);
    const Num<T> result =
        select(odd, -both.cosine, both.sine) / select(odd, both.sine, both.cosine);
    return select(codegen::abs(angle) < kSameAsAngle<T>, angle, result);
  });
}

}  // namespace eas::codegen::math
