// What is differentiated is the kernel after the passes, thread-level ones as the tile kernels they
// are compiled as.
#include "compile/derive.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "ir/clone.hpp"
#include "ir/verify.hpp"
#include "passes/pipeline.hpp"
#include "passes/threads_to_tiles/threads_to_tiles.hpp"

namespace eas::compile {
namespace {

// A group the launch says (_tptg) is not known yet, neither its size nor its axes.
void refuse_groups_of_launches(const ir::Function& primal, const ir::DebugInfo& debug,
                               diff::Mode mode) {
  const bool reverse = mode == diff::Mode::Reverse;
  const auto refuse = [&](const SourceLocation& where) {
    CompileError error(debug.kernel, cat("there is no ", reverse ? "gradient" : "tangent",
                                         " of a kernel whose group the launch says, expected "
                                         "mk.tid(0, size) for mk.local_id",
                                         reverse ? cat(", or a gradient of your own (@",
                                                       debug.kernel, ".def_grad)")
                                                 : std::string()));
    error.locate(where);
    throw error;
  };
  ir::walk(*primal.body(), [&](const ir::Node* node) {
    if (node->op == ir::Op::local_id) refuse(debug.at(node->location));
  });
  if (primal.group_size == 0) refuse(debug.at(primal.body()->nodes.front()->location));
}

}  // namespace

Derived derive(const ir::Function& traced, ir::DebugInfo debug, std::string name,
               const diff::Request& request) {
  ir::verify(traced, &debug);
  auto primal = ir::clone(traced);
  passes::optimise(*primal);
  Derived out;
  out.grid = passes::infer_grid(*primal);
  if (primal->mode == ir::Mode::Thread) {
    refuse_groups_of_launches(*primal, debug, request.mode);
    primal = passes::threads_to_tiles(*primal, {1, 1, 1}, &debug);
  }
  diff::prepare(*primal, request);
  primal = ir::clone(*primal);
  const bool reverse = request.mode == diff::Mode::Reverse;
  out.function =
      reverse ? diff::adjoint(*primal, debug, request) : diff::tangent(*primal, debug, request);
  for (passes::AxisGrid& axis : out.grid.axes) {
    axis.taken.resize(out.function->body()->params.size());
  }
  debug.kernel = std::move(name);
  out.debug = std::move(debug);
  return out;
}

}  // namespace eas::compile
