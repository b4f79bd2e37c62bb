// Integer tiles as base + sum of stride * index: what decides whether an access is contiguous,
// strided or a broadcast, and how many leading lanes of a mask hold. int64 only: the contract says
// it never wraps in addresses, while narrower integers do.
#include <llvm/IR/Constants.h>

#include "codegen/llvm/emitter.hpp"

namespace eas::codegen {

using ir::Op;

std::optional<std::int64_t> Emitter::constant(const llvm::Value* value) {
  if (!value) return 0;
  const auto* known = llvm::dyn_cast<llvm::ConstantInt>(value);
  if (!known) return std::nullopt;
  return known->getSExtValue();
}

const Linear* Emitter::linear(const ir::Value* value) {
  if (!value->type.is_tile() || value->type.dtype != DType::int64) return nullptr;
  for (const Scope& scope : scopes_) {
    const auto found = scope.linears.find(value);
    if (found != scope.linears.end()) return found->second ? &*found->second : nullptr;
  }
  std::optional<Linear> made = at_depth(base_depth_, [&] { return make_linear(value); });
  auto& room = scopes_[static_cast<std::size_t>(base_depth_)].linears[value];
  room = std::move(made);
  return room ? &*room : nullptr;
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
  const auto operand = [&](std::size_t i) { return linear(node->operands[i]); };
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
      if (const Linear* x = operand(0)) return *x;
      return std::nullopt;
    case Op::neg: {
      const Linear* x = operand(0);
      if (!x) return std::nullopt;
      Linear out{builder_.CreateNeg(x->base), {}};
      for (std::size_t a = 0; a < out.stride.size(); ++a)
        out.stride[a] = scale(x->stride[a], i64(-1));
      return out;
    }
    case Op::add:
    case Op::sub: {
      const Linear* first = operand(0);
      if (!first) return std::nullopt;
      const Linear x = *first;
      const Linear* y = operand(1);
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
      const Linear* first = operand(0);
      if (!first) return std::nullopt;
      const Linear x = *first;
      const Linear* second = operand(1);
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
    case Op::broadcast: {
      const Linear* x = operand(0);
      if (!x) return std::nullopt;
      const ir::Shape& from = node->operands[0]->type.shape;
      const int shift = value->type.shape.rank() - from.rank();
      Linear out{x->base, {}};
      for (int axis = 0; axis < from.rank(); ++axis) {
        if (from[axis] == 1) continue;
        out.stride[static_cast<std::size_t>(axis + shift)] =
            x->stride[static_cast<std::size_t>(axis)];
      }
      return out;
    }
    case Op::permute: {
      const Linear* x = operand(0);
      if (!x) return std::nullopt;
      Linear out{x->base, {}};
      for (std::size_t axis = 0; axis < node->attributes.size(); ++axis) {
        out.stride[axis] = x->stride[static_cast<std::size_t>(node->attributes[axis])];
      }
      return out;
    }
    case Op::reshape: {
      const Linear* x = operand(0);
      if (!x) return std::nullopt;
      const ir::Shape& from = node->operands[0]->type.shape;
      const ir::Shape& to = value->type.shape;
      llvm::SmallVector<int, 4> wide;
      for (int axis = 0; axis < from.rank(); ++axis) {
        if (from[axis] != 1) wide.push_back(axis);
      }
      Linear out{x->base, {}};
      if (wide.size() <= 1) {  // one axis split into several
        llvm::Value* stride = wide.empty() ? nullptr : x->stride[static_cast<std::size_t>(wide[0])];
        for (int axis = to.rank() - 1; axis >= 0; --axis) {
          if (to[axis] == 1) continue;
          out.stride[static_cast<std::size_t>(axis)] = stride;
          stride = scale(stride, i64(to[axis]));
        }
        return out;
      }
      if (!is_trivial_reshape(from, to)) return std::nullopt;
      std::size_t next = 0;
      for (int axis = 0; axis < to.rank(); ++axis) {
        if (to[axis] != 1)
          out.stride[static_cast<std::size_t>(axis)] =
              x->stride[static_cast<std::size_t>(wide[next++])];
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

llvm::Value* Emitter::prefix(const ir::Value* mask, Coords coords, std::int64_t size) {
  if (coords.axis >= 0) coords.at[static_cast<std::size_t>(coords.axis)] = i64(0);
  Coords here = normalised(mask->type.shape, coords);
  const auto all_or_none = [&](llvm::Value* condition) -> llvm::Value* {
    return builder_.CreateSelect(condition, i64(size), i64(0));
  };
  if (here.axis < 0) {
    const Lanes one = eval(mask, here);
    return all_or_none(one.parts[0]);
  }
  const ir::Node* node = mask->node;
  if (!node || stored_.count(mask)) return nullptr;
  switch (node->op) {
    case Op::and_: {
      llvm::Value* x = prefix(node->operands[0], here, size);
      if (!x) return nullptr;
      llvm::Value* y = prefix(node->operands[1], here, size);
      return y ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, x, y) : nullptr;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: {
      const auto source = source_coords(*node, here);
      return source ? prefix(node->operands[0], *source, size) : nullptr;
    }
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge: {
      if (node->operands[0]->type.dtype != DType::int64) return nullptr;
      const bool swapped = node->op == Op::gt || node->op == Op::ge;
      const Linear* first = linear(node->operands[swapped ? 1 : 0]);
      if (!first) return nullptr;
      const Linear x = *first;
      const Linear* y = linear(node->operands[swapped ? 0 : 1]);
      if (!y) return nullptr;
      const auto axis = static_cast<std::size_t>(here.axis);
      const auto step_x = constant(x.stride[axis]), step_y = constant(y->stride[axis]);
      if (!step_x || !step_y) return nullptr;
      const std::int64_t step = *step_x - *step_y;
      const int rank = mask->type.shape.rank();
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

std::optional<Coords> Emitter::coords_of(const Mask& mask, Coords coords) {
  for (const ir::Node* move : mask.moves) {
    const auto source = source_coords(*move, normalised(move->results[0]->type.shape, coords));
    if (!source) return std::nullopt;
    coords = *source;
  }
  return normalised(mask.value->type.shape, coords);
}

// The mask holds at these coordinates, and so does what it was made of.
void Emitter::hold(const ir::Value* mask, const Coords& coords) {
  if (!is_tile(mask) || !holding_.insert(Key{mask, coords}).second || !mask->node) return;
  switch (mask->node->op) {
    case Op::and_:
      for (const ir::Value* operand : mask->node->operands) hold(operand, coords);
      return;
    case Op::broadcast:
    case Op::permute:
    case Op::reshape:
      if (!is_tile(mask->node->operands[0])) return;
      if (const auto source = source_coords(*mask->node, coords))
        hold(mask->node->operands[0], *source);
      return;
    default: return;
  }
}

void Emitter::hold_all(const std::vector<Mask>& masks, const Coords& coords) {
  holding_.clear();
  for (const Mask& mask : masks) {
    if (const auto where = coords_of(mask, coords)) hold(mask.value, *where);
  }
}

}  // namespace eas::codegen
