// Fused: programs written once for a chunk, every value in registers.
#pragma once

#include <unordered_set>

#include "codegen/llvm/emit/writer.hpp"
#include "codegen/llvm/plan/fusable.hpp"

namespace eas::codegen {

class Accumulators;
class Asking;
class Atomics;
class Elements;
class Linears;
class Loops;
class Memory;
class Walk;

class Fused : Writer {
 public:
  Fused(Frame& frame, Known& known, Loops& loops, Elements& elements, Linears& linears,
        Memory& memory, Walk& walk, Atomics& atomics, Accumulators& accumulators, Asking& asking)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        linears_(linears),
        memory_(memory),
        walk_(walk),
        atomics_(atomics),
        accumulators_(accumulators),
        asking_(asking) {}

  // False, and nothing done, where the body is none of those.
  bool try_program(const ir::Block& body);
  // The nodes of a region for the chunk at hand, or of one without tiles.
  void write_block(const ir::Block& body);

 private:
  bool lies_across(const ir::Block& body, const ir::Shape& shape);
  void write_whole(const ir::Block& body, const Fusable& found);
  void write_chunks(const ir::Block& body, const Fusable& found);
  bool hoist_scalars(const ir::Block& body);
  bool is_known(const ir::Value* value) const;
  void write_node(const ir::Node& node);
  void write_for(const ir::Node& node);
  void write_while(const ir::Node& node);
  void write_if(const ir::Node& node);
  void write_fold(const ir::Node& node);
  Coords coords_of(const ir::Shape& shape);
  llvm::Value* widen_bools(llvm::Value* bits);
  llvm::Value* narrow_bools(llvm::Value* wide);
  void settle_outside(const ir::Node& node);
  void carry_in(llvm::ArrayRef<ir::Value*> values, Carried& carried);
  void carry_out(llvm::ArrayRef<ir::Value*> values, llvm::ArrayRef<llvm::Value*> carried);

  Loops& loops_;
  Elements& elements_;
  Linears& linears_;
  Memory& memory_;
  Walk& walk_;
  Atomics& atomics_;
  Accumulators& accumulators_;
  Asking& asking_;
  std::unordered_set<const ir::Node*> hoisted_;  // scalars computed before the chunks
  Coords at_;                                    // of the chunk, in shape_
  ir::Shape shape_;
};

}  // namespace eas::codegen
