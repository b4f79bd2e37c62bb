// The questions checks ask, and the rules of the families that have one rule for all their rows.
#include "ir/check.hpp"

#include <eas/error.hpp>

#include <limits>

#include "base/format.hpp"

namespace eas::ir {
namespace {

std::string range(std::int64_t low, std::int64_t high) {
  return low == high ? cat(low) : cat(low, " to ", high);
}

std::string attribute_name(const Node& node, std::size_t index) {
  std::string_view names = ops::info(node.op).attributes;
  for (; index > 0 && names.find(' ') != std::string_view::npos; --index) {
    names.remove_prefix(names.find(' ') + 1);
  }
  return std::string(names.substr(0, names.find_first_of(" .")));
}

std::string types_text(const std::vector<Type>& types) {
  if (types.empty()) return "nothing";
  return join(types, ", ", [](const Type& type) { return user_string(type); });
}

std::vector<Type> types_of(const std::vector<Value*>& values) {
  std::vector<Type> types;
  types.reserve(values.size());
  for (const Value* value : values) types.push_back(value->type);
  return types;
}

}  // namespace

void fail(const Node& node, std::string_view message) {
  throw CompileError(ops::info(node.op).name, message);
}

void check_type(std::string_view op, const Type& type) {
  if (!is_kernel_dtype(type.dtype)) {
    throw CompileError(op, cat("kernels do not compute on complex numbers, got ", user_string(type),
                               ", expected a real dtype"));
  }
  if (!type.is_tile() && !type.shape.is_scalar()) {
    throw CompileError(op, cat("only tiles have a shape, got ", user_string(type), " of shape ",
                               to_string(type.shape), ", expected none"));
  }
  if (type.kind == TypeKind::Fragment && type.dtype != DType::float32) {
    throw CompileError(op,
                       cat("fragments hold float32, got ", name(type.dtype), ", expected float32"));
  }
  std::int64_t elements = 1;
  for (const std::int64_t size : type.shape) {
    if (size < 1) {
      throw CompileError(
          op, cat("a tile's sizes are positive, got ", user_string(type), ", expected 1 or more"));
    }
    if (size > kMaxTileElements / elements) {
      throw CompileError(op, cat("tile too large, got ", user_string(type), ", expected at most ",
                                 kMaxTileElements, " elements"));
    }
    elements *= size;
  }
}

void want_operands(const Node& node) {
  std::size_t low = 0, high = 0;
  for (const ops::OperandInfo& each : ops::info(node.op).operands) {
    if (each.kind == ops::OperandKind::Many) high = std::numeric_limits<std::size_t>::max();
    else ++high;
    if (each.kind == ops::OperandKind::One) ++low;
  }
  const std::size_t count = node.operands.size();
  if (count >= low && count <= high) return;
  const bool open = high == std::numeric_limits<std::size_t>::max();
  fail(node, cat("wrong number of operands, got ", count, ", expected ",
                 open ? cat(low, " or more") : range(low, high)));
}

void want_results(const Node& node, std::size_t count) {
  if (node.results.size() == count) return;
  fail(node, cat("wrong number of results, got ", node.results.size(), ", expected ", count));
}

void want_result(const Node& node, const Type& type, std::size_t index) {
  if (node.results[index]->type == type) return;
  fail(node, cat("wrong result, got ", user_string(node.results[index]->type), ", expected ",
                 user_string(type)));
}

const Type& want_tile(const Node& node, const Value* operand, std::string_view what) {
  const Type& type = operand->type;
  if (!type.is_tile()) {
    fail(node,
         cat(what, " must be a scalar or tile, got ", user_string(type), ", expected numbers"));
  }
  return type;
}

void want_type(const Node& node, const Value* operand, std::string_view what, const Type& type) {
  if (operand->type == type) return;
  fail(node, cat(what, " has the wrong type, got ", user_string(operand->type), ", expected ",
                 user_string(type)));
}

void want_int64_scalar(const Node& node, const Value* operand, std::string_view what) {
  want_type(node, operand, what, Type::scalar(DType::int64));
}

const Type& want_memory(const Node& node, const Value* operand, std::string_view what) {
  const Type& type = operand->type;
  if (!type.is_memory()) {
    fail(node, cat(what, " must be memory, got ", user_string(type),
                   ", expected a buffer or threadgroup memory"));
  }
  return type;
}

std::int64_t want_attribute(const Node& node, std::size_t index, std::int64_t low,
                            std::int64_t high) {
  const std::int64_t value = node.attributes[index];
  if (value < low || value > high) {
    fail(node, cat(attribute_name(node, index), " out of range, got ", value, ", expected ",
                   range(low, high)));
  }
  return value;
}

int want_axis(const Node& node, std::size_t index, const Shape& shape) {
  if (shape.is_scalar()) fail(node, "a scalar has no axis, got a scalar, expected a tile");
  return static_cast<int>(want_attribute(node, index, 0, shape.rank() - 1));
}

void want_carried(const Node& node, const Type& type, std::string_view what) {
  if (!type.is_memory()) return;
  fail(node, cat("memory cannot be ", what, ", got ", user_string(type),
                 ", expected a scalar or tile; carry an offset instead"));
}

void want_region(const Node& node, std::size_t index, const std::vector<Type>& params,
                 const std::vector<Type>& yields) {
  const Block& region = *node.regions[index];
  if (const auto got = types_of(region.params); got != params) {
    fail(node, cat("wrong parameters of region ", index, ", got ", types_text(got), ", expected ",
                   types_text(params)));
  }
  if (region.nodes.empty() || region.nodes.back()->op != Op::yield) {
    fail(node, cat("region ", index, " has no end, got ",
                   region.nodes.empty() ? "nothing" : ops::info(region.nodes.back()->op).name,
                   " last, expected yield"));
  }
  if (const auto got = types_of(region.nodes.back()->operands); got != yields) {
    fail(node, cat("region ", index, " yields the wrong values, got ", types_text(got),
                   ", expected ", types_text(yields)));
  }
}

void check_elementwise(const Node& node) {
  const ops::OpInfo& row = ops::info(node.op);
  const Type& first = want_tile(node, node.x(), "operand");
  for (const Value* operand : node.operands) {
    const Type& type = want_tile(node, operand, "operand");
    if (type == first) continue;
    fail(node, cat("operands differ, got ", user_string(first), " and ", user_string(type),
                   ", expected one dtype and shape"));
  }
  if (!ops::accepts(row.rule, first.dtype)) {
    fail(node, cat("unsupported dtype, got ", name(first.dtype), ", expected ",
                   ops::expected_dtypes(row.rule)));
  }
  want_results(node, 1);
  want_result(node, Type::tile(ops::result_dtype(row.rule, first.dtype), first.shape));
}

void check_axis(const Node& node) {
  const ops::OpInfo& row = ops::info(node.op);
  const Type& type = want_tile(node, node.x(), "operand");
  const int axis = want_axis(node, 0, type.shape);
  const bool keeps_shape = row.family == ops::Family::Scan;
  const DType dtype = ops::result_dtype(row.rule, type.dtype);
  want_results(node, 1);
  want_result(node, Type::tile(dtype, keeps_shape ? type.shape : type.shape.without(axis)));
}

}  // namespace eas::ir
