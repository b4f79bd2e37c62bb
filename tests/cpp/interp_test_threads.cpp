// Thread-level kernels: ids, divergence by masks, threadgroup memory and barriers.
#include "interp_test_kernel.hpp"

namespace eas::interp {
namespace {

using Longs = std::vector<std::int64_t>;

TEST(Threads, KnowWhereTheyAre) {
  const char* text = R"(kernel thread (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = local_id axis=0 : i64
    %3 = local_id axis=1 : i64
    %4 = local_id axis=2 : i64
    %5 = lane_id : i64
    %6 = sg_id : i64
    %7 = constant 10 : i64
    %8 = mul %4, %7 : i64
    %9 = add %8, %3 : i64
    %10 = mul %9, %7 : i64
    %11 = add %10, %2 : i64
    store %0, %1, %11
    %12 = tid start=72 : i64
    %13 = constant 100 : i64
    %14 = mul %6, %13 : i64
    %15 = add %14, %5 : i64
    store %0, %12, %15
  })";
  const Longs out = result_of<std::int64_t>(text, 144, {}, {.group = {4, 6, 3}});
  EXPECT_EQ(out[0], 0);
  EXPECT_EQ(out[3], 3);
  EXPECT_EQ(out[4], 10);
  EXPECT_EQ(out[24], 100);
  EXPECT_EQ(out[71], 253);
  EXPECT_EQ(out[72 + 31], 31);
  EXPECT_EQ(out[72 + 32], 100);
  EXPECT_EQ(out[72 + 71], 207);
}

TEST(Threads, GroupSizeComesFromTheKernelOrTheLaunch) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    store %0, %1, %1
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 4)), (Longs{0, 1, 2, 3}));
  EXPECT_EQ(
      message_of<LaunchError>([&] { result_of<std::int64_t>(text, 8, {}, {.group = {8, 1, 1}}); }),
      "[launch] wrong size of the thread group, got 8 threads, expected 4");
  EXPECT_EQ(message_of<LaunchError>([&] {
              const char* any = "kernel thread () {\n barrier\n}";
              Kernel(any).run({}, {.group = {0, 1, 1}});
            }),
            "[launch] wrong size of the thread group, got (0, 1, 1), expected positive sizes");
}

// Threads reverse a row through threadgroup memory; every group starts with zeros.
TEST(Threads, ShareMemoryAcrossABarrier) {
  const char* text = R"(kernel thread group=4 (%0: buffer<f32>) {
    %1 = alloc_tg size=4 : group<f32>
    %2 = program_id axis=0 : i64
    %3 = constant 4 : i64
    %4 = mul %2, %3 : i64
    %5 = tid start=0 : i64
    %6 = add %4, %5 : i64
    %7 = load %0, %6 : f32
    %8 = atomic_add %1, %5, %7 : f32
    barrier
    %9 = constant 3 : i64
    %10 = sub %9, %5 : i64
    %11 = load %1, %10 : f32
    store %0, %6, %11
  })";
  auto a = iota<float>(8);
  Kernel(text).run({buffer(a)}, {.grid = {2, 1, 1}});
  EXPECT_EQ(a, (std::vector<float>{3, 2, 1, 0, 7, 6, 5, 4}));
}

TEST(Threads, TakeBothBranchesUnderMasks) {
  const char* text = R"(kernel thread group=6 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 2 : i64
    %3 = mod %1, %2 : i64
    %4 = constant 0 : i64
    %5 = eq %3, %4 : b1
    %6 = if %5 : i64 {
      %7 = constant 3 : i64
      %8 = lt %1, %7 : b1
      %9 = if %8 : i64 {
        %10 = constant 100 : i64
        yield %10
      } else {
        yield %1
      }
      yield %9
    } else {
      %11 = neg %1 : i64
      yield %11
    }
    store %0, %1, %6
  })";
  EXPECT_EQ((result_of<std::int64_t>(text, 6)), (Longs{100, -1, 100, -3, 4, -5}));
}

// Thread t counts t turns; whoever has left the loop keeps its values and its loads touch nothing.
TEST(Threads, LeaveLoopsOneByOne) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>, %1: buffer<i64>) {
    %2 = tid start=0 : i64
    %3 = constant 0 : i64
    %4 = constant 1 : i64
    %5 = for %3, %2, %4, %3 : i64 (%6: i64, %7: i64) {
      %8 = load %1, %6 : i64
      %9 = add %7, %8 : i64
      yield %9
    }
    %10 = while %3 : i64 (%11: i64) {
      %12 = lt %11, %2 : b1
      yield %12
    } do (%13: i64) {
      %14 = load %1, %13 : i64
      %15 = add %13, %4 : i64
      yield %15
    }
    %16 = constant 100 : i64
    %17 = mul %10, %16 : i64
    %18 = add %17, %5 : i64
    store %0, %2, %18
  })";
  Longs steps = {1, 2, 3};
  EXPECT_EQ((result_of<std::int64_t>(text, 4, {buffer(steps)})), (Longs{0, 101, 203, 306}));
}

TEST(Threads, ABarrierMustBeReachedByAll) {
  const char* text = R"(kernel thread group=8 () {
    %1 = tid start=0 : i64
    %2 = constant 5 : i64
    %3 = lt %1, %2 : b1
    if %3 {
      barrier
      yield
    } else {
      yield
    }
  })";
  EXPECT_EQ(
      message_of<LaunchError>([&] { Kernel(text).run({}, {.grid = {2, 1, 1}}); }),
      "[barrier] not reached by all threads of the group in kernel 'k' at k.py:5, program (0, "
      "0, 0), thread 5, got 5 of 8, expected all");
}

TEST(Threads, ABarrierUnderAUniformConditionIsFine) {
  const char* text = R"(kernel thread group=8 (%0: i64) {
    %1 = tid start=0 : i64
    %2 = constant 5 : i64
    %3 = lt %0, %2 : b1
    if %3 {
      barrier
      yield
    } else {
      yield
    }
  })";
  EXPECT_NO_THROW(Kernel(text).run({std::int64_t{1}}));
}

TEST(Threads, OutOfBoundsNamesTheThread) {
  const char* text = R"(kernel thread group=8 (%0: buffer<i64>) {
    %1 = alloc_tg size=6 : group<i64>
    %2 = tid start=0 : i64
    %3 = load %0, %2 : i64
    store %1, %2, %3
  })";
  Longs five(5), eight(8);
  EXPECT_EQ(
      message_of<OutOfBoundsError>([&] { Kernel(text).run({buffer(five)}); }),
      "[load] out of bounds in kernel 'k' at k.py:3, program (0, 0, 0), thread 5, argument 'a': "
      "index 5, expected 0 to 4");
  EXPECT_EQ(
      message_of<OutOfBoundsError>([&] { Kernel(text).run({buffer(eight)}); }),
      "[store] out of bounds in kernel 'k' at k.py:4, program (0, 0, 0), thread 6, threadgroup "
      "memory of k.py:1: index 6, expected 0 to 5");
}

// A tile per thread, folded by a function that uses a per-thread value.
TEST(Threads, ReduceTilesOfTheirOwn) {
  const char* text = R"(kernel thread group=3 (%0: buffer<i64>) {
    %1 = tid start=1 : i64
    %2 = broadcast %1 : i64[4]
    %3 = cumsum %2 axis=0 : i64[4]
    %4 = reduce %3 axis=0 : i64 (%5: i64, %6: i64) {
      %7 = mul %6, %1 : i64
      %8 = add %5, %7 : i64
      %9 = tid start=0 : i64
      %10 = add %8, %9 : i64
      yield %10
    }
    %11 = tid start=0 : i64
    store %0, %11, %4
  })";
  // Thread t holds n, 2n, 3n, 4n with n = t + 1: n + (2n + 3n + 4n) n + 3 t.
  EXPECT_EQ((result_of<std::int64_t>(text, 3)), (Longs{10, 41, 90}));
}

}  // namespace
}  // namespace eas::interp
