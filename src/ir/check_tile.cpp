// Checks of ops/tile.def: constants, conversions and shapes.
#include "base/format.hpp"
#include "ir/check.hpp"
#include "ir/literal.hpp"

namespace eas::ir {
namespace {

// One tile in, one tile out; gives the type of the one that comes in.
const Type& want_one_to_one(const Node& node) {
  want_results(node, 1);
  const Type& type = want_tile(node, node.x(), "operand");
  // Any tile as a result; what it must be beyond that, the op says.
  const Type& result = node.results[0]->type;
  want_result(node, Type::tile(result.dtype, result.shape));
  return type;
}

bool broadcasts(const Shape& from, const Shape& to) {
  if (from.rank() > to.rank()) return false;
  for (int i = 1; i <= from.rank(); ++i) {
    const std::int64_t size = from[from.rank() - i];
    if (size != 1 && size != to[to.rank() - i]) return false;
  }
  return true;
}

// The first of a list that must not be empty.
const Value* first_tile(const Node& node) {
  if (node.tiles().empty()) fail(node, "wrong number of operands, got 0, expected 1 or more");
  return node.tiles().front();
}

// Tiles of one shape, combined along an axis by a region on scalars.
void check_combine(const Node& node, bool keeps_shape) {
  const Type& first = want_tile(node, first_tile(node), "operand");
  const Shape& shape = first.shape;
  const int axis = want_axis(node, 0, shape);
  std::vector<Type> elements;
  for (const Value* tile : node.tiles()) {
    const Type& type = want_tile(node, tile, "operand");
    if (type.shape != shape) {
      fail(node, cat("operands differ, got ", user_string(first), " and ", user_string(type),
                     ", expected one shape"));
    }
    elements.push_back(Type::scalar(type.dtype));
  }
  want_results(node, elements.size());
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const DType dtype = elements[i].dtype;
    want_result(node, Type::tile(dtype, keeps_shape ? shape : shape.without(axis)), i);
  }
  std::vector<Type> params = elements;
  params.insert(params.end(), elements.begin(), elements.end());
  want_region(node, 0, params, elements);
}

}  // namespace

void check_constant(const Node& node) {
  want_results(node, 1);
  const Type& type = node.results[0]->type;
  want_result(node, Type::scalar(type.dtype));
  if (!are_constant_bits(type.dtype, node.attributes[0])) {
    fail(node, cat("bits beyond the dtype, got ", node.attributes[0], ", expected bits of ",
                   user_string(type)));
  }
}

void check_cast(const Node& node) {
  const Type& type = want_one_to_one(node);
  want_result(node, Type::tile(node.results[0]->type.dtype, type.shape));
}

void check_bitcast(const Node& node) {
  const Type& type = want_one_to_one(node);
  const DType to = node.results[0]->type.dtype;
  if (info(to).bits != info(type.dtype).bits) {
    fail(node, cat("widths differ, got ", name(type.dtype), " to ", name(to),
                   ", expected a dtype of ", info(type.dtype).bits, " bits"));
  }
  if (is_bool(to) && !is_bool(type.dtype)) {
    fail(node, cat("not every byte is a bool, got ", name(type.dtype),
                   " to bool, expected a comparison such as x != 0"));
  }
  want_result(node, Type::tile(to, type.shape));
}

void check_where(const Node& node) {
  const Type& x = want_tile(node, node.x(), "x");
  want_type(node, node.condition(), "condition", Type::tile(DType::bool_, x.shape));
  want_type(node, node.y(), "y", x);
  want_results(node, 1);
  want_result(node, x);
}

void check_broadcast(const Node& node) {
  const Type& type = want_one_to_one(node);
  const Shape& to = node.results[0]->type.shape;
  if (!broadcasts(type.shape, to)) {
    fail(node, cat("shapes do not broadcast, got ", user_string(type), " to ",
                   user_string(node.results[0]->type), ", expected axes equal or 1"));
  }
  want_result(node, Type::tile(type.dtype, to));
}

void check_reshape(const Node& node) {
  const Type& type = want_one_to_one(node);
  const Shape& to = node.results[0]->type.shape;
  if (to.elements() != type.shape.elements()) {
    fail(node, cat("number of elements differs, got ", type.shape.elements(), " and ",
                   to.elements(), ", expected one number"));
  }
  want_result(node, Type::tile(type.dtype, to));
}

void check_permute(const Node& node) {
  const Type& type = want_one_to_one(node);
  const int rank = type.shape.rank();
  if (node.attributes.size() != static_cast<std::size_t>(rank)) {
    fail(node, cat("wrong number of axes, got ", node.attributes.size(), ", expected ", rank));
  }
  Shape to = type.shape;
  std::uint32_t seen = 0;
  for (int i = 0; i < rank; ++i) {
    const auto axis = want_attribute(node, static_cast<std::size_t>(i), 0, rank - 1);
    if (seen & (1u << axis)) {
      fail(node, cat("axis twice, got ", axis, " again, expected each axis once"));
    }
    seen |= 1u << axis;
    to[i] = type.shape[static_cast<int>(axis)];
  }
  want_result(node, Type::tile(type.dtype, to));
}

void check_cat(const Node& node) {
  const Type& first = want_tile(node, first_tile(node), "operand");
  const int axis = want_axis(node, 0, first.shape);
  Shape shape = first.shape;
  shape[axis] = 0;
  for (const Value* tile : node.tiles()) {
    const Type& type = want_tile(node, tile, "operand");
    bool fits = type.dtype == first.dtype && type.shape.rank() == shape.rank();
    for (int a = 0; fits && a < shape.rank(); ++a) fits = a == axis || type.shape[a] == shape[a];
    if (!fits) {
      fail(node, cat("operands differ, got ", user_string(first), " and ", user_string(type),
                     ", expected one dtype and equal sizes but along axis ", axis));
    }
    shape[axis] += type.shape[axis];
  }
  want_results(node, 1);
  want_result(node, Type::tile(first.dtype, shape));
}

void check_join(const Node& node) {
  const Type& x = want_tile(node, node.x(), "x");
  if (x.shape.rank() == kMaxRank) {
    fail(node,
         cat("no axis left, got ", user_string(x), ", expected at most ", kMaxRank - 1, " axes"));
  }
  want_type(node, node.y(), "y", x);
  want_results(node, 1);
  want_result(node, Type::tile(x.dtype, x.shape.with(x.shape.rank(), 2)));
}

void check_sort(const Node& node) {
  const Type& type = want_one_to_one(node);
  want_axis(node, 0, type.shape);
  want_attribute(node, 1, 0, 1);
  want_result(node, type);
}

void check_reduce(const Node& node) { check_combine(node, false); }
void check_scan(const Node& node) { check_combine(node, true); }

void check_philox(const Node& node) {
  const Type& seed = want_tile(node, node.seed(), "seed");
  const Type words = Type::tile(DType::uint64, seed.shape);
  want_type(node, node.seed(), "seed", words);
  want_type(node, node.offset(), "offset", words);
  want_results(node, 4);
  for (std::size_t i = 0; i < 4; ++i) want_result(node, Type::tile(DType::uint32, seed.shape), i);
}

}  // namespace eas::ir
