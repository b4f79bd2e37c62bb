// Atomics, lane by lane in row-major order.
#pragma once

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;
class Memory;
class Walk;

class Atomics : Writer {
 public:
  Atomics(Frame& frame, Known& known, Loops& loops, Elements& elements, Memory& memory, Walk& walk)
      : Writer(frame, known), loops_(loops), elements_(elements), memory_(memory), walk_(walk) {}

  // What was there before.
  Lanes emit_atomic(const ir::Node& node, const Coords& coords);
  void emit_atomic_tile(const ir::Node& node);

 private:
  llvm::Value* atomic_element(const ir::Node& node, llvm::Value* address,
                              llvm::ArrayRef<llvm::Value*> values);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
};

}  // namespace eas::codegen
