// Elementwise rows: every accepted dtype gives the same answer where it can hold it, every other is
// refused, and nothing a dtype can hold makes a body misbehave.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "ops_test_elements.hpp"

namespace eas::ops {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Case {
  Op op;
  std::vector<double> in;
  double out;
};

// Tried in every dtype the rule accepts that holds operands and result.
const std::vector<Case> kCases = {
    {Op::neg, {3}, -3},
    {Op::neg, {-1.5}, 1.5},
    {Op::abs, {-3}, 3},
    {Op::abs, {4}, 4},
    {Op::add, {2, 3}, 5},
    {Op::add, {0.5, -2}, -1.5},
    {Op::sub, {7, 3}, 4},
    {Op::sub, {3, 7}, -4},
    {Op::mul, {6, 7}, 42},
    {Op::mul, {kInf, -2}, -kInf},
    {Op::div, {7, 2}, 3.5},
    {Op::div, {1, 0}, kInf},
    {Op::floordiv, {7, 2}, 3},
    {Op::floordiv, {-7, 2}, -4},
    {Op::floordiv, {7, -2}, -4},
    {Op::mod, {7, 3}, 1},
    {Op::mod, {-7, 3}, 2},
    {Op::mod, {7, -3}, -2},
    {Op::mod, {5.5, 2}, 1.5},
    {Op::pow, {2, 6}, 64},
    {Op::pow, {-2, 3}, -8},
    {Op::pow, {5, 0}, 1},
    {Op::minimum, {2, 3}, 2},
    {Op::minimum, {kNan, 3}, kNan},
    {Op::minimum, {3, kNan}, kNan},
    {Op::maximum, {2, 3}, 3},
    {Op::maximum, {kNan, 3}, kNan},
    {Op::maximum, {3, kNan}, kNan},
    {Op::fma, {2, 3, 4}, 10},
    {Op::clamp, {9, 2, 5}, 5},
    {Op::clamp, {1, 2, 5}, 2},
    {Op::clamp, {3, 2, 5}, 3},
    {Op::clamp, {kNan, 0, 1}, kNan},
    {Op::not_, {0}, -1},
    {Op::not_, {5}, -6},
    {Op::and_, {12, 10}, 8},
    {Op::or_, {12, 10}, 14},
    {Op::xor_, {12, 10}, 6},
    {Op::shl, {3, 2}, 12},
    {Op::shl, {3, 100}, 0},
    {Op::shl, {3, -1}, 0},
    {Op::shr, {12, 2}, 3},
    {Op::shr, {-12, 2}, -3},
    {Op::shr, {-12, 100}, -1},
    {Op::shr, {12, 100}, 0},
    {Op::popcount, {7}, 3},
    {Op::eq, {1, 1}, 1},
    {Op::eq, {kNan, kNan}, 0},
    {Op::eq, {0.0, -0.0}, 1},
    {Op::ne, {1, 0}, 1},
    {Op::ne, {kNan, kNan}, 1},
    {Op::lt, {0, 1}, 1},
    {Op::lt, {kNan, 1}, 0},
    {Op::le, {1, 1}, 1},
    {Op::gt, {-1, 1}, 0},
    {Op::ge, {1, kNan}, 0},
    {Op::isnan, {kNan}, 1},
    {Op::isnan, {1}, 0},
    {Op::isinf, {-kInf}, 1},
    {Op::isinf, {1}, 0},
    {Op::exp, {1}, 2.718281828459045},
    {Op::exp2, {3}, 8},
    {Op::expm1, {1}, 1.718281828459045},
    {Op::log, {2}, 0.6931471805599453},
    {Op::log, {-1}, kNan},
    {Op::log2, {8}, 3},
    {Op::log1p, {1}, 0.6931471805599453},
    {Op::sqrt, {2}, 1.4142135623730951},
    {Op::rsqrt, {4}, 0.5},
    {Op::sin, {1}, 0.8414709848078965},
    {Op::cos, {1}, 0.5403023058681398},
    {Op::tan, {1}, 1.5574077246549023},
    {Op::asin, {1}, 1.5707963267948966},
    {Op::acos, {-1}, 3.141592653589793},
    {Op::atan, {1}, 0.7853981633974483},
    {Op::atan2, {1, -1}, 2.356194490192345},
    {Op::sinh, {1}, 1.1752011936438014},
    {Op::cosh, {1}, 1.5430806348152437},
    {Op::tanh, {1}, 0.7615941559557649},
    {Op::erf, {1}, 0.8427007929497149},
    {Op::sigmoid, {0}, 0.5},
    {Op::sigmoid, {-kInf}, 0},
    {Op::floor, {-1.5}, -2},
    {Op::floor, {7}, 7},
    {Op::ceil, {-1.5}, -1},
    {Op::round, {2.5}, 2},
    {Op::round, {3.5}, 4},
    {Op::trunc, {-1.5}, -1},
};

TEST(Elementwise, EveryDtypeGivesTheAnswerItCanHold) {
  for (const Case& c : kCases) {
    int tried = 0;
    for (const DType dtype : kernel_dtypes()) {
      if (!accepts(info(c.op).rule, dtype) || !holds(dtype, c.in)) continue;
      const DType result = result_dtype(info(c.op).rule, dtype);
      if (is_bool(dtype) && result == dtype) continue;  // logic, not arithmetic
      const double want = decode(result, encode(result, {c.out}))[0];
      if (!is_float(result) && want != c.out) continue;
      std::vector<std::vector<double>> operands;
      for (const double x : c.in) operands.push_back({x});
      const double got = apply(c.op, dtype, operands)[0];
      if (std::isnan(want)) {
        EXPECT_TRUE(std::isnan(got)) << info(c.op).name << " " << name(dtype);
      } else if (result == DType::float64) {
        EXPECT_DOUBLE_EQ(got, want) << info(c.op).name;
      } else {
        EXPECT_EQ(got, want) << info(c.op).name << " " << name(dtype);
      }
      ++tried;
    }
    EXPECT_GT(tried, 0) << info(c.op).name;
  }
}

TEST(Elementwise, RefusesExactlyWhatTheRuleRefuses) {
  for (const OpInfo& row : table()) {
    if (row.family != Family::Elementwise) continue;
    for (const DType dtype : kernel_dtypes()) {
      const std::vector<std::vector<double>> operands(static_cast<std::size_t>(row.arity), {1});
      if (accepts(row.rule, dtype)) {
        EXPECT_NO_THROW(apply(row.op, dtype, operands)) << row.name << " " << name(dtype);
      } else {
        EXPECT_THROW(apply(row.op, dtype, operands), InternalError) << row.name << name(dtype);
      }
    }
  }
}

// Under the sanitizers this says that no body has undefined behaviour for any pair of extremes.
TEST(Elementwise, TakesEverySpecialValue) {
  const std::vector<double> specials = {0,   -0.0, 1,      -1,     2,       -2,    7,      63,
                                        64,  kInf, -kInf,  kNan,   1e-310,  1e-40, 1e300,  -1e300,
                                        0.5, -0.5, 0x1p31, 0x1p63, -0x1p63, 32767, -32768, 255};
  std::vector<std::vector<double>> grid(3);
  for (const double x : specials) {
    for (const double y : specials) {
      for (const double z : {0.0, 1.0, kNan, -kInf, 0x1p63}) {
        grid[0].push_back(x);
        grid[1].push_back(y);
        grid[2].push_back(z);
      }
    }
  }
  for (const OpInfo& row : table()) {
    if (row.family != Family::Elementwise) continue;
    const std::vector<std::vector<double>> operands(grid.begin(), grid.begin() + row.arity);
    for (const DType dtype : kernel_dtypes()) {
      if (!accepts(row.rule, dtype)) continue;
      EXPECT_NO_THROW(apply(row.op, dtype, operands));
    }
  }
}

template <class T>
T integer(Op op, T x, T y) {
  T out = 0;
  const std::array<const void*, 2> in{&x, &y};
  evaluate_elementwise(op, dtype_of<T>, in, &out, 1);
  return out;
}

template <class T>
class IntegerTest : public testing::Test {};
using Integers = testing::Types<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                                std::uint16_t, std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(IntegerTest, Integers);

TYPED_TEST(IntegerTest, WrapsAndHasOneValueForEveryDivision) {
  using T = TypeParam;
  const T max = std::numeric_limits<T>::max(), min = std::numeric_limits<T>::min(), one = 1;
  const T zero = 0, minus_one = static_cast<T>(-1), width = sizeof(T) * 8;
  EXPECT_EQ(integer<T>(Op::add, max, one), min);
  EXPECT_EQ(integer<T>(Op::sub, min, one), max);
  EXPECT_EQ(integer<T>(Op::mul, max, max), one);
  EXPECT_EQ(integer<T>(Op::floordiv, max, zero), zero);
  EXPECT_EQ(integer<T>(Op::mod, max, zero), max);
  EXPECT_EQ(integer<T>(Op::neg, min, zero), static_cast<T>(std::is_signed_v<T> ? min : 0));
  if (std::is_signed_v<T>) {
    EXPECT_EQ(integer<T>(Op::floordiv, min, minus_one), min);
    EXPECT_EQ(integer<T>(Op::mod, min, minus_one), zero);
    EXPECT_EQ(integer<T>(Op::abs, min, zero), min);
    EXPECT_EQ(integer<T>(Op::pow, minus_one, static_cast<T>(-3)), minus_one);
    EXPECT_EQ(integer<T>(Op::pow, T{2}, minus_one), zero);
    EXPECT_EQ(integer<T>(Op::pow, zero, minus_one), zero);
  }
  EXPECT_EQ(integer<T>(Op::shl, one, width), zero);
  EXPECT_EQ(integer<T>(Op::shl, one, static_cast<T>(width - 1)),
            static_cast<T>(std::make_unsigned_t<T>(1) << (width - 1)));
  EXPECT_EQ(integer<T>(Op::clz, zero, zero), width);
  EXPECT_EQ(integer<T>(Op::clz, one, zero), static_cast<T>(width - 1));
  EXPECT_EQ(integer<T>(Op::popcount, minus_one, zero), width);
}

TEST(Elementwise, BoolsAreLogic) {
  const std::vector<double> x = {0, 0, 1, 1}, y = {0, 1, 0, 1};
  using Row = std::vector<double>;
  EXPECT_EQ(apply(Op::add, DType::bool_, {x, y}), (Row{0, 1, 1, 1}));
  EXPECT_EQ(apply(Op::mul, DType::bool_, {x, y}), (Row{0, 0, 0, 1}));
  EXPECT_EQ(apply(Op::xor_, DType::bool_, {x, y}), (Row{0, 1, 1, 0}));
  EXPECT_EQ(apply(Op::not_, DType::bool_, {x}), (Row{1, 1, 0, 0}));
  EXPECT_EQ(apply(Op::maximum, DType::bool_, {x, y}), (Row{0, 1, 1, 1}));
  EXPECT_EQ(apply(Op::lt, DType::bool_, {x, y}), (Row{0, 1, 0, 0}));
}

TEST(Elementwise, ZerosHaveAnOrderInMinimumAndMaximum) {
  EXPECT_TRUE(std::signbit(apply(Op::minimum, DType::float32, {{0.0}, {-0.0}})[0]));
  EXPECT_TRUE(std::signbit(apply(Op::minimum, DType::float32, {{-0.0}, {0.0}})[0]));
  EXPECT_FALSE(std::signbit(apply(Op::maximum, DType::float32, {{-0.0}, {0.0}})[0]));
  EXPECT_FALSE(std::signbit(apply(Op::maximum, DType::float16, {{0.0}, {-0.0}})[0]));
}

TEST(Elementwise, FloatsRoundOnceAndFmaIsFused) {
  const float x = 1 + 0x1p-12f, y = 1 + 0x1p-12f, z = -1;
  const double fused = apply(Op::fma, DType::float32, {{x}, {y}, {z}})[0];
  EXPECT_EQ(fused, static_cast<double>(std::fma(x, y, z)));
  EXPECT_EQ(apply(Op::add, DType::float32, {{0x1p24}, {1}})[0], 0x1p24);
  EXPECT_EQ(apply(Op::mul, DType::float16, {{300}, {300}})[0], kInf);
  EXPECT_EQ(apply(Op::floordiv, DType::float64, {{1}, {0.1}})[0], 9);
}

TEST(Elementwise, AnOpThatIsNoneIsRefused) {
  const double x = 1;
  double out = 0;
  const std::array<const void*, 1> in{&x};
  EXPECT_THROW(evaluate_elementwise(Op::load, DType::float64, in, &out, 1), InternalError);
  EXPECT_THROW(evaluate_axis(Op::add, DType::float64, &x, &out, 1, 1, 1), InternalError);
}

}  // namespace
}  // namespace eas::ops
