// Making and checking nodes of ops/matrix.def.
#include "base/format.hpp"
#include "ir/build.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

const Type& want_matrix(const Node& node, const Value* operand, std::string_view what) {
  const Type& type = want_tile(node, operand, what);
  if (type.shape.rank() < 2) {
    fail(node,
         cat(what, " is no matrix, got ", user_string(type), ", expected a tile of 2 to 4 axes"));
  }
  if (!ops::accepts(ops::Rule::Number, type.dtype)) {
    fail(node, cat("unsupported dtype, got ", name(type.dtype), ", expected ",
                   ops::expected_dtypes(ops::Rule::Number)));
  }
  return type;
}

// Memory, base and stride of an 8x8 block.
void want_block(const Node& node, std::string_view what, const Value* memory, const Value* base,
                const Value* stride) {
  const Type& type = want_memory(node, memory, what);
  const DType dtype = type.dtype;
  if (dtype != DType::float32 && dtype != DType::float16 && dtype != DType::bfloat16) {
    fail(node, cat("unsupported dtype, got ", user_string(type),
                   ", expected float32, float16 or bfloat16"));
  }
  want_int64_scalar(node, base, "base");
  want_int64_scalar(node, stride, "stride");
}

Shape product_shape(const Shape& a, const Shape& b) {
  Shape shape = a;
  shape[shape.rank() - 1] = b[shape.rank() - 1];
  return shape;
}

}  // namespace

Value* Builder::product(const Product& operands, DType dtype) {
  const Operands<Op::dot> all{.a = operands.a, .b = operands.b, .acc = operands.acc};
  return give(Op::dot, all.in_order(),
              Type::tile(dtype, product_shape(operands.a->type.shape, operands.b->type.shape)));
}

Value* Builder::mma_zero() { return give(Op::mma_zero, {}, Type::fragment()); }

Value* Builder::mma(const Operands<Op::mma>& operands) {
  return give(Op::mma, operands.in_order(), Type::fragment());
}

void Builder::mma_store(const Operands<Op::mma_store>& operands) {
  add(Op::mma_store, operands.in_order(), {});
}

void check_dot(const Node& node) {
  const Type& a = want_matrix(node, node.a(), "a");
  const Type& b = want_matrix(node, node.b(), "b");
  if (a.dtype != b.dtype) {
    fail(node, cat("operands differ, got ", name(a.dtype), " and ", name(b.dtype),
                   ", expected one dtype"));
  }
  const int rank = a.shape.rank();
  bool fits = b.shape.rank() == rank && a.shape[rank - 1] == b.shape[rank - 2];
  for (int i = 0; fits && i < rank - 2; ++i) fits = a.shape[i] == b.shape[i];
  if (!fits) {
    fail(node, cat("shapes do not fit, got ", user_string(a), " and ", user_string(b),
                   ", expected [batch, m, k] and [batch, k, n]"));
  }
  want_results(node, 1);
  const Type& result = node.results[0]->type;
  if (is_float(result.dtype) != is_float(a.dtype) || is_bool(result.dtype)) {
    fail(node, cat("wrong kind of result, got ", name(result.dtype), " from ", name(a.dtype),
                   ", expected ", is_float(a.dtype) ? "a float" : "an integer"));
  }
  want_result(node, Type::tile(result.dtype, product_shape(a.shape, b.shape)));
  if (node.acc()) want_type(node, node.acc(), "acc", result);
}

void check_mma_zero(const Node& node) {
  want_results(node, 1);
  want_result(node, Type::fragment());
}

void check_mma(const Node& node) {
  want_block(node, "a", node.a(), node.a_base(), node.a_stride());
  want_block(node, "b", node.b(), node.b_base(), node.b_stride());
  want_type(node, node.acc(), "acc", Type::fragment());
  want_results(node, 1);
  want_result(node, Type::fragment());
}

void check_mma_store(const Node& node) {
  want_block(node, "buffer", node.buffer(), node.base(), node.stride());
  want_type(node, node.fragment(), "fragment", Type::fragment());
  want_results(node, 0);
}

}  // namespace eas::ir
