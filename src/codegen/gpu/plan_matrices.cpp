// Which products are done by 8x8 matrices of simdgroups.
#include <algorithm>

#include "codegen/gpu/dialect.hpp"
#include "codegen/gpu/plan.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/affine.hpp"

namespace eas::codegen::gpu {

using ir::Node;
using ir::Op;
using ir::Value;

namespace {

constexpr std::int64_t kSide = 8, kSimdgroup = 32;

bool multiplies(DType dtype) {
  return dtype == DType::float32 || dtype == DType::float16 || dtype == DType::bfloat16;
}

}  // namespace

MatrixOperand matrix_operand(const Value* operand) {
  if (!operand->node || operand->node->op != Op::permute) return {operand, false};
  return {operand->node->x(), operand->node->attributes[0] == 1};
}

const Value* Plan::sum_of(const Node& product) const {
  if (!product.acc()) return nullptr;
  const auto it = matrix_sums_.find(slot(product.acc()));
  return it != matrix_sums_.end() && it->second == &product ? it->first : nullptr;
}

bool Plan::multiplies_rows(const Node& product) const {
  const ir::Shape& shape = product.results[0]->type.shape;
  return is_matrix(product) && !sum_of(product) && keeps_rows(shape) &&
         shape[0] % (kSide * threads / kSimdgroup) == 0 && !matrix_operand(product.a()).turned;
}

bool Plan::starts_as_zero(const Value* sum) const {
  const Value* from = sum->node->inits()[sum->index];
  while (from->node && from->node->op == Op::broadcast) from = from->node->x();
  return ir::is_constant(from) && from->node->attributes[0] == 0;
}

bool Plan::is_for_matrices(const Node& node) const {
  if (!is_product(node) || node.results[0]->type.shape.rank() != 2) return false;
  const ir::Shape& a = node.a()->type.shape;
  const ir::Shape& b = node.b()->type.shape;
  const bool whole = a[0] % kSide == 0 && a[1] % kSide == 0 && b[1] % kSide == 0;
  const DType dtype = node.a()->type.dtype;
  if (!whole || dtype != node.b()->type.dtype || !multiplies(dtype) ||
      node.results[0]->type.dtype != DType::float32) {
    return false;
  }
  return std::none_of(node.operands.begin(), node.operands.begin() + 2, [&](const Value* operand) {
    const MatrixOperand from = matrix_operand(operand);
    return lazy_.contains(from.tile) || from.tile->type.shape.rank() != 2;
  });
}

// So few that a simdgroup has 4 x 4 blocks and loads 8 for 16 products; 0 where there are no products.
std::int64_t Plan::threads_of_matrices() const {
  if (!dialect(target.language).simdgroups || options.check) return 0;
  std::int64_t most = 0;
  ir::walk(*function.body(), [&](const Node* node) {
    if (!is_for_matrices(*node)) return;
    const std::int64_t blocks = node->results[0]->type.shape.elements() / (kSide * kSide);
    most = std::max(most, std::clamp<std::int64_t>(blocks / 16, 4, 8) * kSimdgroup);
  });
  return most;
}

bool Plan::stays_in_matrices(const Value* value) const {
  return value->node && is_matrix(*value->node) && sum_of(*value->node);
}

const Node* Plan::store_of(const Value* sum) const {
  const auto it = matrix_stores_.find(sum);
  return it == matrix_stores_.end() ? nullptr : it->second;
}

// Neither memory nor registers of its own: it is in matrices all the time.
bool Plan::has_no_memory(const Value* value) const {
  const Node* store = store_of(slot(value));
  return stays_in_matrices(value) || (store && !store->mask());
}

// Sums that are only stored, at offsets whose rows lie in one piece.
void Plan::find_matrix_stores() {
  const ir::UseCounts counts = ir::count_uses(function);
  const passes::AffineAnalysis affine(function);
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->op != Op::store || !matrix_sums_.contains(node->value())) return;
    const Value* sum = node->value();
    const passes::Affine* offset = affine.of(node->offset());
    const bool rows = offset && offset->linear && offset->stride[1] == 1 &&
                      node->offset()->type.shape == sum->type.shape &&
                      (!node->mask() || is_bound(affine, node->mask())) &&
                      is_of_numbers(node->offset());
    if (rows && starts_as_zero(sum) && ir::uses(counts, sum) == 1 &&
        sum->node->parent == node->parent && node->buffer()->type.dtype == DType::float32 &&
        node->buffer()->type.kind == ir::TypeKind::Buffer) {
      matrix_stores_[sum] = node;
    }
  });
}

void Plan::find_matrices() {
  if (!dialect(target.language).simdgroups || threads % kSimdgroup != 0 || options.check) return;
  const ir::UseCounts counts = ir::count_uses(function);
  ir::walk(*function.body(), [&](const Node* node) {
    if (!is_for_matrices(*node)) return;
    matrices_.insert(node);
    // acc is carried, nobody else looks at it inside the loop, and the product is what the loop goes on with.
    const Node* loop = node->parent->parent;
    if (!node->acc() || !node->acc()->block || !loop || loop->op != Op::for_) return;
    if (node->acc()->block != node->parent || ir::uses(counts, node->acc()) != 1 ||
        ir::uses(counts, node->results[0]) != 1) {
      return;
    }
    const Node& yield = *ir::terminator(*node->parent);
    const Value* carried = slot(node->acc());
    if (yield.operands[carried->index] == node->results[0]) matrix_sums_[carried] = node;
  });
  if (!matrix_sums_.empty()) find_matrix_stores();
}

}  // namespace eas::codegen::gpu
