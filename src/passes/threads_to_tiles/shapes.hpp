// Tiles that hold one tile of every thread: their shapes, and the ops that change shapes.
//
// A thread's tile gets the axis of threads in front of its own: the elements are those of thread 0,
// then those of thread 1, and so on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/build.hpp"

namespace eas::passes {

class ThreadTiles : public ir::BlockBuilder {
 public:
  ThreadTiles(ir::Function& into, std::int64_t threads)
      : BlockBuilder(into, into.body()), threads_(threads) {}

  // The node that what is made stands for.
  const ir::Node& source() const { return *source_; }
  void set_source(const ir::Node& node) {
    source_ = &node;
    set_location(node.location);
  }

  // An elementwise op of two operands.
  ir::Value* emit(ir::Op op, ir::Value* x, ir::Value* y) { return elementwise(op, {x, y}); }
  // Every element of a tile of this shape.
  ir::Value* full(DType dtype, std::int64_t value, const ir::Shape& shape);
  // x where the mask, a tile of its shape, holds; else y.
  ir::Value* where(ir::Value* mask, ir::Value* x, ir::Value* y);
  ir::Value* any(ir::Value* mask) { return along_axis(ir::Op::any, mask, 0); }  // of a row

  // --- of all threads; shapes in the arguments are those of one thread's tile
  std::int64_t threads() const { return threads_; }
  ir::Shape shape(const ir::Shape& of_thread) const;
  ir::Type type(const ir::Type& of_thread) const;
  // The same tile for every thread.
  ir::Value* splat(ir::Value* x);
  ir::Value* broadcast_each(ir::Value* x, const ir::Shape& from, const ir::Shape& to);
  ir::Value* permute_each(ir::Value* x, std::span<const std::int64_t> axes);

 private:
  std::int64_t threads_;
  const ir::Node* source_ = nullptr;
};

}  // namespace eas::passes
