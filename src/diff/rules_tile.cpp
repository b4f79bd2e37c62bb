// Tiles: shapes, choices, casts, reductions, scans and products.
#include <algorithm>

#include "diff/adjoint.hpp"
#include "diff/offsets.hpp"
#include "diff/products.hpp"
#include "diff/sorted.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Value;

void Adjoint::adjoint_cast(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  zeros_now_.by_lane = by_lane_;
  const DType dtype = gradient_type(node.x()).dtype;
  add(node.x(), dtype == g->type.dtype ? g : build_.cast(g, dtype));
}

void Adjoint::adjoint_multiple_of(const Node& node) {
  if (Value* g = take(node.results[0])) add(node.x(), g);
}

void Adjoint::adjoint_where(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g) return;
  Value* condition = now(node.condition());
  Value* none = zero(g->type);
  zeros_now_ = kChosen;
  if (varies(node.x())) add(node.x(), build_.where({.condition = condition, .x = g, .y = none}));
  if (varies(node.y())) add(node.y(), build_.where({.condition = condition, .x = none, .y = g}));
}

// Sums over the axes that were added or stretched.
Value* Adjoint::sum_to(Value* x, const Shape& shape) {
  const int added = x->type.shape.rank() - shape.rank();
  for (int axis = x->type.shape.rank() - 1; axis >= 0; --axis) {
    const bool stretched = axis < added || (shape[axis - added] == 1 && x->type.shape[axis] != 1);
    if (stretched) x = build_.along_axis(Op::sum, x, axis);
  }
  return build_.reshape(x, shape);
}

void Adjoint::adjoint_broadcast(const Node& node) {
  Value* g = take(node.results[0]);
  if (g && varies(node.x())) add(node.x(), sum_to(g, node.x()->type.shape));
}

void Adjoint::adjoint_reshape(const Node& node) {
  Value* g = take(node.results[0]);
  if (g && varies(node.x())) add(node.x(), build_.reshape(g, node.x()->type.shape));
}

void Adjoint::adjoint_permute(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  std::vector<std::int64_t> inverse(node.attributes.size());
  for (std::size_t i = 0; i < inverse.size(); ++i) {
    inverse[static_cast<std::size_t>(node.attributes[i])] = static_cast<std::int64_t>(i);
  }
  add(node.x(), build_.permute(g, std::move(inverse)));
}

// There is no op that takes a part of a tile: it goes through memory.
void Adjoint::adjoint_cat(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g) return;
  const auto axis = static_cast<int>(node.attributes[0]);
  const Shape& whole = g->type.shape;
  Value* memory = private_memory(g->type.dtype, whole.elements());
  build_.store({.buffer = memory, .offset = positions(build_, whole, whole), .value = g});
  std::int64_t inner = 1;
  for (int i = axis + 1; i < whole.rank(); ++i) inner *= whole[i];
  std::int64_t before = 0;
  for (const Value* tile : node.tiles()) {
    const Shape& part = tile->type.shape;
    if (varies(tile)) {
      Value* at = positions(build_, part, whole);
      Value* shift = build_.broadcast(build_.number(DType::int64, before * inner), part);
      add(tile,
          build_.load({.buffer = memory, .offset = build_.elementwise(Op::add, {at, shift})}));
    }
    before += part[axis];
  }
}

// The two halves, each picked out of the last axis of 2.
void Adjoint::adjoint_join(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g) return;
  const int last = g->type.shape.rank() - 1;
  Value* side = build_.broadcast(build_.arange(0, 2), g->type.shape);
  Value* none = zero(g->type);
  const Value* halves[] = {node.x(), node.y()};
  for (std::int64_t i = 0; i < 2; ++i) {
    const Value* half = halves[i];
    if (!varies(half)) continue;
    Value* mine = build_.elementwise(
        Op::eq, {side, build_.broadcast(build_.number(DType::int64, i), g->type.shape)});
    Value* picked = build_.where({.condition = mine, .x = g, .y = none});
    add(half, build_.along_axis(Op::sum, picked, last));
  }
}

void Adjoint::adjoint_sort(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  const MakeMemory make = [&](DType dtype, std::int64_t size) {
    return private_memory(dtype, size);
  };
  Value* sorted = now(node.results[0]);
  SortedRows rows(build_, sorted, static_cast<int>(node.attributes[0]), node.attributes[1] != 0,
                  make);
  add(node.x(), rows.share(g, rows.find(sorted), rows.find(now(node.x()))));
}

// --- reductions ---

Value* Adjoint::spread_along(Value* reduced, const Shape& shape, std::int64_t axis) {
  Shape with_one = shape;
  with_one[static_cast<int>(axis)] = 1;
  return build_.broadcast(build_.reshape(reduced, with_one), shape);
}

void Adjoint::adjoint_sum(const Node& node) {
  Value* g = take(node.results[0]);
  if (g && varies(node.x())) {
    add(node.x(), spread_along(g, node.x()->type.shape, node.attributes[0]));
  }
}

// Elements that are as large (or small) as the result share its gradient evenly.
void Adjoint::selected(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  const std::int64_t axis = node.attributes[0];
  Value* x = now(node.x());
  const Shape& shape = x->type.shape;
  Value* chosen = build_.elementwise(Op::eq, {x, spread_along(now(node.results[0]), shape, axis)});
  Value* ones = build_.cast(chosen, g->type.dtype);
  Value* count = build_.along_axis(Op::sum, ones, axis);
  // None where all are NaN.
  Value* most = build_.elementwise(Op::maximum, {count, one(g->type)});
  Value* share = build_.elementwise(Op::div, {g, most});
  zeros_now_ = kChosen;
  add(node.x(), build_.where({.condition = chosen,
                              .x = spread_along(share, shape, axis),
                              .y = zero(gradient_type(node.x()))}));
}
void Adjoint::adjoint_max(const Node& node) { selected(node); }
void Adjoint::adjoint_min(const Node& node) { selected(node); }

// The product of the others: without zeros the whole over x; with one zero only that element has any.
void Adjoint::adjoint_prod(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  const std::int64_t axis = node.attributes[0];
  const Term x = term(node.x());
  const Shape& shape = x.value->type.shape;
  const Term is_zero = x == 0;
  const Term others = where(is_zero, 1, x);
  const Term zeros = where(is_zero, number(x, 1), 0);
  const Term count{&build_,
                   spread_along(build_.along_axis(Op::sum, zeros.value, axis), shape, axis)};
  const Term product{&build_,
                     spread_along(build_.along_axis(Op::prod, others.value, axis), shape, axis)};
  const Term in_place_of_zero = where(count == 1, product, 0);
  const Term beside = where(count == 0, product / others, 0);
  zeros_now_ = kChosen;
  const Term given = incoming(spread_along(g, shape, axis));
  add(node.x(), (given * where(is_zero, in_place_of_zero, beside)).value);
}

// --- scans ---

// The last element along the axis first; through memory, as there is no op for it.
Value* Adjoint::turned_round(Value* x, std::int64_t axis) {
  const Shape& shape = x->type.shape;
  const auto along = static_cast<int>(axis);
  Value* memory = private_memory(x->type.dtype, shape.elements());
  Value* at = positions(build_, shape, shape);
  build_.store({.buffer = memory, .offset = at, .value = x});
  Shape line = shape;
  std::int64_t inner = 1;
  for (int i = 0; i < shape.rank(); ++i) {
    if (i != along) line[i] = 1;
    if (i > along) inner *= shape[i];
  }
  // Element i becomes element length - 1 - i: that many steps on.
  Value* index = build_.arange(0, shape[along]);
  const auto number = [&](std::int64_t value) {
    return build_.broadcast(build_.number(DType::int64, value), index->type.shape);
  };
  Value* steps =
      build_.elementwise(Op::sub, {number((shape[along] - 1) * inner),
                                   build_.elementwise(Op::mul, {index, number(2 * inner)})});
  Value* mirrored =
      build_.elementwise(Op::add, {at, build_.broadcast(build_.reshape(steps, line), shape)});
  return build_.load({.buffer = memory, .offset = mirrored});
}

// Each with all after it.
Value* Adjoint::sums_from_the_end(Value* x, std::int64_t axis) {
  return turned_round(build_.along_axis(Op::cumsum, turned_round(x, axis), axis), axis);
}

void Adjoint::adjoint_cumsum(const Node& node) {
  Value* g = take(node.results[0]);
  if (g && varies(node.x())) add(node.x(), sums_from_the_end(g, node.attributes[0]));
}

// As for `prod`, with the zeros before an element: none, or the first one alone, or more.
void Adjoint::adjoint_cumprod(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g || !varies(node.x())) return;
  const std::int64_t axis = node.attributes[0];
  const Term x = term(node.x()), r = term(node.results[0]);
  zeros_now_ = kChosen;  // by the zeros
  const Term given = incoming(g);
  const Term is_zero = x == 0;
  const Term zeros{&build_,
                   build_.along_axis(Op::cumsum, where(is_zero, number(x, 1), 0).value, axis)};
  const Term first = is_zero & (zeros == 1);
  const Term filled = where(first, 1, x);
  const Term without{&build_, build_.along_axis(Op::cumprod, filled.value, axis)};
  const Term before = incoming(sums_from_the_end((given * r).value, axis));
  const Term at = incoming(sums_from_the_end((given * without).value, axis));
  add(node.x(), where(zeros == 0, before / where(is_zero, 1, x), where(first, at, 0)).value);
}

// --- products ---

bool is_product(const Node& node) { return node.op == Op::dot; }

void Adjoint::adjoint_dot(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g) return;
  const auto turned = [&](const Value* tile) {
    Value* x = now(tile);
    std::vector<std::int64_t> axes;
    for (int i = 0; i < x->type.shape.rank(); ++i) axes.push_back(i);
    std::swap(axes[axes.size() - 1], axes[axes.size() - 2]);
    x = build_.permute(x, std::move(axes));
    return x->type.dtype == g->type.dtype ? x : build_.cast(x, g->type.dtype);
  };
  const auto give = [&](const Value* to, Value* a, Value* b) {
    Value* product = build_.product({.a = a, .b = b}, g->type.dtype);
    const DType dtype = gradient_type(to).dtype;
    add(to, dtype == product->type.dtype ? product : build_.cast(product, dtype));
  };
  if (varies(node.a())) give(node.a(), g, turned(node.b()));
  if (varies(node.b())) give(node.b(), turned(node.a()), g);
  if (node.acc() && varies(node.acc())) add(node.acc(), g);
}

}  // namespace eas::diff
