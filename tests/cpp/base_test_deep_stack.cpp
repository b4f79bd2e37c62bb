// What needs much stack gets it from any thread; results and errors come back.
#include <gtest/gtest.h>
#include <pthread.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "base/deep_stack.hpp"

namespace eas {
namespace {

// Takes more than a kilobyte a level, which no compiler can turn into a loop.
int levels(int depth) {
  volatile char room[1024];
  room[0] = static_cast<char>(depth);
  return depth == 0 ? 0 : levels(depth - 1) + 1 + 0 * room[0];
}

TEST(DeepStack, HoldsWhatASmallThreadCannot) {
  int got = 0;
  const auto work = [](void* out) -> void* {
    *static_cast<int*>(out) = on_deep_stack([] { return levels(30000); });
    return nullptr;
  };
  pthread_attr_t small;
  ASSERT_EQ(::pthread_attr_init(&small), 0);
  ASSERT_EQ(::pthread_attr_setstacksize(&small, std::size_t{256} << 10), 0);
  pthread_t thread;
  ASSERT_EQ(::pthread_create(&thread, &small, work, &got), 0);
  ::pthread_join(thread, nullptr);
  ::pthread_attr_destroy(&small);
  EXPECT_EQ(got, 30000);
}

TEST(DeepStack, GivesWhatWasMade) {
  const auto made = on_deep_stack([] { return std::make_unique<std::string>("text"); });
  EXPECT_EQ(*made, "text");
}

TEST(DeepStack, ThrowsWhatWasThrown) {
  try {
    on_deep_stack([]() -> int { throw std::runtime_error("no"); });
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "no");
  }
}

}  // namespace
}  // namespace eas
