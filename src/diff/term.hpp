// The language of the `gradient` cells of the op table: arithmetic on values of the IR.
//
// A Term that stems from the incoming gradient multiplies by mul_no_nan where it has to: where the
// gradient is 0 because of a mask or a choice nothing passes, even if the derivative is infinite there.
#pragma once

#include <array>

#include "diff/lanes.hpp"
#include "ir/build.hpp"

namespace eas::diff {

struct Term {
  ir::Builder* build = nullptr;
  ir::Value* value = nullptr;  // null: passes no gradient
  bool gradient = false;       // a multiple of the incoming gradient
  bool guarded = false;        // 0 in lanes of which nothing is known
  Lanes* lanes = nullptr;      // or in those that a mask leaves out:
  ir::Value* mask = nullptr;   // this one, where it has the gradient's shape
};
// One for each operand.
using Terms = std::array<Term, 3>;

// A number in the shape and dtype of a term.
Term number(const Term& like, double value);
Term apply(ir::Op op, const Term& x);
Term apply(ir::Op op, const Term& x, const Term& y);
Term multiply(const Term& x, const Term& y);
Term where(const Term& condition, const Term& x, const Term& y);

inline Term operator-(const Term& x) { return apply(ir::Op::neg, x); }
inline Term operator+(const Term& x, double y) { return apply(ir::Op::add, x, number(x, y)); }
inline Term operator+(const Term& x, const Term& y) { return apply(ir::Op::add, x, y); }
inline Term operator-(const Term& x, double y) { return apply(ir::Op::sub, x, number(x, y)); }
inline Term operator-(double x, const Term& y) { return apply(ir::Op::sub, number(y, x), y); }
inline Term operator*(const Term& x, const Term& y) { return multiply(x, y); }
inline Term operator*(const Term& x, double y) { return multiply(x, number(x, y)); }
inline Term operator*(double x, const Term& y) { return multiply(y, number(y, x)); }
inline Term reciprocal(const Term& x) { return apply(ir::Op::div, number(x, 1), x); }
// Of a gradient it is a product, so that 0 / 0 is 0.
inline Term operator/(const Term& x, const Term& y) {
  return x.gradient ? multiply(x, reciprocal(y)) : apply(ir::Op::div, x, y);
}
inline Term operator/(const Term& x, double y) { return multiply(x, number(x, 1 / y)); }

inline Term operator>(const Term& x, const Term& y) { return apply(ir::Op::gt, x, y); }
inline Term operator<(const Term& x, const Term& y) { return apply(ir::Op::lt, x, y); }
inline Term operator>=(const Term& x, const Term& y) { return apply(ir::Op::ge, x, y); }
inline Term operator<=(const Term& x, const Term& y) { return apply(ir::Op::le, x, y); }
inline Term operator==(const Term& x, const Term& y) { return apply(ir::Op::eq, x, y); }
inline Term operator>(const Term& x, double y) { return x > number(x, y); }
inline Term operator<(const Term& x, double y) { return x < number(x, y); }
inline Term operator==(const Term& x, double y) { return x == number(x, y); }
inline Term operator&(const Term& x, const Term& y) { return apply(ir::Op::and_, x, y); }
inline Term operator|(const Term& x, const Term& y) { return apply(ir::Op::or_, x, y); }

inline Term where(const Term& condition, const Term& x, double y) {
  return where(condition, x, number(x, y));
}
inline Term where(const Term& condition, double x, const Term& y) {
  return where(condition, number(y, x), y);
}

inline Term exp(const Term& x) { return apply(ir::Op::exp, x); }
inline Term log(const Term& x) { return apply(ir::Op::log, x); }
inline Term sin(const Term& x) { return apply(ir::Op::sin, x); }
inline Term cos(const Term& x) { return apply(ir::Op::cos, x); }
inline Term sinh(const Term& x) { return apply(ir::Op::sinh, x); }
inline Term cosh(const Term& x) { return apply(ir::Op::cosh, x); }
inline Term rsqrt(const Term& x) { return apply(ir::Op::rsqrt, x); }
inline Term pow(const Term& x, const Term& y) { return apply(ir::Op::pow, x, y); }
inline Term floordiv(const Term& x, const Term& y) { return apply(ir::Op::floordiv, x, y); }

// What x gets of the gradient of maximum(x, y), and of minimum(x, y): half where they are equal, but
// none beside a number, so that the result r says all.
Term of_larger(const Term& x, const Term& y, const Term& r, const Term& g);
Term of_smaller(const Term& x, const Term& y, const Term& r, const Term& g);

// What y gets of the gradient of mul_no_nan(x, y): as x may be 0 by choice, so may this.
Term where_not_zero(const Term& x, const Term& g);

// The cell of an elementwise row: the gradients of its operands x, y, z for the gradient g of its
// result r.
Terms cell(ir::Op op, const Term& x, const Term& y, const Term& z, const Term& r, const Term& g);
// Whether it passes any.
bool passes_gradient(ir::Op op);

}  // namespace eas::diff
