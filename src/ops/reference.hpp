// The meaning of elementwise ops, for every dtype: what the rows' `body` column may use, and the
// bodies as templates.
//
// A body sees its operands in the compute type of T: bool and integers as themselves, every float
// as double, so a float32 result is rounded once from double and is correctly rounded for + - * /
// sqrt. Results are converted to T (or bool) by the caller.
#pragma once

#include <eas/dtype.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <limits>
#include <type_traits>

#include "base/convert.hpp"
#include "ops/table.hpp"

namespace eas::ops {

template <class T>
struct ComputeOf {
  using type = T;
};
template <>
struct ComputeOf<float> {
  using type = double;
};
template <>
struct ComputeOf<Half> {
  using type = double;
};
template <>
struct ComputeOf<BFloat16> {
  using type = double;
};
template <class T>
using Compute = typename ComputeOf<T>::type;

namespace ref {

template <class C>
concept Integer = std::integral<C> && !std::same_as<C, bool>;

// Wrapping arithmetic goes through an unsigned type at least as wide as unsigned int, so nothing
// promotes to signed int.
template <Integer C>
using Wide = std::conditional_t<(sizeof(C) < sizeof(unsigned)), unsigned, std::make_unsigned_t<C>>;

template <class C>
C add(C x, C y) {
  if constexpr (std::same_as<C, bool>) return x || y;
  else if constexpr (Integer<C>) return static_cast<C>(Wide<C>(x) + Wide<C>(y));
  else return x + y;
}
template <class C>
C sub(C x, C y) {
  if constexpr (Integer<C>) return static_cast<C>(Wide<C>(x) - Wide<C>(y));
  else return x - y;
}
template <class C>
C mul(C x, C y) {
  if constexpr (std::same_as<C, bool>) return x && y;
  else if constexpr (Integer<C>) return static_cast<C>(Wide<C>(x) * Wide<C>(y));
  else return x * y;
}
template <class C>
C neg(C x) {
  if constexpr (Integer<C>) return sub(C{0}, x);
  else return -x;
}
template <class C>
C abs(C x) {
  if constexpr (Integer<C>) return x < 0 ? neg(x) : x;
  else return std::fabs(x);
}

template <class C>
C floordiv(C x, C y) {
  if constexpr (Integer<C>) {
    if (y == 0) return 0;
    if constexpr (std::is_signed_v<C>) {
      if (y == -1) return neg(x);
      const C q = static_cast<C>(x / y);
      return (x % y != 0 && (x < 0) != (y < 0)) ? static_cast<C>(q - 1) : q;
    } else {
      return static_cast<C>(x / y);
    }
  } else {
    // The quotient is taken of an exact multiple, as NumPy does, so that 1 // 0.1 is 9.
    if (y == 0) return x / y;
    C m = std::fmod(x, y);
    C q = (x - m) / y;
    if (m != 0 && (y < 0) != (m < 0)) q -= 1;
    if (q == 0) return std::copysign(C{0}, x / y);
    const C down = std::floor(q);
    return q - down > 0.5 ? down + 1 : down;
  }
}
template <class C>
C mod(C x, C y) {
  if constexpr (Integer<C>) {
    if (y == 0) return x;
    if constexpr (std::is_signed_v<C>) {
      if (y == -1) return 0;
      const C m = static_cast<C>(x % y);
      return (m != 0 && (m < 0) != (y < 0)) ? static_cast<C>(m + y) : m;
    } else {
      return static_cast<C>(x % y);
    }
  } else {
    C m = std::fmod(x, y);
    if (m == 0) return std::copysign(C{0}, y);
    if ((y < 0) != (m < 0)) m += y;
    return m;
  }
}
template <class C>
C pow(C x, C y) {
  if constexpr (Integer<C>) {
    if constexpr (std::is_signed_v<C>) {
      if (y < 0) {
        if (x == 1) return 1;
        if (x == -1) return (y % 2 == 0) ? C{1} : C{-1};
        return 0;
      }
    }
    C result = 1, base = x;
    for (auto n = static_cast<std::make_unsigned_t<C>>(y); n; n >>= 1) {
      if (n & 1) result = mul(result, base);
      base = mul(base, base);
    }
    return result;
  } else {
    return std::pow(x, y);
  }
}

template <class C>
bool isnan(C x) {
  if constexpr (std::floating_point<C>) return std::isnan(x);
  else return (void)x, false;
}
template <class C>
bool isinf(C x) {
  if constexpr (std::floating_point<C>) return std::isinf(x);
  else return (void)x, false;
}
template <class C>
bool below(C x, C y) {  // x < y, and -0 below +0
  if constexpr (std::floating_point<C>) {
    if (x == 0 && y == 0) return std::signbit(x) && !std::signbit(y);
  }
  return x < y;
}
template <class C>
C minimum(C x, C y) {
  if (isnan(x)) return x;
  if (isnan(y)) return y;
  return below(y, x) ? y : x;
}
template <class C>
C maximum(C x, C y) {
  if (isnan(x)) return x;
  if (isnan(y)) return y;
  return below(x, y) ? y : x;
}
template <class C>
bool beats_max(C x, C best) {
  return !isnan(best) && (isnan(x) || x > best);
}
template <class C>
bool beats_min(C x, C best) {
  return !isnan(best) && (isnan(x) || x < best);
}

// 16-bit floats multiply exactly in double; what the sum loses stays as a sticky last bit, so that
// rounding to 16 bits is the only rounding.
inline double sticky_sum(double product, double z) {
  const double sum = product + z;
  if (!std::isfinite(sum)) return sum;
  const double part = sum - product;
  const double lost = (product - (sum - part)) + (z - part);
  if (lost == 0 || (std::bit_cast<std::uint64_t>(sum) & 1)) return sum;
  return std::nextafter(sum, lost > 0 ? INFINITY : -INFINITY);
}
template <class T, class C>
C fma(C x, C y, C z) {
  if constexpr (Integer<C>) {
    return add(mul(x, y), z);
  } else if constexpr (std::same_as<T, double>) {
    return std::fma(x, y, z);
  } else if constexpr (std::same_as<T, float>) {
    return std::fma(static_cast<float>(x), static_cast<float>(y), static_cast<float>(z));
  } else {
    return sticky_sum(x * y, z);
  }
}

template <class C>
C floor(C x) {
  if constexpr (Integer<C>) return x;
  else return std::floor(x);
}
template <class C>
C ceil(C x) {
  if constexpr (Integer<C>) return x;
  else return std::ceil(x);
}
template <class C>
C round(C x) {
  if constexpr (Integer<C>) return x;
  else return std::nearbyint(x);
}
template <class C>
C trunc(C x) {
  if constexpr (Integer<C>) return x;
  else return std::trunc(x);
}

template <class C>
C not_(C x) {
  if constexpr (std::same_as<C, bool>) return !x;
  else return static_cast<C>(~x);
}
template <class C>
C and_(C x, C y) {
  return static_cast<C>(x & y);
}
template <class C>
C or_(C x, C y) {
  return static_cast<C>(x | y);
}
template <class C>
C xor_(C x, C y) {
  return static_cast<C>(x ^ y);
}
template <class C>
bool in_width(C count) {
  if constexpr (std::is_signed_v<C>) {
    if (count < 0) return false;
  }
  return static_cast<std::make_unsigned_t<C>>(count) < sizeof(C) * 8;
}
template <class C>
C shl(C x, C y) {
  return in_width(y) ? static_cast<C>(Wide<C>(x) << y) : C{0};
}
template <class C>
C shr(C x, C y) {
  if (in_width(y)) return static_cast<C>(x >> y);
  return static_cast<C>(std::is_signed_v<C> && x < 0 ? -1 : 0);
}
template <class C>
C popcount(C x) {
  return static_cast<C>(std::popcount(static_cast<std::make_unsigned_t<C>>(x)));
}
template <class C>
C clz(C x) {
  return static_cast<C>(std::countl_zero(static_cast<std::make_unsigned_t<C>>(x)));
}

}  // namespace ref

// The reference bodies of the elementwise rows: Body<Op::exp>::eval<float>(x).
template <Op kOp>
struct Body;
#define EAS_BODY(name, parameters, body) \
  template <>                            \
  struct Body<Op::name> {                \
    template <class T>                   \
    static auto eval parameters {        \
      return body;                       \
    }                                    \
  };
#define EAS_UNARY(name, ...) EAS_BODY(name, (Compute<T> x), EAS_CELL(body, __VA_ARGS__))
#define EAS_BINARY(name, ...) \
  EAS_BODY(name, (Compute<T> x, Compute<T> y), EAS_CELL(body, __VA_ARGS__))
#define EAS_TERNARY(name, ...) \
  EAS_BODY(name, (Compute<T> x, Compute<T> y, Compute<T> z), EAS_CELL(body, __VA_ARGS__))
#include "ops/ops.def"
#undef EAS_BODY

// One step of a reduction or scan in the accumulator's type A (of the result dtype, floats as
// double).
template <Op kOp>
struct Step;
#define EAS_STEP(name, step)    \
  template <>                   \
  struct Step<Op::name> {       \
    template <class A>          \
    static A eval(A acc, A x) { \
      return step;              \
    }                           \
  };
#define EAS_REDUCE(name, ...) EAS_STEP(name, EAS_CELL(step, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_STEP(name, EAS_CELL(step, __VA_ARGS__))
#include "ops/ops.def"
#undef EAS_STEP

// Whether x takes the place of the best so far.
template <Op kOp>
struct Beats;
#define EAS_ARG_REDUCE(name, ...)          \
  template <>                              \
  struct Beats<Op::name> {                 \
    template <class C>                     \
    static bool eval(C x, C best) {        \
      return EAS_CELL(beats, __VA_ARGS__); \
    }                                      \
  };
#include "ops/ops.def"

}  // namespace eas::ops
