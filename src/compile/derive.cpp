// What is differentiated is the kernel after the passes, thread-level ones as the tile kernels they
// are compiled as.
#include "compile/derive.hpp"

#include <algorithm>

#include "diff/wide.hpp"
#include "ir/clone.hpp"
#include "ir/verify.hpp"
#include "passes/passes.hpp"
#include "passes/pipeline.hpp"
#include "passes/threads_to_tiles/threads_to_tiles.hpp"

namespace eas::compile {
namespace {

// The tangent of a sum that is held in a wider dtype is, too.
diff::Request widened(const diff::Request& request, const passes::Sharing& sharing) {
  diff::Request out = request;
  out.of_primal = sharing;
  if (request.mode == diff::Mode::Reverse) return out;
  for (const passes::Sharing::Wide& sum : sharing.wide) {
    std::optional<DType>& given = out.gradients[sum.param];
    if (given) given = diff::wide_dtype(*given);
  }
  return out;
}

bool is_in(const std::vector<std::uint32_t>& params, std::size_t param) {
  return std::find(params.begin(), params.end(), param) != params.end();
}

}  // namespace

Derived derive(const ir::Function& traced, ir::DebugInfo debug, std::string name,
               const diff::Request& request, const std::array<std::int64_t, 3>& group,
               const passes::Sharing& of_primal) {
  ir::verify(traced, &debug);
  const diff::Request asked = widened(request, of_primal);
  auto primal = ir::clone(traced);
  passes::optimise(*primal);
  Derived out;
  out.grid = passes::infer_grid(*primal);
  if (primal->mode == ir::Mode::Thread) {
    primal = passes::threads_to_tiles(*primal, group, &debug);
    out.grid.group = group;
  }
  diff::prepare(*primal, asked);
  primal = ir::clone(*primal);
  const bool reverse = request.mode == diff::Mode::Reverse;
  diff::Derivative derivative =
      reverse ? diff::adjoint(*primal, debug, asked) : diff::tangent(*primal, debug, asked);
  out.function = std::move(derivative.function);
  // Values of the primal that its adjoint needs not: then `reads` says what is to be kept for it.
  if (reverse) passes::remove_dead_code(*out.function);
  out.sharing = std::move(derivative.sharing);
  // The primal's parameters are still what they were.
  out.sharing.wide.insert(out.sharing.wide.end(), of_primal.wide.begin(), of_primal.wide.end());
  auto next = static_cast<std::uint32_t>(request.gradients.size());
  for (std::size_t i = 0; i < request.gradients.size(); ++i) {
    if (!request.gradients[i]) continue;
    if (asked.gradients[i] != request.gradients[i]) {
      out.sharing.wide.push_back({next, *request.gradients[i]});
    }
    if (!asked.fresh.empty() && asked.fresh[i]) out.sharing.fresh.push_back(next);
    // A tangent of what begins with zeros does, too.
    if (!reverse && is_in(of_primal.fresh, i)) out.sharing.fresh.push_back(next);
    ++next;
  }
  if (!reverse) {
    out.sharing.fresh.insert(out.sharing.fresh.end(), of_primal.fresh.begin(),
                             of_primal.fresh.end());
  }
  for (passes::AxisGrid& axis : out.grid.axes) {
    axis.taken.resize(out.function->body()->params.size());
  }
  debug.kernel = std::move(name);
  out.debug = std::move(debug);
  return out;
}

}  // namespace eas::compile
