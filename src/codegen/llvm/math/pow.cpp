// The logarithms and exponentials behind pow, each as wide as its power needs.
#include "codegen/llvm/math/pow.hpp"

#include "codegen/llvm/math/log.hpp"

namespace eas::codegen::math {

namespace {

constexpr double kLog2EHigh = 0x1.71547652b82fep0, kLog2ELow = 0x1.777d0ffda0d24p-56;

}  // namespace

// The product has an error below 2^-26 wherever the result is finite; a float's result, tiny ones
// included, is rounded once from double.
Num<float> power_of_magnitude(Num<float> x, Num<float> y) {
  const Split<double> parts = split(to<double>(x));  // no float is tiny as a double
  const Num<double> f = parts.mantissa - 1.0;
  const Num<double> s = f / (f + 2.0), z = s * s;
  const Num<double> log_series =
      polynomial(z, {0.66666662707, 0.40000340291, 0.28536952799, 0.23589260902});
  const Num<double> log2 = fma(fma(s * z, log_series, s + s), kLog2EHigh, parts.k);
  const Num<double> exponent = limited(to<double>(y) * log2, -200.0, 200.0);
  constexpr double kShift = shift_for<double>(Factor::Whole);
  const Num<double> shifted = exponent + kShift;
  const Num<double> r = (exponent - (shifted - kShift)) * (1 / kLog2EHigh);
  const Num<double> series =
      polynomial(r, {0.5, 0.16666537, 0.0416662656, 0.00836724695, 0.00139476056});
  return to<float>((1 + fma(series, r * r, r)) * power<double>(bits(shifted)));
}

Num<double> power_of_magnitude(Num<double> x, Num<double> y) {
  const Split<double> parts = split(x);
  const Num<double> f = parts.mantissa - 1.0;
  // s = f / (2 + f), in two parts.
  const Pair<double> below = quick_two_sum(like<double>(x, 2), f);
  const Num<double> s = f / below.high;
  const Num<double> s_low = (exact_fma(-s, below.high, f) - s * below.low) / below.high;
  // log(1 + f) = 2 s + 2/3 s³ + s⁵ R(s²): the first two terms in two parts.
  const Pair<double> z = two_product(s, s);
  const Num<double> z_low = fma(s * 2.0, s_low, z.low);
  const Pair<double> cube = two_product(z.high, s);
  const Num<double> cube_low = fma(z.high, s_low, fma(z_low, s, cube.low));
  constexpr double kThirdHigh = 0x1.5555555555555p-1, kThirdLow = 0x1.5555555555555p-55;
  const Pair<double> third = two_product(cube.high, like<double>(x, kThirdHigh));
  const Num<double> third_low = fma(cube.high, kThirdLow, fma(cube_low, kThirdHigh, third.low));
  const Num<double> series = polynomial(
      z.high, {0.39999999999999974, 0.28571428571445695, 0.22222222217394302, 0.18181818887744222,
               0.15384555682755249, 0.13336363104020385, 0.11673891696229514, 0.11996727465358432});
  const Pair<double> sum = quick_two_sum(s + s, third.high);
  const Num<double> sum_low = sum.low + (fma(s_low, 2.0, third_low) + cube.high * z.high * series);
  const Pair<double> log = quick_two_sum(sum.high, sum_low);

  // … times log2(e), plus the exponent, times y.
  const Pair<double> scaled_log = two_product(log.high, like<double>(x, kLog2EHigh));
  const Num<double> scaled_low = fma(log.high, kLog2ELow, fma(log.low, kLog2EHigh, scaled_log.low));
  const Pair<double> log2 = two_sum(parts.k, scaled_log.high);
  const Num<double> log2_low = log2.low + scaled_low;
  const Pair<double> product = two_product(y, log2.high);
  const Num<double> exponent = limited(product.high, -1100.0, 1100.0);
  Num<double> exponent_low = fma(y, log2_low, product.low);
  exponent_low = select(abs(product.high) < 1100.0, exponent_low, 0.0);

  constexpr double kShift = shift_for<double>(Factor::Two);
  const Num<double> shifted = exponent + kShift;
  const Num<double> r = ((exponent - (shifted - kShift)) + exponent_low) * (1 / kLog2EHigh);
  return scaled(1 + fma(expm1_series(r), r * r, r), bits(shifted));
}

std::optional<double> simple_power(llvm::Value* y) {
  const auto* constant = llvm::dyn_cast<llvm::Constant>(y);
  if (!constant) return std::nullopt;
  if (constant->getType()->isVectorTy()) constant = constant->getSplatValue();
  const auto* number = llvm::dyn_cast_or_null<llvm::ConstantFP>(constant);
  if (!number) return std::nullopt;
  return number->getValueAPF().convertToDouble();
}

}  // namespace eas::codegen::math
