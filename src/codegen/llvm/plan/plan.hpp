// Which ops of a block share a loop, and which values go to scratch memory: decided on the IR alone,
// before any code is written.
//
// Pure tile values are not computed where they stand but inside the loops of what needs them
// (stores, reductions, …: the roots). Roots over one index space that do not need one another's
// results share a loop. A value that several loops need is computed in each if that is cheap, and
// otherwise once, to scratch memory, in the first.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/memory.hpp"

namespace eas::codegen {

struct Root {
  enum class Kind : std::uint8_t { Node, Value };
  Kind kind = Kind::Node;
  const ir::Node* node = nullptr;    // a store, atomic or reduction
  const ir::Value* value = nullptr;  // a value that is written to scratch: its own, or `home`'s
  const ir::Value* home = nullptr;   // carried: the loop's parameter whose memory takes it
  bool temporary = false;            // …at the end of the block, from memory of its own
  bool direct = false;               // …as the node that makes it may write there itself
};

struct Unit {
  // Elements: a loop over the index space; Reduce: the same with accumulators along the lane axis,
  // ReduceAll over every axis, ReduceAxis along another; One: a node that has code of its own; Check: what EAS_CHECK=1
  // asks before a node.
  enum class Kind : std::uint8_t { Elements, Reduce, ReduceAll, ReduceAxis, One, Check };
  Kind kind = Kind::One;
  ir::Shape shape;
  int axis = 0;  // of ReduceAxis
  std::vector<Root> roots;
};

struct Plan {
  std::vector<Unit> units;
  // Pure scalar nodes with the number of units that must be done before, which they are sorted by.
  std::vector<std::pair<const ir::Node*, std::size_t>> scalars;
};

// Carried: the values a block yields and the loop parameters (or results) whose memory takes them;
// empty for a block that yields no tiles.
struct Carry {
  const ir::Value* value;
  const ir::Value* home;
};
// `check`: for code that looks at every access first.
Plan make_plan(const ir::Block& block, const passes::MemoryFacts& memory, bool check,
               const std::vector<Carry>& carried);

// The axis vectors lie along: the last that has more than one element.
int lane_axis(const ir::Shape& shape);
bool is_tile(const ir::Value* value);
// A product of matrices: what has factors.
inline bool is_product(const ir::Node& node) { return ops::has_operand(node.op, ops::Operand::a); }
// The tile a reduction reads and whether it runs over all of it (through a reshape to one row).
struct Reduced {
  const ir::Value* tile;
  bool all;
};
Reduced reduced(const ir::Node& node);

}  // namespace eas::codegen
