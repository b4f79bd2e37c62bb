// Rearrange: whole tiles into scratch memory, one after another (cat), interleaved (join), sorted.
#pragma once

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;
class Memory;
class Units;
class Walk;

class Rearrange : Writer {
 public:
  Rearrange(Frame& frame, Known& known, Elements& elements, Memory& memory, Walk& walk,
            Units& units)
      : Writer(frame, known), elements_(elements), memory_(memory), walk_(walk), units_(units) {}

  void emit_cat(const ir::Node& node);
  void emit_join(const ir::Node& node);
  void emit_sort(const ir::Node& node);
  void emit_alloc(const ir::Node& node);
  void emit_workspace(const ir::Node& node);

 private:
  void place(const ir::Value* tile, llvm::Value* memory, const Linear& where);

  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
  Units& units_;
  std::uint32_t workspaces_ = 0;  // numbered so far
};

}  // namespace eas::codegen
