// A mapping that nobody touches costs two system calls and no memory. Who has one is written in a list
// that is only ever added to. Not in thread_local variables: operator new fails on any thread of the
// process, and one that first uses ours then would need memory for them.
#include "base/reserve.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>
#include <utility>

namespace eas {

struct Reserve::Place {
  std::atomic<std::thread::id> owner{};  // none: free to be taken
  // Of the owner alone.
  void* memory = MAP_FAILED;
  std::size_t bytes = 0;
  Place* next = nullptr;
};

namespace {

std::atomic<std::new_handler> g_before{nullptr};

void on_no_memory() {
  if (Reserve::spend()) return;  // operator new tries again
  if (const auto before = g_before.load()) return before();
  throw std::bad_alloc();
}

// Once. Two threads that come first find the same handler before ours, or ours.
void install() {
  static constinit std::atomic<bool> installed{false};
  if (installed.load()) return;
  if (const auto before = std::get_new_handler(); before != on_no_memory) {
    g_before = before;
    std::set_new_handler(on_no_memory);
  }
  installed = true;
}

[[noreturn]] void end_process() {
  constexpr char kText[] =
      "easy_as: out of memory while LLVM compiles a kernel, which it cannot survive\n";
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kText, sizeof kText - 1);
  std::abort();
}

}  // namespace

std::atomic<Reserve::Place*> Reserve::places_{nullptr};

Reserve::Place& Reserve::take_place() {
  const auto self = std::this_thread::get_id();
  for (Place* place = places_; place; place = place->next) {
    std::thread::id none;
    if (place->owner.compare_exchange_strong(none, self)) return *place;
  }
  auto* made = new Place;
  made->owner = self;
  made->next = places_;
  while (!places_.compare_exchange_weak(made->next, made)) continue;
  return *made;
}

Reserve::Reserve(std::size_t bytes) : place_(take_place()) {
  install();
  place_.memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  place_.bytes = bytes;
  if (place_.memory != MAP_FAILED) return;
  place_.owner = std::thread::id();
  throw std::bad_alloc();
}

Reserve::~Reserve() {
  if (place_.memory != MAP_FAILED) ::munmap(std::exchange(place_.memory, MAP_FAILED), place_.bytes);
  place_.owner = std::thread::id();
}

bool Reserve::spend() noexcept {
  const auto self = std::this_thread::get_id();
  bool found = false;
  for (Place* place = places_; place; place = place->next) {
    if (place->owner.load() != self) continue;
    found = true;
    if (place->memory == MAP_FAILED) continue;
    ::munmap(std::exchange(place->memory, MAP_FAILED), place->bytes);
    return true;
  }
  if (found) end_process();
  return false;
}

}  // namespace eas
