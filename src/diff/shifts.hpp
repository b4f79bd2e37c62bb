// Numbers a kernel subtracts only to keep exp in range: `exp(x - max(x)) / sum(...)` does not depend on
// the maximum, nor does `max(x) + log(sum(exp(x - max(x))))`. Their gradient is 0, exactly.
#pragma once

#include <unordered_set>

#include "ir/ir.hpp"

namespace eas::diff {

// Results of `max` and `min` which nothing the kernel does depends on, whatever they are.
std::unordered_set<const ir::Value*> shifts_without_effect(const ir::Function& function);

}  // namespace eas::diff
