// Tiles whose values lie in memory along another axis than the lanes: square blocks are read as they
// lie and turned around in registers.
#include <llvm/IR/Constants.h>

#include <algorithm>

#include "codegen/llvm/emitter.hpp"

namespace eas::codegen {

using ir::Op;

// Whether some memory behind the value is contiguous along `rows` and not along `lanes`.
bool Emitter::lies_along(const ir::Value* value, int lanes, int rows) {
  if (!is_tile(value) || rows < 0 || lanes < 0) return false;
  const auto stored = stored_.find(value);
  if (stored != stored_.end()) return rows == value->type.shape.rank() - 1;
  const ir::Node* node = value->node;
  if (!node) return false;
  const auto mapped = [&](int axis) {
    Coords coords;
    for (int a = 0; a < value->type.shape.rank(); ++a)
      coords.at[static_cast<std::size_t>(a)] = i64(0);
    coords.axis = axis;
    const auto source = source_coords(*node, normalised(value->type.shape, coords));
    return source ? source->axis : -1;
  };
  switch (node->op) {
    case Op::load: {
      const Linear* sum = linear(node->operands[1]);
      if (!sum) return false;
      const auto by_row = constant(sum->stride[static_cast<std::size_t>(rows)]);
      const auto by_lane = constant(sum->stride[static_cast<std::size_t>(lanes)]);
      return by_row == 1 && by_lane != 0 && by_lane != 1;
    }
    case Op::broadcast:
    case Op::permute:
    case Op::reshape: return lies_along(node->operands[0], mapped(lanes), mapped(rows));
    case Op::cast:
    case Op::bitcast: return lies_along(node->operands[0], lanes, rows);
    case Op::where:
      return lies_along(node->operands[1], lanes, rows) ||
             lies_along(node->operands[2], lanes, rows);
    default: break;
  }
  if (!ops::is_elementwise(node->op)) return false;
  return std::any_of(node->operands.begin(), node->operands.end(),
                     [&](const ir::Value* operand) { return lies_along(operand, lanes, rows); });
}

// Masks that are bounds on the two axes, each by itself.
bool Emitter::rectangle(const ir::Value* mask, Coords coords, Rectangle& out) {
  const auto bound = [&](llvm::Value*& limit, llvm::Value* by) {
    limit = limit ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, limit, by) : by;
  };
  constexpr std::int64_t kAll = std::int64_t{1} << 62;
  coords = normalised(mask->type.shape, coords);
  if (coords.axis < 0 || coords.rows < 0) {
    // Along one of them only, or the same for all.
    Coords one = coords;
    one.rows = Coords::kAlong;
    const bool by_row = coords.axis < 0 && coords.rows >= 0;
    if (by_row) one.axis = coords.rows;
    llvm::Value* limit = prefix(mask, one, kAll);
    if (!limit) return false;
    bound(by_row ? out.rows : out.lanes, limit);
    return true;
  }
  const ir::Node* node = mask->node;
  if (!node || stored_.count(mask)) return false;
  if (node->op == Op::and_) {
    return rectangle(node->operands[0], coords, out) && rectangle(node->operands[1], coords, out);
  }
  if (node->op == Op::broadcast || node->op == Op::permute || node->op == Op::reshape) {
    const auto source = source_coords(*node, coords);
    return source && rectangle(node->operands[0], *source, out);
  }
  if (node->op != Op::lt && node->op != Op::le && node->op != Op::gt && node->op != Op::ge)
    return false;
  const Linear* x = linear(node->operands[0]);
  const Linear* y = x ? linear(node->operands[1]) : nullptr;
  if (!y) return false;
  const auto varies = [&](int axis) {
    const auto a = static_cast<std::size_t>(axis);
    return constant(x->stride[a]) != 0 || constant(y->stride[a]) != 0;
  };
  if (varies(coords.axis) && varies(coords.rows)) return false;
  const bool by_row = varies(coords.rows);
  Coords one = coords;
  one.rows = Coords::kAlong;
  if (by_row) {
    one.axis = coords.rows;
    one.at[static_cast<std::size_t>(coords.axis)] = i64(0);
  }
  llvm::Value* limit = prefix(mask, one, kAll);
  if (!limit) return false;
  bound(by_row ? out.rows : out.lanes, limit);
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
  turned = turned && std::any_of(tiles.begin(), tiles.end(), [&](const ir::Value* tile) {
             return lies_along(tile, how.axis, rows);
           });
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
      const auto where = all ? coords_of(mask, corner) : std::nullopt;
      all = where && rectangle(mask.value, *where, held);
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
