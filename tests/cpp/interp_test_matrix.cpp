// dot on tiles, and 8x8 fragments of simdgroups.
#include "interp_test_kernel.hpp"

namespace eas::interp {
namespace {

TEST(Dot, MultipliesMatricesAndAddsTheAccumulator) {
  const char* text = R"(kernel spmd (%0: buffer<f32>) {
    %1 = arange start=1 size=6 : i64[6]
    %2 = cast %1 : f16[6]
    %3 = reshape %2 : f16[2x3]
    %4 = reshape %2 : f16[3x2]
    %5 = dot %3, %4 : f32[2x2]
    %6 = dot %3, %4, %5 : f32[2x2]
    %7 = arange start=0 size=4 : i64[4]
    %8 = reshape %6 : f32[4]
    store %0, %7, %8
  })";
  EXPECT_EQ((result_of<float>(text, 4)), (std::vector<float>{44, 56, 98, 128}));
}

TEST(Dot, BatchesAreApart) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=8 : i64[8]
    %2 = reshape %1 : i64[2x2x2]
    %3 = dot %2, %2 : i64[2x2x2]
    %4 = reshape %3 : i64[8]
    store %0, %1, %4
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 8)),
            (std::vector<std::int64_t>{2, 3, 6, 11, 46, 55, 66, 79}));
}

TEST(Dot, IntegersWrapInTheResult) {
  const char* text = R"(kernel spmd (%0: buffer<i32>) {
    %1 = constant -100 : i8
    %2 = broadcast %1 : i8[1x4]
    %3 = broadcast %1 : i8[4x1]
    %4 = dot %2, %3 : i32[1x1]
    %5 = dot %2, %3 : i8[1x1]
    %6 = cast %5 : i32[1x1]
    %7 = cat %4, %6 axis=0 : i32[2x1]
    %8 = reshape %7 : i32[2]
    %9 = arange start=0 size=2 : i64[2]
    store %0, %9, %8
  })";
  EXPECT_EQ((result_of<std::int32_t>(text, 2)), (std::vector<std::int32_t>{40000, 64}));
}

TEST(Dot, FloatsAreRoundedOnce) {
  const char* text = R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>) {
    %2 = arange start=0 size=3 : i64[3]
    %3 = load %1, %2 : f32[3]
    %4 = reshape %3 : f32[1x3]
    %5 = constant 1.0 : f32
    %6 = broadcast %5 : f32[3x1]
    %7 = dot %4, %6 : f32[1x1]
    %8 = reshape %7 : f32
    %9 = constant 0 : i64
    store %0, %9, %8
  })";
  std::vector<float> x = {0x1p24f, 1, -0x1p24f};
  EXPECT_EQ((result_of<float>(text, 1, {buffer(x)})[0]), 1);
}

// c[16, 8] = a[16, 16] b[16, 8]: two simdgroups, each one 8x8 block of c, in two steps of k.
constexpr const char* kMma =
    R"(kernel thread group=64 (%0: buffer<f32>, %1: buffer<f32>, %2: buffer<f32>) {
  %3 = sg_id : i64
  %4 = constant 0 : i64
  %5 = constant 8 : i64
  %6 = constant 16 : i64
  %7 = constant 128 : i64
  %8 = mul %3, %7 : i64
  %10 = mma_zero : fragment<f32>
  %11 = for %4, %6, %5, %10 : fragment<f32> (%12: i64, %13: fragment<f32>) {
    %14 = add %8, %12 : i64
    %15 = mul %12, %5 : i64
    %16 = mma %0, %14, %6, %1, %15, %5, %13 : fragment<f32>
    yield %16
  }
  %17 = constant 64 : i64
  %18 = mul %3, %17 : i64
  mma_store %2, %18, %5, %11
})";

TEST(Mma, MultipliesBlocks) {
  auto a = iota<float>(256), b = iota<float>(128, 3);
  std::vector<float> c(128);
  Kernel(kMma).run({buffer(a), buffer(b), buffer(c)});
  for (std::size_t i = 0; i < 16; ++i) {
    for (std::size_t j = 0; j < 8; ++j) {
      float want = 0;
      for (std::size_t k = 0; k < 16; ++k) want += a[i * 16 + k] * b[k * 8 + j];
      EXPECT_EQ(c[i * 8 + j], want);
    }
  }
}

TEST(Mma, OutOfBoundsNamesTheBlocksElement) {
  auto a = iota<float>(255), b = iota<float>(128);
  std::vector<float> c(128, 7);
  EXPECT_EQ(
      message_of<OutOfBoundsError>([&] { Kernel(kMma).run({buffer(a), buffer(b), buffer(c)}); }),
      "[mma] out of bounds in kernel 'k' at k.py:11, program (0, 0, 0), thread 63, argument "
      "'a': index 255, expected 0 to 254");
  auto whole = iota<float>(256);
  c.resize(100);
  EXPECT_EQ(message_of<OutOfBoundsError>(
                [&] { Kernel(kMma).run({buffer(whole), buffer(b), buffer(c)}); }),
            "[mma_store] out of bounds in kernel 'k' at k.py:15, program (0, 0, 0), thread 50, "
            "argument 'c': index 100, expected 0 to 99");
  EXPECT_EQ(c[0], 7);  // nor was the first simdgroup's block written
}

std::string store_text(const std::string& group, const std::string& before,
                       const std::string& base) {
  return "kernel thread group=" + group +
         " (%0: buffer<f32>) {\n %1 = mma_zero : fragment<f32>\n"
         " %2 = tid start=0 : i64\n %3 = constant 8 : i64\n %4 = constant 0 : i64\n" +
         before + " mma_store %0, " + base + ", %3, %1\n";
}

TEST(Mma, NeedsWholeSimdgroups) {
  std::vector<float> c(64);
  const auto run = [&](const std::string& text) {
    return message_of<LaunchError>([&] { Kernel(text).run({buffer(c)}); });
  };
  EXPECT_EQ(
      run(store_text("48", "", "%4") + "}"),
      "[mma_store] wrong size of the thread group in kernel 'k' at k.py:5, program (0, 0, 0), "
      "thread 0, got 48 threads, expected a multiple of 32");
  EXPECT_EQ(run(store_text("32", "", "%2") + "}"),
            "[mma_store] a base or stride differs between threads of a simdgroup in kernel 'k' at "
            "k.py:5, program (0, 0, 0), thread 1, got 1 and 0, expected one value");
  const std::string half = " %5 = lt %2, %3 : b1\n if %5 {\n";
  EXPECT_EQ(
      run(store_text("32", half, "%4") + " yield\n } else {\n yield\n }\n}"),
      "[mma_store] not reached by all threads of a simdgroup in kernel 'k' at k.py:7, program "
      "(0, 0, 0), thread 8, got 8 of 32, expected all");
}

TEST(Mma, ASimdgroupThatIsElsewhereDoesNothing) {
  const std::string first = " %5 = sg_id : i64\n %6 = eq %5, %4 : b1\n if %6 {\n";
  std::vector<float> c(64, 5);
  Kernel(store_text("64", first, "%4") + " yield\n } else {\n yield\n }\n}").run({buffer(c)});
  EXPECT_EQ(c, std::vector<float>(64, 0));
}

TEST(Mma, AnAddressBeyondInt64IsOutOfBounds) {
  const std::string far = " %5 = constant 9223372036854775807 : i64\n";
  std::vector<float> c(64);
  EXPECT_EQ(
      message_of<OutOfBoundsError>(
          [&] { Kernel(store_text("32", far, "%5") + "}").run({buffer(c)}); }),
      "[mma_store] out of bounds in kernel 'k' at k.py:6, program (0, 0, 0), thread 0, argument "
      "'a': index 9223372036854775807, expected 0 to 63");
}

}  // namespace
}  // namespace eas::interp
