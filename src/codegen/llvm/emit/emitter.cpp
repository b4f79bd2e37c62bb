// The loop over the programs that the entry function was given.
#include "codegen/llvm/emit/emitter.hpp"

#include <algorithm>
#include <cstddef>

namespace eas::codegen {

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
  llvm::IRBuilder<>& builder = frame_.builder;
  const auto i64 = [&](std::int64_t value) { return frame_.i64(value); };
  frame_.begin();
  llvm::Value* begin = frame_.entry()->getArg(2);
  llvm::Value* end = frame_.entry()->getArg(3);
  llvm::BasicBlock* some = frame_.block("some");
  llvm::BasicBlock* loop = frame_.block("program");
  llvm::BasicBlock* done = frame_.block("done");
  // The ids of the first program by division, of the others by counting on.
  const std::size_t axes = axes_asked_for(frame_.function);
  std::array<llvm::Value*, 3> grid, first;
  llvm::Value* rest = begin;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    grid[axis] = frame_.launch_field(offsetof(abi::Launch, grid) + axis * 8, builder.getInt64Ty());
    first[axis] = axis < 2 ? builder.CreateURem(rest, grid[axis]) : rest;
    if (axis + 1 < axes) rest = builder.CreateUDiv(rest, grid[axis]);
  }
  builder.CreateCondBr(builder.CreateICmpSLT(begin, end), some, done);
  llvm::Instruction* entry_end = frame_.entry_block()->getTerminator();
  builder.SetInsertPoint(some);
  private_sums_.begin(builder.CreateSub(end, begin));
  some = builder.GetInsertBlock();
  builder.CreateBr(loop);

  builder.SetInsertPoint(loop);
  llvm::PHINode* number = builder.CreatePHI(builder.getInt64Ty(), 2, "number");
  number->addIncoming(begin, some);
  frame_.number = number;
  std::array<llvm::PHINode*, 3> ids;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    ids[axis] = builder.CreatePHI(builder.getInt64Ty(), 2, "pid");
    ids[axis]->addIncoming(first[axis], some);
    frame_.program[axis] = ids[axis];
  }
  loops_.enter_scope(entry_end);
  loops_.base_depth = loops_.depth();
  const ir::Block& body = *frame_.function.body();
  if (!fused_.try_program(body)) units_.run_plan(body, {});
  loops_.leave_scope();

  llvm::BasicBlock* latch = builder.GetInsertBlock();
  llvm::Value* carry = i64(1);
  for (std::size_t axis = 0; axis < axes; ++axis) {
    llvm::Value* next = builder.CreateAdd(ids[axis], carry);
    llvm::Value* wraps = builder.CreateICmpEQ(next, grid[axis]);
    carry = builder.CreateZExt(wraps, builder.getInt64Ty());
    ids[axis]->addIncoming(builder.CreateSelect(wraps, i64(0), next), latch);
  }
  llvm::Value* next = builder.CreateAdd(number, i64(1));
  number->addIncoming(next, latch);
  llvm::BasicBlock* after = frame_.block("after");
  builder.CreateCondBr(builder.CreateICmpSLT(next, end), loop, after);
  builder.SetInsertPoint(after);
  private_sums_.end();
  builder.CreateBr(done);
  builder.SetInsertPoint(done);
  builder.CreateRet(builder.getInt32(0));
  frame_.finish();
  frame_.lines.finish();
}

}  // namespace eas::codegen
