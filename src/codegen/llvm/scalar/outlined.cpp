// One internal function a name and type; it is compiled as its caller is and touches no memory, so
// that calls move out of loops.
#include "codegen/llvm/scalar/outlined.hpp"

#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

#include <string>

namespace eas::codegen {

llvm::Value* call_outlined(Emit& emit, std::string_view name, std::span<llvm::Value* const> values,
                           Body body) {
  llvm::Function* caller = emit.builder.GetInsertBlock()->getParent();
  llvm::Module& module = *caller->getParent();
  llvm::Type* result = values[0]->getType();
  std::string symbol = "eas." + std::string(name) + ".";
  llvm::raw_string_ostream(symbol) << *result;
  const llvm::ArrayRef<llvm::Value*> operands(values.data(), values.size());

  llvm::Function* function = module.getFunction(symbol);
  if (!function) {
    llvm::SmallVector<llvm::Type*, 4> types;
    for (const llvm::Value* value : values) types.push_back(value->getType());
    function = llvm::Function::Create(llvm::FunctionType::get(result, types, false),
                                      llvm::Function::InternalLinkage, symbol, module);
    for (const char* attribute :
         {"target-cpu", "target-features", "prefer-vector-width", "min-legal-vector-width"}) {
      if (caller->hasFnAttribute(attribute)) {
        function->addFnAttr(caller->getFnAttribute(attribute));
      }
    }
    function->setDoesNotThrow();
    function->setDoesNotAccessMemory();
    function->setWillReturn();
    llvm::IRBuilder<> builder(llvm::BasicBlock::Create(module.getContext(), "entry", function));
    Emit inner{builder, emit.target, emit.fast_math};
    llvm::SmallVector<llvm::Value*, 4> arguments;
    for (llvm::Argument& argument : function->args()) arguments.push_back(&argument);
    builder.CreateRet(body(inner, {arguments.data(), arguments.size()}));
  }
  return emit.builder.CreateCall(function, operands);
}

llvm::Value* any_lane(Emit& emit, llvm::Value* condition) {
  return condition->getType()->isVectorTy() ? emit.builder.CreateOrReduce(condition) : condition;
}

bool may_branch(Emit& emit) {
  constexpr std::size_t kManyBlocks = 80;
  const llvm::BasicBlock* block = emit.builder.GetInsertBlock();
  return emit.builder.GetInsertPoint() == block->end() && block->getParent()->size() < kManyBlocks;
}

llvm::Value* value_unless(Emit& emit, llvm::Value* usual, llvm::Value* rare,
                          llvm::function_ref<llvm::Value*()> otherwise) {
  llvm::IRBuilder<>& builder = emit.builder;
  llvm::BasicBlock* from = builder.GetInsertBlock();
  llvm::LLVMContext& context = builder.getContext();
  auto* rarely = llvm::BasicBlock::Create(context, "rarely", from->getParent());
  auto* after = llvm::BasicBlock::Create(context, "after", from->getParent());
  builder.CreateCondBr(rare, rarely, after,
                       llvm::MDBuilder(context).createBranchWeights(1, 100000));
  builder.SetInsertPoint(rarely);
  llvm::Value* other = otherwise();
  rarely = builder.GetInsertBlock();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
  llvm::PHINode* either = builder.CreatePHI(usual->getType(), 2);
  either->addIncoming(usual, from);
  either->addIncoming(other, rarely);
  return either;
}

}  // namespace eas::codegen
