// Functions of numbers that are made of others.
#include <cmath>
#include <numbers>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

using ir::Op;

// A value with operators, for formulas.
struct Term {
  Value value;
  explicit Term(const Operand& x) : value(as_value(x)) {}
  Term(Value x) : value(x) {}
  Term(double x) : value(as_value(Number::of(x))) {}
  Term(int x) : value(as_value(Number::of(std::int64_t{x}))) {}
};

Term of(Op op, const Term& x) { return elementwise(op, {x.value}); }
Term of(Op op, const Term& x, const Term& y) { return elementwise(op, {x.value, y.value}); }
Term operator+(const Term& x, const Term& y) { return of(Op::add, x, y); }
Term operator-(const Term& x, const Term& y) { return of(Op::sub, x, y); }
Term operator*(const Term& x, const Term& y) { return of(Op::mul, x, y); }
Term operator/(const Term& x, const Term& y) { return of(Op::div, x, y); }
Term operator<(const Term& x, const Term& y) { return of(Op::lt, x, y); }
Term operator&(const Term& x, const Term& y) { return of(Op::and_, x, y); }
Term operator|(const Term& x, const Term& y) { return of(Op::or_, x, y); }
Term operator>>(const Term& x, const Term& y) { return of(Op::shr, x, y); }
Term equal(const Term& x, const Term& y) { return of(Op::eq, x, y); }
Term differ(const Term& x, const Term& y) { return of(Op::ne, x, y); }
Term negative(const Term& x) { return of(Op::neg, x); }
Term size(const Term& x) { return of(Op::abs, x); }
Term choose(const Term& c, const Term& x, const Term& y) {
  return where(c.value, x.value, y.value);
}
Term to(const Term& x, DType dtype) { return cast_to(x.value, dtype); }

Term given(const Call& c, std::string_view name) { return Term(c.operand(name)); }

// Both in the dtype they meet in, so that bits and widths can be asked for.
std::pair<Term, Term> together(const Call& c) {
  const Value x = as_value(c.operand("x")), y = as_value(c.operand("y"));
  const DType dtype = meet(Op::add, {x, y}).dtype;
  return {cast_to(x, dtype), cast_to(y, dtype)};
}

// What takes floats only: integers become float32.
Term real(const Call& c, std::string_view name) {
  const Value x = as_value(c.operand(name));
  return is_float(x.dtype()) ? Term(x) : to(x, x.weak ? DType::float64 : DType::float32);
}

void need_integers(const Call& c, const Term& x) {
  if (is_int(x.value.dtype())) return;
  throw DTypeError(
      c.op(), cat("not defined for this dtype, got ", describe(x.value), ", expected integers"));
}

DType signed_of_width(int bits) {
  return bits == 16 ? DType::int16 : bits == 32 ? DType::int32 : DType::int64;
}

Term with_sign(const Term& x, const Term& y) {
  const DType bits = signed_of_width(info(y.value.dtype()).bits);
  const Term below = Term(bitcast(y.value, bits)) < 0;
  return choose(below, negative(size(x)), size(x));
}

}  // namespace

Given trace_div_trunc(const Call& c) {
  const auto [x, y] = together(c);
  need_integers(c, x);
  const Term q = of(Op::floordiv, x, y);
  if (is_unsigned_int(x.value.dtype())) return q.value;
  const Term up = differ(q * y, x) & differ(x < 0, y < 0);
  return choose(up, q + 1, q).value;
}

Given trace_rem_trunc(const Call& c) {
  const auto [x, y] = together(c);
  need_integers(c, x);
  const Term r = of(Op::mod, x, y);
  if (is_unsigned_int(x.value.dtype())) return r.value;
  return choose(differ(r, 0) & differ(x < 0, y < 0), r - y, r).value;
}

Given trace_umulhi(const Call& c) {
  const auto [x, y] = together(c);
  need_integers(c, x);
  const DType dtype = x.value.dtype();
  const int bits = info(dtype).bits;
  if (bits < 32) {
    throw DTypeError(c.op(), cat("not defined for this dtype, got ", describe(x.value),
                                 ", expected integers of 32 or 64 bits"));
  }
  const auto wide = [&](const Term& t) {
    return to(bits == 32 ? to(t, DType::uint32) : t, DType::uint64);
  };
  const Term a = wide(x), b = wide(y);
  if (bits == 32) return to((a * b) >> 32, dtype).value;
  const std::int64_t kLow = 0xffffffff;
  const Term low(cast_to(as_value(Number::of(kLow)), DType::uint64));
  const Term a0 = a & low, a1 = a >> 32, b0 = b & low, b1 = b >> 32;
  const Term middle = ((a0 * b0) >> 32) + ((a0 * b1) & low) + ((a1 * b0) & low);
  return to(a1 * b1 + ((a0 * b1) >> 32) + ((a1 * b0) >> 32) + (middle >> 32), dtype).value;
}

Given trace_ctz(const Call& c) {
  const Term x = given(c, "x");
  need_integers(c, x);
  return of(Op::popcount, of(Op::not_, x) & (x - 1)).value;
}

Given trace_fmod(const Call& c) {
  const auto [x, y] = together(c);
  if (!is_float(x.value.dtype())) return trace_rem_trunc(c);
  return with_sign(of(Op::mod, size(x), size(y)), x).value;
}

Given trace_fmax(const Call& c) {
  const Term x = given(c, "x"), y = given(c, "y");
  const Term larger = choose(y < x, x, y);  // y where either is a NaN
  return choose(differ(y, y), x, larger).value;
}

Given trace_fmin(const Call& c) {
  const Term x = given(c, "x"), y = given(c, "y");
  const Term smaller = choose(x < y, x, y);
  return choose(differ(y, y), x, smaller).value;
}

Given trace_copysign(const Call& c) { return with_sign(real(c, "x"), real(c, "y")).value; }

Given trace_hypot(const Call& c) {
  const Term x = size(real(c, "x")), y = size(real(c, "y"));
  const Term large = of(Op::maximum, x, y), small = of(Op::minimum, x, y);
  const Term ratio = small / large;
  const Term out = large * of(Op::sqrt, ratio * ratio + 1);
  const Term plain = equal(large, 0) | of(Op::isinf, large);
  return choose(plain, large, out).value;
}

Given trace_cbrt(const Call& c) {
  const Term x = real(c, "x");
  const Term a = size(x);
  const Term guess = of(Op::exp2, of(Op::log2, a) / 3.0);
  const Term root = guess - (guess * guess * guess - a) / (guess * guess * 3.0);
  const Term whole = equal(x, 0) | of(Op::isinf, x);
  return choose(whole, x, with_sign(root, x)).value;
}

// exp(-x * x) times a polynomial of 1 / (1 + |x| / 2), whose error is below 1.2e-7 of the value.
Given trace_erfc(const Call& c) {
  const Term x = real(c, "x");
  const DType dtype = x.value.dtype();
  const Term wide = to(x, DType::float64);
  const Term t = Term(1.0) / (size(wide) * 0.5 + 1.0);
  Term sum = 0.17087277;
  for (const double next : {-0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806,
                            0.09678418, 0.37409196, 1.00002368, -1.26551223}) {
    sum = sum * t + next;
  }
  const Term tail = t * of(Op::exp, sum - wide * wide);
  return to(choose(wide < 0.0, Term(2.0) - tail, tail), dtype).value;
}

// Lanczos' sum (g = 7, 9 terms), and Euler's reflection below 1/2; in float64.
Given trace_lgamma(const Call& c) {
  const Term given_x = real(c, "x");
  const Term x = to(given_x, DType::float64);
  const Term below = x < 0.5;
  const Term z = choose(below, Term(1.0) - x, x) - 1.0;
  Term sum = 0.99999999999980993;
  int i = 1;
  for (const double term :
       {676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
        12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7}) {
    sum = sum + Term(term) / (z + static_cast<double>(i++));
  }
  const Term t = z + 7.5;
  const double half_log_2pi = 0.91893853320467274;
  const Term above = (z + 0.5) * of(Op::log, t) - t + of(Op::log, sum) + half_log_2pi;
  const Term turn = of(Op::mod, x, 2.0) * std::numbers::pi;
  const Term mirrored =
      Term(std::log(std::numbers::pi)) - of(Op::log, size(of(Op::sin, turn))) - above;
  return to(choose(below, mirrored, above), given_x.value.dtype()).value;
}

Given trace_asinh(const Call& c) {
  const Term x = real(c, "x");
  const Term a = size(x);
  const Term square = a * a;
  const Term out = of(Op::log1p, a + square / (of(Op::sqrt, square + 1.0) + 1.0));
  return with_sign(out, x).value;
}

Given trace_acosh(const Call& c) {
  const Term x = real(c, "x");
  const Term above = x - 1.0;
  return of(Op::log1p, above + of(Op::sqrt, above * above + above * 2.0)).value;
}

Given trace_atanh(const Call& c) {
  const Term x = real(c, "x");
  const Term a = size(x);
  return with_sign(of(Op::log1p, a * 2.0 / (Term(1.0) - a)) * 0.5, x).value;
}

}  // namespace eas::trace
