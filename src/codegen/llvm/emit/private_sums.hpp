// PrivateSums: small buffers of integers that programs only add to. A run of many programs adds to
// copies in its worker's scratch memory, without atomics, and in the end to the buffer itself: integers
// have one sum, whatever the order. Neighbouring lanes add to different copies, or equal ones would
// wait for each other's stores.
#pragma once

#include <array>
#include <vector>

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class PrivateSums : Writer {
 public:
  PrivateSums(Frame& frame, Known& known, Loops& loops) : Writer(frame, known), loops_(loops) {}

  static constexpr unsigned kCopies = 2;
  // The copies of a buffer, if there are any: whether this run uses them (i1), and where the element 0
  // of each would be. Where they would be too large for so many, all are one.
  struct Copy {
    const ir::Value* buffer = nullptr;
    llvm::Value* used = nullptr;
    std::array<llvm::Value*, kCopies> memory{};
    llvm::Value *first = nullptr, *low = nullptr, *size = nullptr;  // their memory; i64 offsets
    llvm::Value* step = nullptr;  // i64, from one copy to the next; 0: they are one
  };
  const Copy* of(const ir::Value* buffer) const;

  // Before the programs: all copies are zero. After them: they are added to their buffers.
  void begin(llvm::Value* programs);
  void end();

 private:
  void find();
  void over_elements(llvm::Value* count, llvm::function_ref<void(llvm::Value*)> body);

  Loops& loops_;
  std::vector<Copy> copies_;
  std::vector<std::int64_t> additions_;  // to each copy, by one program at least
};

}  // namespace eas::codegen
