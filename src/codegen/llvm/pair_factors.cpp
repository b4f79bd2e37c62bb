// Where products may be regrouped (fast_math), their factors are paired by when they are known: two
// early ones first, so that the one all wait for is followed by few multiplications. `m * n * n * n`
// is `(m * n) * (n * n)`.
#include "codegen/llvm/pair_factors.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <queue>
#include <tuple>
#include <vector>

namespace eas::codegen {
namespace {

// The longest chain of instructions of its own block that a value ends.
using Depths = llvm::DenseMap<const llvm::Value*, unsigned>;

bool is_product(const llvm::Value* value) {
  const auto* instruction = llvm::dyn_cast<llvm::BinaryOperator>(value);
  return instruction && instruction->getOpcode() == llvm::Instruction::FMul &&
         instruction->hasAllowReassoc();
}

// A product that is only a factor of the next one.
bool is_inner(const llvm::Instruction& product) {
  if (!product.hasOneUse()) return false;
  const auto* user = llvm::cast<llvm::Instruction>(product.user_back());
  return is_product(user) && user->getParent() == product.getParent();
}

struct Factor {
  unsigned depth;
  std::size_t order;  // among equals the first written comes first
  llvm::Value* value;
  bool operator>(const Factor& other) const {
    return std::tie(depth, order) > std::tie(other.depth, other.order);
  }
};
using Queue = std::priority_queue<Factor, std::vector<Factor>, std::greater<>>;

// Takes the two that are known first, puts back what join(x, y, depth) makes of them; gives the last
// one left.
template <class Join>
Factor paired(Queue factors, Join&& join) {
  for (std::size_t made = factors.size(); factors.size() > 1; ++made) {
    const Factor x = factors.top();
    factors.pop();
    const Factor y = factors.top();
    factors.pop();
    const unsigned depth = std::max(x.depth, y.depth) + 1;
    factors.push({depth, made, join(x.value, y.value, depth)});
  }
  return factors.top();
}

// `last` is the outermost of a chain of products.
void pair_chain(llvm::Instruction& last, Depths& depths) {
  llvm::SmallVector<llvm::Instruction*, 8> chain;  // from the outermost inwards
  std::vector<Factor> found;
  llvm::SmallVector<llvm::Value*, 8> open{&last};
  while (!open.empty()) {
    llvm::Value* at = open.pop_back_val();
    auto* product = llvm::dyn_cast<llvm::Instruction>(at);
    const bool inner = product && product->getParent() == last.getParent() && is_product(product) &&
                       is_inner(*product);
    if (at == &last || inner) {
      chain.push_back(product);
      open.push_back(product->getOperand(1));
      open.push_back(product->getOperand(0));
    } else {
      found.push_back({depths.lookup(at), found.size(), at});
    }
  }
  const Queue factors(std::greater<>(), found);
  const auto nothing = [](llvm::Value*, llvm::Value*, unsigned) -> llvm::Value* { return nullptr; };
  if (paired(factors, nothing).depth >= depths.lookup(&last)) return;
  llvm::IRBuilder<> builder(&last);
  builder.setFastMathFlags(last.getFastMathFlags());
  const Factor all = paired(factors, [&](llvm::Value* x, llvm::Value* y, unsigned depth) {
    llvm::Value* product = builder.CreateFMul(x, y);
    depths[product] = depth;
    return product;
  });
  last.replaceAllUsesWith(all.value);
  for (llvm::Instruction* old : chain) {
    depths.erase(old);
    old->eraseFromParent();
  }
}

}  // namespace

void pair_factors(llvm::Function& function) {
  for (llvm::BasicBlock& block : function) {
    Depths depths;
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(block)) {
      if (llvm::isa<llvm::PHINode>(instruction)) continue;
      unsigned depth = 0;
      for (const llvm::Value* operand : instruction.operands())
        depth = std::max(depth, depths.lookup(operand));
      depths[&instruction] = depth + 1;
      if (is_product(&instruction) && !is_inner(instruction)) pair_chain(instruction, depths);
    }
  }
}

}  // namespace eas::codegen
