// Loops that may run long look from time to time whether they are to end (Ctrl-C, another worker
// failed). The code of a turn is what it would be if nobody ever asked: a `for` runs in blocks of
// turns, each the loop itself with a nearer end; a `while` counts down in a register.
#include "codegen/llvm/emit/asking.hpp"

#include <llvm/IR/Constants.h>

#include <cstddef>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/plan/cost.hpp"

namespace eas::codegen {

Range Asking::range_of(const ir::Node& node) {
  llvm::Value* low = elements_.scalar(node.lo());
  llvm::Value* high = elements_.scalar(node.hi());
  llvm::Value* step = elements_.scalar(node.step());
  const auto known = constant(step);
  if (!known) {
    frame_.stop_if(builder_.CreateICmpEQ(step, i64(0)), abi::Stop::ZeroStep, node, nullptr,
                   nullptr);
  } else if (*known == 0) {
    frame_.stop_if(builder_.getTrue(), abi::Stop::ZeroStep, node, nullptr, nullptr);
    return {low, step, builder_.getFalse(), i64(0)};
  }
  // ceil(distance / |step|) of the unsigned distance, which cannot overflow.
  llvm::Value* up = builder_.CreateICmpSGT(step, i64(0));
  llvm::Value* distance =
      builder_.CreateSelect(up, builder_.CreateSub(high, low), builder_.CreateSub(low, high));
  llvm::Value* size = builder_.CreateSelect(up, step, builder_.CreateNeg(step));
  llvm::Value* any = builder_.CreateSelect(up, builder_.CreateICmpSLT(low, high),
                                           builder_.CreateICmpSGT(low, high));
  if (known && (*known == 1 || *known == -1)) return {low, step, any, distance};
  llvm::Value* turns =
      builder_.CreateAdd(builder_.CreateUDiv(builder_.CreateSub(distance, i64(1)), size), i64(1));
  return {low, step, any, turns};
}

// A look comes at the end of a turn, so that what a turn does is certain to be done: LLVM moves
// loads out of loops only then.
void Asking::turns_of(const ir::Node& node, const Range& range, Carried& carried,
                      llvm::function_ref<void(llvm::Value*)> body) {
  const std::int64_t looks = turns_between_looks(node, target_);
  if (looks > 1) return turns_in_blocks(node, range, looks, carried, body);
  loops_.loop_if(range.any, i64(0), range.turns, i64(1), carried, [&](llvm::Value* turn) {
    body(turn);
    if (looks == 1) stop_if_asked(node);
  });
}

// A loop that is at its end does not look, and what comes between two blocks is out of the way: a
// loop of few turns has one comparison more.
void Asking::turns_in_blocks(const ir::Node& node, const Range& range, std::int64_t size,
                             Carried& carried, llvm::function_ref<void(llvm::Value*)> body) {
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* begin = frame_.block("block");
  llvm::BasicBlock* inside = frame_.block("loop");
  llvm::BasicBlock* done = frame_.block("done");
  llvm::BasicBlock* look = frame_.block("look");
  llvm::BasicBlock* after = frame_.block("after");
  const auto end_of_block = [&](llvm::Value* first) {
    return builder_.CreateBinaryIntrinsic(llvm::Intrinsic::umin,
                                          builder_.CreateAdd(first, i64(size)), range.turns);
  };
  llvm::Value* first_end = end_of_block(i64(0));
  llvm::Instruction* enter = builder_.CreateCondBr(range.any, begin, after);
  const Carried inits = carried;

  builder_.SetInsertPoint(begin);
  const auto carry = [&](llvm::Value* init) {
    llvm::PHINode* phi = builder_.CreatePHI(init->getType(), 2);
    phi->addIncoming(init, before);
    return phi;
  };
  llvm::PHINode* first = carry(i64(0));
  llvm::PHINode* end = carry(first_end);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(carry(value));
    value = phis.back();
  }
  builder_.CreateBr(inside);
  loops_.turns(begin, inside, done, enter, first, end, i64(1), carried, body);

  builder_.SetInsertPoint(done);
  builder_.CreateCondBr(builder_.CreateICmpNE(end, range.turns), look, after, frame_.rarely());
  builder_.SetInsertPoint(look);
  stop_if_asked(node);
  llvm::BasicBlock* again = builder_.GetInsertBlock();
  first->addIncoming(end, again);
  end->addIncoming(end_of_block(end), again);
  builder_.CreateBr(begin);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], again);
  loops_.meet(after, before, inits, done, carried);
}

std::int64_t Asking::begin_looks(const ir::Node& node, Carried& carried) {
  const std::int64_t looks = turns_between_looks(node, target_);
  carried.push_back(i64(looks));
  return looks;
}

void Asking::look_after(const ir::Node& node, std::int64_t looks, Carried& carried) {
  if (looks == 1) return stop_if_asked(node);
  llvm::Value* left = builder_.CreateSub(carried.back(), i64(1));
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* look = frame_.block("look");
  llvm::BasicBlock* go_on = frame_.block("go_on");
  builder_.CreateCondBr(builder_.CreateIsNull(left), look, go_on, frame_.rarely());
  builder_.SetInsertPoint(look);
  stop_if_asked(node);
  llvm::BasicBlock* looked = builder_.GetInsertBlock();
  builder_.CreateBr(go_on);
  builder_.SetInsertPoint(go_on);
  llvm::PHINode* turns = builder_.CreatePHI(left->getType(), 2);
  turns->addIncoming(left, before);
  turns->addIncoming(i64(looks), looked);
  carried.back() = turns;
}

// The flag says whether to ask; only who asks on its own thread is asked often.
void Asking::stop_if_asked(const ir::Node& node) {
  llvm::Value* launch = frame_.launch_for_rare();
  llvm::Value* flag = frame_.field(launch, offsetof(abi::Launch, stop), builder_.getPtrTy());
  llvm::LoadInst* set = builder_.CreateLoad(builder_.getInt32Ty(), flag, /*isVolatile=*/true);
  llvm::BasicBlock* wanted = frame_.block("ask");
  llvm::BasicBlock* go_on = frame_.block("go_on");
  builder_.CreateCondBr(builder_.CreateIsNotNull(set), wanted, go_on, frame_.rarely());
  builder_.SetInsertPoint(wanted);
  llvm::CallInst* answer = builder_.CreateCall(ask(), {launch});
  answer->setCallingConv(llvm::CallingConv::PreserveMost);
  frame_.stop_if(builder_.CreateIsNotNull(answer), abi::Stop::Asked, node, nullptr, nullptr);
  builder_.CreateBr(go_on);
  builder_.SetInsertPoint(go_on);
}

// Calls launch->asked and keeps what registers it can for its caller: a plain call inside a loop
// would leave few for the loop itself. Who answers touches nothing that a kernel can see.
llvm::Function* Asking::ask() {
  constexpr const char* kName = "eas.ask";
  if (llvm::Function* known = module_.getFunction(kName)) return known;
  llvm::FunctionType* type =
      llvm::FunctionType::get(builder_.getInt32Ty(), {builder_.getPtrTy()}, false);
  llvm::Function* made =
      llvm::Function::Create(type, llvm::Function::InternalLinkage, kName, module_);
  made->setCallingConv(llvm::CallingConv::PreserveMost);
  made->setMemoryEffects(llvm::MemoryEffects::inaccessibleOrArgMemOnly());
  made->addFnAttr(llvm::Attribute::Cold);
  made->setDoesNotThrow();
  for (const char* attribute : {"target-cpu", "target-features"}) {
    made->addFnAttr(frame_.entry()->getFnAttribute(attribute));
  }
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(module_.getContext(), "entry", made));
  llvm::Value* launch = made->getArg(0);
  llvm::Value* asked = builder.CreateLoad(
      builder.getPtrTy(), builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), launch,
                                                             offsetof(abi::Launch, asked)));
  builder.CreateRet(builder.CreateCall(type, asked, {launch}));
  return made;
}

}  // namespace eas::codegen
