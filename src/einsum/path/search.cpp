// Chooses a path: exact where the network is small, else the best of greedy searches with noise and
// of divisions, improved piece by piece and annealed. How long it looks depends on what the contraction itself will cost, counted
// rather than timed, so that the same network always gets the same tree.
#include "einsum/path/path.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <optional>
#include <string_view>

namespace eas::contraction {
namespace {

// Up to as many nodes all trees are searched, outer products among them.
constexpr std::size_t kOuterNodes = 8, kOuterNodesOptimal = 12;
constexpr std::int64_t kOuterWork = 200'000;
constexpr std::size_t kExactNodes = 64;
// Exact search of more nodes than that: as much of the effort, but at least and at most so long.
constexpr double kShareOfExact = 0.1, kLeastExactSeconds = 0.3e-3, kMostExactSeconds = 6e-3;
constexpr std::int64_t kExactWorkOptimal = 1'000'000'000;  // half a minute
constexpr double kMultiplyAddsPerSecond = 2e10;            // of our executor, roughly
constexpr double kShareOfRun = 4;        // a plan is kept, so searching may take a few runs
constexpr double kLongestSeconds = 0.5;  // of searching, unless asked for more
constexpr double kRandomTries = 32;      // at least, when random-greedy was asked for
constexpr int kBatch = 16;               // random trees of which the best is improved
constexpr int kBatchFromAbove = 2;
constexpr std::size_t kDividedNodes = 24;  // from here on trees are made from above too
constexpr int kPieceLeaves = 8;
constexpr double kShareOfFinding = 0.1;         // of the effort; most of the rest is annealing
constexpr double kFirstSecondsPerNode = 25e-6;  // of annealing, to see what there is to gain
constexpr double kRounds = 4;                   // of annealing, each from the best so far

struct Candidate {
  double cost;
  Tree tree;
};

class Search {
 public:
  Search(const Network& network, const SearchOptions& options, Progress& progress)
      : network_(network),
        effort_(progress, kLongestSeconds, options.time_budget_seconds),
        random_(options.seed) {}

  Found automatic() {
    if (network_.size() <= kOuterNodes) {
      if (auto tree = exact(kExecutorCost, true, kOuterWork, 0)) return {*tree, "optimal"};
    }
    Candidate best = measured(greedy_path(network_, {}, effort_));
    limit_effort(best.cost, 0);
    if (effort_.used_up()) return {std::move(best.tree), "greedy"};
    if (network_.size() <= kExactNodes) {
      const double bound = best.cost * (1 + 1e-9);
      if (auto tree = exact(kExecutorCost, false, affordable_work(), bound))
        return {*tree, "optimal"};
    }
    return best_of_many(std::move(best), network_.size() >= kDividedNodes, 0);
  }

  Found random_greedy() {
    Candidate first = measured(greedy_path(network_, {}, effort_));
    const double least = effort_.counted() * kRandomTries;
    limit_effort(first.cost, least);
    return best_of_many(std::move(first), false, least);
  }

  Found greedy() { return {greedy_path(network_, {}, effort_), "greedy"}; }

  Found optimal() {
    const Tree tree = greedy_path(network_, {}, effort_);
    effort_.limit(kExactWorkOptimal * seconds_per_split(network_.size()));
    const bool outer = network_.size() <= kOuterNodesOptimal;
    const double bound = cost_of(network_, tree, kFlopsOnly) * (1 + 1e-9);
    auto best = exact(kFlopsOnly, outer, kExactWorkOptimal, bound);
    if (!best) {
      throw ShapeError("einsum", cat("the network is too large for optimize='optimal', got ",
                                     network_.size(), " operands, expected fewer or 'auto'"));
    }
    return {std::move(*best), "optimal"};
  }

 private:
  std::int64_t affordable_work() const {
    const double seconds =
        std::clamp(effort_.left() * kShareOfExact, kLeastExactSeconds, kMostExactSeconds);
    return static_cast<std::int64_t>(seconds / seconds_per_split(network_.size()));
  }

  Candidate measured(Tree tree) const {
    const double cost = cost_of(network_, tree, kExecutorCost);
    return {cost, std::move(tree)};
  }

  void limit_effort(double cost, double least) {
    const double worth = cost / kMultiplyAddsPerSecond * kShareOfRun;
    effort_.limit(std::max(least, std::min(worth, kLongestSeconds)));
  }

  void improve(Candidate& candidate) {
    improve_subtrees(network_, candidate.tree, kExecutorCost, kPieceLeaves, effort_);
    candidate.cost = cost_of(network_, candidate.tree, kExecutorCost);
  }

  // The tree at hand is annealed for a moment, after which it is known what searching is worth: the
  // less the best tree costs, the less, but `least`. Then new trees are drawn, of which the best is
  // annealed, and after it the best of all, again and again.
  Found best_of_many(Candidate best, bool divide, double least) {
    if (!can_anneal(network_)) return best_improved(std::move(best), divide);
    int tries = 1;
    const auto annealed = [&](Candidate candidate, double seconds) {
      anneal(network_, candidate.tree, kExecutorCost, {seconds, random_.next()}, effort_);
      improve(candidate);
      if (candidate.cost < best.cost) best = std::move(candidate);
      limit_effort(best.cost, least);
    };
    const double first = kFirstSecondsPerNode * static_cast<double>(network_.size());
    annealed(best, std::min(first, effort_.left() / kRounds));
    std::optional<Candidate> drawn;
    const double found = effort_.share() + kShareOfFinding;
    for (int turn = 0; effort_.share() < found && !effort_.used_up(); ++turn, ++tries) {
      Candidate next = measured(divide && turn % 4 != 3 ? drawn_from_above() : drawn_greedily());
      if (!drawn || next.cost < drawn->cost) drawn = std::move(next);
    }
    const double round = effort_.left() / kRounds;
    if (drawn && !effort_.used_up()) annealed(std::move(*drawn), round);
    for (; !effort_.used_up(); ++tries) annealed(best, round);
    return {std::move(best.tree), cat("best of ", tries, " trees, improved")};
  }

  // Greedy trees with noise, batch by batch, as improving one takes longer than finding many; and,
  // where `divide`, trees from above. Whichever way found the better tree has three turns of four.
  Found best_improved(Candidate best, bool divide) {
    int tries = 1;
    improve(best);
    double best_greedy = best.cost, best_from_above = 0;
    for (int turn = 0; !effort_.used_up(); ++turn) {
      const bool is_others_turn = turn % 4 == 3;
      const bool from_above = divide && (best_from_above < best_greedy) != is_others_turn;
      std::optional<Candidate> next;
      const int batch = from_above ? kBatchFromAbove : kBatch;
      for (int i = 0; i < batch && !(next && effort_.used_up()); ++i, ++tries) {
        Candidate drawn = measured(from_above ? drawn_from_above() : drawn_greedily());
        if (!next || drawn.cost < next->cost) next = std::move(drawn);
      }
      improve(*next);
      double& best_of_its_kind = from_above ? best_from_above : best_greedy;
      const bool is_first = best_of_its_kind == 0;
      if (is_first || next->cost < best_of_its_kind) best_of_its_kind = next->cost;
      if (next->cost < best.cost) best = std::move(*next);
    }
    return {std::move(best.tree), cat("best of ", tries, " trees, improved")};
  }

  Tree drawn_from_above() {
    const double imbalance = 0.03 * std::pow(12.0, random_.uniform());  // 0.03 .. 0.36
    return divided_path(network_, imbalance, random_.next(), effort_);
  }

  Tree drawn_greedily() { return greedy_path(network_, random_options(), effort_); }

  GreedyOptions random_options() {
    GreedyOptions out;
    out.alpha = 0.1 * std::pow(40.0, random_.uniform());            // 0.1 .. 4
    out.temperature = 0.001 * std::pow(1000.0, random_.uniform());  // 0.001 .. 1
    out.seed = random_.next();
    return out;
  }

  // Exactly, component by component; their products last, the smallest first.
  std::optional<Tree> exact(CostModel model, bool outer, std::int64_t work, double bound) {
    const Part all = whole(network_);
    if (outer) return exact_path(network_, all, {model, true, bound, work}, effort_);
    const std::vector<std::vector<int>> components = components_of(network_);
    Tree out{static_cast<int>(network_.size()), {}};
    std::vector<int> roots;
    for (const std::vector<int>& component : components) {
      Part part{{}, network_.output};
      for (const int node : component)
        part.nodes.push_back(all.nodes[static_cast<std::size_t>(node)]);
      const auto tree = exact_path(network_, part, {model, false, bound, work}, effort_);
      if (!tree) return std::nullopt;
      std::vector<int> number = component;
      for (const auto& [a, b] : tree->pairs) {
        number.push_back(out.leaves + static_cast<int>(out.pairs.size()));
        out.pairs.emplace_back(number[static_cast<std::size_t>(a)],
                               number[static_cast<std::size_t>(b)]);
      }
      roots.push_back(number.back());
    }
    join_roots(out, roots);
    return out;
  }

  void join_roots(Tree& tree, const std::vector<int>& roots) {
    if (roots.size() == 1) return;
    // The products alone are a network without shared labels, which greedy search does in order.
    const TreeDetail nodes = detail(network_, tree, kFlopsOnly);
    Network rest;
    rest.log_size = network_.log_size;
    rest.is_output = network_.is_output;
    rest.output = network_.output;
    rest.holders.assign(network_.holders.size(), 1);
    for (const int root : roots) rest.nodes.push_back(nodes.labels[static_cast<std::size_t>(root)]);
    std::vector<int> number = roots;
    for (const auto& [a, b] : greedy_path(rest, {}, effort_).pairs) {
      number.push_back(tree.leaves + static_cast<int>(tree.pairs.size()));
      tree.pairs.emplace_back(number[static_cast<std::size_t>(a)],
                              number[static_cast<std::size_t>(b)]);
    }
  }

  static std::vector<std::vector<int>> components_of(const Network& network) {
    std::vector<std::size_t> parent(network.size());
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto find = [&](std::size_t node) {
      while (parent[node] != node) node = parent[node] = parent[parent[node]];
      return node;
    };
    std::vector<int> first_holder(network.log_size.size(), -1);
    for (std::size_t i = 0; i < network.size(); ++i) {
      for (const Label label : network.nodes[i]) {
        int& first = first_holder[static_cast<std::size_t>(label)];
        if (first < 0) first = static_cast<int>(i);
        const std::size_t a = find(static_cast<std::size_t>(first));
        const std::size_t b = find(i);
        parent[std::max(a, b)] = std::min(a, b);
      }
    }
    std::vector<std::vector<int>> out;
    std::vector<int> number(network.size(), -1);
    for (std::size_t i = 0; i < network.size(); ++i) {
      int& component = number[find(i)];
      if (component < 0) {
        component = static_cast<int>(out.size());
        out.emplace_back();
      }
      out[static_cast<std::size_t>(component)].push_back(static_cast<int>(i));
    }
    return out;
  }

  const Network& network_;
  Effort effort_;
  Random random_;
};

}  // namespace

Found search(const Network& network, const SearchOptions& options, Progress& progress) {
  using Way = Found (Search::*)();
  struct Named {
    std::string_view name;
    Way way;
  };
  static constexpr Named kWays[] = {{"auto", &Search::automatic},
                                    {"greedy", &Search::greedy},
                                    {"random-greedy", &Search::random_greedy},
                                    {"optimal", &Search::optimal}};
  const auto* chosen = std::ranges::find(kWays, options.optimize, &Named::name);
  if (chosen == std::end(kWays)) {
    throw ShapeError("einsum",
                     cat("the way to find a path is unknown, got optimize='", options.optimize,
                         "', expected 'auto', 'greedy', 'optimal', 'random-greedy' or a path"));
  }
  if (network.size() == 1) return {Tree{1, {}}, "one operand"};
  if (network.size() == 2) return {Tree{2, {{0, 1}}}, "two operands"};
  Search search(network, options, progress);
  return (search.*chosen->way)();
}

}  // namespace eas::contraction
