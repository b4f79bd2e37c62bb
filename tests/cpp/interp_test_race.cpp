// Races: found between programs and between threads, by address, with both lines; and not seen
// where there are none.
#include "interp_test_kernel.hpp"

namespace eas::interp {
namespace {

using Longs = std::vector<std::int64_t>;

// Program p stores to a[p / width], and, where asked, loads b[p] before.
constexpr const char* kWrite = R"(kernel scalar (%0: buffer<i64>, %1: buffer<i64>, %2: i64) {
  %3 = program_id axis=0 : i64
  %4 = load %1, %3 : i64
  %5 = floordiv %3, %2 : i64
  store %0, %5, %4
})";

std::string race(const std::string& text, const std::vector<Argument>& arguments,
                 std::array<std::int64_t, 3> grid = {4, 1, 1}) {
  return message_of<LaunchError>(
      [&] { Kernel(text).run(arguments, {.grid = grid, .check_races = true}); });
}

TEST(Race, TwoProgramsWriteOneElement) {
  Longs a(4), b(4);
  EXPECT_EQ(race(kWrite, {buffer(a), buffer(b), std::int64_t{1}}), "no error");
  EXPECT_EQ(
      race(kWrite, {buffer(a), buffer(b), std::int64_t{2}}),
      "[store] race in kernel 'k', argument 'a', element 0, got a write by program (1, 0, 0) at "
      "k.py:4 and a write by program (0, 0, 0) at k.py:4, expected elements of their own, or "
      "atomics only");
}

TEST(Race, IsLookedForOnlyWhenAsked) {
  Longs a(4), b(4);
  EXPECT_NO_THROW(Kernel(kWrite).run({buffer(a), buffer(b), std::int64_t{2}}, {.grid = {4, 1, 1}}));
}

TEST(Race, OverlappingArgumentsAreOneMemory) {
  Longs a(5);
  const BufferArgument shifted = view(a.data() + 1, {4}, {1});
  EXPECT_EQ(
      race(kWrite, {shifted, view(a.data(), {4}, {1}), std::int64_t{1}}),
      "[load] race in kernel 'k', argument 'b', element 1, got a read by program (1, 0, 0) at "
      "k.py:2 and a write by program (0, 0, 0) at k.py:4, expected elements of their own, or "
      "atomics only");
  EXPECT_EQ(race(kWrite, {view(a.data(), {4}, {1}), view(a.data(), {4}, {1}), std::int64_t{1}}),
            "no error");
}

TEST(Race, AReadIsRememberedForALaterWrite) {
  // a[p] is b[p - 1], which program p - 1 has read.
  Longs memory(5);
  EXPECT_EQ(
      race(kWrite,
           {view(memory.data(), {4}, {1}), view(memory.data() + 1, {4}, {1}), std::int64_t{1}}),
      "[store] race in kernel 'k', argument 'a', element 1, got a write by program (1, 0, 0) at "
      "k.py:4 and a read by program (0, 0, 0) at k.py:2, expected elements of their own, or "
      "atomics only");
}

TEST(Race, TwoReadersAndAWriterThatIsOneOfThem) {
  const char* text = R"(kernel scalar (%0: buffer<i64>) {
    %1 = constant 0 : i64
    %2 = load %0, %1 : i64
    %3 = program_id axis=0 : i64
    %4 = constant 1 : i64
    %5 = eq %3, %4 : b1
    if %5 {
      store %0, %1, %3
      yield
    } else {
      yield
    }
  })";
  Longs a(1);
  EXPECT_EQ(
      race(text, {buffer(a)}, {2, 1, 1}),
      "[store] race in kernel 'k', argument 'a', element 0, got a write by program (1, 0, 0) at "
      "k.py:7 and a read by program (0, 0, 0) at k.py:2, expected elements of their own, or "
      "atomics only");
}

TEST(Race, ElementsOfDifferentWidthsOverlapByAddress) {
  const char* text = R"(kernel scalar (%0: buffer<i64>, %1: buffer<u8>) {
    %2 = program_id axis=0 : i64
    store %0, %2, %2
    %3 = constant 9 : i64
    %4 = constant 1 : i64
    %5 = eq %2, %4 : b1
    if %5 {
      yield
    } else {
      %6 = load %1, %3 : u8
      yield
    }
  })";
  Longs a(2);
  auto* bytes = reinterpret_cast<std::uint8_t*>(a.data());
  EXPECT_EQ(
      race(text, {buffer(a), view(bytes, {16}, {1})}, {2, 1, 1}),
      "[store] race in kernel 'k', argument 'a', element 1, got a write by program (1, 0, 0) at "
      "k.py:2 and a read by program (0, 0, 0) at k.py:8, expected elements of their own, or "
      "atomics only");
}

constexpr const char* kAtomic = R"(kernel scalar (%0: buffer<i64>, %1: i64) {
  %2 = constant 0 : i64
  %3 = program_id axis=0 : i64
  %4 = atomic_add %0, %2, %3 : i64
  %5 = eq %3, %1 : b1
  if %5 {
    %6 = load %0, %2 : i64
    yield
  } else {
    yield
  }
})";

TEST(Race, AtomicsAloneAreFineButNotBesidePlainAccesses) {
  Longs a(1);
  EXPECT_EQ(race(kAtomic, {buffer(a), std::int64_t{-1}}), "no error");
  EXPECT_EQ(
      race(kAtomic, {buffer(a), std::int64_t{2}}),
      "[load] race in kernel 'k', argument 'a', element 0, got a read by program (2, 0, 0) at "
      "k.py:6 and an atomic by program (0, 0, 0) at k.py:3, expected elements of their own, or "
      "atomics only");
}

std::string neighbours(bool with_barrier) {
  return std::string(
             "kernel thread group=4 (%0: buffer<i64>) {\n %1 = alloc_tg size=4 : group<i64>\n"
             " %2 = tid start=0 : i64\n store %1, %2, %2\n") +
         (with_barrier ? " barrier\n" : "") +
         " %3 = constant 3 : i64\n %4 = sub %3, %2 : i64\n %5 = load %1, %4 : i64\n"
         " store %0, %2, %5\n}";
}

TEST(Race, ThreadsNeedABarrierBetweenThem) {
  Longs a(4);
  EXPECT_EQ(race(neighbours(true), {buffer(a)}, {1, 1, 1}), "no error");
  EXPECT_EQ(
      race(neighbours(false), {buffer(a)}, {1, 1, 1}),
      "[load] race in kernel 'k', program (0, 0, 0), threadgroup memory of k.py:1, element 3, got "
      "a read by thread 0 at k.py:6 and a write by thread 3 at k.py:3, expected a barrier "
      "between them, or atomics only");
}

TEST(Race, GroupMemoryIsNewForEveryGroup) {
  const char* text = R"(kernel thread group=4 () {
    %1 = alloc_tg size=4 : group<i64>
    %2 = tid start=0 : i64
    store %1, %2, %2
  })";
  EXPECT_EQ(race(text, {}, {5, 1, 1}), "no error");
}

TEST(Race, ThreadsMeetInBuffersToo) {
  const char* text = R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 2 : i64
    %3 = floordiv %1, %2 : i64
    store %0, %3, %1
  })";
  Longs a(2, 7);
  EXPECT_EQ(
      race(text, {buffer(a)}, {1, 1, 1}),
      "[store] race in kernel 'k', program (0, 0, 0), argument 'a', element 0, got a write by "
      "thread 1 at k.py:4 and a write by thread 0 at k.py:4, expected a barrier between them, or "
      "atomics only");
  EXPECT_EQ(a, (Longs{7, 7}));
}

TEST(Race, ABarrierDoesNotOrderPrograms) {
  const char* text = R"(kernel thread group=2 (%0: buffer<i64>) {
    barrier
    %1 = tid start=0 : i64
    store %0, %1, %1
    barrier
  })";
  Longs a(2);
  EXPECT_EQ(
      race(text, {buffer(a)}, {1, 2, 1}),
      "[store] race in kernel 'k', argument 'a', element 0, got a write by program (0, 1, 0) at "
      "k.py:3 and a write by program (0, 0, 0) at k.py:3, expected elements of their own, or "
      "atomics only");
}

TEST(Race, AProgramMayUseAnElementAgainAndAgain) {
  const char* text = R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=4 : i64[4]
    %2 = constant 2 : i64
    %3 = broadcast %2 : i64[4]
    %4 = floordiv %1, %3 : i64[4]
    store %0, %4, %1
    %5 = load %0, %4 : i64[4]
    %6 = atomic_add %0, %4, %5 : i64[4]
    store %0, %1, %6
  })";
  Longs a(4);
  EXPECT_EQ(race(text, {buffer(a)}, {1, 1, 1}), "no error");
}

}  // namespace
}  // namespace eas::interp
