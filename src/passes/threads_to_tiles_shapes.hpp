// Tiles that hold one tile of every thread: their shapes, and the ops that change shapes.
//
// A thread's tile of up to three axes gets the axis of threads in front of them. One of four axes,
// as many as a tile may have, has the threads merged into its first: [threads * d0, d1, d2, d3].
// Either way the elements are those of thread 0, then those of thread 1, and so on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

class ThreadTiles {
 public:
  ThreadTiles(ir::Function& into, std::int64_t threads)
      : into_(into), threads_(threads), block_(into.body()) {}

  // --- making nodes, at the end of `block`, for the node `source`
  ir::Function& into() { return into_; }
  ir::Block* block() const { return block_; }
  void set_block(ir::Block* block) { block_ = block; }
  const ir::Node& source() const { return *source_; }
  void set_source(const ir::Node& node) { source_ = &node; }
  ir::Node* node(ir::Op op, std::vector<ir::Value*> operands, std::span<const ir::Type> results,
                 std::vector<std::int64_t> attributes = {});
  ir::Value* emit(ir::Op op, std::vector<ir::Value*> operands, const ir::Type& type,
                  std::vector<std::int64_t> attributes = {});
  // An elementwise op of two operands, its type theirs or bool.
  ir::Value* emit(ir::Op op, ir::Value* x, ir::Value* y);
  ir::Value* constant(DType dtype, std::int64_t number);
  // Every element of a tile of this shape.
  ir::Value* full(DType dtype, std::int64_t number, const ir::Shape& shape);
  ir::Value* reshape(ir::Value* x, const ir::Shape& shape);  // itself where it has that shape
  ir::Value* repeat(ir::Value* x, const ir::Shape& shape);   // broadcast, or itself
  // The same where the mask, a tile of x's shape, holds; else y.
  ir::Value* where(ir::Value* mask, ir::Value* x, ir::Value* y);
  ir::Value* any(ir::Value* mask);  // of a row

  // --- of all threads; shapes in the arguments are those of one thread's tile
  std::int64_t threads() const { return threads_; }
  ir::Shape shape(const ir::Shape& of_thread) const;
  ir::Type type(const ir::Type& of_thread) const;
  // The same tile for every thread.
  ir::Value* splat(ir::Value* x);
  ir::Value* broadcast(ir::Value* x, const ir::Shape& from, const ir::Shape& to);
  ir::Value* permute(ir::Value* x, const ir::Shape& from, std::span<const std::int64_t> axes);
  ir::Value* join(ir::Value* x, ir::Value* y, const ir::Type& of_thread);

  // A shape of the same elements in which `axis` is one of a thread's axes by itself.
  struct Along {
    ir::Shape shape;
    int axis;
  };
  Along along(const ir::Shape& of_thread, int axis) const;

 private:
  ir::Function& into_;
  std::int64_t threads_;
  ir::Block* block_;
  const ir::Node* source_ = nullptr;
};

}  // namespace eas::passes
