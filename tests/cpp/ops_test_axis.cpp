// Reductions and scans along an axis.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "ops_test_elements.hpp"

namespace eas::ops {
namespace {

using Row = std::vector<double>;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

Row along(Op op, DType dtype, const Row& values, std::int64_t outer, std::int64_t length,
          std::int64_t inner) {
  const auto in = encode(dtype, values);
  const DType result = result_dtype(info(op).rule, dtype);
  const std::size_t count =
      info(op).family == Family::Scan ? values.size() : static_cast<std::size_t>(outer * inner);
  std::vector<std::byte> out(count * itemsize(result));
  evaluate_axis(op, dtype, in.data(), out.data(), outer, length, inner);
  return decode(result, out);
}

TEST(Axis, FoldsTheMiddleAxisOfEveryDtype) {
  const Row x = {1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0};  // [2, 3, 2]
  for (const DType dtype : kernel_dtypes()) {
    EXPECT_EQ(along(Op::sum, dtype, x, 2, 3, 2), (Row{2, 1, 2, 2})) << name(dtype);
    EXPECT_EQ(along(Op::prod, dtype, x, 2, 3, 2), (Row{0, 0, 0, 0})) << name(dtype);
    EXPECT_EQ(along(Op::max, dtype, x, 2, 3, 2), (Row{1, 1, 1, 1})) << name(dtype);
    EXPECT_EQ(along(Op::min, dtype, x, 2, 3, 2), (Row{0, 0, 0, 0})) << name(dtype);
    EXPECT_EQ(along(Op::any, dtype, x, 2, 3, 2), (Row{1, 1, 1, 1})) << name(dtype);
    EXPECT_EQ(along(Op::all, dtype, x, 2, 3, 2), (Row{0, 0, 0, 0})) << name(dtype);
    EXPECT_EQ(along(Op::argmax, dtype, x, 2, 3, 2), (Row{0, 1, 0, 0})) << name(dtype);
    EXPECT_EQ(along(Op::argmin, dtype, x, 2, 3, 2), (Row{2, 0, 1, 2})) << name(dtype);
    EXPECT_EQ(along(Op::cumsum, dtype, x, 2, 3, 2), (Row{1, 0, 2, 1, 2, 1, 1, 1, 1, 2, 2, 2}))
        << name(dtype);
    EXPECT_EQ(along(Op::cumprod, dtype, x, 2, 3, 2), (Row{1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0}))
        << name(dtype);
  }
}

TEST(Axis, SmallIntegersAreSummedIn64Bits) {
  const Row x(1000, 127);
  EXPECT_EQ(along(Op::sum, DType::int8, x, 1, 1000, 1), (Row{127000}));
  EXPECT_EQ(along(Op::cumsum, DType::uint8, x, 1, 1000, 1).back(), 127000);
  EXPECT_EQ(result_dtype(Rule::Widen, DType::uint64), DType::uint64);
}

TEST(Axis, FloatsAreAccumulatedWiderAndRoundedOnce) {
  Row x(4097, 1);
  x[0] = 2048;  // float16 alone would stay at 2048
  EXPECT_EQ(along(Op::sum, DType::float16, x, 1, 4097, 1), (Row{6144}));
  EXPECT_EQ(along(Op::cumsum, DType::float16, x, 1, 4097, 1).back(), 6144);
}

TEST(Axis, NanWinsAndTheFirstIndexIsKept) {
  const Row x = {1, kNan, 3, kNan};
  EXPECT_TRUE(std::isnan(along(Op::max, DType::float32, x, 1, 4, 1)[0]));
  EXPECT_TRUE(std::isnan(along(Op::min, DType::float32, x, 1, 4, 1)[0]));
  EXPECT_EQ(along(Op::argmax, DType::float32, x, 1, 4, 1), (Row{1}));
  EXPECT_EQ(along(Op::argmin, DType::bfloat16, x, 1, 4, 1), (Row{1}));
  EXPECT_EQ(along(Op::argmax, DType::int32, {2, 5, 5}, 1, 3, 1), (Row{1}));
  EXPECT_EQ(along(Op::any, DType::float32, {0, kNan}, 1, 2, 1), (Row{1}));
}

TEST(Axis, AnAxisOfNothingIsRefused) {
  double x = 0, out = 0;
  EXPECT_THROW(evaluate_axis(Op::sum, DType::float64, &x, &out, 1, 0, 1), InternalError);
}

}  // namespace
}  // namespace eas::ops
