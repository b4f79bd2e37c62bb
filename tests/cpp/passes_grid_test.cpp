// Grids from guards, whatever their spelling; and guards that say nothing.
#include "passes/infer_grid.hpp"

#include "passes_text.hpp"

namespace eas::passes {
namespace {

// The kernel's scalars: %2 = 1000, %3 = 50, %7 = 77; buffer %0 has shape (30, 20) and strides (20,
// 1).
std::int64_t value_of(const HostExpression& expression) {
  const std::int64_t scalars[] = {0, 0, 1000, 50, 0, 0, 0, 77, 0};
  const std::int64_t shape[] = {30, 20}, stride[] = {20, 1};
  const std::int64_t* const shapes[] = {shape,   nullptr, nullptr, nullptr, nullptr,
                                        nullptr, nullptr, nullptr, nullptr};
  const std::int64_t* const strides[] = {stride,  nullptr, nullptr, nullptr, nullptr,
                                         nullptr, nullptr, nullptr, nullptr};
  return evaluate(expression, scalars, shapes, strides);
}

Grid grid_of(const std::string& lines, const std::string& mode = "spmd") {
  const auto function = kernel(lines, mode);
  const Grid raw = infer_grid(*function);
  // Optimising must not hide a guard.
  optimise(*function);
  const Grid optimised = infer_grid(*function);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    EXPECT_EQ(raw.axes[axis].has_guard, optimised.axes[axis].has_guard) << axis;
    EXPECT_EQ(raw.axes[axis].tile, optimised.axes[axis].tile) << axis;
    EXPECT_EQ(value_of(raw.axes[axis].bound), value_of(optimised.axes[axis].bound)) << axis;
  }
  return raw;
}

void expect_axis(const AxisGrid& axis, std::int64_t bound, std::int64_t tile) {
  EXPECT_TRUE(axis.used);
  ASSERT_TRUE(axis.has_guard);
  EXPECT_EQ(value_of(axis.bound), bound);
  EXPECT_EQ(axis.tile, tile);
}

// %14 = program_id(0) * 256 + arange(0, 256), %15 and %16 are %2 and %3 as tiles, %17 is a tile of
// ones.
const std::string kOffsets =
    "%9 = program_id axis=0 : i64\n%10 = constant 256 : i64\n%11 = mul %9, %10 : i64\n"
    "%12 = broadcast %11 : i64[256]\n%13 = arange start=0 size=256 : i64[256]\n"
    "%14 = add %12, %13 : i64[256]\n%15 = broadcast %2 : i64[256]\n%16 = broadcast %3 : i64[256]\n"
    "%30 = constant 1 : i64\n%17 = broadcast %30 : i64[256]\n";

TEST(InferGrid, AGuardedStoreInEverySpelling) {
  const auto bound = [](const std::string& mask, std::int64_t expected) {
    SCOPED_TRACE(mask);
    expect_axis(grid_of(kOffsets + mask + "\nstore %1, %14, %14, %20").axes[0], expected, 256);
  };
  bound("%20 = lt %14, %15 : b1[256]", 1000);
  bound("%20 = gt %15, %14 : b1[256]", 1000);
  bound("%20 = le %14, %15 : b1[256]", 1001);
  bound("%20 = ge %15, %14 : b1[256]", 1001);
  bound("%18 = sub %15, %17 : i64[256]\n%20 = le %14, %18 : b1[256]", 1000);
  bound("%18 = sub %15, %14 : i64[256]\n%20 = ge %18, %17 : b1[256]", 1000);
  bound("%18 = add %14, %17 : i64[256]\n%20 = lt %18, %15 : b1[256]", 999);
  bound("%18 = ge %14, %15 : b1[256]\n%20 = not %18 : b1[256]", 1000);
  bound("%18 = ge %14, %17 : b1[256]\n%19 = lt %14, %16 : b1[256]\n%20 = and %18, %19 : b1[256]",
        50);
}

TEST(InferGrid, BoundsOfShapesAndArithmetic) {
  const auto bound = [](const std::string& scalar, std::int64_t expected) {
    SCOPED_TRACE(scalar);
    expect_axis(grid_of(kOffsets + scalar +
                        "\n%21 = broadcast %20 : i64[256]\n%22 = lt %14, %21 : b1[256]\nstore %1, "
                        "%14, %14, %22")
                    .axes[0],
                expected, 256);
  };
  bound("%20 = shape_of %0 axis=1 : i64", 20);
  bound("%20 = stride_of %0 axis=0 : i64", 20);
  bound("%20 = mul %2, %3 : i64", 50000);
  bound("%20 = floordiv %2, %3 : i64", 20);
  bound("%20 = mod %2, %3 : i64", 0);
  bound("%18 = shape_of %0 axis=0 : i64\n%20 = minimum %18, %3 : i64", 30);
  bound("%18 = neg %3 : i64\n%20 = maximum %18, %3 : i64", 50);
  bound("%20 = cast %7 : i64", 77);
  bound("%18 = cast %2 : i8\n%20 = cast %18 : i64", -24);
  bound("%20 = constant 4096 : i64", 4096);
}

TEST(InferGrid, ABoundTheHostCannotKnowIsNoGuard) {
  for (const char* scalar : {"%20 = load %1, %2 : i64", "%20 = program_id axis=1 : i64",
                             "%20 = num_programs axis=0 : i64"}) {
    const Grid grid = grid_of(
        kOffsets + scalar +
        "\n%21 = broadcast %20 : i64[256]\n%22 = lt %14, %21 : b1[256]\nstore %1, %14, %14, %22");
    EXPECT_FALSE(grid.axes[0].has_guard) << scalar;
    EXPECT_TRUE(grid.axes[0].used);
    EXPECT_EQ(grid.axes[0].tile, 256);
  }
}

TEST(InferGrid, GuardsOfStoresGoBeforeThoseOfLoads) {
  const std::string masks = "%20 = lt %14, %15 : b1[256]\n%21 = lt %14, %16 : b1[256]\n";
  const std::string load = "%22 = load %1, %14, %20, %14 : i64[256]\n";
  expect_axis(grid_of(kOffsets + masks + load + "store %1, %14, %22, %21").axes[0], 50, 256);
  expect_axis(
      grid_of(kOffsets + masks + load + "%23 = atomic_add %1, %14, %22, %21 : i64[256]").axes[0],
      50, 256);
  expect_axis(grid_of(kOffsets +
                      "%21 = lt %14, %16 : b1[256]\n%23 = where %21, %14, %13 : i64[256]\n"
                      "%20 = lt %14, %15 : b1[256]\n" +
                      load + "%24 = add %22, %23 : i64[256]\nstore %1, %13, %24")
                  .axes[0],
              1000, 256);
}

TEST(InferGrid, WhatOnlyChoosesValuesIsNoGuard) {
  const Grid grid = grid_of(
      kOffsets +
      "%21 = lt %14, %16 : b1[256]\n%23 = where %21, %14, %13 : i64[256]\nstore %1, %14, %23");
  EXPECT_FALSE(grid.axes[0].has_guard);
  EXPECT_EQ(grid.axes[0].tile, 256);
  EXPECT_FALSE(grid.axes[0].taken[2]);
  EXPECT_TRUE(grid.axes[0].taken[3]);
}

TEST(InferGrid, AnUnshiftedGuardGoesBeforeAShiftedOne) {
  expect_axis(grid_of(kOffsets + "%18 = sub %14, %17 : i64[256]\n%20 = lt %18, %15 : b1[256]\n%21 "
                                 "= load %1, %18, %20, %14 : i64[256]\n"
                                 "%22 = lt %14, %15 : b1[256]\n%23 = load %1, %14, %22, %14 : "
                                 "i64[256]\n%24 = add %21, %23 : i64[256]\nstore %1, %14, %24")
                  .axes[0],
              1000, 256);
}

TEST(InferGrid, ALowerBoundOrADisjunctionIsNoGuardOfAStore) {
  EXPECT_FALSE(
      grid_of(kOffsets + "%20 = ge %14, %17 : b1[256]\nstore %1, %14, %14, %20").axes[0].has_guard);
  expect_axis(
      grid_of(
          kOffsets +
          "%20 = lt %14, %15 : b1[256]\n%21 = lt %14, %16 : b1[256]\n%22 = or %20, %21 : b1[256]\n"
          "%23 = lt %14, %15 : b1[256]\n%24 = and %22, %23 : b1[256]\nstore %1, %14, %14, %24")
          .axes[0],
      1000, 256);
}

TEST(InferGrid, AGuardOfOneStoreDoesNotBoundADisjunctionOfAnother) {
  const std::string masks =
      "%20 = lt %14, %15 : b1[256]\n%21 = lt %14, %16 : b1[256]\n%22 = or %20, %21 : b1[256]\n"
      "%23 = and %20, %22 : b1[256]\nstore %1, %14, %14, %20\n";
  EXPECT_FALSE(grid_of(kOffsets + masks + "store %1, %14, %14, %22").axes[0].has_guard);
  expect_axis(grid_of(kOffsets + masks + "store %1, %14, %14, %23").axes[0], 1000, 256);
}

TEST(InferGrid, TwoAxesWithoutMagicNames) {
  const Grid grid = grid_of(
      "%9 = program_id axis=0 : i64\n%10 = program_id axis=1 : i64\n%11 = constant 8 : i64\n%12 = "
      "constant 4 : i64\n"
      "%13 = mul %9, %11 : i64\n%14 = mul %10, %12 : i64\n%15 = arange start=0 size=8 : "
      "i64[8]\n%16 = arange start=0 size=4 : i64[4]\n"
      "%17 = broadcast %13 : i64[8]\n%18 = add %17, %15 : i64[8]\n%19 = broadcast %14 : "
      "i64[4]\n%20 = add %19, %16 : i64[4]\n"
      "%21 = reshape %20 : i64[4x1]\n%22 = broadcast %21 : i64[4x8]\n%23 = broadcast %18 : "
      "i64[4x8]\n"
      "%24 = broadcast %2 : i64[4x8]\n%25 = broadcast %3 : i64[4x8]\n%26 = lt %23, %25 : "
      "b1[4x8]\n%27 = lt %22, %24 : b1[4x8]\n"
      "%28 = and %26, %27 : b1[4x8]\n%29 = mul %22, %25 : i64[4x8]\n%30 = add %29, %23 : "
      "i64[4x8]\nstore %1, %30, %30, %28");
  expect_axis(grid.axes[0], 50, 8);
  expect_axis(grid.axes[1], 1000, 4);
  EXPECT_FALSE(grid.axes[2].used);
}

TEST(InferGrid, ScalarKernelsGuardWithIf) {
  expect_axis(grid_of("%9 = program_id axis=0 : i64\n%10 = lt %9, %2 : b1\nif %10 {\nstore %1, %9, "
                      "%9\nyield\n} else {\nyield\n}",
                      "scalar")
                  .axes[0],
              1000, 1);
  // Four elements a program.
  expect_axis(grid_of("%9 = program_id axis=0 : i64\n%11 = constant 4 : i64\n%12 = mul %9, %11 : "
                      "i64\n%10 = lt %12, %2 : b1\n"
                      "if %10 {\nstore %1, %9, %9\nyield\n} else {\nyield\n}",
                      "scalar")
                  .axes[0],
              1000, 4);
}

TEST(InferGrid, AnEarlyReturnIsAGuard) {
  const std::string head =
      "%9 = program_id axis=0 : i64\n%10 = ge %9, %2 : b1\n%11 = constant true : b1\n%12 = "
      "constant false : b1\n"
      "%13 = if %10 : b1 {\nyield %11\n} else {\nyield %12\n}\n";
  expect_axis(
      grid_of(head + "%14 = not %13 : b1\nif %14 {\nstore %1, %9, %9\nyield\n} else {\nyield\n}",
              "scalar")
          .axes[0],
      1000, 1);
  expect_axis(
      grid_of(head + "if %13 {\nyield\n} else {\nstore %1, %9, %9\nyield\n}", "scalar").axes[0],
      1000, 1);
}

TEST(InferGrid, ThreadsCountAsATile) {
  const std::string tid =
      "%9 = program_id axis=0 : i64\n%10 = constant 64 : i64\n%11 = mul %9, %10 : i64\n%12 = tid "
      "start=0 : i64\n%13 = add %11, %12 : i64\n";
  expect_axis(
      grid_of(
          tid + "%14 = lt %13, %2 : b1\nif %14 {\nstore %1, %13, %13\nyield\n} else {\nyield\n}",
          "thread group=64")
          .axes[0],
      1000, 64);
  const Grid bare = grid_of(tid + "store %1, %13, %13", "thread group=64");
  EXPECT_FALSE(bare.axes[0].has_guard);
  EXPECT_EQ(bare.axes[0].tile, 64);
}

TEST(InferGrid, ALoopInsideTheProgramIsPartOfItsTile) {
  // offs = pid * 1024 + i * 256 + arange, for i in 0..3
  const std::string lines =
      "%9 = program_id axis=0 : i64\n%10 = constant 1024 : i64\n%11 = mul %9, %10 : i64\n%12 = "
      "constant 0 : i64\n%13 = constant 4 : i64\n"
      "%14 = constant 1 : i64\n%15 = constant 256 : i64\nfor %12, %13, %14 (%16: i64) {\n%17 = mul "
      "%16, %15 : i64\n%18 = add %11, %17 : i64\n"
      "%19 = broadcast %18 : i64[256]\n%20 = arange start=0 size=256 : i64[256]\n%21 = add %19, "
      "%20 : i64[256]\n%22 = broadcast %2 : i64[256]\n"
      "%23 = lt %21, %22 : b1[256]\nstore %1, %21, %21, %23\nyield\n}";
  expect_axis(grid_of(lines).axes[0], 1000, 1024);
}

TEST(InferGrid, AnOffsetNobodyKnowsIsNoGuard) {
  EXPECT_FALSE(
      grid_of(
          kOffsets +
          "%18 = load %1, %2 : i64\n%19 = broadcast %18 : i64[256]\n%20 = add %14, %19 : i64[256]\n"
          "%21 = lt %20, %15 : b1[256]\nstore %1, %14, %14, %21")
          .axes[0]
          .has_guard);
}

TEST(InferGrid, NarrowOffsetsMeanWhatTheySay) {
  expect_axis(grid_of(kOffsets + "%18 = cast %14 : i32[256]\n%19 = broadcast %7 : i32[256]\n%20 = "
                                 "lt %18, %19 : b1[256]\nstore %1, %14, %14, %20")
                  .axes[0],
              77, 256);
}

TEST(InferGrid, WithoutAProgramIdOneProgramIsEnough) {
  EXPECT_FALSE(grid_of("store %1, %2, %3").axes[0].used);
  EXPECT_FALSE(grid_of("%9 = num_programs axis=2 : i64\nstore %1, %2, %9").axes[2].used);
}

TEST(InferGrid, Programs) {
  EXPECT_EQ(programs(1000, 256), 4);
  EXPECT_EQ(programs(1024, 256), 4);
  EXPECT_EQ(programs(0, 256), 0);
  EXPECT_EQ(programs(-5, 256), 0);
  EXPECT_EQ(programs(INT64_MAX, 1), INT64_MAX);
}

}  // namespace
}  // namespace eas::passes
