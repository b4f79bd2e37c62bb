// Numbers that are only there to keep exponentials in range (shifts.hpp). Whatever they are, gradients are
// the same: so one that a loop carries is taken to be in every turn what it is after the last one, and
// no turn's own is kept. Where the kernel left such a number plus the logarithm of the sum in an output
// that is `saved`, it is taken to be this: then the sum is 1, and what a loop divided by it is what came
// out.
#include <algorithm>
#include <limits>

#include "diff/adjoint.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/constants.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;
using passes::kNoAxis;

namespace {

// Whether two values are the same along one axis of each, and along no other axis vary at all. An axis of
// a value that is one number for all is none.
bool same_along(const Value* a, int a_axis, const Value* b, int b_axis, int deep = 0) {
  constexpr int kDeep = 30;  // further nobody looks
  if (deep > kDeep) return false;
  const auto moved = [](const Value*& value, int& axis) {
    const Node* node = value->node;
    if (!node || !passes::only_moves_elements(node->op)) return false;
    const auto axes = passes::source_axes(*node);
    if (!axes) return false;
    axis = axis == kNoAxis ? kNoAxis : (*axes)[static_cast<std::size_t>(axis)];
    value = node->x();
    return true;
  };
  while (moved(a, a_axis)) {
  }
  while (moved(b, b_axis)) {
  }
  const bool wide = passes::wide_axes(a->type.shape) > 0;
  if (wide && (a_axis == kNoAxis || a->type.shape[a_axis] == 1)) return false;
  if (a == b) return passes::wide_axes(a->type.shape) <= 1 && (!wide || a_axis == b_axis);
  const Node *x = a->node, *y = b->node;
  if (!x || !y || x->op != y->op || x->attributes != y->attributes) return false;
  if (x->op == Op::constant || x->op == Op::arange) return a->type == b->type && a_axis == b_axis;
  const bool lanewise = ops::is_elementwise(x->op) || x->op == Op::cast;
  if (!lanewise || x->operands.size() != y->operands.size()) return false;
  for (std::size_t i = 0; i < x->operands.size(); ++i) {
    if (!same_along(x->operands[i], a_axis, y->operands[i], b_axis, deep + 1)) return false;
  }
  return true;
}

// Whether a mask is false wherever the other is, each along its axis.
bool leaves_out(const Value* mask, int axis, const Value* other, int other_axis, int deep = 0) {
  constexpr int kDeep = 8;  // further nobody looks
  if (same_along(mask, axis, other, other_axis)) return true;
  const Node* node = mask->node;
  if (deep > kDeep || !node || node->op != Op::and_) return false;
  return leaves_out(node->x(), axis, other, other_axis, deep + 1) ||
         leaves_out(node->y(), axis, other, other_axis, deep + 1);
}

const Value* without_moves(const Value* value) {
  while (value->node && passes::only_moves_elements(value->node->op)) value = value->node->x();
  return value;
}

// The other operand of an op of two, in either order; null where it is no such op of `one`.
const Value* beside(const Value* value, Op op, const Value* one) {
  const Node* node = value->node;
  if (!node || node->op != op) return nullptr;
  return node->x() == one ? node->y() : node->y() == one ? node->x() : nullptr;
}

}  // namespace

void Adjoint::find_running() {
  for (RunningShift& shift : running_shifts(primal_)) {
    const Node& loop = *shift.loop;
    const std::size_t first = ir::first_carried(loop);
    bool starts_plain = !varies(loop.inits()[shift.carried]);
    for (std::size_t k = 0; k < shift.in_units.size(); ++k) {
      starts_plain &= !shift.in_units[k] || !varies(loop.inits()[k]);
    }
    if (!starts_plain) continue;
    const ir::Block& body = *loop.regions[0];
    shifts_.insert(body.params[first + shift.carried]);
    shifts_.insert(ir::terminator(body)->values()[shift.carried]);
    shifts_.insert(loop.results[shift.carried]);
    running_.emplace(&loop, std::move(shift));
  }
}

// From now on all turns of a loop are replayed with this one.
void Adjoint::fix_shift(const RunningShift& shift, Value* unit) {
  const ir::Block& body = *shift.loop->regions[0];
  const Value* before = body.params[ir::first_carried(*shift.loop) + shift.carried];
  const Value* next = ir::terminator(body)->values()[shift.carried];
  fixed_[before] = fixed_[next] = unit;
  for (const Node* node : body.nodes) {
    if (node->op != Op::sub || node->results[0] == next) continue;
    const bool none =
        (node->x() == before && node->y() == next) || (node->x() == next && node->y() == before);
    if (none) fixed_[node->results[0]] = zero(unit->type);
  }
}

void Adjoint::free_shift(const RunningShift& shift) {
  const ir::Block& body = *shift.loop->regions[0];
  fixed_.erase(body.params[ir::first_carried(*shift.loop) + shift.carried]);
  for (const Node* node : body.nodes) {
    for (const Value* result : node->results) fixed_.erase(result);
  }
}

// The logarithm of the sum whose units are those of the number: a store of both, for `number`, whose
// results `from` gives.
std::optional<Adjoint::SavedShift> Adjoint::saved_logarithm(const Node& from,
                                                            const Value* number) const {
  for (const Node* store : saved_stores_) {
    if (store->buffer()->type.dtype != number->type.dtype) continue;
    const Value* logarithm = beside(store->value(), Op::add, number);
    if (!logarithm || !logarithm->node) continue;
    if (logarithm->node->op != Op::log && logarithm->node->op != Op::log2) continue;
    if (is_stored_under(from, *store)) return SavedShift{store, logarithm->node->x()};
  }
  return std::nullopt;
}

// Whether what a node gives reaches nothing but stores whose mask leaves out the same rows.
bool Adjoint::is_stored_under(const Node& from, const Node& store) const {
  if (!store.mask()) return true;
  if (store.mask()->type.shape.rank() > 1) return false;
  const int axis = store.mask()->type.shape.is_scalar() ? kNoAxis : 0;
  std::unordered_set<const Value*> reached(from.results.begin(), from.results.end());
  const auto& nodes = primal_.body()->nodes;
  for (auto at = std::find(nodes.begin(), nodes.end(), &from) + 1; at != nodes.end(); ++at) {
    const Node& node = **at;
    const bool touched = std::any_of(node.operands.begin(), node.operands.end(),
                                     [&](const Value* value) { return reached.contains(value); });
    for (const ir::Block* region : node.regions) {
      bool inside = false;
      ir::walk(*region, [&](const Node* inner) {
        for (const Value* value : inner->operands) inside |= reached.contains(value);
      });
      if (inside) return false;
    }
    if (!touched) continue;
    if (ops::info(node.op).effect == ops::Effect::Pure && node.regions.empty()) {
      reached.insert(node.results.begin(), node.results.end());
      continue;
    }
    if (node.op != Op::store || !node.mask()) return false;
    if (!leaves_out(node.mask(), axis, store.mask(), axis)) return false;
  }
  return true;
}

// The number plus the logarithm, in place of the number. Rows that are not there have exponentials of 0.
Value* Adjoint::load_logarithm(const Node& store, DType dtype) {
  if (!replay_early(store.offset()) || (store.mask() && !replay_early(store.mask())))
    return nullptr;
  Value *offset = now(store.offset()), *mask = store.mask() ? now(store.mask()) : nullptr;
  const auto far = ir::constant_bits(dtype, std::numeric_limits<double>::infinity());
  Value* other = mask ? build_.broadcast(build_.constant(dtype, far), offset->type.shape) : nullptr;
  return build_.load(
      {.buffer = now(store.buffer()), .offset = offset, .mask = mask, .other = other});
}

// The largest of a row, of which nothing depends on what it is.
bool Adjoint::take_saved_maximum(const Node& node) {
  if (saved_stores_.empty() || (node.op != Op::max && node.op != Op::min)) return false;
  const Value* number = node.results[0];
  if (node.parent != primal_.body() || !shifts_.contains(number)) return false;
  const auto saved = saved_logarithm(node, number);
  if (!saved || !saved->sum->node || saved->sum->node->parent != primal_.body()) return false;
  Value* unit = load_logarithm(*saved->store, number->type.dtype);
  if (!unit) return false;
  map_[number] = unit;
  fixed_[saved->sum] = one(saved->sum->type);
  return true;
}

// Before a loop is replayed: its shift is taken from what was saved, if it was.
bool Adjoint::take_saved_shift(const RunningShift& shift) {
  const Node& loop = *shift.loop;
  const Value* number = loop.results[shift.carried];
  const auto saved = saved_logarithm(loop, number);
  if (!saved || saved->sum->node != &loop || !shift.in_units[saved->sum->index]) return false;
  for (std::size_t k = 0; k < shift.in_units.size(); ++k) {
    if (shift.in_units[k] && !passes::is_splat(loop.inits()[k], 0)) return false;
  }
  Value* unit = load_logarithm(*saved->store, number->type.dtype);
  if (unit) fix_shift(shift, unit);
  return unit != nullptr;
}

// After it: what else is known by that.
void Adjoint::take_saved_results(const RunningShift& shift) {
  const Node& loop = *shift.loop;
  const std::size_t sum = saved_logarithm(loop, loop.results[shift.carried])->sum->index;
  map_[loop.results[sum]] = one(loop.results[sum]->type);
  for (const auto& [value, store] : saved_) {
    const Node* node = value->node;
    if (!node || node->op != Op::div || without_moves(node->y()) != loop.results[sum]) continue;
    for (std::size_t k = 0; k < loop.results.size(); ++k) {
      const bool whole = shift.in_units[k] && k != sum && node->x() == loop.results[k];
      if (whole && take_saved(*node)) map_[loop.results[k]] = map_.at(value);
    }
  }
}

}  // namespace eas::diff
