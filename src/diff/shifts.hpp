// Numbers a kernel subtracts only to keep exp in range: `exp(x - max(x)) / sum(...)` does not depend on
// the maximum, nor does `max(x) + log(sum(exp(x - max(x))))`. Their gradient is 0, exactly.
#pragma once

#include <cstddef>
#include <unordered_set>
#include <vector>

#include "ir/ir.hpp"

namespace eas::diff {

// Results of `max` and `min` which nothing the kernel does depends on, whatever they are.
std::unordered_set<const ir::Value*> shifts_without_effect(const ir::Function& function);

// The same of what a loop of the kernel carries, as an attention that never has all of its scores:
// nothing depends on what the turns give it, each for the next, whatever that is. It is in the units of
// the last one that the loop ends with what it ends with.
struct RunningShift {
  const ir::Node* loop;
  std::size_t carried;         // which one
  std::vector<bool> in_units;  // by carried value: it is a multiple of exp(-shift)
};
std::vector<RunningShift> running_shifts(const ir::Function& function);

}  // namespace eas::diff
