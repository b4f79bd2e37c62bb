// See private_sums.hpp.
#include "codegen/llvm/emit/private_sums.hpp"

#include <llvm/IR/Constants.h>

#include <unordered_map>
#include <utility>

#include "ir/edit.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;

namespace {

// Copies that stay in a first-level cache, and that cost less to clear and to add than they save.
constexpr std::int64_t kMostBytes = 16 * 1024;
constexpr std::int64_t kAdditionsPerElement = 8;
constexpr std::int64_t kLineBytes = 64;

}  // namespace

const PrivateSums::Copy* PrivateSums::of(const ir::Value* buffer) const {
  for (const Copy& copy : copies_) {
    if (copy.buffer == buffer) return &copy;
  }
  return nullptr;
}

// One buffer at most: that whose every access adds an integer and forgets what was there.
void PrivateSums::find() {
  const ir::Function& function = frame_.function;
  if (frame_.options.check || function.ordered || !frame_.memory_facts.disjoint) return;
  const auto uses = ir::count_uses(function);
  std::unordered_map<const ir::Value*, std::pair<int, std::int64_t>> adds;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (node->op != Op::atomic_add || node->buffer()->type.kind != ir::TypeKind::Buffer) return;
    const DType dtype = node->buffer()->type.dtype;
    if (is_float(dtype) || dtype == DType::bool_ || ir::uses(uses, node->results[0]) != 0) return;
    auto& [count, elements] = adds[node->buffer()];
    ++count;
    elements += node->offset()->type.shape.elements();
  });
  for (const auto& [buffer, facts] : adds) {
    if (facts.first != frame_.memory_facts.accesses.at(buffer) || facts.second == 0) continue;
    if (!copies_.empty() && copies_[0].buffer->index < buffer->index) continue;
    copies_.assign(1, Copy{.buffer = buffer});
    additions_.assign(1, facts.second);
  }
}

void PrivateSums::over_elements(llvm::Value* count, llvm::function_ref<void(llvm::Value*)> body) {
  Carried none;
  loops_.loop(i64(0), count, i64(1), none, body);
}

void PrivateSums::begin(llvm::Value* programs) {
  find();
  for (std::size_t i = 0; i < copies_.size(); ++i) {
    Copy& copy = copies_[i];
    const DType dtype = copy.buffer->type.dtype;
    const auto bytes = static_cast<std::int64_t>(itemsize(dtype));
    llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
    copy.low = frame_.word(abi::WordKind::Low, copy.buffer->index);
    llvm::Value* high = frame_.word(abi::WordKind::High, copy.buffer->index);
    copy.size = builder_.CreateAdd(builder_.CreateSub(high, copy.low), i64(1));
    copy.first = frame_.allocate(kMostBytes);
    const auto at_most = [&](llvm::Value* x, std::int64_t most) {
      return builder_.CreateICmpSLE(x, i64(most));
    };
    // A run of so many additions to each element pays for one copy, or for all of them.
    const auto pays = [&](std::int64_t copies) {
      llvm::Value* least = builder_.CreateMul(copy.size, i64(copies * kAdditionsPerElement));
      return builder_.CreateICmpSGE(
          builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, programs,
                                         i64(kMostBytes * kCopies * kAdditionsPerElement)),
          builder_.CreateSDiv(least, i64(additions_[i])));
    };
    copy.used = builder_.CreateAnd(builder_.CreateICmpSGT(copy.size, i64(0)),
                                   at_most(copy.size, kMostBytes / bytes));
    copy.used = builder_.CreateAnd(copy.used, pays(1));
    // A line apart, so that equal elements of two copies do not lie 4 KB from each other.
    llvm::Value* step = builder_.CreateAdd(copy.size, i64(kLineBytes / bytes));
    llvm::Value* several = builder_.CreateAnd(
        at_most(step, kMostBytes / bytes / static_cast<std::int64_t>(kCopies)), pays(kCopies));
    several = builder_.CreateAnd(copy.used, several);
    copy.step = builder_.CreateSelect(several, step, i64(0));
    for (unsigned c = 0; c < kCopies; ++c) {
      llvm::Value* from = builder_.CreateSub(builder_.CreateMul(copy.step, i64(c)), copy.low);
      copy.memory[c] = builder_.CreateGEP(element, copy.first, from);
    }
    llvm::Value* all =
        builder_.CreateSelect(several, builder_.CreateMul(step, i64(kCopies)), copy.size);
    over_elements(builder_.CreateSelect(copy.used, all, i64(0)), [&](llvm::Value* index) {
      builder_.CreateAlignedStore(llvm::Constant::getNullValue(element),
                                  builder_.CreateGEP(element, copy.first, index),
                                  llvm::Align(itemsize(dtype)));
    });
  }
}

void PrivateSums::end() {
  for (const Copy& copy : copies_) {
    const DType dtype = copy.buffer->type.dtype;
    llvm::Type* element = memory_type(module_.getContext(), dtype, 0);
    const llvm::Align align(itemsize(dtype));
    llvm::Value* is_one = builder_.CreateIsNull(copy.step);
    over_elements(builder_.CreateSelect(copy.used, copy.size, i64(0)), [&](llvm::Value* index) {
      const auto of_copy = [&](unsigned c) {
        llvm::Value* at = builder_.CreateAdd(index, builder_.CreateMul(copy.step, i64(c)));
        return builder_.CreateAlignedLoad(element, builder_.CreateGEP(element, copy.first, at),
                                          align);
      };
      llvm::Value* first = of_copy(0);
      llvm::Value* sum = first;
      for (unsigned c = 1; c < kCopies; ++c) sum = builder_.CreateAdd(sum, of_copy(c));
      sum = builder_.CreateSelect(is_one, first, sum);
      Carried none;
      loops_.branch(
          builder_.CreateICmpNE(sum, llvm::Constant::getNullValue(element)), none,
          [&](Carried&) {
            llvm::Value* place = builder_.CreateGEP(element, frame_.memory_of(copy.buffer),
                                                    builder_.CreateAdd(copy.low, index));
            builder_.CreateAtomicRMW(llvm::AtomicRMWInst::Add, place, sum, align,
                                     llvm::AtomicOrdering::Monotonic);
          },
          [](Carried&) {});
    });
  }
}

}  // namespace eas::codegen
