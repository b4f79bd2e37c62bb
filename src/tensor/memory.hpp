// Where the elements of our tensors live. Large blocks are kept when they are freed and given out
// again: fresh memory costs a page fault every few kilobytes, more than most kernels take to fill it.
#pragma once

#include <eas/error.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace eas::tensor {

// What making a tensor throws when there is no memory for it.
class OutOfMemory : public ShapeError {
 public:
  using ShapeError::ShapeError;
};

// Aligned to a cache line, uninitialised; null when there is none.
std::shared_ptr<void> allocate(std::size_t bytes);

struct MemoryCount {
  std::int64_t in_use = 0;  // bytes of blocks given out, as asked for
  std::int64_t peak = 0;    // the most of that since the last reset
  std::int64_t kept = 0;    // bytes of free blocks
};
MemoryCount memory_count();
void reset_memory_peak();  // to what is in use now

}  // namespace eas::tensor
