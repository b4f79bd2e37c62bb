// One function a family of ops.
#include "native_bounds_rules.hpp"

#include <algorithm>

#include "native_rows.hpp"

namespace eas::fuzz {
namespace {

bool all_exact(const std::vector<Pair>& x) {
  return std::all_of(x.begin(), x.end(), [](const Pair& pair) { return !pair.error; });
}

// What 16-bit floats are computed as.
DType inner_dtype(DType dtype) { return itemsize(dtype) < 4 ? DType::float32 : dtype; }

}  // namespace

// For functions without a turning point: how far the ends of the interval are from its middle.
Value* BoundsRules::monotone(Op op, const Pair& x) {
  Value* middle = wide(x.value);
  Value* at = same(op, {middle});
  Value* low = abs(sub(same(op, {sub(middle, x.error)}), at));
  Value* high = abs(sub(same(op, {add(middle, x.error)}), at));
  // An infinity that may as well have been a number or NaN: no step from it leads anywhere.
  return where(finite(middle), max(low, high), unknown_if(positive(x.error)));
}

// What bounds of the operands do to a float result. NaN or infinity: nothing is known.
Value* BoundsRules::propagated(Op op, const std::vector<Pair>& x, Value* out) {
  std::vector<Value*> e, m;
  for (const Pair& pair : x) {
    e.push_back(error(pair));
    m.push_back(magnitude(pair.value));
  }
  const auto product = [&] { return add(add(mul(m[0], e[1]), mul(m[1], e[0])), mul(e[0], e[1])); };
  switch (response(*elementwise_row(op))) {
    case Response::Adds: {
      Value* all = e[0];
      for (std::size_t k = 1; k < e.size(); ++k) all = add(all, e[k]);
      return all;
    }
    case Response::Product: return x.size() > 2 ? add(product(), e[2]) : product();
    case Response::Quotient: {
      Value* rest = sub(m[1], e[1]);
      Value* moved = div(add(e[0], mul(magnitude(out), e[1])), rest);
      return where(positive(rest), moved, num(kUnknown, rest));
    }
    case Response::EvenGrows: return mul(same(Op::sinh, {add(m[0], e[0])}), e[0]);
    case Response::Monotone: return monotone(op, {x[0].value, e[0]});
    case Response::Jumps: return num(kUnknown, out);
  }
  return num(kUnknown, out);
}

Value* BoundsRules::compared(Op op, const std::vector<Pair>& x) {
  if (op == Op::isnan || op == Op::isinf) {
    return unknown_if(no(below(error(x[0]), 1e100)));
  }
  Value* any = positive(add(error(x[0]), error(x[1])));
  if (!is_float(x[0].value->type.dtype)) return unknown_if(any);
  Value* apart = abs(sub(wide(x[0].value), wide(x[1].value)));
  Value* sure = test(Op::gt, apart, add(error(x[0]), error(x[1])));
  return unknown_if(both(any, no(sure)));
}

Value* BoundsRules::elementwise(Op op, const std::vector<Pair>& x, Value* out) {
  const ops::OpInfo& row = ops::info(op);
  const DType dtype = out->type.dtype;
  const bool loose = fast_math_ && is_float(dtype);
  const bool rounds = is_float(dtype) && (row.ulp > 0 || loose);
  if (all_exact(x) && !rounds) return nullptr;
  if (row.rule == ops::Rule::Compare) return compared(op, x);
  if (!is_float(dtype)) return exact_only(x, out);

  const auto [eps, tiny, largest, normal] = precision(dtype);
  Value* size = magnitude(out);
  const double ulp = loose ? 4 * (row.ulp + 2) : row.ulp;
  if (loose && (op == Op::add || op == Op::sub || op == Op::fma)) {
    for (const Pair& pair : x) size = add(size, magnitude(pair.value));
  }
  Value* own = scale(plus(scale(size, eps), tiny), ulp);
  if (loose && row.ulp > 1) {
    // The functions of fast_math need not know what is next to 0 (docs/math.md).
    const double least = precision(inner_dtype(dtype)).smallest_normal * 4;
    own = plus(own, least);
    if (op == Op::rsqrt) {
      own = where(below(magnitude(x[0].value), least), num(kUnknown, out), own);
    }
  }
  Value* if_not_finite = num(loose ? kUnknown : 0, out);
  Value* is_finite = finite(out);
  Value* alone = where(is_finite, own, if_not_finite);
  if (all_exact(x)) return bound(alone);
  Value* any = num(0, out);
  for (const Pair& pair : x) any = add(any, error(pair));
  Value* one = plus(scale(magnitude(out), eps), tiny);
  Value* moved = add(scale(propagated(op, x, out), 1.01), add(own, one));
  moved = where(is_finite, moved, num(kUnknown, out));
  return bound(where(positive(any), moved, alone));
}

Value* BoundsRules::exact_only(const std::vector<Pair>& x, Value* out) {
  if (all_exact(x)) return nullptr;
  Value* any = num(0, out);
  for (const Pair& pair : x) {
    if (pair.error) any = add(any, pair.error);
  }
  return unknown_if(positive(any));
}

Value* BoundsRules::cast(const Pair& x, Value* out) {
  if (!x.error) return nullptr;
  const DType to = out->type.dtype;
  if (!is_float(x.value->type.dtype)) return unknown_if(positive(x.error));
  Value* any = positive(x.error);
  if (is_bool(to)) {
    return unknown_if(both(any, no(test(Op::gt, magnitude(x.value), x.error))));
  }
  if (!is_float(to)) return unknown_if(any);
  const auto [eps, tiny, largest, normal] = precision(to);
  Value* moved = add(x.error, plus(scale(magnitude(out), eps), tiny));
  moved = where(finite(out), moved, num(kUnknown, out));
  return bound(where(any, moved, num(0, out)));
}

// The bits of a NaN are nobody's promise.
Value* BoundsRules::bitcast(const Pair& x, Value* out) {
  const bool from_float = is_float(x.value->type.dtype);
  if (!from_float) return x.error ? unknown_if(positive(x.error)) : nullptr;
  if (out->type.dtype == x.value->type.dtype) return x.error;
  Value* wide_x = wide(x.value);
  Value* nan = test(Op::ne, wide_x, wide_x);
  return unknown_if(x.error ? either(nan, positive(x.error)) : nan);
}

Value* BoundsRules::where_bound(const Pair& condition, const Pair& x, const Pair& y) {
  if (!condition.error && !x.error && !y.error) return nullptr;
  Value* chosen = where(condition.value, error(x), error(y));
  if (!condition.error) return chosen;
  return where(positive(condition.error), num(kUnknown, chosen), chosen);
}

Value* BoundsRules::sort(const Pair& x, int axis) {
  if (!x.error) return nullptr;
  return spread(fold(Op::max, x.error, axis), x.value->type.shape, axis);
}

// `total` bounds every partial sum; `moved` is what the operands' bounds add up to. Without
// overflow, infinities and NaNs among the terms decide a result that is not finite.
Value* BoundsRules::summed(Value* total, Value* moved, Value* any, Value* out, double factor) {
  const DType dtype = out->type.dtype;
  const DType inner = inner_dtype(dtype);
  const auto [eps, tiny, largest, normal] = precision(inner);
  const auto [out_eps, out_tiny, out_largest, out_normal] = precision(dtype);
  Value* own = plus(scale(total, eps * factor), tiny * factor);
  Value* last = plus(scale(magnitude(out), out_eps), out_tiny);
  Value* finite_bound = add(scale(moved, 1.01), add(own, last));
  Value* not_finite = fast_math_ ? num(kUnknown, out) : unknown_if(positive(any));
  Value* in_range = below(add(total, where(below(moved, 1e100), moved, total)), largest / 4);
  if (inner != dtype) {  // the rounding of the last result may overflow, the sum did not
    Value* near = below(abs(plus(magnitude(out), -out_largest)), out_largest * 0.02);
    in_range = both(in_range, no(near));
  }
  Value* known = where(finite(out), finite_bound, not_finite);
  return bound(where(in_range, known, num(kUnknown, out)));
}

Value* BoundsRules::sum(const Pair& x, int axis, Value* out, bool is_scan) {
  const auto add_up = [&](Value* v) {
    return is_scan ? scan(Op::cumsum, v, axis) : fold(Op::sum, v, axis);
  };
  Value* e = add_up(error(x));
  return summed(add_up(finite_magnitude(x.value)), e, e, out,
                terms(out->type.dtype, x.value->type.shape[axis]));
}

// Relative, where no order of the factors leaves the range of normal numbers.
Value* BoundsRules::product(const Pair& x, int axis, Value* out, bool is_scan) {
  const auto multiply = [&](Value* v) {
    return is_scan ? scan(Op::cumprod, v, axis) : fold(Op::prod, v, axis);
  };
  const auto add_up = [&](Value* v) {
    return is_scan ? scan(Op::cumsum, v, axis) : fold(Op::sum, v, axis);
  };
  const DType dtype = out->type.dtype;
  const auto [eps, tiny, largest, normal] = precision(dtype);
  Value* m = magnitude(x.value);
  Value* large = multiply(max(m, num(1, m)));
  Value* small = multiply(same(Op::minimum, {m, num(1, m)}));
  Value* relative = add_up(div(error(x), m));  // NaN or infinity for an inexact 0
  relative = plus(scale(relative, 1.1), eps * terms(dtype, x.value->type.shape[axis]));
  Value* fits = both(below(large, largest / 4), test(Op::gt, small, num(normal * 4, small)));
  fits = both(fits, below(relative, 0.5));
  Value* moved = plus(scale(mul(magnitude(out), relative), 2), tiny);
  // A zero among exact factors makes zero, its sign aside.
  Value* zero = both(below(large, largest / 4), test(Op::eq, magnitude(out), num(0, out)));
  Value* not_zero = where(test(Op::eq, m, num(0, m)), num(0, m), num(1, m));
  zero = both(zero, test(Op::eq, multiply(not_zero), num(0, out)));
  zero = both(zero, test(Op::eq, add_up(error(x)), num(0, out)));
  return bound(where(fits, moved, where(zero, num(tiny, out), num(kUnknown, out))));
}

Value* BoundsRules::along_axis(Op op, const Pair& x, int axis, Value* out) {
  const bool floats = is_float(x.value->type.dtype);
  const bool is_scan = ops::info(op).family == ops::Family::Scan;
  const std::int64_t length = x.value->type.shape[axis];
  const auto spread_out =
      [&](Value* e) {  // the largest bound along the axis, in the result's shape
        return is_scan ? spread(fold(Op::max, e, axis), x.value->type.shape, axis)
                       : fold(Op::max, e, axis);
      };
  if (length == 1 && op != Op::any && op != Op::all) {
    if (!x.error || ops::info(op).family == ops::Family::ArgReduce) return nullptr;
    return is_scan ? x.error : fold(Op::max, x.error, axis);
  }
  switch (*axis_row(op)) {
    case AxisRow::sum:
    case AxisRow::cumsum:
      if (floats) return sum(x, axis, out, is_scan);
      break;
    case AxisRow::prod:
    case AxisRow::cumprod:
      if (floats) return product(x, axis, out, is_scan);
      break;
    case AxisRow::max:
    case AxisRow::min:
      if (!x.error || !floats) break;
      return bound(
          where(finite(out), spread_out(x.error), unknown_if(positive(spread_out(x.error)))));
    case AxisRow::any:
    case AxisRow::all: {
      if (!x.error) return nullptr;
      Value* unsure = positive(x.error);
      if (floats) unsure = both(unsure, no(test(Op::gt, magnitude(x.value), x.error)));
      return spread_out(unknown_if(unsure));
    }
    case AxisRow::argmax:
    case AxisRow::argmin: break;
  }
  return x.error ? unknown_if(positive(spread_out(x.error))) : nullptr;
}

Value* BoundsRules::dot(const std::vector<Pair>& x, Value* out) {
  const Pair &a = x[0], &b = x[1];
  const Type type = Type::tile(DType::float64, out->type.shape);
  const auto times = [&](Value* left, Value* right) { return op(Op::dot, {left, right}, type); };
  const bool has_acc = x.size() > 2;
  if (!is_float(out->type.dtype)) {
    if (all_exact(x)) return nullptr;
    Value* any = add(times(error(a), num(1, b.value)), times(num(1, a.value), error(b)));
    if (has_acc) any = add(any, error(x[2]));
    return unknown_if(positive(any));
  }
  Value* total = times(finite_magnitude(a.value), finite_magnitude(b.value));
  Value* moved = num(0, out);
  Value* any = num(0, out);
  if (a.error || b.error) {
    Value *ea = error(a), *eb = error(b);
    moved = add(add(times(finite_magnitude(a.value), eb), times(ea, finite_magnitude(b.value))),
                times(ea, eb));
    any = add(times(ea, num(1, b.value)), times(num(1, a.value), eb));
    // An infinity makes of any bound another infinity.
    Value* infinite_a = where(finite(a.value), num(0, a.value), num(1, a.value));
    Value* infinite_b = where(finite(b.value), num(0, b.value), num(1, b.value));
    Value* blown = add(times(infinite_a, eb), times(ea, infinite_b));
    moved = where(positive(blown), num(kUnknown, moved), moved);
  }
  if (has_acc) {
    total = add(total, finite_magnitude(x[2].value));
    moved = add(moved, error(x[2]));
    any = add(any, error(x[2]));
  }
  const int rank = a.value->type.shape.rank();
  return summed(total, moved, any, out, in_order(a.value->type.shape[rank - 1] + 1));
}

}  // namespace eas::fuzz
