// Checks of ops/memory.def: offsets are int64, masks bool, values of the buffer's dtype, all of one
// shape.
#include "base/format.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

// Checks (memory, offset) and gives the type of the elements at the offset.
Type want_address(const Node& node) {
  const Type& memory = want_memory(node, 0, "buffer");
  const Type& offset = want_tile(node, 1, "offset");
  if (offset.dtype != DType::int64) {
    fail(node, cat("offset has the wrong type, got ", user_string(offset), ", expected int64"));
  }
  return Type::tile(memory.dtype, offset.shape);
}

void want_mask(const Node& node, std::size_t index, const Type& elements) {
  want_type(node, index, "mask", Type::tile(DType::bool_, elements.shape));
}

// (memory, offset, values…[, mask]) -> the elements before
void check_atomic(const Node& node, ops::Rule rule, std::size_t values) {
  want_operands(node, 2 + values, 3 + values);
  const Type elements = want_address(node);
  if (!ops::accepts(rule, elements.dtype)) {
    fail(node, cat("unsupported dtype, got ", user_string(operand(node, 0)),
                   ", expected a buffer of ", ops::expected_dtypes(rule)));
  }
  for (std::size_t i = 0; i < values; ++i) want_type(node, 2 + i, "value", elements);
  if (node.operands.size() == 3 + values) want_mask(node, 2 + values, elements);
  want_results(node, 1);
  want_result(node, elements);
}

}  // namespace

void check_load(const Node& node) {
  want_operands(node, 2, 4);
  if (node.operands.size() == 3) {
    fail(node, "a mask comes with another value, got 3 operands, expected 2 or 4");
  }
  const Type elements = want_address(node);
  if (node.operands.size() == 4) {
    want_mask(node, 2, elements);
    want_type(node, 3, "other", elements);
  }
  want_results(node, 1);
  want_result(node, elements);
}

void check_store(const Node& node) {
  want_operands(node, 3, 4);
  const Type elements = want_address(node);
  want_type(node, 2, "value", elements);
  if (node.operands.size() == 4) want_mask(node, 3, elements);
  want_results(node, 0);
}

void check_atomic_add(const Node& node) { check_atomic(node, ops::Rule::Number, 1); }
void check_atomic_max(const Node& node) { check_atomic(node, ops::Rule::Number, 1); }
void check_atomic_min(const Node& node) { check_atomic(node, ops::Rule::Number, 1); }
void check_atomic_and(const Node& node) { check_atomic(node, ops::Rule::Bits, 1); }
void check_atomic_or(const Node& node) { check_atomic(node, ops::Rule::Bits, 1); }
void check_atomic_xor(const Node& node) { check_atomic(node, ops::Rule::Bits, 1); }
void check_atomic_xchg(const Node& node) { check_atomic(node, ops::Rule::Arith, 1); }
void check_atomic_cas(const Node& node) { check_atomic(node, ops::Rule::Arith, 2); }

void check_alloc_tg(const Node& node) {
  want_attribute(node, 0, 1, kMaxTileElements);
  want_operands(node, 0);
  want_results(node, 1);
  const Type& type = node.results[0]->type;
  want_result(node, Type::group(type.dtype));
}

void check_barrier(const Node& node) {
  want_operands(node, 0);
  want_results(node, 0);
}

}  // namespace eas::ir
