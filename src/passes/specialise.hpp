// Variants of a kernel for what most launches have: strides that are 1 and buffers that do not
// overlap. The launcher asks which facts matter, looks at its arguments, and picks the variant.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

// A stride a launch may find to be 1: that of a buffer along an axis, or a scalar argument used as
// one.
struct UnitStride {
  std::uint32_t param;
  std::int32_t axis;  // -1: an integer scalar parameter itself
  bool operator==(const UnitStride&) const = default;
};

// Those whose being 1 makes better code: every stride_of, and every int64 scalar parameter that is
// multiplied with a tile on the way to an offset. By parameter, then axis, each once.
std::vector<UnitStride> unit_stride_candidates(const ir::Function& function);

// A copy in which these are the constant 1, optimised again. Parameters stay as they are.
std::unique_ptr<ir::Function> specialise(const ir::Function& function,
                                         std::span<const UnitStride> ones);

// Two buffer parameters of which the kernel writes one and reads or writes the other.
struct BufferPair {
  std::uint32_t first, second;  // first < second
  bool operator==(const BufferPair&) const = default;
};

// The pairs that must not overlap for code that takes buffers to be disjoint.
std::vector<BufferPair> conflicting_pairs(const ir::Function& function);

}  // namespace eas::passes
