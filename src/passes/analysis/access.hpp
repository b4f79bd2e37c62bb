// What a kernel does to its arguments, read off its IR: the launcher checks read-only arrays with
// it, users see it as .reads and .writes.
#pragma once

#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::passes {

// One entry per parameter of the function; scalars are neither read nor written.
struct Access {
  std::vector<bool> reads, writes;
  std::vector<bool> atomics;  // these count as read and written too
  std::vector<bool> loads;    // read otherwise
  std::vector<int> min_rank;  // 1 + the highest axis whose shape or stride the kernel asks for; 0
                              // when it asks for none
};

Access access(const ir::Function& function);
// What users see of it: nothing of copies and of memory of the launch's own.
Access access(const ir::Function& function, const Sharing& sharing);

}  // namespace eas::passes
