// The error function: x + x P(x²) up to 1, and 1 - exp(Q(x)) beyond, where Q is near the logarithm of
// 1 - erf.
#pragma once

#include "codegen/llvm/math/exp.hpp"

namespace eas::codegen::math {

// erf(x) / x - 1 at z = x² <= 1
template <Floating T>
Num<T> erf_near(Num<T> z) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(z, {0.128379166f, -0.37612626f, 0.112835854f, -0.0268538073f, 0.00518831844f,
                          -0.000801010581f, 7.85354496e-05f});
  } else {
    return polynomial(
        z, {0.12837916709551256, -0.37612638903183521, 0.11283791670944175, -0.026866170643109845,
            0.0052239776061044395, -0.00085483259286116687, 0.00012055293555105116,
            -1.4924711870210072e-05, 1.6447126098829128e-06, -1.6206270840243765e-07,
            1.3710790739618167e-08, -7.7791074899842447e-10});
  }
}

// log(1 - erf(x)), 1 <= x <= 4 (double: 6)
template <Floating T>
Num<T> log_erfc(Num<T> x) {
  if constexpr (std::same_as<T, float>) {
    return polynomial(x, {-0.000341522245f, -1.12708914f, -0.638144851f, -0.103106737f,
                          0.0218380522f, -0.00294765411f, 0.00018637866f});
  } else {
    return polynomial(
        x, {-1.7962264297191971e-07, -1.1283773292375858, -0.6366284890538586, -0.10274725168395588,
            0.019078153947328532, 0.00028049156461697791, -0.0017690042958786703,
            0.00064117612699766643, -4.4825002213867895e-05, -7.0365121240263632e-05,
            4.5036649910158283e-05, -1.6513665587047441e-05, 4.3269636518812588e-06,
            -8.5055747350432813e-07, 1.2570232263188647e-07, -1.3626407714670703e-08,
            1.0256779740723228e-09, -4.7959277659563575e-11, 1.049596392280424e-12});
  }
}

template <Floating T>
Num<T> erf(Num<T> x) {
  const Strict strict(*x.emit);
  const Num<T> size = codegen::abs(x), last = like<T>(x, pick<T>(4, 6));
  const Num<T> inside = select(size > last, last, size);
  // Q is at least -18 (double: -40): a normal factor.
  const Exponential<T> e = exponential(log_erfc(inside), Factor::Whole);
  const Num<T> erfc = (1 + e.minus_one()) * power<T>(e.exponent);
  return select(size < T{1}, fma(x, erf_near(x * x), x), copysign(1 - erfc, x));
}

}  // namespace eas::codegen::math
