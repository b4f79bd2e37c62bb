// Small blocks are the C library's, which is quick at them. Large ones are mapped, on huge pages
// where the system has them, and kept in one list of bounded size, the longest unused one leaving
// first.
#include "tensor/memory.hpp"

#include "tensor/owner.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <mutex>
#include <new>
#include <vector>

#include "base/once.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace eas::tensor {
namespace {

constexpr std::size_t kAlignment = 64;
constexpr std::size_t kLarge = 256 * 1024;
constexpr std::size_t kHugePage = 2 * 1024 * 1024;
constexpr std::size_t kMostKept = std::size_t{1} << 30;
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kKeep = false;  // so that a use after free is seen
#else
constexpr bool kKeep = true;
#endif

std::atomic<std::int64_t> in_use = 0, peak = 0;

void count(std::int64_t bytes) {
  const std::int64_t now = in_use.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  std::int64_t before = peak.load(std::memory_order_relaxed);
  while (now > before && !peak.compare_exchange_weak(before, now, std::memory_order_relaxed)) {
  }
}

struct Block {
  void* memory;
  std::size_t bytes;
};

// A lock that is busy is not waited for: a block less or more is kept then. So a child process whose
// parent held it when it forked goes on.
class Kept {
 public:
  // A block of at least `bytes`, not much more.
  void* take(std::size_t bytes, std::size_t& size) {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock) return nullptr;
    auto best = blocks_.end();
    for (auto it = blocks_.begin(); it != blocks_.end(); ++it) {
      if (it->bytes >= bytes && it->bytes <= bytes + bytes / 4 &&
          (best == blocks_.end() || it->bytes < best->bytes)) {
        best = it;
      }
    }
    if (best == blocks_.end()) return nullptr;
    void* memory = best->memory;
    size = best->bytes;
    total_ -= size;
    blocks_.erase(best);
    return memory;
  }

  void give(void* memory, std::size_t bytes) noexcept {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock || !kKeep || !make_room()) {
      std::free(memory);
      return;
    }
    blocks_.push_back({memory, bytes});
    total_ += bytes;
    while (total_ > kMostKept) {
      total_ -= blocks_.front().bytes;
      std::free(blocks_.front().memory);
      blocks_.erase(blocks_.begin());
    }
  }

  void release() {
    std::vector<Block> leaving;
    {
      const std::unique_lock lock(mutex_, std::try_to_lock);
      if (!lock) return;
      leaving.swap(blocks_);
      total_ = 0;
    }
    for (const Block& block : leaving) std::free(block.memory);
  }

  std::size_t total() {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    return lock ? total_ : 0;
  }

 private:
  // In the list, for one more. Memory is given back where nothing may be thrown.
  bool make_room() noexcept {
    try {
      blocks_.reserve(std::max<std::size_t>(64, std::bit_ceil(blocks_.size() + 1)));
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }

  std::mutex mutex_;
  std::vector<Block> blocks_;  // the longest unused first
  std::size_t total_ = 0;
};

// Never destroyed: tensors may outlive the objects of this file.
Kept& kept() {
  static constinit Once<Kept> blocks;
  return blocks.get();
}

void* make_large(std::size_t bytes) {
  const std::size_t alignment = bytes >= kHugePage ? kHugePage : 4096;
  void* memory = std::aligned_alloc(alignment, bytes);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // Advice: where it is not taken the pages are small.
  if (memory && bytes >= kHugePage) madvise(memory, bytes / kHugePage * kHugePage, MADV_HUGEPAGE);
#endif
  return memory;
}

std::shared_ptr<void> allocate_large(std::size_t asked) {
  std::size_t bytes = (asked + 4095) / 4096 * 4096;
  if (bytes >= kHugePage) bytes = (bytes + kHugePage - 1) / kHugePage * kHugePage;
  void* memory = kept().take(bytes, bytes);
  if (!memory) memory = make_large(bytes);
  if (!memory) {
    kept().release();
    memory = make_large(bytes);
  }
  if (!memory) return nullptr;
  count(static_cast<std::int64_t>(asked));
  return {memory, Owner([bytes, asked](void* p) {
            in_use.fetch_sub(static_cast<std::int64_t>(asked), std::memory_order_relaxed);
            kept().give(p, bytes);
          })};
}

}  // namespace

std::shared_ptr<void> allocate(std::size_t bytes) {
  if (bytes >= kLarge) return allocate_large(bytes);
  void* memory = std::aligned_alloc(kAlignment, (bytes + kAlignment - 1) / kAlignment * kAlignment);
  if (!memory) return nullptr;
  count(static_cast<std::int64_t>(bytes));
  return {memory, Owner([bytes](void* p) {
            in_use.fetch_sub(static_cast<std::int64_t>(bytes), std::memory_order_relaxed);
            std::free(p);
          })};
}

MemoryCount memory_count() {
  return {in_use.load(), peak.load(), static_cast<std::int64_t>(kept().total())};
}

void reset_memory_peak() { peak = in_use.load(); }

}  // namespace eas::tensor
