// Tiles whose values lie in memory along another axis than the lanes: square blocks are read as they
// lie and turned around in registers.
#include <llvm/IR/Constants.h>

#include <tuple>

#include "codegen/llvm/emit/emitter.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/guards.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

// The axis of its operand that an op which only moves elements reads along one of its own; -1 for none.
int source_axis(const ir::Node& node, int axis) {
  const auto axes = axis < 0 ? std::nullopt : passes::source_axes(node);
  const int source = axes ? (*axes)[static_cast<std::size_t>(axis)] : passes::kNoAxis;
  return source != passes::kNoAxis && node.x()->type.shape[source] != 1 ? source : -1;
}

}  // namespace

// Whether some memory behind the tiles is contiguous along `rows` and not along `lanes`.
bool Emitter::lies_along(llvm::ArrayRef<const ir::Value*> tiles, int lanes, int rows) {
  ir::Once<std::tuple<const ir::Value*, int, int>> work;
  for (const ir::Value* tile : tiles) work.add({tile, lanes, rows});
  while (const auto next = work.take()) {
    const auto [value, by_lanes, by_rows] = *next;
    if (!is_tile(value) || by_lanes < 0 || by_rows < 0) continue;
    const ir::Node* node = value->node;
    if (stored_.count(value)) {
      if (by_rows == value->type.shape.rank() - 1) return true;
    } else if (!node) {
      continue;
    } else if (node->op == Op::load) {
      const Linear* sum = linear(node->offset());
      if (!sum) continue;
      const auto by_row = constant(sum->stride[static_cast<std::size_t>(by_rows)]);
      const auto by_lane = constant(sum->stride[static_cast<std::size_t>(by_lanes)]);
      if (by_row == 1 && by_lane != 0 && by_lane != 1) return true;
    } else if (passes::only_moves_elements(node->op)) {
      work.add({node->x(), source_axis(*node, by_lanes), source_axis(*node, by_rows)});
    } else if (node->op == Op::cast || node->op == Op::bitcast || ops::is_elementwise(node->op)) {
      for (const ir::Value* operand : node->operands) work.add({operand, by_lanes, by_rows});
    } else if (node->op == Op::where) {
      for (const ir::Value* side : {node->x(), node->y()}) work.add({side, by_lanes, by_rows});
    }
  }
  return false;
}

// Masks that are bounds on the two axes, each by itself, or several of them together.
bool Emitter::rectangle(const ir::Value* mask, const Coords& coords, Rectangle& out) {
  // The bound of a mask along one axis only.
  const auto bound = [&](const ir::Value* value, const Coords& at, bool by_row) {
    llvm::Value* by = prefix(value, at);
    llvm::Value*& limit = by_row ? out.rows : out.lanes;
    if (by) limit = limit ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, limit, by) : by;
    return by != nullptr;
  };
  ir::Once<Key> work;
  const auto look_at = [&](const ir::Value* value, const Coords& at) {
    work.add({value, normalised(value->type.shape, at)});
  };
  look_at(mask, coords);
  while (const auto next = work.take()) {
    const auto& [value, at] = *next;
    Coords one = at;
    one.rows = Coords::kAlong;
    if (at.axis < 0 || at.rows < 0) {  // along one of them only, or the same for all
      const bool by_row = at.axis < 0 && at.rows >= 0;
      if (by_row) one.axis = at.rows;
      if (!bound(value, one, by_row)) return false;
      continue;
    }
    const ir::Node* node = value->node;
    if (!node || stored_.count(value)) return false;
    if (node->op == Op::and_) {
      look_at(node->y(), at);
      look_at(node->x(), at);
      continue;
    }
    if (passes::only_moves_elements(node->op)) {
      const auto source = source_coords(*node, at);
      if (!source) return false;
      look_at(node->x(), *source);
      continue;
    }
    if (!passes::is_order(node->op)) return false;
    const Linear* x = linear(node->x());
    const Linear* y = x ? linear(node->y()) : nullptr;
    if (!y) return false;
    const auto varies = [&](int axis) {
      const auto a = static_cast<std::size_t>(axis);
      return constant(x->stride[a]) != 0 || constant(y->stride[a]) != 0;
    };
    if (varies(at.axis) && varies(at.rows)) return false;
    const bool by_row = varies(at.rows);
    if (by_row) {
      one.axis = at.rows;
      one.at[static_cast<std::size_t>(at.axis)] = i64(0);
    }
    if (!bound(value, one, by_row)) return false;
  }
  return true;
}

void Emitter::over_tile(const ir::Shape& shape, Lanewise how, const Coords& batch,
                        llvm::ArrayRef<const ir::Value*> tiles,
                        llvm::function_ref<void(const Coords&, const Chunk&)> body) {
  const int rank = shape.rank();
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < rank; ++a) {
    outer[static_cast<std::size_t>(a)] = a != how.axis && !batch.at[static_cast<std::size_t>(a)];
  }
  Carried none;
  // The other axis of the blocks: the last long one that is not the lanes'.
  int rows = -1;
  const auto side = static_cast<std::int64_t>(how.lanes);
  for (int a = 0; a < rank; ++a) {
    if (outer[static_cast<std::size_t>(a)] && shape[a] >= side) rows = a;
  }
  bool turned = rows >= 0 && how.lanes >= 4 && how.size >= side;
  turned = turned && lies_along(tiles, how.axis, rows);
  const auto row_by_row = [&](const Coords& at) {
    if (how.size == 1) {
      body(at, Chunk{0, 1, {}, false, false});
    } else {
      over_lanes(how, at, none, body);
    }
  };
  if (!turned) return over_axes(shape, outer, batch, none, row_by_row);

  const auto r = static_cast<std::size_t>(rows);
  const auto l = static_cast<std::size_t>(how.axis);
  outer[r] = false;
  Coords origin = batch;
  origin.at[r] = origin.at[l] = i64(0);
  over_axes(shape, outer, origin, none, [&](const Coords& at) {
    Coords corner = at;
    corner.axis = how.axis;
    corner.rows = rows;
    Rectangle held{i64(how.size), i64(shape[rows])};
    bool all = true;
    for (const Mask& mask : how.masks) {
      all = all && rectangle(mask.value, coords_of(mask, corner), held);
    }
    if (!all) {
      std::array<bool, ir::kMaxRank> rest{};
      rest[r] = true;
      Coords from = at;
      from.at[r] = nullptr;
      for (int a = 0; a < rank; ++a) {
        if (a != rows && !from.at[static_cast<std::size_t>(a)])
          from.at[static_cast<std::size_t>(a)] = i64(0);
      }
      return over_axes(shape, rest, from, none, row_by_row);
    }
    const auto whole = [&](llvm::Value* limit, std::int64_t size) {
      limit = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, limit, i64(size));
      limit = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, limit, i64(0));
      return builder_.CreateAnd(limit, i64(-side));
    };
    llvm::Value* lanes_end = whole(held.lanes, how.size);
    llvm::Value* rows_end = whole(held.rows, shape[rows]);
    // Blocks, then what is right of them and below.
    loop(i64(0), rows_end, i64(side), none, [&](llvm::Value* row) {
      loop(i64(0), lanes_end, i64(side), none, [&](llvm::Value* lane) {
        Chunk chunk{how.lanes, how.lanes, {}, true, false};
        Coords coords = corner;
        coords.at[r] = row;
        coords.at[l] = lane;
        hold_all(how.masks, coords);
        const Chunk* before = chunk_;
        chunk_ = &chunk;
        body(coords, chunk);
        chunk_ = before;
      });
    });
    Lanewise right = how;
    right.begin = lanes_end;
    loop(i64(0), rows_end, i64(1), none, [&](llvm::Value* row) {
      Coords coords = at;
      coords.at[r] = row;
      over_lanes(right, coords, none, body);
    });
    loop(rows_end, i64(shape[rows]), i64(1), none, [&](llvm::Value* row) {
      Coords coords = at;
      coords.at[r] = row;
      over_lanes(how, coords, none, body);
    });
  });
}

}  // namespace eas::codegen
