// Reductions and scans. Along the lanes they keep several independent accumulators, combined in a
// fixed order at the end; along another axis every lane has its own. Scans and folds by a function of
// the user's along the lanes are in fold_lanes.cpp; what is too short for vectors goes one by one.
#include "codegen/llvm/emit/fold.hpp"

#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "codegen/llvm/emit/accumulators.hpp"
#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/fused.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "codegen/llvm/plan/padding.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

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

// The last long axis beside `axis`; -1 for none.
int other_axis(const ir::Shape& shape, int axis) {
  for (int a = shape.rank() - 1; a >= 0; --a) {
    if (a != axis && shape[a] > 1) return a;
  }
  return -1;
}

}  // namespace

void Folds::emit_reductions(const Unit& unit) {
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
    if (is_tile(result)) results[i] = memory_.make_stored(result->type.dtype, result->type.shape);
  }
  const auto give = [&](std::size_t i, const Coords& at, llvm::Value* value) {
    const ir::Value* result = folds[i]->results[0];
    if (!is_tile(result)) return elements_.define(result, value);
    const Chunk* chunk = known_.chunk;
    known_.chunk = nullptr;
    memory_.write_stored(results[i], elements_.normalised(result->type.shape, at),
                         Lanes::one(value));
    known_.chunk = chunk;
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
    how.lanes = units_.lanes_for(unit, how.size);
    // Enough sums to hide the latency of one addition; more of them would not fit the registers
    // beside what is added up.
    const bool alone = folds.size() == 1 && unit.roots.size() == 1;
    how.parts = folds.size() > 2 ? 2 : alone ? 8 : 4;
    while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
    how.masks = units_.masks_of(unit);
    for (const Root& root : unit.roots) {
      if (!root.value && root.node->op == Op::store) how.stores.push_back(root.node);
    }
    skip_padding(unit, folds, how);
    how.ahead = bytes_ahead(*folds[0], reduced(*folds[0]).tile->type);
    std::array<bool, ir::kMaxRank> outer{};
    for (int a = 0; a < rank; ++a) outer[static_cast<std::size_t>(a)] = a != axis;
    const std::vector<std::size_t> first = positions(how.parts);
    const bool all = unit.kind == Unit::Kind::ReduceAll;
    Carried carried;
    const auto begin = [&] {
      carried.clear();
      for (const ir::Node* node : folds) accumulators_.start(*node, how.lanes, how.parts, carried);
    };
    const auto end = [&](const Coords& at) {
      for (std::size_t i = 0; i < folds.size(); ++i) {
        give(i, all ? Coords{} : without(at, static_cast<int>(folds[i]->attributes[0]), rank),
             accumulators_.finish(*folds[i], first[i], how.parts, carried));
      }
    };
    Carried none;
    if (all) begin();
    walk_.over_axes(shape, outer, {}, all ? carried : none, [&](const Coords& at) {
      if (!all) begin();
      const auto turn = [&](const Coords& coords, const Chunk& chunk) {
        for (const ir::Node* node : folds) elements_.eval(reduced(*node).tile, coords);
        units_.write_roots(unit, coords);
        for (std::size_t i = 0; i < folds.size(); ++i) {
          accumulators_.accumulate(
              *folds[i], first[i], elements_.eval(reduced(*folds[i]).tile, coords), chunk,
              coords.at[static_cast<std::size_t>(axis)], true, carried, how.parts);
        }
      };
      if (llvm::Value* padding = walk_.over_lanes(how, at, carried, turn))
        units_.fill_padding(unit, how, at, padding);
      if (!all) end(at);
    });
    if (all) end({});
  }
  for (std::size_t i = 0; i < folds.size(); ++i) {
    if (is_tile(folds[i]->results[0])) known_.stored[folds[i]->results[0]] = results[i];
  }
}

// Where a loop goes through a matrix in tiles of several rows, each row is left after a short run that
// the next turn takes up again.
std::int64_t Folds::bytes_ahead(const ir::Node& fold, const ir::Type& tile) const {
  constexpr std::int64_t kLeast = 1024, kMost = 4096;
  bool in_loop = false;
  for (const ir::Block* at = fold.parent; at->parent; at = at->parent->parent)
    in_loop = in_loop || at->parent->op == Op::for_ || at->parent->op == Op::while_;
  const std::int64_t row = tile.shape[lane_axis(tile.shape)];
  const std::int64_t bytes = row * static_cast<std::int64_t>(itemsize(tile.dtype));
  if (!in_loop || tile.shape.elements() == row || bytes > kMost) return 0;
  return std::max(bytes, kLeast);
}

// Padding that leaves every result as it is need not be gone through.
void Folds::skip_padding(const Unit& unit, const std::vector<const ir::Node*>& folds,
                         Lanewise& how) {
  // Looking costs as much as one chunk or two.
  constexpr std::int64_t kFewestVectors = 8;
  if (how.size % how.lanes != 0 || how.size < kFewestVectors * how.lanes) return;
  const auto masks = padding_of(unit);
  if (!masks) return;
  for (const ir::Value* mask : *masks) how.padding.push_back({mask});
  how.is_idle = [this, folds](const Coords& last) {
    llvm::Value* idle = builder_.getTrue();
    for (const ir::Node* node : folds) {
      const ir::Value* tile = reduced(*node).tile;
      const DType dtype = node->results[0]->type.dtype;
      llvm::Value* x = emit_cast(emit_, tile->type.dtype, dtype, elements_.element(tile, last));
      llvm::Value* nothing = emit_identity(emit_, node->op, dtype, 0);
      llvm::Value* same = x->getType()->isFloatingPointTy() ? builder_.CreateFCmpOEQ(x, nothing)
                                                            : builder_.CreateICmpEQ(x, nothing);
      idle = builder_.CreateAnd(idle, same);
    }
    return idle;
  };
}

// Along an axis that is not the lanes': each lane folds its own column.
void Folds::reduce_axis(const Unit& unit, const std::vector<const ir::Node*>& folds,
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
  const std::vector<Mask> masks = units_.masks_of(unit, /*repeated=*/true);
  const auto column = [&](const Coords& at, const Chunk& chunk) {
    Carried carried;
    std::vector<std::size_t> first;
    for (const ir::Node* node : folds) {
      first.push_back(carried.size());
      accumulators_.start(*node, chunk.lanes, chunk.parts, carried);
    }
    const auto rows = [&](const Chunk& by, const Walk::Held* held, Carried& sums) {
      const Chunk* outer = std::exchange(known_.chunk, chunk.lanes == 0 ? known_.chunk : &by);
      loops_.loop(i64(0), i64(shape[unit.axis]), i64(1), sums, [&](llvm::Value* index) {
        Coords coords = at;
        coords.at[a] = index;
        if (held) walk_.hold(*held, coords);
        for (std::size_t i = 0; i < folds.size(); ++i) {
          accumulators_.accumulate(*folds[i], first[i], elements_.eval(folds[i]->x(), coords), by,
                                   index, false, sums, by.parts);
        }
      });
      known_.chunk = outer;
    };
    // Once more without masks, where they hold: what does not change from row to row is read once then.
    Walk::Held held;
    if (lane >= 0 && chunk.exists.empty()) {
      held = walk_.held_along(masks, at, chunk, unit.axis, shape[unit.axis]);
    }
    if (held.all) {
      Chunk whole = chunk;
      whole.masks_hold = true;
      loops_.branch(
          held.all, carried, [&](Carried& sums) { rows(whole, &held, sums); },
          [&](Carried& sums) { rows(chunk, nullptr, sums); });
    } else {
      rows(chunk, nullptr, carried);
    }
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
        elements_.define(result, lanes.parts[0]);
      } else {
        memory_.write_stored(results[i],
                             elements_.normalised(result->type.shape, without(at, unit.axis, rank)),
                             lanes);
      }
    }
  };
  Carried none;
  walk_.over_axes(shape, outer, origin, none, [&](const Coords& at) {
    if (lane < 0) {
      const Chunk one{0, 1, {}, false, false};
      known_.chunk = nullptr;
      return column(at, one);
    }
    Lanewise how;
    how.size = shape[lane];
    how.axis = lane;
    how.lanes = units_.lanes_for(unit, how.size);
    how.parts = 4;
    while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
    walk_.over_lanes(how, at, none, column);
  });
}

// Runs `body` for every line along `axis`, lanes being the positions beside it.
void Folds::over_lines(const ir::Shape& shape, int axis, DType dtype,
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
  walk_.over_axes(shape, outer, origin, none, [&](const Coords& at) {
    if (lane < 0 || lane < axis) {
      const Chunk one{0, 1, {}, false, false};
      if (lane < 0) return body(at, one);
      return loops_.loop(i64(0), i64(shape[lane]), i64(1), none, [&](llvm::Value* index) {
        Coords coords = at;
        coords.at[static_cast<std::size_t>(lane)] = index;
        body(coords, one);
      });
    }
    Lanewise how;
    how.size = shape[lane];
    how.axis = lane;
    how.lanes = static_cast<unsigned>(std::min<std::uint64_t>(
        walk_.natural_lanes(dtype), std::bit_ceil(static_cast<std::uint64_t>(how.size))));
    how.parts = 1;
    walk_.over_lanes(how, at, none, body);
  });
}

void Folds::emit_scan(const ir::Node& node) {
  const ir::Value* tile = node.x();
  const ir::Value* result = node.results[0];
  const int axis = static_cast<int>(node.attributes[0]);
  const Stored out = memory_.make_stored(result->type.dtype, result->type.shape);
  const DType dtype = result->type.dtype;
  known_.stored[result] = out;
  if (scan_along_lanes(node, out)) return;
  over_lines(tile->type.shape, axis, dtype, [&](const Coords& at, const Chunk& chunk) {
    Carried acc;
    acc.append(chunk.parts, emit_identity(emit_, node.op, dtype, chunk.lanes));
    loops_.loop(i64(0), i64(tile->type.shape[axis]), i64(1), acc, [&](llvm::Value* index) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      const Lanes x = elements_.eval(tile, coords);
      Lanes sums;
      sums.uniform = chunk.lanes == 0;
      for (unsigned p = 0; p < chunk.parts; ++p) {
        llvm::Value* value = emit_cast(emit_, tile->type.dtype, dtype,
                                       sums.uniform ? x.parts[0] : elements_.part(x, p));
        acc[p] = emit_step(emit_, node.op, dtype, acc[p], value);
        sums.parts.push_back(round_to(emit_, dtype, acc[p]));
      }
      memory_.write_stored(out, elements_.normalised(result->type.shape, coords), sums);
    });
  });
}

namespace {

bool is_straight(const ir::Block& region) {
  return std::all_of(region.nodes.begin(), region.nodes.end(),
                     [](const ir::Node* node) { return node->regions.empty(); });
}

}  // namespace

// The region on vectors (lanes > 0) or scalars; gives what it yields.
Values Folds::inline_region(const ir::Block& region, llvm::ArrayRef<llvm::Value*> params,
                            unsigned lanes) {
  if (lanes == 0) {
    for (std::size_t i = 0; i < params.size(); ++i) elements_.define(region.params[i], params[i]);
    fused_.write_block(region);
    Values out;
    for (const ir::Value* value : region.nodes.back()->operands)
      out.push_back(elements_.scalar(value));
    return out;
  }
  std::unordered_map<const ir::Value*, llvm::Value*> known;
  for (std::size_t i = 0; i < params.size(); ++i) known[region.params[i]] = params[i];
  const auto get = [&](const ir::Value* value) -> llvm::Value* {
    const auto found = known.find(value);
    return found != known.end() ? found->second
                                : builder_.CreateVectorSplat(lanes, elements_.scalar(value));
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
      elements_.emit_scalar(*node);  // program ids and shapes: the same for all lanes
    }
  }
  Values out;
  for (const ir::Value* value : region.nodes.back()->operands) out.push_back(get(value));
  return out;
}

void Folds::emit_fold(const ir::Node& node) {
  const bool scan = node.op == Op::scan;
  const int axis = static_cast<int>(node.attributes[0]);
  const ir::Shape& shape = node.tiles().front()->type.shape;
  const ir::Block& region = *node.regions[0];
  const std::size_t count = node.tiles().size();
  std::vector<Stored> out;
  for (const ir::Value* result : node.results) {
    out.push_back(is_tile(result) ? memory_.make_stored(result->type.dtype, result->type.shape)
                                  : Stored{});
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (is_tile(node.results[i])) known_.stored[node.results[i]] = out[i];
  }
  if (is_straight(region) && fold_along_lanes(node, out)) return;
  DType widest = node.tiles().front()->type.dtype;
  for (const ir::Value* operand : node.tiles()) {
    if (itemsize(operand->type.dtype) > itemsize(widest)) widest = operand->type.dtype;
  }
  const auto body = [&](const Coords& at, const Chunk& chunk) {
    const auto read = [&](llvm::Value* index, Carried& values) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      for (const ir::Value* operand : node.tiles()) {
        const Lanes x = elements_.eval(operand, coords);
        for (unsigned p = 0; p < chunk.parts; ++p)
          values.push_back(chunk.lanes == 0 ? x.parts[0] : elements_.part(x, p));
      }
    };
    const auto write = [&](std::size_t i, const Coords& coords, const Carried& values) {
      const ir::Value* result = node.results[i];
      Lanes lanes;
      lanes.uniform = chunk.lanes == 0;
      for (unsigned p = 0; p < chunk.parts; ++p) lanes.parts.push_back(values[i * chunk.parts + p]);
      if (!is_tile(result)) return elements_.define(result, lanes.parts[0]);
      memory_.write_stored(out[i], elements_.normalised(result->type.shape, coords), lanes);
    };
    const auto put = [&](llvm::Value* index, const Carried& values) {
      Coords coords = at;
      coords.at[static_cast<std::size_t>(axis)] = index;
      for (std::size_t i = 0; i < count; ++i) write(i, coords, values);
    };
    Carried acc;
    read(i64(0), acc);
    if (scan) put(i64(0), acc);
    loops_.loop(i64(1), i64(shape[axis]), i64(1), acc, [&](llvm::Value* index) {
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
    walk_.over_axes(shape, outer, origin, none,
                    [&](const Coords& at) { body(at, Chunk{0, 1, {}, false, false}); });
  }
}

void Units::lower_scan_of_table(const ir::Node& node) { others_.folds.emit_scan(node); }
void Units::lower_reduce(const ir::Node& node) { others_.folds.emit_fold(node); }
void Units::lower_scan(const ir::Node& node) { others_.folds.emit_fold(node); }

}  // namespace eas::codegen
