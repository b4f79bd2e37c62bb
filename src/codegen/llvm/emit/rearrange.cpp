// Whole tiles into scratch memory: as they are, one after another (cat), interleaved (join), sorted.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <cstddef>

#include "codegen/llvm/emit/emitter.hpp"

namespace eas::codegen {

void Emitter::materialise(const ir::Value* value, const Stored& to) {
  const auto known = stored_.find(value);
  if (known != stored_.end() && known->second.dtype == to.dtype) return copy(known->second, to);
  const Unit unit{
      Unit::Kind::Elements, value->type.shape, 0, {{Root::Kind::Value, nullptr, value, nullptr}}};
  pending_[&unit.roots[0]] = to;
  emit_loops(unit);
  pending_.erase(&unit.roots[0]);
}

// Every element of a tile to base + sum of stride * index of other memory.
void Emitter::place(const ir::Value* tile, llvm::Value* memory, const Linear& where) {
  const ir::Shape& shape = tile->type.shape;
  const int axis = lane_axis(shape);
  Lanewise how;
  how.size = shape[axis];
  how.axis = axis;
  how.lanes = static_cast<unsigned>(std::min<std::uint64_t>(
      natural_lanes(tile->type.dtype), std::bit_ceil(static_cast<std::uint64_t>(how.size))));
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Carried none;
  const auto write = [&](const Coords& coords) {
    Lanes room;
    const Lanes* mask = mask_of(nullptr, coords, room);
    store_at(memory, tile->type.dtype, &where, nullptr, coords, shape.rank(), mask,
             eval(tile, coords));
  };
  over_axes(shape, outer, {}, none, [&](const Coords& at) {
    if (how.size == 1) return write(normalised(shape, at));
    over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) { write(coords); });
  });
}

namespace {

std::array<std::int64_t, ir::kMaxRank> row_major(const ir::Shape& shape) {
  std::array<std::int64_t, ir::kMaxRank> strides{};
  std::int64_t stride = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    strides[static_cast<std::size_t>(axis)] = stride;
    stride *= shape[axis];
  }
  return strides;
}

}  // namespace

void Emitter::emit_cat(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const auto axis = static_cast<std::size_t>(node.attributes[0]);
  const Stored out = make_stored(result->type.dtype, result->type.shape);
  const auto strides = row_major(result->type.shape);
  std::int64_t first = 0;
  for (const ir::Value* tile : node.tiles()) {
    Linear where{i64(first * strides[axis]), {}};
    for (std::size_t a = 0; a < strides.size(); ++a) where.stride[a] = i64(strides[a]);
    place(tile, out.address, where);
    first += tile->type.shape[static_cast<int>(axis)];
  }
  stored_[result] = out;
}

void Emitter::emit_join(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const Stored out = make_stored(result->type.dtype, result->type.shape);
  const auto strides = row_major(result->type.shape);
  for (std::size_t side = 0; side < 2; ++side) {
    const ir::Value* tile = side == 0 ? node.x() : node.y();
    Linear where{i64(static_cast<std::int64_t>(side)), {}};
    for (int a = 0; a < tile->type.shape.rank(); ++a) {
      where.stride[static_cast<std::size_t>(a)] = i64(strides[static_cast<std::size_t>(a)]);
    }
    if (is_tile(tile)) {
      place(tile, out.address, where);
    } else {
      store_at(out.address, out.dtype, &where, nullptr, {}, 0, nullptr, Lanes::one(scalar(tile)));
    }
  }
  stored_[result] = out;
}

void Emitter::emit_sort(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const Stored out = make_stored(result->type.dtype, shape);
  materialise(node.x(), out);
  const auto axis = static_cast<int>(node.attributes[0]);
  std::int64_t inner = 1;
  for (int a = axis + 1; a < shape.rank(); ++a) inner *= shape[a];
  const std::int64_t length = shape[axis];
  llvm::Value* function = service(offsetof(abi::Services, sort));
  llvm::Type* index = builder_.getInt64Ty();
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder_.getVoidTy(),
      {builder_.getInt32Ty(), builder_.getPtrTy(), index, index, index, builder_.getInt32Ty()},
      false);
  builder_.CreateCall(type, function,
                      {builder_.getInt32(static_cast<std::uint32_t>(result->type.dtype)),
                       out.address, i64(shape.elements() / (length * inner)), i64(length),
                       i64(inner), builder_.getInt32(node.attributes[1] != 0)});
  stored_[result] = out;
}

void Emitter::emit_alloc(const ir::Node& node) {
  const std::int64_t bytes =
      node.attributes[0] * static_cast<std::int64_t>(itemsize(node.results[0]->type.dtype));
  llvm::Value* memory = allocate(std::max<std::int64_t>(bytes, 1));
  builder_.CreateMemSet(memory, builder_.getInt8(0), static_cast<std::uint64_t>(bytes),
                        llvm::Align(64));
  groups_[node.results[0]] = memory;
}

llvm::Value* Emitter::service(std::size_t offset) {
  llvm::Value* services = launch_field(offsetof(abi::Launch, services), builder_.getPtrTy());
  return builder_.CreateLoad(builder_.getPtrTy(), builder_.CreateConstInBoundsGEP1_64(
                                                      builder_.getInt8Ty(), services, offset));
}

}  // namespace eas::codegen
