// Integer values as sums of a constant, program ids, a tile part and uniform scalars.
#include "passes/analysis/affine.hpp"

#include <algorithm>
#include <initializer_list>

#include "passes_text.hpp"

namespace eas::passes {
namespace {

// The sum of the last node's result.
struct Case {
  explicit Case(const std::string& lines, const std::string& mode = "spmd", Wrap wrap = Wrap::Exact)
      : function(kernel(lines, mode)), sums(*function, wrap) {
    sum = sums.of(function->body()->nodes.back()->results[0]);
  }
  const ir::Value* param(std::size_t index) const { return function->body()->params[index]; }

  std::unique_ptr<ir::Function> function;
  AffineAnalysis sums;
  const Affine* sum = nullptr;
};

// As a sum has them: 0 along the axes that are not named.
decltype(Affine::stride) strides(std::initializer_list<std::int64_t> along) {
  decltype(Affine::stride) all{};
  std::copy(along.begin(), along.end(), all.begin());
  return all;
}

const std::string kOffsets =
    "%9 = program_id axis=0 : i64\n%10 = constant 256 : i64\n%11 = mul %9, %10 : i64\n"
    "%12 = broadcast %11 : i64[256]\n%13 = arange start=2 size=256 : i64[256]\n"
    "%14 = add %12, %13 : i64[256]\n";

TEST(Affine, ATileOfOffsets) {
  const Case at(kOffsets);
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->constant, 2);
  EXPECT_EQ(at.sum->program, (std::array<std::int64_t, 3>{256, 0, 0}));
  EXPECT_EQ(at.sum->low, 0);
  EXPECT_EQ(at.sum->high, 255);
  EXPECT_EQ(at.sum->stride[0], 1);
  EXPECT_TRUE(at.sum->linear);
  EXPECT_TRUE(at.sum->terms.empty());
}

TEST(Affine, UniformScalarsAreTerms) {
  const Case at(
      "%9 = constant 3 : i64\n%10 = mul %2, %9 : i64\n%11 = sub %10, %3 : i64\n"
      "%12 = add %11, %2 : i64");
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->terms, (std::vector<Affine::Term>{{at.param(2), 4}, {at.param(3), -1}}));
  const Case gone("%9 = sub %2, %2 : i64");
  ASSERT_TRUE(gone.sum);
  EXPECT_TRUE(gone.sum->is_constant());
}

TEST(Affine, ShapesMoveStrides) {
  const Case two(
      "%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[8x1]\n%11 = broadcast %10 : "
      "i64[8x4]\n"
      "%12 = constant 100 : i64\n%13 = broadcast %12 : i64[8x4]\n%14 = mul %11, %13 : i64[8x4]\n"
      "%15 = arange start=0 size=4 : i64[4]\n%16 = broadcast %15 : i64[8x4]\n%17 = add %14, %16 : "
      "i64[8x4]\n"
      "%18 = permute %17 axes=[1, 0] : i64[4x8]");
  ASSERT_TRUE(two.sum);
  EXPECT_EQ(two.sum->stride, strides({1, 100}));
  EXPECT_EQ(two.sum->high, 703);
  const Case split("%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[2x1x4]");
  ASSERT_TRUE(split.sum);
  EXPECT_EQ(split.sum->stride, strides({4, 0, 1}));
}

TEST(Affine, AxesAreReorderedAsPermuteSays) {
  const Case at(
      "%9 = arange start=0 size=24 : i64[24]\n%10 = reshape %9 : i64[2x3x4]\n"
      "%11 = permute %10 axes=[1, 2, 0] : i64[3x4x2]");
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->stride, strides({4, 1, 12}));
}

TEST(Affine, ATileOfOneElementRepeatedDoesNotVary) {
  const Case at("%9 = arange start=5 size=1 : i64[1]\n%10 = broadcast %9 : i64[4]");
  ASSERT_TRUE(at.sum);
  EXPECT_TRUE(at.sum->is_constant());
  EXPECT_EQ(at.sum->constant, 5);
}

TEST(Affine, AReshapeThatMixesAxesKeepsTheRange) {
  const Case at(
      "%9 = arange start=0 size=8 : i64[8]\n%10 = reshape %9 : i64[2x4]\n"
      "%11 = permute %10 axes=[1, 0] : i64[4x2]\n%12 = reshape %11 : i64[8]");
  ASSERT_TRUE(at.sum);
  EXPECT_FALSE(at.sum->linear);
  EXPECT_EQ(at.sum->high, 7);
}

TEST(Affine, NegativeStepsTurnTheRange) {
  const Case at("%9 = arange start=1 size=8 : i64[8]\n%10 = neg %9 : i64[8]");
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->constant, -1);
  EXPECT_EQ(at.sum->low, -7);
  EXPECT_EQ(at.sum->high, 0);
}

TEST(Affine, NarrowIntegersMayWrap) {
  const std::string narrow = kOffsets + "%15 = cast %14 : i32[256]";
  EXPECT_FALSE(Case(narrow).sum);
  EXPECT_TRUE(Case(narrow, "spmd", Wrap::Ignore).sum);
  const std::string small = "%9 = arange start=0 size=200 : i64[200]\n%10 = cast %9 : ";
  EXPECT_TRUE(Case(small + "u8[200]").sum);
  EXPECT_FALSE(Case(small + "i8[200]").sum);
  // An int32 argument is itself whatever it is; twice it is something else.
  const Case wide("%9 = cast %7 : i64");
  ASSERT_TRUE(wide.sum);
  EXPECT_EQ(wide.sum->terms, (std::vector<Affine::Term>{{wide.param(7), 1}}));
  const Case twice("%9 = add %7, %7 : i32\n%10 = cast %9 : i64");
  ASSERT_TRUE(twice.sum);
  const ir::Value* sum = twice.function->body()->nodes[0]->results[0];
  EXPECT_EQ(twice.sum->terms, (std::vector<Affine::Term>{{sum, 1}}));
}

TEST(Affine, FactorsThatOverflowAreUnknown) {
  const Case at(
      "%9 = constant 4611686018427387904 : i64\n%10 = mul %2, %9 : i64\n%11 = constant 4 : "
      "i64\n%12 = mul %10, %11 : i64");
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->terms,
            (std::vector<Affine::Term>{{at.function->body()->nodes.back()->results[0], 1}}));
}

TEST(Affine, ThreadsVaryWhereTheirNumberEnters) {
  const Case at(
      "%9 = program_id axis=0 : i64\n%10 = constant 64 : i64\n%11 = mul %9, %10 : i64\n"
      "%12 = tid start=0 : i64\n%13 = add %11, %12 : i64",
      "thread group=64");
  ASSERT_TRUE(at.sum);
  EXPECT_EQ(at.sum->thread, 1);
  EXPECT_EQ(at.sum->high, 63);
  EXPECT_FALSE(Case("%9 = lane_id : i64", "thread group=64").sum);
  EXPECT_FALSE(Case("%9 = load %1, %2 : i64", "thread group=64").sum);
  EXPECT_TRUE(Case("%9 = load %1, %2 : i64").sum);
}

TEST(Affine, TilesOfUnknownsAreUnknown) {
  EXPECT_FALSE(Case("%9 = arange start=0 size=8 : i64[8]\n%10 = load %1, %9 : i64[8]").sum);
  EXPECT_FALSE(Case("%9 = arange start=0 size=8 : i64[8]\n%10 = mul %9, %9 : i64[8]").sum);
}

}  // namespace
}  // namespace eas::passes
