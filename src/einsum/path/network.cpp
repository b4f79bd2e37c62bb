// Makes networks of expressions and counts what a tree costs.
#include "einsum/path/network.hpp"

#include <algorithm>
#include <cmath>

namespace eas::contraction {
namespace {

std::size_t at(Label label) { return static_cast<std::size_t>(label); }

}  // namespace

double Network::log_size_of(std::span<const Label> labels) const {
  double sum = 0;
  for (const Label label : labels) sum += log_size[at(label)];
  return sum;
}

Network network_of(const Expression& expression, std::span<const Label> sliced) {
  const std::size_t labels = expression.sizes.size();
  Network out;
  out.log_size.resize(labels);
  out.is_output.assign(labels, 0);
  out.holders.assign(labels, 0);
  for (std::size_t l = 0; l < labels; ++l) {
    // No element at all is planned as if there were one: nothing is computed either way.
    out.log_size[l] =
        std::log2(static_cast<double>(std::max<std::int64_t>(expression.sizes[l], 1)));
  }
  for (const Label label : sliced) out.log_size[at(label)] = 0;
  for (const Label label : expression.output) out.is_output[at(label)] = 1;
  for (const Labels& input : expression.inputs) {
    Labels& node = out.nodes.emplace_back(input);
    std::sort(node.begin(), node.end());
    node.erase(std::unique(node.begin(), node.end()), node.end());
    for (const Label label : node) ++out.holders[at(label)];
  }
  const auto matters = [&](Label label) {
    return out.log_size[at(label)] > 0 && (out.holders[at(label)] > 1 || out.is_output[at(label)]);
  };
  for (Labels& node : out.nodes) {
    std::erase_if(node, [&](Label label) { return !matters(label); });
  }
  out.output = expression.output;
  std::erase_if(out.output, [&](Label label) { return !matters(label); });
  std::sort(out.output.begin(), out.output.end());
  return out;
}

double CostModel::of(double log_all, double log_out) const {
  const double moved = is_unsummed(log_all, log_out) ? move_unsummed : move;
  return std::exp2(log_all) + (moved > 0 ? moved * std::exp2(log_out) : 0.0);
}

TreeDetail detail(const Network& network, const Tree& tree, CostModel model) {
  TreeDetail out;
  const std::size_t leaves = network.size();
  out.labels = network.nodes;
  out.labels.resize(leaves + tree.pairs.size());
  out.log_size.resize(out.labels.size());
  out.step_cost.assign(out.labels.size(), 0.0);
  for (std::size_t i = 0; i < leaves; ++i) out.log_size[i] = network.log_size_of(out.labels[i]);
  std::vector<std::int32_t> holders = network.holders;
  for (std::size_t i = 0; i < tree.pairs.size(); ++i) {
    const Labels& a = out.labels[static_cast<std::size_t>(tree.pairs[i].first)];
    const Labels& b = out.labels[static_cast<std::size_t>(tree.pairs[i].second)];
    Labels made;
    made.reserve(a.size() + b.size());
    double log_all = 0, log_out = 0;
    std::size_t ia = 0, ib = 0;
    while (ia < a.size() || ib < b.size()) {
      const bool from_a = ib == b.size() || (ia < a.size() && a[ia] <= b[ib]);
      const Label label = from_a ? a[ia] : b[ib];
      const bool shared = from_a && ib < b.size() && b[ib] == label;
      ia += from_a ? 1 : 0;
      ib += !from_a || shared ? 1 : 0;
      log_all += network.log_size[at(label)];
      if (shared && --holders[at(label)] == 1 && !network.is_output[at(label)]) continue;
      log_out += network.log_size[at(label)];
      made.push_back(label);
    }
    out.labels[leaves + i] = std::move(made);
    out.log_size[leaves + i] = log_out;
    out.step_cost[leaves + i] = model.of(log_all, log_out);
    out.cost += out.step_cost[leaves + i];
  }
  return out;
}

double cost_of(const Network& network, const Tree& tree, CostModel model) {
  return detail(network, tree, model).cost;
}

}  // namespace eas::contraction
