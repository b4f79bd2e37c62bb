// Atomics, lane by lane in row-major order: one instruction where the hardware has it, otherwise
// compare and exchange until nobody came between.
#include "codegen/llvm/emit/atomics.hpp"

#include <llvm/IR/Constants.h>

#include <bit>
#include <optional>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "codegen/llvm/plan/plan.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

constexpr auto kOrder = llvm::AtomicOrdering::Monotonic;

// The elementwise op whose body is the update.
Op update_of(Op op) {
  switch (op) {
    case Op::atomic_add: return Op::add;
    case Op::atomic_max: return Op::maximum;
    case Op::atomic_min: return Op::minimum;
    case Op::atomic_and: return Op::and_;
    case Op::atomic_or: return Op::or_;
    default: return Op::xor_;
  }
}

std::optional<llvm::AtomicRMWInst::BinOp> instruction(Op op, DType dtype) {
  using Rmw = llvm::AtomicRMWInst;
  if (dtype == DType::bool_) return std::nullopt;  // any byte but 0 is true
  if (is_float(dtype)) {
    const bool native = dtype == DType::float32 || dtype == DType::float64;
    return op == Op::atomic_add && native ? std::optional(Rmw::FAdd) : std::nullopt;
  }
  const bool is_unsigned = dtype == DType::uint8 || dtype == DType::uint16 ||
                           dtype == DType::uint32 || dtype == DType::uint64;
  switch (op) {
    case Op::atomic_add: return Rmw::Add;
    case Op::atomic_max: return is_unsigned ? Rmw::UMax : Rmw::Max;
    case Op::atomic_min: return is_unsigned ? Rmw::UMin : Rmw::Min;
    case Op::atomic_and: return Rmw::And;
    case Op::atomic_or: return Rmw::Or;
    case Op::atomic_xor: return Rmw::Xor;
    case Op::atomic_xchg: return Rmw::Xchg;
    default: return std::nullopt;
  }
}

// Nobody has what was there before: it is a statement.
bool is_late(const ir::Function& function, const ir::Node& node) {
  const ir::Value* buffer = node.buffer();
  const bool is_param = buffer->block && !buffer->block->parent && buffer->index < 64;
  return node.op == Op::atomic_add && is_param && (function.late >> buffer->index & 1) != 0;
}

}  // namespace

// The value before, of one element at `address`; `values` as SSA.
llvm::Value* Atomics::atomic_element(const ir::Node& node, llvm::Value* address,
                                     llvm::ArrayRef<llvm::Value*> values) {
  const DType dtype = node.buffer()->type.dtype;
  const llvm::Align align(itemsize(dtype));
  if (is_late(frame_.function, node)) {
    llvm::Value* add = frame_.launch_field(offsetof(abi::Launch, later), builder_.getPtrTy());
    auto* type = llvm::FunctionType::get(
        builder_.getVoidTy(),
        {builder_.getPtrTy(), builder_.getPtrTy(), builder_.getDoubleTy(), builder_.getInt32Ty()},
        false);
    llvm::Value* value = values[0];
    if (!value->getType()->isDoubleTy())
      value = builder_.CreateFPExt(value, builder_.getDoubleTy());
    builder_.CreateCall(type, add,
                        {frame_.entry()->getArg(1), address, value,
                         builder_.getInt32(static_cast<std::uint32_t>(dtype))});
    return llvm::Constant::getNullValue(values[0]->getType());
  }
  // Of programs that run in order no other is there, nor one with the same element.
  if (frame_.function.ordered && node.op == Op::atomic_add) {
    llvm::Type* type = memory_type(module_.getContext(), dtype, 0);
    llvm::Value* old = from_memory(emit_, dtype, builder_.CreateAlignedLoad(type, address, align));
    const std::array<llvm::Value*, 2> operands{old, values[0]};
    llvm::Value* sum = emit_elementwise(emit_, Op::add, dtype, operands);
    builder_.CreateAlignedStore(to_memory(emit_, dtype, sum), address, align);
    return old;
  }
  if (const auto known = instruction(node.op, dtype)) {
    llvm::Value* before = builder_.CreateAtomicRMW(
        *known, address, to_memory(emit_, dtype, values[0]), align, kOrder);
    return from_memory(emit_, dtype, before);
  }
  llvm::Type* bits = builder_.getIntNTy(static_cast<unsigned>(itemsize(dtype)) * 8);
  llvm::Type* stored = memory_type(module_.getContext(), dtype, 0);
  llvm::BasicBlock* from = builder_.GetInsertBlock();
  llvm::LoadInst* first = builder_.CreateAlignedLoad(bits, address, align);
  first->setAtomic(kOrder);
  llvm::BasicBlock* again = frame_.block("again");
  llvm::BasicBlock* after = frame_.block("after");
  builder_.CreateBr(again);
  builder_.SetInsertPoint(again);
  llvm::PHINode* seen = builder_.CreatePHI(bits, 2);
  seen->addIncoming(first, from);
  llvm::Value* old = from_memory(emit_, dtype, builder_.CreateBitCast(seen, stored));
  const auto as_bits = [&](llvm::Value* value) {
    return builder_.CreateBitCast(to_memory(emit_, dtype, value), bits);
  };
  llvm::Value* next;
  if (node.op == Op::atomic_xchg) {
    next = as_bits(values[0]);
  } else if (node.op == Op::atomic_cas) {
    // Equal means the same bits.
    llvm::Value* same = builder_.CreateICmpEQ(as_bits(old), as_bits(values[0]));
    next = builder_.CreateSelect(same, as_bits(values[1]), seen);
  } else {
    const std::array<llvm::Value*, 2> operands{old, values[0]};
    next = as_bits(emit_elementwise(emit_, update_of(node.op), dtype, operands));
  }
  llvm::Value* pair = builder_.CreateAtomicCmpXchg(address, seen, next, align, kOrder, kOrder);
  seen->addIncoming(builder_.CreateExtractValue(pair, 0), builder_.GetInsertBlock());
  builder_.CreateCondBr(builder_.CreateExtractValue(pair, 1), after, again);
  builder_.SetInsertPoint(after);
  return old;
}

Lanes Atomics::emit_atomic(const ir::Node& node, const Coords& coords) {
  Lanes mask_room;
  Update update{node, elements_.eval(node.offset(), coords), stays(node.offset()), nullptr, {}, 1,
                1};
  update.mask = memory_.mask_of(node.mask(), coords, mask_room);
  if (node.op == Op::atomic_cas) update.values.push_back(elements_.eval(node.expected(), coords));
  update.values.push_back(elements_.eval(node.value(), coords));
  const bool one = coords.axis < 0;
  if (!one) update.parts = known_.chunk->parts, update.lanes = known_.chunk->lanes;
  const PrivateSums::Copy* copy = private_sums_.of(node.buffer());
  if (!copy) return atomically(update, one);
  Carried none;
  loops_.branch(
      copy->used, none, [&](Carried&) { add_to_copy(update, *copy); },
      [&](Carried&) { atomically(update, one); });
  const DType dtype = node.buffer()->type.dtype;  // which nobody asks for
  return Lanes::one(llvm::Constant::getNullValue(ssa_type(module_.getContext(), dtype, 0)));
}

namespace {

// A lane of what is loaded is loaded as a number: taking it out of a vector takes longer. At the same
// place in the code, unless it is still there later.
llvm::Value* loaded_lane(llvm::IRBuilder<>& builder, llvm::Value* vector, unsigned lane,
                         bool still_there) {
  if (auto* widened = llvm::dyn_cast<llvm::CastInst>(vector); widened && widened->isIntegerCast()) {
    llvm::Value* narrow = loaded_lane(builder, widened->getOperand(0), lane, still_there);
    if (!narrow) return nullptr;
    return builder.CreateCast(widened->getOpcode(), narrow, vector->getType()->getScalarType());
  }
  auto* load = llvm::dyn_cast<llvm::LoadInst>(vector);
  if (!load || !load->isSimple() || !load->getType()->isIntOrIntVectorTy()) return nullptr;
  const llvm::IRBuilder<>::InsertPointGuard guard(builder);
  if (!still_there) builder.SetInsertPoint(load->getParent(), std::next(load->getIterator()));
  llvm::Type* type = load->getType()->getScalarType();
  return builder.CreateAlignedLoad(
      type, builder.CreateConstGEP1_64(type, load->getPointerOperand(), lane),
      llvm::Align(type->getScalarSizeInBits() / 8));
}

}  // namespace

// Whether it is a cast of numbers that nobody writes.
bool Atomics::stays(const ir::Value* value) const {
  while (value->node && value->node->op == Op::cast) value = value->node->x();
  return value->node && value->node->op == Op::load &&
         frame_.memory_facts.is_constant(value->node->buffer());
}

llvm::Value* Atomics::pick(const Lanes& lanes, unsigned part, unsigned lane, bool stays) {
  if (lanes.uniform) return lanes.parts[0];
  llvm::Value* vector = lanes.parts[part];
  llvm::Value* loaded = loaded_lane(builder_, vector, lane, stays);
  return loaded ? loaded : builder_.CreateExtractElement(vector, std::uint64_t{lane});
}

// Lanes that do nothing add 0 to an element that is there.
void Atomics::add_to_copy(const Update& update, const PrivateSums::Copy& copy) {
  const DType dtype = update.node.buffer()->type.dtype;
  llvm::Type* type = memory_type(module_.getContext(), dtype, 0);
  const llvm::Align align(itemsize(dtype));
  for (unsigned p = 0; p < update.parts; ++p) {
    for (unsigned lane = 0; lane < update.lanes; ++lane) {
      llvm::Value *at = pick(update.offsets, p, lane, update.offsets_stay),
                  *value = pick(update.values[0], p, lane);
      if (update.mask) {
        llvm::Value* on = pick(*update.mask, p, lane);
        at = builder_.CreateSelect(on, at, copy.low);
        value = builder_.CreateSelect(on, value, llvm::Constant::getNullValue(type));
      }
      llvm::Value* address = builder_.CreateGEP(type, copy.memory[lane % PrivateSums::kCopies], at);
      llvm::Value* sum =
          builder_.CreateAdd(builder_.CreateAlignedLoad(type, address, align), value);
      builder_.CreateAlignedStore(sum, address, align);
    }
  }
}

Lanes Atomics::atomically(const Update& update, bool one_element) {
  const DType dtype = update.node.buffer()->type.dtype;
  llvm::Value* memory = frame_.memory_of(update.node.buffer());
  llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
  llvm::Type* type = ssa_type(module_.getContext(), dtype, 0);
  // Lanes that do nothing give 0.
  const auto one = [&](unsigned part, unsigned lane) -> llvm::Value* {
    Values operands;
    for (const Lanes& value : update.values) operands.push_back(pick(value, part, lane));
    llvm::Value* address =
        builder_.CreateGEP(element, memory, pick(update.offsets, part, lane, update.offsets_stay));
    if (!update.mask) return atomic_element(update.node, address, operands);
    Carried result{llvm::Constant::getNullValue(type)};
    loops_.branch(
        pick(*update.mask, part, lane), result,
        [&](Carried& x) { x[0] = atomic_element(update.node, address, operands); },
        [](Carried&) {});
    return result[0];
  };
  if (one_element) return Lanes::one(one(0, 0));
  Lanes out;
  out.uniform = false;
  for (unsigned p = 0; p < update.parts; ++p) {
    llvm::Value* before =
        llvm::Constant::getNullValue(ssa_type(module_.getContext(), dtype, update.lanes));
    for (unsigned lane = 0; lane < update.lanes; ++lane)
      before = builder_.CreateInsertElement(before, one(p, lane), std::uint64_t{lane});
    out.parts.push_back(before);
  }
  return out;
}

void Atomics::emit_atomic_tile(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  if (!is_tile(node.offset())) return elements_.define(result, emit_atomic(node, {}).parts[0]);
  const ir::Shape& shape = result->type.shape;
  const Stored out = memory_.make_stored(result->type.dtype, shape);
  const int axis = lane_axis(shape);
  Lanewise how;
  how.size = shape[axis];
  how.axis = axis;
  how.lanes = static_cast<unsigned>(
      std::min<std::uint64_t>(walk_.natural_lanes(result->type.dtype),
                              std::bit_ceil(static_cast<std::uint64_t>(how.size))));
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Carried none;
  walk_.over_axes(shape, outer, {}, none, [&](const Coords& at) {
    if (how.size == 1) {
      const Coords coords = elements_.normalised(shape, at);
      return memory_.write_stored(out, coords, emit_atomic(node, coords));
    }
    walk_.over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) {
      memory_.write_stored(out, coords, emit_atomic(node, coords));
    });
  });
  known_.stored[result] = out;
}

void Units::lower_atomic_add(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_max(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_min(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_and(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_or(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_xor(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_xchg(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }
void Units::lower_atomic_cas(const ir::Node& node) { others_.atomics.emit_atomic_tile(node); }

}  // namespace eas::codegen
