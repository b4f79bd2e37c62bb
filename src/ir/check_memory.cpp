// Checks of ops/memory.def: offsets are int64, masks bool, values of the buffer's dtype, all of one
// shape.
#include "base/format.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

// Checks buffer and offset and gives the type of the elements at the offset.
Type want_address(const Node& node) {
  const Type& memory = want_memory(node, node.buffer(), "buffer");
  const Type& offset = want_tile(node, node.offset(), "offset");
  if (offset.dtype != DType::int64) {
    fail(node, cat("offset has the wrong type, got ", user_string(offset), ", expected int64"));
  }
  return Type::tile(memory.dtype, offset.shape);
}

// The mask, where there is one.
void want_mask(const Node& node, const Type& elements) {
  if (!node.mask()) return;
  want_type(node, node.mask(), "mask", Type::tile(DType::bool_, elements.shape));
}

// Gives the elements before.
void check_atomic(const Node& node, ops::Rule rule) {
  const Type elements = want_address(node);
  if (!ops::accepts(rule, elements.dtype)) {
    fail(node, cat("unsupported dtype, got ", user_string(node.buffer()->type),
                   ", expected a buffer of ", ops::expected_dtypes(rule)));
  }
  if (ops::has_operand(node.op, ops::Operand::expected)) {
    want_type(node, node.expected(), "value", elements);
  }
  want_type(node, node.value(), "value", elements);
  want_mask(node, elements);
  want_results(node, 1);
  want_result(node, elements);
}

}  // namespace

void check_load(const Node& node) {
  if (node.mask() && !node.other()) {
    fail(node, "a mask comes with another value, got 3 operands, expected 2 or 4");
  }
  const Type elements = want_address(node);
  want_mask(node, elements);
  if (node.other()) want_type(node, node.other(), "other", elements);
  want_results(node, 1);
  want_result(node, elements);
}

void check_store(const Node& node) {
  const Type elements = want_address(node);
  want_type(node, node.value(), "value", elements);
  want_mask(node, elements);
  want_results(node, 0);
}

void check_atomic_add(const Node& node) { check_atomic(node, ops::Rule::Number); }
void check_atomic_max(const Node& node) { check_atomic(node, ops::Rule::Number); }
void check_atomic_min(const Node& node) { check_atomic(node, ops::Rule::Number); }
void check_atomic_and(const Node& node) { check_atomic(node, ops::Rule::Bits); }
void check_atomic_or(const Node& node) { check_atomic(node, ops::Rule::Bits); }
void check_atomic_xor(const Node& node) { check_atomic(node, ops::Rule::Bits); }
void check_atomic_xchg(const Node& node) { check_atomic(node, ops::Rule::Arith); }
void check_atomic_cas(const Node& node) { check_atomic(node, ops::Rule::Arith); }

void check_alloc_tg(const Node& node) {
  want_attribute(node, 0, 1, kMaxTileElements);
  want_results(node, 1);
  const Type& type = node.results[0]->type;
  want_result(node, Type::group(type.dtype));
}

void check_workspace(const Node& node) {
  want_int64_scalar(node, node.size(), "size");
  want_results(node, 1);
  want_result(node, Type::group(node.results[0]->type.dtype));
}

void check_barrier(const Node& node) { want_results(node, 0); }

}  // namespace eas::ir
