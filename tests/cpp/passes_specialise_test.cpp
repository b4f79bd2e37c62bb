// Which strides and which overlaps matter to a kernel, and the copy in which strides are 1.
#include "passes/specialise.hpp"

#include "base/format.hpp"
#include "passes_text.hpp"

namespace eas::passes {
namespace {

using Strides = std::vector<UnitStride>;

// a[i * stride(0) + j * %2], stored to b at i * stride(1).
constexpr const char* kStrided = R"(
  %9 = stride_of %0 axis=0 : i64
  %10 = arange start=0 size=8 : i64[8]
  %11 = broadcast %9 : i64[8]
  %12 = mul %10, %11 : i64[8]
  %13 = broadcast %2 : i64[8]
  %14 = mul %13, %10 : i64[8]
  %15 = add %12, %14 : i64[8]
  %16 = load %0, %15 : f32[8]
  %17 = stride_of %8 axis=1 : i64
  %18 = broadcast %17 : i64[8]
  %19 = mul %10, %18 : i64[8]
  store %8, %19, %16
)";

TEST(Specialise, FindsStridesOfBuffersAndScalarsUsedAsOne) {
  EXPECT_EQ(unit_stride_candidates(*kernel(kStrided)), (Strides{{0, 0}, {2, -1}, {8, 1}}));
}

TEST(Specialise, SeesThroughCarriedOffsetsAndCasts) {
  const auto function = kernel(R"(
    %9 = arange start=0 size=8 : i64[8]
    %10 = cast %9 : i32[8]
    %11 = cast %3 : i32
    %12 = broadcast %11 : i32[8]
    %13 = mul %10, %12 : i32[8]
    %14 = cast %13 : i64[8]
    %15 = constant 0 : i64
    %16 = constant 1 : i64
    %17 = for %15, %2, %16, %14 : i64[8] (%18: i64, %19: i64[8]) {
      %20 = load %0, %19 : f32[8]
      store %8, %19, %20
      %21 = broadcast %2 : i64[8]
      %22 = add %19, %21 : i64[8]
      yield %22
    })");
  EXPECT_EQ(unit_stride_candidates(*function), (Strides{{3, -1}}));
}

TEST(Specialise, LooksAtBothBlocksOfAProduct) {
  for (const char* blocks : {"%12, %13, %0, %13", "%13, %13, %0, %12"}) {
    const std::string lines = cat(R"(
      %13 = constant 5 : i64
      %9 = broadcast %13 : i64[8]
      %10 = broadcast %2 : i64[8]
      %11 = mul %9, %10 : i64[8]
      %12 = sum %11 axis=0 : i64
      %14 = mma_zero : fragment<f32>
      %15 = mma %0, )",
                                  blocks, ", %13, %14 : fragment<f32>");
    EXPECT_EQ(unit_stride_candidates(*kernel(lines, "thread group=32")), (Strides{{2, -1}}))
        << blocks;
  }
}

TEST(Specialise, LeavesProductsThatAreNoOffsets) {
  const auto function = kernel(R"(
    %9 = arange start=0 size=8 : i64[8]
    %10 = broadcast %2 : i64[8]
    %11 = mul %9, %10 : i64[8]
    store %1, %9, %11
    %12 = mul %2, %3 : i64
    %13 = load %0, %12 : f32)");
  EXPECT_EQ(unit_stride_candidates(*function), Strides{});
}

TEST(Specialise, MakesOffsetsContiguous) {
  const auto function = kernel(kStrided);
  const std::string before = ir::to_text(*function);
  const auto special = specialise(*function, Strides{{0, 0}, {8, 1}});
  ir::verify(*special);
  EXPECT_EQ(ir::to_text(*special), ir::to_text(*kernel(R"(
    %9 = arange start=0 size=8 : i64[8]
    %10 = broadcast %2 : i64[8]
    %11 = mul %10, %9 : i64[8]
    %12 = add %9, %11 : i64[8]
    %13 = load %0, %12 : f32[8]
    store %8, %9, %13)")));
  EXPECT_EQ(ir::to_text(*function), before);
}

TEST(Specialise, ReplacesScalarParametersEverywhere) {
  const auto special = specialise(*kernel(kStrided), Strides{{0, 0}, {2, -1}, {8, 1}});
  ir::verify(*special);
  EXPECT_EQ(special->body()->params.size(), 9u);
  bool used = false;
  ir::walk(*special->body(), [&](const ir::Node* node) {
    for (const ir::Value* operand : node->operands) used |= operand == special->body()->params[2];
  });
  EXPECT_FALSE(used);
}

TEST(Specialise, PairsThatMustNotOverlapHaveAWriter) {
  using Pairs = std::vector<BufferPair>;
  EXPECT_EQ(conflicting_pairs(*kernel(kStrided)), (Pairs{{0, 8}}));
  EXPECT_EQ(conflicting_pairs(*kernel(R"(
    %9 = load %0, %2 : f32
    %10 = load %1, %2 : i64
    %11 = add %2, %10 : i64
    %12 = load %8, %11 : f32)")),
            Pairs{});
  EXPECT_EQ(conflicting_pairs(*kernel(R"(
    %9 = load %0, %2 : f32
    %10 = load %1, %2 : i64
    %11 = atomic_add %8, %10, %9 : f32)")),
            (Pairs{{0, 8}, {1, 8}}));
}

}  // namespace
}  // namespace eas::passes
