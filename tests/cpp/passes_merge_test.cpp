// Merging equal values, and the loads that must stay apart.
#include "passes_text.hpp"

namespace eas::passes {
namespace {

void expect_merges(const std::string& before, const std::string& expected,
                   const std::string& mode = "spmd") {
  EXPECT_EQ(after(before, mode, merge_equal_values), ir::to_text(*kernel(expected, mode)));
}
void expect_apart(const std::string& lines, const std::string& mode = "spmd") {
  expect_merges(lines, lines, mode);
}

TEST(MergeEqualValues, PureNodes) {
  expect_merges("%9 = add %2, %3 : i64\n%10 = add %3, %2 : i64\nstore %1, %9, %10",
                "%9 = add %2, %3 : i64\nstore %1, %9, %9");
  expect_apart("%9 = sub %2, %3 : i64\n%10 = sub %3, %2 : i64\nstore %1, %9, %10");
  expect_apart(
      "%9 = cast %2 : i32\n%10 = cast %2 : i16\n%11 = cast %9 : i64\n%12 = cast %10 : i64\nstore "
      "%1, %11, %12");
  expect_apart("%9 = program_id axis=0 : i64\n%10 = program_id axis=1 : i64\nstore %1, %9, %10");
}

TEST(MergeEqualValues, ConstantsByTheirBits) {
  expect_apart(
      "%9 = constant 0.0 : f32\n%10 = constant -0.0 : f32\nstore %0, %2, %9\nstore %0, %3, %10");
  expect_apart(
      "%9 = constant nan : f32\n%10 = constant nan(0x7fc00001) : f32\nstore %0, %2, %9\nstore %0, "
      "%3, %10");
  expect_apart(
      "%9 = constant 0 : i64\n%10 = constant 0.0 : f32\nstore %1, %9, %9\nstore %0, %2, %10");
  expect_merges(
      "%9 = constant nan : f32\n%10 = constant nan : f32\nstore %0, %2, %9\nstore %0, %3, %10",
      "%9 = constant nan : f32\nstore %0, %2, %9\nstore %0, %3, %9");
}

TEST(MergeEqualValues, FollowsScopes) {
  const std::string both =
      "%9 = add %2, %3 : i64\nif %6 {\n%10 = add %2, %3 : i64\nstore %1, %2, %10\nyield\n} else "
      "{\nyield\n}\nstore %1, %2, %9";
  expect_merges(both,
                "%9 = add %2, %3 : i64\nif %6 {\nstore %1, %2, %9\nyield\n} else "
                "{\nyield\n}\nstore %1, %2, %9");
  // Neither a sibling region nor what follows may see what a region computed.
  expect_apart(
      "if %6 {\n%9 = add %2, %3 : i64\nstore %1, %2, %9\nyield\n} else {\n%10 = add %2, %3 : "
      "i64\nstore %1, %3, %10\nyield\n}\n"
      "%11 = add %2, %3 : i64\nstore %1, %2, %11");
}

TEST(MergeEqualValues, LeavesTheFunctionOfAReductionAlone) {
  expect_apart(
      "%9 = constant 1 : i64\nstore %1, %2, %9\n%10 = arange start=0 size=8 : i64[8]\n"
      "%11 = reduce %10 axis=0 : i64 (%12: i64, %13: i64) {\n%14 = constant 1 : i64\n%15 = add "
      "%12, %14 : i64\nyield %15\n}\nstore %1, %2, %11");
}

TEST(MergeEqualValues, LoadsWithNothingWrittenBetween) {
  expect_merges(
      "%9 = load %0, %2 : f32\n%10 = load %0, %2 : f32\nstore %0, %2, %9\nstore %0, %3, %10",
      "%9 = load %0, %2 : f32\nstore %0, %2, %9\nstore %0, %3, %9");
  expect_apart(
      "%9 = load %0, %2 : f32\n%10 = load %8, %2 : f32\nstore %0, %2, %9\nstore %0, %3, %10");
}

TEST(MergeEqualValues, NoLoadPassesAWrite) {
  const auto apart = [](const std::string& between, const std::string& mode = "spmd") {
    expect_apart("%9 = load %0, %2 : f32\n" + between +
                     "\n%20 = load %0, %2 : f32\nstore %8, %2, %9\nstore %8, %3, %20",
                 mode);
  };
  apart("store %0, %2, %4");
  apart("store %8, %2, %4");  // another argument may overlap this one
  apart("%10 = atomic_add %0, %2, %4 : f32");
  apart("barrier", "thread group=32");
  apart("if %6 {\nstore %0, %3, %4\nyield\n} else {\nyield\n}");
  apart("%10 = constant 1 : i64\nfor %2, %3, %10 (%11: i64) {\nstore %8, %11, %4\nyield\n}");
  // A region begins with no loads known, so a loop's next round reads again.
  expect_apart(
      "%9 = load %0, %2 : f32\n%10 = constant 1 : i64\nfor %2, %3, %10 (%11: i64) {\n%12 = load "
      "%0, %2 : f32\nstore %0, %2, %12\nyield\n}\nstore %8, %2, %9");
}

TEST(MergeEqualValues, NeverMergesAtomicsOrGroupMemory) {
  expect_apart(
      "%9 = atomic_add %0, %2, %4 : f32\n%10 = atomic_add %0, %2, %4 : f32\nstore %8, %2, "
      "%9\nstore %8, %3, %10");
  expect_apart(
      "%9 = alloc_tg size=8 : group<f32>\n%10 = alloc_tg size=8 : group<f32>\nstore %9, %2, "
      "%4\nstore %10, %2, %4",
      "thread group=32");
}

}  // namespace
}  // namespace eas::passes
