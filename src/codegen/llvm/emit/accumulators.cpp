// Along the lanes there are several independent accumulators; along another axis every lane has its own.
#include "codegen/llvm/emit/accumulators.hpp"

#include <llvm/IR/Constants.h>

#include "codegen/llvm/emit/elements.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Family;

bool is_arg(const ir::Node& node) { return ops::info(node.op).family == Family::ArgReduce; }

// lanes 0: scalars. A reduction carries `parts` accumulators; an arg-reduction the best elements
// and then their indices, -1 for none yet.
void Accumulators::start(const ir::Node& node, unsigned lanes, unsigned parts, Carried& carried) {
  const DType result = node.results[0]->type.dtype;
  if (!is_arg(node)) {
    carried.append(parts, emit_identity(emit_, node.op, result, lanes));
    return;
  }
  llvm::Type* best = ssa_type(module_.getContext(), node.x()->type.dtype, lanes);
  carried.append(parts, llvm::Constant::getNullValue(best));
  llvm::Type* index = lanes == 0 ? static_cast<llvm::Type*>(builder_.getInt64Ty())
                                 : llvm::FixedVectorType::get(builder_.getInt64Ty(), lanes);
  carried.append(parts, llvm::Constant::getAllOnesValue(index));
}

// `index` is that of the first lane along the reduced axis when lanes run along it, else of all.
void Accumulators::accumulate(const ir::Node& node, std::size_t first, const Lanes& x,
                              const Chunk& chunk, llvm::Value* index, bool along_lanes,
                              Carried& carried, unsigned parts) {
  const DType from = node.x()->type.dtype;
  const DType result = node.results[0]->type.dtype;
  for (unsigned p = 0; p < chunk.parts; ++p) {
    const bool vectors = chunk.lanes > 0;
    llvm::Value* value = vectors ? elements_.part(x, p) : x.parts[0];
    llvm::Value* exists = chunk.exists.empty() ? nullptr : chunk.exists[p];
    if (!is_arg(node)) {
      value = emit_cast(emit_, from, result, value);
      if (exists && along_lanes) {
        value = builder_.CreateSelect(exists, value,
                                      emit_identity(emit_, node.op, result, chunk.lanes));
      }
      carried[first + p] = emit_step(emit_, node.op, result, carried[first + p], value);
      continue;
    }
    llvm::Value*& best = carried[first + p];
    llvm::Value*& where = carried[first + parts + p];
    llvm::Value* here = index;
    if (vectors) {
      here = builder_.CreateVectorSplat(
          chunk.lanes, along_lanes ? builder_.CreateAdd(index, i64(p * chunk.lanes)) : index);
      if (along_lanes) {
        llvm::SmallVector<llvm::Constant*, 16> lane;
        for (unsigned i = 0; i < chunk.lanes; ++i) lane.push_back(i64(i));
        here = builder_.CreateAdd(here, llvm::ConstantVector::get(lane));
      }
    }
    llvm::Value* none =
        builder_.CreateICmpSLT(where, llvm::Constant::getNullValue(where->getType()));
    llvm::Value* take = builder_.CreateOr(none, emit_beats(emit_, node.op, from, value, best));
    if (exists && along_lanes) take = builder_.CreateAnd(take, exists);
    best = builder_.CreateSelect(take, value, best);
    where = builder_.CreateSelect(take, here, where);
  }
}

// Combines the accumulators of one part with another's: x with y, y being later or in higher lanes.
void Accumulators::combine(const ir::Node& node, llvm::Value*& best_x, llvm::Value*& where_x,
                           llvm::Value* best_y, llvm::Value* where_y) {
  const DType from = node.x()->type.dtype;
  llvm::Constant* zero = llvm::Constant::getNullValue(where_x->getType());
  llvm::Value* some = builder_.CreateICmpSGE(where_y, zero);
  llvm::Value* none = builder_.CreateICmpSLT(where_x, zero);
  llvm::Value* beats = emit_beats(emit_, node.op, from, best_y, best_x);
  llvm::Value* beaten = emit_beats(emit_, node.op, from, best_x, best_y);
  llvm::Value* earlier =
      builder_.CreateAnd(builder_.CreateNot(beaten), builder_.CreateICmpSLT(where_y, where_x));
  llvm::Value* take =
      builder_.CreateAnd(some, builder_.CreateOr(none, builder_.CreateOr(beats, earlier)));
  best_x = builder_.CreateSelect(take, best_y, best_x);
  where_x = builder_.CreateSelect(take, where_y, where_x);
}

// All parts and lanes as one scalar.
llvm::Value* Accumulators::finish(const ir::Node& node, std::size_t first, unsigned parts,
                                  Carried& carried) {
  const DType result = node.results[0]->type.dtype;
  const auto halves = [&](llvm::Value* vector, llvm::Value*& low, llvm::Value*& high) {
    const unsigned lanes = llvm::cast<llvm::FixedVectorType>(vector->getType())->getNumElements();
    llvm::SmallVector<int, 16> lower, upper;
    for (unsigned i = 0; i < lanes / 2; ++i) {
      lower.push_back(static_cast<int>(i));
      upper.push_back(static_cast<int>(i + lanes / 2));
    }
    low = builder_.CreateShuffleVector(vector, lower);
    high = builder_.CreateShuffleVector(vector, upper);
  };
  const auto lanes_of = [](llvm::Value* value) {
    auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
    return vector ? vector->getNumElements() : 0U;
  };
  if (!is_arg(node)) {
    for (unsigned width = parts; width > 1; width = (width + 1) / 2) {
      for (unsigned p = 0; p < width / 2; ++p) {
        const unsigned other = p + (width + 1) / 2;
        carried[first + p] =
            emit_step(emit_, node.op, result, carried[first + p], carried[first + other]);
      }
    }
    llvm::Value* all = carried[first];
    if (result == DType::bool_ && lanes_of(all) > 1) {
      // All bits at once.
      llvm::Type* bits = builder_.getIntNTy(lanes_of(all));
      llvm::Value* mask = builder_.CreateBitCast(all, bits);
      return node.op == Op::all || node.op == Op::min || node.op == Op::prod
                 ? builder_.CreateICmpEQ(mask, llvm::Constant::getAllOnesValue(bits))
                 : builder_.CreateICmpNE(mask, llvm::Constant::getNullValue(bits));
    }
    if (llvm::Value* extreme = emit_extreme_lane(emit_, node.op, all))
      return round_to(emit_, result, extreme);
    while (lanes_of(all) > 1) {
      llvm::Value *low, *high;
      halves(all, low, high);
      all = emit_step(emit_, node.op, result, low, high);
    }
    if (lanes_of(all) == 1) all = builder_.CreateExtractElement(all, std::uint64_t{0});
    return round_to(emit_, result, all);
  }
  llvm::Value* best = carried[first];
  llvm::Value* where = carried[first + parts];
  for (unsigned p = 1; p < parts; ++p)
    combine(node, best, where, carried[first + p], carried[first + parts + p]);
  while (lanes_of(best) > 1) {
    llvm::Value *low, *high, *low_at, *high_at;
    halves(best, low, high);
    halves(where, low_at, high_at);
    combine(node, low, low_at, high, high_at);
    best = low;
    where = low_at;
  }
  return lanes_of(where) == 1 ? builder_.CreateExtractElement(where, std::uint64_t{0}) : where;
}

}  // namespace eas::codegen
