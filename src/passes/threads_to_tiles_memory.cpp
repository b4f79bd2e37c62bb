// Loads, stores, atomics, and what a kernel tells its user, of all threads at once. What only
// active threads may do gets their mask; what all of them would do to one element is done once.
#include "passes/threads_to_tiles_lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

void Lowering::load(const Node& node) {
  const Value* offset = node.operands[1];
  const Shape& shape = offset->type.shape;
  const bool masked = node.operands.size() == 4;
  const Value* result = node.results[0];
  const bool differs = varies(result);
  const auto lowered = [&](std::size_t i) {
    return differs ? each(node.operands[i]) : once(node.operands[i]);
  };
  Value* on = nullptr;
  if (differs) {
    on = active_for(shape);
  } else if (Value* any = reached()) {
    on = tiles_.repeat(any, shape);
  }
  if (masked) on = both(on, lowered(2));
  const Type type = differs ? tiles_.type(result->type) : result->type;
  std::vector<Value*> operands{once(node.operands[0]), lowered(1)};
  if (on) {
    operands.push_back(on);
    operands.push_back(masked ? lowered(3) : tiles_.full(type.dtype, 0, type.shape));
  }
  give(node, tiles_.emit(Op::load, std::move(operands), type));
}

void Lowering::store(const Node& node) {
  const Value* offset = node.operands[1];
  const Value* value = node.operands[2];
  const Shape& shape = offset->type.shape;
  const Value* mask = node.operands.size() == 4 ? node.operands[3] : nullptr;
  const bool mask_varies = mask && varies(mask);
  std::vector<Value*> operands{once(node.operands[0])};
  if (varies(offset) || varies(value) || (mask_varies && !shape.is_scalar())) {
    Value* on = active_for(shape);
    if (mask) on = both(on, each(mask));
    operands.insert(operands.end(), {each(offset), each(value)});
    if (on) operands.push_back(on);
  } else {
    // All threads store one value at one place: it is stored if any does.
    Value* on = nullptr;
    if (mask_varies) {
      on = tiles_.any(both(active_.mask, each(mask)));
    } else {
      if (Value* any = reached()) on = tiles_.repeat(any, shape);
      if (mask) on = both(on, once(mask));
    }
    operands.insert(operands.end(), {once(offset), once(value)});
    if (on) operands.push_back(on);
  }
  tiles_.node(Op::store, std::move(operands), {});
}

// One after another in the order of threads, which is that of a tile's elements.
void Lowering::atomic(const Node& node) {
  if (!varies(node.results[0])) return copy(node);
  const bool masked = node.operands.size() == (node.op == Op::atomic_cas ? 5 : 4);
  const std::size_t values = node.operands.size() - (masked ? 1 : 0);
  std::vector<Value*> operands{once(node.operands[0])};
  for (std::size_t i = 1; i < values; ++i) operands.push_back(each(node.operands[i]));
  Value* on = active_for(node.operands[1]->type.shape);
  if (masked) on = both(on, each(node.operands.back()));
  if (on) operands.push_back(on);
  give(node, tiles_.emit(node.op, std::move(operands), tiles_.type(node.results[0]->type)));
}

// Inactive threads have nothing to keep.
void Lowering::promise(const Node& node) {
  const Value* condition = node.operands[0];
  if (!active_.mask && !varies(condition)) return copy(node);
  Value* holds = each(condition);
  if (Value* on = active_for(condition->type.shape)) {
    holds = tiles_.emit(Op::or_, holds, tiles_.emit(Op::not_, {on}, on->type));
  }
  tiles_.node(node.op, {holds}, {})->text = node.text;
}

void Lowering::multiple_of(const Node& node) {
  const Value* x = node.operands[0];
  const bool all = !active_.mask || (active_.certain && !varies(x));
  // Where a thread may be inactive its value is not looked at, so the promise is not made either:
  // a tile with holes would cost more than the promise gains.
  if (!all) {
    if (checks_) {
      const Type type = type_of_each(x->type);
      Value* zero = tiles_.full(type.dtype, 0, type.shape);
      tiles_.emit(Op::multiple_of, {tiles_.where(active_for(x->type.shape), each(x), zero)}, type,
                  node.attributes);
    }
    return give(node, values_.at(x));
  }
  give(node, tiles_.emit(Op::multiple_of, {values_.at(x)}, type_of(x), node.attributes));
}

void Lowering::want_all(std::int64_t together) {
  if (!checks_ || !active_.mask) return;
  const std::int64_t threads = tiles_.threads();
  const Type numbers = Type::tile(DType::int64, {threads});
  const ir::Shape rows{threads / together, together};
  Value* ones = tiles_.reshape(tiles_.emit(Op::cast, {active_.mask}, numbers), rows);
  Value* came = tiles_.emit(Op::sum, {ones}, Type::tile(DType::int64, {rows[0]}), {1});
  came = tiles_.repeat(tiles_.reshape(came, {rows[0], 1}), rows);
  Value* missed = tiles_.where(active_.mask, tiles_.full(DType::int64, 0, numbers.shape),
                               tiles_.reshape(came, numbers.shape));
  tiles_.emit(Op::multiple_of, {missed}, numbers, {together});
}

void Lowering::print(const Node& node) {
  const std::int64_t threads = tiles_.threads();
  Value* mask = active_.mask ? active_.mask : tiles_.full(DType::bool_, 1, {threads});
  std::vector<Value*> operands{mask};
  std::vector<std::int64_t> ranks{threads};
  for (const Value* operand : node.operands) {
    operands.push_back(each(operand));
    ranks.push_back(operand->type.shape.rank());
  }
  tiles_.node(Op::device_print, std::move(operands), {}, std::move(ranks))->text = node.text;
}

}  // namespace eas::passes
