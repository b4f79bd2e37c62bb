// What happens when memory runs out, which this file's operator new does on request.
#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <new>
#include <string>
#include <thread>

#include "base/format.hpp"
#include "base/reserve.hpp"

namespace {
thread_local int t_good = -1;       // how many more are given; -1: all
thread_local int t_refused = 0;     // how many were not
thread_local bool t_empty = false;  // it stays that way
}  // namespace

// Not inlined, or g++ sees malloc beside delete.
[[gnu::noinline]] void* operator new(std::size_t bytes) {
  for (;;) {
    if (t_good != 0) {
      if (t_good > 0) --t_good;
      if (void* memory = std::malloc(bytes)) return memory;
    }
    ++t_refused;
    if (!t_empty) t_good = -1;
    const std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace eas {
namespace {

// Runs fn while the allocation after `good` ones fails. Gives whether one did.
template <class Fn>
bool with_failure(int good, Fn fn) {
  t_refused = 0;
  t_good = good;
  try {
    fn();
  } catch (const std::bad_alloc&) {
  }
  t_good = -1;
  return t_refused > 0;
}

// A stream swallows the exceptions of its memory: half a text would be half a cache key.
TEST(OutOfMemory, NoTextIsCutShort) {
  const std::string part(300, 'x');
  int failures = 0;
  std::string text;
  while (with_failure(failures, [&] { text.clear(), text = cat(part, 7, part, part); })) {
    EXPECT_TRUE(text.empty()) << text.size();
    ++failures;
  }
  EXPECT_GE(failures, 2);
  EXPECT_EQ(text, part + "7" + part + part);
}

TEST(OutOfMemory, AReserveIsFoundByOperatorNew) {
  const Reserve reserve(1 << 20);
  std::string text;
  EXPECT_TRUE(with_failure(0, [&] { text = std::string(100, 'x'); }));
  EXPECT_EQ(text, std::string(100, 'x'));
}

TEST(OutOfMemory, AReserveIsOfItsThreadAndItsTime) {
  EXPECT_FALSE(Reserve::spend());
  {
    const Reserve reserve(1 << 20);
    std::thread([] { EXPECT_FALSE(Reserve::spend()); }).join();
    const Reserve second(1 << 20);
    EXPECT_TRUE(Reserve::spend());
    EXPECT_TRUE(Reserve::spend());
  }
  EXPECT_FALSE(Reserve::spend());
  std::string text;
  EXPECT_TRUE(with_failure(0, [&] { text = std::string(100, 'x'); }));
  EXPECT_EQ(text, "");
}

TEST(OutOfMemory, AReserveThatIsNotThereIsRefused) {
  EXPECT_THROW(Reserve(std::numeric_limits<std::size_t>::max() / 2), std::bad_alloc);
  EXPECT_FALSE(Reserve::spend());
}

TEST(OutOfMemoryDeathTest, AfterTheReserveTheProcessEnds) {
  EXPECT_DEATH(
      {
        const Reserve reserve(1 << 20);
        t_empty = true;
        with_failure(0, [] { return std::string(100, 'x'); });
      },
      "easy_as: out of memory while LLVM compiles a kernel");
}

}  // namespace
}  // namespace eas
