// Integer tiles as base + sum of stride * index: what decides whether an access is contiguous,
// strided or a broadcast, and how many leading lanes of a mask hold. int64 only: the contract says
// it never wraps in addresses, while narrower integers do.
#include <llvm/IR/Constants.h>

#include "codegen/llvm/emit/emitter.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::codegen {

using ir::Op;

std::optional<std::int64_t> Emitter::constant(const llvm::Value* value) {
  if (!value) return 0;
  const auto* known = llvm::dyn_cast<llvm::ConstantInt>(value);
  if (!known) return std::nullopt;
  return known->getSExtValue();
}

const std::optional<Linear>* Emitter::known_linear(const ir::Value* value) const {
  for (const Scope& scope : scopes_) {
    const auto found = scope.linears.find(value);
    if (found != scope.linears.end()) return &found->second;
  }
  return nullptr;
}

const Linear* Emitter::linear(const ir::Value* value) {
  const auto is_other = [](const ir::Value* x) {
    return !x->type.is_tile() || x->type.dtype != DType::int64;
  };
  if (is_other(value)) return nullptr;
  ir::visit_parts_first(
      value, [&](const ir::Value* x) { return is_other(x) || known_linear(x); },
      [&](const ir::Value* x, std::size_t index) { return linear_part(x, index); },
      [&](const ir::Value* x) {
        std::optional<Linear> made = at_depth(base_depth_, [&] { return make_linear(x); });
        scopes_[static_cast<std::size_t>(base_depth_)].linears[x] = std::move(made);
      });
  const std::optional<Linear>* known = known_linear(value);
  return *known ? &**known : nullptr;
}

// What the sum of a value is made from, one after another.
std::optional<const ir::Value*> Emitter::linear_part(const ir::Value* value, std::size_t index) {
  const ir::Node* node = value->node;
  if (!node || value->type.is_scalar() || stored_.count(value)) return std::nullopt;
  switch (node->op) {
    case Op::add:
    case Op::sub:
    case Op::mul:
      if (index == 1 && linear(node->x())) return node->y();
      [[fallthrough]];
    case Op::neg:
    case Op::multiple_of:
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: return index == 0 ? std::optional(node->x()) : std::nullopt;
    default: return std::nullopt;
  }
}

std::optional<Linear> Emitter::make_linear(const ir::Value* value) {
  if (value->type.is_scalar()) return Linear{scalar(value), {}};
  const ir::Node* node = value->node;
  if (!node || stored_.count(value)) return std::nullopt;
  const auto add = [&](llvm::Value* x, llvm::Value* y) -> llvm::Value* {
    if (!x) return y;
    return y ? builder_.CreateAdd(x, y) : x;
  };
  const auto scale = [&](llvm::Value* x, llvm::Value* by) -> llvm::Value* {
    return x ? builder_.CreateMul(x, by) : nullptr;
  };
  const auto is_flat = [](const Linear& x) {
    for (const llvm::Value* stride : x.stride) {
      if (stride && constant(stride) != 0) return false;
    }
    return true;
  };
  switch (node->op) {
    case Op::constant:
      return Linear{emit_constant(emit_, DType::int64, node->attributes[0], 0), {}};
    case Op::arange: return Linear{i64(node->attributes[0]), {i64(1)}};
    case Op::multiple_of:
      if (const Linear* x = linear(node->x())) return *x;
      return std::nullopt;
    case Op::neg: {
      const Linear* x = linear(node->x());
      if (!x) return std::nullopt;
      Linear out{builder_.CreateNeg(x->base), {}};
      for (std::size_t a = 0; a < out.stride.size(); ++a)
        out.stride[a] = scale(x->stride[a], i64(-1));
      return out;
    }
    case Op::add:
    case Op::sub: {
      const Linear* first = linear(node->x());
      if (!first) return std::nullopt;
      const Linear x = *first;
      const Linear* y = linear(node->y());
      if (!y) return std::nullopt;
      Linear out;
      const bool minus = node->op == Op::sub;
      out.base = minus ? builder_.CreateSub(x.base, y->base) : builder_.CreateAdd(x.base, y->base);
      for (std::size_t a = 0; a < out.stride.size(); ++a) {
        out.stride[a] = add(x.stride[a], minus ? scale(y->stride[a], i64(-1)) : y->stride[a]);
      }
      return out;
    }
    case Op::mul: {
      const Linear* first = linear(node->x());
      if (!first) return std::nullopt;
      const Linear x = *first;
      const Linear* second = linear(node->y());
      if (!second) return std::nullopt;
      const Linear y = *second;
      if (!is_flat(x) && !is_flat(y)) return std::nullopt;
      const Linear& tile = is_flat(y) ? x : y;
      const Linear& factor = is_flat(y) ? y : x;
      Linear out{builder_.CreateMul(tile.base, factor.base), {}};
      for (std::size_t a = 0; a < out.stride.size(); ++a)
        out.stride[a] = scale(tile.stride[a], factor.base);
      return out;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const Linear* x = linear(node->x());
      if (!x) return std::nullopt;
      Linear out{x->base, {}};
      if (const auto axes = passes::source_axes(*node)) {
        for (std::size_t axis = 0; axis < axes->size(); ++axis) {
          const int source = (*axes)[axis];
          if (source != passes::kNoAxis)
            out.stride[axis] = x->stride[static_cast<std::size_t>(source)];
        }
        return out;
      }
      const ir::Shape& from = node->x()->type.shape;
      if (passes::wide_axes(from) != 1) return std::nullopt;
      // One axis split into several.
      const ir::Shape& to = value->type.shape;
      llvm::Value* stride = x->stride[static_cast<std::size_t>(lane_axis(from))];
      for (int axis = to.rank() - 1; axis >= 0; --axis) {
        if (to[axis] == 1) continue;
        out.stride[static_cast<std::size_t>(axis)] = stride;
        stride = scale(stride, i64(to[axis]));
      }
      return out;
    }
    default: return std::nullopt;
  }
}

llvm::Value* Emitter::at(const Linear& linear, const Coords& coords, int rank) {
  llvm::Value* sum = linear.base;
  for (int axis = 0; axis < rank; ++axis) {
    if (axis == coords.axis) continue;
    const auto a = static_cast<std::size_t>(axis);
    if (!linear.stride[a] || constant(coords.at[a]) == 0) continue;
    sum = builder_.CreateAdd(sum, builder_.CreateMul(coords.at[a], linear.stride[a]));
  }
  // The index that changes most often last, so that the rest leaves the loop.
  if (coords.axis >= 0) {
    const auto a = static_cast<std::size_t>(coords.axis);
    if (linear.stride[a] && constant(coords.at[a]) != 0) {
      sum = builder_.CreateAdd(sum, builder_.CreateMul(coords.at[a], linear.stride[a]));
    }
  }
  return sum;
}

llvm::Value* const* Emitter::known_prefix(const Key& mask) const {
  for (const Scope& scope : scopes_) {
    const auto found = scope.prefixes.find(mask);
    if (found != scope.prefixes.end()) return &found->second;
  }
  return nullptr;
}

llvm::Value* Emitter::prefix(const ir::Value* mask, Coords coords) {
  if (coords.axis >= 0) coords.at[static_cast<std::size_t>(coords.axis)] = i64(0);
  const Key key{mask, normalised(mask->type.shape, coords)};
  ir::visit_parts_first(
      key, [&](const Key& x) { return known_prefix(x) != nullptr; },
      [&](const Key& x, std::size_t index) { return prefix_part(x, index); },
      [&](const Key& x) { scopes_.back().prefixes[x] = make_prefix(x); });
  return *known_prefix(key);
}

std::optional<Emitter::Key> Emitter::prefix_part(const Key& mask, std::size_t index) {
  const ir::Node* node = mask.value->node;
  if (mask.at.axis < 0 || !node || stored_.count(mask.value)) return std::nullopt;
  switch (node->op) {
    case Op::and_: {
      const Key first{node->x(), mask.at};
      if (index == 0) return first;
      if (index == 1 && *known_prefix(first)) return Key{node->y(), mask.at};
      return std::nullopt;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const auto source = index == 0 ? source_coords(*node, mask.at) : std::nullopt;
      return source ? std::optional(Key{node->x(), *source}) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

// From those of its parts.
llvm::Value* Emitter::make_prefix(const Key& mask) {
  const Coords& here = mask.at;
  const auto all_or_none = [&](llvm::Value* condition) -> llvm::Value* {
    constexpr std::int64_t kAll = std::int64_t{1} << 62;
    return builder_.CreateSelect(condition, i64(kAll), i64(0));
  };
  if (here.axis < 0) return all_or_none(eval(mask.value, here).parts[0]);
  const ir::Node* node = mask.value->node;
  if (!node || stored_.count(mask.value)) return nullptr;
  switch (node->op) {
    case Op::and_: {
      llvm::Value* x = prefix(node->x(), here);
      llvm::Value* y = x ? prefix(node->y(), here) : nullptr;
      return y ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, x, y) : nullptr;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const auto source = source_coords(*node, here);
      return source ? prefix(node->x(), *source) : nullptr;
    }
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge: {
      if (node->x()->type.dtype != DType::int64) return nullptr;
      const bool swapped = node->op == Op::gt || node->op == Op::ge;
      const Linear* first = linear(swapped ? node->y() : node->x());
      if (!first) return nullptr;
      const Linear x = *first;
      const Linear* y = linear(swapped ? node->x() : node->y());
      if (!y) return nullptr;
      const auto axis = static_cast<std::size_t>(here.axis);
      const auto step_x = constant(x.stride[axis]), step_y = constant(y->stride[axis]);
      if (!step_x || !step_y) return nullptr;
      const std::int64_t step = *step_x - *step_y;
      const int rank = mask.value->type.shape.rank();
      // x(0) + step i < y(0), or <=. What is compared may be any number: no difference may wrap.
      llvm::Value* room = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::ssub_sat,
                                                         at(*y, here, rank), at(x, here, rank));
      const bool equal = node->op == Op::le || node->op == Op::ge;
      if (equal) room = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::sadd_sat, room, i64(1));
      if (step == 0) return all_or_none(builder_.CreateICmpSGT(room, i64(0)));
      if (step == 1) return room;
      return nullptr;
    }
    default: return nullptr;
  }
}

Coords Emitter::coords_of(const Mask& mask, const Coords& coords) {
  Coords out;
  out.rows = coords.rows == Coords::kAlong ? Coords::kAlong : Coords::kSame;
  for (std::size_t axis = 0; axis < mask.axes.size(); ++axis) {
    const int from = mask.axes[axis];
    if (from == Mask::kNone) continue;
    out.at[axis] = coords.at[static_cast<std::size_t>(from)];
    if (coords.axis == from) out.axis = static_cast<int>(axis);
    if (coords.rows == from) out.rows = static_cast<int>(axis);
  }
  return normalised(mask.value->type.shape, out);
}

// The mask holds at these coordinates, and so does what it was made of.
void Emitter::hold(const ir::Value* mask, const Coords& coords) {
  std::vector<Key> work;
  const auto look_at = [&](const ir::Value* value, const Coords& at) {
    const Key key{value, at};
    if (is_tile(value) && holding_.insert(key).second && value->node) work.push_back(key);
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
      if (const auto source = source_coords(node, at)) look_at(node.x(), *source);
    }
  }
}

void Emitter::hold_all(const std::vector<Mask>& masks, const Coords& coords) {
  holding_.clear();
  for (const Mask& mask : masks) hold(mask.value, coords_of(mask, coords));
}

}  // namespace eas::codegen
