// The gate of forks: who is inside, and who works for somebody inside.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "base/deep_stack.hpp"
#include "base/fork.hpp"

namespace eas::fork {
namespace {

// Forks while a thread that is inside waits for another one, which goes inside too.
void fork_meanwhile() {
  std::atomic<bool> begun{false};
  std::thread forks([&] {
    while (!begun) std::this_thread::yield();
    const pid_t child = ::fork();
    if (child == 0) ::_exit(is_inside() ? 1 : 0);
    int status = -1;
    ::waitpid(child, &status, 0);
    if (status != 0) ::_exit(2);
  });
  {
    const Inside inside;
    on_deep_stack([&] {
      begun = true;
      std::this_thread::sleep_for(std::chrono::milliseconds(200));  // the fork is at the gate
      const Inside further;
      return is_inside();
    });
  }
  forks.join();
}

TEST(Fork, WaitsForWhoeverWorksForAThreadInside) {
  const pid_t child = ::fork();
  if (child == 0) {
    ::alarm(30);  // it would hang
    fork_meanwhile();
    ::_exit(0);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST(Fork, ADeputyIsInsideOnlyWhereItsMasterIs) {
  EXPECT_FALSE(is_inside());
  EXPECT_FALSE(on_deep_stack([] { return is_inside(); }));
  {
    const Inside inside;
    EXPECT_TRUE(on_deep_stack([] { return is_inside(); }));
    EXPECT_TRUE(is_inside());
  }
  EXPECT_FALSE(is_inside());
  // Nobody is counted any more: a fork need not wait.
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  int status = -1;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace eas::fork
