// Checks of ops/control.def: loops and branches carry scalars, tiles and fragments, and their
// regions agree with them.
#include <limits>

#include "base/format.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

constexpr auto kAnyNumber = std::numeric_limits<std::size_t>::max();

// The types of the operands from `first` on, which a loop carries and gives.
std::vector<Type> want_carried_operands(const Node& node, std::size_t first) {
  std::vector<Type> carried;
  for (std::size_t i = first; i < node.operands.size(); ++i) {
    want_carried(node, operand(node, i), "carried through a loop");
    carried.push_back(operand(node, i));
  }
  want_results(node, carried.size());
  for (std::size_t i = 0; i < carried.size(); ++i) want_result(node, carried[i], i);
  return carried;
}

void want_condition(const Node& node) {
  const Type& type = want_tile(node, 0, "condition");
  if (type.dtype != DType::bool_) {
    fail(node, cat("condition has the wrong type, got ", user_string(type), ", expected bool"));
  }
}

}  // namespace

void check_for_(const Node& node) {
  want_operands(node, 3, kAnyNumber);
  want_int64_scalar(node, 0, "lo");
  want_int64_scalar(node, 1, "hi");
  want_int64_scalar(node, 2, "step");
  const std::vector<Type> carried = want_carried_operands(node, 3);
  std::vector<Type> params = {Type::scalar(DType::int64)};
  params.insert(params.end(), carried.begin(), carried.end());
  want_region(node, 0, params, carried);
}

void check_while_(const Node& node) {
  const std::vector<Type> carried = want_carried_operands(node, 0);
  want_region(node, 0, carried, {Type::scalar(DType::bool_)});
  want_region(node, 1, carried, carried);
}

void check_if_(const Node& node) {
  want_operands(node, 1);
  want_type(node, 0, "condition", Type::scalar(DType::bool_));
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
  want_operands(node, 1);
  want_condition(node);
  want_results(node, 0);
}

void check_multiple_of(const Node& node) {
  want_operands(node, 1);
  const Type& type = want_tile(node, 0, "x");
  if (!is_int(type.dtype)) {
    fail(node, cat("unsupported dtype, got ", name(type.dtype), ", expected an integer"));
  }
  want_attribute(node, 0, 1, std::numeric_limits<std::int64_t>::max());
  want_results(node, 1);
  want_result(node, type);
}

void check_device_print(const Node& node) {
  for (std::size_t i = 0; i < node.operands.size(); ++i) want_tile(node, i, "operand");
  want_results(node, 0);
  if (node.attributes.empty()) return;
  if (node.attributes.size() != node.operands.size()) {
    fail(node, cat("wrong number of ranks, got ", node.attributes.size(), ", expected ",
                   node.operands.size()));
  }
  const std::int64_t threads = want_attribute(node, 0, 1, kMaxTileElements);
  want_type(node, 0, "mask", Type::tile(DType::bool_, {threads}));
  for (std::size_t i = 1; i < node.operands.size(); ++i) {
    want_attribute(node, i, 0, kMaxRank);
    if (operand(node, i).shape.is_scalar() || operand(node, i).shape[0] % threads != 0) {
      fail(node, cat("a value has no element for each thread, got ", user_string(operand(node, i)),
                     ", expected a first axis of ", threads));
    }
  }
}

void check_device_assert(const Node& node) {
  want_operands(node, 1);
  want_condition(node);
  want_results(node, 0);
}

}  // namespace eas::ir
