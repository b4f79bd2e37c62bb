// int64 only: the contract says it never wraps in addresses, while narrower integers do.
#include "codegen/llvm/emit/linear.hpp"

#include <llvm/IR/Constants.h>

#include <tuple>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::codegen {

using ir::Op;

std::optional<std::int64_t> constant(const llvm::Value* value) {
  if (!value) return 0;
  const auto* known = llvm::dyn_cast<llvm::ConstantInt>(value);
  if (!known) return std::nullopt;
  return known->getSExtValue();
}

const std::optional<Linear>* Linears::known_linear(const ir::Value* value) const {
  for (const Scope& scope : loops_.scopes) {
    const auto found = scope.linears.find(value);
    if (found != scope.linears.end()) return &found->second;
  }
  return nullptr;
}

const Linear* Linears::linear(const ir::Value* value) {
  const auto is_other = [](const ir::Value* x) {
    return !x->type.is_tile() || x->type.dtype != DType::int64;
  };
  if (is_other(value)) return nullptr;
  ir::visit_parts_first(
      value, [&](const ir::Value* x) { return is_other(x) || known_linear(x); },
      [&](const ir::Value* x, std::size_t index) { return linear_part(x, index); },
      [&](const ir::Value* x) {
        std::optional<Linear> made =
            loops_.at_depth(loops_.base_depth, [&] { return make_linear(x); });
        loops_.scopes[static_cast<std::size_t>(loops_.base_depth)].linears[x] = std::move(made);
      });
  const std::optional<Linear>* known = known_linear(value);
  return *known ? &**known : nullptr;
}

// What the sum of a value is made from, one after another.
std::optional<const ir::Value*> Linears::linear_part(const ir::Value* value, std::size_t index) {
  const ir::Node* node = value->node;
  if (!node || value->type.is_scalar() || known_.stored.count(value)) return std::nullopt;
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

std::optional<Linear> Linears::make_linear(const ir::Value* value) {
  if (value->type.is_scalar()) return Linear{elements_.scalar(value), {}};
  const ir::Node* node = value->node;
  if (!node || known_.stored.count(value)) return std::nullopt;
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

llvm::Value* Linears::at(const Linear& linear, const Coords& coords, int rank) {
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

namespace {

// The axis of its operand that an op which only moves elements reads along one of its own; -1 for none.
int source_axis(const ir::Node& node, int axis) {
  const auto axes = axis < 0 ? std::nullopt : passes::source_axes(node);
  const int source = axes ? (*axes)[static_cast<std::size_t>(axis)] : passes::kNoAxis;
  return source != passes::kNoAxis && node.x()->type.shape[source] != 1 ? source : -1;
}

}  // namespace

// Whether some memory behind the tiles is contiguous along `rows` and not along `lanes`.
bool Linears::lies_along(llvm::ArrayRef<const ir::Value*> tiles, int lanes, int rows) {
  ir::Once<std::tuple<const ir::Value*, int, int>> work;
  for (const ir::Value* tile : tiles) work.add({tile, lanes, rows});
  while (const auto next = work.take()) {
    const auto [value, by_lanes, by_rows] = *next;
    if (!is_tile(value) || by_lanes < 0 || by_rows < 0) continue;
    const ir::Node* node = value->node;
    if (known_.stored.count(value)) {
      if (by_rows == value->type.shape.rank() - 1) return true;
    } else if (!node) {
      continue;
    } else if (node->op == Op::load) {
      const Linear* sum = linear(node->offset());
      if (!sum) continue;
      const auto by_row = constant(sum->stride[static_cast<std::size_t>(by_rows)]);
      const auto by_lane = constant(sum->stride[static_cast<std::size_t>(by_lanes)]);
      if (by_row == 1 && by_lane != 0 && by_lane != 1) return true;
    } else if (passes::only_moves_elements(node->op)) {
      work.add({node->x(), source_axis(*node, by_lanes), source_axis(*node, by_rows)});
    } else if (node->op == Op::cast || node->op == Op::bitcast || ops::is_elementwise(node->op)) {
      for (const ir::Value* operand : node->operands) work.add({operand, by_lanes, by_rows});
    } else if (node->op == Op::where) {
      for (const ir::Value* side : {node->x(), node->y()}) work.add({side, by_lanes, by_rows});
    }
  }
  return false;
}

}  // namespace eas::codegen
