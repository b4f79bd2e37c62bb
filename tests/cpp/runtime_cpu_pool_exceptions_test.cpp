// A task that throws ends its job: the caller gets the first exception when nobody is inside any more,
// and the pool is as good as new.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>

#include "base/config.hpp"
#include "runtime/cpu/pool.hpp"

namespace eas::runtime::cpu {
namespace {

class Threads {
 public:
  explicit Threads(int n) { config::set(config::Setting::num_threads, std::to_string(n)); }
  ~Threads() { config::set(config::Setting::num_threads, "0"); }
};

// Throws at one program, or on any thread but (or: only on) the caller's.
struct Thrower {
  enum class Where { At, OnWorkers, OnCaller, Everywhere };
  Where where;
  std::int64_t program = 0;
  std::thread::id caller = std::this_thread::get_id();
  std::atomic<int> inside{0};
  std::atomic<std::int64_t> ran{0};

  bool throws(std::int64_t begin, std::int64_t end) const {
    const bool on_caller = std::this_thread::get_id() == caller;
    switch (where) {
      case Where::At: return begin <= program && program < end;
      case Where::OnWorkers: return !on_caller;
      case Where::OnCaller: return on_caller;
      case Where::Everywhere: return true;
    }
    return false;
  }
  Task task() {
    return {[](void* context, std::int64_t begin, std::int64_t end) {
              auto& self = *static_cast<Thrower*>(context);
              ++self.inside;
              std::this_thread::sleep_for(std::chrono::microseconds(20));
              self.ran += end - begin;
              const bool throws = self.throws(begin, end);
              --self.inside;
              if (throws) throw std::runtime_error("program " + std::to_string(self.program));
            },
            this};
  }
};

void expect_sound_pool() {
  std::atomic<std::int64_t> sum{0};
  const Task task{[](void* context, std::int64_t begin, std::int64_t end) {
                    *static_cast<std::atomic<std::int64_t>*>(context) += end - begin;
                  },
                  &sum};
  run({1000, 1e5}, task);
  EXPECT_EQ(sum, 1000);
  sum = 0;
  run({1000, 1e5, /*hand_over=*/true}, task);
  EXPECT_EQ(sum, 1000);
}

TEST(PoolExceptions, ReachTheCallerWhereverTheyAreThrown) {
  for (const int threads : {1, 2, 8}) {
    const Threads set(threads);
    for (const auto where : {Thrower::Where::At, Thrower::Where::OnWorkers,
                             Thrower::Where::OnCaller, Thrower::Where::Everywhere}) {
      for (const bool hand_over : {false, true}) {
        Thrower thrower{where, 77};
        const bool may_pass =
            where == Thrower::Where::OnWorkers || where == Thrower::Where::OnCaller;
        try {
          run({1000, 1e5, hand_over}, thrower.task());
          EXPECT_TRUE(may_pass);
        } catch (const std::runtime_error& error) {
          EXPECT_STREQ(error.what(), "program 77");
        }
        EXPECT_EQ(thrower.inside, 0);
        expect_sound_pool();
      }
    }
  }
}

TEST(PoolExceptions, DropWhatNobodyHasBegun) {
  const Threads set(2);
  Thrower thrower{Thrower::Where::Everywhere};
  EXPECT_THROW(run({1'000'000, 1e6}, thrower.task()), std::runtime_error);
  EXPECT_LT(thrower.ran, 500'000);
}

TEST(PoolExceptions, MayBeAnything) {
  const Threads set(4);
  const Task number{[](void*, std::int64_t, std::int64_t) { throw 7; }, nullptr};
  EXPECT_THROW(run({100, 1e5}, number), int);
  const Task memory{[](void*, std::int64_t, std::int64_t) { throw std::bad_alloc(); }, nullptr};
  EXPECT_THROW(run({100, 1e5}, memory), std::bad_alloc);
  expect_sound_pool();
}

TEST(PoolExceptions, ComeFromPollsToo) {
  const Threads set(2);
  const Task slow{[](void*, std::int64_t, std::int64_t) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(15));
                  },
                  nullptr};
  const Poll poll{[](void*) -> bool { throw std::runtime_error("asked"); }, nullptr};
  for (const bool hand_over : {false, true}) {
    EXPECT_THROW(run({1000, 1e7, hand_over}, slow, poll), std::runtime_error);
    expect_sound_pool();
  }
}

TEST(PoolExceptions, LeaveTheCallerOutsideOfJobs) {
  const Threads set(4);
  const Task in_order{[](void*, std::int64_t, std::int64_t) { throw std::bad_alloc(); }, nullptr};
  EXPECT_THROW(run({4, 1e5, false, /*in_order=*/true}, in_order), std::bad_alloc);
  // Had it stayed inside, everything would run on this thread from now on.
  struct Seen {
    std::thread::id caller = std::this_thread::get_id();
    std::atomic<bool> elsewhere{false};
  } seen;
  const Task task{[](void* context, std::int64_t, std::int64_t) {
                    auto& self = *static_cast<Seen*>(context);
                    std::this_thread::sleep_for(std::chrono::microseconds(100));
                    if (std::this_thread::get_id() != self.caller) self.elsewhere = true;
                  },
                  &seen};
  for (int turn = 0; turn < 100 && !seen.elsewhere; ++turn) run({1000, 1e5}, task);
  EXPECT_TRUE(seen.elsewhere);
}

}  // namespace
}  // namespace eas::runtime::cpu
