// The part of a tile that generated code works on at one time, and the values it has there.
//
// A tile is not a vector of its own size: loops step over its index space, and one step is a Chunk:
// `parts` vectors of `lanes` elements each, consecutive along one axis (the lane axis), at fixed
// indices along the others. A value that does not vary along the lane axis stays one scalar.
#pragma once

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Value.h>

#include <array>
#include <cstdint>
#include <unordered_map>

#include "ir/ir.hpp"

namespace eas::codegen {

struct Lanes {
  bool uniform = true;
  llvm::SmallVector<llvm::Value*, 8> parts;  // one scalar when uniform, else one vector a part

  static Lanes one(llvm::Value* scalar) {
    Lanes out;
    out.parts.push_back(scalar);
    return out;
  }
};

// Where in a tile of some shape: an index along each axis; along `axis` that of the first lane.
// Parts go on along the lanes (kAlong), or are rows of a block, one index of the axis `rows` each
// (kSame: of an axis this tile does not have, so that its parts are all the same).
struct Coords {
  static constexpr int kUniform = -1;
  static constexpr int kAlong = -2;
  static constexpr int kSame = -1;

  std::array<llvm::Value*, ir::kMaxRank> at{};  // i64; null beyond the rank
  int axis = kUniform;
  int rows = kAlong;

  bool operator==(const Coords&) const = default;
};

// The step a loop takes. `first` is the index along the lane axis where the chunk starts, as in
// its coordinates; parts follow one another.
struct Chunk {
  unsigned lanes = 1;
  unsigned parts = 1;
  // i1 vectors, one a part: which lanes exist, where the axis ends inside the chunk; empty: all.
  llvm::SmallVector<llvm::Value*, 8> exists;
  // Masks known to hold everywhere here need not be evaluated.
  bool masks_hold = false;
  // Stores the plan chose bypass the caches: everything they write is aligned to whole vectors.
  bool streaming = false;
  // So many bytes behind what a row of several is read at, the next turn of a loop goes on: rows that
  // are left again soon are not foreseen by the CPU. 0: nothing is known.
  std::int64_t ahead = 0;
};

// Values a loop carries from turn to turn, or a region is given.
using Carried = llvm::SmallVector<llvm::Value*, 8>;
using Values = llvm::SmallVector<llvm::Value*, 8>;

// A tile in scratch memory: row-major, elements as in buffers.
struct Stored {
  llvm::Value* address = nullptr;
  DType dtype = DType::float32;
  ir::Shape shape;
};

// A value at some coordinates.
struct Key {
  const ir::Value* value;
  Coords at;
  bool operator<(const Key& other) const;
  bool operator==(const Key& other) const = default;
};

// What everything that writes code must know of what is written already.
struct Known {
  std::unordered_map<const ir::Value*, Stored> stored;  // tiles that lie in scratch
  const Chunk* chunk = nullptr;                         // the one being written
};

}  // namespace eas::codegen
