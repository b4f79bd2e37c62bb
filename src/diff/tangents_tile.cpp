// Tiles: shapes, choices, casts, reductions, scans and products. Most do to the tangent what they do to
// the value.
#include "diff/offsets.hpp"
#include "diff/sorted.hpp"
#include "diff/tangent.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

void Tangent::moved(const Node& node, Value* made) {
  set(node.results[0], made, zeros_moved(node.x()));
}

void Tangent::tangent_cast(const Node& node) {
  if (!varies(node.results[0])) return;
  Value* t = tangent(node.x());
  if (t) set(node.results[0], as(t, tangent_type(node.results[0]).dtype), zeros_of(node.x()));
}

void Tangent::tangent_multiple_of(const Node& node) {
  if (Value* t = tangent(node.x())) set(node.results[0], t, zeros_of(node.x()));
}

void Tangent::tangent_where(const Node& node) {
  if (!varies(node.results[0])) return;
  if (!tangent(node.x()) && !tangent(node.y())) return;
  Value *x = tangent_or_zero(node.x()), *y = tangent_or_zero(node.y());
  set(node.results[0], build_.where({.condition = now(node.condition()), .x = x, .y = y}), kChosen);
}

void Tangent::tangent_broadcast(const Node& node) {
  if (Value* t = tangent(node.x())) moved(node, build_.broadcast(t, node.results[0]->type.shape));
}

void Tangent::tangent_reshape(const Node& node) {
  if (Value* t = tangent(node.x())) moved(node, build_.reshape(t, node.results[0]->type.shape));
}

void Tangent::tangent_permute(const Node& node) {
  if (Value* t = tangent(node.x())) moved(node, build_.permute(t, node.attributes));
}

void Tangent::tangent_cat(const Node& node) {
  if (!varies(node.results[0])) return;
  std::vector<Value*> tiles;
  for (const Value* tile : node.tiles()) tiles.push_back(tangent_or_zero(tile));
  set(node.results[0], build_.cat_tiles(std::move(tiles), node.attributes[0]), kChosen);
}

void Tangent::tangent_join(const Node& node) {
  if (!varies(node.results[0])) return;
  Value *x = tangent_or_zero(node.x()), *y = tangent_or_zero(node.y());
  set(node.results[0], build_.join({.x = x, .y = y}), kChosen);
}

// --- reductions ---

Value* Tangent::spread_along(Value* reduced, const Shape& shape, std::int64_t axis) {
  Shape with_one = shape;
  with_one[static_cast<int>(axis)] = 1;
  return build_.broadcast(build_.reshape(reduced, with_one), shape);
}

void Tangent::tangent_sum(const Node& node) {
  if (!varies(node.results[0])) return;
  if (Value* t = tangent(node.x())) moved(node, build_.along_axis(Op::sum, t, node.attributes[0]));
}

// The mean of those of the elements that are as large (or small) as the result.
void Tangent::selected(const Node& node) {
  if (!varies(node.results[0]) || shifts_.contains(node.results[0])) return;
  Value* t = tangent(node.x());
  if (!t) return;
  const std::int64_t axis = node.attributes[0];
  Value* x = now(node.x());
  Value* chosen =
      build_.elementwise(Op::eq, {x, spread_along(now(node.results[0]), x->type.shape, axis)});
  Value* count = build_.along_axis(Op::sum, build_.cast(chosen, t->type.dtype), axis);
  Value* picked = build_.where({.condition = chosen, .x = t, .y = zero(t->type)});
  // None where all are NaN.
  Value* one = build_.broadcast(build_.number(t->type.dtype, 1), count->type.shape);
  Value* least = build_.elementwise(Op::maximum, {count, one});
  set(node.results[0],
      build_.elementwise(Op::div, {build_.along_axis(Op::sum, picked, axis), least}), kChosen);
}
void Tangent::tangent_max(const Node& node) { selected(node); }
void Tangent::tangent_min(const Node& node) { selected(node); }

// Products of pairs (x, t) that stand for x + t e with e * e = 0: right through zeros, and without a
// division.
void Tangent::product(const Node& node, Op op) {
  if (!varies(node.results[0])) return;
  Value* t = tangent(node.x());
  if (!t) return;
  Block* const around = build_.block();
  Node* fold = build_.combine(op, {wide(node.x()), t}, node.attributes[0]);
  Block* inside = out_.add_block(fold);
  const Type type = Type::scalar(t->type.dtype);
  Value *x = out_.add_param(inside, type), *dx = out_.add_param(inside, type);
  Value *y = out_.add_param(inside, type), *dy = out_.add_param(inside, type);
  build_.set_block(inside);
  Value* both = build_.elementwise(Op::mul, {x, y});
  Value* parts = build_.elementwise(Op::add, {build_.elementwise(Op::mul_no_nan, {dx, y}),
                                              build_.elementwise(Op::mul_no_nan, {dy, x})});
  build_.yield({both, parts});
  build_.set_block(around);
  set(node.results[0], fold->results[1], kChosen);
}
void Tangent::tangent_prod(const Node& node) { product(node, Op::reduce); }
void Tangent::tangent_cumprod(const Node& node) { product(node, Op::scan); }

void Tangent::tangent_cumsum(const Node& node) {
  if (!varies(node.results[0])) return;
  if (Value* t = tangent(node.x())) {
    moved(node, build_.along_axis(Op::cumsum, t, node.attributes[0]));
  }
}

// --- products ---

// What is linear in a and in b, and adds acc: the same op of one factor's tangent and the other factor.
void Tangent::bilinear(const Node& node) {
  if (!varies(node.results[0])) return;
  const Type type = tangent_type(node.results[0]);
  Value* sum = node.acc() ? tangent(node.acc()) : nullptr;
  if (sum) sum = as(sum, type.dtype);
  const auto add = [&](Value* a, Value* b) {
    std::vector<Value*> operands{as(a, type.dtype), as(b, type.dtype)};
    if (sum) operands.push_back(sum);
    sum = build_.give(node.op, std::move(operands), type);
  };
  if (Value* t = tangent(node.a())) add(t, now(node.b()));
  if (Value* t = tangent(node.b())) add(now(node.a()), t);
  if (sum) set(node.results[0], sum, kChosen);
}

void Tangent::tangent_sort(const Node& node) {
  if (!tangent(node.x())) return;
  const MakeMemory make = [&](DType dtype, std::int64_t size) {
    return private_memory(out_, dtype, size);
  };
  Value* sorted = now(node.results[0]);
  SortedRows rows(build_, sorted, static_cast<int>(node.attributes[0]), node.attributes[1] != 0,
                  make);
  Value* shared = rows.share(tangent(node.x()), rows.find(now(node.x())), rows.find(sorted));
  set(node.results[0], shared, zeros_moved(node.x()));
}

}  // namespace eas::diff
