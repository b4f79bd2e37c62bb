// Atomics, lane by lane in row-major order.
#pragma once

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/private_sums.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;
class Memory;
class Walk;

class Atomics : Writer {
 public:
  Atomics(Frame& frame, Known& known, Loops& loops, Elements& elements, Memory& memory, Walk& walk,
          PrivateSums& private_sums)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        memory_(memory),
        walk_(walk),
        private_sums_(private_sums) {}

  // What was there before.
  Lanes emit_atomic(const ir::Node& node, const Coords& coords);
  void emit_atomic_tile(const ir::Node& node);

 private:
  // The lanes of a chunk, or one element.
  struct Update {
    const ir::Node& node;
    Lanes offsets;
    bool offsets_stay;  // in memory, to be read there at any time
    const Lanes* mask;  // null: all
    llvm::SmallVector<Lanes, 2> values;
    unsigned parts, lanes;
  };
  bool stays(const ir::Value* value) const;
  llvm::Value* pick(const Lanes& lanes, unsigned part, unsigned lane, bool stays = false);
  void add_to_copy(const Update& update, const PrivateSums::Copy& copy);
  Lanes atomically(const Update& update, bool one_element);
  llvm::Value* atomic_element(const ir::Node& node, llvm::Value* address,
                              llvm::ArrayRef<llvm::Value*> values);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
  PrivateSums& private_sums_;
};

}  // namespace eas::codegen
