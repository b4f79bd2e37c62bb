// Fragments: those of all simdgroups are one tile [simdgroups, 8, 8] of float32. Element e of the
// 64 belongs to thread e / 2 of its simdgroup, as the interpreter has it.
#include <eas/error.hpp>

#include "base/format.hpp"
#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

void Lowering::want_simdgroups() const {
  if (group_.threads() % kSimdgroup == 0) return;
  throw LaunchError(ops::info(tiles_.source().op).name,
                    cat("wrong size of the thread group, got ", group_.threads(),
                        " threads, expected a multiple of 32"));
}

Value* Lowering::fragment_mask(Value* mask) {
  const std::int64_t simdgroups = group_.simdgroups();
  Value* threads = tiles_.reshape(mask, {simdgroups, kSimdgroup, 1});
  return tiles_.reshape(tiles_.broadcast(threads, {simdgroups, kSimdgroup, 2}), fragments());
}

// A value that is a function of thread ids and uniform values is computed again, from those of
// each simdgroup's first thread, so that offsets stay sums an analysis can read.
std::optional<Value*> Lowering::computed_of_simdgroups(const Value* value, int depth) {
  constexpr int kDeepest = 12;
  const Node* node = value->node;
  if (!node || !value->type.is_scalar() || depth > kDeepest) return std::nullopt;
  const Type type = Type::tile(value->type.dtype, {group_.simdgroups()});
  const auto every = [&](std::int64_t step, std::int64_t start) {
    Value* simdgroup = tiles_.arange(0, group_.simdgroups());
    Value* scaled = tiles_.emit(Op::mul, simdgroup, tiles_.full(DType::int64, step, type.shape));
    return tiles_.emit(Op::add, scaled, tiles_.full(DType::int64, start, type.shape));
  };
  if (node->op == Op::tid) return every(kSimdgroup, node->attributes[0]);
  if (node->op == Op::sg_id) return every(1, 0);
  if (node->op == Op::lane_id) return tiles_.full(DType::int64, 0, type.shape);
  if (node->op == Op::multiple_of) return of_simdgroups(node->x(), depth + 1);
  const bool computes = ops::is_elementwise(node->op) || node->op == Op::cast;
  if (!computes) return std::nullopt;
  std::vector<Value*> operands;
  for (const Value* operand : node->operands) operands.push_back(of_simdgroups(operand, depth + 1));
  return tiles_.give(node->op, std::move(operands), type);
}

Value* Lowering::of_simdgroups(const Value* value, int depth) {
  const ir::Shape shape{group_.simdgroups()};
  if (!varies(value)) return tiles_.broadcast(once(value), shape);
  if (const auto known = of_simdgroups_.find(value); known != of_simdgroups_.end()) {
    return known->second;
  }
  if (const auto computed = computed_of_simdgroups(value, depth)) {
    return of_simdgroups_[value] = *computed;
  }
  // Threads agree, so any of them will do.
  const ir::Shape rows{group_.simdgroups(), kSimdgroup};
  return tiles_.along_axis(Op::max, tiles_.reshape(values_.at(value), rows), 1);
}

// base + row * stride + column.
Value* Lowering::block_offsets(const Value* base, const Value* stride) {
  const ir::Shape shape = fragments();
  of_simdgroups_.clear();
  const auto for_block = [&](const Value* value) {
    if (!varies(value)) return tiles_.broadcast(once(value), shape);
    return tiles_.broadcast(tiles_.reshape(of_simdgroups(value), {shape[0], 1, 1}), shape);
  };
  Value* eight = tiles_.arange(0, 8);
  Value* row = tiles_.broadcast(tiles_.reshape(eight, {8, 1}), shape);
  Value* rows = tiles_.emit(Op::mul, row, for_block(stride));
  Value* first = tiles_.emit(Op::add, for_block(base), rows);
  return tiles_.emit(Op::add, first, tiles_.broadcast(eight, shape));
}

// The blocks in memory, as float32.
Value* Lowering::block_of(const Value* memory, const Value* base, const Value* stride) {
  Value* from = once(memory);
  ir::Operands<Op::load> operands{.buffer = from, .offset = block_offsets(base, stride)};
  if (active_.mask) {
    operands.mask = fragment_mask(active_.mask);
    operands.other = tiles_.full(from->type.dtype, 0, fragments());
  }
  Value* block = tiles_.load(operands);
  return from->type.dtype == DType::float32 ? block : tiles_.cast(block, DType::float32);
}

void Lowering::threads_mma_zero(const Node& node) {
  want_simdgroups();
  give(node, tiles_.full(DType::float32, 0, fragments()));
}

void Lowering::threads_mma(const Node& node) {
  want_simdgroups();
  want_all(kSimdgroup);
  Value* a = block_of(node.a(), node.a_base(), node.a_stride());
  Value* b = block_of(node.b(), node.b_base(), node.b_stride());
  give(node, tiles_.product({.a = a, .b = b, .acc = values_.at(node.acc())}, DType::float32));
}

void Lowering::threads_mma_store(const Node& node) {
  want_simdgroups();
  want_all(kSimdgroup);
  Value* to = once(node.buffer());
  Value* value = values_.at(node.fragment());
  const DType dtype = to->type.dtype;
  if (dtype != DType::float32) value = tiles_.cast(value, dtype);
  Value* offset = block_offsets(node.base(), node.stride());
  Value* mask = active_.mask ? fragment_mask(active_.mask) : nullptr;
  tiles_.store({.buffer = to, .offset = offset, .value = value, .mask = mask});
}

}  // namespace eas::passes
