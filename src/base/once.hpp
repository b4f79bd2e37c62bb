// What is made at first use and stays until the process ends. A variable of a function that is `static`
// and has something to do at first use is a lock meanwhile, which a child forked in that moment waits
// for for ever (base/fork.hpp): none is left in our code, as a test sees. Here nobody waits: of two
// threads that come first each makes one, and one of the two is thrown away.
#pragma once

#include <atomic>
#include <memory>

namespace eas {

template <class T>
class Once {
 public:
  constexpr Once() = default;
  T& get() {
    return get([] { return T(); });
  }
  template <class Make>
  T& get(Make make) {
    T* found = made_.load(std::memory_order_acquire);
    if (found) [[likely]]
      return *found;
    auto mine = std::unique_ptr<T>(new T(make()));
    if (!made_.compare_exchange_strong(found, mine.get())) return *found;
    return *mine.release();
  }

 private:
  std::atomic<T*> made_{nullptr};
};

}  // namespace eas
