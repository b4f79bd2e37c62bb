// Makes plans: a tree from the path finders, steps from the tree, slices where memory is limited.
#include "einsum/plan/plan.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "base/once.hpp"
#include "einsum/path/network.hpp"
#include "einsum/path/path.hpp"
#include "einsum/plan/cache.hpp"
#include "einsum/plan/memory.hpp"
#include "einsum/plan/packing.hpp"
#include "einsum/plan/slicing.hpp"
#include "einsum/plan/steps.hpp"

#include <algorithm>
#include <cmath>

namespace eas::contraction {
namespace {

constexpr int kPieceLeaves = 8;
// Of improving sliced trees and of trying which label to slice, counted.
constexpr double kSlicingSeconds = 0.3, kTryingSeconds = 0.5;

PlanCache& cache() {
  static constinit Once<PlanCache> plans;
  return plans.get();
}

struct Draft {
  Tree tree;
  std::vector<Step> steps;
  Labels sliced;
  std::vector<bool> converted_once;
  double log_flops = 0;     // of all slices
  bool is_endless = false;  // the limit takes more slices than can be counted
};

// The sum over slices may be larger than any double: its logarithm is not.
double log_flops_of(const Expression& expression, const Draft& draft) {
  double sum =
      std::log2(std::max(1.0, flops_of(draft.steps, sliced_sizes(expression, draft.sliced))));
  for (const Label label : draft.sliced) {
    sum += std::log2(static_cast<double>(expression.sizes[static_cast<std::size_t>(label)]));
  }
  return sum;
}

SliceLimit limit_of(const Expression& expression, const PlanOptions& options) {
  return {expression, options.footprint, static_cast<double>(*options.memory_limit_bytes)};
}

// Slices labels until the limit is kept or there are more slices than can be counted, which is soon:
// every label at least doubles them. A sliced network has another best tree: where `improved`, the
// tree is improved without the sliced labels after each of them.
Draft drafted(const Expression& expression, Tree tree, const PlanOptions& options, bool improved,
              Progress& progress) {
  Draft out{std::move(tree), {}, {}, {}, 0, false};
  out.steps = steps_of(expression, out.tree);
  if (options.memory_limit_bytes) {
    const SliceLimit limit = limit_of(expression, options);
    Effort effort(progress, kSlicingSeconds), trying(progress, kTryingSeconds);
    while (const auto label = next_slice(limit, out.steps, out.sliced, trying)) {
      out.sliced.push_back(*label);
      if (!slices_of(expression, out.sliced)) {
        out.sliced.pop_back();
        out.is_endless = true;
        return out;
      }
      if (!improved || effort.used_up()) continue;
      const Network network = network_of(expression, out.sliced);
      improve_subtrees(network, out.tree, kExecutorCost, kPieceLeaves, effort);
      out.tree = ordered_for_memory(network, out.tree);
      out.steps = steps_of(expression, out.tree);
      effort.spend(seconds_of_looking_up(out.steps), "improving the path");
    }
    put_back_slices(limit, out.steps, out.sliced);
    out.converted_once = kept_copies(limit, out.steps, out.sliced);
  }
  out.log_flops = log_flops_of(expression, out);
  return out;
}

PlanData finished(Expression expression, Draft draft, std::string method) {
  PlanData plan;
  plan.path = path_of_tree(draft.tree);
  plan.method = std::move(method);
  plan.steps = std::move(draft.steps);
  const Sizes sizes = sliced_sizes(expression, draft.sliced);
  Packing(plan.steps, expression.operands())
      .mark(plan.steps, expression, sizes, !draft.sliced.empty(), elements_made(plan.steps, sizes));
  plan.converted_once = std::move(draft.converted_once);
  plan.slices = slices_of(expression, draft.sliced).value();
  const auto is_sliced = [&](Label label) {
    return std::find(draft.sliced.begin(), draft.sliced.end(), label) != draft.sliced.end();
  };
  for (Step& step : plan.steps) {
    step.flops = flops_of(step, sizes);
    plan.flops += step.flops * static_cast<double>(plan.slices);
    if (draft.sliced.empty()) continue;
    std::erase_if(step.a_labels, is_sliced);
    std::erase_if(step.b_labels, is_sliced);
    std::erase_if(step.out_labels, is_sliced);
  }
  plan.sliced = std::move(draft.sliced);
  plan.expression = std::move(expression);
  return plan;
}

void refuse_endless(const Expression& expression, const Draft& draft, const PlanOptions& options) {
  if (!draft.is_endless) return;
  refuse_slices(limit_of(expression, options), draft.steps, draft.sliced);
}

PlanData made(Expression expression, const PlanOptions& options) {
  Progress progress(options.progress);
  const Network network = network_of(expression);
  if (options.optimize == "path") {
    Tree tree = tree_of_path(network, options.path);
    Draft draft = drafted(expression, std::move(tree), options, false, progress);
    refuse_endless(expression, draft, options);
    return finished(std::move(expression), std::move(draft), "the given path");
  }
  const SearchOptions search_options{options.optimize, options.seed, options.time_budget_seconds};
  Found found = search(network, search_options, progress);
  const Tree tree = ordered_for_memory(network, found.tree);
  Draft draft = drafted(expression, tree, options, false, progress);
  if (!draft.sliced.empty()) {
    Draft improved = drafted(expression, tree, options, true, progress);
    const bool is_better = draft.is_endless || improved.log_flops < draft.log_flops;
    if (is_better && !improved.is_endless) draft = std::move(improved);
  }
  refuse_endless(expression, draft, options);
  return finished(std::move(expression), std::move(draft), std::move(found.method));
}

}  // namespace

std::shared_ptr<const PlanData> make_plan(Expression expression, const PlanOptions& options) {
  thread_local PlanCache::Key key;
  PlanCache::write_key(expression, options, key);
  if (auto plan = cache().find(key)) {
    if (plan->expression.names == expression.names) return plan;
    auto renamed = std::make_shared<PlanData>(*plan);
    renamed->expression.names = std::move(expression.names);
    return renamed;
  }
  // A callback may plan too, so the key is copied before it can be overwritten.
  const PlanCache::Key own_key = key;
  auto plan = std::make_shared<const PlanData>(made(std::move(expression), options));
  cache().insert(own_key, plan);
  return plan;
}

std::size_t cached_plans() { return cache().size(); }
void clear_cached_plans() { cache().clear(); }

}  // namespace eas::contraction
