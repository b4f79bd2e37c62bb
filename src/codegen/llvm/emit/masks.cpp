// Comparisons of linear sums, and what is made of them: `&` and what moves elements.
#include "codegen/llvm/emit/masks.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/guards.hpp"

namespace eas::codegen {

using ir::Op;

const Span* Masks::known_span(const Key& mask) const {
  for (const Scope& scope : loops_.scopes) {
    const auto found = scope.spans.find(mask);
    if (found != scope.spans.end()) return &found->second;
  }
  return nullptr;
}

Span Masks::span(const ir::Value* mask, Coords coords) {
  if (coords.axis >= 0) coords.at[static_cast<std::size_t>(coords.axis)] = i64(0);
  const Key key{mask, elements_.normalised(mask->type.shape, coords)};
  ir::visit_parts_first(
      key, [&](const Key& x) { return known_span(x) != nullptr; },
      [&](const Key& x, std::size_t index) { return span_part(x, index); },
      [&](const Key& x) { loops_.scopes.back().spans[x] = make_span(x); });
  return *known_span(key);
}

llvm::Value* Masks::prefix(const ir::Value* mask, const Coords& coords) {
  const Span found = span(mask, coords);
  return found.low ? nullptr : found.high;
}

std::optional<Key> Masks::span_part(const Key& mask, std::size_t index) {
  const ir::Node* node = mask.value->node;
  if (mask.at.axis < 0 || !node || known_.stored.count(mask.value)) return std::nullopt;
  switch (node->op) {
    case Op::and_: {
      const Key first{node->x(), mask.at};
      if (index == 0) return first;
      if (index == 1 && known_span(first)->high) return Key{node->y(), mask.at};
      return std::nullopt;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const auto source = index == 0 ? elements_.source_coords(*node, mask.at) : std::nullopt;
      return source ? std::optional(Key{node->x(), *source}) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

// The smaller or the larger. LLVM's analysis takes minimums of minimums for one of them all, again for
// each: the square of a chain. Through what is frozen it does not look.
llvm::Value* Masks::extreme(llvm::Intrinsic::ID which, llvm::Value* x, llvm::Value* y) {
  constexpr int kLongest = 32;
  int length = 1 + std::max(chains_[x], chains_[y]);
  llvm::Value* out = builder_.CreateBinaryIntrinsic(which, x, y);
  if (length == kLongest) {
    out = builder_.CreateFreeze(out);
    length = 0;
  }
  chains_[out] = length;
  return out;
}

namespace {
constexpr std::int64_t kAll = std::int64_t{1} << 62;  // more than an axis has
}

// From those of its parts.
Span Masks::make_span(const Key& mask) {
  const Coords& here = mask.at;
  if (here.axis < 0)
    return {nullptr,
            builder_.CreateSelect(elements_.eval(mask.value, here).parts[0], i64(kAll), i64(0))};
  const ir::Node* node = mask.value->node;
  if (!node || known_.stored.count(mask.value)) return {};
  switch (node->op) {
    case Op::and_: {
      const Span x = span(node->x(), here);
      const Span y = x.high ? span(node->y(), here) : Span{};
      if (!y.high) return {};
      llvm::Value* low = !x.low   ? y.low
                         : !y.low ? x.low
                                  : extreme(llvm::Intrinsic::smax, x.low, y.low);
      return {low, least(x.high, y.high)};
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const auto source = elements_.source_coords(*node, here);
      return source ? span(node->x(), *source) : Span{};
    }
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge: return span_of_order(mask);
    default: return {};
  }
}

// Of a comparison of two linear sums.
Span Masks::span_of_order(const Key& mask) {
  const Coords& here = mask.at;
  const ir::Node* node = mask.value->node;
  if (node->x()->type.dtype != DType::int64) return {};
  const bool swapped = node->op == Op::gt || node->op == Op::ge;
  const Linear* first = linears_.linear(swapped ? node->y() : node->x());
  if (!first) return {};
  const Linear x = *first;
  const Linear* y = linears_.linear(swapped ? node->x() : node->y());
  if (!y) return {};
  const auto axis = static_cast<std::size_t>(here.axis);
  const auto step_x = constant(x.stride[axis]), step_y = constant(y->stride[axis]);
  if (!step_x || !step_y) return {};
  const std::int64_t step = *step_x - *step_y;
  if (step < -1 || step > 1) return {};
  const int rank = mask.value->type.shape.rank();
  llvm::Value* low = linears_.at(x, here, rank);
  llvm::Value* high = linears_.at(*y, here, rank);
  const bool equal = node->op == Op::le || node->op == Op::ge;
  // x(0) + step i < y(0), or <=. What is compared may be any number: no difference may wrap.
  if (step < 0) {
    llvm::Value* from = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::ssub_sat, low, high);
    if (!equal) from = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::sadd_sat, from, i64(1));
    return {from, i64(kAll)};
  }
  llvm::Value* room = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::ssub_sat, high, low);
  if (equal) room = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::sadd_sat, room, i64(1));
  if (step == 1) return {nullptr, room};
  return {nullptr, builder_.CreateSelect(builder_.CreateICmpSGT(room, i64(0)), i64(kAll), i64(0))};
}

Coords Masks::coords_of(const Mask& mask, const Coords& coords) {
  Coords out;
  out.rows = coords.rows == Coords::kAlong ? Coords::kAlong : Coords::kSame;
  for (std::size_t axis = 0; axis < mask.axes.size(); ++axis) {
    const int from = mask.axes[axis];
    if (from == Mask::kNone) continue;
    out.at[axis] = coords.at[static_cast<std::size_t>(from)];
    if (coords.axis == from) out.axis = static_cast<int>(axis);
    if (coords.rows == from) out.rows = static_cast<int>(axis);
  }
  return elements_.normalised(mask.value->type.shape, out);
}

// Masks that are bounds on the two axes, each by itself, or several of them together.
bool Masks::rectangle(const ir::Value* mask, const Coords& coords, Rectangle& out) {
  // The bound of a mask along one axis only.
  const auto bound = [&](const ir::Value* value, const Coords& at, bool by_row) {
    llvm::Value* by = prefix(value, at);
    llvm::Value*& limit = by_row ? out.rows : out.lanes;
    if (by) limit = limit ? least(limit, by) : by;
    return by != nullptr;
  };
  ir::Once<Key> work;
  const auto look_at = [&](const ir::Value* value, const Coords& at) {
    work.add({value, elements_.normalised(value->type.shape, at)});
  };
  look_at(mask, coords);
  while (const auto next = work.take()) {
    const auto& [value, at] = *next;
    Coords one = at;
    one.rows = Coords::kAlong;
    if (at.axis < 0 || at.rows < 0) {  // along one of them only, or the same for all
      const bool by_row = at.axis < 0 && at.rows >= 0;
      if (by_row) one.axis = at.rows;
      if (!bound(value, one, by_row)) return false;
      continue;
    }
    const ir::Node* node = value->node;
    if (!node || known_.stored.count(value)) return false;
    if (node->op == Op::and_) {
      look_at(node->y(), at);
      look_at(node->x(), at);
      continue;
    }
    if (passes::only_moves_elements(node->op)) {
      const auto source = elements_.source_coords(*node, at);
      if (!source) return false;
      look_at(node->x(), *source);
      continue;
    }
    if (!passes::is_order(node->op)) return false;
    const Linear* x = linears_.linear(node->x());
    const Linear* y = x ? linears_.linear(node->y()) : nullptr;
    if (!y) return false;
    const auto varies = [&](int axis) {
      const auto a = static_cast<std::size_t>(axis);
      return constant(x->stride[a]) != 0 || constant(y->stride[a]) != 0;
    };
    if (varies(at.axis) && varies(at.rows)) return false;
    const bool by_row = varies(at.rows);
    if (by_row) {
      one.axis = at.rows;
      one.at[static_cast<std::size_t>(at.axis)] = i64(0);
    }
    if (!bound(value, one, by_row)) return false;
  }
  return true;
}

// The mask holds at these coordinates, and so does what it was made of.
void Masks::hold(const ir::Value* mask, const Coords& coords) {
  std::vector<Key> work;
  // What is the same for all lanes is computed once a turn, apart from the chunk.
  const auto is_of_turn = [&](const Coords& at) {
    return at.axis < 0 && std::any_of(
                              at.at.begin(), at.at.end(),
                              [&](const llvm::Value* index) {
                                return index && !constant(index) &&
                                       loops_.depth_of(index) == loops_.depth();
                              });
  };
  const auto look_at = [&](const ir::Value* value, const Coords& at) {
    const Key key{value, at};
    if (!is_tile(value) || !holding_.insert(key).second) return;
    if (is_of_turn(at)) elements_.remember(value, at, Lanes::one(builder_.getTrue()));
    if (value->node) work.push_back(key);
  };
  look_at(mask, coords);
  while (!work.empty()) {
    const auto [value, at] = work.back();
    work.pop_back();
    const ir::Node& node = *value->node;
    if (node.op == Op::and_) {
      for (const ir::Value* operand : node.operands) look_at(operand, at);
    } else if (passes::only_moves_elements(node.op)) {
      if (!is_tile(node.x())) continue;
      if (const auto source = elements_.source_coords(node, at)) look_at(node.x(), *source);
    }
  }
}

void Masks::hold_all(const std::vector<Mask>& masks, const Coords& coords) {
  holding_.clear();
  for (const Mask& mask : masks) hold(mask.value, coords_of(mask, coords));
}

bool Masks::holds(const Key& mask) const {
  return known_.chunk && known_.chunk->masks_hold && holding_.count(mask) != 0;
}

}  // namespace eas::codegen
