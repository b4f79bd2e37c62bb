// Some rows of a matrix times a vector: both are read a vector at a time along k, each row has sums of
// its own in two registers, and their lanes are added in the end. What is bound by memory needs no more.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <vector>

#include "codegen/llvm/gemm/kernel.hpp"

namespace eas::codegen {
namespace {

class Column {
 public:
  Column(Emit& emit, GemmTerms terms, int rows, const GemmPanels& panels)
      : emit_(emit),
        builder_(emit.builder),
        terms_(terms),
        rows_(rows),
        panels_(panels),
        element_(ssa_type(builder_.getContext(), terms.accumulate, 0)),
        align_(itemsize(terms.accumulate)),
        lanes_(std::max<std::int64_t>(
            1, emit.target.vector_bytes / static_cast<std::int64_t>(itemsize(terms.accumulate)))),
        vector_(llvm::FixedVectorType::get(element_, static_cast<unsigned>(lanes_))) {}

  void run(std::int64_t k) {
    Values sums(static_cast<std::size_t>(rows_) * kParts, llvm::Constant::getNullValue(vector_));
    const std::int64_t round = lanes_ * kParts, looped = k / round * round;
    if (looped != 0) loop(sums, looped);
    int part = 0;
    for (std::int64_t p = looped; p < k; p += lanes_) step(sums, index(p), part++, k - p);
    for (int i = 0; i < rows_; ++i) finish(i, sums);
  }

 private:
  using Values = std::vector<llvm::Value*>;
  static constexpr int kParts = 2;

  llvm::Value* index(std::int64_t value) {
    return builder_.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::Value* at(llvm::Value* pointer, llvm::Value* elements) {
    return builder_.CreateGEP(element_, pointer, elements);
  }
  bool is_floating() const { return is_float(terms_.accumulate); }
  llvm::Value* plus(llvm::Value* x, llvm::Value* y) {
    return is_floating() ? builder_.CreateFAdd(x, y) : builder_.CreateAdd(x, y);
  }

  // The first `count` of a vector; the others are zero.
  llvm::Value* load(llvm::Value* place, std::int64_t count) {
    if (count >= lanes_) return builder_.CreateAlignedLoad(vector_, place, align_);
    std::vector<llvm::Constant*> bits;
    for (std::int64_t i = 0; i < lanes_; ++i) bits.push_back(builder_.getInt1(i < count));
    return builder_.CreateMaskedLoad(vector_, place, align_, llvm::ConstantVector::get(bits),
                                     llvm::Constant::getNullValue(vector_));
  }

  void step(Values& sums, llvm::Value* p, int part, std::int64_t count) {
    llvm::Value* y = load(at(panels_.b, p), count);
    for (int i = 0; i < rows_; ++i) {
      llvm::Value* row = at(panels_.a, builder_.CreateMul(panels_.a_row_stride, index(i)));
      llvm::Value* x = load(at(row, p), count);
      llvm::Value*& sum = sums[static_cast<std::size_t>(i * kParts + part % kParts)];
      if (fuses(emit_.target, terms_)) {
        sum = builder_.CreateIntrinsic(llvm::Intrinsic::fma, {vector_}, {x, y, sum});
      } else {
        sum = plus(sum, is_floating() ? builder_.CreateFMul(x, y) : builder_.CreateMul(x, y));
      }
    }
  }

  void loop(Values& sums, std::int64_t end) {
    llvm::LLVMContext& context = builder_.getContext();
    llvm::BasicBlock* before = builder_.GetInsertBlock();
    llvm::BasicBlock* body = llvm::BasicBlock::Create(context, "gemv.k", before->getParent());
    llvm::BasicBlock* after = llvm::BasicBlock::Create(context, "gemv.end", before->getParent());
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
    for (int part = 0; part < kParts; ++part) {
      step(sums, builder_.CreateAdd(p, index(part * lanes_)), part, lanes_);
    }
    llvm::Value* next = builder_.CreateAdd(p, index(lanes_ * kParts), "", true, true);
    p->addIncoming(next, body);
    for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(sums[i], body);
    builder_.CreateCondBr(builder_.CreateICmpSLT(next, index(end)), body, after);
    builder_.SetInsertPoint(after);
  }

  // The lanes of a row's sums, halves of halves, and what was there.
  void finish(int i, const Values& sums) {
    llvm::Value* all = sums[static_cast<std::size_t>(i * kParts)];
    for (int part = 1; part < kParts; ++part)
      all = plus(all, sums[static_cast<std::size_t>(i * kParts + part)]);
    for (auto width = static_cast<int>(lanes_) / 2; width > 0; width /= 2) {
      std::vector<int> low, high;
      for (int lane = 0; lane < width; ++lane) {
        low.push_back(lane);
        high.push_back(lane + width);
      }
      all = plus(builder_.CreateShuffleVector(all, low), builder_.CreateShuffleVector(all, high));
    }
    all = builder_.CreateExtractElement(all, std::uint64_t{0});
    const GemmSums& to = panels_.sums;
    llvm::Value* place = at(to.c, index(i * to.ldc));
    llvm::Value* none = llvm::Constant::getNullValue(element_);
    llvm::Value* old = builder_.CreateAlignedLoad(element_, place, align_);
    all = plus(builder_.CreateSelect(to.fresh, none, old), all);
    if (to.elsewhere) {
      llvm::Value* out = at(to.out, builder_.CreateMul(to.out_stride, index(i)));
      place = builder_.CreateSelect(to.elsewhere, out, place);
      if (to.adds) {
        old = builder_.CreateAlignedLoad(element_, place, align_);
        all = plus(builder_.CreateSelect(to.elsewhere, old, none), all);
      }
    }
    builder_.CreateAlignedStore(all, place, align_);
  }

  Emit& emit_;
  llvm::IRBuilder<>& builder_;
  GemmTerms terms_;
  int rows_;
  GemmPanels panels_;
  llvm::Type* element_;
  llvm::Align align_;
  std::int64_t lanes_;
  llvm::FixedVectorType* vector_;
};

}  // namespace

void emit_column_tile(Emit& emit, GemmTerms terms, int rows, const GemmPanels& panels,
                      std::int64_t k) {
  Column(emit, terms, rows, panels).run(k);
}

}  // namespace eas::codegen
