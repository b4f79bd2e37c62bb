#include "watch.hpp"

#include <algorithm>

namespace msl_host {
namespace {

const char* verb(Watch::Access access) {
  switch (access) {
    case Watch::Access::Read: return "reads";
    case Watch::Access::Write: return "writes";
    case Watch::Access::Atomic: return "atomically updates";
  }
  return "";
}

std::string numbered(std::uint64_t bytes) { return std::to_string(bytes) + " bytes"; }

}  // namespace

void Watch::clear() {
  blocks_.clear();
  last_ = nullptr;
}

void Watch::add(Kind kind, std::string name, const void* begin, std::uint64_t bytes,
                bool writable) {
  const auto from = reinterpret_cast<std::uintptr_t>(begin);
  blocks_.push_back({from, from + bytes, kind, writable, std::move(name), {}});
  last_ = nullptr;
}

void Watch::start_launch(bool across) {
  across_ = across;
  launch_start_ = std::max(device_epoch_, group_epoch_) + 1;
  device_epoch_ = group_epoch_ = launch_start_;
}

void Watch::start_group() {
  group_start_ = std::max(device_epoch_, group_epoch_) + 1;
  device_epoch_ = group_epoch_ = group_start_;
}

void Watch::barrier(bool device, bool group) {
  if (device) ++device_epoch_;
  if (group) ++group_epoch_;
}

// Of blocks that lie over each other, as buffers made of whole pages around arrays may, one that has it all.
Watch::Block* Watch::find(std::uintptr_t address, std::uint64_t bytes) {
  const auto has = [&](const Block& block) {
    return address >= block.begin && address + bytes <= block.end;
  };
  if (last_ && has(*last_)) return last_;
  for (Block& block : blocks_) {
    if (has(block)) return last_ = &block;
  }
  return nullptr;
}

std::string Watch::outside(std::uintptr_t address, std::uint64_t bytes, Access access) const {
  const Block* near = nullptr;
  std::uintptr_t least = UINTPTR_MAX;
  for (const Block& block : blocks_) {
    const std::uintptr_t away = address < block.begin  ? block.begin - address
                                : address >= block.end ? address - block.end
                                                       : 0;
    if (away < least) least = away, near = &block;
  }
  std::string text = std::string(verb(access)) + " " + numbered(bytes) + " outside of all memory";
  if (near && least < (1 << 20)) {
    const auto at = static_cast<std::int64_t>(address - near->begin);
    text += ": at byte " + std::to_string(at) + " of " + near->name + ", which has " +
            numbered(near->end - near->begin);
  }
  return text;
}

// Whether nothing orders the current access after this touch.
bool Watch::unordered(const Touch& touch, const Block& block, const Who& who) const {
  if (touch.epoch < group_start_) {  // another group, or another launch
    return across_ && block.kind == Kind::Device && touch.epoch >= launch_start_;
  }
  if (touch.epoch != epoch(block) || touch.thread == who.thread) return false;
  const bool same_simdgroup = touch.thread / 32 == who.simdgroup;
  return !(same_simdgroup && touch.simd_epoch != who.simd_epoch);
}

// Keeps the last reader, and whether there are others that nothing orders before a writer: of the same
// SIMD-group since its last barrier, or of several.
void Watch::note_read(Cell& cell, std::uint32_t now, const Who& who) {
  const bool now_read = cell.read.epoch == now;
  const bool other = now_read && cell.read.thread != who.thread;
  const bool same_simdgroup = cell.read.thread / 32 == who.simdgroup;
  cell.apart = now_read && (cell.apart || (other && !same_simdgroup));
  cell.many = now_read && cell.read.simd_epoch == who.simd_epoch && (cell.many || other);
  cell.read = {now, who.thread, who.simd_epoch};
}

std::string Watch::check(std::uintptr_t address, std::uint64_t bytes, Access access,
                         const Who& who) {
  Block* block = find(address, bytes);
  if (!block) return outside(address, bytes, access);
  const std::uint64_t at = address - block->begin;
  if (access != Access::Read && !block->writable) {
    return std::string(verb(access)) + " byte " + std::to_string(at) + " of " + block->name +
           ", which may only be read";
  }
  if (block->kind == Kind::Constant || bytes == 0) return {};
  if (block->cells.empty()) block->cells.resize(block->end - block->begin);
  const std::uint32_t now = epoch(*block);
  const auto conflict = [&](const Touch& other, const char* what) {
    const bool group = other.epoch >= group_start_;
    return "race on " + block->name + ": " + verb(access) + " byte " + std::to_string(at) + ", " +
           what + " by " +
           (group
                ? "thread " + std::to_string(other.thread) + " of the group since the last barrier"
                : "another group of the launch");
  };
  for (std::uint64_t i = 0; i < bytes; ++i) {
    Cell& cell = block->cells[at + i];
    const bool both_atomic = access == Access::Atomic && cell.atomic;
    if (!both_atomic && unordered(cell.write, *block, who)) {
      return conflict(cell.write, cell.atomic ? "atomically updated" : "written");
    }
    if (access == Access::Read) {
      if (block->kind == Kind::Group && cell.write.epoch < group_start_) {
        return "reads byte " + std::to_string(at + i) + " of " + block->name +
               ", which no thread of the group has written";
      }
      note_read(cell, now, who);
      continue;
    }
    const bool now_read = cell.read.epoch == now;
    const bool others =
        now_read && (cell.apart || (cell.many && cell.read.simd_epoch == who.simd_epoch));
    if (others || unordered(cell.read, *block, who)) {
      return conflict(cell.read, others ? "read by several, at last" : "read");
    }
    cell.write = {now, who.thread, who.simd_epoch};
    cell.atomic = access == Access::Atomic;
  }
  return {};
}

}  // namespace msl_host
