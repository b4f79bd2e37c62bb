// The entry function: its arguments as words, the loop over the programs it was given, the worker's
// scratch memory, and the way out when something is wrong.
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/emit/emitter.hpp"

namespace eas::codegen {

namespace {
constexpr std::int64_t kAlign = 64;
}

Emitter::Emitter(const ir::Function& function, const Target& target, const Options& options,
                 llvm::Module& module)
    : function_(function),
      target_(target),
      options_(options),
      module_(module),
      builder_(module.getContext()),
      emit_{builder_, target, function.fast_math},
      lines_(module, options.debug),
      memory_facts_(passes::memory_facts(function, options.disjoint)) {
  if (function.fast_math) {
    llvm::FastMathFlags flags;
    flags.setAllowContract();
    flags.setAllowReassoc();
    flags.setAllowReciprocal();
    flags.setApproxFunc();
    builder_.setFastMathFlags(flags);
  }
}

llvm::BasicBlock* Emitter::block(const char* name) {
  return llvm::BasicBlock::Create(module_.getContext(), name, entry_);
}

// i32 eas_entry(words, launch, begin, end, scratch)
void Emitter::begin_entry() {
  llvm::Type* pointer = builder_.getPtrTy();
  llvm::Type* index = builder_.getInt64Ty();
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder_.getInt32Ty(), {pointer, pointer, index, index, pointer}, false);
  entry_ = llvm::Function::Create(type, llvm::Function::ExternalLinkage, "eas_entry", module_);
  entry_->addFnAttr(llvm::Attribute::NoUnwind);
  entry_->setEntryCount(1);  // or LLVM lays cold blocks in between those of a loop
  entry_->addFnAttr("target-cpu", target_.cpu);
  entry_->addFnAttr("target-features", target_.features);
  for (const char* width : {"prefer-vector-width", "min-legal-vector-width"}) {
    entry_->addFnAttr(width, std::to_string(target_.vector_bytes * 8));
  }
  for (const unsigned argument : {0U, 1U, 4U}) {
    entry_->addParamAttr(argument, llvm::Attribute::NoAlias);
  }
  entry_->addParamAttr(0, llvm::Attribute::ReadOnly);
  const char* names[] = {"words", "launch", "begin", "end", "scratch"};
  for (unsigned i = 0; i < 5; ++i) entry_->getArg(i)->setName(names[i]);
  entry_block_ = block("entry");
  builder_.SetInsertPoint(entry_block_);
  lines_.begin(*entry_, builder_);
}

namespace {

// How many axes of the grid a kernel asks for its place along: up to the last it names.
std::size_t axes_asked_for(const ir::Function& function) {
  std::int64_t axes = 0;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (node->op == ir::Op::program_id) axes = std::max(axes, node->attributes[0] + 1);
  });
  return static_cast<std::size_t>(axes);
}

}  // namespace

void Emitter::run() {
  begin_entry();
  scopes_.emplace_back();
  llvm::Value* begin = entry_->getArg(2);
  llvm::Value* end = entry_->getArg(3);
  llvm::BasicBlock* loop = block("program");
  llvm::BasicBlock* done = block("done");
  // The ids of the first program by division, of the others by counting on.
  const std::size_t axes = axes_asked_for(function_);
  std::array<llvm::Value*, 3> grid, first;
  llvm::Value* rest = begin;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    grid[axis] = launch_field(offsetof(abi::Launch, grid) + axis * 8, builder_.getInt64Ty());
    first[axis] = axis < 2 ? builder_.CreateURem(rest, grid[axis]) : rest;
    if (axis + 1 < axes) rest = builder_.CreateUDiv(rest, grid[axis]);
  }
  builder_.CreateCondBr(builder_.CreateICmpSLT(begin, end), loop, done);
  llvm::Instruction* entry_end = entry_block_->getTerminator();

  builder_.SetInsertPoint(loop);
  llvm::PHINode* number = builder_.CreatePHI(builder_.getInt64Ty(), 2, "number");
  number->addIncoming(begin, entry_block_);
  number_ = number;
  std::array<llvm::PHINode*, 3> ids;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    ids[axis] = builder_.CreatePHI(builder_.getInt64Ty(), 2, "pid");
    ids[axis]->addIncoming(first[axis], entry_block_);
    program_[axis] = ids[axis];
  }
  enter_scope(entry_end);
  base_depth_ = depth();
  program();
  leave_scope();

  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  llvm::Value* carry = i64(1);
  for (std::size_t axis = 0; axis < axes; ++axis) {
    llvm::Value* next = builder_.CreateAdd(ids[axis], carry);
    llvm::Value* wraps = builder_.CreateICmpEQ(next, grid[axis]);
    carry = builder_.CreateZExt(wraps, builder_.getInt64Ty());
    ids[axis]->addIncoming(builder_.CreateSelect(wraps, i64(0), next), latch);
  }
  llvm::Value* next = builder_.CreateAdd(number, i64(1));
  number->addIncoming(next, latch);
  builder_.CreateCondBr(builder_.CreateICmpSLT(next, end), loop, done);
  builder_.SetInsertPoint(done);
  builder_.CreateRet(builder_.getInt32(0));
  lines_.finish();
}

void Emitter::program() {
  if (!try_fused(*function_.body())) planned_block(*function_.body());
}

// Words are read once, in the entry block.
llvm::Value* Emitter::word(abi::WordKind kind, std::uint32_t param, std::int32_t axis) {
  const abi::Word wanted{kind, param, axis};
  const auto known = std::find(words_.begin(), words_.end(), wanted);
  if (known != words_.end()) return word_values_[static_cast<std::size_t>(known - words_.begin())];
  const bool is_pointer = kind == abi::WordKind::Data || kind == abi::WordKind::Layout;
  llvm::Type* type =
      is_pointer ? static_cast<llvm::Type*>(builder_.getPtrTy()) : builder_.getInt64Ty();
  llvm::IRBuilder<>::InsertPointGuard guard(builder_);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder_.SetInsertPoint(end);
  llvm::Value* at =
      builder_.CreateConstInBoundsGEP1_64(builder_.getInt64Ty(), entry_->getArg(0), words_.size());
  llvm::LoadInst* load = builder_.CreateLoad(type, at);
  load->setMetadata(llvm::LLVMContext::MD_invariant_load,
                    llvm::MDNode::get(module_.getContext(), {}));
  words_.push_back(wanted);
  word_values_.push_back(load);
  return load;
}

llvm::Value* Emitter::launch_field(std::size_t offset, llvm::Type* type) {
  llvm::IRBuilder<>::InsertPointGuard guard(builder_);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder_.SetInsertPoint(end);
  return field(entry_->getArg(1), offset, type);
}

llvm::Value* Emitter::field(llvm::Value* of, std::size_t offset, llvm::Type* type) {
  return builder_.CreateLoad(type,
                             builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), of, offset));
}

// Its address lies on the stack: what hardly ever happens takes no register from loops.
llvm::Value* Emitter::launch_for_rare() {
  if (!launch_on_stack_) {
    llvm::IRBuilder<> builder(entry_block_, entry_block_->begin());
    launch_on_stack_ = builder.CreateAlloca(builder.getPtrTy());
    builder.CreateStore(entry_->getArg(1), launch_on_stack_, /*isVolatile=*/true);
  }
  return builder_.CreateLoad(builder_.getPtrTy(), launch_on_stack_, /*isVolatile=*/true);
}

llvm::Value* Emitter::program_number() { return number_; }

llvm::Value* Emitter::allocate(std::int64_t bytes) {
  const std::int64_t at = scratch_at_;
  scratch_at_ += (bytes + kAlign - 1) / kAlign * kAlign;
  scratch_high_ = std::max(scratch_high_, scratch_at_);
  llvm::IRBuilder<>::InsertPointGuard guard(builder_);
  if (llvm::Instruction* end = entry_block_->getTerminator()) builder_.SetInsertPoint(end);
  return builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), entry_->getArg(4),
                                             static_cast<std::uint64_t>(at));
}

llvm::Value* Emitter::memory_of(const ir::Value* memory) {
  if (memory->type.kind == ir::TypeKind::Group) return groups_.at(memory);
  return word(abi::WordKind::Data, memory->index);
}

llvm::MDNode* Emitter::rarely() {
  return llvm::MDNode::get(module_.getContext(),
                           {llvm::MDString::get(module_.getContext(), "branch_weights"),
                            llvm::ConstantAsMetadata::get(builder_.getInt32(1)),
                            llvm::ConstantAsMetadata::get(builder_.getInt32(100000))});
}

// Writes the report and leaves, when the condition holds.
void Emitter::stop_if(llvm::Value* condition, abi::Stop stop, const ir::Node& node,
                      llvm::Value* element, llvm::Value* value) {
  llvm::BasicBlock* wrong = block("stop");
  llvm::BasicBlock* right = block("go_on");
  builder_.CreateCondBr(condition, wrong, right, rarely());
  builder_.SetInsertPoint(wrong);
  llvm::Value* report =
      field(launch_for_rare(), offsetof(abi::Launch, report), builder_.getPtrTy());
  const auto put = [&](std::size_t offset, llvm::Value* field) {
    builder_.CreateStore(field,
                         builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), report, offset));
  };
  put(offsetof(abi::Report, stop), builder_.getInt32(static_cast<std::uint32_t>(stop)));
  put(offsetof(abi::Report, node), builder_.getInt32(node.location));
  put(offsetof(abi::Report, program), number_);
  put(offsetof(abi::Report, element), element ? element : i64(0));
  put(offsetof(abi::Report, value), value ? value : i64(0));
  builder_.CreateRet(builder_.getInt32(1));
  builder_.SetInsertPoint(right);
}

}  // namespace eas::codegen
