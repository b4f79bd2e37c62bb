// Emitter: turns one function into LLVM IR, by classes with one job each.
//
//   Frame         the function: words, launch, scratch memory, the way out
//   Loops         loops and scopes: where code that does not depend on a loop goes
//   Elements      the elements of a value at some coordinates, computed where they are needed
//   Linears       integer tiles as base + sum of stride * index: addresses
//   Masks         which lanes a mask holds for
//   Memory        loads and stores of a chunk; Atomics, with PrivateSums of small buffers
//   Walk          the index space of a tile, chunk by chunk
//   Fused         programs without ops across elements: the whole body once a chunk, in registers
//   Units         everything else: the loops of a plan (plan/), for which
//     Folds         reductions and scans, with Accumulators
//     Products      matrix products, with SummedProducts in loops
//     Rearrange     cat, join, sort
//     Control       for, while, if, with Asking
//     Reports       checks, asserts, prints
#pragma once

#include <cstdint>
#include <vector>

#include "codegen/llvm/emit/accumulators.hpp"
#include "codegen/llvm/emit/asking.hpp"
#include "codegen/llvm/emit/atomics.hpp"
#include "codegen/llvm/emit/control.hpp"
#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/fold.hpp"
#include "codegen/llvm/emit/fused.hpp"
#include "codegen/llvm/emit/linear.hpp"
#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/private_sums.hpp"
#include "codegen/llvm/emit/products.hpp"
#include "codegen/llvm/emit/rearrange.hpp"
#include "codegen/llvm/emit/report.hpp"
#include "codegen/llvm/emit/summed_products.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"

namespace eas::codegen {

class Emitter {
 public:
  Emitter(const ir::Function& function, const Target& target, const Options& options,
          llvm::Module& module)
      : frame_(function, target, options, module) {}
  // Writes `eas_entry` into the module.
  void run();

  const std::vector<abi::Word>& words() const { return frame_.words(); }
  std::int64_t scratch_bytes() const { return frame_.scratch_bytes(); }

 private:
  Frame frame_;
  Known known_;
  Loops loops_{frame_};
  Elements elements_{frame_, known_, loops_, linears_, masks_, memory_};
  Linears linears_{frame_, known_, loops_, elements_};
  Masks masks_{frame_, known_, loops_, linears_, elements_};
  Memory memory_{frame_, known_, loops_, linears_, masks_, elements_};
  Walk walk_{frame_, known_, loops_, linears_, masks_, memory_};
  PrivateSums private_sums_{frame_, known_, loops_};
  Atomics atomics_{frame_, known_, loops_, elements_, memory_, walk_, private_sums_};
  Accumulators accumulators_{frame_, known_, elements_};
  Asking asking_{frame_, known_, loops_, elements_};
  Fused fused_{frame_,  known_, loops_,   elements_,     linears_,
               memory_, walk_,  atomics_, accumulators_, asking_};
  SummedProducts summed_products_{frame_, known_, elements_, linears_, masks_};
  Products products_{frame_, known_,  loops_, elements_, linears_,
                     masks_, memory_, walk_,  units_,    summed_products_};
  Folds folds_{frame_, known_, loops_, elements_, memory_, walk_, accumulators_, units_, fused_};
  Rearrange rearrange_{frame_, known_, elements_, memory_, walk_, units_};
  Control control_{frame_,  known_, loops_,           elements_, memory_,
                   asking_, units_, summed_products_, products_};
  Reports reports_{frame_, known_, loops_, elements_, memory_, walk_, units_};
  Units units_{
      frame_,   known_,
      loops_,   elements_,
      linears_, memory_,
      walk_,    {atomics_, control_, products_, folds_, rearrange_, reports_, summed_products_}};
};

}  // namespace eas::codegen
