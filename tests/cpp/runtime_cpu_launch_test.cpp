// Launches with entries written in C++: what a caller gets back, whoever made the code.
#include "runtime/cpu/launch.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cfenv>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/config.hpp"

namespace eas::runtime::cpu {
namespace {

struct Threads {
  explicit Threads(int n) { config::set(config::Setting::num_threads, std::to_string(n)); }
  ~Threads() { config::set(config::Setting::num_threads, "0"); }
};

// words: the address of int32 counts, the first program that fails, the second.
std::int32_t count_and_fail(const std::uint64_t* words, const abi::Launch* launch,
                            std::int64_t begin, std::int64_t end, std::byte* scratch) {
  auto* counts = reinterpret_cast<std::int32_t*>(words[0]);
  for (; begin < end; ++begin) {
    scratch[0] = std::byte{1};
    ++counts[begin];
    if (begin == static_cast<std::int64_t>(words[1]) ||
        begin == static_cast<std::int64_t>(words[2])) {
      launch->report->stop = abi::Stop::Assert;
      launch->report->program = begin;
      return 1;
    }
  }
  return 0;
}

TEST(Launch, RunsTheWholeGrid) {
  for (const int threads : {1, 2, 5}) {
    const Threads set(threads);
    for (const double cost : {1.0, 1000.0}) {
      for (const bool serial : {false, true}) {
        std::vector<std::int32_t> counts(10 * 20 * 30);
        const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(counts.data()), ~0ull,
                                       ~0ull};
        LaunchRequest request;
        request.words = words;
        request.grid = {10, 20, 30};
        request.streaming = 1;
        const abi::Report report = launch(count_and_fail, {100, cost, serial}, request);
        EXPECT_EQ(report.stop, abi::Stop::None);
        EXPECT_EQ(counts, std::vector<std::int32_t>(6000, 1));
      }
    }
  }
}

TEST(Launch, ReportsTheLowestProgramThatFailed) {
  const Threads set(3);
  for (int i = 0; i < 50; ++i) {
    std::vector<std::int32_t> counts(10'000);
    const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(counts.data()), 9'000, 4'001};
    LaunchRequest request;
    request.words = words;
    request.grid = {100, 100, 1};
    const abi::Report report = launch(count_and_fail, {64, 1000.0}, request);
    EXPECT_EQ(report.stop, abi::Stop::Assert);
    EXPECT_EQ(report.program, 4'001);
    for (int k = 0; k <= 4'001; ++k) EXPECT_EQ(counts[k], 1);
  }
}

TEST(Launch, OfNothingCallsNothing) {
  LaunchRequest request;
  request.grid = {4, 0, 1};
  EXPECT_EQ(launch(nullptr, {}, request).stop, abi::Stop::None);
}

// As generated code looks: one load, in no order with any other.
bool is_told_to_stop(const abi::Launch* launch) {
  return __atomic_load_n(launch->stop, __ATOMIC_RELAXED) != 0;
}

std::int32_t run_for_ever(const std::uint64_t*, const abi::Launch* launch, std::int64_t begin,
                          std::int64_t, std::byte*) {
  while (!is_told_to_stop(launch)) std::this_thread::yield();
  launch->report->stop = abi::Stop::Asked;
  launch->report->program = begin;
  return 1;
}

TEST(Launch, EndsWhenPollThrows) {
  for (const int threads : {1, 2}) {
    const Threads set(threads);
    LaunchRequest request;
    request.grid = {8, 1, 1};
    request.poll = [](void*) { throw std::runtime_error("interrupted"); };
    KernelFacts facts;
    facts.unbounded = true;
    EXPECT_THROW(launch(run_for_ever, facts, request), std::runtime_error);
  }
}

// As generated loops do.
std::int32_t loop_for_ever(const std::uint64_t* words, const abi::Launch* launch,
                           std::int64_t begin, std::int64_t, std::byte*) {
  while (!is_told_to_stop(launch) || launch->asked(launch) == 0)
    ++*reinterpret_cast<long*>(words[0]);
  launch->report->stop = abi::Stop::Asked;
  launch->report->program = begin;
  return 1;
}

// Nobody else could: programs in order, and those nobody took for long, ask by themselves.
TEST(Launch, LoopsOnTheCallingThreadAsk) {
  long turns = 0;
  const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(&turns)};
  for (const bool serial : {true, false}) {
    LaunchRequest request;
    request.words = words;
    request.grid = {1, 1, 1};
    int asked = 0;
    request.context = &asked;
    request.poll = [](void* count) {
      if (++*static_cast<int*>(count) == 20) throw std::runtime_error("interrupted");
    };
    KernelFacts facts;
    facts.serial = serial;
    facts.open_ended = true;
    EXPECT_THROW(launch(loop_for_ever, facts, request), std::runtime_error);
    EXPECT_EQ(asked, 20);
    // Most turns look at no clock.
    EXPECT_GT(turns, 1000);
  }
}

// While the workers belong to another launch.
TEST(Launch, LoopsAskWhileTheWorkersAreBusy) {
  const Threads set(2);
  std::atomic<int> inside{0};
  std::atomic<bool> over{false};
  std::thread other([&] {
    LaunchRequest request;
    request.context = &over;
    request.grid = {2, 1, 1};
    request.poll = [](void* over) {
      if (*static_cast<std::atomic<bool>*>(over)) throw std::runtime_error("over");
    };
    KernelFacts facts;
    facts.unbounded = true;
    inside = 1;
    EXPECT_THROW(launch(run_for_ever, facts, request), std::runtime_error);
  });
  while (inside == 0) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  long turns = 0;
  const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(&turns)};
  LaunchRequest request;
  request.words = words;
  request.poll = [](void*) { throw std::runtime_error("interrupted"); };
  KernelFacts facts;
  facts.unbounded = true;
  EXPECT_THROW(launch(loop_for_ever, facts, request), std::runtime_error);
  over = true;
  other.join();
}

std::int32_t throw_at_three(const std::uint64_t* words, const abi::Launch* launch,
                            std::int64_t begin, std::int64_t end, std::byte*) {
  for (; begin < end; ++begin) {
    ++*reinterpret_cast<std::int32_t*>(words[0]);
    if (begin != 3) continue;
    launch->report->stop = abi::Stop::Thrown;
    launch->report->program = begin;
    return 1;
  }
  return 0;
}

TEST(Launch, AServiceThatFailedEndsIt) {
  std::int32_t ran = 0;
  const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(&ran)};
  LaunchRequest request;
  request.words = words;
  request.grid = {1000, 1, 1};
  request.poll = [](void*) {};
  KernelFacts facts;
  facts.program_cost = 1e6;  // a range each
  facts.serial = true;
  EXPECT_EQ(launch(throw_at_three, facts, request).stop, abi::Stop::None);
  EXPECT_EQ(ran, 4);
}

// A program above one that failed may not end by itself: it is told.
std::int32_t fail_or_wait(const std::uint64_t*, const abi::Launch* launch, std::int64_t begin,
                          std::int64_t end, std::byte*) {
  for (; begin < end; ++begin) {
    if (begin == 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      launch->report->stop = abi::Stop::Assert;
      return 1;
    }
    while (begin > 500 && !is_told_to_stop(launch)) std::this_thread::yield();
  }
  return 0;
}

TEST(Launch, StopsProgramsAboveTheOneThatFailed) {
  const Threads set(2);
  LaunchRequest request;
  request.grid = {1000, 1, 1};
  const abi::Report report = launch(fail_or_wait, {0, 1000.0}, request);
  EXPECT_EQ(report.stop, abi::Stop::Assert);
  EXPECT_EQ(report.program, 0);
}

std::int32_t thirds(const std::uint64_t* words, const abi::Launch*, std::int64_t begin,
                    std::int64_t end, std::byte*) {
  auto* out = reinterpret_cast<volatile double*>(words[0]);
  for (; begin < end; ++begin) {
    volatile double one = 1, three = 3;
    out[begin] = one / three;
  }
  return 0;
}

// Results depend neither on the caller's rounding mode nor on the thread.
TEST(Launch, ComputesInTheDefaultMode) {
  const Threads set(2);
  for (const double cost : {1.0, 1000.0}) {
    std::vector<double> out(1000);
    const std::uint64_t words[] = {reinterpret_cast<std::uint64_t>(out.data())};
    LaunchRequest request;
    request.words = words;
    request.grid = {1000, 1, 1};
    for (const int mode : {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}) {
      std::fesetround(mode);
      launch(thirds, {0, cost}, request);
      const int after = std::fegetround();
      std::fesetround(FE_TONEAREST);
      EXPECT_EQ(after, mode);
      for (const double x : out) EXPECT_EQ(x, 1.0 / 3.0);
    }
  }
}

}  // namespace
}  // namespace eas::runtime::cpu
