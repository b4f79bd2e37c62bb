// How far the elementary functions are from the truth, in units of the last place of the result: for
// the tests, which sample, and for the tool that writes docs/math.md, which tries every float.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "codegen/llvm/scalar/numbers.hpp"
#include "codegen_llvm_elements.hpp"
#include "ops/reference.hpp"
#include "ops/table.hpp"

namespace eas::codegen::test {

using ops::Op;
namespace ref = ops::ref;

// A row of the table in a type of its own choice: the row's reference body, which is an expression in
// x and y. Rows that allow no error are never asked for, and their bodies need not fit floats.
template <class T>
T row_in(Op op, [[maybe_unused]] T x, [[maybe_unused]] T y) {
  switch (op) {
#define EAS_UNARY(name, ...)                              \
  case Op::name:                                          \
    if constexpr (EAS_CELL(ulp, __VA_ARGS__) > 1)         \
      return static_cast<T>(EAS_CELL(body, __VA_ARGS__)); \
    break;
#define EAS_BINARY EAS_UNARY
#include "ops/ops.def"
    default: break;
  }
  return std::numeric_limits<T>::quiet_NaN();
}

// The function in a type wider than the one measured. Rows overflow where a double does: what is 0 or
// no number there is so here.
template <class Wide>
Wide truth(Op op, Wide x, Wide y) {
  const double row = row_in<double>(op, static_cast<double>(x), static_cast<double>(y));
  return row == 0 || !std::isfinite(row) ? row : row_in<Wide>(op, x, y);
}

// Every row the table allows an error: they are approximated.
inline std::vector<const ops::OpInfo*> approximated() {
  std::vector<const ops::OpInfo*> out;
  for (const ops::OpInfo& row : ops::table()) {
    if (row.family == ops::Family::Elementwise && row.ulp > 1) out.push_back(&row);
  }
  return out;
}

// At least 0.5 where the result is the nearest there is, which is all that can be asked for.
template <class T>
double error_in_ulp(T got, auto wanted) {
  const T rounded = static_cast<T>(wanted);
  if (std::isnan(rounded) || std::isnan(got))
    return std::isnan(rounded) == std::isnan(got) ? 0 : INFINITY;
  if (got == rounded) return std::signbit(got) == std::signbit(rounded) ? 0.5 : INFINITY;
  // One step of T at the result; beyond the largest number the steps go on as if there were more.
  constexpr int kDigits = std::numeric_limits<T>::digits;
  constexpr int kLeast = std::numeric_limits<T>::min_exponent - kDigits;
  constexpr int kMost = std::numeric_limits<T>::max_exponent;
  if (std::isinf(got)) got = std::copysign(std::numeric_limits<T>::max(), got);
  const auto size = std::fabs(wanted);
  int exponent = kLeast + kDigits;
  if (std::isinf(size)) exponent = kMost;
  else if (size > 0) std::frexp(size, &exponent);
  const int step = std::max(std::min(exponent, kMost) - kDigits, kLeast);
  const auto limited =
      std::isinf(size) ? std::copysign(std::ldexp(decltype(size){1}, kMost), wanted) : wanted;
  return static_cast<double>(
      std::ldexp(std::fabs(static_cast<decltype(size)>(got) - limited), -step));
}

// The largest error seen, and where.
template <class T>
struct Worst {
  double ulp = 0;
  T x = 0, y = 0;
  void take(double candidate, T at_x, T at_y) {
    if (candidate > ulp) *this = {candidate, at_x, at_y};
  }
};

template <class T>
using Wider = std::conditional_t<std::same_as<T, float>, double, long double>;

// What fast_math promises for every function: so many ulp where operand and result are at least this,
// since less may count as 0.
inline constexpr double kFastUlp = 5;
template <class T>
inline constexpr T kFastLeast = std::same_as<T, float> ? 0x1p-124 : 0x1p-1020;

// One way to compute the functions, and how wrong it is.
template <class T>
struct Measured {
  const Pieces* pieces;
  T least = 0;  // smaller operands and results do not count
  Worst<T> worst = {};
};

template <class T>
void measure(std::span<Measured<T>> ways, std::size_t index, const ops::OpInfo& row,
             const std::vector<T>& x, const std::vector<T>& y) {
  std::vector<std::vector<T>> got(ways.size(), std::vector<T>(x.size()));
  const void* in[] = {x.data(), y.data()};
  for (std::size_t way = 0; way < ways.size(); ++way) {
    ways[way].pieces->run(index, {in, static_cast<std::size_t>(row.arity)}, got[way].data(),
                          static_cast<std::int64_t>(x.size()));
  }
  for (std::size_t i = 0; i < x.size(); ++i) {
    const T second = row.arity == 2 ? y[i] : T{0};
    const auto wanted = truth<Wider<T>>(row.op, x[i], second);
    for (std::size_t way = 0; way < ways.size(); ++way) {
      const T least = ways[way].least;
      if (std::fabs(wanted) < least || std::fabs(x[i]) < least) continue;
      ways[way].worst.take(error_in_ulp(got[way][i], wanted), x[i], second);
    }
  }
}

inline Piece piece_of(const ops::OpInfo& row, DType dtype, unsigned lanes) {
  return {std::vector<DType>(static_cast<std::size_t>(row.arity), dtype), dtype, lanes,
          [&row, dtype](Emit& emit, std::span<llvm::Value* const> values) {
            return emit_elementwise(emit, row.op, dtype, values);
          }};
}

}  // namespace eas::codegen::test
