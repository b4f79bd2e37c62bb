// Which axis of its operand an axis of a tile is, where an op only moves elements: broadcast, permute
// and reshape.
#pragma once

#include <array>
#include <optional>

#include "ir/ir.hpp"

namespace eas::passes {

inline bool only_moves_elements(ir::Op op) {
  return op == ir::Op::broadcast || op == ir::Op::permute || op == ir::Op::reshape;
}

// How many axes have more than one element.
int wide_axes(const ir::Shape& shape);

// A reshape that only adds or removes axes of size 1.
bool is_trivial_reshape(const ir::Shape& from, const ir::Shape& to);

// By the axis of the result: the operand's that its indices go along; kNoAxis where none does, as the
// operand has one index there for all.
inline constexpr int kNoAxis = -1;
using SourceAxes = std::array<int, ir::kMaxRank>;

// Of a node that only moves elements; nothing for a reshape that groups them in another way.
std::optional<SourceAxes> source_axes(const ir::Node& node);

}  // namespace eas::passes
