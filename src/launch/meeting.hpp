// Whether the programs of this launch of an ordered function meet at elements, as their arguments say,
// and where it is by adding to sums alone.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "launch/native.hpp"
#include "runtime/executable.hpp"

namespace eas::launch {

struct Meeting {
  bool in_order = false;
  std::array<bool, 3> apart{};       // axes of the grid: programs that differ along one never meet
  bool in_rows = false;              // of two axes: those never meet that differ along both
  std::vector<runtime::Sum> sums{};  // all there is that they meet at; else empty
};

Meeting find_meeting(const CompiledKernel& kernel, const Variant& variant,
                     std::span<const NativeArgument> arguments, const NativeLaunch& launch);

}  // namespace eas::launch
