// Memory: loads and stores of a chunk, from buffers and from tiles in scratch.
#pragma once

#include <unordered_set>

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;
class Linears;
class Masks;

class Memory : Writer {
 public:
  Memory(Frame& frame, Known& known, Loops& loops, Linears& linears, Masks& masks,
         Elements& elements)
      : Writer(frame, known),
        loops_(loops),
        linears_(linears),
        masks_(masks),
        elements_(elements) {}

  // Offsets come as a linear sum or, where there is none, one by one. `held`, i64: the mask holds for
  // indices along the lanes that are below; null where nothing says it.
  Lanes load_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                const Coords& coords, int rank, const Lanes* mask, const Lanes* other,
                bool mostly_same = false, llvm::Value* held = nullptr);
  void store_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                const Coords& coords, int rank, const Lanes* mask, const Lanes& value,
                bool streaming = false);
  Lanes eval_load(const ir::Node& node, const Coords& coords);
  void emit_store(const ir::Node& node, const Coords& coords);
  // A store that bypasses the caches in chunks that say so.
  void let_stream(const ir::Node& store) { streaming_.insert(&store); }
  // The mask operand (if any) and the lanes that exist; null for all. Null for a mask that holds.
  const Lanes* mask_of(const ir::Value* mask, const Coords& coords, Lanes& room);

  Stored make_stored(DType dtype, const ir::Shape& shape);
  Lanes read_stored(const Stored& stored, const Coords& coords);
  void write_stored(const Stored& stored, const Coords& coords, const Lanes& value);
  void copy(const Stored& from, const Stored& to);

 private:
  llvm::Value* gathered(llvm::Value* memory, DType dtype, llvm::Value* where, llvm::Value* on,
                        llvm::Value* rest, bool mostly_same);
  llvm::Value* held_lanes(const ir::Node& load, const Coords& coords);
  Lanes load_whole(llvm::Value* memory, DType dtype, llvm::Value* first, const Coords& coords,
                   const Lanes& mask, const Lanes* other, llvm::Value* held);
  Lanes load_turned(llvm::Value* memory, DType dtype, llvm::Value* first, llvm::Value* stride);
  llvm::Value* part_start(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row,
                          const Coords& coords, unsigned part);
  void fetch_ahead(const Linear& linear, const Coords& coords, int rank, llvm::Value* pointer,
                   std::size_t from);
  llvm::Value* lane_offsets(llvm::Value* start, llvm::Value* stride);
  void transpose(Values& rows);

  Loops& loops_;
  Linears& linears_;
  Masks& masks_;
  Elements& elements_;
  std::unordered_set<const ir::Node*> streaming_;
};

// The strides of a tile in scratch.
std::array<std::int64_t, ir::kMaxRank> row_major(const ir::Shape& shape);

}  // namespace eas::codegen
