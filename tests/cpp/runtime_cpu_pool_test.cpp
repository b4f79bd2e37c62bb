// The pool runs every program once, on any number of threads, from many callers, after a fork.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "base/config.hpp"
#include "runtime/cpu/machine.hpp"
#include "runtime/cpu/pool.hpp"
#include "runtime/cpu/scratch.hpp"

namespace eas::runtime::cpu {
namespace {

class Threads {
 public:
  explicit Threads(int n) { config::set(config::Setting::num_threads, std::to_string(n)); }
  ~Threads() { config::set(config::Setting::num_threads, "0"); }
};

struct Counts {
  std::vector<std::atomic<int>> seen;
  explicit Counts(std::int64_t n) : seen(static_cast<std::size_t>(n)) {}
  Task task() {
    return {[](void* self, std::int64_t begin, std::int64_t end) {
              for (; begin < end; ++begin) {
                static_cast<Counts*>(self)->seen[static_cast<std::size_t>(begin)]++;
              }
            },
            this};
  }
  bool all_once() const {
    for (const auto& count : seen) {
      if (count != 1) return false;
    }
    return true;
  }
};

TEST(Pool, RunsEveryProgramOnce) {
  for (const int threads : {1, 2, 3, 8}) {
    const Threads set(threads);
    for (const std::int64_t count : {1, 2, 3, 7, 64, 1000, 65537}) {
      for (const double cost : {0.0, 1.0, 100.0, 1e5}) {
        for (const bool hand_over : {false, true}) {
          Counts counts(count);
          run({count, cost, hand_over}, counts.task());
          ASSERT_TRUE(counts.all_once()) << threads << " " << count << " " << cost;
        }
      }
    }
  }
}

TEST(Pool, CountsBeyondThirtyTwoBits) {
  const Threads set(3);
  static std::atomic<std::int64_t> total;
  total = 0;
  const Task task{[](void*, std::int64_t begin, std::int64_t end) { total += end - begin; },
                  nullptr};
  const std::int64_t count = (std::int64_t{1} << 35) + 5;
  run({count, 1.0}, task);
  EXPECT_EQ(total, count);
}

TEST(Pool, ServesManyCallersAtOnce) {
  const Threads set(4);
  std::vector<std::thread> callers;
  std::atomic<int> wrong{0};
  for (int i = 0; i < 6; ++i) {
    callers.emplace_back([&] {
      for (int k = 0; k < 200; ++k) {
        Counts counts(500);
        run({500, 1000.0, k % 3 == 0}, counts.task());
        if (!counts.all_once()) ++wrong;
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Pool, RunsNestedJobs) {
  const Threads set(3);
  static std::atomic<int> inner;
  inner = 0;
  const Task task{[](void*, std::int64_t begin, std::int64_t end) {
                    for (; begin < end; ++begin) {
                      Counts counts(100);
                      run({100, 1e4}, counts.task());
                      inner += counts.all_once();
                    }
                  },
                  nullptr};
  run({50, 1e6}, task);
  EXPECT_EQ(inner, 50);
}

TEST(Pool, StartsAnewAfterFork) {
  const Threads set(3);
  Counts before(1000);
  run({1000, 1e4}, before.task());
  const pid_t child = ::fork();
  if (child == 0) {
    Counts counts(1000);
    run({1000, 1e4}, counts.task());
    run({1000, 1e4, true}, counts.task());
    ::_exit(counts.seen[5] == 2 ? 0 : 1);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  Counts after(1000);
  run({1000, 1e4}, after.task());
  EXPECT_TRUE(after.all_once());
}

TEST(Pool, PollsOnTheCallingThreadAndEndsWhenAsked) {
  for (const int threads : {1, 2}) {
    const Threads set(threads);
    for (const bool hand_over : {false, true}) {
      struct State {
        std::thread::id caller = std::this_thread::get_id();
        std::atomic<int> asked{0};
        std::atomic<bool> elsewhere{false};
        std::atomic<std::int64_t> done{0};
      } state;
      const Task task{[](void* context, std::int64_t begin, std::int64_t end) {
                        for (; begin < end; ++begin) {
                          std::this_thread::sleep_for(std::chrono::milliseconds(1));
                          ++static_cast<State*>(context)->done;
                        }
                      },
                      &state};
      const Poll poll{[](void* context) {
                        auto* s = static_cast<State*>(context);
                        if (std::this_thread::get_id() != s->caller) s->elsewhere = true;
                        return ++s->asked >= 3;
                      },
                      &state};
      run({100'000, 1e6, hand_over}, task, poll);
      EXPECT_EQ(state.asked, 3);
      EXPECT_FALSE(state.elsewhere);
      EXPECT_LT(state.done, 100'000 / 2);
    }
  }
}

}  // namespace
}  // namespace eas::runtime::cpu

// Stands for the OpenMP library torch brings.
static int g_openmp_threads = 1'000'000;
extern "C" __attribute__((visibility("default"))) int omp_get_max_threads() {
  return g_openmp_threads;
}

namespace eas::runtime::cpu {
namespace {

TEST(Machine, TakesTheLeastLimit) {
  const int here = thread_count();
  EXPECT_GE(here, 1);
  g_openmp_threads = 1;
  EXPECT_EQ(thread_count(), 1);
  {
    const Threads set(5);
    EXPECT_EQ(thread_count(), 5);  // what is asked for by name wins
  }
  EXPECT_EQ(thread_count(), 1);
  g_openmp_threads = 1'000'000;
  EXPECT_EQ(thread_count(), here);
}

TEST(Machine, KnowsItsCaches) { EXPECT_GE(last_level_cache_bytes(), 1 << 18); }

TEST(Scratch, IsAlignedAndNests) {
  const Scratch none(0);
  EXPECT_EQ(none.get(), nullptr);
  std::byte* first = nullptr;
  {
    const Scratch outer(1000);
    const Scratch inner(5'000'000);
    first = outer.get();
    EXPECT_NE(outer.get(), inner.get());
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(outer.get()) % 64, 0u);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(inner.get()) % 64, 0u);
    inner.get()[4'999'999] = std::byte{1};
  }
  EXPECT_EQ(Scratch(500).get(), first);  // kept
}

}  // namespace
}  // namespace eas::runtime::cpu
