// The numbers of a launch: as host expressions want them, and checked against the dtypes they meet
// in the kernel.
#pragma once

#include <cstdint>

#include "arguments.hpp"
#include "inline_array.hpp"
#include "kernel.hpp"

namespace eas::python {

// One column a kind, one row an IR parameter.
struct LaunchNumbers {
  LaunchNumbers(const Entry& entry, const Arguments& arguments);
  InlineArray<std::int64_t, 12> scalars;
  InlineArray<const std::int64_t*, 12> shapes, strides;
};

// Finds out which numbers of the entry are checked quickly.
void plan_numbers(Entry& entry);

// Says which argument does not fit, and where it would have to.
void check_derived_numbers(const KernelState& kernel, const Entry& entry,
                           const Arguments& arguments);

inline void check_numbers(const KernelState& kernel, const Entry& entry,
                          const Arguments& arguments) {
  bool fit = !entry.derived_numbers;
  for (const NumberRange& range : entry.ranges) {
    const std::int64_t value = arguments[range.argument].bits;
    fit &= value >= range.low && value <= range.high;
  }
  if (!fit) check_derived_numbers(kernel, entry, arguments);
}

}  // namespace eas::python
