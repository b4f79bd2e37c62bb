// Fragments: those of all simdgroups are one tile [simdgroups, 8, 8] of float32. Element e of the
// 64 belongs to thread e / 2 of its simdgroup, as the interpreter has it.
#include <eas/error.hpp>

#include "base/format.hpp"
#include "passes/threads_to_tiles_lowering.hpp"

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
  return tiles_.reshape(tiles_.repeat(threads, {simdgroups, kSimdgroup, 2}), fragments());
}

// A value that is a function of thread ids and uniform values is computed again, from those of
// each simdgroup's first thread, so that offsets stay sums an analysis can read.
std::optional<Value*> Lowering::computed_of_simdgroups(const Value* value, int depth) {
  constexpr int kDeepest = 12;
  const Node* node = value->node;
  if (!node || !value->type.is_scalar() || depth > kDeepest) return std::nullopt;
  const Type type = Type::tile(value->type.dtype, {group_.simdgroups()});
  const auto every = [&](std::int64_t step, std::int64_t start) {
    Value* simdgroup = tiles_.emit(Op::arange, {}, type, {0, group_.simdgroups()});
    Value* scaled = tiles_.emit(Op::mul, simdgroup, tiles_.full(DType::int64, step, type.shape));
    return tiles_.emit(Op::add, scaled, tiles_.full(DType::int64, start, type.shape));
  };
  if (node->op == Op::tid) return every(kSimdgroup, node->attributes[0]);
  if (node->op == Op::sg_id) return every(1, 0);
  if (node->op == Op::lane_id) return tiles_.full(DType::int64, 0, type.shape);
  if (node->op == Op::multiple_of) return of_simdgroups(node->operands[0], depth + 1);
  const bool computes = ops::is_elementwise(node->op) || node->op == Op::cast;
  if (!computes) return std::nullopt;
  std::vector<Value*> operands;
  for (const Value* operand : node->operands) operands.push_back(of_simdgroups(operand, depth + 1));
  return tiles_.emit(node->op, std::move(operands), type);
}

Value* Lowering::of_simdgroups(const Value* value, int depth) {
  const ir::Shape shape{group_.simdgroups()};
  if (!varies(value)) return tiles_.repeat(once(value), shape);
  if (const auto known = of_simdgroups_.find(value); known != of_simdgroups_.end()) {
    return known->second;
  }
  if (const auto computed = computed_of_simdgroups(value, depth)) {
    return of_simdgroups_[value] = *computed;
  }
  // Threads agree, so any of them will do.
  const ir::Shape rows{group_.simdgroups(), kSimdgroup};
  return tiles_.emit(Op::max, {tiles_.reshape(values_.at(value), rows)},
                     Type::tile(value->type.dtype, shape), {1});
}

// base + row * stride + column, for the operands from `base` on.
Value* Lowering::block_offsets(const Node& node, std::size_t base) {
  const ir::Shape shape = fragments();
  of_simdgroups_.clear();
  const auto for_block = [&](const Value* value) {
    if (!varies(value)) return tiles_.repeat(once(value), shape);
    return tiles_.repeat(tiles_.reshape(of_simdgroups(value), {shape[0], 1, 1}), shape);
  };
  Value* eight = tiles_.emit(Op::arange, {}, Type::tile(DType::int64, {8}), {0, 8});
  Value* row = tiles_.repeat(tiles_.reshape(eight, {8, 1}), shape);
  Value* rows = tiles_.emit(Op::mul, row, for_block(node.operands[base + 1]));
  Value* first = tiles_.emit(Op::add, for_block(node.operands[base]), rows);
  return tiles_.emit(Op::add, first, tiles_.repeat(eight, shape));
}

// The blocks at operands (memory, base, stride), as float32.
Value* Lowering::block_of(const Node& node, std::size_t memory) {
  Value* from = once(node.operands[memory]);
  std::vector<Value*> operands{from, block_offsets(node, memory + 1)};
  if (active_.mask) {
    operands.push_back(fragment_mask(active_.mask));
    operands.push_back(tiles_.full(from->type.dtype, 0, fragments()));
  }
  const Type type = Type::tile(from->type.dtype, fragments());
  Value* block = tiles_.emit(Op::load, std::move(operands), type);
  if (type.dtype == DType::float32) return block;
  return tiles_.emit(Op::cast, {block}, Type::tile(DType::float32, fragments()));
}

void Lowering::mma_zero(const Node& node) {
  want_simdgroups();
  give(node, tiles_.full(DType::float32, 0, fragments()));
}

void Lowering::mma(const Node& node) {
  want_simdgroups();
  want_all(kSimdgroup);
  Value* a = block_of(node, 0);
  Value* b = block_of(node, 3);
  give(node, tiles_.emit(Op::dot, {a, b, values_.at(node.operands[6])},
                         Type::tile(DType::float32, fragments())));
}

void Lowering::mma_store(const Node& node) {
  want_simdgroups();
  want_all(kSimdgroup);
  Value* to = once(node.operands[0]);
  Value* value = values_.at(node.operands[3]);
  const DType dtype = to->type.dtype;
  if (dtype != DType::float32) {
    value = tiles_.emit(Op::cast, {value}, Type::tile(dtype, fragments()));
  }
  std::vector<Value*> operands{to, block_offsets(node, 1), value};
  if (active_.mask) operands.push_back(fragment_mask(active_.mask));
  tiles_.node(Op::store, std::move(operands), {});
}

}  // namespace eas::passes
