// A whole launch: grids, arguments, and the order of programs.
#include "interp_test_kernel.hpp"

namespace eas::interp {
namespace {

constexpr const char* kAdd =
    R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: buffer<f32>, %3: i64) {
  %10 = program_id axis=0 : i64
  %11 = constant 4 : i64
  %12 = mul %10, %11 : i64
  %13 = arange start=0 size=4 : i64[4]
  %14 = broadcast %12 : i64[4]
  %15 = add %14, %13 : i64[4]
  %16 = broadcast %3 : i64[4]
  %17 = lt %15, %16 : b1[4]
  %18 = constant 0.0 : f32
  %19 = broadcast %18 : f32[4]
  %20 = load %0, %15, %17, %19 : f32[4]
  %21 = load %1, %15, %17, %19 : f32[4]
  %22 = add %20, %21 : f32[4]
  store %2, %15, %22, %17
})";

TEST(Run, AddsVectorsWithAPartialLastProgram) {
  auto a = iota<float>(10), b = iota<float>(10, 100);
  std::vector<float> c(10, -1);
  Kernel(kAdd).run({buffer(a), buffer(b), buffer(c), std::int64_t{9}}, {.grid = {3, 1, 1}});
  EXPECT_EQ(c, (std::vector<float>{100, 102, 104, 106, 108, 110, 112, 114, 116, -1}));
}

TEST(Run, AGridWithAZeroDoesNothing) {
  std::vector<float> none, c(1, 7);
  Kernel(kAdd).run({buffer(none), buffer(none), buffer(c), std::int64_t{9}}, {.grid = {3, 0, 1}});
  EXPECT_EQ(c[0], 7);
}

// Each program appends its number: *count is where, through an atomic.
TEST(Run, ProgramsRunInOrderWithAxisZeroFastest) {
  const Kernel kernel(R"(kernel scalar (%0: buffer<i64>, %1: buffer<i64>) {
    %2 = program_id axis=0 : i64
    %3 = program_id axis=1 : i64
    %4 = program_id axis=2 : i64
    %5 = constant 10 : i64
    %6 = mul %4, %5 : i64
    %7 = add %6, %3 : i64
    %8 = mul %7, %5 : i64
    %9 = add %8, %2 : i64
    %10 = constant 0 : i64
    %11 = constant 1 : i64
    %12 = atomic_add %1, %10, %11 : i64
    store %0, %12, %9
  })");
  std::vector<std::int64_t> order(8), count(1);
  kernel.run({buffer(order), buffer(count)}, {.grid = {2, 2, 2}});
  EXPECT_EQ(order, (std::vector<std::int64_t>{0, 1, 10, 11, 100, 101, 110, 111}));
}

TEST(Run, TellsPositionsAndExtents) {
  const char* text = R"(kernel scalar (%0: buffer<i64>, %1: buffer<f32>, %2: i32) {
    %3 = num_programs axis=2 : i64
    %4 = shape_of %1 axis=1 : i64
    %5 = stride_of %1 axis=0 : i64
    %6 = cast %2 : i64
    %10 = constant 0 : i64
    store %0, %10, %3
    %11 = constant 1 : i64
    store %0, %11, %4
    %12 = constant 2 : i64
    store %0, %12, %5
    %13 = constant 3 : i64
    store %0, %13, %6
  })";
  std::vector<float> data(6);
  EXPECT_EQ(
      (result_of<std::int64_t>(text, 4, {view(data.data() + 5, {2, 3}, {-3, -1}), std::int64_t{-7}},
                               {.grid = {1, 1, 5}})),
      (std::vector<std::int64_t>{5, 3, -3, -7}));
}

TEST(Run, RefusesArgumentsThatDoNotFit) {
  const Kernel kernel(kAdd);
  std::vector<float> f(4);
  std::vector<std::int32_t> i(4);
  EXPECT_EQ(message_of<LaunchError>([&] { kernel.run({buffer(f)}); }),
            "[launch] wrong number of arguments, got 1, expected 4");
  EXPECT_EQ(message_of<LaunchError>(
                [&] { kernel.run({buffer(f), buffer(i), buffer(f), std::int64_t{1}}); }),
            "[launch] argument 'b' has the wrong type, got a buffer of int32, expected a buffer of "
            "float32");
  EXPECT_EQ(message_of<LaunchError>(
                [&] { kernel.run({buffer(f), std::int64_t{1}, buffer(f), std::int64_t{1}}); }),
            "[launch] argument 'b' is a scalar, expected a buffer");
  EXPECT_EQ(message_of<LaunchError>([&] {
              kernel.run({buffer(f), buffer(f), buffer(f), std::int64_t{1}}, {.grid = {-1, 1, 1}});
            }),
            "[launch] negative grid, got (-1, 1, 1), expected sizes of at least 0");
}

TEST(Run, AMissingAxisIsNamed) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = shape_of %0 axis=2 : i64
  })";
  EXPECT_EQ(message_of<ShapeError>([&] { result_of<std::int64_t>(text, 1); }),
            "[launch] argument 'a' of kernel 'k' has too few axes, got 1, expected at least 3");
}

}  // namespace
}  // namespace eas::interp
