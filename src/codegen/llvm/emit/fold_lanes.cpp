// Folds along the lanes, where neighbours of a vector belong to one line. Scans add each element's
// 1, 2, 4 … predecessors within the vector and then what came before it; reductions by a function of
// the user's combine neighbours, pairs, pairs of pairs. Both keep the order of the elements, as the
// function may not commute.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/fold.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"

namespace eas::codegen {
namespace {

// Regions that are larger are written fewer times.
constexpr std::size_t kSmallRegion = 16, kMediumRegion = 64;

unsigned lanes_of(const llvm::Value* value) {
  return llvm::cast<llvm::FixedVectorType>(value->getType())->getNumElements();
}

// Lane i is that of i - by, or its own where there is none.
llvm::SmallVector<int, 16> shifted(unsigned lanes, unsigned by) {
  llvm::SmallVector<int, 16> from;
  for (unsigned i = 0; i < lanes; ++i) from.push_back(static_cast<int>(i < by ? i : i - by));
  return from;
}

// i1s: whether a lane is at least the `first`-th.
llvm::Constant* from_lane(llvm::IRBuilder<>& builder, unsigned lanes, unsigned first) {
  llvm::SmallVector<llvm::Constant*, 16> bits;
  for (unsigned i = 0; i < lanes; ++i) bits.push_back(builder.getInt1(i >= first));
  return llvm::ConstantVector::get(bits);
}

// Every second one of the lanes of x and then of y.
llvm::SmallVector<int, 16> every_second(unsigned lanes, unsigned first) {
  llvm::SmallVector<int, 16> from;
  for (unsigned i = first; i < lanes; i += 2) from.push_back(static_cast<int>(i));
  return from;
}

}  // namespace

// Whether lines along `axis` are worth cutting into vectors, and into which.
std::optional<Lanewise> Folds::along_lanes(const ir::Shape& shape, int axis,
                                           llvm::ArrayRef<DType> dtypes, unsigned parts) const {
  if (lane_axis(shape) != axis) return std::nullopt;
  Lanewise how;
  how.size = shape[axis];
  how.axis = axis;
  how.lanes = walk_.natural_lanes(DType::bool_);
  for (const DType dtype : dtypes) how.lanes = std::min(how.lanes, walk_.natural_lanes(dtype));
  if (how.lanes < 4 || how.size < static_cast<std::int64_t>(how.lanes)) return std::nullopt;
  how.parts = parts;
  while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
  return how;
}

// Those of what is folded: where they hold, weights of elements are constants.
std::vector<Mask> Folds::masks_of(llvm::ArrayRef<const ir::Value*> tiles,
                                  const ir::Shape& shape) const {
  Unit unit{Unit::Kind::Elements, shape, 0, {}};
  for (const ir::Value* tile : tiles)
    unit.roots.push_back({Root::Kind::Value, nullptr, tile, nullptr});
  return units_.masks_of(unit);
}

void Folds::over_other_axes(const ir::Shape& shape, int axis,
                            llvm::function_ref<void(const Coords&)> body) {
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Coords origin;
  origin.at[static_cast<std::size_t>(axis)] = i64(0);
  Carried none;
  walk_.over_axes(shape, outer, origin, none, body);
}

bool Folds::scan_along_lanes(const ir::Node& node, const Stored& out) {
  const ir::Value* tile = node.x();
  const ir::Shape& shape = tile->type.shape;
  const DType from = tile->type.dtype, dtype = node.results[0]->type.dtype;
  const int axis = static_cast<int>(node.attributes[0]);
  std::optional<Lanewise> how = along_lanes(shape, axis, {from, dtype}, 4);
  if (!how) return false;
  how->masks = masks_of({tile}, shape);
  const auto step = [&](llvm::Value* before, llvm::Value* x) {
    return emit_step(emit_, node.op, dtype, before, x);
  };
  over_other_axes(shape, axis, [&](const Coords& at) {
    Carried before{emit_identity(emit_, node.op, dtype, 0)};
    walk_.over_lanes(*how, at, before, [&](const Coords& coords, const Chunk& chunk) {
      const Lanes x = elements_.eval(tile, coords);
      llvm::Value* nothing = emit_identity(emit_, node.op, dtype, chunk.lanes);
      Values sums;
      for (unsigned p = 0; p < chunk.parts; ++p) {
        llvm::Value* sum = emit_cast(emit_, from, dtype, elements_.part(x, p));
        for (unsigned by = 1; by < chunk.lanes; by *= 2) {
          llvm::SmallVector<int, 16> lane;
          for (unsigned i = 0; i < chunk.lanes; ++i)
            lane.push_back(static_cast<int>(i < by ? chunk.lanes + i : i - by));
          sum = step(builder_.CreateShuffleVector(sum, nothing, lane), sum);
        }
        sums.push_back(sum);
      }
      Lanes result;
      result.uniform = false;
      for (llvm::Value* sum : sums) {
        llvm::Value* all = builder_.CreateVectorSplat(chunk.lanes, before[0]);
        result.parts.push_back(round_to(emit_, dtype, step(all, sum)));
        before[0] =
            step(before[0], builder_.CreateExtractElement(sum, std::uint64_t{chunk.lanes - 1}));
      }
      memory_.write_stored(out, elements_.normalised(shape, coords), result);
    });
  });
  return true;
}

// f(x, y), each one value of every tile.
Values Folds::combined(const ir::Node& node, const Values& x, const Values& y, unsigned lanes) {
  Values params(x);
  params.append(y.begin(), y.end());
  return inline_region(*node.regions[0], params, lanes);
}

// The same where `have` holds, elsewhere y: before the first vector there is nothing.
Values Folds::after(const ir::Node& node, const Carried& before, const Values& y, unsigned lanes) {
  const std::size_t count = y.size();
  Values x;
  for (std::size_t i = 0; i < count; ++i)
    x.push_back(lanes == 0 ? before[i] : builder_.CreateVectorSplat(lanes, before[i]));
  Values out = combined(node, x, y, lanes);
  for (std::size_t i = 0; i < count; ++i)
    out[i] = builder_.CreateSelect(before[count], out[i], y[i]);
  return out;
}

// All of a vector, of which the first `there` lanes exist, as scalars.
Values Folds::across(const ir::Node& node, Values x, unsigned there) {
  for (unsigned lanes = lanes_of(x[0]); lanes > 1; lanes /= 2) {
    Values even, odd;
    for (llvm::Value* value : x) {
      even.push_back(builder_.CreateShuffleVector(value, every_second(lanes, 0)));
      odd.push_back(builder_.CreateShuffleVector(value, every_second(lanes, 1)));
    }
    Values pairs = combined(node, even, odd, lanes / 2);
    for (std::size_t i = 0; there < lanes && i < x.size(); ++i) {
      pairs[i] =
          builder_.CreateSelect(from_lane(builder_, lanes / 2, there / 2), even[i], pairs[i]);
    }
    x = pairs;
    there = (there + 1) / 2;
  }
  for (llvm::Value*& value : x) value = builder_.CreateExtractElement(value, std::uint64_t{0});
  return x;
}

bool Folds::fold_along_lanes(const ir::Node& node, const std::vector<Stored>& out) {
  const bool scan = node.op == ir::Op::scan;
  const int axis = static_cast<int>(node.attributes[0]);
  const ir::Shape& shape = node.tiles().front()->type.shape;
  const std::size_t count = node.tiles().size();
  std::vector<DType> dtypes;
  for (const ir::Value* tile : node.tiles()) dtypes.push_back(tile->type.dtype);
  const std::size_t size = node.regions[0]->nodes.size() * count;
  std::optional<Lanewise> how = along_lanes(
      shape, axis, dtypes, scan ? (size <= kSmallRegion ? 2 : 1) : (size <= kMediumRegion ? 8 : 2));
  if (!how) return false;
  how->masks = masks_of({node.tiles().data(), node.tiles().size()}, shape);
  // What ends a line costs as much as several vectors: once for the rest, too.
  how->wide_rest = !scan;
  // Without masks, only the last chunk of a line that ends within a vector is short.
  if (!scan && how->size % how->lanes != 0) how->masks.clear();
  const std::int64_t wide = static_cast<std::int64_t>(how->lanes) * how->parts;
  const bool in_two_steps = !scan && how->size % wide == 0 && how->size > wide;
  over_other_axes(shape, axis, [&](const Coords& at) {
    // What was combined so far, and whether there is any.
    Carried before;
    for (const DType dtype : dtypes)
      before.push_back(llvm::Constant::getNullValue(ssa_type(module_.getContext(), dtype, 0)));
    before.push_back(builder_.getFalse());
    const auto parts_of = [&](llvm::ArrayRef<Lanes> tiles, unsigned parts) {
      std::vector<Values> out(parts);
      for (const Lanes& x : tiles) {
        for (unsigned p = 0; p < parts; ++p) out[p].push_back(elements_.part(x, p));
      }
      return out;
    };
    const auto read = [&](const Coords& coords, const Chunk& chunk) {
      llvm::SmallVector<Lanes, 4> tiles;
      for (const ir::Value* tile : node.tiles()) tiles.push_back(elements_.eval(tile, coords));
      return parts_of(tiles, chunk.parts);
    };
    const auto go_on = [&](const Values& last) {
      std::copy(last.begin(), last.end(), before.begin());
      before[count] = builder_.getTrue();
    };
    if (in_two_steps) {
      std::vector<Stored> kept;
      keep_chunks(node, *how, at, read, kept);
      Lanewise rest = *along_lanes(kept[0].shape, 0, dtypes, how->parts);
      walk_.over_lanes(rest, {}, before, [&](const Coords& coords, const Chunk& chunk) {
        llvm::SmallVector<Lanes, 4> tiles;
        for (const Stored& tile : kept) tiles.push_back(memory_.read_stored(tile, coords));
        go_on(after(node, before, tree(node, parts_of(tiles, chunk.parts), chunk.lanes), 0));
      });
    } else {
      walk_.over_lanes(*how, at, before, [&](const Coords& coords, const Chunk& chunk) {
        const std::vector<Values> parts = read(coords, chunk);
        const auto there =
            chunk.exists.empty() ? chunk.lanes : static_cast<unsigned>(how->size % chunk.lanes);
        go_on(scan ? scan_parts(node, parts, coords, before, out)
                   : after(node, before, tree(node, parts, there), 0));
      });
    }
    if (scan) return;
    Coords outer;
    int next = 0;
    for (int a = 0; a < shape.rank(); ++a) {
      if (a != axis)
        outer.at[static_cast<std::size_t>(next++)] = at.at[static_cast<std::size_t>(a)];
    }
    for (std::size_t i = 0; i < count; ++i) {
      const ir::Value* result = node.results[i];
      if (is_tile(result)) {
        memory_.write_stored(out[i], elements_.normalised(result->type.shape, outer),
                             Lanes::one(before[i]));
      } else {
        elements_.define(result, before[i]);
      }
    }
  });
  return true;
}

// The chunks of a line, each as one vector, in memory. A tree that ends in a single element waits for
// itself most of the time, so a line has one such end rather than one for each chunk.
void Folds::keep_chunks(const ir::Node& node, const Lanewise& how, const Coords& at,
                        llvm::function_ref<std::vector<Values>(const Coords&, const Chunk&)> read,
                        std::vector<Stored>& kept) {
  const ir::Shape shape{how.size / static_cast<std::int64_t>(how.parts)};
  for (const ir::Value* tile : node.tiles())
    kept.push_back(memory_.make_stored(tile->type.dtype, shape));
  Carried none;
  walk_.over_lanes(how, at, none, [&](const Coords& coords, const Chunk& chunk) {
    const Values vector = as_one(node, read(coords, chunk));
    Coords to;
    to.axis = 0;
    to.at[0] = builder_.CreateUDiv(coords.at[static_cast<std::size_t>(how.axis)], i64(how.parts));
    const Chunk one{how.lanes, 1, {}, false, false};
    known_.chunk = &one;
    for (std::size_t i = 0; i < vector.size(); ++i) {
      Lanes lanes;
      lanes.uniform = false;
      lanes.parts.push_back(vector[i]);
      memory_.write_stored(kept[i], to, lanes);
    }
    known_.chunk = &chunk;
  });
}

// Vectors one after another as one: neighbours first, so that all vectors stay full.
Values Folds::as_one(const ir::Node& node, std::vector<Values> parts) {
  while (parts.size() > 1) {
    std::vector<Values> half;
    for (std::size_t p = 0; p < parts.size(); p += 2) {
      Values even, odd;
      for (std::size_t i = 0; i < parts[p].size(); ++i) {
        llvm::Value *x = parts[p][i], *y = parts[p + 1][i];
        even.push_back(builder_.CreateShuffleVector(x, y, every_second(2 * lanes_of(x), 0)));
        odd.push_back(builder_.CreateShuffleVector(x, y, every_second(2 * lanes_of(x), 1)));
      }
      half.push_back(combined(node, even, odd, lanes_of(even[0])));
    }
    parts = std::move(half);
  }
  return parts[0];
}

// The same as scalars.
Values Folds::tree(const ir::Node& node, std::vector<Values> parts, unsigned there) {
  return across(node, as_one(node, std::move(parts)), there);
}

// Writes the running combinations of vectors one after another; gives the last of all.
Values Folds::scan_parts(const ir::Node& node, const std::vector<Values>& parts,
                         const Coords& coords, Carried before, const std::vector<Stored>& out) {
  const std::size_t count = parts[0].size();
  const unsigned lanes = lanes_of(parts[0][0]);
  std::vector<Lanes> results(count);
  for (Values x : parts) {
    for (unsigned by = 1; by < lanes; by *= 2) {
      Values earlier;
      for (llvm::Value* value : x)
        earlier.push_back(builder_.CreateShuffleVector(value, shifted(lanes, by)));
      const Values both = combined(node, earlier, x, lanes);
      for (std::size_t i = 0; i < count; ++i)
        x[i] = builder_.CreateSelect(from_lane(builder_, lanes, by), both[i], x[i]);
    }
    x = after(node, before, x, lanes);
    for (std::size_t i = 0; i < count; ++i) {
      results[i].uniform = false;
      results[i].parts.push_back(x[i]);
      before[i] = builder_.CreateExtractElement(x[i], std::uint64_t{lanes - 1});
    }
    before[count] = builder_.getTrue();
  }
  const ir::Shape& shape = node.tiles().front()->type.shape;
  for (std::size_t i = 0; i < count; ++i)
    memory_.write_stored(out[i], elements_.normalised(shape, coords), results[i]);
  return {before.begin(), before.begin() + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace eas::codegen
