// Forking while other threads work. A child has the memory of its parent but only the thread that
// forked: a lock another thread held is never given back there, and LLVM's tables stay as that
// thread left them. So whoever takes a lock, or calls LLVM, is inside the gate meanwhile, and a fork
// waits until everybody is out: as long as a kernel compiles, at most. Nothing inside may wait for
// the thread that forks, so no Python runs there.
#pragma once

#include <mutex>

namespace eas::fork {

class Inside {
 public:
  Inside() { enter(); }
  ~Inside() { leave(); }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  static void enter() noexcept;
  static void leave() noexcept;
};

bool is_inside();  // this thread

// Inside without being counted: a thread that works for one that is inside and waits for it. Waiting at
// the gate it would keep both from coming out.
class Deputy {
 public:
  explicit Deputy(bool inside);
  ~Deputy();
  Deputy(const Deputy&) = delete;
  Deputy& operator=(const Deputy&) = delete;

 private:
  bool inside_;
};

// A lock that is free in every child.
class Lock {
 public:
  explicit Lock(std::mutex& mutex) : lock_(mutex) {}

 private:
  Inside inside_;  // first in, last out
  std::lock_guard<std::mutex> lock_;
};

// `forget` runs in every child from now on. For the few parts that have threads of their own.
void in_child(void (*forget)());

}  // namespace eas::fork
