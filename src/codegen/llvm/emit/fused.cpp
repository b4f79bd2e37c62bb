// Programs that never look across the elements of a tile: the whole body, loops and branches
// included, is written once for a chunk and run for one chunk after another, every value in
// registers. When one chunk holds all of every tile, ops across elements are welcome too.
#include "codegen/llvm/emit/fused.hpp"

#include <eas/error.hpp>

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/emit/accumulators.hpp"
#include "codegen/llvm/emit/asking.hpp"
#include "codegen/llvm/emit/atomics.hpp"
#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "codegen/llvm/object.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "ir/edit.hpp"
#include "ir/shared_walk.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;
using ops::Family;

namespace {

// Bodies whose masked loads and stores are nothing beside the rest: two copies of them would only
// take twice as long to compile.
constexpr std::size_t kHugeBody = 1500;

}  // namespace

bool Fused::try_program(const ir::Block& body) {
  if (frame_.options.check) return false;
  const auto found = fusable(body, target_, frame_.memory_facts);
  if (!found || (!found->whole && !found->loops && lies_across(body, found->shape))) return false;
  // Steps wait for one another, so those of the next vector have to stand beside them. With values
  // that loops carry there may be too few registers for it: two vectors, where functions are long.
  if (!found->loops || (found->calculates && found->parts <= 2)) {
    frame_.entry()->addFnAttr(kInOrder);
  }
  shape_ = found->shape;
  if (found->whole) write_whole(body, *found);
  else write_chunks(body, *found);
  return true;
}

// Whether what is stored lies in memory along another axis than the lanes: then the loops of a plan
// turn blocks around in registers.
bool Fused::lies_across(const ir::Block& body, const ir::Shape& shape) {
  const int lanes = lane_axis(shape);
  int rows = -1;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (axis != lanes && shape[axis] > 1) rows = axis;
  }
  if (rows < 0) return false;
  hoist_scalars(body);
  bool across = false;
  for (const ir::Node* node : body.nodes) {
    const bool access = ops::has_operand(node->op, ops::Operand::offset);
    if (ops::info(node->op).effect == Effect::Atomic || (access && !is_known(node->offset())))
      return false;
    across = across || (node->op == Op::store && linears_.lies_along({node->value()}, lanes, rows));
  }
  return across;
}

// One chunk that holds every tile.
void Fused::write_whole(const ir::Block& body, const Fusable& found) {
  const std::int64_t size = shape_.elements();
  Chunk chunk{found.lanes, found.parts, {}, false, false};
  if (size % found.lanes != 0) {
    for (unsigned p = 0; p < found.parts; ++p) {
      llvm::SmallVector<llvm::Constant*, 16> bits;
      for (unsigned i = 0; i < found.lanes; ++i)
        bits.push_back(builder_.getInt1(p * found.lanes + i < size));
      chunk.exists.push_back(llvm::ConstantVector::get(bits));
    }
  }
  at_ = Coords{};
  for (int a = 0; a < shape_.rank(); ++a) at_.at[static_cast<std::size_t>(a)] = i64(0);
  at_.axis = size == 1 ? Coords::kUniform : lane_axis(shape_);
  known_.chunk = &chunk;
  write_block(body);
  known_.chunk = nullptr;
}

// Scalars that need nothing of a chunk are written before them, once a program. Whether that is all of
// them.
bool Fused::hoist_scalars(const ir::Block& body) {
  for (const ir::Node* node : body.nodes) {
    if (hoisted_.count(node) != 0 || node->results.empty() || is_tile(node->results[0]) ||
        !node->regions.empty() || ops::info(node->op).effect == Effect::Atomic)
      continue;
    const bool ready =
        std::all_of(node->operands.begin(), node->operands.end(), [&](const ir::Value* operand) {
          return operand->type.is_memory() ||
                 (operand->type.is_scalar() &&
                  (!operand->node || operand->node->op == Op::constant ||
                   elements_.has_scalar(operand)));
        });
    if (!ready) continue;
    elements_.emit_scalar(*node);
    hoisted_.insert(node);
  }
  return std::all_of(body.nodes.begin(), body.nodes.end(), [&](const ir::Node* node) {
    return node->op == Op::constant || hoisted_.count(node) != 0 ||
           std::none_of(node->results.begin(), node->results.end(),
                        [](const ir::Value* result) { return result->type.is_scalar(); });
  });
}

// What is needed before the chunks cannot depend on scalars that loops or branches of a chunk give.
bool Fused::is_known(const ir::Value* value) const {
  ir::Once<const ir::Value*> work;
  work.add(value);
  while (const auto next = work.take()) {
    const ir::Value* at = *next;
    if (!at->node || at->node->op == Op::constant) continue;
    if (at->type.is_scalar() && !elements_.has_scalar(at)) return false;
    if (!is_tile(at)) continue;
    for (const ir::Value* operand : at->node->operands) work.add(operand);
  }
  return true;
}

void Fused::write_chunks(const ir::Block& body, const Fusable& found) {
  const bool all_hoisted = hoist_scalars(body);
  const int axis = lane_axis(shape_);
  Lanewise how;
  how.size = shape_[axis];
  how.axis = axis;
  how.lanes = found.lanes;
  how.parts = found.parts;
  how.skip_rest = true;
  how.once = found.nodes > kHugeBody;
  ir::walk(body, [&](const ir::Node* node) {
    const bool load = node->op == Op::load && node->mask();
    const bool store = node->op == Op::store && node->mask();
    const bool top = node->parent == &body;
    if (top && (load || store)) {
      const ir::Value* mask = node->mask();
      if (!is_known(mask)) how.skip_rest = false;
      else if (is_tile(mask) && mask->type.shape == shape_) how.masks.push_back({mask});
    }
    const Effect effect = ops::info(node->op).effect;
    if (effect == Effect::Atomic || (effect == Effect::Write && !(store && top)))
      how.skip_rest = false;
    if (node->op == Op::store && top && found.nodes <= kLargeBody && is_known(node->offset()))
      how.stores.push_back(node);
  });
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape_.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Carried none;
  walk_.over_axes(shape_, outer, {}, none, [&](const Coords& at) {
    walk_.over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) {
      at_ = coords;
      // Scalars that loops or branches of the chunk give exist only here.
      const int outside = loops_.base_depth;
      if (!all_hoisted) loops_.base_depth = loops_.depth();
      write_block(body);
      loops_.base_depth = outside;
    });
  });
}

Coords Fused::coords_of(const ir::Shape& shape) {
  if (shape == shape_) return at_;
  // The same elements along one axis of another rank, or a single element.
  Coords out;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    out.at[static_cast<std::size_t>(axis)] = i64(0);
    if (shape[axis] > 1) out.axis = axis;
  }
  return out;
}

void Fused::write_block(const ir::Block& body) {
  for (const ir::Node* node : body.nodes) write_node(*node);
}

void Fused::write_node(const ir::Node& node) {
  at_line_of(node);
  const ops::OpInfo& row = ops::info(node.op);
  switch (node.op) {
    case Op::for_: return write_for(node);
    case Op::while_: return write_while(node);
    case Op::if_: return write_if(node);
    case Op::yield:
    case Op::assume: return;
    case Op::store: return memory_.emit_store(node, coords_of(node.offset()->type.shape));
    default: break;
  }
  if (row.effect == Effect::Atomic) {
    const Coords at = coords_of(node.offset()->type.shape);
    const Lanes before = atomics_.emit_atomic(node, at);
    if (is_tile(node.results[0]))
      elements_.remember(node.results[0], elements_.normalised(node.results[0]->type.shape, at),
                         before);
    else elements_.define(node.results[0], before.parts[0]);
    return;
  }
  if (row.family == Family::Reduce || row.family == Family::ArgReduce) return write_fold(node);
  if (!is_tile(node.results[0])) {
    if (!hoisted_.count(&node)) elements_.emit_scalar(node);
    return;
  }
  linears_.linear(node.results[0]);  // in order too, so that a long chain of offsets is not deep
  // In order, as what is loaded here may be stored to later; the rest waits until it is needed.
  if (node.op == Op::load && !frame_.memory_facts.is_constant(node.buffer())) {
    elements_.eval(node.results[0], coords_of(node.results[0]->type.shape));
  }
}

// Bools that live through a loop: as wide as the vectors beside them, since LLVM would pack and
// unpack a vector of bits in every turn. As floats behind a fence, or it would find out.
llvm::Value* Fused::widen_bools(llvm::Value* bits) {
  const unsigned width = static_cast<unsigned>(target_.vector_bytes) * 8 / known_.chunk->lanes;
  if (width != 32 && width != 64) return bits;
  llvm::Type* integers = llvm::FixedVectorType::get(builder_.getIntNTy(width), known_.chunk->lanes);
  llvm::Type* element = width == 32 ? builder_.getFloatTy() : builder_.getDoubleTy();
  llvm::Type* floats = llvm::FixedVectorType::get(element, known_.chunk->lanes);
  llvm::Value* wide = builder_.CreateBitCast(builder_.CreateSExt(bits, integers), floats);
  return builder_.CreateIntrinsic(llvm::Intrinsic::arithmetic_fence, {floats}, {wide});
}

llvm::Value* Fused::narrow_bools(llvm::Value* wide) {
  if (!wide->getType()->isFPOrFPVectorTy()) return wide;
  const unsigned width = wide->getType()->getScalarSizeInBits();
  llvm::Type* integers = llvm::FixedVectorType::get(builder_.getIntNTy(width), known_.chunk->lanes);
  llvm::Value* signs = builder_.CreateBitCast(wide, integers);
  return builder_.CreateICmpSLT(signs, llvm::Constant::getNullValue(integers));
}

void Fused::carry_in(llvm::ArrayRef<ir::Value*> values, Carried& carried) {
  for (const ir::Value* value : values) {
    if (!is_tile(value)) {
      carried.push_back(elements_.scalar(value));
      continue;
    }
    const Lanes lanes = elements_.eval(value, coords_of(value->type.shape));
    const Lanes all = value->type.shape.elements() == 1 ? lanes : elements_.spread(lanes);
    for (llvm::Value* vector : all.parts) {
      // As wide as the vectors beside them: a vector of bits that lives through a loop would be
      // packed and unpacked in every turn.
      const bool bits = value->type.dtype == DType::bool_ && !all.uniform;
      carried.push_back(bits ? widen_bools(vector) : vector);
    }
  }
}

void Fused::carry_out(llvm::ArrayRef<ir::Value*> values, llvm::ArrayRef<llvm::Value*> carried) {
  std::size_t next = 0;
  for (const ir::Value* value : values) {
    if (!is_tile(value)) {
      elements_.define(value, carried[next++]);
      continue;
    }
    Lanes lanes;
    lanes.uniform = value->type.shape.elements() == 1;
    const std::size_t parts = lanes.uniform ? 1 : known_.chunk->parts;
    for (std::size_t p = 0; p < parts; ++p) {
      llvm::Value* vector = carried[next + p];
      const bool bits = value->type.dtype == DType::bool_ && !lanes.uniform;
      lanes.parts.push_back(bits ? narrow_bools(vector) : vector);
    }
    next += parts;
    elements_.remember(value, elements_.normalised(value->type.shape, coords_of(value->type.shape)),
                       lanes);
  }
}

namespace {

// Tiles from outside that a region reads.
void captured(const ir::Block& region, llvm::SetVector<const ir::Value*>& out) {
  ir::walk(region, [&](const ir::Node* node) {
    for (const ir::Value* operand : node->operands) {
      if (!is_tile(operand)) continue;
      const ir::Block* home = operand->block ? operand->block : operand->node->parent;
      bool inside = false;
      for (const ir::Block* at = home; at; at = at->parent ? at->parent->parent : nullptr)
        inside |= at == &region;
      if (!inside) out.insert(operand);
    }
  });
}

}  // namespace

// Whole tiles a loop reads are computed before it.
void Fused::settle_outside(const ir::Node& node) {
  llvm::SetVector<const ir::Value*> outside;
  for (const ir::Block* region : node.regions) captured(*region, outside);
  for (const ir::Value* value : outside) {
    const bool other_region =
        std::any_of(node.regions.begin(), node.regions.end(), [&](const ir::Block* region) {
          return value->block == region ||
                 (value->node && ir::is_inside(value->node->parent, region));
        });
    if (!other_region && value->type.shape == shape_) elements_.eval(value, at_);
  }
}

void Fused::write_for(const ir::Node& node) {
  settle_outside(node);
  const Range range = asking_.range_of(node);
  Carried carried;
  carry_in({node.inits().data(), node.inits().size()}, carried);
  const ir::Block& body = *node.regions[0];
  const int outer = loops_.base_depth;
  asking_.turns_of(node, range, carried, [&](llvm::Value* turn) {
    loops_.base_depth = loops_.depth();
    elements_.define(body.params[0],
                     builder_.CreateAdd(range.low, builder_.CreateMul(turn, range.step)));
    carry_out(llvm::ArrayRef(body.params).drop_front(1), carried);
    write_block(body);
    carried.clear();
    carry_in(body.nodes.back()->operands, carried);
  });
  loops_.base_depth = outer;
  carry_out(node.results, carried);
}

void Fused::write_while(const ir::Node& node) {
  settle_outside(node);
  Carried carried;
  carry_in(node.operands, carried);
  const int outer = loops_.base_depth;
  const std::int64_t looks = asking_.begin_looks(node, carried);
  loops_.repeat_rotated(
      carried,
      [&](Carried& values) {
        loops_.base_depth = loops_.depth();
        carry_out(node.regions[0]->params, values);
        write_block(*node.regions[0]);
        return elements_.scalar(ir::condition_of(node));
      },
      [&](Carried& values) {
        carry_out(node.regions[1]->params, values);
        write_block(*node.regions[1]);
        llvm::Value* left = values.back();
        values.clear();
        carry_in(node.regions[1]->nodes.back()->operands, values);
        values.push_back(left);
        asking_.look_after(node, looks, values);
      });
  loops_.base_depth = outer;
  carry_out(node.results, carried);
}

void Fused::write_if(const ir::Node& node) {
  Carried carried;
  const int outer = loops_.base_depth;
  const auto side = [&](std::size_t region) {
    return [&, region](Carried& values) {
      loops_.base_depth = loops_.depth();
      write_block(*node.regions[region]);
      carry_in(node.regions[region]->nodes.back()->operands, values);
    };
  };
  loops_.branch(elements_.scalar(node.condition()), carried, side(0), side(1));
  loops_.base_depth = outer;
  carry_out(node.results, carried);
}

void Fused::write_fold(const ir::Node& node) {
  const ir::Value* tile = node.x();
  const Coords at = coords_of(tile->type.shape);
  Carried accumulators;
  const unsigned parts = known_.chunk->parts;
  if (tile->type.shape.elements() == 1) {
    throw InternalError("codegen: a reduction of one element in fused code");
  }
  accumulators_.start(node, known_.chunk->lanes, parts, accumulators);
  accumulators_.accumulate(node, 0, elements_.eval(tile, at), *known_.chunk, i64(0), true,
                           accumulators, parts);
  llvm::Value* result = accumulators_.finish(node, 0, parts, accumulators);
  if (is_tile(node.results[0])) {
    Coords zero;
    elements_.remember(node.results[0], elements_.normalised(node.results[0]->type.shape, zero),
                       Lanes::one(result));
  } else {
    elements_.define(node.results[0], result);
  }
}

}  // namespace eas::codegen
