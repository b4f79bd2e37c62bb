// See frame.hpp.
#include "codegen/llvm/emit/frame.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <string>

namespace eas::codegen {

namespace {
constexpr std::int64_t kAlign = 64;
}

Frame::Frame(const ir::Function& function, const Target& target, const Options& options,
             llvm::Module& module)
    : function(function),
      target(target),
      options(options),
      module(module),
      builder(module.getContext()),
      emit{builder, target, function.fast_math},
      lines(module, options.debug),
      memory_facts(passes::memory_facts(function, options.disjoint)) {
  if (function.fast_math) {
    llvm::FastMathFlags flags;
    flags.setAllowContract();
    flags.setAllowReassoc();
    flags.setAllowReciprocal();
    flags.setApproxFunc();
    builder.setFastMathFlags(flags);
  }
}

llvm::BasicBlock* Frame::block(const char* name) {
  return llvm::BasicBlock::Create(module.getContext(), name, entry_);
}

// i32 eas_entry(words, launch, begin, end, scratch)
void Frame::begin() {
  llvm::Type* pointer = builder.getPtrTy();
  llvm::Type* index = builder.getInt64Ty();
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder.getInt32Ty(), {pointer, pointer, index, index, pointer}, false);
  entry_ = llvm::Function::Create(type, llvm::Function::ExternalLinkage, "eas_entry", module);
  entry_->addFnAttr(llvm::Attribute::NoUnwind);
  entry_->setEntryCount(1);  // or LLVM lays cold blocks in between those of a loop
  entry_->addFnAttr("target-cpu", target.cpu);
  entry_->addFnAttr("target-features", target.features);
  for (const char* width : {"prefer-vector-width", "min-legal-vector-width"}) {
    entry_->addFnAttr(width, std::to_string(target.vector_bytes * 8));
  }
  // LLVM knows only late which vectors it has to keep on the stack, and then keeps them where they
  // are: across two cache lines each, which loads after the store wait for.
  if (target.vector_bytes > 16) {
    entry_->addFnAttr(llvm::Attribute::getWithStackAlignment(
        module.getContext(), llvm::Align(static_cast<std::uint64_t>(target.vector_bytes))));
  }
  for (const unsigned argument : {0U, 1U, 4U}) {
    entry_->addParamAttr(argument, llvm::Attribute::NoAlias);
  }
  entry_->addParamAttr(0, llvm::Attribute::ReadOnly);
  const char* names[] = {"words", "launch", "begin", "end", "scratch"};
  for (unsigned i = 0; i < 5; ++i) entry_->getArg(i)->setName(names[i]);
  entry_block_ = block("entry");
  builder.SetInsertPoint(entry_block_);
  lines.begin(*entry_, builder);
}

// Words are read once, in the entry block.
llvm::Value* Frame::word(abi::WordKind kind, std::uint32_t param, std::int32_t axis) {
  const abi::Word wanted{kind, param, axis};
  const auto known = std::find(words_.begin(), words_.end(), wanted);
  if (known != words_.end()) return word_values_[static_cast<std::size_t>(known - words_.begin())];
  const bool is_pointer = kind == abi::WordKind::Data || kind == abi::WordKind::Layout;
  llvm::Type* type =
      is_pointer ? static_cast<llvm::Type*>(builder.getPtrTy()) : builder.getInt64Ty();
  llvm::IRBuilder<>::InsertPointGuard guard(builder);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder.SetInsertPoint(end);
  llvm::Value* at =
      builder.CreateConstInBoundsGEP1_64(builder.getInt64Ty(), entry_->getArg(0), words_.size());
  llvm::LoadInst* load = builder.CreateLoad(type, at);
  load->setMetadata(llvm::LLVMContext::MD_invariant_load,
                    llvm::MDNode::get(module.getContext(), {}));
  words_.push_back(wanted);
  word_values_.push_back(load);
  return load;
}

llvm::Value* Frame::launch_field(std::size_t offset, llvm::Type* type) {
  llvm::IRBuilder<>::InsertPointGuard guard(builder);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder.SetInsertPoint(end);
  return field(entry_->getArg(1), offset, type);
}

llvm::Value* Frame::field(llvm::Value* of, std::size_t offset, llvm::Type* type) {
  return builder.CreateLoad(type,
                            builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), of, offset));
}

// Its address lies on the stack: what hardly ever happens takes no register from loops.
llvm::Value* Frame::launch_for_rare() {
  if (!launch_on_stack_) {
    llvm::IRBuilder<> builder(entry_block_, entry_block_->begin());
    launch_on_stack_ = builder.CreateAlloca(builder.getPtrTy());
    builder.CreateStore(entry_->getArg(1), launch_on_stack_, /*isVolatile=*/true);
  }
  return builder.CreateLoad(builder.getPtrTy(), launch_on_stack_, /*isVolatile=*/true);
}

llvm::Value* Frame::service(std::size_t offset) {
  llvm::Value* services = launch_field(offsetof(abi::Launch, services), builder.getPtrTy());
  return builder.CreateLoad(builder.getPtrTy(), builder.CreateConstInBoundsGEP1_64(
                                                    builder.getInt8Ty(), services, offset));
}

llvm::Value* Frame::allocate(std::int64_t bytes) {
  const std::int64_t at = scratch_at_;
  scratch_at_ += (bytes + kAlign - 1) / kAlign * kAlign;
  scratch_high_ = std::max(scratch_high_, scratch_at_);
  llvm::IRBuilder<>::InsertPointGuard guard(builder);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder.SetInsertPoint(end);
  return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), entry_->getArg(4),
                                            static_cast<std::uint64_t>(at));
}

// Behind all that others take, so its offset is known in the end.
llvm::Value* Frame::keep(std::int64_t bytes) {
  llvm::IRBuilder<>::InsertPointGuard guard(builder);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder.SetInsertPoint(end);
  auto* address = llvm::GetElementPtrInst::CreateInBounds(builder.getInt8Ty(), entry_->getArg(4),
                                                          {i64(0)}, "kept");
  builder.Insert(address);
  kept_.emplace_back(address, bytes);
  return address;
}

void Frame::finish() {
  scratch_at_ = scratch_high_;
  for (const auto& [address, bytes] : kept_) {
    address->setOperand(1, i64(scratch_at_));
    scratch_at_ += (bytes + kAlign - 1) / kAlign * kAlign;
  }
  scratch_high_ = scratch_at_;
}

llvm::Value* Frame::memory_of(const ir::Value* memory) {
  if (memory->type.kind == ir::TypeKind::Group) return groups_.at(memory);
  return word(abi::WordKind::Data, memory->index);
}

llvm::MDNode* Frame::rarely() {
  return llvm::MDNode::get(module.getContext(),
                           {llvm::MDString::get(module.getContext(), "branch_weights"),
                            llvm::ConstantAsMetadata::get(builder.getInt32(1)),
                            llvm::ConstantAsMetadata::get(builder.getInt32(100000))});
}

// Writes the report and leaves, when the condition holds.
void Frame::stop_if(llvm::Value* condition, abi::Stop stop, const ir::Node& node,
                    llvm::Value* element, llvm::Value* value) {
  llvm::BasicBlock* wrong = block("stop");
  llvm::BasicBlock* right = block("go_on");
  builder.CreateCondBr(condition, wrong, right, rarely());
  builder.SetInsertPoint(wrong);
  llvm::Value* report = field(launch_for_rare(), offsetof(abi::Launch, report), builder.getPtrTy());
  const auto put = [&](std::size_t offset, llvm::Value* field) {
    builder.CreateStore(field,
                        builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), report, offset));
  };
  put(offsetof(abi::Report, stop), builder.getInt32(static_cast<std::uint32_t>(stop)));
  put(offsetof(abi::Report, node), builder.getInt32(node.location));
  put(offsetof(abi::Report, program), number);
  put(offsetof(abi::Report, element), element ? element : i64(0));
  put(offsetof(abi::Report, value), value ? value : i64(0));
  builder.CreateRet(builder.getInt32(1));
  builder.SetInsertPoint(right);
}

}  // namespace eas::codegen
