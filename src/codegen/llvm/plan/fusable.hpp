// Which programs can be written once for a chunk and run chunk after chunk, every value in registers:
// those that never look across the elements of a tile, or whose tiles one chunk holds.
#pragma once

#include <cstddef>
#include <optional>

#include "codegen/llvm/codegen.hpp"
#include "passes/analysis/memory.hpp"

namespace eas::codegen {

// Bodies that are busy with themselves: one vector at a time, and stores that need not be the best.
inline constexpr std::size_t kLargeBody = 400;

struct Fusable {
  ir::Shape shape;
  bool whole = false;       // one chunk holds every tile
  bool calculates = false;  // functions, or divisions
  bool loops = false;
  unsigned lanes = 1, parts = 1;
  std::size_t nodes = 0;
};

// Memory: what one chunk writes no later chunk may read or write again, which holds for a buffer with
// one store and no load, and for loads and stores at one and the same offset that meets every element
// once.
std::optional<Fusable> fusable(const ir::Block& body, const Target& target,
                               const passes::MemoryFacts& memory);

}  // namespace eas::codegen
