// Each thread keeps a few blocks. A block is given to the first asker it is large enough for.
#include "einsum/product/workspace.hpp"

#include <array>
#include <cstdlib>
#include <new>
#include <utility>

#include "runtime/cpu/pool.hpp"

namespace eas::contraction {
namespace {

constexpr std::size_t kAlignment = 64;

struct Block {
  void* memory = nullptr;
  std::size_t bytes = 0;
};

struct Kept {
  std::array<Block, 6> blocks;
  ~Kept() {
    for (const Block& block : blocks) std::free(block.memory);
  }
};

thread_local Kept kept;

[[maybe_unused]] const bool g_touched = [] {
  runtime::cpu::at_thread_start(
      [] { static_cast<void>(static_cast<volatile Block&>(kept.blocks[0]).bytes); });
  return true;
}();

}  // namespace

Workspace::Workspace(std::size_t bytes) {
  bytes = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  if (bytes == 0) bytes = kAlignment;
  Block* best = nullptr;
  for (Block& block : kept.blocks) {
    if (block.bytes >= bytes && (!best || block.bytes < best->bytes)) best = &block;
  }
  if (best) {
    memory_ = std::exchange(best->memory, nullptr);
    bytes_ = std::exchange(best->bytes, 0);
    return;
  }
  memory_ = std::aligned_alloc(kAlignment, bytes);
  if (!memory_) throw std::bad_alloc();
  bytes_ = bytes;
}

Workspace::~Workspace() {
  Block* smallest = &kept.blocks[0];
  for (Block& block : kept.blocks) {
    if (block.bytes < smallest->bytes) smallest = &block;
  }
  if (bytes_ <= kMostKept && bytes_ > smallest->bytes) {
    std::swap(memory_, smallest->memory);
    std::swap(bytes_, smallest->bytes);
  }
  std::free(memory_);
}

}  // namespace eas::contraction
