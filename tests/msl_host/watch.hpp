// Every access of a kernel, checked: within a buffer, a group variable or the thread's own stack; not at
// odds with another thread's since the last barrier that orders them; not of group memory that nobody
// wrote. A byte has a record of who touched it last and when.
//
// Time is counted in epochs: one more at every barrier of the group that orders the memory in question,
// and at the start of every group. Threads of a SIMD-group are ordered by its own barriers as well.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msl_host {

struct Who {
  std::uint32_t thread = 0, simdgroup = 0;
  std::uint32_t simd_epoch = 0;  // barriers of its SIMD-group so far
};

class Watch {
 public:
  enum class Kind : std::uint8_t { Device, Constant, Group };
  enum class Access : std::uint8_t { Read, Write, Atomic };

  void clear();
  void add(Kind kind, std::string name, const void* begin, std::uint64_t bytes, bool writable);
  void start_launch(bool across);
  void start_group();
  void barrier(bool device, bool group);

  // What is wrong with it; empty when nothing is.
  std::string check(std::uintptr_t address, std::uint64_t bytes, Access access, const Who& who);

 private:
  struct Touch {
    std::uint32_t epoch = 0, thread = 0, simd_epoch = 0;
  };
  struct Cell {
    Touch write, read;
    bool atomic = false;               // the last write was
    bool many = false, apart = false;  // read by others too: note_read
  };
  struct Block {
    std::uintptr_t begin, end;
    Kind kind;
    bool writable;
    std::string name;
    std::vector<Cell> cells;  // of bytes, made when first touched
  };

  void note_read(Cell& cell, std::uint32_t now, const Who& who);
  Block* find(std::uintptr_t address, std::uint64_t bytes);
  std::string outside(std::uintptr_t address, std::uint64_t bytes, Access access) const;
  bool unordered(const Touch& touch, const Block& block, const Who& who) const;
  std::uint32_t epoch(const Block& block) const {
    return block.kind == Kind::Group ? group_epoch_ : device_epoch_;
  }

  std::vector<Block> blocks_;
  Block* last_ = nullptr;
  std::uint32_t launch_start_ = 1, group_start_ = 1, device_epoch_ = 1, group_epoch_ = 1;
  bool across_ = false;
};

}  // namespace msl_host
