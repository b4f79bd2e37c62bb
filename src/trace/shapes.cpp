// Shapes, reductions and scans.
#include <algorithm>
#include <numeric>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {
namespace {

Value strong(const Operand& x) {
  const Value value = as_value(x);
  return {value.ir, false};
}

Value reshaped(const Value& x, const ir::Shape& shape) {
  if (x.shape() == shape) return x;
  return {Tracer::current("reshape").reshape(x.ir, shape), x.weak};
}

std::string tuple_text(const Sizes& sizes) {
  return "(" + join(sizes, ", ", [](std::int64_t d) { return std::to_string(d); }) + ")";
}

}  // namespace

Value broadcast_to(const Operand& x, const Sizes& shape) {
  const Value value = as_value(x);
  const ir::Shape target = checked_shape("broadcast_to", shape);
  if (!(meet_shapes("broadcast_to", {value.shape(), target}) == target)) {
    throw ShapeError("broadcast_to",
                     cat("the tile is larger than the shape, got ", describe(value),
                         ", expected a tile that broadcasts to ", tuple_text(shape)));
  }
  return expand(value, target);
}

Value reshape(const Operand& x, const Sizes& shape) {
  const Value value = as_value(x);
  Sizes sizes = shape;
  const std::int64_t elements = value.shape().elements();
  const auto open = std::find(sizes.begin(), sizes.end(), -1);
  if (open != sizes.end()) {
    *open = 1;
    const std::int64_t rest = checked_shape("reshape", sizes).elements();
    if (elements % rest == 0) *open = elements / rest;
  }
  const ir::Shape target = checked_shape("reshape", sizes);
  if (target.elements() != elements) {
    throw ShapeError("reshape",
                     cat("the number of elements changes, got ", describe(value), " to ",
                         tuple_text(shape), ", expected a shape of ", elements, " elements"));
  }
  return reshaped(value, target);
}

Value permute(const Operand& x, std::optional<Sizes> axes) {
  const Value value = as_value(x);
  const int rank = value.shape().rank();
  if (!axes) {
    axes.emplace(static_cast<std::size_t>(rank));
    std::iota(axes->rbegin(), axes->rend(), 0);
  }
  Sizes order;
  for (const std::int64_t axis : *axes) order.push_back(checked_axis("trans", axis, rank));
  Sizes sorted = order;
  std::sort(sorted.begin(), sorted.end());
  const bool each_once = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  if (static_cast<int>(order.size()) != rank || !each_once) {
    throw ShapeError("trans", cat("not an order of the axes, got ", tuple_text(*axes), " for ",
                                  describe(value), ", expected each of its ", rank, " axes once"));
  }
  if (std::is_sorted(order.begin(), order.end())) return value;
  return {Tracer::current("trans").permute(value.ir, order), value.weak};
}

Value cat_tiles(const std::vector<Operand>& tiles, std::int64_t axis) {
  if (tiles.empty())
    throw ShapeError("cat", "nothing to put together, got no tiles, expected one or more");
  std::vector<Value> values;
  for (const Operand& t : tiles) values.push_back(as_value(t));
  const auto [dtype, weak] = meet(ir::Op::cat, values);
  ir::Shape shape = values[0].shape();
  const int at = checked_axis("cat", axis, shape.rank());
  shape[at] = 0;
  std::vector<ir::Value*> strict;
  for (const Value& v : values) {
    ir::Shape expected = shape;
    if (v.shape().rank() == shape.rank()) expected[at] = v.shape()[at];
    if (!(v.shape() == expected)) {
      throw ShapeError("cat", cat("the other axes must agree, got ", describe(values[0]), " and ",
                                  describe(v), ", expected the same sizes but on axis ", at));
    }
    shape[at] += v.shape()[at];
    strict.push_back(convert_to("cat", v, dtype).ir);
  }
  checked_shape("cat", Sizes(shape.begin(), shape.end()));
  return {Tracer::current("cat").cat_tiles(std::move(strict), at), weak};
}

Value join_tiles(const Operand& x, const Operand& y) {
  std::vector<Value> values = {as_value(x), as_value(y)};
  const auto [dtype, weak] = meet(ir::Op::join, values);
  const ir::Shape shape = meet_shapes("join", {values[0].shape(), values[1].shape()});
  Sizes sizes(shape.begin(), shape.end());
  sizes.push_back(2);
  checked_shape("join", sizes);
  const auto strict = [&, dtype = dtype](const Value& v) {
    return expand(convert_to("join", v, dtype), shape).ir;
  };
  return {Tracer::current("join").join({.x = strict(values[0]), .y = strict(values[1])}), weak};
}

Value full(const Sizes& shape, const Operand& value, DType dtype, std::string_view op) {
  const ir::Shape target = checked_shape(op, shape);
  const Value x = as_value(value);
  if (!x.shape().is_scalar()) {
    throw ShapeError(op, cat("the value must be a scalar, got ", describe(x),
                             ", expected mk.broadcast_to for a tile"));
  }
  if (!is_kernel_dtype(dtype)) {
    throw DTypeError(
        op, cat("kernels have no complex numbers, got ", name(dtype), ", expected a real dtype"));
  }
  return expand(convert_to(op, x, dtype), target);
}

namespace {

Value one_row(const Value& x) { return reshaped(x, {x.shape().elements()}); }

// The axes that are left of `given` as they are, the others with size 1.
ir::Shape kept_axes(const ir::Shape& given, Axis axis) {
  ir::Shape kept = given;
  for (int i = 0; i < kept.rank(); ++i) {
    if (!axis || i == checked_axis("keepdims", *axis, given.rank())) kept[i] = 1;
  }
  return kept;
}

}  // namespace

Value reduce(ir::Op op, const Operand& x, Axis axis, bool keepdims) {
  const ops::OpInfo& row = ops::info(op);
  Value value = as_value(x);
  const ir::Shape given = value.shape();
  if (!axis) value = one_row(value);
  const int at = checked_axis(row.name, axis.value_or(0), value.shape().rank());
  // An index is an index, whatever it was found in.
  const bool weak = value.weak && row.family == ops::Family::Reduce;
  const Value out{Tracer::current(row.name).along_axis(op, value.ir, at), weak};
  return keepdims ? reshaped(out, kept_axes(given, axis)) : out;
}

Value scan(ir::Op op, const Operand& x, Axis axis) {
  const ops::OpInfo& row = ops::info(op);
  Value value = as_value(x);
  if (!axis) value = one_row(value);
  const int at = checked_axis(row.name, axis.value_or(0), value.shape().rank());
  return {Tracer::current(row.name).along_axis(op, value.ir, at), value.weak};
}

Value sort(const Operand& x, std::int64_t axis, bool descending) {
  const Value value = as_value(x);
  const int at = checked_axis("sort", axis, value.shape().rank());
  return {Tracer::current("sort").sort(value.ir, at, descending), value.weak};
}

Value softmax(const Operand& x, std::int64_t axis) {
  Value value = strong(x);
  if (!is_float(value.dtype())) value = cast_to(value, DType::float32);
  const int at = checked_axis("softmax", axis, value.shape().rank());
  const Value top = reduce(ir::Op::max, value, at, true);
  const Value e = elementwise(ir::Op::exp, {elementwise(ir::Op::sub, {value, top})});
  return elementwise(ir::Op::div, {e, reduce(ir::Op::sum, e, at, true)});
}

namespace {

// reduce and scan with a function of the user's: a region from two sets of scalars to one.
std::vector<Value> with_region(ir::Op op, const std::vector<Operand>& tiles, std::int64_t axis,
                               const Combine& fn) {
  const std::string_view name = ops::exported_name(ops::info(op));
  Tracer& tracer = Tracer::current(name);
  if (tiles.empty())
    throw ShapeError(name, "nothing to combine, got no tiles, expected one or more");
  std::vector<Value> values;
  std::vector<ir::Shape> shapes;
  for (const Operand& t : tiles) {
    values.push_back(strong(t));
    shapes.push_back(values.back().shape());
  }
  const ir::Shape shape = meet_shapes(name, shapes);
  const int at = checked_axis(name, axis, shape.rank());
  std::vector<ir::Value*> operands;
  for (Value& v : values) {
    v = expand(v, shape);
    operands.push_back(v.ir);
  }
  ir::Node* node = tracer.combine(op, std::move(operands), at);
  ir::Block* region = tracer.function().add_block(node);
  std::vector<Value> left, right;
  for (const Value& v : values)
    left.push_back({tracer.function().add_param(region, ir::Type::scalar(v.dtype())), false});
  for (const Value& v : values)
    right.push_back({tracer.function().add_param(region, ir::Type::scalar(v.dtype())), false});
  tracer.in_block(region, [&] {
    const std::vector<Value> combined = fn(left, right);
    if (combined.size() != values.size()) {
      throw CompileError(name, cat("the function must give as many values as there are tiles, got ",
                                   combined.size(), ", expected ", values.size()));
    }
    std::vector<ir::Value*> yields;
    for (std::size_t i = 0; i < combined.size(); ++i) {
      const Value c =
          combined[i].weak ? convert_to(name, combined[i], values[i].dtype()) : combined[i];
      if (!c.shape().is_scalar() || c.dtype() != values[i].dtype()) {
        throw DTypeError(name, cat("the function must keep the dtype, got ", describe(c),
                                   ", expected ", eas::name(values[i].dtype())));
      }
      yields.push_back(c.ir);
    }
    tracer.yield(std::move(yields));
  });
  for (const ir::Node* inner : region->nodes) {
    if (inner->op != ir::Op::yield && !ops::is_pure(inner->op)) {
      throw CompileError(name, cat("the function may only compute, got ", ops::info(inner->op).name,
                                   ", expected no memory access, print or loop in it"));
    }
  }
  if (tracer.eager() && !tracer.in_region()) tracer.eager()->evaluate(*node);
  std::vector<Value> out;
  for (ir::Value* r : node->results) out.push_back({r, false});
  return out;
}

}  // namespace

std::vector<Value> reduce_with(const std::vector<Operand>& tiles, Axis axis, const Combine& fn,
                               bool keepdims) {
  if (axis && !keepdims) return with_region(ir::Op::reduce, tiles, *axis, fn);
  std::vector<ir::Shape> shapes;
  for (const Operand& t : tiles) shapes.push_back(as_value(t).shape());
  const ir::Shape shape = meet_shapes("reduce", shapes);
  std::vector<Operand> rows = tiles;
  if (!axis) {
    for (Operand& t : rows) t = one_row(expand(strong(t), shape));
  }
  std::vector<Value> out = with_region(ir::Op::reduce, rows, axis.value_or(0), fn);
  for (Value& v : out) {
    if (keepdims) v = reshaped(v, kept_axes(shape, axis));
  }
  return out;
}

std::vector<Value> scan_with(const std::vector<Operand>& tiles, std::int64_t axis,
                             const Combine& fn) {
  return with_region(ir::Op::scan, tiles, axis, fn);
}

// --- as they are called ---

Given trace_broadcast(const Call& c) { return broadcast_to(c.operand("x"), c.sizes("shape")); }
Given trace_reshape(const Call& c) { return reshape(c.operand("x"), c.sizes("shape")); }
Given trace_permute(const Call& c) { return permute(c.operand("x"), c.optional_sizes("axes")); }
Given trace_join(const Call& c) { return join_tiles(c.operand("x"), c.operand("y")); }

// Of a sequence of tiles, or of two tiles, as Triton has it.
Given trace_cat(const Call& c) {
  if (c.is_value("tiles") && c.is_value("axis")) {
    return cat_tiles({c.operand("tiles"), c.operand("axis")}, 0);
  }
  return cat_tiles(c.tiles("tiles"), c.constant("axis"));
}

Given trace_sort(const Call& c) {
  return sort(c.operand("x"), c.constant("axis"), c.flag("descending"));
}
Given trace_softmax(const Call& c) { return softmax(c.operand("x"), c.constant("axis")); }

namespace {

std::vector<Operand> one_or_several(const Call& c) {
  return c.is_several("x") ? c.tiles("x") : std::vector<Operand>{c.operand("x")};
}

Given filled(const Call& c, const Operand& value) {
  return full(c.sizes("shape"), value, c.dtype("dtype"), c.op());
}

}  // namespace

Given trace_reduce(const Call& c) {
  const Combine fn = c.combine("fn");
  auto out = reduce_with(one_or_several(c), c.axis(), fn, c.flag("keepdims"));
  return c.is_several("x") ? Given(std::move(out)) : out[0];
}
Given trace_scan(const Call& c) {
  const Combine fn = c.combine("fn");
  auto out = scan_with(one_or_several(c), c.constant("axis"), fn);
  return c.is_several("x") ? Given(std::move(out)) : out[0];
}

Given trace_zeros(const Call& c) { return filled(c, Number::of(std::int64_t{0})); }
Given trace_ones(const Call& c) { return filled(c, Number::of(std::int64_t{1})); }
Given trace_full(const Call& c) { return filled(c, c.operand("value")); }

}  // namespace eas::trace
