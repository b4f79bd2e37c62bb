// The table of contents: what is done to a kernel, in which order.
#include "passes/pipeline.hpp"

#include "passes/passes.hpp"

namespace eas::passes {

namespace {

// Each round only removes or shrinks, so rounds end by themselves; the bound keeps compile time
// honest for odd inputs. What is left undone after it is slower, never wrong.
constexpr int kMaxRounds = 8;

void simplify(ir::Function& function) {
  for (int round = 0; round < kMaxRounds; ++round) {
    bool changed = canonicalise(function);
    changed |= fold_constants(function);
    changed |= merge_equal_values(function);
    changed |= remove_dead_code(function);
    if (!changed) return;
  }
}

}  // namespace

void optimise(ir::Function& function) {
  simplify(function);
  if (move_invariants_out_of_loops(function)) simplify(function);
}

}  // namespace eas::passes
