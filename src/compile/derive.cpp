// What is differentiated is the kernel after the passes, thread-level ones as the tile kernels they
// are compiled as.
#include "compile/derive.hpp"

#include "ir/clone.hpp"
#include "ir/verify.hpp"
#include "passes/pipeline.hpp"
#include "passes/threads_to_tiles/threads_to_tiles.hpp"

namespace eas::compile {

Derived derive_adjoint(const ir::Function& traced, ir::DebugInfo debug, std::string name,
                       const diff::Request& request) {
  ir::verify(traced, &debug);
  auto primal = ir::clone(traced);
  passes::optimise(*primal);
  Derived out;
  out.grid = passes::infer_grid(*primal);
  if (primal->mode == ir::Mode::Thread) {
    primal = passes::threads_to_tiles(*primal, {1, 1, 1}, &debug);
  }
  diff::prepare(*primal, request);
  primal = ir::clone(*primal);
  out.function = diff::adjoint(*primal, debug, request);
  for (passes::AxisGrid& axis : out.grid.axes) {
    axis.taken.resize(out.function->body()->params.size());
  }
  debug.kernel = std::move(name);
  out.debug = std::move(debug);
  return out;
}

}  // namespace eas::compile
