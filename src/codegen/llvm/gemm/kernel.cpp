// One tile of c over a run of k. The accumulators are phis of the k loop, so they live in registers
// all along; a step of k loads one row of B, and for each row of the tile broadcasts one element of
// A and multiplies; an element may be several narrow numbers. The instructions stand in the order
// wanted in the machine code: loads next to their use, since every register is taken.
#include "codegen/llvm/gemm/kernel.hpp"

#include <llvm/IR/IntrinsicsX86.h>

#include <bit>
#include <vector>

namespace eas::codegen {
namespace {

using Values = std::vector<llvm::Value*>;

class Kernel {
 public:
  Kernel(Emit& emit, GemmTerms terms, GemmTile tile, std::int64_t columns, const GemmPanels& panels)
      : emit_(emit),
        builder_(emit.builder),
        terms_(terms),
        tile_(tile),
        panels_(panels),
        element_(ssa_type(builder_.getContext(), terms.accumulate, 0)),
        vector_(llvm::FixedVectorType::get(element_, static_cast<unsigned>(tile.lanes))),
        element_align_(itemsize(terms.accumulate)),
        vector_align_(itemsize(terms.accumulate) * static_cast<std::size_t>(tile.lanes)),
        unroll_(keeps_order(panels) ? kGemmRound : 1),
        last_lanes_(static_cast<int>(columns - std::int64_t{tile.vectors - 1} * tile.lanes)) {}

  void run(std::int64_t k) {
    if (panels_.sums.adds) fetch();
    // What was there may be subnormal: it is added in the end.
    const bool apart = terms_.factors == GemmFactors::BFloats;
    Values sums = apart ? zeros() : initial_sums();
    if (panels_.sums.less) take_off(sums);
    for (int i = 0; i < tile_.rows; ++i) {
      rows_.push_back(advance(panels_.a, builder_.CreateMul(panels_.a_row_stride, index(i))));
    }
    const std::int64_t looped = k / unroll_ > 1 ? k / unroll_ * unroll_ : 0;
    if (looped != 0) loop(sums, looped);  // what is left is short enough to be done, zeros or not
    for (std::int64_t p = looped; p < k; ++p) step(sums, index(p), 0);
    if (apart) join(sums, initial_sums());
    store(sums);
  }

 private:
  // Whether LLVM's scheduler leaves several steps in the order they are written. What does not need
  // the sums it moves ahead of them, more than there are registers for: products that are not fused
  // with a sum, and broadcasts where it takes them for expensive.
  bool keeps_order(const GemmPanels& panels) const {
    return fuses(emit_.target, terms_) && (panels.a_packed || !multiplies_by_lane(emit_.target));
  }
  llvm::Value* index(std::int64_t value) {
    return builder_.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::Value* advance(llvm::Value* pointer, llvm::Value* elements) {
    return builder_.CreateGEP(element_, pointer, elements);
  }
  llvm::Value* vector_at(llvm::Value* row, int j) {
    return advance(row, index(std::int64_t{j} * tile_.lanes));
  }
  static llvm::Value*& at(Values& values, int i) { return values[static_cast<std::size_t>(i)]; }

  bool is_partial(int j) const { return j == tile_.vectors - 1 && last_lanes_ != tile_.lanes; }
  llvm::Value* used_lanes() {
    std::vector<llvm::Constant*> bits;
    for (int i = 0; i < tile_.lanes; ++i) bits.push_back(builder_.getInt1(i < last_lanes_));
    return llvm::ConstantVector::get(bits);
  }
  // Vector j of a row that ends where the tile does.
  llvm::Value* load(llvm::Value* place, int j) {
    if (!is_partial(j)) return builder_.CreateAlignedLoad(vector_, place, element_align_);
    return builder_.CreateMaskedLoad(vector_, place, element_align_, used_lanes(),
                                     llvm::Constant::getNullValue(vector_));
  }

  Values zeros() {
    return Values(static_cast<std::size_t>(tile_.rows * tile_.vectors),
                  llvm::Constant::getNullValue(vector_));
  }
  // Row by row.
  Values sums_so_far() {
    Values sums;
    for (int i = 0; i < tile_.rows; ++i) {
      llvm::Value* row = advance(panels_.sums.c, index(i * panels_.sums.ldc));
      for (int j = 0; j < tile_.vectors; ++j) sums.push_back(load(vector_at(row, j), j));
    }
    return sums;
  }
  Values initial_sums() {
    if (const auto* known = llvm::dyn_cast<llvm::ConstantInt>(panels_.sums.fresh)) {
      return known->isZero() ? sums_so_far() : zeros();
    }
    llvm::LLVMContext& context = builder_.getContext();
    llvm::BasicBlock* before = builder_.GetInsertBlock();
    llvm::BasicBlock* old = llvm::BasicBlock::Create(context, "gemm.sums", before->getParent());
    llvm::BasicBlock* start = llvm::BasicBlock::Create(context, "gemm.start", before->getParent());
    builder_.CreateCondBr(panels_.sums.fresh, start, old);
    builder_.SetInsertPoint(old);
    Values sums = sums_so_far();
    builder_.CreateBr(start);
    builder_.SetInsertPoint(start);
    for (llvm::Value*& sum : sums) {
      llvm::PHINode* either = builder_.CreatePHI(vector_, 2);
      either->addIncoming(llvm::Constant::getNullValue(vector_), before);
      either->addIncoming(sum, old);
      sum = either;
    }
    return sums;
  }

  // What the sums are added to in the end comes nearer meanwhile.
  void fetch() {
    for (int i = 0; i < tile_.rows; ++i) {
      llvm::Value* row =
          advance(panels_.sums.out, builder_.CreateMul(panels_.sums.out_stride, index(i)));
      for (int j = 0; j < tile_.vectors; ++j) {
        builder_.CreateIntrinsic(
            llvm::Intrinsic::prefetch, {builder_.getPtrTy()},
            {vector_at(row, j), builder_.getInt32(1), builder_.getInt32(3), builder_.getInt32(1)});
      }
    }
  }

  void join(Values& sums, const Values& others) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      sums[i] = is_float(terms_.accumulate) ? builder_.CreateFAdd(others[i], sums[i])
                                            : builder_.CreateAdd(others[i], sums[i]);
    }
  }

  // What each column is to have less, once.
  void take_off(Values& sums) {
    llvm::Value* const none = llvm::Constant::getNullValue(vector_);
    for (int j = 0; j < tile_.vectors; ++j) {
      llvm::Value* less =
          builder_.CreateAlignedLoad(vector_, vector_at(panels_.sums.less, j), element_align_);
      less = builder_.CreateSelect(panels_.first, less, none);
      for (int i = 0; i < tile_.rows; ++i) {
        llvm::Value*& sum = at(sums, i * tile_.vectors + j);
        sum = builder_.CreateSub(sum, less);
      }
    }
  }

  void add_what_is_there(Values& sums) {
    llvm::LLVMContext& context = builder_.getContext();
    llvm::BasicBlock* before = builder_.GetInsertBlock();
    llvm::BasicBlock* add = llvm::BasicBlock::Create(context, "gemm.add", before->getParent());
    llvm::BasicBlock* after = llvm::BasicBlock::Create(context, "gemm.added", before->getParent());
    builder_.CreateCondBr(panels_.sums.elsewhere, add, after);
    builder_.SetInsertPoint(add);
    Values all;
    for (int i = 0; i < tile_.rows; ++i) {
      llvm::Value* row =
          advance(panels_.sums.out, builder_.CreateMul(panels_.sums.out_stride, index(i)));
      for (int j = 0; j < tile_.vectors; ++j) all.push_back(load(vector_at(row, j), j));
    }
    join(all, sums);
    builder_.CreateBr(after);
    builder_.SetInsertPoint(after);
    for (std::size_t i = 0; i < sums.size(); ++i) {
      llvm::PHINode* either = builder_.CreatePHI(vector_, 2);
      either->addIncoming(sums[i], before);
      either->addIncoming(all[i], add);
      sums[i] = either;
    }
  }

  void store(Values& sums) {
    const GemmSums& to = panels_.sums;
    if (to.adds) add_what_is_there(sums);
    llvm::Value* first = to.c;
    llvm::Value* stride = index(to.ldc);
    if (to.elsewhere) {
      first = builder_.CreateSelect(to.elsewhere, to.out, first);
      stride = builder_.CreateSelect(to.elsewhere, to.out_stride, stride);
    }
    for (int i = 0; i < tile_.rows; ++i) {
      llvm::Value* row = advance(first, builder_.CreateMul(stride, index(i)));
      for (int j = 0; j < tile_.vectors; ++j) {
        llvm::Value* sum = at(sums, i * tile_.vectors + j);
        if (is_partial(j)) {
          builder_.CreateMaskedStore(sum, vector_at(row, j), element_align_, used_lanes());
        } else {
          builder_.CreateAlignedStore(sum, vector_at(row, j), element_align_);
        }
      }
    }
  }

  // Whole rounds of the steps that are not all zeros, of which there is one at least.
  llvm::Value* rounds(std::int64_t end) {
    if (!panels_.sums.steps) return index(end);
    llvm::Value* some = builder_.CreateAnd(
        builder_.CreateAdd(panels_.sums.steps, index(unroll_ - 1)), index(-unroll_));
    return builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, some, index(end));
  }

  // The steps below `end`, `unroll_` of them a round.
  void loop(Values& sums, std::int64_t end) {
    llvm::Value* const limit = rounds(end);
    llvm::LLVMContext& context = builder_.getContext();
    llvm::BasicBlock* before = builder_.GetInsertBlock();
    llvm::BasicBlock* body = llvm::BasicBlock::Create(context, "gemm.k", before->getParent());
    llvm::BasicBlock* after = llvm::BasicBlock::Create(context, "gemm.k.end", before->getParent());
    builder_.CreateBr(body);
    builder_.SetInsertPoint(body);
    llvm::PHINode* p = builder_.CreatePHI(builder_.getInt64Ty(), 2);
    p->addIncoming(index(0), before);
    std::vector<llvm::PHINode*> phis;
    for (llvm::Value*& sum : sums) {
      phis.push_back(builder_.CreatePHI(vector_, 2));
      phis.back()->addIncoming(sum, before);
      sum = phis.back();
    }
    for (int u = 0; u < unroll_; ++u) step(sums, p, u);
    llvm::Value* next = builder_.CreateAdd(p, index(unroll_), "", true, true);
    p->addIncoming(next, body);
    for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(sums[i], body);
    builder_.CreateCondBr(builder_.CreateICmpSLT(next, limit), body, after);
    builder_.SetInsertPoint(after);
  }

  // sums += A[:, p + more] B[p + more, :]: the addresses of all steps of a round are of one register
  // and a constant each.
  void step(Values& sums, llvm::Value* p, int more) {
    llvm::Value* b = advance(panels_.b, builder_.CreateMul(panels_.b_step, p));
    b = advance(b, builder_.CreateMul(panels_.b_step, index(more)));
    llvm::Value* a_offset = builder_.CreateMul(panels_.a_step, p);
    llvm::Value* a_more = builder_.CreateMul(panels_.a_step, index(more));
    Values row;
    for (int j = 0; j < tile_.vectors; ++j) {
      // A packed row is padded to whole vectors.
      row.push_back(panels_.b_packed
                        ? builder_.CreateAlignedLoad(vector_, vector_at(b, j), vector_align_)
                        : load(vector_at(b, j), j));
    }
    llvm::Value* several = nullptr;
    const auto multiply = [&](auto factor) {
      Values factors;
      for (llvm::Value* y : row) factors.push_back(factor(y));
      for (int i = 0; i < tile_.rows; ++i) {
        llvm::Value* x = factor(broadcast(i, a_offset, a_more, several));
        for (int j = 0; j < tile_.vectors; ++j) {
          llvm::Value*& sum = at(sums, i * tile_.vectors + j);
          sum = multiply_add(x, at(factors, j), sum);
        }
      }
    };
    if (terms_.factors != GemmFactors::AnyBFloats)
      return multiply([](llvm::Value* x) { return x; });
    multiply([&](llvm::Value* pairs) { return one_of(pairs, 0); });
    multiply([&](llvm::Value* pairs) { return one_of(pairs, 1); });
  }

  // Of pairs of bfloat16, the lower or the upper ones as float32.
  llvm::Value* one_of(llvm::Value* pairs, int which) {
    llvm::Type* type = llvm::VectorType::getInteger(vector_);
    llvm::Value* bits = builder_.CreateBitCast(pairs, type);
    bits = which == 0 ? builder_.CreateShl(bits, 16)
                      : builder_.CreateAnd(bits, llvm::ConstantInt::get(type, 0xffff0000U));
    return builder_.CreateBitCast(bits, vector_);
  }

  // A[i, p] in every lane. Where the machine multiplies by a lane of a register, a packed A comes a
  // vector at a time: `several` holds the one that row i is in.
  llvm::Value* broadcast(int i, llvm::Value* a_offset, llvm::Value* a_more, llvm::Value*& several) {
    const auto lanes = static_cast<unsigned>(tile_.lanes);
    llvm::Value* place = advance(advance(at(rows_, i), a_offset), a_more);
    const int lane = i % tile_.lanes;
    if (panels_.a_packed && multiplies_by_lane(emit_.target) &&
        i - lane + tile_.lanes <= tile_.rows) {
      if (lane == 0) several = builder_.CreateAlignedLoad(vector_, place, element_align_);
      return builder_.CreateShuffleVector(several, llvm::SmallVector<int, 16>(lanes, lane));
    }
    return builder_.CreateVectorSplat(lanes,
                                      builder_.CreateAlignedLoad(element_, place, element_align_));
  }

  llvm::Value* multiply_add(llvm::Value* x, llvm::Value* y, llvm::Value* sum) {
    if (terms_.factors != GemmFactors::One && terms_.factors != GemmFactors::AnyBFloats)
      return add_dots(emit_, terms_.factors, x, y, sum);
    if (fuses(emit_.target, terms_)) {
      return builder_.CreateIntrinsic(llvm::Intrinsic::fma, {vector_}, {x, y, sum});
    }
    if (is_float(terms_.accumulate)) return builder_.CreateFAdd(sum, builder_.CreateFMul(x, y));
    return builder_.CreateAdd(sum, builder_.CreateMul(x, y));
  }

  Emit& emit_;
  llvm::IRBuilder<>& builder_;
  GemmTerms terms_;
  GemmTile tile_;
  GemmPanels panels_;
  llvm::Type* element_;
  llvm::FixedVectorType* vector_;
  llvm::Align element_align_, vector_align_;
  int unroll_;      // steps of k in one round of the loop
  int last_lanes_;  // of the last vector that count
  Values rows_;     // A's, at p = 0
};

}  // namespace

llvm::Value* add_dots(Emit& emit, GemmFactors factors, llvm::Value* a, llvm::Value* b,
                      llvm::Value* sum) {
  using namespace llvm::Intrinsic;
  static constexpr ID kBytes[] = {x86_avx512_vpdpbusd_128, x86_avx512_vpdpbusd_256,
                                  x86_avx512_vpdpbusd_512};
  static constexpr ID kWords[] = {x86_avx512_vpdpwssd_128, x86_avx512_vpdpwssd_256,
                                  x86_avx512_vpdpwssd_512};
  static constexpr ID kPairs[] = {x86_sse2_pmadd_wd, x86_avx2_pmadd_wd, x86_avx512_pmaddw_d_512};
  static constexpr ID kBFloats[] = {x86_avx512bf16_dpbf16ps_128, x86_avx512bf16_dpbf16ps_256,
                                    x86_avx512bf16_dpbf16ps_512};
  llvm::IRBuilder<>& builder = emit.builder;
  const unsigned lanes = llvm::cast<llvm::FixedVectorType>(sum->getType())->getNumElements();
  const auto width = static_cast<std::size_t>(std::countr_zero(lanes) - 2);  // of 4, 8 or 16
  if (factors == GemmFactors::BFloats) {
    llvm::Type* pairs = llvm::FixedVectorType::get(builder.getBFloatTy(), lanes * 2);
    return builder.CreateIntrinsic(
        kBFloats[width], {sum, builder.CreateBitCast(a, pairs), builder.CreateBitCast(b, pairs)});
  }
  const bool words = factors == GemmFactors::Words;
  llvm::Type* type = words ? llvm::FixedVectorType::get(builder.getInt16Ty(), lanes * 2)
                           : llvm::FixedVectorType::get(builder.getInt8Ty(), lanes * 4);
  llvm::Value* first = builder.CreateBitCast(a, type);
  llvm::Value* second = builder.CreateBitCast(b, type);
  if (factors == GemmFactors::SignedByUnsigned) std::swap(first, second);
  if (!emit.target.dots) {
    return builder.CreateAdd(sum, builder.CreateIntrinsic(kPairs[width], {first, second}));
  }
  return builder.CreateIntrinsic((words ? kWords : kBytes)[width], {sum, first, second});
}

void emit_gemm_tile(Emit& emit, GemmTerms terms, GemmTile tile, std::int64_t columns,
                    const GemmPanels& panels, std::int64_t k) {
  Kernel(emit, terms, tile, columns, panels).run(k);
}

}  // namespace eas::codegen
