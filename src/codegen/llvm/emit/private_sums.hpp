// PrivateSums: small buffers of integers that programs only add to. A run of many programs adds to a
// copy in its worker's scratch memory, without atomics, and in the end to the buffer itself: integers
// have one sum, whatever the order.
#pragma once

#include <vector>

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class PrivateSums : Writer {
 public:
  PrivateSums(Frame& frame, Known& known, Loops& loops) : Writer(frame, known), loops_(loops) {}

  // A copy, if there is one: whether this run uses it (i1), and where its element 0 would be.
  struct Copy {
    const ir::Value* buffer = nullptr;
    llvm::Value *used = nullptr, *memory = nullptr;
    llvm::Value *first = nullptr, *low = nullptr, *size = nullptr;  // its memory; i64 offsets
  };
  const Copy* of(const ir::Value* buffer) const;

  // Before the programs: all copies are zero. After them: they are added to their buffers.
  void begin(llvm::Value* programs);
  void end();

 private:
  void find();
  void over_elements(const Copy& copy, llvm::function_ref<void(llvm::Value*)> body);

  Loops& loops_;
  std::vector<Copy> copies_;
  std::vector<std::int64_t> additions_;  // to each copy, by one program at least
};

}  // namespace eas::codegen
