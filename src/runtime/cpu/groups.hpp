// Programs that may only meet along some axes of the grid: those with the same ids along the other axes
// are a group, whose programs run in their order; groups run at once.
#pragma once

#include <cstdint>

#include "runtime/executable.hpp"

namespace eas::runtime::cpu {

class Groups {
 public:
  explicit Groups(const Launch& launch) : launch_(launch) {
    bool leads = true;
    for (std::size_t axis = 0; axis < launch.grid.size(); ++axis) {
      const std::int64_t size = launch.grid[axis];
      if (size == 1) continue;
      leads &= !launch.apart[axis];
      if (launch.apart[axis]) count_ *= size;
      else if (leads) block_ *= size;
    }
  }

  std::int64_t count() const { return count_; }

  // Beside parts with copies of what is summed, or one thread. By the work alone, never by the number
  // of threads: sums are the same for any.
  bool pay(std::int64_t parts, double program_ns) const {
    constexpr std::int64_t kEnough = 8;
    constexpr double kLeastNs = 1000;  // a range costs some hundred
    if (count_ == 1 || program_ns * static_cast<double>(block_) < kLeastNs) return false;
    return count_ >= kEnough || count_ >= parts;
  }

  // Calls run(begin, end) for the programs of a group, in their order.
  template <class Run>
  void each_range(std::int64_t group, Run run) const {
    std::int64_t first = 0, stride = 1, turns = 1, step = 0;
    bool leads = true;
    for (std::size_t axis = 0; axis < launch_.grid.size(); ++axis) {
      const std::int64_t size = launch_.grid[axis];
      if (size == 1) continue;
      leads &= !launch_.apart[axis];
      if (launch_.apart[axis]) {
        first += group % size * stride;
        group /= size;
      } else if (!leads) {  // of two such axes one follows the other
        if (turns == 1) step = stride;
        turns *= size;
      }
      stride *= size;
    }
    for (std::int64_t turn = 0; turn < turns; ++turn) {
      run(first + turn * step, first + turn * step + block_);
    }
  }

 private:
  const Launch& launch_;
  std::int64_t count_ = 1, block_ = 1;
};

}  // namespace eas::runtime::cpu
