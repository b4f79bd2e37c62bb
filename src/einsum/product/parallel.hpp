// A loop over ranges on the pool's threads, or on this one.
#pragma once

#include <cstdint>
#include <type_traits>

#include "runtime/cpu/pool.hpp"

namespace eas::contraction {

// f(begin, end) until all of [0, count) is done; `cost` is of one, in ns, roughly.
template <class F>
void over_ranges(std::int64_t count, double cost, bool parallel, F&& f) {
  using Body = std::remove_reference_t<F>;
  if (!parallel) {
    f(std::int64_t{0}, count);
    return;
  }
  runtime::cpu::Task task;
  task.context = const_cast<void*>(static_cast<const void*>(&f));
  task.run = [](void* context, std::int64_t begin, std::int64_t end) {
    (*static_cast<Body*>(context))(begin, end);
  };
  runtime::cpu::run({.count = count, .cost = cost}, task);
}

}  // namespace eas::contraction
