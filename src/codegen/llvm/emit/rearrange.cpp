// See rearrange.hpp.
#include "codegen/llvm/emit/rearrange.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <cstddef>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"

namespace eas::codegen {

// Every element of a tile to base + sum of stride * index of other memory.
void Rearrange::place(const ir::Value* tile, llvm::Value* memory, const Linear& where) {
  const ir::Shape& shape = tile->type.shape;
  const int axis = lane_axis(shape);
  Lanewise how;
  how.size = shape[axis];
  how.axis = axis;
  how.lanes = static_cast<unsigned>(std::min<std::uint64_t>(
      walk_.natural_lanes(tile->type.dtype), std::bit_ceil(static_cast<std::uint64_t>(how.size))));
  std::array<bool, ir::kMaxRank> outer{};
  for (int a = 0; a < shape.rank(); ++a) outer[static_cast<std::size_t>(a)] = a != axis;
  Carried none;
  const auto write = [&](const Coords& coords) {
    Lanes room;
    const Lanes* mask = memory_.mask_of(nullptr, coords, room);
    memory_.store_at(memory, tile->type.dtype, &where, nullptr, coords, shape.rank(), mask,
                     elements_.eval(tile, coords));
  };
  walk_.over_axes(shape, outer, {}, none, [&](const Coords& at) {
    if (how.size == 1) return write(elements_.normalised(shape, at));
    walk_.over_lanes(how, at, none, [&](const Coords& coords, const Chunk&) { write(coords); });
  });
}

void Rearrange::emit_cat(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const auto axis = static_cast<std::size_t>(node.attributes[0]);
  const Stored out = memory_.make_stored(result->type.dtype, result->type.shape);
  const auto strides = row_major(result->type.shape);
  std::int64_t first = 0;
  for (const ir::Value* tile : node.tiles()) {
    Linear where{i64(first * strides[axis]), {}};
    for (std::size_t a = 0; a < strides.size(); ++a) where.stride[a] = i64(strides[a]);
    place(tile, out.address, where);
    first += tile->type.shape[static_cast<int>(axis)];
  }
  known_.stored[result] = out;
}

void Rearrange::emit_join(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const Stored out = memory_.make_stored(result->type.dtype, result->type.shape);
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
      memory_.store_at(out.address, out.dtype, &where, nullptr, {}, 0, nullptr,
                       Lanes::one(elements_.scalar(tile)));
    }
  }
  known_.stored[result] = out;
}

void Rearrange::emit_sort(const ir::Node& node) {
  const ir::Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const Stored out = memory_.make_stored(result->type.dtype, shape);
  units_.materialise(node.x(), out);
  const auto axis = static_cast<int>(node.attributes[0]);
  std::int64_t inner = 1;
  for (int a = axis + 1; a < shape.rank(); ++a) inner *= shape[a];
  const std::int64_t length = shape[axis];
  llvm::Value* function = frame_.service(offsetof(abi::Services, sort));
  llvm::Type* index = builder_.getInt64Ty();
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder_.getVoidTy(),
      {builder_.getInt32Ty(), builder_.getPtrTy(), index, index, index, builder_.getInt32Ty()},
      false);
  builder_.CreateCall(type, function,
                      {builder_.getInt32(static_cast<std::uint32_t>(result->type.dtype)),
                       out.address, i64(shape.elements() / (length * inner)), i64(length),
                       i64(inner), builder_.getInt32(node.attributes[1] != 0)});
  known_.stored[result] = out;
}

void Rearrange::emit_alloc(const ir::Node& node) {
  const std::int64_t bytes =
      node.attributes[0] * static_cast<std::int64_t>(itemsize(node.results[0]->type.dtype));
  llvm::Value* memory = frame_.allocate(std::max<std::int64_t>(bytes, 1));
  builder_.CreateMemSet(memory, builder_.getInt8(0), static_cast<std::uint64_t>(bytes),
                        llvm::Align(64));
  frame_.define_group(node.results[0], memory);
}

void Rearrange::emit_workspace(const ir::Node& node) {
  const auto width = static_cast<std::int64_t>(itemsize(node.results[0]->type.dtype));
  llvm::Value* bytes = builder_.CreateMul(elements_.scalar(node.size()), i64(width));
  llvm::Value* take = frame_.launch_field(offsetof(abi::Launch, workspace), builder_.getPtrTy());
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder_.getPtrTy(), {builder_.getPtrTy(), builder_.getInt32Ty(), builder_.getInt64Ty()},
      false);
  llvm::Value* memory = builder_.CreateCall(
      type, take, {frame_.entry()->getArg(1), builder_.getInt32(workspaces_++), bytes});
  frame_.stop_if(builder_.CreateIsNull(memory), abi::Stop::Memory, node, nullptr, bytes);
  frame_.define_group(node.results[0], memory);
}

void Units::lower_cat(const ir::Node& node) { others_.rearrange.emit_cat(node); }
void Units::lower_join(const ir::Node& node) { others_.rearrange.emit_join(node); }
void Units::lower_sort(const ir::Node& node) { others_.rearrange.emit_sort(node); }
void Units::lower_alloc_tg(const ir::Node& node) { others_.rearrange.emit_alloc(node); }
void Units::lower_workspace(const ir::Node& node) { others_.rearrange.emit_workspace(node); }

}  // namespace eas::codegen
