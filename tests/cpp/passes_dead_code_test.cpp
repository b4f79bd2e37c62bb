// What nobody needs goes; what has an effect stays.
#include "passes_text.hpp"

namespace eas::passes {
namespace {

void expect_leaves(const std::string& before, const std::string& expected,
                   const std::string& mode = "spmd") {
  EXPECT_EQ(after(before, mode), ir::to_text(*kernel(expected, mode)));
}

TEST(RemoveDeadCode, PureNodesAndLoads) {
  expect_leaves("%9 = add %2, %3 : i64\n%10 = mul %9, %9 : i64\nstore %1, %2, %9",
                "%9 = add %2, %3 : i64\nstore %1, %2, %9");
  expect_leaves("%9 = load %0, %2 : f32\n%10 = sqrt %9 : f32", "");
  expect_leaves("%9 = alloc_tg size=8 : group<f32>\n%10 = load %9, %2 : f32", "",
                "thread group=32");
}

TEST(RemoveDeadCode, KeepsEffects) {
  for (const char* lines : {"%9 = atomic_add %0, %2, %4 : f32", "assume %6",
                            "device_print \"x\", %2", "device_assert \"x\", %6"}) {
    expect_leaves(lines, lines);
  }
  expect_leaves("barrier", "barrier", "thread group=32");
  const std::string nested =
      "if %6 {\nif %6 {\nstore %1, %2, %3\nyield\n} else {\nyield\n}\nyield\n} else {\nyield\n}";
  expect_leaves(nested, nested);
}

TEST(RemoveDeadCode, LoopsAndBranchesWithoutPurpose) {
  expect_leaves(
      "%9 = constant 1 : i64\n%10 = for %2, %3, %9, %4 : f32 (%11: i64, %12: f32) {\n%13 = sqrt "
      "%12 : f32\nyield %13\n}",
      "");
  expect_leaves("%9 = if %6 : f32 {\n%10 = load %0, %2 : f32\nyield %10\n} else {\nyield %4\n}",
                "");
  expect_leaves(
      "%9 = while %2 : i64 (%10: i64) {\n%11 = lt %10, %3 : b1\nyield %11\n} do (%12: i64) {\n%13 "
      "= add %12, %12 : i64\nyield %13\n}",
      "");
}

TEST(RemoveDeadCode, CarriedValuesThatOnlyFeedThemselves) {
  expect_leaves(
      "%9 = constant 1 : i64\n%10, %11 = for %2, %3, %9, %4, %5 : f32, f32 (%12: i64, %13: f32, "
      "%14: f32) {\n"
      "%15 = sqrt %13 : f32\n%16 = exp %14 : f32\nyield %15, %16\n}\nstore %0, %2, %11",
      "%9 = constant 1 : i64\n%11 = for %2, %3, %9, %5 : f32 (%12: i64, %14: f32) {\n"
      "%16 = exp %14 : f32\nyield %16\n}\nstore %0, %2, %11");
  expect_leaves(
      "%10, %11 = while %2, %4 : i64, f32 (%12: i64, %13: f32) {\n%14 = lt %12, %3 : b1\nyield "
      "%14\n} do (%15: i64, %16: f32) {\n"
      "%17 = add %15, %15 : i64\n%18 = exp %16 : f32\nyield %17, %18\n}\nstore %1, %2, %10",
      "%10 = while %2 : i64 (%12: i64) {\n%14 = lt %12, %3 : b1\nyield %14\n} do (%15: i64) {\n"
      "%17 = add %15, %15 : i64\nyield %17\n}\nstore %1, %2, %10");
}

TEST(RemoveDeadCode, ACarriedValueUsedOnlyInsideStays) {
  const std::string loop =
      "%9 = constant 1 : i64\n%10 = for %2, %3, %9, %4 : f32 (%11: i64, %12: f32) {\n"
      "store %0, %11, %12\n%13 = sqrt %12 : f32\nyield %13\n}";
  expect_leaves(loop, loop);
}

TEST(RemoveDeadCode, CarriedValuesThatNeedEachOther) {
  // b feeds a, a is used: both stay; c feeds only b's old self and goes.
  expect_leaves(
      "%9 = constant 1 : i64\n%10, %11, %12 = for %2, %3, %9, %4, %5, %4 : f32, f32, f32 (%13: "
      "i64, %14: f32, %15: f32, %16: f32) {\n"
      "%17 = sqrt %15 : f32\n%18 = exp %15 : f32\n%19 = exp %16 : f32\nyield %17, %18, "
      "%19\n}\nstore %0, %2, %10",
      "%9 = constant 1 : i64\n%10, %11 = for %2, %3, %9, %4, %5 : f32, f32 (%13: i64, %14: f32, "
      "%15: f32) {\n"
      "%17 = sqrt %15 : f32\n%18 = exp %15 : f32\nyield %17, %18\n}\nstore %0, %2, %10");
}

TEST(RemoveDeadCode, BranchResults) {
  expect_leaves(
      "%9, %10 = if %6 : f32, f32 {\n%11 = sqrt %4 : f32\n%12 = exp %4 : f32\nyield %11, %12\n} "
      "else {\nyield %4, %5\n}\nstore %0, %2, %10",
      "%10 = if %6 : f32 {\n%12 = exp %4 : f32\nyield %12\n} else {\nyield %5\n}\nstore %0, %2, "
      "%10");
}

TEST(RemoveDeadCode, AReductionKeepsItsFunction) {
  const std::string lines =
      "%10 = arange start=0 size=8 : i64[8]\n%11 = reduce %10 axis=0 : i64 (%12: i64, %13: i64) {\n"
      "%15 = add %12, %13 : i64\n%16 = add %15, %3 : i64\nyield %16\n}\nstore %1, %2, %11";
  expect_leaves(lines, lines);
}

}  // namespace
}  // namespace eas::passes
