// The verifier's parts: one check_<op> per structured row of the op table (a row without one fails
// to link), the rules of the other families, and the small questions all of them ask. Each throws
// CompileError tagged with the node's op.
#pragma once

#include <cstddef>
#include <string_view>

#include "ir/ir.hpp"

namespace eas::ir {

#define EAS_STRUCTURED(name, ...) void check_##name(const Node& node);
#include "ops/ops.def"

void check_elementwise(const Node& node);  // EAS_UNARY, EAS_BINARY, EAS_TERNARY
void check_axis(const Node& node);         // EAS_REDUCE, EAS_ARG_REDUCE, EAS_SCAN

// A dtype kernels compute on, sizes and number of elements within bounds, no shape where none
// belongs.
void check_type(std::string_view op, const Type& type);

[[noreturn]] void fail(const Node& node, std::string_view message);

// As many operands as the row names.
void want_operands(const Node& node);
void want_results(const Node& node, std::size_t count);
// The only result, or result `index`, has this type.
void want_result(const Node& node, const Type& type, std::size_t index = 0);

// An operand is a scalar or tile; `what` names it in messages.
const Type& want_tile(const Node& node, const Value* operand, std::string_view what);
void want_type(const Node& node, const Value* operand, std::string_view what, const Type& type);
void want_int64_scalar(const Node& node, const Value* operand, std::string_view what);
const Type& want_memory(const Node& node, const Value* operand, std::string_view what);

// Attribute `index` lies in [low, high]; the row's name for it is in the message.
std::int64_t want_attribute(const Node& node, std::size_t index, std::int64_t low,
                            std::int64_t high);
// The attribute `axis` at `index` names an axis of `shape`.
int want_axis(const Node& node, std::size_t index, const Shape& shape);

// Something a loop or branch may carry: a scalar, a tile or a fragment.
void want_carried(const Node& node, const Type& type, std::string_view what);
// Region `index` has params of these types and yields values of those.
void want_region(const Node& node, std::size_t index, const std::vector<Type>& params,
                 const std::vector<Type>& yields);

}  // namespace eas::ir
