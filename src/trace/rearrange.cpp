// Elements of a tile taken from other places of it: through memory of the program.
#include <algorithm>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

Operand number(std::int64_t i) { return Number::of(i); }
Value add(const Operand& x, const Operand& y) { return elementwise(ir::Op::add, {x, y}); }
Value mul(const Operand& x, const Operand& y) { return elementwise(ir::Op::mul, {x, y}); }

// 0, 1, 2, … along one axis, of size 1 along all others.
Value along(const ir::Shape& shape, int axis) {
  Sizes sizes(static_cast<std::size_t>(shape.rank()), 1);
  sizes[static_cast<std::size_t>(axis)] = shape[axis];
  return reshape(arange(0, shape[axis]), sizes);
}

// Where an element is in memory that holds a tile of `shape` row by row, with another index along
// one axis.
Value place(const ir::Shape& shape, const ir::Shape& of, int axis, const std::optional<Value>& at) {
  Value out = as_value(number(0));
  std::int64_t stride = 1;
  for (int a = shape.rank() - 1; a >= 0; --a) {
    const Value index = a == axis && at ? *at : along(of, a);
    out = add(out, mul(index, number(stride)));
    stride *= shape[a];
  }
  return out;
}

Sizes sizes_of(const ir::Shape& shape) { return {shape.begin(), shape.end()}; }

// Memory of the program for `count` elements. It belongs to the whole kernel, so in a loop or branch
// it is allocated where the kernel begins; what holds as many elements already is used again, as one
// gather is done before the next.
Buffer program_memory(Tracer& tracer, DType dtype, std::int64_t count) {
  if (tracer.eager()) return {tracer.alloc_tg(dtype, count), -1};
  std::vector<ir::Node*>& nodes = tracer.function().body()->nodes;
  for (const ir::Node* node : nodes) {
    const bool fits = node->op == ir::Op::alloc_tg && node->attributes[0] == count &&
                      node->results[0]->type.dtype == dtype;
    if (fits) return {node->results[0], -1};
  }
  if (!tracer.in_region()) return {tracer.alloc_tg(dtype, count), -1};
  Buffer out;
  tracer.in_block(tracer.function().body(), [&] { out = {tracer.alloc_tg(dtype, count), -1}; });
  std::rotate(nodes.begin(), nodes.end() - 1, nodes.end());
  return out;
}

Value gathered(std::string_view op, const Value& x, const Value& index, std::int64_t wanted_axis) {
  const int axis = checked_axis(op, wanted_axis, x.shape().rank());
  const ir::Shape& to = index.shape();
  bool alike = to.rank() == x.shape().rank();
  for (int a = 0; alike && a < to.rank(); ++a) alike = a == axis || to[a] == x.shape()[a];
  if (!alike) {
    throw ShapeError(op, cat("the index has the shape of the tile but for the axis, got ",
                             describe(x), " and ", describe(index), ", expected other sizes"));
  }
  Tracer& tracer = Tracer::current(op);
  const Buffer memory = program_memory(tracer, x.dtype(), x.shape().elements());
  store(advance(memory, place(x.shape(), x.shape(), axis, std::nullopt)), x, std::nullopt);
  return load(advance(memory, place(x.shape(), to, axis, index)), std::nullopt, std::nullopt);
}

// `count` elements along an axis from `first` on, in steps.
Value taken(std::string_view op, const Value& x, int axis, std::int64_t first, std::int64_t step,
            std::int64_t count) {
  Sizes sizes = sizes_of(x.shape());
  sizes[static_cast<std::size_t>(axis)] = count;
  const ir::Shape to = checked_shape(op, sizes);
  const Value index = add(mul(along(to, axis), number(step)), number(first));
  return gathered(op, x, broadcast_to(index, sizes), axis);
}

Value tile_of(const Call& c, std::string_view name) {
  const Value x = as_value(c.operand(name));
  if (x.shape().is_scalar()) {
    throw ShapeError(c.op(), cat("a tile with an axis is needed, got ", describe(x)));
  }
  return {x.ir, false};
}

}  // namespace

Given trace_gather(const Call& c) {
  return gathered(c.op(), tile_of(c, "x"), as_index(c.op(), "the index", c.operand("index")),
                  c.constant("axis"));
}

Given trace_flip(const Call& c) {
  const Value x = tile_of(c, "x");
  const int axis = checked_axis(c.op(), c.constant("axis"), x.shape().rank());
  return taken(c.op(), x, axis, x.shape()[axis] - 1, -1, x.shape()[axis]);
}

Given trace_split(const Call& c) {
  const Value x = tile_of(c, "x");
  const int axis = x.shape().rank() - 1;
  if (x.shape()[axis] != 2) {
    throw ShapeError(c.op(), cat("the last axis must have two elements, got ", describe(x)));
  }
  Sizes rest = sizes_of(x.shape());
  rest.pop_back();
  std::vector<Value> out;
  for (const std::int64_t side : {0, 1}) {
    out.push_back(reshape(taken(c.op(), x, axis, side, 1, 1), rest));
  }
  return out;
}

Given trace_interleave(const Call& c) {
  const Value both = join_tiles(c.operand("x"), c.operand("y"));
  Sizes sizes = sizes_of(both.shape());
  sizes.pop_back();
  if (sizes.empty()) return both;
  sizes.back() *= 2;
  return reshape(both, sizes);
}

Given trace_topk(const Call& c) {
  const Value x = tile_of(c, "x");
  const int axis = checked_axis(c.op(), c.constant("axis"), x.shape().rank());
  const std::int64_t k = c.constant("k");
  if (k < 1 || k > x.shape()[axis]) {
    throw ShapeError(c.op(), cat("more than the axis holds, or nothing, got k ", k, " of ",
                                 x.shape()[axis], ", expected 1 to ", x.shape()[axis]));
  }
  return taken(c.op(), sort(x, axis, true), axis, 0, 1, k);
}

Given trace_histogram(const Call& c) {
  const Value x = as_index(c.op(), "x", c.operand("x"));
  const std::int64_t bins = c.constant("bins");
  const std::int64_t count = x.shape().elements();
  Value same =
      elementwise(ir::Op::eq, {reshape(x, {1, count}), reshape(arange(0, bins), {bins, 1})});
  if (const auto mask = c.optional("mask")) {
    const Value counted = broadcast_to(as_mask(c.op(), *mask), sizes_of(x.shape()));
    same = elementwise(ir::Op::and_, {same, reshape(counted, {1, count})});
  }
  return reduce(ir::Op::sum, cast(same, DType::int64), 1, false);
}

}  // namespace eas::trace
