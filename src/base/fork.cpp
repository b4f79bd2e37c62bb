// The gate is a count of those inside and a flag that keeps others out while a fork is under way.
// Whoever is inside already may go further in: the thread's own depth says so.
#include "base/fork.hpp"

#include <pthread.h>
#include <time.h>

#include <array>
#include <atomic>
#include <cstdlib>

namespace eas::fork {
namespace {

std::atomic<int> g_inside{0};  // threads
std::atomic<bool> g_forking{false};
std::mutex g_one_fork;  // two threads may fork at once
thread_local int t_depth = 0;

std::array<std::atomic<void (*)()>, 8> g_forget{};

void nap() {
  const timespec moment{0, 50'000};
  ::nanosleep(&moment, nullptr);
}

void before() {
  g_one_fork.lock();
  g_forking.store(true);
  const int own = t_depth > 0 ? 1 : 0;
  while (g_inside.load() > own) nap();
}

void after_in_parent() {
  g_forking.store(false);
  g_one_fork.unlock();
}

void after_in_child() {
  // The others that were about to come in are not here.
  g_inside.store(t_depth > 0 ? 1 : 0);
  after_in_parent();
  for (const auto& forget : g_forget) {
    if (auto* call = forget.load()) call();
  }
}

// Before any thread of ours exists.
[[maybe_unused]] const int g_registered = ::pthread_atfork(before, after_in_parent, after_in_child);

}  // namespace

void Inside::enter() noexcept {
  if (t_depth++ > 0) return;
  for (;;) {
    while (g_forking.load()) nap();
    g_inside.fetch_add(1);
    if (!g_forking.load()) return;
    g_inside.fetch_sub(1);  // a fork began at the same moment and may not have seen us
  }
}

void Inside::leave() noexcept {
  if (--t_depth == 0) g_inside.fetch_sub(1);
}

bool is_inside() { return t_depth > 0; }

Deputy::Deputy(bool inside) : inside_(inside) {
  if (inside_) ++t_depth;
}

Deputy::~Deputy() {
  if (inside_) --t_depth;
}

void in_child(void (*forget)()) {
  for (auto& place : g_forget) {
    void (*none)() = nullptr;
    if (place.load() == forget || place.compare_exchange_strong(none, forget)) return;
  }
  std::abort();  // a ninth part with threads: make room for it
}

}  // namespace eas::fork
