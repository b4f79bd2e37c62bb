// Chooses a path: exact where the network is small, else the best of greedy searches with noise,
// improved piece by piece. How long it looks depends on what the contraction itself will cost, counted
// rather than timed, so that the same network always gets the same tree.
#include "einsum/path.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>

namespace eas::contraction {
namespace {

// Up to as many nodes all trees are searched, outer products among them.
constexpr std::size_t kOuterNodes = 8, kOuterNodesOptimal = 12;
constexpr std::size_t kExactNodes = 64;
constexpr std::int64_t kExactWork = 200'000;               // pairs of subsets: a few milliseconds
constexpr std::int64_t kExactWorkOptimal = 1'000'000'000;  // half a minute
constexpr double kMultiplyAddsPerSecond = 2e10;            // of our executor, roughly
constexpr double kSecondsPerNode = 5e-6;                   // of one greedy search, roughly
constexpr double kLongestSeconds = 0.2;                    // of searching, unless asked for more
constexpr int kImprovedTrees = 4;
constexpr int kPieceLeaves = 8;
constexpr int kPasses = 10;

class Search {
 public:
  Search(const Network& network, const SearchOptions& options, Progress& progress)
      : network_(network), options_(options), progress_(progress), random_(options.seed) {}

  Found automatic() {
    if (network_.size() <= kOuterNodes) {
      if (auto tree = exact(kExecutorCost, true, kExactWork, 0)) return {*tree, "optimal"};
    }
    consider(greedy_path(network_));
    if (options_.time_budget_seconds <= 0 && seconds_worth() < kSecondsPerNode * nodes()) {
      return {best().tree, "greedy"};
    }
    if (network_.size() <= kExactNodes) {
      const double bound = best().cost * (1 + 1e-9);
      if (auto tree = exact(kExecutorCost, false, kExactWork, bound)) return {*tree, "optimal"};
    }
    return random_greedy();
  }

  Found random_greedy() {
    if (kept_.empty()) consider(greedy_path(network_));
    const double seconds = std::min(seconds_worth(), kLongestSeconds);
    const int tries = static_cast<int>(seconds / (kSecondsPerNode * nodes()));
    if (options_.time_budget_seconds > 0) {
      return until_time_is_up();
    }
    for (int i = 0; i < tries; ++i) {
      progress_.report(i / static_cast<double>(tries), "searching paths");
      consider(greedy_path(network_, random_options()));
    }
    for (Candidate& candidate : kept_) improve(candidate);
    return {best().tree, cat("best of ", tries + 1, " greedy, improved")};
  }

  Found optimal() {
    consider(greedy_path(network_), kFlopsOnly);
    const bool outer = network_.size() <= kOuterNodesOptimal;
    const double bound = best().cost * (1 + 1e-9);
    auto tree = exact(kFlopsOnly, outer, kExactWorkOptimal, bound);
    if (!tree) {
      throw ShapeError("einsum", cat("the network is too large for optimize='optimal', got ",
                                     network_.size(), " operands, expected fewer or 'auto'"));
    }
    return {*tree, "optimal"};
  }

 private:
  struct Candidate {
    double cost;
    Tree tree;
  };

  double nodes() const { return static_cast<double>(network_.size()); }
  const Candidate& best() const {
    return *std::min_element(kept_.begin(), kept_.end(),
                             [](const auto& a, const auto& b) { return a.cost < b.cost; });
  }
  // A tenth of the time the best tree so far will run is well spent on a better one.
  double seconds_worth() const { return best().cost / kMultiplyAddsPerSecond / 10; }

  void consider(Tree tree, CostModel model = kExecutorCost) {
    const double cost = cost_of(network_, tree, model);
    const auto place = std::find_if(kept_.begin(), kept_.end(),
                                    [&](const Candidate& other) { return cost < other.cost; });
    if (place != kept_.end() && std::next(place) == kept_.end() && place->cost == cost) return;
    kept_.insert(place, {cost, std::move(tree)});
    if (kept_.size() > kImprovedTrees) kept_.pop_back();
  }

  void improve(Candidate& candidate) {
    improve_subtrees(network_, candidate.tree, kExecutorCost, kPieceLeaves, kPasses, progress_);
    candidate.cost = cost_of(network_, candidate.tree, kExecutorCost);
  }

  GreedyOptions random_options() {
    const auto uniform = [this] { return static_cast<double>(random_() >> 11U) * 0x1p-53; };
    GreedyOptions out;
    out.alpha = 0.1 * std::pow(40.0, uniform());            // 0.1 .. 4
    out.temperature = 0.001 * std::pow(1000.0, uniform());  // 0.001 .. 1
    out.seed = random_();
    return out;
  }

  Found until_time_is_up() {
    const auto start = std::chrono::steady_clock::now();
    const auto spent = [&] {
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      return seconds.count() / options_.time_budget_seconds;
    };
    Candidate best = kept_.front();
    improve(best);
    int tries = 1;
    for (; spent() < 1; ++tries) {
      progress_.report(spent(), "searching paths");
      Candidate next{0, greedy_path(network_, random_options())};
      improve(next);
      if (next.cost < best.cost) best = std::move(next);
    }
    return {best.tree, cat("best of ", tries, " greedy, improved")};
  }

  // Exactly, component by component; their products last, the smallest first.
  std::optional<Tree> exact(CostModel model, bool outer, std::int64_t work, double bound) {
    const Part all = whole(network_);
    if (outer) return exact_path(network_, all, {model, true, bound, work}, progress_);
    const std::vector<std::vector<int>> components = components_of(network_);
    Tree out{static_cast<int>(network_.size()), {}};
    std::vector<int> roots;
    for (const std::vector<int>& component : components) {
      Part part{{}, network_.output};
      for (const int node : component)
        part.nodes.push_back(all.nodes[static_cast<std::size_t>(node)]);
      const auto tree = exact_path(network_, part, {model, false, bound, work}, progress_);
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

  void join_roots(Tree& tree, const std::vector<int>& roots) const {
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
    for (const auto& [a, b] : greedy_path(rest).pairs) {
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
  const SearchOptions& options_;
  Progress& progress_;
  std::mt19937_64 random_;
  std::vector<Candidate> kept_;  // the best trees so far, ascending cost until improved
};

}  // namespace

Found search(const Network& network, const SearchOptions& options, Progress& progress) {
  if (network.size() == 1) return {Tree{1, {}}, "one operand"};
  if (network.size() == 2) return {Tree{2, {{0, 1}}}, "two operands"};
  Search search(network, options, progress);
  if (options.optimize == "auto") return search.automatic();
  if (options.optimize == "greedy") return {greedy_path(network), "greedy"};
  if (options.optimize == "random-greedy") return search.random_greedy();
  if (options.optimize == "optimal") return search.optimal();
  throw ShapeError("einsum",
                   cat("the way to find a path is unknown, got optimize='", options.optimize,
                       "', expected 'auto', 'greedy', 'optimal', 'random-greedy' or a path"));
}

}  // namespace eas::contraction
