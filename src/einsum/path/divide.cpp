// A tree from above: the network is divided into two halves with little between them, these again,
// until a few nodes are left, which are solved exactly. Better than greedy search where the network is
// large and has no direction, since it is the last, largest contractions that decide.
#include "einsum/path/bisect.hpp"
#include "einsum/path/path.hpp"

#include <algorithm>
#include <numeric>

namespace eas::contraction {
namespace {

constexpr std::size_t kSolvedNodes = 8;
constexpr std::int64_t kSolvedWork = 20000;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

class Divider {
 public:
  Divider(const Network& network, double imbalance, std::uint64_t seed, Effort& effort)
      : network_(network),
        imbalance_(imbalance),
        random_(seed),
        effort_(effort),
        edge_of_(network.log_size.size(), -1),
        inside_(network.log_size.size(), 0) {}

  Tree run() {
    std::vector<int> all(network_.size());
    std::iota(all.begin(), all.end(), 0);
    sets_.push_back({std::move(all), -1, -1});
    // Parts come after what they are parts of.
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      if (sets_[i].nodes.size() > kSolvedNodes) divide(i);
    }
    Tree out{static_cast<int>(network_.size()), {}};
    std::vector<int> root(sets_.size());
    for (std::size_t i = sets_.size(); i-- > 0;) {
      const Set& set = sets_[i];
      if (set.left < 0) {
        root[i] = solve(set.nodes, out);
      } else {
        root[i] = out.leaves + static_cast<int>(out.pairs.size());
        out.pairs.emplace_back(root[at(set.left)], root[at(set.right)]);
      }
    }
    return out;
  }

 private:
  struct Set {
    std::vector<int> nodes;
    int left, right;  // the sets it is divided into; -1: it is not
  };

  void divide(std::size_t index) {
    const std::vector<int>& nodes = sets_[index].nodes;
    const std::vector<std::uint8_t> sides = bisect(graph_of(nodes), imbalance_, random_, effort_);
    std::vector<int> parts[2];
    for (std::size_t v = 0; v < nodes.size(); ++v) parts[sides[v]].push_back(nodes[v]);
    if (parts[0].empty() || parts[1].empty()) {  // nothing to divide by
      const auto half = nodes.begin() + static_cast<std::ptrdiff_t>(nodes.size() / 2);
      parts[0].assign(nodes.begin(), half);
      parts[1].assign(half, nodes.end());
    }
    sets_[index].left = static_cast<int>(sets_.size());
    sets_[index].right = sets_[index].left + 1;
    sets_.push_back({std::move(parts[0]), -1, -1});
    sets_.push_back({std::move(parts[1]), -1, -1});
  }

  // Labels that leave the set do so wherever it is divided: only those inside count.
  Hypergraph graph_of(const std::vector<int>& nodes) {
    Hypergraph out;
    out.edges_of.resize(nodes.size());
    out.node_weight.assign(nodes.size(), 1.0);
    std::vector<Label> met;
    for (std::size_t v = 0; v < nodes.size(); ++v) {
      for (const Label label : network_.nodes[at(nodes[v])]) {
        int& edge = edge_of_[at(label)];
        if (edge < 0) {
          edge = static_cast<int>(out.nodes_of.size());
          out.nodes_of.emplace_back();
          out.edge_weight.push_back(network_.log_size[at(label)]);
          met.push_back(label);
        }
        out.nodes_of[at(edge)].push_back(static_cast<int>(v));
        out.edges_of[v].push_back(edge);
      }
    }
    for (const Label label : met) edge_of_[at(label)] = -1;
    return out;
  }

  // The tree over a few nodes, added to `out`; its root.
  int solve(const std::vector<int>& nodes, Tree& out) {
    if (nodes.size() == 1) return nodes[0];
    Part part;
    Labels kept;
    for (const int node : nodes) {
      part.nodes.emplace_back(network_.nodes[at(node)]);
      for (const Label label : network_.nodes[at(node)]) {
        if (inside_[at(label)]++ == 0) kept.push_back(label);
      }
    }
    std::erase_if(kept, [&](Label label) {
      const bool ends = inside_[at(label)] == network_.holders[at(label)];
      inside_[at(label)] = 0;
      return ends && !network_.is_output[at(label)];
    });
    std::sort(kept.begin(), kept.end());
    part.kept = kept;
    auto tree = exact_path(network_, part, {kExecutorCost, false, 0, kSolvedWork}, effort_);
    if (!tree) tree = exact_path(network_, part, {kExecutorCost, true, 0, kSolvedWork}, effort_);
    std::vector<int> number = nodes;
    if (!tree) {  // of sizes beyond any number every tree is as bad
      tree = Tree{static_cast<int>(nodes.size()), {}};
      for (int i = 1; i < tree->leaves; ++i) {
        tree->pairs.emplace_back(i == 1 ? 0 : tree->leaves + i - 2, i);
      }
    }
    for (const auto& [a, b] : tree->pairs) {
      number.push_back(out.leaves + static_cast<int>(out.pairs.size()));
      out.pairs.emplace_back(number[at(a)], number[at(b)]);
    }
    return number.back();
  }

  const Network& network_;
  double imbalance_;
  Random random_;
  Effort& effort_;
  std::vector<Set> sets_;
  std::vector<int> edge_of_;          // by label, scratch; -1 between uses
  std::vector<std::int32_t> inside_;  // by label, scratch; 0 between uses
};

}  // namespace

Tree divided_path(const Network& network, double imbalance, std::uint64_t seed, Effort& effort) {
  return Divider(network, imbalance, seed, effort).run();
}

}  // namespace eas::contraction
