// Tiles whose values lie in memory along another axis than the lanes: square blocks are read as they
// lie and turned around in registers.
#include "codegen/llvm/emit/walk.hpp"

#include <llvm/IR/Constants.h>

namespace eas::codegen {

void Walk::over_tile(const ir::Shape& shape, Lanewise how, const Coords& batch,
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
  turned = turned && linears_.lies_along(tiles, how.axis, rows);
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
      all = all && masks_.rectangle(mask.value, masks_.coords_of(mask, corner), held);
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
    loops_.loop(i64(0), rows_end, i64(side), none, [&](llvm::Value* row) {
      loops_.loop(i64(0), lanes_end, i64(side), none, [&](llvm::Value* lane) {
        Chunk chunk{how.lanes, how.lanes, {}, true, false};
        Coords coords = corner;
        coords.at[r] = row;
        coords.at[l] = lane;
        masks_.hold_all(how.masks, coords);
        const Chunk* before = known_.chunk;
        known_.chunk = &chunk;
        body(coords, chunk);
        known_.chunk = before;
      });
    });
    Lanewise right = how;
    right.begin = lanes_end;
    loops_.loop(i64(0), rows_end, i64(1), none, [&](llvm::Value* row) {
      Coords coords = at;
      coords.at[r] = row;
      over_lanes(right, coords, none, body);
    });
    loops_.loop(rows_end, i64(shape[rows]), i64(1), none, [&](llvm::Value* row) {
      Coords coords = at;
      coords.at[r] = row;
      over_lanes(how, coords, none, body);
    });
  });
}

Walk::Held Walk::held_along(const std::vector<Mask>& masks, const Coords& at, const Chunk& chunk,
                            int axis, std::int64_t rows) {
  Coords corner = at;
  corner.rows = axis;
  corner.at[static_cast<std::size_t>(axis)] = i64(0);
  corner.at[static_cast<std::size_t>(at.axis)] = i64(0);
  llvm::Value* first = at.at[static_cast<std::size_t>(at.axis)];
  llvm::Value* end = builder_.CreateAdd(first, i64(std::int64_t{chunk.lanes} * chunk.parts));
  Held out;
  Rectangle bounds;
  for (const Mask& mask : masks) {
    Rectangle more = bounds;
    if (!masks_.rectangle(mask.value, masks_.coords_of(mask, corner), more)) continue;
    bounds = more;
    out.masks.push_back(mask);
  }
  const auto reaches = [&](llvm::Value* bound, llvm::Value* needed) {
    if (!bound) return;
    llvm::Value* holds = builder_.CreateICmpSGE(bound, needed);
    out.all = out.all ? builder_.CreateAnd(out.all, holds) : holds;
  };
  reaches(bounds.lanes, end);
  reaches(bounds.rows, i64(rows));
  return out;
}

}  // namespace eas::codegen
