// Loops and branches of scalar and SPMD kernels.
#include "interp_test_kernel.hpp"

#include <limits>

namespace eas::interp {
namespace {

using Longs = std::vector<std::int64_t>;
using Limits = std::numeric_limits<std::int64_t>;

// out[0] = how often, out[1] = the last i.
constexpr const char* kCount = R"(kernel scalar (%0: buffer<i64>, %1: i64, %2: i64, %3: i64) {
  %4 = constant 0 : i64
  %5 = constant 1 : i64
  %6, %7 = for %1, %2, %3, %4, %4 : i64, i64 (%8: i64, %9: i64, %10: i64) {
    %11 = add %9, %5 : i64
    yield %11, %8
  }
  store %0, %4, %6
  store %0, %5, %7
})";

Longs count(std::int64_t low, std::int64_t high, std::int64_t step) {
  return result_of<std::int64_t>(kCount, 2, {low, high, step});
}

TEST(Control, ForCountsUpAndDown) {
  EXPECT_EQ(count(0, 10, 3), (Longs{4, 9}));
  EXPECT_EQ(count(10, 0, -4), (Longs{3, 2}));
  EXPECT_EQ(count(5, 5, 1), (Longs{0, 0}));
  EXPECT_EQ(count(5, 0, 1), (Longs{0, 0}));
}

TEST(Control, ForStopsAtTheEndOfInt64) {
  EXPECT_EQ(count(Limits::max() - 5, Limits::max(), 4), (Longs{2, Limits::max() - 1}));
  EXPECT_EQ(count(Limits::min() + 5, Limits::min(), -4), (Longs{2, Limits::min() + 1}));
  EXPECT_EQ(count(Limits::min(), Limits::max(), Limits::max()), (Longs{3, Limits::max() - 1}));
}

TEST(Control, AStepOfZeroIsAnError) {
  EXPECT_EQ(message_of<LaunchError>([] { count(0, 1, 0); }),
            "[range] the step is 0 in kernel 'k' at k.py:3, program (0, 0, 0), expected any other");
}

TEST(Control, CarriedValuesMayChangePlaces) {
  const char* text = R"(kernel scalar (%0: buffer<i64>, %1: i64) {
    %2 = constant 0 : i64
    %3 = constant 1 : i64
    %4, %5 = for %2, %1, %3, %2, %3 : i64, i64 (%6: i64, %7: i64, %8: i64) {
      yield %8, %7
    }
    store %0, %2, %4
    store %0, %3, %5
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 2, {std::int64_t{3}})), (Longs{1, 0}));
  EXPECT_EQ((result_of<std::int64_t>(text, 2, {std::int64_t{4}})), (Longs{0, 1}));
}

TEST(Control, WhileCarriesTiles) {
  const char* text = R"(kernel spmd (%0: buffer<i64>, %1: i64) {
    %2 = arange start=1 size=3 : i64[3]
    %3 = while %2 : i64[3] (%4: i64[3]) {
      %5 = sum %4 axis=0 : i64
      %6 = lt %5, %1 : b1
      yield %6
    } do (%7: i64[3]) {
      %8 = add %7, %7 : i64[3]
      yield %8
    }
    %9 = arange start=0 size=3 : i64[3]
    store %0, %9, %3
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 3, {std::int64_t{20}})), (Longs{4, 8, 12}));
  EXPECT_EQ((result_of<std::int64_t>(text, 3, {std::int64_t{0}})), (Longs{1, 2, 3}));
}

TEST(Control, IfRunsOneRegion) {
  const char* text = R"(kernel scalar (%0: buffer<i64>, %1: i64) {
    %2 = constant 0 : i64
    %3 = constant 100 : i64
    %4 = lt %1, %2 : b1
    %5 = if %4 : i64 {
      store %0, %3, %1
      yield %3
    } else {
      %6 = add %1, %3 : i64
      yield %6
    }
    store %0, %2, %5
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 1, {std::int64_t{1}})), (Longs{101}));
  EXPECT_EQ(
      message_of<OutOfBoundsError>([&] { result_of<std::int64_t>(text, 1, {std::int64_t{-1}}); }),
      "[store] out of bounds in kernel 'k' at k.py:5, program (0, 0, 0), argument 'a': index "
      "100, expected 0 to 0");
}

// Collatz: a while with an if inside a for.
TEST(Control, RegionsNest) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = constant 0 : i64
    %2 = constant 1 : i64
    %3 = constant 2 : i64
    %4 = constant 3 : i64
    %5 = constant 8 : i64
    for %2, %5, %2 (%6: i64) {
      %7, %8 = while %6, %1 : i64, i64 (%9: i64, %10: i64) {
        %11 = ne %9, %2 : b1
        yield %11
      } do (%12: i64, %13: i64) {
        %14 = mod %12, %3 : i64
        %15 = eq %14, %1 : b1
        %16 = if %15 : i64 {
          %17 = floordiv %12, %3 : i64
          yield %17
        } else {
          %18 = mul %12, %4 : i64
          %19 = add %18, %2 : i64
          yield %19
        }
        %20 = add %13, %2 : i64
        yield %16, %20
      }
      store %0, %6, %8
      yield
    }
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 8)), (Longs{0, 0, 1, 7, 2, 5, 8, 16}));
}

}  // namespace
}  // namespace eas::interp
