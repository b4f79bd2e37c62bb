// Over axes and along lanes: whole chunks first, unmasked where masks hold.
#include "codegen/llvm/emit/walk.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <cstddef>

#include "codegen/llvm/emit/memory.hpp"

namespace eas::codegen {

unsigned Walk::natural_lanes(DType dtype) const {
  // 16-bit floats are computed as float; narrower integers gain little from more lanes and make
  // the int64 values beside them many registers wide.
  const auto size = std::max<std::size_t>(itemsize(dtype), 4);
  return static_cast<unsigned>(target_.vector_bytes) / static_cast<unsigned>(size);
}

void Walk::over_axes(const ir::Shape& shape, const std::array<bool, ir::kMaxRank>& loops, Coords at,
                     Carried& carried, llvm::function_ref<void(const Coords&)> body, int axis) {
  if (axis == shape.rank()) return body(at);
  const auto a = static_cast<std::size_t>(axis);
  if (!loops[a] || shape[axis] == 1) {
    if (!at.at[a]) at.at[a] = i64(0);
    return over_axes(shape, loops, at, carried, body, axis + 1);
  }
  loops_.loop(i64(0), i64(shape[axis]), i64(1), carried, [&](llvm::Value* index) {
    Coords inner = at;
    inner.at[a] = index;
    over_axes(shape, loops, inner, carried, body, axis + 1);
  });
}

// i1s: which lanes of a part are still on the axis.
llvm::Value* Walk::existing(const Lanewise& how, llvm::Value* first, unsigned part) {
  llvm::Value* left =
      builder_.CreateSub(i64(how.size), builder_.CreateAdd(first, i64(part * how.lanes)));
  llvm::SmallVector<llvm::Constant*, 16> lane;
  for (unsigned i = 0; i < how.lanes; ++i) lane.push_back(builder_.getInt32(i));
  // Few enough lanes are left here for 32 bits.
  llvm::Value* count = builder_.CreateTrunc(
      builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, i64(how.lanes)),
      builder_.getInt32Ty());
  return builder_.CreateICmpSLT(llvm::ConstantVector::get(lane),
                                builder_.CreateVectorSplat(how.lanes, count));
}

// Where the padding begins, in whole vectors, if there is any and it does nothing; else the end.
llvm::Value* Walk::end_before_padding(const Lanewise& how, const Coords& at) {
  if (how.padding.empty() || how.once || how.begin) return nullptr;
  const auto axis = static_cast<std::size_t>(how.axis);
  llvm::Value* held = nullptr;
  for (const Mask& mask : how.padding) {
    Coords coords = at;
    coords.axis = how.axis;
    coords.at[axis] = i64(0);
    llvm::Value* bound = masks_.prefix(mask.value, masks_.coords_of(mask, coords));
    if (!bound) return nullptr;
    held = held ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, held, bound) : bound;
  }
  // Clamped first: a bound may be as large as an integer can be.
  held = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, held, i64(how.size));
  held = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, held, i64(0));
  held = builder_.CreateAnd(builder_.CreateAdd(held, i64(how.lanes - 1)),
                            i64(-static_cast<std::int64_t>(how.lanes)));
  Coords last = at;
  last.at[axis] = i64(how.size - 1);
  Carried end{i64(how.size)};
  loops_.branch(
      builder_.CreateICmpSLT(held, i64(how.size)), end,
      [&](Carried& inner) {
        const Chunk* outer = known_.chunk;
        known_.chunk = nullptr;
        inner[0] = builder_.CreateSelect(how.is_idle(last), held, i64(how.size));
        known_.chunk = outer;
      },
      [](Carried&) {});
  return end[0];
}

Walk::Bounds Walk::bounds_of(const Lanewise& how, const Coords& at) {
  // A walk in two parts, or with whole chunks to the end, begins where the axis does.
  const bool from_zero = how.begin || how.once || how.wide_rest || !how.padding.empty();
  Bounds out;
  bool lower = true;  // every mask has a lower end
  Coords coords = at;
  coords.axis = how.axis;
  coords.at[static_cast<std::size_t>(how.axis)] = i64(0);
  const auto meet = [&](llvm::Intrinsic::ID which, llvm::Value* x, llvm::Value* y) {
    return x ? builder_.CreateBinaryIntrinsic(which, x, y) : y;
  };
  for (const Mask& mask : how.masks) {
    const Span span = masks_.span(mask.value, masks_.coords_of(mask, coords));
    if (!span.high || (span.low && from_zero)) continue;
    out.masks.push_back(mask);
    out.all.high = meet(llvm::Intrinsic::smin, out.all.high, span.high);
    out.any.high = meet(llvm::Intrinsic::smax, out.any.high, span.high);
    lower = lower && span.low;
    if (!span.low) continue;
    out.all.low = meet(llvm::Intrinsic::smax, out.all.low, span.low);
    out.any.low = meet(llvm::Intrinsic::smin, out.any.low, span.low);
  }
  if (!lower) out.any.low = nullptr;
  return out;
}

namespace {

// The largest multiple of `step` that is not above.
llvm::Value* whole(llvm::IRBuilder<>& builder, llvm::Value* bound, std::int64_t step) {
  return std::has_single_bit(static_cast<std::uint64_t>(step))
             ? builder.CreateAnd(bound, builder.getInt64(static_cast<std::uint64_t>(-step)))
             : builder.CreateSub(
                   bound,
                   builder.CreateURem(bound, builder.getInt64(static_cast<std::uint64_t>(step))));
}

// 0 to `size`.
llvm::Value* between(llvm::IRBuilder<>& builder, llvm::Value* bound, std::int64_t size) {
  llvm::Value* most = builder.getInt64(static_cast<std::uint64_t>(size));
  bound = builder.CreateBinaryIntrinsic(llvm::Intrinsic::smin, bound, most);
  return builder.CreateBinaryIntrinsic(llvm::Intrinsic::smax, bound, builder.getInt64(0));
}

}  // namespace

llvm::Value* Walk::over_lanes(const Lanewise& how, const Coords& at, Carried& carried,
                              llvm::function_ref<void(const Coords&, const Chunk&)> body) {
  const auto axis = static_cast<std::size_t>(how.axis);
  const std::int64_t lanes = how.lanes;
  const std::int64_t wide = lanes * how.parts;
  bool streaming = false;
  Bounds bounds;
  const auto step = [&](llvm::Value* first, unsigned parts, bool masks_hold, bool may_end) {
    Chunk chunk{how.lanes, parts, {}, masks_hold, streaming, how.ahead};
    for (unsigned part = 0; may_end && part < parts; ++part) {
      chunk.exists.push_back(existing(how, first, part));
    }
    Coords coords = at;
    coords.at[axis] = first;
    coords.axis = how.axis;
    if (masks_hold) masks_.hold_all(bounds.masks, coords);
    const Chunk* outer = known_.chunk;
    known_.chunk = &chunk;
    loops_.enter_scope(nullptr);  // what is known of this chunk is not true of the next
    body(coords, chunk);
    loops_.leave_scope();
    known_.chunk = outer;
  };
  const auto loop_over = [&](llvm::Value* low, llvm::Value* high, unsigned parts, bool masks_hold,
                             bool may_end) {
    loops_.loop(low, high, i64(lanes * parts), carried,
                [&](llvm::Value* first) { step(first, parts, masks_hold, may_end); });
  };

  // The loop over whole chunks, once more with stores that bypass the caches if they may.
  llvm::Value* stream = how.begin || how.once ? nullptr : may_stream(how, at);
  const auto main_loop = [&](llvm::Value* low, llvm::Value* high, bool masks_hold) {
    if (!stream) return loop_over(low, high, how.parts, masks_hold, false);
    const auto way = [&](bool streams) {
      return [&, streams](Carried& inner) {
        std::swap(inner, carried);
        streaming = streams;
        loop_over(low, high, how.parts, masks_hold, false);
        streaming = false;
        std::swap(inner, carried);
      };
    };
    loops_.branch(stream, carried, way(true), way(false));
  };

  bounds = bounds_of(how, at);
  llvm::Value* held = bounds.all.high;
  const bool all_known = bounds.masks.size() == how.masks.size();

  if (how.begin) {  // what blocks left over
    loop_over(how.begin, i64(how.size), 1, false, how.size % lanes != 0);
    return nullptr;
  }
  if (!held && how.once) {
    loop_over(i64(0), i64(how.size), 1, false, how.size % lanes != 0);
    return nullptr;
  }
  const auto whole_chunks = [&](llvm::Value* bound) { return whole(builder_, bound, wide); };
  llvm::Value* padding = end_before_padding(how, at);
  if (!held && padding) {
    llvm::Value* main = whole_chunks(padding);
    main_loop(i64(0), main, false);
    loop_over(main, padding, 1, false, how.size % lanes != 0);
    return padding;
  }
  if (!held) {
    // Nothing to know about masks: whole chunks, then single vectors, then what is left of one.
    const std::int64_t main = how.size / wide * wide;
    const std::int64_t singles = how.size / lanes * lanes;
    if (main == wide && !stream) step(i64(0), how.parts, false, false);
    else if (main > 0) main_loop(i64(0), i64(main), false);
    if (singles - main == lanes) step(i64(main), 1, false, false);
    else if (singles > main) loop_over(i64(main), i64(singles), 1, false, false);
    if (how.size > singles) step(i64(singles), 1, false, true);
    return nullptr;
  }
  const auto clamped = [&](llvm::Value* bound) { return between(builder_, bound, how.size); };
  held = clamped(held);
  llvm::Value* low = i64(0);
  if (llvm::Value* from = bounds.all.low) {
    // Up to the first whole vector in which all masks hold.
    low = builder_.CreateAnd(builder_.CreateAdd(clamped(from), i64(lanes - 1)), i64(-lanes));
    const bool skip = bounds.any.low && all_known && how.skip_rest;
    llvm::Value* first = skip ? builder_.CreateAnd(clamped(bounds.any.low), i64(-lanes)) : i64(0);
    loop_over(first, low, 1, false, how.size % lanes != 0);
    held =
        builder_.CreateSub(builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, held, low), low);
  }
  llvm::Value* main = whole_chunks(held);
  if (bounds.all.low) main = builder_.CreateAdd(low, main);
  if (how.size >= wide && !how.once) main_loop(low, main, true);
  else main = low;
  llvm::Value* end = padding                      ? padding
                     : all_known && how.skip_rest ? clamped(bounds.any.high)
                                                  : i64(how.size);
  const bool wide_rest = how.wide_rest && how.size % wide == 0 && !padding;
  loop_over(main, end, wide_rest ? how.parts : 1, false, how.size % lanes != 0);
  return padding;
}

namespace {

bool is_read(const ir::Function& function, const ir::Value* memory) {
  bool found = false;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (ops::info(node->op).effect != ops::Effect::Read) return;
    found |=
        std::find(node->operands.begin(), node->operands.end(), memory) != node->operands.end();
  });
  return found;
}

}  // namespace

// Stores that fill whole vectors of buffers nobody reads: the launch says which are too large for
// the caches to be of use.
llvm::Value* Walk::may_stream(const Lanewise& how, const Coords& at) {
  if (how.size < static_cast<std::int64_t>(how.lanes * how.parts)) return nullptr;
  llvm::Value* all = nullptr;
  for (const ir::Node* store : how.stores) {
    const ir::Value* memory = store->buffer();
    if (memory->type.kind != ir::TypeKind::Buffer || memory->index >= 64) continue;
    if (is_read(frame_.function, memory)) continue;  // others of the loop may still
    const std::size_t bytes = how.lanes * itemsize(memory->type.dtype);
    const Linear* sum = linears_.linear(store->offset());
    if (bytes < 16 || !sum || constant(sum->stride[static_cast<std::size_t>(how.axis)]) != 1)
      continue;
    Coords first = at;
    first.at[static_cast<std::size_t>(how.axis)] = i64(0);
    llvm::Value* offset = linears_.at(*sum, first, store->offset()->type.shape.rank());
    llvm::Value* address = builder_.CreatePtrToInt(
        builder_.CreateGEP(memory_type(module_.getContext(), memory->type.dtype, 0),
                           frame_.memory_of(memory), offset),
        builder_.getInt64Ty());
    llvm::Value* mask =
        frame_.launch_field(offsetof(abi::Launch, streaming), builder_.getInt64Ty());
    llvm::Value* asked =
        builder_.CreateIsNotNull(builder_.CreateAnd(mask, i64(std::int64_t{1} << memory->index)));
    llvm::Value* aligned = builder_.CreateIsNull(
        builder_.CreateAnd(address, i64(static_cast<std::int64_t>(bytes) - 1)));
    llvm::Value* both = builder_.CreateAnd(asked, aligned);
    all = all ? builder_.CreateAnd(all, both) : both;
    memory_.let_stream(*store);
  }
  return all;
}

}  // namespace eas::codegen
