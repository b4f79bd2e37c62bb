// Shapes of tiles with an axis of threads in front.
#include "passes/threads_to_tiles/shapes.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

namespace eas::passes {

using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

Value* ThreadTiles::full(DType dtype, std::int64_t value, const Shape& shape) {
  return broadcast(number(dtype, value), shape);
}

Value* ThreadTiles::where(Value* mask, Value* x, Value* y) {
  return Builder::where({.condition = mask, .x = x, .y = y});
}

Shape ThreadTiles::shape(const Shape& of_thread) const {
  if (of_thread.elements() > ir::kMaxTileElements / threads_) {
    throw CompileError(
        ops::info(source_->op).name,
        cat("tile too large, got ", of_thread.elements(), " elements in each of ", threads_,
            " threads, expected at most ", ir::kMaxTileElements, " in a group"));
  }
  if (of_thread.rank() == ir::kMaxRank) {
    throw CompileError(ops::info(source_->op).name,
                       cat("too many axes in each thread, got ", of_thread.rank(),
                           ", expected at most ", ir::kMaxTileRank));
  }
  return of_thread.with(0, threads_);
}

Type ThreadTiles::type(const Type& of_thread) const {
  return Type::tile(of_thread.dtype, shape(of_thread.shape));
}

Value* ThreadTiles::splat(Value* x) { return broadcast(x, shape(x->type.shape)); }

Value* ThreadTiles::broadcast_each(Value* x, const Shape& from, const Shape& to) {
  Shape aligned = from;
  while (aligned.rank() < to.rank()) aligned = aligned.with(0, 1);
  return broadcast(reshape(x, shape(aligned)), shape(to));
}

Value* ThreadTiles::permute_each(Value* x, std::span<const std::int64_t> axes) {
  std::vector<std::int64_t> shifted{0};
  for (const std::int64_t axis : axes) shifted.push_back(axis + 1);
  return permute(x, std::move(shifted));
}

}  // namespace eas::passes
