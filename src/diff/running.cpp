// Loops that carry a number only to keep exponentials in range (shifts.hpp). Whatever it is, gradients
// are the same: so it is taken to be in every turn what it is after the last one, and no turn's own is
// kept. Where the kernel left that number plus the logarithm of the sum in an output that is `saved`,
// it is taken to be this: then the sum is 1, and what was divided by it is what came out.
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

// The store of the shift plus the logarithm of a sum in its units, and which sum that is.
const Node* Adjoint::saved_logarithm(const RunningShift& shift, std::size_t& sum) const {
  const Node& loop = *shift.loop;
  for (const Node* node : primal_.body()->nodes) {
    if (node->op != Op::store) continue;
    const auto saved = saved_.find(node->value());
    if (saved == saved_.end() || saved->second != node) continue;
    const Value* logarithm = beside(node->value(), Op::add, loop.results[shift.carried]);
    if (!logarithm || !logarithm->node) continue;
    if (logarithm->node->op != Op::log && logarithm->node->op != Op::log2) continue;
    for (sum = 0; sum < loop.results.size(); ++sum) {
      if (shift.in_units[sum] && logarithm->node->x() == loop.results[sum]) return node;
    }
  }
  return nullptr;
}

// Whether what a loop gives reaches nothing but stores whose mask leaves out the same rows.
bool Adjoint::is_stored_under(const Node& loop, const Node& store) const {
  if (!store.mask()) return true;
  if (store.mask()->type.shape.rank() > 1) return false;
  std::unordered_set<const Value*> reached(loop.results.begin(), loop.results.end());
  const auto& nodes = primal_.body()->nodes;
  for (auto at = std::find(nodes.begin(), nodes.end(), &loop) + 1; at != nodes.end(); ++at) {
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
    const int axis = store.mask()->type.shape.is_scalar() ? kNoAxis : 0;
    if (!same_along(node.mask(), axis, store.mask(), axis)) return false;
  }
  return true;
}

// Before a loop is replayed: its shift is taken from what was saved, if it was.
bool Adjoint::take_saved_shift(const RunningShift& shift) {
  std::size_t sum = 0;
  const Node* store = saved_.empty() ? nullptr : saved_logarithm(shift, sum);
  const Node& loop = *shift.loop;
  if (!store || !is_stored_under(loop, *store)) return false;
  for (std::size_t k = 0; k < shift.in_units.size(); ++k) {
    if (shift.in_units[k] && !passes::is_splat(loop.inits()[k], 0)) return false;
  }
  const DType dtype = store->buffer()->type.dtype;
  if (dtype != loop.results[shift.carried]->type.dtype) return false;
  if (!replay_early(store->offset()) || (store->mask() && !replay_early(store->mask())))
    return false;
  // Rows that are not there have exponentials of 0.
  Value *offset = now(store->offset()), *mask = store->mask() ? now(store->mask()) : nullptr;
  const auto far = ir::constant_bits(dtype, std::numeric_limits<double>::infinity());
  Value* other = mask ? build_.broadcast(build_.constant(dtype, far), offset->type.shape) : nullptr;
  fix_shift(shift,
            build_.load(
                {.buffer = now(store->buffer()), .offset = offset, .mask = mask, .other = other}));
  return true;
}

// After it: what else is known by that.
void Adjoint::take_saved_results(const RunningShift& shift) {
  std::size_t sum = 0;
  saved_logarithm(shift, sum);
  const Node& loop = *shift.loop;
  const Type& type = loop.results[sum]->type;
  map_[loop.results[sum]] =
      build_.broadcast(build_.constant(type.dtype, ir::constant_bits(type.dtype, 1.0)), type.shape);
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
