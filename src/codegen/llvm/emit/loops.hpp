// Loops: loops and branches of the generated code, and the scopes that say how far out a piece of code
// may go.
#pragma once

#include <llvm/ADT/STLFunctionalExtras.h>

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/llvm/emit/frame.hpp"
#include "codegen/llvm/emit/lanes.hpp"

namespace eas::codegen {

// base + sum over axes of stride * index; i64 each, a null stride is 0.
struct Linear {
  llvm::Value* base = nullptr;
  std::array<llvm::Value*, ir::kMaxRank> stride{};
};

// The indices along an axis from `low` (null: 0) to below `high`, i64; no `high`: nothing is known.
struct Span {
  llvm::Value *low = nullptr, *high = nullptr;
};

// What is known inside one loop (or branch) and forgotten after it.
struct Scope {
  std::map<Key, Lanes> lanes;
  std::unordered_map<const ir::Value*, std::optional<Linear>> linears;
  std::map<Key, Span> spans;
  std::map<std::pair<llvm::Value*, unsigned>, llvm::Value*> rows;
  // While code is written to a scope further in: where this one's may still grow.
  llvm::Instruction* end = nullptr;
  std::int64_t scratch = 0;
};

class Loops {
 public:
  explicit Loops(Frame& frame) : frame_(frame), builder_(frame.builder) { scopes.emplace_back(); }

  // for (i = low; i < high; i += step): body(i) reads and replaces `carried`.
  void loop(llvm::Value* low, llvm::Value* high, llvm::Value* step, Carried& carried,
            llvm::function_ref<void(llvm::Value*)> body);
  // The same, where it is known whether there is a turn.
  void loop_if(llvm::Value* any, llvm::Value* low, llvm::Value* high, llvm::Value* step,
               Carried& carried, llvm::function_ref<void(llvm::Value*)> body);
  // The turns of such a loop, of which there is one at least: from the end of `before` to `after`.
  // `outside` is where what does not change in it goes. Gives the block that tests.
  llvm::BasicBlock* turns(llvm::BasicBlock* before, llvm::BasicBlock* inside,
                          llvm::BasicBlock* after, llvm::Instruction* outside, llvm::Value* low,
                          llvm::Value* high, llvm::Value* step, Carried& carried,
                          llvm::function_ref<void(llvm::Value*)> body);
  // After a loop: what it was given, or what it gave.
  void meet(llvm::BasicBlock* after, llvm::BasicBlock* before, const Carried& inits,
            llvm::BasicBlock* latch, Carried& carried);
  // The same without a test of its own: goes on while body gives true.
  void repeat(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
              llvm::function_ref<void(Carried&)> body);
  void repeat_rotated(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                      llvm::function_ref<void(Carried&)> body);
  // Runs one of two bodies; `carried` is replaced by both.
  void branch(llvm::Value* condition, Carried& carried, llvm::function_ref<void(Carried&)> then,
              llvm::function_ref<void(Carried&)> otherwise);

  void enter_scope(llvm::Instruction* end_of_outer);
  void leave_scope();
  int depth() const { return static_cast<int>(scopes.size()) - 1; }
  // That of the loop an index belongs to; 0 for what belongs to none.
  int depth_of(const llvm::Value* index) const;
  void define_index(const llvm::Value* index, int depth) { index_depth_[index] = depth; }
  // A power of two that divides a number whenever it is computed, as large as is seen from here.
  std::uint64_t power_of_two_in(const llvm::Value* value, int depth = 0) const;
  // Code written by fn goes to the end of an outer scope. A scope without an end of its own goes
  // on in the one inside it.
  template <class Fn>
  auto at_depth(int depth, Fn&& fn) {
    llvm::IRBuilder<>::InsertPointGuard guard(builder_);
    for (std::size_t i = static_cast<std::size_t>(depth); i < scopes.size(); ++i) {
      if (!scopes[i].end) continue;
      builder_.SetInsertPoint(scopes[i].end);
      break;
    }
    return fn();
  }

  std::vector<Scope> scopes;
  int base_depth = 0;  // of the program or loop of the kernel's own that is being written

 private:
  Frame& frame_;
  llvm::IRBuilder<>& builder_;
  std::unordered_map<const llvm::Value*, int> index_depth_;
  std::unordered_map<const llvm::Value*, std::uint64_t> steps_;  // powers of two in indices
};

}  // namespace eas::codegen
