// See axes.hpp.
#include "passes/analysis/axes.hpp"

#include <algorithm>

namespace eas::passes {

using ir::Op;

int wide_axes(const ir::Shape& shape) {
  return static_cast<int>(
      std::count_if(shape.begin(), shape.end(), [](std::int64_t n) { return n > 1; }));
}

bool is_trivial_reshape(const ir::Shape& from, const ir::Shape& to) {
  int axis = 0;
  for (const std::int64_t size : from) {
    if (size == 1) continue;
    while (axis < to.rank() && to[axis] == 1) ++axis;
    if (axis == to.rank() || to[axis] != size) return false;
    ++axis;
  }
  while (axis < to.rank() && to[axis] == 1) ++axis;
  return axis == to.rank();
}

std::optional<SourceAxes> source_axes(const ir::Node& node) {
  const ir::Shape& from = node.x()->type.shape;
  const ir::Shape& to = node.results[0]->type.shape;
  SourceAxes out;
  out.fill(kNoAxis);
  if (node.op == Op::permute) {
    for (std::size_t axis = 0; axis < node.attributes.size(); ++axis) {
      out[axis] = static_cast<int>(node.attributes[axis]);
    }
    return out;
  }
  if (node.op == Op::reshape && !is_trivial_reshape(from, to)) return std::nullopt;
  int axis = node.op == Op::broadcast ? to.rank() - from.rank() : 0;
  for (int source = 0; source < from.rank(); ++source) {
    if (node.op == Op::reshape) {
      if (from[source] == 1) continue;
      while (to[axis] == 1) ++axis;
    }
    if (from[source] != 1) out[static_cast<std::size_t>(axis)] = source;
    ++axis;
  }
  return out;
}

}  // namespace eas::passes
