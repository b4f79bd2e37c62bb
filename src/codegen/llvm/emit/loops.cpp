// Loops, and the scopes that say how far out a piece of code may go. Loops are written in rotated
// form (a test before, a test at the end), as LLVM's own passes want them.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <tuple>

#include "codegen/llvm/emit/emitter.hpp"

namespace eas::codegen {

bool Emitter::Key::operator<(const Key& other) const {
  return std::tie(value, at.at, at.axis, at.rows) <
         std::tie(other.value, other.at.at, other.at.axis, other.at.rows);
}

void Emitter::enter_scope(llvm::Instruction* end_of_outer) {
  scopes_.back().end = end_of_outer;
  scopes_.emplace_back();
  scopes_.back().scratch = scratch_at_;
}

void Emitter::leave_scope() {
  scratch_at_ = scopes_.back().scratch;
  scopes_.pop_back();
  scopes_.back().end = nullptr;
}

int Emitter::depth_of(const llvm::Value* index) const {
  const auto found = index_depth_.find(index);
  return found == index_depth_.end() ? 0 : found->second;
}

llvm::BasicBlock* Emitter::turns(llvm::BasicBlock* before, llvm::BasicBlock* inside,
                                 llvm::BasicBlock* after, llvm::Instruction* outside,
                                 llvm::Value* low, llvm::Value* high, llvm::Value* step,
                                 Carried& carried, llvm::function_ref<void(llvm::Value*)> body) {
  builder_.SetInsertPoint(inside);
  llvm::PHINode* index = builder_.CreatePHI(low->getType(), 2, "i");
  index->addIncoming(low, before);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  enter_scope(outside);
  index_depth_[index] = depth();
  body(index);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  llvm::Value* next = builder_.CreateAdd(index, step);
  index->addIncoming(next, latch);
  builder_.CreateCondBr(builder_.CreateICmpSLT(next, high), inside, after);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  return latch;
}

void Emitter::meet(llvm::BasicBlock* after, llvm::BasicBlock* before, const Carried& inits,
                   llvm::BasicBlock* latch, Carried& carried) {
  builder_.SetInsertPoint(after);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    llvm::PHINode* last = builder_.CreatePHI(carried[i]->getType(), 2);
    last->addIncoming(inits[i], before);
    last->addIncoming(carried[i], latch);
    carried[i] = last;
  }
}

void Emitter::loop(llvm::Value* low, llvm::Value* high, llvm::Value* step, Carried& carried,
                   llvm::function_ref<void(llvm::Value*)> body) {
  loop_if(builder_.CreateICmpSLT(low, high), low, high, step, carried, body);
}

void Emitter::loop_if(llvm::Value* any, llvm::Value* low, llvm::Value* high, llvm::Value* step,
                      Carried& carried, llvm::function_ref<void(llvm::Value*)> body) {
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* inside = block("loop");
  llvm::BasicBlock* after = block("after");
  llvm::Instruction* enter = builder_.CreateCondBr(any, inside, after);
  const Carried inits = carried;
  llvm::BasicBlock* latch = turns(before, inside, after, enter, low, high, step, carried, body);
  meet(after, before, inits, latch, carried);
}

void Emitter::repeat(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                     llvm::function_ref<void(Carried&)> body) {
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* head = block("while");
  llvm::BasicBlock* inside = block("do");
  llvm::BasicBlock* after = block("after");
  builder_.CreateBr(head);
  builder_.SetInsertPoint(head);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  const Carried start = carried;
  enter_scope(before->getTerminator());
  llvm::Value* again = test(carried);
  builder_.CreateCondBr(again, inside, after);
  builder_.SetInsertPoint(inside);
  body(carried);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  builder_.CreateBr(head);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  builder_.SetInsertPoint(after);
  carried = start;
}

// The same, with the test written twice: before the loop and at its end.
void Emitter::repeat_rotated(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                             llvm::function_ref<void(Carried&)> body) {
  llvm::BasicBlock* inside = block("do");
  llvm::BasicBlock* after = block("after");
  enter_scope(nullptr);
  llvm::Value* first = test(carried);
  leave_scope();
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::Instruction* enter = builder_.CreateCondBr(first, inside, after);
  const Carried inits = carried;
  builder_.SetInsertPoint(inside);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  enter_scope(enter);
  body(carried);
  llvm::Value* again = test(carried);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  builder_.CreateCondBr(again, inside, after);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  meet(after, before, inits, latch, carried);
}

void Emitter::branch(llvm::Value* condition, Carried& carried,
                     llvm::function_ref<void(Carried&)> then,
                     llvm::function_ref<void(Carried&)> otherwise) {
  llvm::BasicBlock* yes = block("then");
  llvm::BasicBlock* no = block("else");
  llvm::BasicBlock* after = block("after");
  llvm::Instruction* split = builder_.CreateCondBr(condition, yes, no);
  Carried results[2];
  llvm::BasicBlock* ends[2];
  for (const int side : {0, 1}) {
    builder_.SetInsertPoint(side == 0 ? yes : no);
    enter_scope(split);
    results[side] = carried;
    (side == 0 ? then : otherwise)(results[side]);
    leave_scope();
    ends[side] = builder_.GetInsertBlock();
    builder_.CreateBr(after);
  }
  builder_.SetInsertPoint(after);
  carried.clear();
  for (std::size_t i = 0; i < results[0].size(); ++i) {
    llvm::PHINode* merged = builder_.CreatePHI(results[0][i]->getType(), 2);
    merged->addIncoming(results[0][i], ends[0]);
    merged->addIncoming(results[1][i], ends[1]);
    carried.push_back(merged);
  }
}

unsigned Emitter::natural_lanes(DType dtype) const {
  // 16-bit floats are computed as float; narrower integers gain little from more lanes and make
  // the int64 values beside them many registers wide.
  const auto size = std::max<std::size_t>(itemsize(dtype), 4);
  return static_cast<unsigned>(target_.vector_bytes) / static_cast<unsigned>(size);
}

void Emitter::over_axes(const ir::Shape& shape, const std::array<bool, ir::kMaxRank>& loops,
                        Coords at, Carried& carried, llvm::function_ref<void(const Coords&)> body,
                        int axis) {
  if (axis == shape.rank()) return body(at);
  const auto a = static_cast<std::size_t>(axis);
  if (!loops[a] || shape[axis] == 1) {
    if (!at.at[a]) at.at[a] = i64(0);
    return over_axes(shape, loops, at, carried, body, axis + 1);
  }
  loop(i64(0), i64(shape[axis]), i64(1), carried, [&](llvm::Value* index) {
    Coords inner = at;
    inner.at[a] = index;
    over_axes(shape, loops, inner, carried, body, axis + 1);
  });
}

void Emitter::over_lanes(const Lanewise& how, const Coords& at, Carried& carried,
                         llvm::function_ref<void(const Coords&, const Chunk&)> body) {
  const auto axis = static_cast<std::size_t>(how.axis);
  const std::int64_t lanes = how.lanes;
  const std::int64_t wide = lanes * how.parts;
  bool streaming = false;
  std::vector<Mask> prefixes;
  const auto step = [&](llvm::Value* first, unsigned parts, bool masks_hold, bool may_end) {
    Chunk chunk{how.lanes, parts, {}, masks_hold, streaming};
    if (may_end) {
      for (unsigned part = 0; part < parts; ++part) {
        llvm::Value* left =
            builder_.CreateSub(i64(how.size), builder_.CreateAdd(first, i64(part * lanes)));
        llvm::SmallVector<llvm::Constant*, 16> lane;
        for (std::int64_t i = 0; i < lanes; ++i)
          lane.push_back(builder_.getInt32(static_cast<std::uint32_t>(i)));
        // Few enough lanes are left here for 32 bits.
        llvm::Value* count = builder_.CreateTrunc(
            builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, i64(lanes)),
            builder_.getInt32Ty());
        chunk.exists.push_back(builder_.CreateICmpSLT(
            llvm::ConstantVector::get(lane), builder_.CreateVectorSplat(how.lanes, count)));
      }
    }
    Coords coords = at;
    coords.at[axis] = first;
    coords.axis = how.axis;
    if (masks_hold) hold_all(prefixes, coords);
    const Chunk* outer = chunk_;
    chunk_ = &chunk;
    enter_scope(nullptr);  // what is known of this chunk is not true of the next
    body(coords, chunk);
    leave_scope();
    chunk_ = outer;
  };
  const auto loop_over = [&](llvm::Value* low, llvm::Value* high, unsigned parts, bool masks_hold,
                             bool may_end) {
    loop(low, high, i64(lanes * parts), carried,
         [&](llvm::Value* first) { step(first, parts, masks_hold, may_end); });
  };

  // The loop over whole chunks, once more with stores that bypass the caches if they may.
  llvm::Value* stream = how.begin || how.once ? nullptr : may_stream(how, at);
  const auto main_loop = [&](llvm::Value* high, bool masks_hold) {
    if (!stream) return loop_over(i64(0), high, how.parts, masks_hold, false);
    branch(
        stream, carried,
        [&](Carried& inner) {
          std::swap(inner, carried);
          streaming = true;
          loop_over(i64(0), high, how.parts, masks_hold, false);
          streaming = false;
          std::swap(inner, carried);
        },
        [&](Carried& inner) {
          std::swap(inner, carried);
          loop_over(i64(0), high, how.parts, masks_hold, false);
          std::swap(inner, carried);
        });
  };

  // How many leading elements every mask holds for.
  llvm::Value* held = nullptr;
  llvm::Value* furthest = nullptr;
  bool all_prefixes = true;
  for (const Mask& mask : how.masks) {
    Coords coords = at;
    coords.axis = how.axis;
    coords.at[axis] = i64(0);
    llvm::Value* bound = prefix(mask.value, coords_of(mask, coords));
    if (!bound) {
      all_prefixes = false;
      continue;
    }
    prefixes.push_back(mask);
    held = held ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, held, bound) : bound;
    furthest =
        furthest ? builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, furthest, bound) : bound;
  }

  if (how.begin) {  // what blocks left over
    llvm::Value* end = i64(how.size);
    loop_over(how.begin, end, 1, false, how.size % lanes != 0);
    return;
  }
  if (!held && how.once) {
    loop_over(i64(0), i64(how.size), 1, false, how.size % lanes != 0);
    return;
  }
  if (!held) {
    // Nothing to know about masks: whole chunks, then single vectors, then what is left of one.
    const std::int64_t main = how.size / wide * wide;
    const std::int64_t singles = how.size / lanes * lanes;
    if (main == wide && !stream) step(i64(0), how.parts, false, false);
    else if (main > 0) main_loop(i64(main), false);
    if (singles - main == lanes) step(i64(main), 1, false, false);
    else if (singles > main) loop_over(i64(main), i64(singles), 1, false, false);
    if (how.size > singles) step(i64(singles), 1, false, true);
    return;
  }
  const auto clamped = [&](llvm::Value* bound) {
    bound = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, bound, i64(how.size));
    return builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, bound, i64(0));
  };
  held = clamped(held);
  llvm::Value* main = std::has_single_bit(static_cast<std::uint64_t>(wide))
                          ? builder_.CreateAnd(held, i64(-wide))
                          : builder_.CreateSub(held, builder_.CreateURem(held, i64(wide)));
  if (how.size >= wide && !how.once) main_loop(main, true);
  else main = i64(0);
  llvm::Value* end = all_prefixes && how.skip_rest ? clamped(furthest) : i64(how.size);
  loop_over(main, end, 1, false, how.size % lanes != 0);
}

// Stores that fill whole vectors of buffers nobody reads: the launch says which are too large for
// the caches to be of use.
llvm::Value* Emitter::may_stream(const Lanewise& how, const Coords& at) {
  if (how.size < static_cast<std::int64_t>(how.lanes * how.parts)) return nullptr;
  llvm::Value* all = nullptr;
  for (const ir::Node* store : how.stores) {
    const ir::Value* memory = store->buffer();
    if (memory->type.kind != ir::TypeKind::Buffer || memory->index >= 64) continue;
    const std::size_t bytes = how.lanes * itemsize(memory->type.dtype);
    const Linear* sum = linear(store->offset());
    if (bytes < 16 || !sum || constant(sum->stride[static_cast<std::size_t>(how.axis)]) != 1)
      continue;
    Coords first = at;
    first.at[static_cast<std::size_t>(how.axis)] = i64(0);
    llvm::Value* offset = this->at(*sum, first, store->offset()->type.shape.rank());
    llvm::Value* address = builder_.CreatePtrToInt(
        builder_.CreateGEP(memory_type(module_.getContext(), memory->type.dtype, 0),
                           memory_of(memory), offset),
        builder_.getInt64Ty());
    llvm::Value* mask = launch_field(offsetof(abi::Launch, streaming), builder_.getInt64Ty());
    llvm::Value* asked =
        builder_.CreateIsNotNull(builder_.CreateAnd(mask, i64(std::int64_t{1} << memory->index)));
    llvm::Value* aligned = builder_.CreateIsNull(
        builder_.CreateAnd(address, i64(static_cast<std::int64_t>(bytes) - 1)));
    llvm::Value* both = builder_.CreateAnd(asked, aligned);
    all = all ? builder_.CreateAnd(all, both) : both;
    streaming_.insert(store);
  }
  return all;
}

}  // namespace eas::codegen
