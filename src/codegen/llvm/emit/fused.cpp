// Programs that never look across the elements of a tile: the whole body, loops and branches
// included, is written once for a chunk and run for one chunk after another, every value in
// registers. When one chunk holds all of every tile, ops across elements are welcome too.
#include <eas/error.hpp>

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <unordered_set>

#include "codegen/llvm/emit/emitter.hpp"
#include "codegen/llvm/object.hpp"
#include "codegen/llvm/plan/cost.hpp"
#include "ir/edit.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/distinct.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;
using ops::Family;

namespace {

// More vectors than this for one tile do not fit the registers beside others.
constexpr std::int64_t kWholeParts = 4;
// Bodies that are busy with themselves: one vector at a time, and stores that need not be the best.
constexpr std::size_t kLargeBody = 400;
// Bodies whose masked loads and stores are nothing beside the rest: two copies of them would only
// take twice as long to compile.
constexpr std::size_t kHugeBody = 1500;

bool moves_lanes(const ir::Node& node) {
  if (node.op != Op::permute) return false;
  const ir::Shape& from = node.x()->type.shape;
  if (passes::wide_axes(from) < 2) return false;
  const int axis = lane_axis(from);
  return node.attributes[static_cast<std::size_t>(lane_axis(node.results[0]->type.shape))] != axis;
}

}  // namespace

// What is asked of a body: see the head of this file. Memory: what one chunk writes no later chunk
// may read or write again, which holds for a buffer with one store and no load, and for loads and
// stores at one and the same offset that meets every element once.
std::optional<Emitter::Fusable> Emitter::fusable(const ir::Block& body) const {
  if (options_.check) return std::nullopt;
  Fusable out;
  bool has_shape = false, crosses = false, small = true, ordered = false, streams_in_loop = false;
  bool possible = true;
  std::int64_t elements = 1;
  ir::Shape largest{1};
  std::size_t nodes = 0, costly = 0;
  std::size_t widest = 1;
  std::unordered_map<const ir::Value*, std::vector<const ir::Node*>> touched;
  const auto look_at = [&](const ir::Shape& shape) {
    const std::int64_t n = shape.elements();
    if (n == 1) return;
    if (passes::wide_axes(shape) != 1 || (elements != 1 && n != elements)) small = false;
    if (n > elements) largest = shape;
    elements = std::max(elements, n);
  };
  ir::walk(body, [&](const ir::Node* node) {
    ++nodes;
    const ops::OpInfo& row = ops::info(node->op);
    bool in_loop = false;
    for (const ir::Block* at = node->parent; at != &body; at = at->parent->parent) {
      in_loop |= at->parent->op == Op::for_ || at->parent->op == Op::while_;
      if (at->parent->op == Op::reduce || at->parent->op == Op::scan) return;
    }
    for (const ir::Value* value : node->results) {
      if (value->type.kind == ir::TypeKind::Tile) look_at(value->type.shape);
    }
    const bool tile = (!node->results.empty() && is_tile(node->results[0])) ||
                      (row.effect == Effect::Write && is_tile(node->offset()));
    if (row.effect == Effect::Read || row.effect == Effect::Write || row.effect == Effect::Atomic) {
      touched[node->buffer()].push_back(node);
      if (is_tile(node->offset())) look_at(node->offset()->type.shape);
      if (tile) widest = std::max(widest, itemsize(node->buffer()->type.dtype));
    }
    switch (row.family) {
      case Family::Elementwise:
        if (tile && is_float(node->x()->type.dtype)) {
          widest = std::max(widest, itemsize(node->x()->type.dtype));
        }
        if (is_costly(node->op, target_) || row.cost == ops::kQuotientCost) ++costly;
        return;
      case Family::Reduce:
      case Family::ArgReduce:
        crosses = true;
        if (node->x()->type.shape[static_cast<int>(node->attributes[0])] == 1) possible = false;
        if (!passes::is_trivial_reshape(node->x()->type.shape, {node->x()->type.shape.elements()}))
          possible = false;
        return;
      case Family::Scan: possible = false; return;
      case Family::Structured: break;
    }
    switch (node->op) {
      case Op::constant:
      case Op::cast:
      case Op::bitcast:
      case Op::where:
      case Op::broadcast:
      case Op::multiple_of:
      case Op::philox:
      case Op::arange:
      case Op::program_id:
      case Op::num_programs:
      case Op::shape_of:
      case Op::stride_of:
      case Op::assume:
      case Op::yield: break;
      case Op::permute: possible &= !moves_lanes(*node); break;
      case Op::reshape:
        if (is_tile(node->x())) {
          possible &=
              passes::is_trivial_reshape(node->x()->type.shape, node->results[0]->type.shape);
        }
        break;
      case Op::load:
        if (tile && in_loop && node->results[0]->type.shape.elements() > 1) streams_in_loop = true;
        break;
      case Op::store:
      case Op::atomic_add:
      case Op::atomic_max:
      case Op::atomic_min:
      case Op::atomic_and:
      case Op::atomic_or:
      case Op::atomic_xor:
      case Op::atomic_xchg:
      case Op::atomic_cas:
        if (!is_tile(node->offset())) {
          crosses = true;  // once a program, not once a chunk
        } else if (has_shape && !(out.shape == node->offset()->type.shape)) {
          crosses = true;  // two index spaces
        } else {
          out.shape = node->offset()->type.shape;
          has_shape = true;
        }
        ordered |= in_loop;
        break;
      case Op::for_:
      case Op::while_: out.loops = true; break;
      case Op::if_: break;
      default: possible = false; break;
    }
  });
  if (!possible) return std::nullopt;
  // Carried tiles must have the one shape too.
  bool one_shape = true;
  ir::walk(body, [&](const ir::Node* node) {
    if (node->op != Op::for_ && node->op != Op::while_ && node->op != Op::if_) return;
    for (const ir::Value* value : node->results) {
      if (!is_tile(value)) continue;
      if (!has_shape) out.shape = value->type.shape, has_shape = true;
      one_shape &= value->type.shape == out.shape;
    }
  });
  const auto natural = static_cast<std::int64_t>(target_.vector_bytes) /
                       static_cast<std::int64_t>(std::max<std::size_t>(widest, 4));
  out.calculates = costly > 0;
  Fusable whole = out;
  whole.whole = small && one_shape && elements <= natural * kWholeParts;
  if (whole.whole) {
    whole.shape = largest;
    whole.lanes = static_cast<unsigned>(std::min<std::int64_t>(
        natural, static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(elements)))));
    whole.parts = static_cast<unsigned>((elements + whole.lanes - 1) / whole.lanes);
    // Fewer vectors at a time leave more registers, where chunks are possible.
    if (whole.parts <= 2) return whole;
  }
  const auto otherwise = [&]() -> std::optional<Fusable> {
    return whole.whole ? std::optional(whole) : std::nullopt;
  };
  if (crosses || !one_shape || ordered || streams_in_loop || !has_shape) return otherwise();
  // Between chunks.
  std::vector<const ir::Node*> accesses;
  for (const auto& [memory, list] : touched) {
    if (memory_facts_.disjoint) {
      if (!passes::stay_apart(list)) return otherwise();
    }
    accesses.insert(accesses.end(), list.begin(), list.end());
  }
  if (!memory_facts_.disjoint && !passes::stay_apart(accesses)) return otherwise();
  const std::int64_t length = out.shape[lane_axis(out.shape)];
  out.lanes = static_cast<unsigned>(std::min<std::int64_t>(
      natural, static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(length)))));
  std::int64_t parts = nodes > kLargeBody ? 1 : costly > 0 ? 2 : 4;
  out.nodes = nodes;
  while (parts > 1 && parts * out.lanes > length) parts /= 2;
  out.parts = static_cast<unsigned>(parts);
  return out;
}

bool Emitter::try_fused(const ir::Block& body) {
  const auto found = fusable(body);
  if (!found) return false;
  // Steps wait for one another, so those of the next vector have to stand beside them. With values
  // that loops carry there may be too few registers for it: two vectors, where functions are long.
  if (!found->loops || (found->calculates && found->parts <= 2)) entry_->addFnAttr(kInOrder);
  fused_shape_ = found->shape;
  const int axis = lane_axis(fused_shape_);
  if (found->whole) {
    const std::int64_t size = fused_shape_.elements();
    Chunk chunk{found->lanes, found->parts, {}, false, false};
    if (size % found->lanes != 0) {
      for (unsigned p = 0; p < found->parts; ++p) {
        llvm::SmallVector<llvm::Constant*, 16> bits;
        for (unsigned i = 0; i < found->lanes; ++i)
          bits.push_back(builder_.getInt1(p * found->lanes + i < size));
        chunk.exists.push_back(llvm::ConstantVector::get(bits));
      }
    }
    fused_at_ = Coords{};
    for (int a = 0; a < fused_shape_.rank(); ++a)
      fused_at_.at[static_cast<std::size_t>(a)] = i64(0);
    fused_at_.axis = size == 1 ? Coords::kUniform : axis;
    chunk_ = &chunk;
    fused_block(body);
    chunk_ = nullptr;
    return true;
  }

  // Scalars first, once a program.
  for (const ir::Node* node : body.nodes) {
    if (!node->results.empty() && !is_tile(node->results[0]) && node->regions.empty() &&
        ops::info(node->op).effect != Effect::Atomic) {
      const bool ready =
          std::all_of(node->operands.begin(), node->operands.end(), [&](const ir::Value* operand) {
            return operand->type.is_memory() ||
                   (operand->type.is_scalar() &&
                    (!operand->node || operand->node->op == Op::constant ||
                     scalars_.count(operand)));
          });
      if (!ready) continue;
      emit_scalar(*node);
      hoisted_.insert(node);
    }
  }
  const bool all_hoisted =
      std::all_of(body.nodes.begin(), body.nodes.end(), [&](const ir::Node* node) {
        return node->op == Op::constant || hoisted_.count(node) != 0 ||
               std::none_of(node->results.begin(), node->results.end(),
                            [](const ir::Value* result) { return result->type.is_scalar(); });
      });
  // What is needed before the loop cannot depend on scalars that loops or branches of a chunk give.
  const auto known = [&](const ir::Value* value) {
    ir::Once<const ir::Value*> work;
    work.add(value);
    while (const auto next = work.take()) {
      const ir::Value* at = *next;
      if (!at->node || at->node->op == Op::constant) continue;
      if (at->type.is_scalar() && !scalars_.count(at)) return false;
      if (!is_tile(at)) continue;
      for (const ir::Value* operand : at->node->operands) work.add(operand);
    }
    return true;
  };
  Lanewise how;
  how.size = fused_shape_[axis];
  how.axis = axis;
  how.lanes = found->lanes;
  how.parts = found->parts;
  how.skip_rest = true;
  how.once = found->nodes > kHugeBody;
  ir::walk(body, [&](const ir::Node* node) {
    const bool load = node->op == Op::load && node->mask();
    const bool store = node->op == Op::store && node->mask();
    const bool top = node->parent == &body;
    if (top && (load || store)) {
      const ir::Value* mask = node->mask();
      if (!known(mask)) how.skip_rest = false;
      else if (is_tile(mask) && mask->type.shape == fused_shape_) how.masks.push_back({mask});
    }
    const Effect effect = ops::info(node->op).effect;
    if (effect == Effect::Atomic || (effect == Effect::Write && !(store && top)))
      how.skip_rest = false;
    if (node->op == Op::store && top && found->nodes <= kLargeBody && known(node->offset()))
      how.stores.push_back(node);
  });
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < fused_shape_.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Carried none;
  over_axes(fused_shape_, outer, {}, none, [&](const Coords& at) {
    over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) {
      fused_at_ = coords;
      // Scalars that loops or branches of the chunk give exist only here.
      const int outside = base_depth_;
      if (!all_hoisted) base_depth_ = depth();
      fused_block(body);
      base_depth_ = outside;
    });
  });
  return true;
}

Coords Emitter::fused_coords(const ir::Shape& shape) const {
  if (shape == fused_shape_) return fused_at_;
  // The same elements along one axis of another rank, or a single element.
  Coords out;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    out.at[static_cast<std::size_t>(axis)] = const_cast<Emitter*>(this)->i64(0);
    if (shape[axis] > 1) out.axis = axis;
  }
  return out;
}

void Emitter::fused_block(const ir::Block& body) {
  for (const ir::Node* node : body.nodes) fused_node(*node);
}

void Emitter::fused_node(const ir::Node& node) {
  lines_.at(node.location, builder_);
  const ops::OpInfo& row = ops::info(node.op);
  switch (node.op) {
    case Op::for_: return fused_for(node);
    case Op::while_: return fused_while(node);
    case Op::if_: return fused_if(node);
    case Op::yield:
    case Op::assume: return;
    case Op::store: return emit_store(node, fused_coords(node.offset()->type.shape));
    default: break;
  }
  if (row.effect == Effect::Atomic) {
    const Coords at = fused_coords(node.offset()->type.shape);
    const Lanes before = emit_atomic(node, at);
    if (is_tile(node.results[0]))
      remember(node.results[0], normalised(node.results[0]->type.shape, at), before);
    else define(node.results[0], before.parts[0]);
    return;
  }
  if (row.family == Family::Reduce || row.family == Family::ArgReduce) return fused_fold(node);
  if (!is_tile(node.results[0])) {
    if (!hoisted_.count(&node)) emit_scalar(node);
    return;
  }
  linear(node.results[0]);  // in order too, so that a long chain of offsets is not deep
  // In order, as what is loaded here may be stored to later; the rest waits until it is needed.
  if (node.op == Op::load && !memory_facts_.is_constant(node.buffer())) {
    eval(node.results[0], fused_coords(node.results[0]->type.shape));
  }
}

// Bools that live through a loop: as wide as the vectors beside them, since LLVM would pack and
// unpack a vector of bits in every turn. As floats behind a fence, or it would find out.
llvm::Value* Emitter::widen_bools(llvm::Value* bits) {
  const unsigned width = static_cast<unsigned>(target_.vector_bytes) * 8 / chunk_->lanes;
  if (width != 32 && width != 64) return bits;
  llvm::Type* integers = llvm::FixedVectorType::get(builder_.getIntNTy(width), chunk_->lanes);
  llvm::Type* element = width == 32 ? builder_.getFloatTy() : builder_.getDoubleTy();
  llvm::Type* floats = llvm::FixedVectorType::get(element, chunk_->lanes);
  llvm::Value* wide = builder_.CreateBitCast(builder_.CreateSExt(bits, integers), floats);
  return builder_.CreateIntrinsic(llvm::Intrinsic::arithmetic_fence, {floats}, {wide});
}

llvm::Value* Emitter::narrow_bools(llvm::Value* wide) {
  if (!wide->getType()->isFPOrFPVectorTy()) return wide;
  const unsigned width = wide->getType()->getScalarSizeInBits();
  llvm::Type* integers = llvm::FixedVectorType::get(builder_.getIntNTy(width), chunk_->lanes);
  llvm::Value* signs = builder_.CreateBitCast(wide, integers);
  return builder_.CreateICmpSLT(signs, llvm::Constant::getNullValue(integers));
}

void Emitter::carry_in(llvm::ArrayRef<ir::Value*> values, Carried& carried) {
  for (const ir::Value* value : values) {
    if (!is_tile(value)) {
      carried.push_back(scalar(value));
      continue;
    }
    const Lanes lanes = eval(value, fused_coords(value->type.shape));
    const Lanes all = value->type.shape.elements() == 1 ? lanes : spread(lanes);
    for (llvm::Value* vector : all.parts) {
      // As wide as the vectors beside them: a vector of bits that lives through a loop would be
      // packed and unpacked in every turn.
      const bool bits = value->type.dtype == DType::bool_ && !all.uniform;
      carried.push_back(bits ? widen_bools(vector) : vector);
    }
  }
}

void Emitter::carry_out(llvm::ArrayRef<ir::Value*> values, llvm::ArrayRef<llvm::Value*> carried) {
  std::size_t next = 0;
  for (const ir::Value* value : values) {
    if (!is_tile(value)) {
      define(value, carried[next++]);
      continue;
    }
    Lanes lanes;
    lanes.uniform = value->type.shape.elements() == 1;
    const std::size_t parts = lanes.uniform ? 1 : chunk_->parts;
    for (std::size_t p = 0; p < parts; ++p) {
      llvm::Value* vector = carried[next + p];
      const bool bits = value->type.dtype == DType::bool_ && !lanes.uniform;
      lanes.parts.push_back(bits ? narrow_bools(vector) : vector);
    }
    next += parts;
    remember(value, normalised(value->type.shape, fused_coords(value->type.shape)), lanes);
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
void Emitter::settle_outside(const ir::Node& node) {
  llvm::SetVector<const ir::Value*> outside;
  for (const ir::Block* region : node.regions) captured(*region, outside);
  for (const ir::Value* value : outside) {
    const bool other_region =
        std::any_of(node.regions.begin(), node.regions.end(), [&](const ir::Block* region) {
          return value->block == region ||
                 (value->node && ir::is_inside(value->node->parent, region));
        });
    if (!other_region && value->type.shape == fused_shape_) eval(value, fused_at_);
  }
}

void Emitter::fused_for(const ir::Node& node) {
  settle_outside(node);
  const Range range = range_of(node);
  Carried carried;
  carry_in({node.inits().data(), node.inits().size()}, carried);
  const ir::Block& body = *node.regions[0];
  const int outer = base_depth_;
  turns_of(node, range, carried, [&](llvm::Value* turn) {
    base_depth_ = depth();
    define(body.params[0], builder_.CreateAdd(range.low, builder_.CreateMul(turn, range.step)));
    carry_out(llvm::ArrayRef(body.params).drop_front(1), carried);
    fused_block(body);
    carried.clear();
    carry_in(body.nodes.back()->operands, carried);
  });
  base_depth_ = outer;
  carry_out(node.results, carried);
}

void Emitter::fused_while(const ir::Node& node) {
  settle_outside(node);
  Carried carried;
  carry_in(node.operands, carried);
  const int outer = base_depth_;
  const std::int64_t looks = begin_looks(node, carried);
  repeat_rotated(
      carried,
      [&](Carried& values) {
        base_depth_ = depth();
        carry_out(node.regions[0]->params, values);
        fused_block(*node.regions[0]);
        return scalar(ir::condition_of(node));
      },
      [&](Carried& values) {
        carry_out(node.regions[1]->params, values);
        fused_block(*node.regions[1]);
        llvm::Value* left = values.back();
        values.clear();
        carry_in(node.regions[1]->nodes.back()->operands, values);
        values.push_back(left);
        look_after(node, looks, values);
      });
  base_depth_ = outer;
  carry_out(node.results, carried);
}

void Emitter::fused_if(const ir::Node& node) {
  Carried carried;
  const int outer = base_depth_;
  const auto side = [&](std::size_t region) {
    return [&, region](Carried& values) {
      base_depth_ = depth();
      fused_block(*node.regions[region]);
      carry_in(node.regions[region]->nodes.back()->operands, values);
    };
  };
  branch(scalar(node.condition()), carried, side(0), side(1));
  base_depth_ = outer;
  carry_out(node.results, carried);
}

void Emitter::fused_fold(const ir::Node& node) {
  const ir::Value* tile = node.x();
  const Coords at = fused_coords(tile->type.shape);
  Carried accumulators;
  const unsigned parts = chunk_->parts;
  if (tile->type.shape.elements() == 1) {
    throw InternalError("codegen: a reduction of one element in fused code");
  }
  start(node, chunk_->lanes, parts, accumulators);
  accumulate(node, 0, eval(tile, at), *chunk_, i64(0), true, accumulators, parts);
  llvm::Value* result = finish(node, 0, parts, accumulators);
  if (is_tile(node.results[0])) {
    Coords zero;
    remember(node.results[0], normalised(node.results[0]->type.shape, zero), Lanes::one(result));
  } else {
    define(node.results[0], result);
  }
}

}  // namespace eas::codegen
