// Improves a tree piece by piece: below a node, the best tree over the same few descendants is found
// exactly and put in place. Greedy trees lose most where their last, large steps meet; this is where
// it helps.
#include "einsum/path/path.hpp"

#include <algorithm>

#include "base/mix.hpp"

namespace eas::contraction {
namespace {

constexpr double kNegligible = 1e-5;    // of the whole cost: such subtrees are left alone
constexpr double kBetter = 1 - 1e-9;    // less than this is rounding
constexpr std::int64_t kWork = 100000;  // pairs of subsets a subtree: never reached but by cliques

class Improver {
 public:
  Improver(const Network& network, const Tree& tree, CostModel model)
      : network_(network),
        model_(model),
        leaves_(static_cast<std::size_t>(tree.leaves)),
        children_(leaves_, Pair{-1, -1}),
        nodes_(detail(network, tree, model)) {
    children_.insert(children_.end(), tree.pairs.begin(), tree.pairs.end());
    versions_.assign(children_.size(), 0);
    solved_.assign(children_.size(), 0);
    holders_.assign(network.log_size.size(), 0);
  }

  // One pass over all subtrees; whether any got better. `by_cost`: the pieces follow the most costly
  // steps downwards, else the largest intermediates.
  bool pass(std::size_t most_leaves, bool by_cost, Effort& effort) {
    bool better = false;
    for (const int node : children_first()) {
      if (effort.used_up()) return false;
      better |= improve(node, most_leaves, by_cost, effort);
    }
    return better;
  }

  Tree tree() const {
    Tree out{static_cast<int>(leaves_), {}};
    std::vector<int> number(children_.size());
    for (std::size_t i = 0; i < leaves_; ++i) number[i] = static_cast<int>(i);
    for (const int node : children_first()) {
      number[at(node)] = out.leaves + static_cast<int>(out.pairs.size());
      const auto [left, right] = children_[at(node)];
      out.pairs.emplace_back(number[at(left)], number[at(right)]);
    }
    return out;
  }

 private:
  static std::size_t at(int node) { return static_cast<std::size_t>(node); }
  bool is_leaf(int node) const { return at(node) < leaves_; }

  std::vector<int> children_first() const {
    std::vector<int> order{static_cast<int>(children_.size()) - 1};
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto [left, right] = children_[at(order[i])];
      if (!is_leaf(left)) order.push_back(left);
      if (!is_leaf(right)) order.push_back(right);
    }
    std::reverse(order.begin(), order.end());
    return order;
  }

  bool improve(int root, std::size_t most_leaves, bool by_cost, Effort& effort) {
    const auto weight = [&](int node) {
      if (is_leaf(node)) return -1.0;
      return by_cost ? nodes_.step_cost[at(node)] : nodes_.log_size[at(node)];
    };
    const auto lighter = [&](int a, int b) { return weight(a) < weight(b); };
    frontier_ = {children_[at(root)].first, children_[at(root)].second};
    inner_ = {root};
    double cost = nodes_.step_cost[at(root)];
    while (frontier_.size() < most_leaves) {
      const auto next = std::max_element(frontier_.begin(), frontier_.end(), lighter);
      if (is_leaf(*next)) break;
      const int node = *next;
      cost += nodes_.step_cost[at(node)];
      inner_.push_back(node);
      *next = children_[at(node)].first;
      frontier_.push_back(children_[at(node)].second);
    }
    if (frontier_.size() < 3 || cost < kNegligible * nodes_.cost) return false;
    // What is the best for these leaves already needs no second look.
    const std::uint64_t leaves = fingerprint();
    if (solved_[at(root)] == leaves) return false;
    solved_[at(root)] = leaves;
    effort.spend(kSecondsPerPiece, "improving the path");
    Part part{{}, nodes_.labels[at(root)]};
    for (const int node : frontier_) part.nodes.emplace_back(nodes_.labels[at(node)]);
    const ExactOptions options{model_, false, cost * kBetter, kWork};
    const std::optional<Tree> found = exact_path(network_, part, options, effort);
    if (!found) return false;
    replace(*found);
    return true;
  }

  // Of the leaves of the piece at hand, in any order.
  std::uint64_t fingerprint() const {
    std::uint64_t sum = 0;
    for (const int node : frontier_) {
      sum += scramble(static_cast<std::uint64_t>(node) << 32U | versions_[at(node)]);
    }
    return sum;
  }

  // The piece's inner nodes get new children and labels; its root keeps its number and its labels.
  void replace(const Tree& piece) {
    const auto number = [&](int local) {
      if (local < piece.leaves) return frontier_[at(local)];
      // inner_[0] is the root, which the last pair makes.
      return inner_[piece.pairs.size() - 1 - at(local - piece.leaves)];
    };
    // How many of the frontier, or of what was made of it, hold a label.
    for (const int node : frontier_) {
      for (const Label label : nodes_.labels[at(node)]) ++holders_of(label);
    }
    const Labels kept = nodes_.labels[at(inner_[0])];
    for (const Label label : kept) ++holders_of(label);  // it lives on outside
    for (std::size_t i = 0; i < piece.pairs.size(); ++i) {
      const int made = number(piece.leaves + static_cast<int>(i));
      const Pair pair{number(piece.pairs[i].first), number(piece.pairs[i].second)};
      children_[at(made)] = pair;
      contract(pair, made);
    }
    for (const Label label : kept) holders_of(label) = 0;
  }

  void contract(Pair pair, int made) {
    const Labels& a = nodes_.labels[at(pair.first)];
    const Labels& b = nodes_.labels[at(pair.second)];
    Labels all;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    const double log_all = network_.log_size_of(all);
    auto in_a = a.begin(), in_b = b.begin();
    std::erase_if(all, [&](Label label) {  // ascending, as a and b are
      std::int32_t& holders = holders_of(label);
      const bool is_in_a = in_a != a.end() && *in_a == label;
      const bool is_in_b = in_b != b.end() && *in_b == label;
      in_a += is_in_a ? 1 : 0;
      in_b += is_in_b ? 1 : 0;
      if (is_in_a && is_in_b) --holders;
      if (holders > 1) return false;
      holders = 0;
      return true;
    });
    nodes_.log_size[at(made)] = network_.log_size_of(all);
    nodes_.cost -= nodes_.step_cost[at(made)];
    nodes_.step_cost[at(made)] = model_.of(log_all, nodes_.log_size[at(made)]);
    nodes_.cost += nodes_.step_cost[at(made)];
    if (nodes_.labels[at(made)] == all) return;
    nodes_.labels[at(made)] = std::move(all);
    ++versions_[at(made)];
  }

  std::int32_t& holders_of(Label label) { return holders_[static_cast<std::size_t>(label)]; }

  const Network& network_;
  CostModel model_;
  std::size_t leaves_;
  std::vector<Pair> children_;           // by node
  TreeDetail nodes_;                     // by node
  std::vector<std::uint32_t> versions_;  // by node: counts changes of its labels
  std::vector<std::uint64_t> solved_;    // by node: the leaves of the piece last solved below it
  std::vector<int> frontier_, inner_;    // of the piece at hand: its leaves, its inner nodes
  std::vector<std::int32_t> holders_;    // by label, zero between pieces
};

}  // namespace

void improve_subtrees(const Network& network, Tree& tree, CostModel model, int leaves,
                      Effort& effort) {
  if (tree.pairs.size() < 2) return;
  Improver improver(network, tree, model);
  bool by_cost = true;
  for (int idle = 0; idle < 2 && !effort.used_up();) {  // passes of both kinds must find nothing
    idle = improver.pass(static_cast<std::size_t>(leaves), by_cost, effort) ? 0 : idle + 1;
    by_cost = !by_cost;
  }
  tree = improver.tree();
}

}  // namespace eas::contraction
