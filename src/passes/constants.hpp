// Looking at constants, and computing with them through the reference bodies.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ir/ir.hpp"

namespace eas::passes {

// The bits every element of the value has, when it is a constant or a broadcast of one.
std::optional<std::int64_t> splat_bits(const ir::Value* value);

// The scalar or smaller tile a broadcast repeats; the value itself when it is no broadcast.
inline ir::Value* before_broadcast(ir::Value* value) {
  return value->node && value->node->op == ir::Op::broadcast ? value->node->x() : value;
}

// Whether every element has the bits the number has in the value's dtype: is_splat(x, 0) is false
// for -0.0.
bool is_splat(const ir::Value* value, std::int64_t number);

// An elementwise op of constants of one dtype, a conversion, and the same bits as another dtype of
// the same width.
std::int64_t fold_elementwise(ir::Op op, DType dtype, std::span<const std::int64_t> operands);
std::int64_t fold_cast(DType from, std::int64_t bits, DType to);
std::int64_t fold_bitcast(DType from, std::int64_t bits, DType to);

}  // namespace eas::passes
