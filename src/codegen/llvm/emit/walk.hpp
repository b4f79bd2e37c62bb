// Walk: the loops over the index space of a tile, chunk by chunk, so that masks cost nothing where they
// hold.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "codegen/llvm/emit/masks.hpp"

namespace eas::codegen {

class Memory;

// How a walk goes over the lane axis. Where every mask of `masks` holds for a run of it, chunks in which
// all hold are unmasked; chunks before them only where masks do not begin with the axis.
struct Lanewise {
  std::int64_t size = 1;
  int axis = 0;
  unsigned lanes = 1, parts = 1;
  std::vector<Mask> masks;
  bool skip_rest = false;  // beyond all prefixes there is nothing to do
  bool once = false;       // a large body is written once, masked, not also a second time unmasked
  std::vector<const ir::Node*> stores;  // that may bypass the caches
  std::int64_t ahead = 0;               // as in the chunks
  bool wide_rest = false;               // the rest by whole chunks too, if they divide the axis
  llvm::Value* begin = nullptr;         // the first index, a multiple of lanes; null for 0
  // Behind these, where all are prefixes, every lane is the same: nothing need be done there if
  // is_idle says so of the last (i1).
  std::vector<Mask> padding;
  std::function<llvm::Value*(const Coords&)> is_idle;
};

class Walk : Writer {
 public:
  Walk(Frame& frame, Known& known, Loops& loops, Linears& linears, Masks& masks, Memory& memory)
      : Writer(frame, known), loops_(loops), linears_(linears), masks_(masks), memory_(memory) {}

  // Runs body over the lane axis of a tile at the outer coordinates `at`, chunk by chunk. Gives where
  // it stopped because only padding was left, or null.
  llvm::Value* over_lanes(const Lanewise& how, const Coords& at, Carried& carried,
                          llvm::function_ref<void(const Coords&, const Chunk&)> body);
  // Loops over the axes of `shape` for which loops[axis] holds, outermost first.
  void over_axes(const ir::Shape& shape, const std::array<bool, ir::kMaxRank>& loops, Coords at,
                 Carried& carried, llvm::function_ref<void(const Coords&)> body, int axis = 0);
  // Runs body over all chunks of a tile, row after row, or block after block where the values
  // behind `tiles` lie in memory along another axis than the lanes.
  void over_tile(const ir::Shape& shape, Lanewise how, const Coords& batch,
                 llvm::ArrayRef<const ir::Value*> tiles,
                 llvm::function_ref<void(const Coords&, const Chunk&)> body);
  unsigned natural_lanes(DType dtype) const;
  // A chunk at `at` and all of what an axis beside it, of `rows` indices, has there: which masks may hold
  // in all of it, and whether they do (i1); none where nothing says it.
  struct Held {
    std::vector<Mask> masks;
    llvm::Value* all = nullptr;
  };
  Held held_along(const std::vector<Mask>& masks, const Coords& at, const Chunk& chunk, int axis,
                  std::int64_t rows);
  // At these coordinates they do.
  void hold(const Held& held, const Coords& coords) { masks_.hold_all(held.masks, coords); }

 private:
  llvm::Value* existing(const Lanewise& how, llvm::Value* first, unsigned part);
  // Where masks hold: all of them, and any.
  struct Bounds {
    Span all, any;
    std::vector<Mask> masks;  // those that say it
  };
  Bounds bounds_of(const Lanewise& how, const Coords& at);
  llvm::Value* end_before_padding(const Lanewise& how, const Coords& at);
  // Whether the stores should bypass the caches, and their first elements along the lane axis are
  // aligned.
  llvm::Value* may_stream(const Lanewise& how, const Coords& at);

  Loops& loops_;
  Linears& linears_;
  Masks& masks_;
  Memory& memory_;
};

}  // namespace eas::codegen
