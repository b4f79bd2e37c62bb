// Loads, stores and atomics: masks, strides, order, bounds.
#include "interp_test_kernel.hpp"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace eas::interp {
namespace {

using Longs = std::vector<std::int64_t>;

// b[i] = a[i * step], i < 4, where the mask argument allows, else -1.
constexpr const char* kGather =
    R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: buffer<b1>, %3: i64) {
  %4 = arange start=0 size=4 : i64[4]
  %5 = broadcast %3 : i64[4]
  %6 = mul %4, %5 : i64[4]
  %7 = load %2, %4 : b1[4]
  %8 = constant -1.0 : f32
  %9 = broadcast %8 : f32[4]
  %10 = load %0, %6, %7, %9 : f32[4]
  store %1, %4, %10
})";

TEST(Memory, MaskedOffElementsAreNotTouched) {
  auto a = iota<float>(2, 5);
  std::vector<float> b(4);
  std::vector<std::uint8_t> mask = {1, 1, 0, 0};
  Kernel(kGather).run({buffer(a), buffer(b), bools(mask), std::int64_t{1}});
  EXPECT_EQ(b, (std::vector<float>{5, 6, -1, -1}));
}

TEST(Memory, AnyByteButZeroIsTrue) {
  auto a = iota<float>(4, 5);
  std::vector<float> b(4);
  std::vector<std::uint8_t> mask = {2, 0, 255, 1};
  Kernel(kGather).run({buffer(a), buffer(b), bools(mask), std::int64_t{1}});
  EXPECT_EQ(b, (std::vector<float>{5, -1, 7, 8}));
}

TEST(Memory, ReadsThroughAnyStrides) {
  auto a = iota<float>(16);
  std::vector<float> b(4);
  std::vector<std::uint8_t> mask = {1, 1, 1, 1};
  const Kernel kernel(kGather);
  kernel.run({view(a.data() + 12, {4}, {-3}), buffer(b), bools(mask), std::int64_t{-3}});
  EXPECT_EQ(b, (std::vector<float>{12, 9, 6, 3}));
  kernel.run({view(a.data() + 1, {4, 3}, {4, 1}), buffer(b), bools(mask), std::int64_t{4}});
  EXPECT_EQ(b, (std::vector<float>{1, 5, 9, 13}));
  kernel.run({view(a.data() + 7, {9}, {0}), buffer(b), bools(mask), std::int64_t{0}});
  EXPECT_EQ(b, (std::vector<float>{7, 7, 7, 7}));
}

TEST(Memory, WritesThroughStridesWhatBelongsToTheView) {
  auto b = iota<float>(8);
  auto a = iota<float>(4, 50);
  std::vector<std::uint8_t> mask = {1, 1, 1, 1};
  const char* text = R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>) {
    %2 = arange start=0 size=4 : i64[4]
    %3 = load %1, %2 : f32[4]
    %4 = stride_of %0 axis=0 : i64
    %5 = broadcast %4 : i64[4]
    %6 = mul %2, %5 : i64[4]
    store %0, %6, %3
  })";
  Kernel(text).run({view(b.data() + 7, {4}, {-2}), buffer(a)});
  EXPECT_EQ(b, (std::vector<float>{0, 53, 2, 52, 4, 51, 6, 50}));
}

TEST(Memory, UnalignedElementsAreRead) {
  std::vector<std::uint8_t> bytes(17);
  const float value = 2.5f;
  for (int i = 0; i < 4; ++i) std::memcpy(bytes.data() + 1 + 4 * i, &value, 4);
  BufferArgument a{bytes.data() + 1, DType::float32, {4}, {1}, true};
  std::vector<float> b(4);
  std::vector<std::uint8_t> mask = {1, 1, 1, 1};
  Kernel(kGather).run({a, buffer(b), bools(mask), std::int64_t{1}});
  EXPECT_EQ(b, (std::vector<float>{2.5, 2.5, 2.5, 2.5}));
}

TEST(Memory, OutOfBoundsNamesEverything) {
  auto a = iota<float>(16);
  std::vector<float> b(4, 9);
  std::vector<std::uint8_t> mask = {1, 1, 1, 1};
  const Kernel kernel(kGather);
  const auto gather = [&](BufferArgument from, std::int64_t step) {
    return message_of<OutOfBoundsError>(
        [&] { kernel.run({from, buffer(b), bools(mask), step}, {.grid = {2, 1, 1}}); });
  };
  EXPECT_EQ(gather(buffer(a), 6),
            "[load] out of bounds in kernel 'k' at k.py:7, program (0, 0, 0), argument 'a': index "
            "18, expected 0 to 15");
  EXPECT_EQ(
      gather(view(a.data() + 3, {4}, {-1}), 1),
      "[load] out of bounds in kernel 'k' at k.py:7, program (0, 0, 0), argument 'a': index 1, "
      "expected -3 to 0");
  EXPECT_EQ(
      gather(view(a.data(), {4, 2}, {4, 1}), 3),
      "[load] out of bounds in kernel 'k' at k.py:7, program (0, 0, 0), argument 'a': index 3, "
      "expected the index of an element of shape (4, 2) and strides (4, 1)");
  EXPECT_EQ(
      gather(view<float>(nullptr, {0}, {1}), 1),
      "[load] out of bounds in kernel 'k' at k.py:7, program (0, 0, 0), argument 'a': index 0, "
      "expected no index at all: its shape is (0,)");
  EXPECT_EQ(b, std::vector<float>(4, 9));
}

TEST(Memory, AStoreThatFailsHasWrittenNothing) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=-1 size=4 : i64[4]
    %2 = arange start=0 size=2 : i64[2]
    store %0, %2, %2
    store %0, %1, %1
  })";
  Longs a(4, 7);
  EXPECT_EQ(message_of<OutOfBoundsError>([&] { Kernel(text).run({buffer(a)}); }),
            "[store] out of bounds in kernel 'k' at k.py:4, program (0, 0, 0), argument 'a': index "
            "-1, expected 0 to 3");
  EXPECT_EQ(a, (Longs{0, 1, 7, 7}));
}

TEST(Memory, AReadOnlyArgumentIsNotWritten) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = constant 0 : i64
    store %0, %1, %1
  })";
  Longs a(1, 7);
  EXPECT_EQ(
      message_of<LaunchError>([&] { Kernel(text).run({view(a.data(), {1}, {1}, true)}); }),
      "[store] argument 'a' is read-only in kernel 'k' at k.py:2, program (0, 0, 0), expected "
      "one that may be written");
  EXPECT_EQ(a[0], 7);
}

TEST(Memory, OfTwoStoresToOneElementTheLastWins) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=10 size=8 : i64[8]
    %2 = constant 2 : i64
    %3 = broadcast %2 : i64[8]
    %4 = mod %1, %3 : i64[8]
    store %0, %4, %1
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 2)), (Longs{16, 17}));
}

TEST(Memory, AtomicsGiveTheValueBeforeInOrder) {
  const char* text = R"(kernel spmd (%0: buffer<i64>, %1: buffer<i64>) {
    %2 = arange start=1 size=4 : i64[4]
    %3 = constant 0 : i64
    %4 = broadcast %3 : i64[4]
    %5 = constant 3 : i64
    %6 = broadcast %5 : i64[4]
    %7 = ne %2, %6 : b1[4]
    %8 = atomic_add %1, %4, %2, %7 : i64[4]
    %9 = arange start=0 size=4 : i64[4]
    store %0, %9, %8
  })";
  Longs sum = {100};
  EXPECT_EQ((result_of<std::int64_t>(text, 4, {buffer(sum)})), (Longs{100, 101, 0, 103}));
  EXPECT_EQ(sum[0], 107);
}

template <class T>
std::pair<T, T> atomic(const std::string& op, const std::string& dtype, T start, T value) {
  const std::string text = "kernel scalar (%0: buffer<" + dtype + ">, %1: " + dtype +
                           ") {\n %2 = constant 0 : i64\n %3 = " + op + " %0, %2, %1 : " + dtype +
                           "\n %4 = constant 1 : i64\n store %0, %4, %3\n}";
  std::vector<T> out = {start, T{}};
  std::int64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  Kernel(text).run({buffer(out), bits});
  return {out[0], out[1]};
}

TEST(Memory, EveryAtomicIsItsElementwiseOp) {
  using Pair = std::pair<std::int32_t, std::int32_t>;
  EXPECT_EQ(atomic<std::int32_t>("atomic_max", "i32", 3, 5), (Pair{5, 3}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_min", "i32", 3, 5), (Pair{3, 3}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_and", "i32", 12, 10), (Pair{8, 12}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_or", "i32", 12, 10), (Pair{14, 12}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_xor", "i32", 12, 10), (Pair{6, 12}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_xchg", "i32", 12, 10), (Pair{10, 12}));
  EXPECT_EQ(atomic<std::int32_t>("atomic_add", "i32", INT32_MAX, 1).first, INT32_MIN);
  EXPECT_EQ(atomic<float>("atomic_add", "f32", 1.5f, 2.0f).first, 3.5f);
  EXPECT_EQ(static_cast<double>(atomic<Half>("atomic_add", "f16", Half(2048.0), Half(1.0)).first),
            2048);
  EXPECT_EQ(
      static_cast<double>(atomic<BFloat16>("atomic_max", "bf16", BFloat16(1), BFloat16(2)).first),
      2);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(std::isnan(atomic<float>("atomic_max", "f32", 1.0f, nan).first));
  EXPECT_EQ(atomic<double>("atomic_min", "f64", 1, -1).first, -1);
  EXPECT_EQ(atomic<std::uint8_t>("atomic_add", "u8", 250, 10).first, 4);
}

TEST(Memory, CompareAndSwapComparesBits) {
  const char* text = R"(kernel scalar (%0: buffer<f32>, %1: f32, %2: f32) {
    %3 = constant 0 : i64
    %4 = atomic_cas %0, %3, %1, %2 : f32
    %5 = constant 1 : i64
    store %0, %5, %4
  })";
  const auto cas = [&](float start, float expected, float value) {
    std::vector<float> out = {start, 0};
    const auto bits = [](float x) { return std::int64_t{std::bit_cast<std::uint32_t>(x)}; };
    Kernel(text).run({buffer(out), bits(expected), bits(value)});
    return out;
  };
  EXPECT_EQ(cas(1, 1, 5), (std::vector<float>{5, 1}));
  EXPECT_EQ(cas(1, 2, 5), (std::vector<float>{1, 1}));
  EXPECT_EQ(cas(0.0f, -0.0f, 5)[0], 0);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(cas(nan, nan, 5)[0], 5);
}

TEST(Memory, ALoadAfterAStoreSeesItThroughAnOverlappingArgument) {
  const char* text = R"(kernel scalar (%0: buffer<i64>, %1: buffer<i64>) {
    %2 = constant 0 : i64
    %3 = constant 42 : i64
    store %1, %2, %3
    %4 = load %0, %2 : i64
    %5 = constant 1 : i64
    store %0, %5, %4
  })";
  Longs a(2);
  Kernel(text).run({buffer(a), view(a.data(), {1}, {1})});
  EXPECT_EQ(a, (Longs{42, 42}));
}

}  // namespace
}  // namespace eas::interp
