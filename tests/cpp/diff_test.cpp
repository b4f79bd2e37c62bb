// The adjoint as text: what it keeps, what it leaves out, and what it says cannot be done. That its
// numbers are right is tested from Python (tests/grad).
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include "diff/diff.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "passes/pipeline.hpp"

namespace eas::diff {
namespace {

// A kernel of x, out and n, whose row of 8 elements the lines compute from; d_x and d_out are given.
std::unique_ptr<ir::Function> adjoint_of(const std::string& lines, const std::string& flags = "") {
  const auto primal =
      ir::parse("kernel spmd" + flags +
                " (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {\n"
                "%3 = program_id axis=0 : i64\n%4 = mul %3, %2 : i64\n%5 = broadcast %4 : i64[8]\n"
                "%6 = arange start=0 size=8 : i64[8]\n%7 = add %5, %6 : i64[8]\n" +
                lines + "}\n");
  ir::verify(*primal);
  ir::DebugInfo debug{"kernel", {"x", "out", "n"}, {SourceLocation{}}};
  const Request request{
      .wrt = {true, false, false},
      .gradients = {DType::float32, DType::float32, std::nullopt},
  };
  prepare(*primal, request);
  auto made = adjoint(*primal, debug, request).function;
  ir::verify(*made);
  passes::optimise(*made);
  ir::verify(*made);
  EXPECT_EQ(debug.params, (std::vector<std::string>{"x", "out", "n", "d_x", "d_out"}));
  return made;
}

int count(const ir::Function& function, ir::Op op) {
  int found = 0;
  ir::walk(*function.body(), [&](const ir::Node* node) { found += node->op == op; });
  return found;
}

TEST(Adjoint, IsTheCellTimesTheGradient) {
  const auto made =
      adjoint_of("%8 = load %0, %7 : f32[8]\n%9 = sin %8 : f32[8]\nstore %1, %7, %9\n");
  EXPECT_EQ(count(*made, ir::Op::cos), 1);
  EXPECT_EQ(count(*made, ir::Op::sin), 0);  // nobody needs the result
  EXPECT_EQ(count(*made, ir::Op::store), 1);
  EXPECT_FALSE(made->ordered);  // each program has its own row, as the store says
}

TEST(Adjoint, GuardsWhatMasksMayMakeInfinite) {
  const std::string masked =
      "%8 = broadcast %2 : i64[8]\n%9 = lt %6, %8 : b1[8]\n%10 = constant 0.0 : f32\n"
      "%11 = broadcast %10 : f32[8]\n%12 = load %0, %7, %9, %11 : f32[8]\n";
  const auto plain = adjoint_of(masked + "%13 = mul %12, %12 : f32[8]\nstore %1, %7, %13, %9\n");
  EXPECT_EQ(count(*plain, ir::Op::mul_no_nan), 0);
  EXPECT_EQ(count(*plain, ir::Op::where), 0);
  // Once, by the mask, after all factors.
  const auto guarded = adjoint_of(
      masked + "%13 = log %12 : f32[8]\n%14 = rsqrt %13 : f32[8]\nstore %1, %7, %14, %9\n");
  EXPECT_EQ(count(*guarded, ir::Op::mul_no_nan), 0);
  EXPECT_GE(count(*guarded, ir::Op::where), 1);
  // Sums have a gradient in lanes that are left out.
  const auto moved = adjoint_of(masked +
                                "%13 = log %12 : f32[8]\n%14 = cumsum %13 axis=0 : f32[8]\n"
                                "store %1, %7, %14, %9\n");
  EXPECT_EQ(count(*moved, ir::Op::mul_no_nan), 1);
  EXPECT_EQ(count(*moved, ir::Op::where), 0);
}

TEST(Adjoint, LeavesOutWhatOnlyShiftsAnExponential) {
  const std::string shifted =
      "%8 = load %0, %7 : f32[8]\n%9 = max %8 axis=0 : f32\n%10 = broadcast %9 : f32[8]\n"
      "%11 = sub %8, %10 : f32[8]\n%12 = exp %11 : f32[8]\n";
  const auto softmax = adjoint_of(shifted +
                                  "%13 = sum %12 axis=0 : f32\n%14 = broadcast %13 : f32[8]\n"
                                  "%15 = div %12, %14 : f32[8]\nstore %1, %7, %15\n");
  EXPECT_EQ(count(*softmax, ir::Op::eq), 0);
  const auto no_softmax = adjoint_of(shifted + "store %1, %7, %12\n");
  EXPECT_EQ(count(*no_softmax, ir::Op::eq), 1);  // which element was the largest
}

TEST(Adjoint, KeepsStatesOnlyWhereTheyAreNeeded) {
  const std::string loop =
      "%8 = constant 0 : i64\n%9 = constant 1 : i64\n%10 = load %0, %7 : f32[8]\n"
      "%11 = for %8, %2, %9, %10 : f32[8] (%12: i64, %13: f32[8]) {\n";
  const auto linear =
      adjoint_of(loop + "%14 = add %13, %10 : f32[8]\nyield %14\n}\nstore %1, %7, %11\n");
  EXPECT_EQ(count(*linear, ir::Op::workspace), 0);
  const auto squares =
      adjoint_of(loop + "%14 = mul %13, %13 : f32[8]\nyield %14\n}\nstore %1, %7, %11\n");
  EXPECT_EQ(count(*squares, ir::Op::workspace), 2);  // of stretches, and of turns
}

TEST(Adjoint, OfElementsThatProgramsShareRunsInOrder) {
  const auto made =
      adjoint_of("%8 = load %0, %6 : f32[8]\n%9 = sin %8 : f32[8]\nstore %1, %7, %9\n");
  EXPECT_TRUE(made->ordered);
  EXPECT_NE(ir::to_text(*made).find("kernel spmd ordered ("), std::string::npos);
}

TEST(Adjoint, OfAnOrderedKernelIsOrdered) {
  const std::string body = "%8 = load %0, %7 : f32[8]\n%9 = sin %8 : f32[8]\nstore %1, %7, %9\n";
  EXPECT_FALSE(adjoint_of(body)->ordered);
  // The programs of this one store to the same elements, so a store proves nothing.
  EXPECT_TRUE(adjoint_of(body, " ordered")->ordered);
}

TEST(Adjoint, RefusesWithAWord) {
  EXPECT_THROW(
      {
        try {
          adjoint_of(
              "%8 = load %0, %7 : f32[8]\n%9 = cast %8 : f16[8]\n"
              "%10 = bitcast %9 : bf16[8]\n%11 = cast %10 : f32[8]\nstore %1, %7, %11\n");
        } catch (const CompileError& error) {
          EXPECT_STREQ(
              error.what(),
              "[kernel] there is no gradient of bitcast, expected another way to compute it, "
              "or a gradient of your own (@kernel.def_grad)");
          throw;
        }
      },
      CompileError);
}

}  // namespace
}  // namespace eas::diff
