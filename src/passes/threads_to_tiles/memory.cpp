// Loads, stores, atomics, and what a kernel tells its user, of all threads at once. What only
// active threads may do gets their mask; what all of them would do to one element is done once.
#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

void Lowering::threads_load(const Node& node) {
  const Value* offset = node.offset();
  const Shape& shape = offset->type.shape;
  const Value* result = node.results[0];
  const bool differs = varies(result);
  const auto lowered = [&](const Value* value) { return differs ? each(value) : once(value); };
  Value* on = nullptr;
  if (differs) {
    on = active_for(shape);
  } else if (Value* any = reached()) {
    on = tiles_.broadcast(any, shape);
  }
  if (node.mask()) on = both(on, lowered(node.mask()));
  ir::Operands<Op::load> operands{
      .buffer = once(node.buffer()), .offset = lowered(offset), .mask = on};
  if (on) {
    const Type type = differs ? tiles_.type(result->type) : result->type;
    operands.other = node.other() ? lowered(node.other()) : tiles_.full(type.dtype, 0, type.shape);
  }
  give(node, tiles_.load(operands));
}

void Lowering::threads_store(const Node& node) {
  const Value* offset = node.offset();
  const Value* value = node.value();
  const Shape& shape = offset->type.shape;
  const Value* mask = node.mask();
  const bool mask_varies = mask && varies(mask);
  ir::Operands<Op::store> operands{once(node.buffer()), nullptr, nullptr};
  if (varies(offset) || varies(value) || (mask_varies && !shape.is_scalar())) {
    operands.mask = active_for(shape);
    if (mask) operands.mask = both(operands.mask, each(mask));
    operands.offset = each(offset);
    operands.value = each(value);
  } else {
    // All threads store one value at one place: it is stored if any does.
    if (mask_varies) {
      operands.mask = tiles_.any(both(active_.mask, each(mask)));
    } else {
      if (Value* any = reached()) operands.mask = tiles_.broadcast(any, shape);
      if (mask) operands.mask = both(operands.mask, once(mask));
    }
    operands.offset = once(offset);
    operands.value = once(value);
  }
  tiles_.store(operands);
}

// One after another in the order of threads, which is that of a tile's elements.
void Lowering::atomic(const Node& node) {
  if (!varies(node.results[0])) return copy(node);
  Value* buffer = once(node.buffer());
  Value* offset = each(node.offset());
  const bool compares = node.op == Op::atomic_cas;
  Value* expected = compares ? each(node.expected()) : nullptr;
  Value* value = each(node.value());
  Value* on = active_for(node.offset()->type.shape);
  if (node.mask()) on = both(on, each(node.mask()));
  give(node, compares ? tiles_.atomic_cas({buffer, offset, expected, value, on})
                      : tiles_.atomic(node.op, {buffer, offset, value, on}));
}

// Inactive threads have nothing to keep.
void Lowering::promise(const Node& node) {
  const Value* condition = node.condition();
  if (!active_.mask && !varies(condition)) return copy(node);
  Value* holds = each(condition);
  if (Value* on = active_for(condition->type.shape)) {
    holds = tiles_.emit(Op::or_, holds, tiles_.elementwise(Op::not_, {on}));
  }
  tiles_.add(node.op, {holds}, {}, {}, node.text);
}

void Lowering::threads_multiple_of(const Node& node) {
  const Value* x = node.x();
  const bool all = !active_.mask || (active_.certain && !varies(x));
  // Where a thread may be inactive its value is not looked at, so the promise is not made either:
  // a tile with holes would cost more than the promise gains.
  if (!all) {
    if (checks_) {
      const Type type = type_of_each(x->type);
      Value* zero = tiles_.full(type.dtype, 0, type.shape);
      tiles_.multiple_of(tiles_.where(active_for(x->type.shape), each(x), zero),
                         node.attributes[0]);
    }
    return give(node, values_.at(x));
  }
  give(node, tiles_.multiple_of(values_.at(x), node.attributes[0]));
}

void Lowering::want_all(std::int64_t together) {
  if (!checks_ || !active_.mask) return;
  const std::int64_t threads = tiles_.threads();
  const Type numbers = Type::tile(DType::int64, {threads});
  const ir::Shape rows{threads / together, together};
  Value* ones = tiles_.reshape(tiles_.cast(active_.mask, DType::int64), rows);
  Value* came = tiles_.along_axis(Op::sum, ones, 1);
  came = tiles_.broadcast(tiles_.reshape(came, {rows[0], 1}), rows);
  Value* missed = tiles_.where(active_.mask, tiles_.full(DType::int64, 0, numbers.shape),
                               tiles_.reshape(came, numbers.shape));
  tiles_.multiple_of(missed, together);
}

void Lowering::threads_device_print(const Node& node) {
  const std::int64_t threads = tiles_.threads();
  Value* mask = active_.mask ? active_.mask : tiles_.full(DType::bool_, 1, {threads});
  std::vector<Value*> operands{mask};
  std::vector<std::int64_t> ranks{threads};
  for (const Value* operand : node.values()) {
    operands.push_back(each(operand));
    ranks.push_back(operand->type.shape.rank());
  }
  tiles_.device_print(node.text, std::move(operands), std::move(ranks));
}

void Lowering::threads_atomic_add(const Node& node) { atomic(node); }
void Lowering::threads_atomic_max(const Node& node) { atomic(node); }
void Lowering::threads_atomic_min(const Node& node) { atomic(node); }
void Lowering::threads_atomic_and(const Node& node) { atomic(node); }
void Lowering::threads_atomic_or(const Node& node) { atomic(node); }
void Lowering::threads_atomic_xor(const Node& node) { atomic(node); }
void Lowering::threads_atomic_xchg(const Node& node) { atomic(node); }
void Lowering::threads_atomic_cas(const Node& node) { atomic(node); }

void Lowering::threads_assume(const Node& node) { promise(node); }
void Lowering::threads_device_assert(const Node& node) { promise(node); }

void Lowering::threads_barrier(const Node&) { want_all(group_.threads()); }

}  // namespace eas::passes
