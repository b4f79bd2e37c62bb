// Large blocks start on a huge page's boundary and ask for huge pages: tiles that cross a barrier
// or a packed matrix would otherwise spend their time in the page tables.
#include "runtime/cpu/scratch.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

#include "runtime/cpu/pool.hpp"

namespace eas::runtime::cpu {
namespace {

constexpr std::size_t kAlignment = 64;
constexpr std::size_t kHugePage = std::size_t{2} << 20;
// More than this is given back after the launch.
constexpr std::size_t kKeep = std::size_t{64} << 20;

std::byte* allocate(std::size_t bytes) {
  const std::size_t alignment = bytes >= kHugePage ? kHugePage : kAlignment;
  const std::size_t rounded = (bytes + alignment - 1) / alignment * alignment;
  void* memory = std::aligned_alloc(alignment, rounded);
  if (!memory) throw std::bad_alloc();
#if defined(__linux__)
  if (bytes >= kHugePage) ::madvise(memory, rounded, MADV_HUGEPAGE);
#endif
  return static_cast<std::byte*>(memory);
}

struct Block {
  std::byte* data = nullptr;
  std::size_t size = 0;
  bool used = false;
  ~Block() { std::free(data); }
};

thread_local Block t_block;

[[maybe_unused]] const bool g_touched = [] {
  at_thread_start([] { static_cast<void>(static_cast<volatile Block&>(t_block).used); });
  return true;
}();

}  // namespace

void Scratch::take(std::size_t bytes) {
  Block& block = t_block;
  if (block.used) {
    data_ = allocate(bytes);
    own_ = true;
    return;
  }
  if (block.size < bytes) {
    std::free(block.data);
    block.data = nullptr;
    block.size = 0;
    block.data = allocate(bytes);
    block.size = bytes;
  }
  block.used = true;
  data_ = block.data;
}

void Scratch::give_back() {
  if (own_) {
    std::free(data_);
    return;
  }
  Block& block = t_block;
  block.used = false;
  if (block.size > kKeep) {
    std::free(block.data);
    block.data = nullptr;
    block.size = 0;
  }
}

}  // namespace eas::runtime::cpu
