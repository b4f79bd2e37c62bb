// One launch for many samples (vmap): the arguments of the first, and how far on those of the next lie.
// It means what a launch for each, one after the other, means.
#pragma once

#include <cstdint>
#include <span>

#include "launch/native.hpp"

namespace eas::launch {

struct Samples {
  std::span<const std::int64_t> sizes;  // along each axis of samples, the slowest first
  std::span<const std::int64_t>
      strides;  // elements: an argument's along each axis, then the next's

  std::int64_t count() const {
    std::int64_t out = 1;
    for (const std::int64_t size : sizes) out *= size;
    return out;
  }
  std::int64_t stride(std::size_t argument, std::size_t axis) const {
    return strides[argument * sizes.size() + axis];
  }
  // Elements from the first sample's to another's.
  std::int64_t offset(std::size_t argument, std::int64_t sample) const;
};

// Samples run at once where they share nothing that is written, each on one thread; where they do, or
// where there is work for all threads in one, a sample at a time.
void run_samples(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                 const Extent& grid, const Extent& group, const Samples& samples,
                 const NativeHooks& hooks);

}  // namespace eas::launch
