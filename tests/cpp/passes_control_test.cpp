// Decided branches and loops, and what moves out of loops.
#include "passes_text.hpp"

namespace eas::passes {
namespace {

const std::string kBounds =
    "%20 = constant 0 : i64\n%21 = constant 1 : i64\n%22 = constant -3 : i64\n";

TEST(FoldConstants, ADecidedBranchIsWrittenInPlace) {
  for (const bool taken : {true, false}) {
    expect_folds(
        std::string("%9 = constant ") + (taken ? "true" : "false") +
            " : b1\n%10 = if %9 : f32 {\nstore %0, %2, %4\nyield %4\n} else {\nstore %0, %3, "
            "%5\nyield %5\n}\nstore %0, %2, %10",
        taken ? "store %0, %2, %4\nstore %0, %2, %4" : "store %0, %3, %5\nstore %0, %2, %5");
  }
}

TEST(FoldConstants, ABranchThatOnlyChoosesIsASelect) {
  expect_folds("%10 = if %6 : f32 {\nyield %4\n} else {\nyield %5\n}\nstore %0, %2, %10",
               "%10 = where %6, %4, %5 : f32\nstore %0, %2, %10");
  // What an early return leaves behind: the flag is the condition itself.
  expect_folds(
      "%9 = constant true : b1\n%10 = constant false : b1\n%11 = if %6 : b1 {\nyield %9\n} else "
      "{\nyield %10\n}\n"
      "%12 = not %11 : b1\nif %12 {\nstore %0, %2, %4\nyield\n} else {\nyield\n}",
      "%12 = not %6 : b1\nif %12 {\nstore %0, %2, %4\nyield\n} else {\nyield\n}");
}

TEST(FoldConstants, AResultThatIsTheSameEitherWayNeedsNoBranch) {
  expect_folds(
      "%10 = if %6 : f32 {\nstore %0, %2, %4\nyield %5\n} else {\nyield %5\n}\nstore %0, %2, %10",
      "if %6 {\nstore %0, %2, %4\nyield\n} else {\nyield\n}\nstore %0, %2, %5");
}

std::string loop(const std::string& lo, const std::string& hi, const std::string& step) {
  return kBounds + "%10 = for " + lo + ", " + hi + ", " + step +
         ", %4 : f32 (%11: i64, %12: f32) {\nstore %0, %11, %12\n%13 = sqrt %12 : f32\nyield "
         "%13\n}\nstore %0, %2, %10";
}

TEST(FoldConstants, LoopsThatRunNeverOrOnce) {
  expect_folds(loop("%20", "%20", "%21"), "store %0, %2, %4");
  expect_folds(loop("%20", "%22", "%21"), "store %0, %2, %4");
  expect_folds(loop("%20", "%21", "%22"), "store %0, %2, %4");
  const std::string once =
      "%20 = constant 0 : i64\nstore %0, %20, %4\n%13 = sqrt %4 : f32\nstore %0, %2, %13";
  expect_folds(loop("%20", "%21", "%21"), once);
  expect_folds(loop("%20", "%22", "%22"), once);
}

TEST(FoldConstants, LoopsThatStay) {
  // A zero step is an error when it runs.
  const auto stays = [](const std::string& lines) {
    const std::string text = after(lines, "spmd", canonicalise, fold_constants, merge_equal_values);
    EXPECT_NE(text.find("for "), std::string::npos) << text;
  };
  stays(loop("%20", "%21", "%20"));
  stays(loop("%22", "%21", "%21"));
  stays(loop("%2", "%21", "%21"));
}

TEST(FoldConstants, AWhileThatNeverRunsStillAsksOnce) {
  expect_folds(
      "%9 = constant false : b1\n%10 = while %4 : f32 (%11: f32) {\nstore %0, %2, %11\nyield %9\n} "
      "do (%12: f32) {\n"
      "%13 = sqrt %12 : f32\nyield %13\n}\nstore %0, %3, %10",
      "store %0, %2, %4\nstore %0, %3, %4");
}

TEST(FoldConstants, ACarriedValueThatNeverChangesIsItsStart) {
  expect_folds(
      "%9 = constant 1 : i64\n%10 = for %2, %3, %9, %4 : f32 (%11: i64, %12: f32) {\nstore %0, "
      "%11, %12\nyield %12\n}\nstore %0, %2, %10",
      "%9 = constant 1 : i64\nfor %2, %3, %9 (%11: i64) {\nstore %0, %11, %4\nyield\n}\nstore %0, "
      "%2, %4");
  expect_folds(
      "%10, %14 = while %4, %2 : f32, i64 (%11: f32, %12: i64) {\n%13 = lt %12, %3 : b1\nyield "
      "%13\n} do (%15: f32, %16: i64) {\n"
      "store %0, %16, %15\n%17 = add %16, %16 : i64\nyield %15, %17\n}\nstore %0, %2, %10",
      "%14 = while %2 : i64 (%12: i64) {\n%13 = lt %12, %3 : b1\nyield %13\n} do (%16: i64) {\n"
      "store %0, %16, %4\n%17 = add %16, %16 : i64\nyield %17\n}\nstore %0, %2, %4");
}

void expect_moves(const std::string& before, const std::string& expected) {
  EXPECT_EQ(after(before, "spmd", move_invariants_out_of_loops), ir::to_text(*kernel(expected)));
}

TEST(MoveInvariants, OutOfAllLoopsAtOnce) {
  expect_moves(
      "%9 = constant 1 : i64\nfor %2, %3, %9 (%10: i64) {\nfor %2, %3, %9 (%11: i64) {\n%12 = mul "
      "%2, %3 : i64\n%13 = add %12, %10 : i64\n"
      "%14 = add %13, %11 : i64\nstore %1, %14, %12\nyield\n}\nyield\n}",
      "%9 = constant 1 : i64\n%12 = mul %2, %3 : i64\nfor %2, %3, %9 (%10: i64) {\n%13 = add %12, "
      "%10 : i64\nfor %2, %3, %9 (%11: i64) {\n"
      "%14 = add %13, %11 : i64\nstore %1, %14, %12\nyield\n}\nyield\n}");
}

TEST(MoveInvariants, OutOfBothRegionsOfAWhile) {
  expect_moves(
      "%10 = while %2 : i64 (%11: i64) {\n%12 = add %2, %3 : i64\n%13 = lt %11, %12 : b1\nyield "
      "%13\n} do (%14: i64) {\n"
      "%15 = mul %2, %3 : i64\n%16 = add %14, %15 : i64\nyield %16\n}\nstore %1, %2, %10",
      "%12 = add %2, %3 : i64\n%15 = mul %2, %3 : i64\n%10 = while %2 : i64 (%11: i64) {\n%13 = lt "
      "%11, %12 : b1\nyield %13\n} do (%14: i64) {\n"
      "%16 = add %14, %15 : i64\nyield %16\n}\nstore %1, %2, %10");
}

TEST(MoveInvariants, LeavesLoadsChecksAndBranches) {
  const std::string lines =
      "%9 = constant 1 : i64\nfor %2, %3, %9 (%10: i64) {\n%11 = load %1, %2 : i64\n%12 = "
      "multiple_of %2 divisor=4 : i64\n"
      "store %1, %11, %12\nif %6 {\n%13 = add %2, %3 : i64\nstore %1, %13, %10\nyield\n} else "
      "{\nyield\n}\nyield\n}";
  expect_moves(lines, lines);
}

}  // namespace
}  // namespace eas::passes
