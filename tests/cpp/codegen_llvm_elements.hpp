// Lowerings of single elements made into machine code and run over arrays: many pieces in one object,
// each a loop that loads, computes and stores as kernels do.
#pragma once

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "codegen/llvm/object.hpp"
#include "codegen/llvm/scalar/elementwise.hpp"
#include "runtime/cpu/loader.hpp"

namespace eas::codegen::test {

// Counts given to run() are multiples of this, the widest vector a piece may have.
inline constexpr std::int64_t kGrain = 16;

struct Piece {
  std::vector<DType> in;
  DType out;
  unsigned lanes;  // 0: a scalar
  std::function<llvm::Value*(Emit&, std::span<llvm::Value* const>)> body;
};

class Pieces {
 public:
  explicit Pieces(const Target& target, bool fast_math = false)
      : target_(target), fast_math_(fast_math) {}

  std::size_t add(Piece piece) {
    pieces_.push_back(std::move(piece));
    return pieces_.size() - 1;
  }

  void compile() {
    llvm::LLVMContext context;
    llvm::Module module("pieces", context);
    prepare(module, target_);
    emit_entry(module);
    optimise(module, target_);
    code_ = runtime::cpu::LoadedCode::load(emit_object(module, target_));
  }

  void run(std::size_t index, std::span<const void* const> in, void* out,
           std::int64_t count) const {
    std::uint64_t words[5] = {reinterpret_cast<std::uint64_t>(out),
                              static_cast<std::uint64_t>(count)};
    for (std::size_t i = 0; i < in.size(); ++i)
      words[2 + i] = reinterpret_cast<std::uint64_t>(in[i]);
    code_->entry()(words, nullptr, static_cast<std::int64_t>(index), 0, nullptr);
  }

 private:
  // eas_entry(words, …, begin, …) calls the piece of that number.
  void emit_entry(llvm::Module& module) {
    llvm::IRBuilder<> builder(module.getContext());
    llvm::Type *pointer = builder.getPtrTy(), *word = builder.getInt64Ty();
    auto* entry = llvm::Function::Create(
        llvm::FunctionType::get(builder.getInt32Ty(), {pointer, pointer, word, word, pointer},
                                false),
        llvm::Function::ExternalLinkage, "eas_entry", module);
    auto* first = llvm::BasicBlock::Create(module.getContext(), "entry", entry);
    auto* end = llvm::BasicBlock::Create(module.getContext(), "end", entry);
    builder.SetInsertPoint(end);
    builder.CreateRet(builder.getInt32(0));
    builder.SetInsertPoint(first);
    auto* choice = builder.CreateSwitch(entry->getArg(2), end);
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      auto* block = llvm::BasicBlock::Create(module.getContext(), "piece", entry);
      choice->addCase(builder.getInt64(i), block);
      builder.SetInsertPoint(block);
      builder.CreateCall(emit_piece(module, pieces_[i]), {entry->getArg(0)});
      builder.CreateBr(end);
    }
  }

  llvm::Function* emit_piece(llvm::Module& module, const Piece& piece) {
    llvm::LLVMContext& context = module.getContext();
    llvm::IRBuilder<> builder(context);
    if (fast_math_) {
      llvm::FastMathFlags flags;
      flags.setAllowContract();
      flags.setAllowReassoc();
      flags.setAllowReciprocal();
      flags.setNoSignedZeros();
      builder.setFastMathFlags(flags);
    }
    llvm::Type* word = builder.getInt64Ty();
    auto* function = llvm::Function::Create(
        llvm::FunctionType::get(builder.getVoidTy(), {builder.getPtrTy()}, false),
        llvm::Function::InternalLinkage, "piece", module);
    function->addFnAttr("target-cpu", target_.cpu);
    function->addFnAttr("target-features", target_.features);
    auto* first = llvm::BasicBlock::Create(context, "entry", function);
    auto* loop = llvm::BasicBlock::Create(context, "loop", function);
    auto* end = llvm::BasicBlock::Create(context, "end", function);
    builder.SetInsertPoint(first);
    const auto argument = [&](llvm::Type* type, std::uint64_t i) {
      return builder.CreateLoad(type, builder.CreateConstGEP1_64(word, function->getArg(0), i));
    };
    llvm::Value* out = argument(builder.getPtrTy(), 0);
    llvm::Value* count = argument(word, 1);
    std::vector<llvm::Value*> in;
    for (std::size_t i = 0; i < piece.in.size(); ++i) {
      in.push_back(argument(builder.getPtrTy(), 2 + i));
    }
    builder.CreateBr(loop);
    builder.SetInsertPoint(loop);
    llvm::PHINode* at = builder.CreatePHI(word, 2);
    at->addIncoming(builder.getInt64(0), first);
    Emit emit{builder, target_, fast_math_};
    std::vector<llvm::Value*> values;
    const auto place = [&](llvm::Value* base, DType dtype) {
      return builder.CreateGEP(memory_type(context, dtype, 0), base, at);
    };
    for (std::size_t i = 0; i < in.size(); ++i) {
      llvm::Type* type = memory_type(context, piece.in[i], piece.lanes);
      llvm::Value* loaded =
          builder.CreateAlignedLoad(type, place(in[i], piece.in[i]), llvm::Align(1));
      values.push_back(from_memory(emit, piece.in[i], loaded));
    }
    llvm::Value* result = to_memory(emit, piece.out, piece.body(emit, values));
    builder.CreateAlignedStore(result, place(out, piece.out), llvm::Align(1));
    llvm::Value* next = builder.CreateAdd(at, builder.getInt64(piece.lanes ? piece.lanes : 1));
    at->addIncoming(next, builder.GetInsertBlock());
    builder.CreateCondBr(builder.CreateICmpSLT(next, count), loop, end);
    builder.SetInsertPoint(end);
    builder.CreateRetVoid();
    return function;
  }

  Target target_;
  bool fast_math_;
  std::vector<Piece> pieces_;
  std::shared_ptr<const runtime::cpu::LoadedCode> code_;
};

// A CPU of this machine's kind without fused multiply-add or anything newer.
inline Target oldest_target() {
  Target old = target();
  if (old.triple.starts_with("x86_64")) {
    old.cpu = "x86-64";
    old.features = "";
    old.vector_bytes = 16;
    old.fma = false;
  }
  return old;
}

}  // namespace eas::codegen::test
