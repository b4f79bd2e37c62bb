// Constants, conversions, tiles made of tiles, reductions, and Philox.
#include "interp_test_kernel.hpp"

#include <bit>
#include <cmath>
#include <limits>

#include "ops/philox.hpp"

namespace eas::interp {
namespace {

using Longs = std::vector<std::int64_t>;

// Runs `body`, which gives %9 of `size` int64 elements in one axis, and stores it.
Longs longs(const std::string& body, std::size_t size, std::vector<Argument> more = {},
            const std::string& params = "") {
  const std::string n = std::to_string(size);
  const std::string text = "kernel spmd (%0: buffer<i64>" + params + ") {\n" + body +
                           "\n %99 = arange start=0 size=" + n + " : i64[" + n +
                           "]\n store %0, %99, %9\n}";
  return result_of<std::int64_t>(text, size, std::move(more));
}

TEST(Shapes, ConstantsKeepEveryBit) {
  const char* text = R"(kernel scalar (%0: buffer<f64>, %1: buffer<i64>) {
    %2 = constant -0.0 : f64
    %3 = constant 1099511627776 : i64
    %4 = constant 0 : i64
    %5 = constant inf : f64
    %6 = constant 1 : i64
    store %0, %4, %2
    store %0, %6, %5
    store %1, %4, %3
  })";
  Longs whole(1);
  const auto out = result_of<double>(text, 2, {buffer(whole)});
  EXPECT_TRUE(std::signbit(out[0]));
  EXPECT_TRUE(std::isinf(out[1]));
  EXPECT_EQ(whole[0], std::int64_t{1} << 40);
}

TEST(Shapes, ArangeStartsWhereItIsTold) {
  EXPECT_EQ(longs("%9 = arange start=-2 size=5 : i64[5]", 5), (Longs{-2, -1, 0, 1, 2}));
}

TEST(Shapes, CastAndBitcast) {
  EXPECT_EQ(longs(R"(%1 = arange start=254 size=4 : i64[4]
    %2 = cast %1 : u8[4]
    %3 = bitcast %2 : i8[4]
    %9 = cast %3 : i64[4])",
                  4),
            (Longs{-2, -1, 0, 1}));
  EXPECT_EQ(longs(R"(%1 = constant 1.5 : f64
    %2 = bitcast %1 : i64
    %9 = broadcast %2 : i64[1])",
                  1)[0],
            std::bit_cast<std::int64_t>(1.5));
}

TEST(Shapes, WhereChoosesElementByElement) {
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=4 : i64[4]
    %2 = constant 2 : i64
    %3 = broadcast %2 : i64[4]
    %4 = lt %1, %3 : b1[4]
    %5 = neg %1 : i64[4]
    %9 = where %4, %1, %5 : i64[4])",
                  4),
            (Longs{0, 1, -2, -3}));
}

TEST(Shapes, BroadcastFillsNewAndUnitAxes) {
  EXPECT_EQ(longs(R"(%1 = arange start=1 size=2 : i64[2]
    %2 = reshape %1 : i64[2x1]
    %3 = broadcast %2 : i64[2x2x3]
    %9 = reshape %3 : i64[12])",
                  12),
            (Longs{1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2}));
}

TEST(Shapes, PermuteReordersAxes) {
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=6 : i64[6]
    %2 = reshape %1 : i64[2x3]
    %3 = permute %2 axes=[1, 0] : i64[3x2]
    %9 = reshape %3 : i64[6])",
                  6),
            (Longs{0, 3, 1, 4, 2, 5}));
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=8 : i64[8]
    %2 = reshape %1 : i64[2x2x2]
    %3 = permute %2 axes=[2, 0, 1] : i64[2x2x2]
    %9 = reshape %3 : i64[8])",
                  8),
            (Longs{0, 2, 4, 6, 1, 3, 5, 7}));
}

TEST(Shapes, CatAndJoin) {
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=4 : i64[4]
    %2 = reshape %1 : i64[2x2]
    %3 = arange start=10 size=2 : i64[2]
    %4 = reshape %3 : i64[2x1]
    %5 = cat %2, %4 axis=1 : i64[2x3]
    %9 = reshape %5 : i64[6])",
                  6),
            (Longs{0, 1, 10, 2, 3, 11}));
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=3 : i64[3]
    %2 = neg %1 : i64[3]
    %3 = join %1, %2 : i64[3x2]
    %9 = reshape %3 : i64[6])",
                  6),
            (Longs{0, 0, 1, -1, 2, -2}));
}

std::vector<float> sorted(std::vector<float> x, int descending) {
  const std::string text =
      "kernel spmd (%0: buffer<f32>, %1: buffer<f32>) {\n"
      "%2 = arange start=0 size=6 : i64[6]\n %3 = load %1, %2 : f32[6]\n"
      "%4 = sort %3 axis=0 descending=" +
      std::to_string(descending) +
      " : f32[6]\n"
      "store %0, %2, %4\n}";
  return result_of<float>(text, 6, {buffer(x)});
}

TEST(Shapes, SortPutsNanAtTheEndAndIsStable) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto up = sorted({3, nan, 0.0f, -0.0f, -1, 2}, 0);
  EXPECT_EQ((std::vector<float>(up.begin(), up.end() - 1)), (std::vector<float>{-1, 0, 0, 2, 3}));
  EXPECT_TRUE(std::isnan(up[5]));
  EXPECT_FALSE(std::signbit(up[1]));
  EXPECT_TRUE(std::signbit(up[2]));
  const auto down = sorted({3, nan, 0.0f, -0.0f, -1, 2}, 1);
  EXPECT_TRUE(std::isnan(down[0]));
  EXPECT_EQ((std::vector<float>(down.begin() + 1, down.end())),
            (std::vector<float>{3, 2, 0, 0, -1}));
  EXPECT_FALSE(std::signbit(down[3]));
}

TEST(Shapes, SortAlongTheFirstAxis) {
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=6 : i64[6]
    %2 = neg %1 : i64[6]
    %3 = reshape %2 : i64[3x2]
    %4 = sort %3 axis=0 descending=0 : i64[3x2]
    %9 = reshape %4 : i64[6])",
                  6),
            (Longs{-4, -5, -2, -3, 0, -1}));
}

TEST(Shapes, ReductionsTakeTheirAxis) {
  const std::string tile = "%1 = arange start=0 size=6 : i64[6]\n %2 = reshape %1 : i64[2x3]\n";
  EXPECT_EQ(longs(tile + "%9 = sum %2 axis=0 : i64[3]", 3), (Longs{3, 5, 7}));
  EXPECT_EQ(longs(tile + "%9 = sum %2 axis=1 : i64[2]", 2), (Longs{3, 12}));
  EXPECT_EQ(longs(tile + "%9 = argmax %2 axis=1 : i64[2]", 2), (Longs{2, 2}));
  EXPECT_EQ(longs(tile + "%3 = cumsum %2 axis=0 : i64[2x3]\n %9 = reshape %3 : i64[6]", 6),
            (Longs{0, 1, 2, 3, 5, 7}));
}

// Left is what was combined before, right comes next: a - b says so.
TEST(Shapes, ReduceByAFunctionFoldsFromTheLeft) {
  const std::string tile = "%1 = arange start=1 size=6 : i64[6]\n %2 = reshape %1 : i64[2x3]\n";
  const std::string fn = "(%3: i64, %4: i64) {\n %5 = sub %3, %4 : i64\n yield %5\n }";
  EXPECT_EQ(longs(tile + "%9 = reduce %2 axis=1 : i64[2] " + fn, 2), (Longs{-4, -7}));
  EXPECT_EQ(longs(tile + "%9 = reduce %2 axis=0 : i64[3] " + fn, 3), (Longs{-3, -3, -3}));
  EXPECT_EQ(longs(tile + "%6 = scan %2 axis=1 : i64[2x3] " + fn + "\n %9 = reshape %6 : i64[6]", 6),
            (Longs{1, -1, -4, 4, -1, -7}));
}

// A linear recurrence h = a h + b over pairs, with a value captured from outside.
TEST(Shapes, ScanOfTuplesWithACapturedValue) {
  EXPECT_EQ(longs(R"(%1 = arange start=1 size=4 : i64[4]
    %2 = constant 2 : i64
    %3 = broadcast %2 : i64[4]
    %4, %9 = scan %3, %1 axis=0 : i64[4], i64[4] (%10: i64, %11: i64, %12: i64, %13: i64) {
      %14 = mul %10, %12 : i64
      %15 = mul %12, %11 : i64
      %16 = add %15, %13 : i64
      %17 = mul %16, %7 : i64
      %18 = floordiv %17, %7 : i64
      yield %14, %18
    })",
                  4, {std::int64_t{3}}, ", %7: i64"),
            (Longs{1, 4, 11, 26}));
}

// (a, b) -> (b', a'): yields that are the region's own parameters, with a branch inside.
TEST(Shapes, ReduceMayYieldItsParametersAndBranch) {
  EXPECT_EQ(longs(R"(%1 = arange start=0 size=5 : i64[5]
    %2 = neg %1 : i64[5]
    %3, %4 = reduce %1, %2 axis=0 : i64, i64 (%10: i64, %11: i64, %12: i64, %13: i64) {
      %14 = gt %12, %10 : b1
      %15 = if %14 : i64 {
        yield %12
      } else {
        yield %10
      }
      yield %15, %11
    }
    %5 = reshape %3 : i64[1]
    %6 = reshape %4 : i64[1]
    %9 = cat %5, %6 axis=0 : i64[2])",
                  2),
            (Longs{4, 0}));
}

TEST(Shapes, PhiloxGivesItsFourWords) {
  const char* text = R"(kernel spmd (%0: buffer<u32>, %1: u64) {
    %2 = arange start=0 size=3 : i64[3]
    %3 = cast %2 : u64[3]
    %4 = broadcast %1 : u64[3]
    %5, %6, %7, %8 = philox %4, %3 : u32[3], u32[3], u32[3], u32[3]
    %9 = cat %5, %6, %7, %8 axis=0 : u32[12]
    %10 = arange start=0 size=12 : i64[12]
    store %0, %10, %9
  })";
  const auto out = result_of<std::uint32_t>(text, 12, {std::int64_t{77}});
  for (std::size_t i = 0; i < 3; ++i) {
    const auto words = ops::philox(77, i);
    for (std::size_t w = 0; w < 4; ++w) EXPECT_EQ(out[3 * w + i], words[w]);
  }
}

}  // namespace
}  // namespace eas::interp
