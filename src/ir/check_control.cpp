// Checks of ops/control.def: loops and branches carry scalars, tiles and fragments, and their
// regions agree with them.
#include <limits>

#include "base/format.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

// The types a loop carries and gives.
std::vector<Type> want_carried_types(const Node& node) {
  std::vector<Type> carried;
  for (const Value* init : node.inits()) {
    want_carried(node, init->type, "carried through a loop");
    carried.push_back(init->type);
  }
  want_results(node, carried.size());
  for (std::size_t i = 0; i < carried.size(); ++i) want_result(node, carried[i], i);
  return carried;
}

void want_condition(const Node& node) {
  const Type& type = want_tile(node, node.condition(), "condition");
  if (type.dtype != DType::bool_) {
    fail(node, cat("condition has the wrong type, got ", user_string(type), ", expected bool"));
  }
}

}  // namespace

void check_for_(const Node& node) {
  want_int64_scalar(node, node.lo(), "lo");
  want_int64_scalar(node, node.hi(), "hi");
  want_int64_scalar(node, node.step(), "step");
  const std::vector<Type> carried = want_carried_types(node);
  std::vector<Type> params = {Type::scalar(DType::int64)};
  params.insert(params.end(), carried.begin(), carried.end());
  want_region(node, 0, params, carried);
}

void check_while_(const Node& node) {
  const std::vector<Type> carried = want_carried_types(node);
  want_region(node, 0, carried, {Type::scalar(DType::bool_)});
  want_region(node, 1, carried, carried);
}

void check_if_(const Node& node) {
  want_type(node, node.condition(), "condition", Type::scalar(DType::bool_));
  std::vector<Type> results;
  for (const Value* result : node.results) {
    want_carried(node, result->type, "given by a branch");
    results.push_back(result->type);
  }
  want_region(node, 0, {}, results);
  want_region(node, 1, {}, results);
}

// Where a yield may stand, and what it gives, is the business of the node around it.
void check_yield(const Node& node) { want_results(node, 0); }

void check_assume(const Node& node) {
  want_condition(node);
  want_results(node, 0);
}

void check_multiple_of(const Node& node) {
  const Type& type = want_tile(node, node.x(), "x");
  if (!is_int(type.dtype)) {
    fail(node, cat("unsupported dtype, got ", name(type.dtype), ", expected an integer"));
  }
  want_attribute(node, 0, 1, std::numeric_limits<std::int64_t>::max());
  want_results(node, 1);
  want_result(node, type);
}

void check_device_print(const Node& node) {
  const std::span<Value* const> values = node.values();
  for (const Value* value : values) want_tile(node, value, "operand");
  want_results(node, 0);
  if (node.attributes.empty()) return;
  if (node.attributes.size() != values.size()) {
    fail(node,
         cat("wrong number of ranks, got ", node.attributes.size(), ", expected ", values.size()));
  }
  const std::int64_t threads = want_attribute(node, 0, 1, kMaxTileElements);
  want_type(node, values[0], "mask", Type::tile(DType::bool_, {threads}));
  for (std::size_t i = 1; i < values.size(); ++i) {
    want_attribute(node, i, 0, kMaxRank);
    const Type& type = values[i]->type;
    if (type.shape.is_scalar() || type.shape[0] % threads != 0) {
      fail(node, cat("a value has no element for each thread, got ", user_string(type),
                     ", expected a first axis of ", threads));
    }
  }
}

void check_device_assert(const Node& node) {
  want_condition(node);
  want_results(node, 0);
}

}  // namespace eas::ir
