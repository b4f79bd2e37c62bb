// What a sort did to equal elements nobody can say, so they are one: each has an even share of what is
// given to all of them, in either direction.
#pragma once

#include <functional>

#include "ir/build.hpp"

namespace eas::diff {

// Memory of the program's own: of a dtype, so many elements.
using MakeMemory = std::function<ir::Value*(DType, std::int64_t)>;

// The sort of a tile, whose node gave `sorted`.
class SortedRows {
 public:
  SortedRows(ir::BlockBuilder& build, ir::Value* sorted, int axis, bool descending,
             const MakeMemory& make_memory);

  // For each element of `x`, which has the same rows: where in memory the first of its row lies that
  // equals it.
  ir::Value* find(ir::Value* x);
  // What the elements found at `from` are given, shared out to those found at `to`.
  ir::Value* share(ir::Value* values, ir::Value* from, ir::Value* to);

 private:
  ir::Value* number(std::int64_t value);
  ir::Value* on(ir::Op op, ir::Value* x, ir::Value* y) { return build_.elementwise(op, {x, y}); }
  // Whether an element of the sorted row stands before all that equal x.
  ir::Value* is_before(ir::Value* element, ir::Value* x);

  ir::BlockBuilder& build_;
  const MakeMemory& make_memory_;
  ir::Shape shape_;
  bool descending_;
  std::int64_t length_, step_ = 1;    // of a row, and from one of its elements to the next
  ir::Value *at_, *begin_, *memory_;  // of elements, of their rows; the sorted tile
};

}  // namespace eas::diff
