// Reductions and scans. Along the lanes they keep several independent accumulators, combined in a
// fixed order at the end; along another axis every lane has its own. A fold by a function of the
// user's is only associative, so its elements are combined strictly in order.
#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>

#include "codegen/llvm/emit/emitter.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Family;

namespace {

bool is_arg(const ir::Node& node) { return ops::info(node.op).family == Family::ArgReduce; }

Coords without(const Coords& coords, int axis, int rank) {
  Coords out;
  int next = 0;
  for (int a = 0; a < rank; ++a) {
    if (a == axis) continue;
    out.at[static_cast<std::size_t>(next)] = coords.at[static_cast<std::size_t>(a)];
    if (coords.axis == a) out.axis = next;
    ++next;
  }
  return out;
}

}  // namespace

// lanes 0: scalars. A reduction carries `parts` accumulators; an arg-reduction the best elements
// and then their indices, -1 for none yet.
void Emitter::start(const ir::Node& node, unsigned lanes, unsigned parts, Carried& carried) {
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
void Emitter::accumulate(const ir::Node& node, std::size_t first, const Lanes& x,
                         const Chunk& chunk, llvm::Value* index, bool along_lanes, Carried& carried,
                         unsigned parts) {
  const DType from = node.x()->type.dtype;
  const DType result = node.results[0]->type.dtype;
  for (unsigned p = 0; p < chunk.parts; ++p) {
    const bool vectors = chunk.lanes > 0;
    llvm::Value* value = vectors ? part(x, p) : x.parts[0];
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
void Emitter::combine(const ir::Node& node, llvm::Value*& best_x, llvm::Value*& where_x,
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
llvm::Value* Emitter::finish(const ir::Node& node, std::size_t first, unsigned parts,
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

void Emitter::emit_reductions(const Unit& unit) {
  const ir::Shape& shape = unit.shape;
  const int rank = shape.rank();
  std::vector<const ir::Node*> folds;
  for (const Root& root : unit.roots) {
    if (root.node && ops::info(root.node->op).effect == ops::Effect::Pure)
      folds.push_back(root.node);
  }
  // Where results go: scalars by name, tiles to scratch.
  std::vector<Stored> results(folds.size());
  for (std::size_t i = 0; i < folds.size(); ++i) {
    const ir::Value* result = folds[i]->results[0];
    if (is_tile(result)) results[i] = make_stored(result->type.dtype, result->type.shape);
  }
  const auto give = [&](std::size_t i, const Coords& at, llvm::Value* value) {
    const ir::Value* result = folds[i]->results[0];
    if (!is_tile(result)) return define(result, value);
    const Chunk* chunk = chunk_;
    chunk_ = nullptr;
    write_stored(results[i], normalised(result->type.shape, at), Lanes::one(value));
    chunk_ = chunk;
  };
  const auto positions = [&](unsigned parts) {
    std::vector<std::size_t> first;
    std::size_t next = 0;
    for (const ir::Node* node : folds) {
      first.push_back(next);
      next += is_arg(*node) ? 2 * parts : parts;
    }
    return first;
  };

  if (unit.kind == Unit::Kind::ReduceAxis) {
    reduce_axis(unit, folds, results);
  } else {
    const int axis = lane_axis(shape);
    Lanewise how;
    how.size = shape[axis];
    how.axis = axis;
    how.lanes = lanes_for(unit, how.size);
    // Enough sums to hide the latency of one addition; more of them would not fit the registers
    // beside what is added up.
    const bool alone = folds.size() == 1 && unit.roots.size() == 1;
    how.parts = folds.size() > 2 ? 2 : alone ? 8 : 4;
    while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
    how.masks = masks_of(unit);
    for (const Root& root : unit.roots) {
      if (!root.value && root.node->op == Op::store) how.stores.push_back(root.node);
    }
    std::array<bool, ir::kMaxRank> outer{};
    for (int a = 0; a < rank; ++a) outer[static_cast<std::size_t>(a)] = a != axis;
    const std::vector<std::size_t> first = positions(how.parts);
    const bool all = unit.kind == Unit::Kind::ReduceAll;
    Carried carried;
    const auto begin = [&] {
      carried.clear();
      for (const ir::Node* node : folds) start(*node, how.lanes, how.parts, carried);
    };
    const auto end = [&](const Coords& at) {
      for (std::size_t i = 0; i < folds.size(); ++i) {
        give(i, all ? Coords{} : without(at, static_cast<int>(folds[i]->attributes[0]), rank),
             finish(*folds[i], first[i], how.parts, carried));
      }
    };
    Carried none;
    if (all) begin();
    over_axes(shape, outer, {}, all ? carried : none, [&](const Coords& at) {
      if (!all) begin();
      over_lanes(how, at, carried, [&](const Coords& coords, const Chunk& chunk) {
        for (const ir::Node* node : folds) eval(reduced(*node).tile, coords);
        write_roots(unit, coords);
        for (std::size_t i = 0; i < folds.size(); ++i) {
          accumulate(*folds[i], first[i], eval(reduced(*folds[i]).tile, coords), chunk,
                     coords.at[static_cast<std::size_t>(axis)], true, carried, how.parts);
        }
      });
      if (!all) end(at);
    });
    if (all) end({});
  }
  for (std::size_t i = 0; i < folds.size(); ++i) {
    if (is_tile(folds[i]->results[0])) stored_[folds[i]->results[0]] = results[i];
  }
}

// Along an axis that is not the lanes': each lane folds its own column.
void Emitter::reduce_axis(const Unit& unit, const std::vector<const ir::Node*>& folds,
                          const std::vector<Stored>& results) {
  const ir::Shape& shape = unit.shape;
  const int rank = shape.rank();
  const auto a = static_cast<std::size_t>(unit.axis);
  const int lane = other_axis(shape, unit.axis);
  std::array<bool, ir::kMaxRank> outer{};
  for (int i = 0; i < rank; ++i) outer[static_cast<std::size_t>(i)] = i != unit.axis && i != lane;
  Coords origin;
  origin.at[a] = i64(0);
  if (lane >= 0) origin.at[static_cast<std::size_t>(lane)] = i64(0);
  const auto column = [&](const Coords& at, const Chunk& chunk) {
    Carried carried;
    std::vector<std::size_t> first;
    for (const ir::Node* node : folds) {
      first.push_back(carried.size());
      start(*node, chunk.lanes, chunk.parts, carried);
    }
    loop(i64(0), i64(shape[unit.axis]), i64(1), carried, [&](llvm::Value* index) {
      Coords coords = at;
      coords.at[a] = index;
      for (std::size_t i = 0; i < folds.size(); ++i) {
        accumulate(*folds[i], first[i], eval(folds[i]->x(), coords), chunk, index, false, carried,
                   chunk.parts);
      }
    });
    for (std::size_t i = 0; i < folds.size(); ++i) {
      const ir::Value* result = folds[i]->results[0];
      Lanes lanes;
      lanes.uniform = chunk.lanes == 0;
      const std::size_t from = first[i] + (is_arg(*folds[i]) ? chunk.parts : 0);
      for (unsigned p = 0; p < chunk.parts; ++p) {
        lanes.parts.push_back(round_to(emit_, is_arg(*folds[i]) ? DType::int64 : result->type.dtype,
                                       carried[from + p]));
      }
      if (!is_tile(result)) {
        define(result, lanes.parts[0]);
      } else {
        write_stored(results[i], normalised(result->type.shape, without(at, unit.axis, rank)),
                     lanes);
      }
    }
  };
  Carried none;
  over_axes(shape, outer, origin, none, [&](const Coords& at) {
    if (lane < 0) {
      const Chunk one{0, 1, {}, false, false};
      chunk_ = nullptr;
      return column(at, one);
    }
    Lanewise how;
    how.size = shape[lane];
    how.axis = lane;
    how.lanes = lanes_for(unit, how.size);
    how.parts = 4;
    while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
    over_lanes(how, at, none, column);
  });
}

int Emitter::other_axis(const ir::Shape& shape, int axis) const {
  for (int a = shape.rank() - 1; a >= 0; --a) {
    if (a != axis && shape[a] > 1) return a;
  }
  return -1;
}

// Runs `body` for every line along `axis`, lanes being the positions beside it.
void Emitter::over_lines(const ir::Shape& shape, int axis, DType dtype,
                         llvm::function_ref<void(const Coords&, const Chunk&)> body) {
  const int lane = other_axis(shape, axis);
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape.rank(); ++a)
    outer[static_cast<std::size_t>(a)] = a != axis && a != lane;
  Coords origin;
  origin.at[static_cast<std::size_t>(axis)] = i64(0);
  if (lane >= 0) origin.at[static_cast<std::size_t>(lane)] = i64(0);
  // Lanes beside the axis read its neighbours far apart when it is the last: not worth it for few.
  Carried none;
  over_axes(shape, outer, origin, none, [&](const Coords& at) {
    if (lane < 0 || lane < axis) {
      const Chunk one{0, 1, {}, false, false};
      if (lane < 0) return body(at, one);
      return loop(i64(0), i64(shape[lane]), i64(1), none, [&](llvm::Value* index) {
        Coords coords = at;
        coords.at[static_cast<std::size_t>(lane)] = index;
        body(coords, one);
      });
    }
    Lanewise how;
    how.size = shape[lane];
    how.axis = lane;
    how.lanes = static_cast<unsigned>(std::min<std::uint64_t>(
        natural_lanes(dtype), std::bit_ceil(static_cast<std::uint64_t>(how.size))));
    how.parts = 1;
    over_lanes(how, at, none, body);
  });
}

void Emitter::emit_scan(const ir::Node& node) {
  const ir::Value* tile = node.x();
  const ir::Value* result = node.results[0];
  const int axis = static_cast<int>(node.attributes[0]);
  const Stored out = make_stored(result->type.dtype, result->type.shape);
  const DType dtype = result->type.dtype;
  over_lines(tile->type.shape, axis, dtype, [&](const Coords& at, const Chunk& chunk) {
    Carried acc;
    acc.append(chunk.parts, emit_identity(emit_, node.op, dtype, chunk.lanes));
    loop(i64(0), i64(tile->type.shape[axis]), i64(1), acc, [&](llvm::Value* index) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      const Lanes x = eval(tile, coords);
      Lanes sums;
      sums.uniform = chunk.lanes == 0;
      for (unsigned p = 0; p < chunk.parts; ++p) {
        llvm::Value* value =
            emit_cast(emit_, tile->type.dtype, dtype, sums.uniform ? x.parts[0] : part(x, p));
        acc[p] = emit_step(emit_, node.op, dtype, acc[p], value);
        sums.parts.push_back(round_to(emit_, dtype, acc[p]));
      }
      write_stored(out, normalised(result->type.shape, coords), sums);
    });
  });
  stored_[result] = out;
}

namespace {

bool is_straight(const ir::Block& region) {
  return std::all_of(region.nodes.begin(), region.nodes.end(),
                     [](const ir::Node* node) { return node->regions.empty(); });
}

}  // namespace

// The region on vectors (lanes > 0) or scalars; gives what it yields.
Emitter::Values Emitter::inline_region(const ir::Block& region, llvm::ArrayRef<llvm::Value*> params,
                                       unsigned lanes) {
  if (lanes == 0) {
    for (std::size_t i = 0; i < params.size(); ++i) define(region.params[i], params[i]);
    fused_block(region);
    Values out;
    for (const ir::Value* value : region.nodes.back()->operands) out.push_back(scalar(value));
    return out;
  }
  std::unordered_map<const ir::Value*, llvm::Value*> known;
  for (std::size_t i = 0; i < params.size(); ++i) known[region.params[i]] = params[i];
  const auto get = [&](const ir::Value* value) -> llvm::Value* {
    const auto found = known.find(value);
    return found != known.end() ? found->second : builder_.CreateVectorSplat(lanes, scalar(value));
  };
  for (const ir::Node* node : region.nodes) {
    Values operands;
    if (node->op == Op::yield || node->op == Op::constant) continue;
    for (const ir::Value* operand : node->operands) operands.push_back(get(operand));
    const DType from = node->operands.empty() ? DType::int64 : node->operands.front()->type.dtype;
    const DType to = node->results[0]->type.dtype;
    if (ops::is_elementwise(node->op)) {
      known[node->results[0]] =
          emit_elementwise(emit_, node->op, from, {operands.data(), operands.size()});
    } else if (node->op == Op::cast) {
      known[node->results[0]] = emit_cast(emit_, from, to, operands[0]);
    } else if (node->op == Op::bitcast) {
      known[node->results[0]] = emit_bitcast(emit_, from, to, operands[0]);
    } else if (node->op == Op::where) {
      known[node->results[0]] = builder_.CreateSelect(operands[0], operands[1], operands[2]);
    } else if (node->op == Op::philox) {
      const auto words = emit_philox(emit_, operands[0], operands[1]);
      for (std::size_t i = 0; i < 4; ++i) known[node->results[i]] = words[i];
    } else if (node->op == Op::multiple_of || node->op == Op::reshape ||
               node->op == Op::broadcast) {
      known[node->results[0]] = operands[0];
    } else if (node->op != Op::assume) {
      emit_scalar(*node);  // program ids and shapes: the same for all lanes
    }
  }
  Values out;
  for (const ir::Value* value : region.nodes.back()->operands) out.push_back(get(value));
  return out;
}

void Emitter::emit_fold(const ir::Node& node) {
  const bool scan = node.op == Op::scan;
  const int axis = static_cast<int>(node.attributes[0]);
  const ir::Shape& shape = node.tiles().front()->type.shape;
  const ir::Block& region = *node.regions[0];
  const std::size_t count = node.tiles().size();
  std::vector<Stored> out;
  for (const ir::Value* result : node.results) {
    out.push_back(is_tile(result) ? make_stored(result->type.dtype, result->type.shape) : Stored{});
  }
  DType widest = node.tiles().front()->type.dtype;
  for (const ir::Value* operand : node.tiles()) {
    if (itemsize(operand->type.dtype) > itemsize(widest)) widest = operand->type.dtype;
  }
  const auto body = [&](const Coords& at, const Chunk& chunk) {
    const auto read = [&](llvm::Value* index, Carried& values) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      for (const ir::Value* operand : node.tiles()) {
        const Lanes x = eval(operand, coords);
        for (unsigned p = 0; p < chunk.parts; ++p)
          values.push_back(chunk.lanes == 0 ? x.parts[0] : part(x, p));
      }
    };
    const auto write = [&](std::size_t i, const Coords& coords, const Carried& values) {
      const ir::Value* result = node.results[i];
      Lanes lanes;
      lanes.uniform = chunk.lanes == 0;
      for (unsigned p = 0; p < chunk.parts; ++p) lanes.parts.push_back(values[i * chunk.parts + p]);
      if (!is_tile(result)) return define(result, lanes.parts[0]);
      write_stored(out[i], normalised(result->type.shape, coords), lanes);
    };
    const auto put = [&](llvm::Value* index, const Carried& values) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      for (std::size_t i = 0; i < count; ++i) write(i, coords, values);
    };
    Carried acc;
    read(i64(0), acc);
    if (scan) put(i64(0), acc);
    loop(i64(1), i64(shape[axis]), i64(1), acc, [&](llvm::Value* index) {
      Carried right;
      read(index, right);
      Carried next = acc;
      for (unsigned p = 0; p < chunk.parts; ++p) {
        Values params;
        for (std::size_t i = 0; i < count; ++i) params.push_back(acc[i * chunk.parts + p]);
        for (std::size_t i = 0; i < count; ++i) params.push_back(right[i * chunk.parts + p]);
        const Values results = inline_region(region, params, chunk.lanes);
        for (std::size_t i = 0; i < count; ++i) next[i * chunk.parts + p] = results[i];
      }
      acc = next;
      if (scan) put(index, acc);
    });
    if (scan) return;
    for (std::size_t i = 0; i < count; ++i) write(i, without(at, axis, shape.rank()), acc);
  };
  if (is_straight(region)) {
    over_lines(shape, axis, widest, body);
  } else {
    std::array<bool, ir::kMaxRank> outer{};
    for (int a = 0; a < shape.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
    Coords origin;
    origin.at[static_cast<std::size_t>(axis)] = i64(0);
    Carried none;
    over_axes(shape, outer, origin, none,
              [&](const Coords& at) { body(at, Chunk{0, 1, {}, false, false}); });
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (is_tile(node.results[i])) stored_[node.results[i]] = out[i];
  }
}

}  // namespace eas::codegen
