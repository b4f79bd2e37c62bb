// Shapes of tiles with an axis of threads. Only tiles of four axes need more than one op.
#include "passes/threads_to_tiles/shapes.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <array>

#include "base/format.hpp"

namespace eas::passes {

using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

namespace {

std::int64_t elements_between(const Shape& shape, int begin, int end) {
  std::int64_t elements = 1;
  for (int axis = begin; axis < end; ++axis) elements *= shape[axis];
  return elements;
}

// With axes of size 1 in front, to this rank.
Shape padded(Shape shape, int rank) {
  while (shape.rank() < rank) shape = shape.with(0, 1);
  return shape;
}

Shape with_first(Shape shape, std::int64_t times) {
  shape[0] *= times;
  return shape;
}

}  // namespace

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
  return of_thread.rank() < ir::kMaxRank ? of_thread.with(0, threads_)
                                         : with_first(of_thread, threads_);
}

Type ThreadTiles::type(const Type& of_thread) const {
  return Type::tile(of_thread.dtype, shape(of_thread.shape));
}

Value* ThreadTiles::splat(Value* x) {
  const Shape& from = x->type.shape;
  if (from.rank() < ir::kMaxRank) return broadcast(x, shape(from));
  const std::int64_t inner = elements_between(from, 1, from.rank());
  Value* flat = reshape(x, {from[0], inner});
  return reshape(broadcast(flat, {threads_, from[0], inner}), shape(from));
}

Value* ThreadTiles::broadcast_each(Value* x, const Shape& from, const Shape& to) {
  const Shape aligned = padded(from, to.rank());
  x = reshape(x, shape(aligned));
  if (to.rank() < ir::kMaxRank) return broadcast(x, shape(to));
  // The merged axis is [threads, d0]: the others first, then d0 by itself.
  Shape rest = to;
  rest[0] = aligned[0];
  x = broadcast(x, shape(rest));
  if (aligned[0] == to[0]) return x;
  const std::int64_t inner = elements_between(to, 1, to.rank());
  return reshape(broadcast(reshape(x, {threads_, 1, inner}), {threads_, to[0], inner}), shape(to));
}

Value* ThreadTiles::permute_each(Value* x, const Shape& from, std::span<const std::int64_t> axes) {
  const int rank = from.rank();
  if (rank < ir::kMaxRank) {
    std::vector<std::int64_t> shifted{0};
    for (const std::int64_t axis : axes) shifted.push_back(axis + 1);
    return permute(x, std::move(shifted));
  }
  // One axis after another is moved to its place past those it has to pass, which go as one.
  std::array<std::int64_t, ir::kMaxRank> order{0, 1, 2, 3};  // which axis of `from` is where
  Shape now = from;
  for (int place = 0; place < rank; ++place) {
    const auto found = std::find(order.begin(), order.end(), axes[static_cast<std::size_t>(place)]);
    const int at = static_cast<int>(found - order.begin());
    if (at == place) continue;
    const std::int64_t before = threads_ * elements_between(now, 0, place);
    const std::int64_t passed = elements_between(now, place, at),
                       after = elements_between(now, at + 1, rank);
    x = reshape(x, {before, passed, now[at], after});
    x = permute(x, {0, 2, 1, 3});
    std::rotate(order.begin() + place, order.begin() + at, order.begin() + at + 1);
    for (int i = 0; i < rank; ++i)
      now[i] = from[static_cast<int>(order[static_cast<std::size_t>(i)])];
  }
  return reshape(x, shape(now));
}

Value* ThreadTiles::join_each(Value* x, Value* y, const Type& of_thread) {
  Shape pair = shape(of_thread.shape);
  const Shape one = pair.without(pair.rank() - 1);
  return join({.x = reshape(x, one), .y = reshape(y, one)});
}

ThreadTiles::Along ThreadTiles::along(const Shape& of_thread, int axis) const {
  const int rank = of_thread.rank();
  if (rank < ir::kMaxRank) return {shape(of_thread), axis + 1};
  return {{threads_ * elements_between(of_thread, 0, axis), of_thread[axis],
           elements_between(of_thread, axis + 1, rank)},
          1};
}

}  // namespace eas::passes
