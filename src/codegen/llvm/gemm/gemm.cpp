// The loops around the micro-kernel: runs of k as long as a panel of B stays in the second cache
// (which streams well), blocks of A's rows that stay there too, then the panels of B, then the rows of
// the block. Sizes are static, so an edge is a narrower kernel that is emitted only where the shape
// has one.
#include "codegen/llvm/gemm/gemm.hpp"

#include <llvm/ADT/STLFunctionalExtras.h>

#include <algorithm>

#include "codegen/llvm/gemm/kernel.hpp"

namespace eas::codegen {
namespace {

// What a block of A may take of a second-level cache.
constexpr std::int64_t kBlockBytes = 256 * 1024;

class Product {
 public:
  Product(Emit& emit, GemmTerms terms, GemmShape shape, GemmOperand a, GemmOperand b,
          const GemmSums& sums)
      : emit_(emit),
        builder_(emit.builder),
        terms_(terms),
        shape_(shape),
        a_(a),
        b_(b),
        sums_(sums),
        tile_(gemm_tile(emit.target, terms, shape)),
        layout_(gemm_layout(emit.target, terms, shape)),
        element_(ssa_type(builder_.getContext(), terms.accumulate, 0)) {}

  void run() {
    if (is_column()) return column();
    const std::int64_t run = layout_.run, whole = shape_.k / run, rest = shape_.k % run;
    repeat(whole, [&](llvm::Value* i) {
      llvm::Value* last = rest != 0 ? builder_.getFalse() : is(i, whole - 1);
      blocks(scaled(i, run), run, is(i, 0), last);
    });
    if (rest != 0)
      blocks(index(whole * run), rest, builder_.getInt1(whole == 0), builder_.getTrue());
  }

 private:
  llvm::Value* index(std::int64_t value) {
    return builder_.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::Value* scaled(llvm::Value* i, std::int64_t by) {
    return builder_.CreateMul(i, index(by), "", true, true);
  }
  llvm::Value* is(llvm::Value* i, std::int64_t value) {
    return builder_.CreateICmpEQ(i, index(value));
  }
  llvm::Value* at(llvm::Value* pointer, llvm::Value* elements) {
    return builder_.CreateGEP(element_, pointer, elements);
  }

  // A times a vector, both read along k.
  bool is_column() const {
    const auto is_one = [](llvm::Value* stride) {
      const auto* known = llvm::dyn_cast_or_null<llvm::ConstantInt>(stride);
      return known && known->isOne();
    };
    return shape_.n == 1 && terms_.factors == GemmFactors::One && is_one(a_.column_stride) &&
           is_one(b_.row_stride);
  }

  void column() {
    constexpr std::int64_t kRows = 4;
    first_ = builder_.getTrue();
    const auto some = [&](llvm::Value* row, std::int64_t count) {
      if_counts(row, sums_.rows, [&] {
        GemmPanels panels{.a_packed = false,
                          .b_packed = false,
                          .a = at(a_.data, builder_.CreateMul(row, a_.row_stride)),
                          .a_row_stride = a_.row_stride,
                          .a_step = a_.column_stride,
                          .b = b_.data,
                          .b_step = b_.row_stride,
                          .sums = sums_,
                          .first = first_};
        panels.sums.c = at(sums_.c, scaled(row, sums_.ldc));
        if (sums_.elsewhere)
          panels.sums.out = at(sums_.out, builder_.CreateMul(row, sums_.out_stride));
        emit_column_tile(emit_, terms_, static_cast<int>(count), panels, shape_.k);
      });
    };
    repeat(shape_.m / kRows, [&](llvm::Value* i) { some(scaled(i, kRows), kRows); });
    if (shape_.m % kRows != 0) some(index(shape_.m / kRows * kRows), shape_.m % kRows);
  }

  // Runs `body` if the first of its rows or columns counts; `limit` null: all do.
  void if_counts(llvm::Value* first, llvm::Value* limit, llvm::function_ref<void()> body) {
    if (!limit) return body();
    llvm::Function* function = builder_.GetInsertBlock()->getParent();
    llvm::BasicBlock* yes = llvm::BasicBlock::Create(builder_.getContext(), "gemm.some", function);
    llvm::BasicBlock* after =
        llvm::BasicBlock::Create(builder_.getContext(), "gemm.none", function);
    builder_.CreateCondBr(builder_.CreateICmpSLT(first, limit), yes, after);
    builder_.SetInsertPoint(yes);
    body();
    builder_.CreateBr(after);
    builder_.SetInsertPoint(after);
  }

  // body(0), …, body(count - 1), as a loop where there is more than one.
  void repeat(std::int64_t count, llvm::function_ref<void(llvm::Value*)> body) {
    if (count <= 0) return;
    if (count == 1) return body(index(0));
    llvm::BasicBlock* before = builder_.GetInsertBlock();
    llvm::Function* function = before->getParent();
    llvm::LLVMContext& context = builder_.getContext();
    llvm::BasicBlock* loop = llvm::BasicBlock::Create(context, "gemm.panel", function);
    llvm::BasicBlock* after = llvm::BasicBlock::Create(context, "gemm.done", function);
    builder_.CreateBr(loop);
    builder_.SetInsertPoint(loop);
    llvm::PHINode* i = builder_.CreatePHI(builder_.getInt64Ty(), 2);
    i->addIncoming(index(0), before);
    body(i);
    llvm::Value* next = builder_.CreateAdd(i, index(1), "", true, true);
    i->addIncoming(next, builder_.GetInsertBlock());
    builder_.CreateCondBr(builder_.CreateICmpULT(next, index(count)), loop, after);
    builder_.SetInsertPoint(after);
  }

  // Steps p to p + run of k, the first or the last of the sums.
  void blocks(llvm::Value* p, std::int64_t run, llvm::Value* first, llvm::Value* last) {
    GemmSums sums = sums_;
    first_ = first;
    sums.fresh = builder_.CreateAnd(first, sums_.fresh);
    if (sums.elsewhere) sums.elsewhere = builder_.CreateAnd(last, sums_.elsewhere);
    if (sums.steps) sums.steps = builder_.CreateSub(sums_.steps, p);
    const std::int64_t row_bytes = run * static_cast<std::int64_t>(itemsize(terms_.accumulate));
    const std::int64_t bands = std::max<std::int64_t>(1, kBlockBytes / row_bytes / tile_.rows);
    const std::int64_t block = std::min(shape_.m, bands * tile_.rows);
    repeat(shape_.m / block,
           [&](llvm::Value* i) { columns(p, run, scaled(i, block), block, sums); });
    if (shape_.m % block != 0) {
      columns(p, run, index(shape_.m / block * block), shape_.m % block, sums);
    }
  }

  // The panels of B for `count` rows.
  void columns(llvm::Value* p, std::int64_t run, llvm::Value* row, std::int64_t count,
               const GemmSums& sums) {
    const std::int64_t nr = std::int64_t{tile_.vectors} * tile_.lanes;
    const auto panel = [&](llvm::Value* j, std::int64_t width) {
      if_counts(scaled(j, nr), sums.columns, [&] { rows(p, run, row, count, j, width, sums); });
    };
    repeat(shape_.n / nr, [&](llvm::Value* j) { panel(j, nr); });
    if (shape_.n % nr != 0) panel(index(shape_.n / nr), shape_.n % nr);
  }

  // The rows for B's panel j, of which `width` columns count.
  void rows(llvm::Value* p, std::int64_t run, llvm::Value* first, std::int64_t count,
            llvm::Value* j, std::int64_t width, const GemmSums& sums) {
    const std::int64_t nr = std::int64_t{tile_.vectors} * tile_.lanes;
    const auto vectors = static_cast<int>((width + tile_.lanes - 1) / tile_.lanes);
    GemmPanels panels{.a_packed = a_.row_stride == nullptr,
                      .b_packed = b_.row_stride == nullptr,
                      .a = nullptr,
                      .a_row_stride = a_.row_stride,
                      .a_step = a_.column_stride,
                      .b = nullptr,
                      .b_step = b_.row_stride,
                      .sums = sums,
                      .first = first_};
    // A panel that is not full leaves registers for more rows.
    const std::int64_t mr = panels.a_packed || vectors == tile_.vectors
                                ? tile_.rows
                                : gemm_rows(emit_.target, terms_, count, vectors, run);
    if (panels.a_packed) {
      panels.a_row_stride = index(1);
      panels.a_step = index(mr);
    }
    if (panels.b_packed) panels.b_step = index(nr);
    llvm::Value* const b = at(b_.data, builder_.CreateMul(p, panels.b_step));
    panels.b = at(b, scaled(j, panels.b_packed ? layout_.b_panel : nr));
    llvm::Value* const a = at(a_.data, builder_.CreateMul(p, panels.a_step));
    llvm::Value* const column = scaled(j, nr);
    if (sums.less) panels.sums.less = at(sums.less, column);
    const auto one = [&](llvm::Value* row, std::int64_t height) {
      panels.a = at(a, panels.a_packed ? scaled(row, shape_.k)
                                       : builder_.CreateMul(row, panels.a_row_stride));
      panels.sums.c = at(at(sums.c, column), scaled(row, sums.ldc));
      if (sums.elsewhere) {
        panels.sums.out = at(at(sums.out, column), builder_.CreateMul(row, sums.out_stride));
      }
      emit_gemm_tile(emit_, terms_, {static_cast<int>(height), vectors, tile_.lanes}, width, panels,
                     run);
    };
    const auto tile = [&](llvm::Value* i, std::int64_t height) {
      llvm::Value* const row = builder_.CreateAdd(first, scaled(i, mr), "", true, true);
      if_counts(row, sums.rows, [&] { one(row, height); });
    };
    repeat(count / mr, [&](llvm::Value* i) { tile(i, mr); });
    if (count % mr != 0) tile(index(count / mr), count % mr);
  }

  Emit& emit_;
  llvm::IRBuilder<>& builder_;
  GemmTerms terms_;
  GemmShape shape_;
  GemmOperand a_, b_;
  GemmSums sums_;
  GemmTile tile_;
  GemmLayout layout_;
  llvm::Type* element_;
  llvm::Value* first_ = nullptr;  // of the run of k that is written
};

}  // namespace

void emit_gemm(Emit& emit, GemmTerms terms, GemmShape shape, GemmOperand a, GemmOperand b,
               const GemmSums& sums) {
  Product(emit, terms, shape, a, b, sums).run();
}

}  // namespace eas::codegen
