// By the affine form of offsets.
#include "diff/elements.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "ir/edit.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Value;
using passes::Affine;

namespace {

// Strides of the axes that are longer than 1, with their lengths, the smallest first.
std::vector<std::pair<std::int64_t, std::int64_t>> steps_of(const Affine& sum,
                                                            const ir::Shape& shape) {
  std::vector<std::pair<std::int64_t, std::int64_t>> steps;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (shape[axis] <= 1) continue;
    steps.emplace_back(std::abs(sum.stride[static_cast<std::size_t>(axis)]), shape[axis]);
  }
  std::sort(steps.begin(), steps.end());
  return steps;
}

// The loop whose counter a value is.
const Node* counted_by(const Value* value) {
  const bool counter = value->block && value->block->parent && value->index == 0 &&
                       value->block->parent->op == Op::for_;
  return counter ? value->block->parent : nullptr;
}

}  // namespace

namespace {

// A part of an offset: a scalar (null: 1) times what varies over the tile by `strides`.
struct Scaled {
  const Value* scalar;
  std::array<std::int64_t, ir::kMaxRank> strides;
};

const Value* uniform_scalar(const Value* value) {
  while (value->node && (value->node->op == Op::broadcast || value->node->op == Op::reshape)) {
    value = value->node->x();
  }
  return value->type.is_scalar() ? value : nullptr;
}

// Strides of the elements of x in the shape it was stretched or reshaped to, where axes of size 1 come
// or go.
bool reshape_strides(std::array<std::int64_t, ir::kMaxRank>& strides, const ir::Shape& from,
                     const ir::Shape& to, bool stretched) {
  std::array<std::int64_t, ir::kMaxRank> out{};
  int next = from.rank() - 1;
  for (int axis = to.rank() - 1; axis >= 0; --axis) {
    if (stretched) {
      const int at = axis - (to.rank() - from.rank());
      if (at >= 0 && from[at] != 1) {
        out[static_cast<std::size_t>(axis)] = strides[static_cast<std::size_t>(at)];
      }
      continue;
    }
    if (to[axis] == 1) continue;
    while (next >= 0 && from[next] == 1) --next;
    if (next < 0 || from[next] != to[axis]) return false;
    out[static_cast<std::size_t>(axis)] = strides[static_cast<std::size_t>(next--)];
  }
  strides = out;
  return true;
}

// Takes an offset apart at its additions and at products with a scalar.
class Splitter {
 public:
  explicit Splitter(const passes::AffineAnalysis& affine) : affine_(affine) {}

  std::optional<std::vector<Scaled>> split(const Value* value) {
    if (--budget_ < 0) return std::nullopt;
    if (const Affine* sum = affine_.of(value)) {
      if (!sum->linear) return std::nullopt;
      return std::vector<Scaled>{{nullptr, sum->stride}};
    }
    if (uniform_scalar(value)) return std::vector<Scaled>{};
    const Node* node = value->node;
    if (!node) return std::nullopt;
    switch (node->op) {
      case Op::multiple_of: return split(node->x());
      case Op::broadcast:
      case Op::reshape: return reshaped(*node);
      case Op::add: return both(*node);
      case Op::mul: return product(*node);
      default: return std::nullopt;
    }
  }

 private:
  std::optional<std::vector<Scaled>> reshaped(const Node& node) {
    auto parts = split(node.x());
    if (!parts) return std::nullopt;
    for (Scaled& part : *parts) {
      if (!reshape_strides(part.strides, node.x()->type.shape, node.results[0]->type.shape,
                           node.op == Op::broadcast)) {
        return std::nullopt;
      }
    }
    return parts;
  }

  std::optional<std::vector<Scaled>> both(const Node& node) {
    auto x = split(node.x()), y = split(node.y());
    if (!x || !y) return std::nullopt;
    for (const Scaled& part : *y) {
      const auto same = std::find_if(
          x->begin(), x->end(), [&](const Scaled& other) { return other.scalar == part.scalar; });
      if (same == x->end()) {
        x->push_back(part);
        continue;
      }
      for (std::size_t i = 0; i < part.strides.size(); ++i) same->strides[i] += part.strides[i];
    }
    return x;
  }

  std::optional<std::vector<Scaled>> product(const Node& node) {
    const Value *x = node.x(), *scalar = uniform_scalar(node.y());
    if (!scalar) x = node.y(), scalar = uniform_scalar(node.x());
    const Affine* sum = scalar ? affine_.of(x) : nullptr;
    if (!sum || !sum->linear) return std::nullopt;
    return std::vector<Scaled>{{scalar, sum->stride}};
  }

  const passes::AffineAnalysis& affine_;
  int budget_ = 64;
};

}  // namespace

Elements::Elements(const ir::Function& function) : function_(function), affine_(function) {
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->op == Op::store) stores_.push_back(node);
  });
}

std::vector<int> Elements::constant_axes(const Value* offset) const {
  std::vector<int> axes;
  const Affine* sum = affine_.of(offset);
  if (!sum || !sum->linear) return axes;
  const ir::Shape& shape = offset->type.shape;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (shape[axis] > 1 && sum->stride[static_cast<std::size_t>(axis)] == 0) axes.push_back(axis);
  }
  return axes;
}

bool Elements::are_distinct(const Value* offset) const {
  if (offset->type.shape.elements() <= 1) return true;
  const Affine* sum = affine_.of(offset);
  if (!sum || !sum->linear) return false;
  std::int64_t reach = 0;  // of the axes before
  for (const auto& [step, size] : steps_of(*sum, offset->type.shape)) {
    if (step == 0) continue;
    if (step <= reach) return false;
    reach += step * (size - 1);
  }
  return true;
}

std::optional<Elements::Parts> Elements::parts_of(const Value* offset) const {
  auto parts = Splitter(affine_).split(offset);
  if (!parts) return std::nullopt;
  const ir::Shape& shape = offset->type.shape;
  std::vector<Part> varying;
  std::array<int, ir::kMaxRank> owners{};
  for (const Scaled& part : *parts) {
    Part out{part.scalar, 0, 0};
    std::vector<std::pair<std::int64_t, std::int64_t>> steps;
    for (int axis = 0; axis < shape.rank(); ++axis) {
      const std::int64_t stride = std::abs(part.strides[static_cast<std::size_t>(axis)]);
      if (shape[axis] <= 1 || stride == 0) continue;
      ++owners[static_cast<std::size_t>(axis)];
      steps.emplace_back(stride, shape[axis]);
    }
    std::sort(steps.begin(), steps.end());
    for (const auto& [step, size] : steps) {
      if (step <= out.reach) return std::nullopt;
      if (out.step == 0) out.step = step;
      out.reach += step * (size - 1);
    }
    if (out.step != 0) varying.push_back(out);
  }
  // Each axis belongs to one part, so that two elements differ in one of them.
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (shape[axis] > 1 && owners[static_cast<std::size_t>(axis)] != 1) return std::nullopt;
  }
  if (varying.size() != 2) return std::nullopt;
  return Parts{varying[0], varying[1]};
}

bool Elements::count_alike(const Node& a, const Node& b) const {
  if (&a == &b) return true;
  return a.op == Op::for_ && b.op == Op::for_ && are_same(a.lo(), b.lo()) &&
         are_same(a.hi(), b.hi()) && are_same(a.step(), b.step());
}

bool Elements::are_same(const Value* a, const Value* b) const {
  if (a == b) return true;
  if (!a || !b || !(a->type == b->type)) return false;
  if (const Node* loop = counted_by(a); loop && counted_by(b)) {
    return count_alike(*loop, *counted_by(b));
  }
  if (!a->node || !b->node || a->node->op != b->node->op) return false;
  const Node &x = *a->node, &y = *b->node;
  if (!ops::is_pure(x.op) || !x.regions.empty() || x.attributes != y.attributes) return false;
  if (x.operands.size() != y.operands.size() || a->index != b->index) return false;
  const auto [known, asked] = same_.try_emplace({a, b}, false);
  if (!asked) return known->second;
  bool same = true;
  for (std::size_t i = 0; same && i < x.operands.size(); ++i) {
    same = are_same(x.operands[i], y.operands[i]);
  }
  return same_[{a, b}] = same;
}

// Whether the store is done whenever the access is: they lie in the same branches, and in loops that
// count alike.
bool Elements::happen_alike(const Node& access, const Node& store) const {
  const auto around = [](const Node& node) {
    std::vector<const ir::Block*> blocks;
    for (const ir::Block* at = node.parent; at->parent; at = at->parent->parent)
      blocks.push_back(at);
    return blocks;
  };
  std::vector<const ir::Block*> of_access = around(access), of_store = around(store);
  if (of_access.size() < of_store.size()) return false;
  for (std::size_t i = 0; i < of_store.size(); ++i) {
    const ir::Block* a = of_access[of_access.size() - 1 - i];
    const ir::Block* b = of_store[of_store.size() - 1 - i];
    if (a == b) continue;
    if (b->parent->op != Op::for_ || !count_alike(*a->parent, *b->parent)) return false;
  }
  return true;
}

bool Elements::are_apart(std::span<const Node* const> accesses) const {
  const auto is_where = [&](const Node& access, const Node& store) {
    return constant_axes(access.offset()).empty() && happen_alike(access, store) &&
           are_same(store.offset(), access.offset()) &&
           (!store.mask() || are_same(store.mask(), access.mask()));
  };
  return std::any_of(stores_.begin(), stores_.end(), [&](const Node* store) {
    return store->buffer()->type.kind == ir::TypeKind::Buffer &&
           std::all_of(accesses.begin(), accesses.end(),
                       [&](const Node* access) { return is_where(*access, *store); });
  });
}

bool Elements::are_stored_once(const Value* memory) const {
  std::vector<const Node*> stores;
  for (const Node* store : stores_) {
    if (store->buffer() == memory) stores.push_back(store);
  }
  for (std::size_t i = 0; i < stores.size(); ++i) {
    if (!is_done_once(*stores[i])) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (!never_meet(*stores[i], *stores[j])) return false;
    }
  }
  return true;
}

// Whether two stores have no element in common, or only one of them is done.
bool Elements::never_meet(const Node& a, const Node& b) const {
  const auto here = passes::footprint(a), there = passes::footprint(b);
  if (here && there && passes::never_meet(*here, *there)) return true;
  for (const ir::Block* x = a.parent; x->parent; x = x->parent->parent) {
    for (const ir::Block* y = b.parent; y->parent; y = y->parent->parent) {
      const bool other_way = x != y && x->parent == y->parent && x->parent->op == Op::if_;
      if (other_way) return !is_repeated(*x->parent);
    }
  }
  if (is_repeated(a) || is_repeated(b)) return false;
  const Affine *x = affine_.of(a.offset()), *y = affine_.of(b.offset());
  if (!x || !y || !x->linear || !y->linear) return false;
  const auto difference = passes::subtract(*x, *y);
  if (!difference || !difference->terms.empty() || difference->program != decltype(x->program){}) {
    return false;
  }
  const std::int64_t apart = difference->constant;
  // Two elements need not be at the same place of their tiles.
  if (apart + x->low - y->high > 0 || apart + x->high - y->low < 0) return true;
  // Steps that never make up for it.
  std::int64_t common = 0;
  for (const Affine* sum : {x, y}) {
    for (const std::int64_t stride : sum->stride) common = std::gcd(common, stride);
  }
  return common != 0 && apart % common != 0;
}

bool Elements::is_repeated(const Node& node) const {
  for (const ir::Block* block = node.parent; block->parent; block = block->parent->parent) {
    if (block->parent->op != Op::if_) return true;
  }
  return false;
}

bool Elements::is_done_once(const Node& store) const {
  const Node* only = &store;
  // Each loop around it must move it by more than the tile and the loops inside reach. Lanes of one
  // store are taken to be apart where nothing is known of them.
  const Affine* sum = affine_.of(only->offset());
  if (sum && sum->linear &&
      !(are_distinct(only->offset()) && constant_axes(only->offset()).empty())) {
    return false;
  }
  std::int64_t reach = sum ? sum->high - sum->low : 0;
  for (const ir::Block* block = only->parent; block->parent; block = block->parent->parent) {
    const Node& around = *block->parent;
    if (around.op == Op::if_) continue;
    if (around.op != Op::for_ || !ir::is_constant(around.step()) || !sum) return false;
    const Value* counter = around.regions[0]->params[0];
    std::int64_t factor = 0;
    for (const Affine::Term& term : sum->terms) {
      if (term.scalar == counter) factor = term.factor;
      // What else changes from turn to turn is unknown.
      else if (!counted_by(term.scalar) && ir::is_inside(ir::defining_block(term.scalar), block)) {
        return false;
      }
    }
    const std::int64_t step = std::abs(factor * ir::constant_int(around.step()));
    if (step <= reach) return false;
    constexpr std::int64_t kFar = std::int64_t{1} << 40;
    const std::int64_t span =
        ir::has_constant_bounds(around)
            ? std::abs(ir::constant_int(around.hi()) - ir::constant_int(around.lo()))
            : kFar;
    if (std::abs(factor) > kFar || span > kFar) return false;
    reach = span == kFar ? INT64_MAX : reach + std::abs(factor) * span;
  }
  return true;
}

}  // namespace eas::diff
