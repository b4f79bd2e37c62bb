// Loops are written in rotated form (a test before, a test at the end), as LLVM's own passes want them.
#include "codegen/llvm/emit/loops.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <tuple>

namespace eas::codegen {

bool Key::operator<(const Key& other) const {
  return std::tie(value, at.at, at.axis, at.rows) <
         std::tie(other.value, other.at.at, other.at.axis, other.at.rows);
}

void Loops::enter_scope(llvm::Instruction* end_of_outer) {
  scopes.back().end = end_of_outer;
  scopes.emplace_back();
  scopes.back().scratch = frame_.scratch_mark();
}

void Loops::leave_scope() {
  frame_.free_since(scopes.back().scratch);
  scopes.pop_back();
  scopes.back().end = nullptr;
}

int Loops::depth_of(const llvm::Value* index) const {
  const auto found = index_depth_.find(index);
  return found == index_depth_.end() ? 0 : found->second;
}

std::uint64_t Loops::power_of_two_in(const llvm::Value* value, int depth) const {
  constexpr int kDeepest = 8;
  constexpr std::uint64_t kMost = std::uint64_t{1} << 62;
  const auto known = steps_.find(value);
  if (known != steps_.end()) return known->second;
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(value)) {
    const std::uint64_t bits = number->getZExtValue();
    return bits == 0 ? kMost : std::min(bits & -bits, kMost);
  }
  const auto* operation = llvm::dyn_cast<llvm::BinaryOperator>(value);
  if (!operation || depth == kDeepest) return 1;
  const std::uint64_t x = power_of_two_in(operation->getOperand(0), depth + 1);
  const std::uint64_t y = power_of_two_in(operation->getOperand(1), depth + 1);
  switch (operation->getOpcode()) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::Or: return std::min(x, y);
    case llvm::Instruction::And: return std::max(x, y);
    case llvm::Instruction::Mul: return y >= kMost / x ? kMost : x * y;
    default: return 1;
  }
}

llvm::BasicBlock* Loops::turns(llvm::BasicBlock* before, llvm::BasicBlock* inside,
                               llvm::BasicBlock* after, llvm::Instruction* outside,
                               llvm::Value* low, llvm::Value* high, llvm::Value* step,
                               Carried& carried, llvm::function_ref<void(llvm::Value*)> body) {
  builder_.SetInsertPoint(inside);
  llvm::PHINode* index = builder_.CreatePHI(low->getType(), 2, "i");
  index->addIncoming(low, before);
  steps_[index] = std::min(power_of_two_in(low), power_of_two_in(step));
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  enter_scope(outside);
  define_index(index, depth());
  body(index);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  llvm::Value* next = builder_.CreateAdd(index, step);
  index->addIncoming(next, latch);
  builder_.CreateCondBr(builder_.CreateICmpSLT(next, high), inside, after);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  return latch;
}

void Loops::meet(llvm::BasicBlock* after, llvm::BasicBlock* before, const Carried& inits,
                 llvm::BasicBlock* latch, Carried& carried) {
  builder_.SetInsertPoint(after);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    llvm::PHINode* last = builder_.CreatePHI(carried[i]->getType(), 2);
    last->addIncoming(inits[i], before);
    last->addIncoming(carried[i], latch);
    carried[i] = last;
  }
}

void Loops::loop(llvm::Value* low, llvm::Value* high, llvm::Value* step, Carried& carried,
                 llvm::function_ref<void(llvm::Value*)> body) {
  loop_if(builder_.CreateICmpSLT(low, high), low, high, step, carried, body);
}

void Loops::loop_if(llvm::Value* any, llvm::Value* low, llvm::Value* high, llvm::Value* step,
                    Carried& carried, llvm::function_ref<void(llvm::Value*)> body) {
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* inside = frame_.block("loop");
  llvm::BasicBlock* after = frame_.block("after");
  llvm::Instruction* enter = builder_.CreateCondBr(any, inside, after);
  const Carried inits = carried;
  llvm::BasicBlock* latch = turns(before, inside, after, enter, low, high, step, carried, body);
  meet(after, before, inits, latch, carried);
}

void Loops::repeat(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                   llvm::function_ref<void(Carried&)> body) {
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::BasicBlock* head = frame_.block("while");
  llvm::BasicBlock* inside = frame_.block("do");
  llvm::BasicBlock* after = frame_.block("after");
  builder_.CreateBr(head);
  builder_.SetInsertPoint(head);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  const Carried start = carried;
  enter_scope(before->getTerminator());
  llvm::Value* again = test(carried);
  builder_.CreateCondBr(again, inside, after);
  builder_.SetInsertPoint(inside);
  body(carried);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  builder_.CreateBr(head);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  builder_.SetInsertPoint(after);
  carried = start;
}

// The same, with the test written twice: before the loop and at its end.
void Loops::repeat_rotated(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                           llvm::function_ref<void(Carried&)> body) {
  llvm::BasicBlock* inside = frame_.block("do");
  llvm::BasicBlock* after = frame_.block("after");
  enter_scope(nullptr);
  llvm::Value* first = test(carried);
  leave_scope();
  llvm::BasicBlock* before = builder_.GetInsertBlock();
  llvm::Instruction* enter = builder_.CreateCondBr(first, inside, after);
  const Carried inits = carried;
  builder_.SetInsertPoint(inside);
  llvm::SmallVector<llvm::PHINode*, 8> phis;
  for (llvm::Value*& value : carried) {
    phis.push_back(builder_.CreatePHI(value->getType(), 2));
    phis.back()->addIncoming(value, before);
    value = phis.back();
  }
  enter_scope(enter);
  body(carried);
  llvm::Value* again = test(carried);
  leave_scope();
  llvm::BasicBlock* latch = builder_.GetInsertBlock();
  builder_.CreateCondBr(again, inside, after);
  for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(carried[i], latch);
  meet(after, before, inits, latch, carried);
}

void Loops::branch(llvm::Value* condition, Carried& carried,
                   llvm::function_ref<void(Carried&)> then,
                   llvm::function_ref<void(Carried&)> otherwise) {
  llvm::BasicBlock* yes = frame_.block("then");
  llvm::BasicBlock* no = frame_.block("else");
  llvm::BasicBlock* after = frame_.block("after");
  llvm::Instruction* split = builder_.CreateCondBr(condition, yes, no);
  Carried results[2];
  llvm::BasicBlock* ends[2];
  for (const int side : {0, 1}) {
    builder_.SetInsertPoint(side == 0 ? yes : no);
    enter_scope(split);
    results[side] = carried;
    (side == 0 ? then : otherwise)(results[side]);
    leave_scope();
    ends[side] = builder_.GetInsertBlock();
    builder_.CreateBr(after);
  }
  builder_.SetInsertPoint(after);
  carried.clear();
  for (std::size_t i = 0; i < results[0].size(); ++i) {
    llvm::PHINode* merged = builder_.CreatePHI(results[0][i]->getType(), 2);
    merged->addIncoming(results[0][i], ends[0]);
    merged->addIncoming(results[1][i], ends[1]);
    carried.push_back(merged);
  }
}

}  // namespace eas::codegen
