// Contiguous vectors where the stride is 1 (or -1), one scalar where it is 0, single elements otherwise.
#include "codegen/llvm/emit/memory.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicsX86.h>

#include <algorithm>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/scalar/outlined.hpp"

namespace eas::codegen {

namespace {

llvm::Align align_of(DType dtype) { return llvm::Align(itemsize(dtype)); }

}  // namespace

const Lanes* Memory::mask_of(const ir::Value* mask, const Coords& coords, Lanes& room) {
  bool given = false;
  if (mask) {
    room = elements_.eval(mask, coords);
    given = true;
    if (room.uniform) {
      const auto* known = llvm::dyn_cast<llvm::ConstantInt>(room.parts[0]);
      if (known && known->isOne()) given = false;
    }
  }
  if (coords.axis < 0 || !known_.chunk || known_.chunk->exists.empty())
    return given ? &room : nullptr;
  Lanes exists;
  exists.uniform = false;
  exists.parts.assign(known_.chunk->exists.begin(), known_.chunk->exists.end());
  room = given ? elements_.map(
                     {room, exists},
                     [&](llvm::ArrayRef<llvm::Value*> x) { return builder_.CreateAnd(x[0], x[1]); })
               : exists;
  return &room;
}

// The offset of a part's first lane.
llvm::Value* Memory::part_start(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row,
                                const Coords& coords, unsigned part) {
  llvm::Value* step = coords.rows >= 0 ? by_row : stride;
  if (part == 0 || !step || coords.rows == Coords::kSame) return first;
  const std::int64_t steps = coords.rows >= 0 ? part : part * known_.chunk->lanes;
  return builder_.CreateAdd(first, builder_.CreateMul(step, i64(steps)));
}

llvm::Value* Memory::lane_offsets(llvm::Value* start, llvm::Value* stride) {
  llvm::Value* splat = builder_.CreateVectorSplat(known_.chunk->lanes, start);
  if (!stride || constant(stride) == 0) return splat;
  llvm::SmallVector<llvm::Constant*, 16> lane;
  for (unsigned i = 0; i < known_.chunk->lanes; ++i) lane.push_back(i64(i));
  return builder_.CreateAdd(
      splat, builder_.CreateMul(llvm::ConstantVector::get(lane),
                                builder_.CreateVectorSplat(known_.chunk->lanes, stride)));
}

// Square blocks: inside the 128-bit lanes that x86 shuffles are quick in first, then between them.
void Memory::transpose(Values& rows) {
  const auto n = static_cast<int>(rows.size());
  const auto shuffle = [&](std::size_t i, std::size_t j, llvm::ArrayRef<int> low,
                           llvm::ArrayRef<int> high) {
    llvm::Value* x = rows[i];
    llvm::Value* y = rows[j];
    rows[i] = builder_.CreateShuffleVector(x, y, low);
    rows[j] = builder_.CreateShuffleVector(x, y, high);
  };
  // Swaps the off-diagonal blocks of side s of every block of side 2s.
  const auto swap_blocks = [&](int s) {
    llvm::SmallVector<int, 16> low, high;
    for (int j = 0; j < n; ++j) {
      low.push_back((j & s) == 0 ? j : n + j - s);
      high.push_back((j & s) == 0 ? j + s : n + j);
    }
    for (int i = 0; i < n; ++i) {
      if ((i & s) == 0)
        shuffle(static_cast<std::size_t>(i), static_cast<std::size_t>(i + s), low, high);
    }
  };
  int s = 1;
  if (rows[0]->getType()->getScalarSizeInBits() == 32 && n >= 4) {
    llvm::SmallVector<int, 16> unpack_low, unpack_high, pair_low, pair_high;
    for (int lane = 0; lane < n; lane += 4) {
      for (const int k : {0, n, 1, n + 1})
        unpack_low.push_back(lane + k), unpack_high.push_back(lane + k + 2);
      for (const int k : {0, 1, n, n + 1})
        pair_low.push_back(lane + k), pair_high.push_back(lane + k + 2);
    }
    for (std::size_t i = 0; i < rows.size(); i += 4) {
      shuffle(i, i + 1, unpack_low, unpack_high);      // a0 b0 a1 b1, a2 b2 a3 b3
      shuffle(i + 2, i + 3, unpack_low, unpack_high);  // c0 d0 c1 d1, c2 d2 c3 d3
      shuffle(i, i + 2, pair_low, pair_high);          // columns 0 and 1
      shuffle(i + 1, i + 3, pair_low, pair_high);      // columns 2 and 3
      std::swap(rows[i + 1], rows[i + 2]);
    }
    s = 4;
  }
  for (; s < n; s *= 2) swap_blocks(s);
}

// What the next turn will read of the row at `pointer`, `from` bytes into the chunk, is brought
// nearer, a line at a time: if it is one of several rows.
void Memory::fetch_ahead(const Linear& linear, const Coords& coords, int rank, llvm::Value* pointer,
                         std::size_t from) {
  constexpr std::size_t kLineBytes = 64;
  if (!known_.chunk || known_.chunk->ahead == 0 || from % kLineBytes != 0) return;
  bool has_rows = false;
  for (int axis = 0; axis < rank; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    has_rows = has_rows || (axis != coords.axis && constant(linear.stride[a]) != 0 &&
                            constant(coords.at[a]) != 0);
  }
  if (!has_rows) return;
  llvm::Value* line = builder_.CreateConstGEP1_64(builder_.getInt8Ty(), pointer,
                                                  static_cast<std::uint64_t>(known_.chunk->ahead));
  builder_.CreateIntrinsic(
      llvm::Intrinsic::prefetch, {builder_.getPtrTy()},
      {line, builder_.getInt32(0), builder_.getInt32(3), builder_.getInt32(1)});
}

// A vector of any offsets; none are off where `on` is nullptr.
llvm::Value* Memory::gathered(llvm::Value* memory, DType dtype, llvm::Value* where, llvm::Value* on,
                              llvm::Value* rest, bool mostly_same) {
  const unsigned lanes = known_.chunk->lanes;
  llvm::LLVMContext& context = module_.getContext();
  llvm::Type* element = memory_type(context, dtype, 0);
  llvm::Type* vector = memory_type(context, dtype, lanes);
  const auto address = [&](llvm::Value* offset) {
    return builder_.CreateGEP(element, memory, offset);
  };
  llvm::Value* same = on ? nullptr : llvm::getSplatValue(where);
  const bool one_or_all = mostly_same && !on && !same && may_branch(emit_);
  if (!on)
    on = llvm::Constant::getAllOnesValue(llvm::FixedVectorType::get(builder_.getInt1Ty(), lanes));
  const auto splat = [&](llvm::Value* offset) {
    return builder_.CreateVectorSplat(
        lanes, builder_.CreateAlignedLoad(element, address(offset), align_of(dtype)));
  };
  const auto gather = [&] {
    return builder_.CreateMaskedGather(vector, address(where), align_of(dtype), on, rest);
  };
  if (!one_or_all) return same ? splat(same) : gather();
  llvm::Value* first_lane = builder_.CreateExtractElement(where, std::uint64_t{0});
  llvm::Value* others = builder_.CreateICmpNE(where, builder_.CreateVectorSplat(lanes, first_lane));
  return value_unless(emit_, splat(first_lane), any_lane(emit_, others), gather);
}

// A block that is contiguous along its rows: read that way and turned around.
Lanes Memory::load_turned(llvm::Value* memory, DType dtype, llvm::Value* first,
                          llvm::Value* stride) {
  const unsigned lanes = known_.chunk->lanes;
  llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
  llvm::Type* vector = memory_type(module_.getContext(), dtype, lanes);
  Values columns;
  for (unsigned i = 0; i < lanes; ++i) {
    llvm::Value* offset =
        builder_.CreateAdd(first, builder_.CreateMul(stride ? stride : i64(0), i64(i)));
    columns.push_back(builder_.CreateAlignedLoad(
        vector, builder_.CreateGEP(element, memory, offset), align_of(dtype)));
  }
  transpose(columns);
  Lanes out;
  out.uniform = false;
  for (llvm::Value* row : columns) out.parts.push_back(from_memory(emit_, dtype, row));
  return out;
}

// Offsets come as a linear sum or, where there is none, one by one.
Lanes Memory::load_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                      const Coords& coords, int rank, const Lanes* mask, const Lanes* other,
                      bool mostly_same, llvm::Value* held) {
  llvm::LLVMContext& context = module_.getContext();
  llvm::Type* element = memory_type(context, dtype, 0);
  const auto address = [&](llvm::Value* offset) {
    return builder_.CreateGEP(element, memory, offset);
  };
  // What masked-off elements give goes into the load itself. (A select after it would do, but LLVM
  // 22 merges the two where the select stands, even when memory was written in between.)
  const auto masked_one = [&](llvm::Value* pointer, llvm::Value* condition,
                              llvm::Value* otherwise) -> llvm::Value* {
    const auto one = [&](llvm::Value* x) {
      auto* type = llvm::FixedVectorType::get(x->getType(), 1);
      return builder_.CreateInsertElement(llvm::PoisonValue::get(type), x, std::uint64_t{0});
    };
    llvm::Value* rest =
        otherwise ? to_memory(emit_, dtype, otherwise) : llvm::Constant::getNullValue(element);
    llvm::Value* got = builder_.CreateMaskedLoad(llvm::FixedVectorType::get(element, 1), pointer,
                                                 align_of(dtype), one(condition), one(rest));
    return from_memory(emit_, dtype, builder_.CreateExtractElement(got, std::uint64_t{0}));
  };

  // One element.
  llvm::Value* stride = nullptr;
  const bool varies_by_sum = linear && coords.axis >= 0;
  if (varies_by_sum) stride = linear->stride[static_cast<std::size_t>(coords.axis)];
  llvm::Value* by_row = nullptr;
  if (linear && coords.rows >= 0) by_row = linear->stride[static_cast<std::size_t>(coords.rows)];
  const bool one = linear ? constant(stride) == 0 && constant(by_row) == 0 : offsets->uniform;
  if (one && (!mask || mask->uniform) && !(mask && other && !other->uniform)) {
    llvm::Value* offset = linear ? linears_.at(*linear, coords, rank) : offsets->parts[0];
    if (!mask)
      return Lanes::one(from_memory(
          emit_, dtype, builder_.CreateAlignedLoad(element, address(offset), align_of(dtype))));
    llvm::Value* rest = other ? other->parts[0] : nullptr;
    return Lanes::one(masked_one(address(offset), mask->parts[0], rest));
  }

  Lanes out;
  out.uniform = false;
  const unsigned lanes = known_.chunk->lanes;
  llvm::Type* vector = memory_type(context, dtype, lanes);
  const auto step = constant(stride);
  llvm::Value* first = linear ? linears_.at(*linear, coords, rank) : nullptr;
  if (coords.rows >= 0 && linear && !mask && constant(by_row) == 1 && step != 1 &&
      known_.chunk->parts == lanes) {
    return load_turned(memory, dtype, first, stride);
  }
  if (held && step == 1) return load_whole(memory, dtype, first, coords, *mask, other, held);
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    llvm::Value* on = mask ? elements_.part(*mask, p) : nullptr;
    llvm::Value* rest = other && on ? to_memory(emit_, dtype, elements_.part(*other, p))
                                    : llvm::Constant::getNullValue(vector);
    llvm::Value* got;
    llvm::Value* start = linear ? part_start(first, stride, by_row, coords, p) : nullptr;
    if (linear && step && (*step == 1 || *step == -1)) {
      const bool backwards = *step == -1;
      llvm::SmallVector<int, 16> reverse(lanes);
      for (unsigned i = 0; i < lanes; ++i) reverse[i] = static_cast<int>(lanes - 1 - i);
      llvm::Value* pointer = address(backwards ? builder_.CreateSub(start, i64(lanes - 1)) : start);
      if (on) {
        llvm::Value* lanes_on = backwards ? builder_.CreateShuffleVector(on, reverse) : on;
        if (backwards) rest = builder_.CreateShuffleVector(rest, reverse);
        got = builder_.CreateMaskedLoad(vector, pointer, align_of(dtype), lanes_on, rest);
      } else {
        got = builder_.CreateAlignedLoad(vector, pointer, align_of(dtype));
      }
      if (!backwards) fetch_ahead(*linear, coords, rank, pointer, p * lanes * itemsize(dtype));
      if (backwards) got = builder_.CreateShuffleVector(got, reverse);
    } else if (linear && !on && step && *step == 0) {
      llvm::Value* same = builder_.CreateAlignedLoad(element, address(start), align_of(dtype));
      got = builder_.CreateVectorSplat(lanes, same);
    } else if (linear && !on) {
      got = llvm::PoisonValue::get(vector);
      for (unsigned i = 0; i < lanes; ++i) {
        llvm::Value* offset = builder_.CreateAdd(start, builder_.CreateMul(stride, i64(i)));
        got = builder_.CreateInsertElement(
            got, builder_.CreateAlignedLoad(element, address(offset), align_of(dtype)),
            std::uint64_t{i});
      }
    } else {
      llvm::Value* where = linear ? lane_offsets(start, stride) : elements_.part(*offsets, p);
      got = gathered(memory, dtype, where, on, rest, mostly_same);
    }
    out.parts.push_back(from_memory(emit_, dtype, got));
  }
  return out;
}

void Memory::store_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                      const Coords& coords, int rank, const Lanes* mask, const Lanes& value,
                      bool streaming) {
  llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
  const auto address = [&](llvm::Value* offset) {
    return builder_.CreateGEP(element, memory, offset);
  };
  llvm::Value* first = linear ? linears_.at(*linear, coords, rank) : nullptr;
  if (coords.axis < 0) {
    llvm::Value* pointer = address(linear ? first : offsets->parts[0]);
    llvm::Value* bits = to_memory(emit_, dtype, value.parts[0]);
    if (!mask) {
      builder_.CreateAlignedStore(bits, pointer, align_of(dtype));
      return;
    }
    const auto one = [&](llvm::Value* x) {
      auto* type = llvm::FixedVectorType::get(x->getType(), 1);
      return builder_.CreateInsertElement(llvm::PoisonValue::get(type), x, std::uint64_t{0});
    };
    builder_.CreateMaskedStore(one(bits), pointer, align_of(dtype), one(mask->parts[0]));
    return;
  }
  llvm::Value* stride = linear ? linear->stride[static_cast<std::size_t>(coords.axis)] : nullptr;
  const auto step = linear ? constant(stride) : std::nullopt;
  const unsigned lanes = known_.chunk->lanes;
  llvm::Value* by_row = nullptr;
  if (linear && coords.rows >= 0) by_row = linear->stride[static_cast<std::size_t>(coords.rows)];
  for (unsigned p = 0; p < known_.chunk->parts; ++p) {
    llvm::Value* start = linear ? part_start(first, stride, by_row, coords, p) : nullptr;
    llvm::Value* on = mask ? elements_.part(*mask, p) : nullptr;
    llvm::Value* bits = to_memory(emit_, dtype, elements_.part(value, p));
    if (step == 1) {
      llvm::Value* pointer = address(start);
      if (on) {
        builder_.CreateMaskedStore(bits, pointer, align_of(dtype), on);
      } else if (streaming) {
        // Aligned to whole vectors: whoever asks for streaming has tested that.
        llvm::StoreInst* store =
            builder_.CreateAlignedStore(bits, pointer, llvm::Align(lanes * itemsize(dtype)));
        store->setMetadata(llvm::LLVMContext::MD_nontemporal,
                           llvm::MDNode::get(module_.getContext(),
                                             llvm::ConstantAsMetadata::get(builder_.getInt32(1))));
      } else {
        builder_.CreateAlignedStore(bits, pointer, align_of(dtype));
      }
      continue;
    }
    if (linear && !on) {
      llvm::Value* by = stride ? stride : i64(0);
      for (unsigned i = 0; i < lanes; ++i) {
        llvm::Value* offset = builder_.CreateAdd(start, builder_.CreateMul(by, i64(i)));
        builder_.CreateAlignedStore(builder_.CreateExtractElement(bits, std::uint64_t{i}),
                                    address(offset), align_of(dtype));
      }
      continue;
    }
    // A scatter writes its lanes in order, so of two to one element the last wins.
    llvm::Value* where = linear ? lane_offsets(start, stride) : elements_.part(*offsets, p);
    if (!on)
      on = llvm::Constant::getAllOnesValue(llvm::FixedVectorType::get(builder_.getInt1Ty(), lanes));
    builder_.CreateMaskedScatter(bits, address(where), align_of(dtype), on);
  }
}

namespace {

// The processor's own permutation of a whole register of these elements; none: there is not one.
llvm::Intrinsic::ID permutation(unsigned lanes, unsigned bits) {
  using namespace llvm::Intrinsic;
  const unsigned bytes = lanes * bits / 8;
  if (bits == 8 && bytes == 16) return x86_ssse3_pshuf_b_128;
  if (bits == 16 && bytes == 32) return x86_avx512_permvar_hi_256;
  if (bits == 32 && bytes == 64) return x86_avx512_permvar_si_512;
  if (bits == 32 && bytes == 32) return x86_avx2_permd;
  if (bits == 64 && bytes == 64) return x86_avx512_permvar_di_512;
  if (bits == 64 && bytes == 32) return x86_avx512_permvar_di_256;
  return not_intrinsic;
}

// Seen on Zen 5: what is read by masked loads of AVX-512 is not foreseen by the CPU, and one of which
// lanes are off takes some 90 cycles where it crosses a line. Rows of odd length were half as fast.
bool masked_loads_are_slow(const Target& target) {
  return target.cpu.starts_with("znver") && target.registers == 32;
}

}  // namespace

// How many elements along the lanes a load reads, where it pays to know.
llvm::Value* Memory::held_lanes(const ir::Node& load, const Coords& coords) {
  const DType dtype = load.buffer()->type.dtype;
  const unsigned bits = memory_type(module_.getContext(), dtype, 0)->getScalarSizeInBits();
  if (!masked_loads_are_slow(target_) || coords.axis < 0 || coords.rows != Coords::kAlong ||
      permutation(known_.chunk->lanes, bits) == llvm::Intrinsic::not_intrinsic ||
      known_.chunk->lanes * bits > static_cast<unsigned>(target_.vector_bytes) * 8 ||
      !may_branch(emit_))
    return nullptr;
  llvm::Value* size = i64(load.offset()->type.shape[coords.axis]);
  if (!load.mask()) return size;
  llvm::Value* held = masks_.prefix(load.mask(), coords);
  return held ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, held, size) : nullptr;
}

// The first `held` elements of a line, without masked loads: what reaches beyond them is read as the
// last vector of them and turned. Only lines shorter than a vector are masked.
Lanes Memory::load_whole(llvm::Value* memory, DType dtype, llvm::Value* first, const Coords& coords,
                         const Lanes& mask, const Lanes* other, llvm::Value* held) {
  const unsigned lanes = known_.chunk->lanes, parts = known_.chunk->parts;
  llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
  auto* vector = llvm::cast<llvm::VectorType>(memory_type(module_.getContext(), dtype, lanes));
  auto* integers = llvm::VectorType::getInteger(vector);
  llvm::Value* index = coords.at[static_cast<std::size_t>(coords.axis)];
  llvm::SmallVector<llvm::Constant*, 16> lane;
  for (unsigned i = 0; i < lanes; ++i)
    lane.push_back(llvm::ConstantInt::get(integers->getElementType(), i));
  llvm::Value* last = builder_.CreateSub(held, i64(lanes));
  Values on, rest, from, by;
  for (unsigned p = 0; p < parts; ++p) {
    on.push_back(elements_.part(mask, p));
    rest.push_back(other ? to_memory(emit_, dtype, elements_.part(*other, p))
                         : llvm::Constant::getNullValue(vector));
    llvm::Value* here = builder_.CreateAdd(index, i64(p * lanes));
    llvm::Value* start = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, here, last);
    from.push_back(builder_.CreateGEP(element, memory,
                                      builder_.CreateAdd(first, builder_.CreateSub(start, index))));
    llvm::Value* turn = builder_.CreateAnd(builder_.CreateSub(here, start),
                                           i64(static_cast<std::int64_t>(lanes) - 1));
    turn =
        builder_.CreateVectorSplat(lanes, builder_.CreateTrunc(turn, integers->getElementType()));
    turn = builder_.CreateAdd(llvm::ConstantVector::get(lane), turn);
    if (integers->getScalarSizeInBits() == 8)
      turn = builder_.CreateAnd(turn, llvm::ConstantInt::get(integers, lanes - 1));
    by.push_back(turn);
  }
  const llvm::Intrinsic::ID turned = permutation(lanes, integers->getScalarSizeInBits());
  Carried out;
  loops_.branch(
      builder_.CreateICmpSGE(last, i64(0)), out,
      [&](Carried& got) {
        for (unsigned p = 0; p < parts; ++p) {
          llvm::Value* x = builder_.CreateAlignedLoad(integers, from[p], align_of(dtype));
          x = builder_.CreateBitCast(builder_.CreateIntrinsic(turned, {x, by[p]}), vector);
          got.push_back(builder_.CreateSelect(on[p], x, rest[p]));
        }
      },
      [&](Carried& got) {
        for (unsigned p = 0; p < parts; ++p) {
          llvm::Value* offset = builder_.CreateAdd(first, i64(p * lanes));
          got.push_back(builder_.CreateMaskedLoad(vector,
                                                  builder_.CreateGEP(element, memory, offset),
                                                  align_of(dtype), on[p], rest[p]));
        }
      });
  Lanes result;
  result.uniform = false;
  for (llvm::Value* x : out) result.parts.push_back(from_memory(emit_, dtype, x));
  return result;
}

Lanes Memory::eval_load(const ir::Node& node, const Coords& coords) {
  const ir::Value* offset = node.offset();
  Lanes mask_room, other, offsets;
  const bool masked = node.mask();
  const Lanes* mask = mask_of(node.mask(), coords, mask_room);
  if (masked && mask) other = elements_.eval(node.other(), coords);
  const Linear* sum = linears_.linear(offset);
  if (!sum) offsets = elements_.eval(offset, coords);
  return load_at(frame_.memory_of(node.buffer()), node.buffer()->type.dtype, sum,
                 sum ? nullptr : &offsets, coords, offset->type.shape.rank(), mask,
                 masked && mask ? &other : nullptr, !sum && elements_.is_quotient(offset),
                 mask && !mask->uniform && sum ? held_lanes(node, coords) : nullptr);
}

void Memory::emit_store(const ir::Node& node, const Coords& coords) {
  at_line_of(node);
  const ir::Value* offset = node.offset();
  Lanes mask_room, offsets;
  const Lanes value = elements_.eval(node.value(), coords);
  const Lanes* mask = mask_of(node.mask(), coords, mask_room);
  const Linear* sum = linears_.linear(offset);
  if (!sum) offsets = elements_.eval(offset, coords);
  at_line_of(node);
  store_at(frame_.memory_of(node.buffer()), node.buffer()->type.dtype, sum,
           sum ? nullptr : &offsets, coords, offset->type.shape.rank(), mask, value,
           known_.chunk && known_.chunk->streaming && streaming_.count(&node) != 0);
}

Stored Memory::make_stored(DType dtype, const ir::Shape& shape) {
  // Room for a whole vector beyond the end, so that the last one can be read without a mask.
  const std::int64_t bytes = shape.elements() * static_cast<std::int64_t>(itemsize(dtype));
  return {frame_.allocate(bytes + target_.vector_bytes), dtype, shape};
}

std::array<std::int64_t, ir::kMaxRank> row_major(const ir::Shape& shape) {
  std::array<std::int64_t, ir::kMaxRank> strides{};
  std::int64_t stride = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    strides[static_cast<std::size_t>(axis)] = stride;
    stride *= shape[axis];
  }
  return strides;
}

Lanes Memory::read_stored(const Stored& stored, const Coords& coords) {
  const auto strides = row_major(stored.shape);
  Linear sum{i64(0), {}};
  for (std::size_t a = 0; a < strides.size(); ++a) sum.stride[a] = i64(strides[a]);
  Lanes room;
  const bool in_order = coords.axis >= 0 && strides[static_cast<std::size_t>(coords.axis)] == 1;
  const Lanes* mask = in_order ? nullptr : mask_of(nullptr, coords, room);
  return load_at(stored.address, stored.dtype, &sum, nullptr, coords, stored.shape.rank(), mask,
                 nullptr);
}

void Memory::write_stored(const Stored& stored, const Coords& coords, const Lanes& value) {
  const auto strides = row_major(stored.shape);
  Linear sum{i64(0), {}};
  for (std::size_t a = 0; a < strides.size(); ++a) sum.stride[a] = i64(strides[a]);
  Lanes room;
  const Lanes* mask = mask_of(nullptr, coords, room);
  store_at(stored.address, stored.dtype, &sum, nullptr, coords, stored.shape.rank(), mask, value);
}

void Memory::copy(const Stored& from, const Stored& to) {
  if (from.address == to.address) return;
  const std::int64_t bytes =
      from.shape.elements() * static_cast<std::int64_t>(itemsize(from.dtype));
  builder_.CreateMemCpy(to.address, llvm::Align(64), from.address, llvm::Align(64),
                        static_cast<std::uint64_t>(bytes));
}

}  // namespace eas::codegen
