// What is made at first use: one for all, and no lock for anybody, least of all for a child.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/once.hpp"

namespace eas {
namespace {

struct Made {
  std::mutex mutex;  // such a thing can be neither copied nor moved
  int number;
  explicit Made(int n) : number(n) { ++alive; }
  Made() : Made(0) {}
  ~Made() { --alive; }
  static inline std::atomic<int> alive{0};
};

TEST(Once, IsOneForAllThreads) {
  static constinit Once<Made> once;
  std::atomic<int> at_the_start{0}, made{0};
  std::vector<Made*> found(4);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      ++at_the_start;
      while (at_the_start < 4) std::this_thread::yield();
      found[static_cast<std::size_t>(i)] = &once.get([&] { return Made(++made); });
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Made* one : found) EXPECT_EQ(one, found[0]);
  EXPECT_EQ(Made::alive, 1);  // what two made at once is thrown away
  EXPECT_EQ(&once.get(), found[0]);
}

TEST(Once, IsMadeAgainByTheNextWhenMakingFails) {
  static constinit Once<const int> once;
  EXPECT_THROW(once.get([]() -> int { throw std::runtime_error("no"); }), std::runtime_error);
  EXPECT_EQ(once.get([] { return 7; }), 7);
  EXPECT_EQ(once.get([] { return 8; }), 7);
}

// A static variable of a function hangs here.
TEST(Once, IsNoLockThatAChildWouldWaitFor) {
  static constinit Once<const int> once;
  std::atomic<bool> begun{false}, go_on{false};
  std::thread other([&] {
    once.get([&] {
      begun = true;
      while (!go_on) std::this_thread::yield();
      return 1;
    });
  });
  while (!begun) std::this_thread::yield();
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(30);
    ::_exit(once.get([] { return 2; }) == 2 ? 0 : 1);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  go_on = true;
  other.join();
  EXPECT_EQ(once.get([] { return 3; }), 1);
}

}  // namespace
}  // namespace eas
