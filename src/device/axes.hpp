// Axes of several tensors that are gone through together, as one flat index.
#pragma once

#include <cstdint>
#include <vector>

#include "device/text.hpp"

namespace eas::device {

// One axis: its size, and the stride each tensor has along it (0 where it has none).
struct Axis {
  std::int64_t size = 1;
  std::vector<std::int64_t> strides;
};

// Without axes of size 1, and with neighbours made one where every tensor allows it. Sorted by the
// strides of the first tensor, the largest first.
std::vector<Axis> merged(std::vector<Axis> axes);

std::int64_t elements(const std::vector<Axis>& axes);

// What a kernel is given of some axes, as its parameters: sizes of all but the first, then strides.
struct AxisParams {
  std::vector<Id> sizes;                 // by axis; the first is none
  std::vector<std::vector<Id>> strides;  // by axis, then by tensor
};
AxisParams declare(Text& text, const std::vector<Axis>& axes);
void give(std::vector<std::int64_t>& numbers, const std::vector<Axis>& axes);

// The offsets, one a tensor, that a flat index means; `shape` is the index's.
std::vector<Id> offsets(Text& text, const std::vector<Axis>& axes, const AxisParams& params,
                        Id index, const std::string& type);

}  // namespace eas::device
