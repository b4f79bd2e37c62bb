// The loops around the micro-kernel: runs of k that keep a panel of B in the first cache, then the
// panels of B, then those of A, which stream past it. Sizes are static, so an edge is a narrower
// kernel that is emitted only where the shape has one.
#include "codegen/llvm/gemm.hpp"

#include <llvm/ADT/STLFunctionalExtras.h>

#include <algorithm>

#include "codegen/llvm/gemm_kernel.hpp"

namespace eas::codegen {
namespace {

// What a panel of B may take of a first-level cache: the rest is A's and c's.
constexpr std::int64_t kPanelBytes = 24 * 1024;

class Product {
 public:
  Product(Emit& emit, DType accumulate, GemmShape shape, GemmOperand a, GemmOperand b,
          llvm::Value* c, std::int64_t ldc)
      : emit_(emit),
        builder_(emit.builder),
        dtype_(accumulate),
        shape_(shape),
        a_(a),
        b_(b),
        c_(c),
        ldc_(ldc),
        tile_(gemm_tile(emit.target, accumulate, shape)),
        b_panel_(gemm_layout(emit.target, accumulate, shape).b_panel),
        element_(ssa_type(builder_.getContext(), accumulate, 0)) {}

  void run(bool zero) {
    const std::int64_t run = run_length();
    if (zero && run < shape_.k) clear();
    const bool overwrite = zero && run == shape_.k;
    repeat(shape_.k / run, [&](llvm::Value* i) { columns(scaled(i, run), run, overwrite); });
    if (shape_.k % run != 0) columns(index(shape_.k / run * run), shape_.k % run, overwrite);
  }

 private:
  llvm::Value* index(std::int64_t value) {
    return builder_.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::Value* scaled(llvm::Value* i, std::int64_t by) {
    return builder_.CreateMul(i, index(by), "", true, true);
  }
  llvm::Value* at(llvm::Value* pointer, llvm::Value* elements) {
    return builder_.CreateGEP(element_, pointer, elements);
  }

  // Steps of k at a time: all of them, or equal shares that keep a panel of B small enough.
  std::int64_t run_length() const {
    const std::int64_t row_bytes =
        static_cast<std::int64_t>(itemsize(dtype_)) * tile_.vectors * tile_.lanes;
    const std::int64_t most = std::max<std::int64_t>(kPanelBytes / row_bytes, 64);
    const std::int64_t runs = (shape_.k + most - 1) / most;
    return (shape_.k + runs - 1) / runs;
  }

  void clear() {
    const std::int64_t row_bytes = shape_.n * static_cast<std::int64_t>(itemsize(dtype_));
    repeat(shape_.m, [&](llvm::Value* i) {
      builder_.CreateMemSet(at(c_, scaled(i, ldc_)), builder_.getInt8(0),
                            static_cast<std::uint64_t>(row_bytes), llvm::Align(itemsize(dtype_)));
    });
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

  // The panels of B for steps p to p + run of k.
  void columns(llvm::Value* p, std::int64_t run, bool overwrite) {
    const std::int64_t nr = std::int64_t{tile_.vectors} * tile_.lanes;
    repeat(shape_.n / nr, [&](llvm::Value* j) { rows(p, run, j, nr, overwrite); });
    if (shape_.n % nr != 0) rows(p, run, index(shape_.n / nr), shape_.n % nr, overwrite);
  }

  // The panels of A for B's panel j, of which `width` columns count.
  void rows(llvm::Value* p, std::int64_t run, llvm::Value* j, std::int64_t width, bool overwrite) {
    const std::int64_t mr = tile_.rows, nr = std::int64_t{tile_.vectors} * tile_.lanes;
    GemmPanels panels{.a_packed = a_.row_stride == nullptr,
                      .b_packed = b_.row_stride == nullptr,
                      .a = nullptr,
                      .a_row_stride = a_.row_stride,
                      .a_step = a_.column_stride,
                      .b = nullptr,
                      .b_step = b_.row_stride,
                      .c = nullptr,
                      .ldc = ldc_};
    if (panels.a_packed) {
      panels.a_row_stride = index(1);
      panels.a_step = index(mr);
    }
    if (panels.b_packed) panels.b_step = index(nr);
    llvm::Value* const b = at(b_.data, builder_.CreateMul(p, panels.b_step));
    panels.b = at(b, scaled(j, panels.b_packed ? b_panel_ : nr));
    llvm::Value* const a = at(a_.data, builder_.CreateMul(p, panels.a_step));
    llvm::Value* const c = at(c_, scaled(j, nr));
    const auto tile = [&](llvm::Value* i, std::int64_t height) {
      llvm::Value* const row = scaled(i, mr);
      panels.a = at(a, panels.a_packed ? scaled(row, shape_.k)
                                       : builder_.CreateMul(row, panels.a_row_stride));
      panels.c = at(c, scaled(row, ldc_));
      const auto vectors = static_cast<int>((width + tile_.lanes - 1) / tile_.lanes);
      emit_gemm_tile(emit_, dtype_, {static_cast<int>(height), vectors, tile_.lanes}, width, panels,
                     run, overwrite);
    };
    repeat(shape_.m / mr, [&](llvm::Value* i) { tile(i, mr); });
    if (shape_.m % mr != 0) tile(index(shape_.m / mr), shape_.m % mr);
  }

  Emit& emit_;
  llvm::IRBuilder<>& builder_;
  DType dtype_;
  GemmShape shape_;
  GemmOperand a_, b_;
  llvm::Value* c_;
  std::int64_t ldc_;
  GemmTile tile_;
  std::int64_t b_panel_;
  llvm::Type* element_;
};

}  // namespace

void emit_gemm(Emit& emit, DType accumulate, GemmShape shape, GemmOperand a, GemmOperand b,
               llvm::Value* c, std::int64_t ldc, bool zero) {
  Product(emit, accumulate, shape, a, b, c, ldc).run(zero);
}

}  // namespace eas::codegen
