// Multilevel bisection: nodes that belong together are merged until few are left, these are divided
// in several ways, and on the way back nodes move to the other side as long as that cuts less
// (Fiduccia and Mattheyses: always the best move, each node once, then back to the best moment).
#include "einsum/path/bisect.hpp"

#include <algorithm>
#include <numeric>
#include <queue>

namespace eas::contraction {
namespace {

constexpr std::size_t kCoarseNodes = 24;   // here merging ends
constexpr int kStarts = 6;                 // ways to divide what is left then
constexpr int kPasses = 4;                 // of moving nodes, on every level
constexpr std::size_t kUselessMoves = 60;  // after as many a pass ends
constexpr double kSecondsPerMove = 300e-9;

using Sides = std::vector<std::uint8_t>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

class Refiner {
 public:
  Refiner(const Hypergraph& graph, double most, Sides& sides)
      : graph_(graph), most_(most), sides_(sides) {
    for (auto& counts : on_side_) counts.assign(graph.nodes_of.size(), 0);
    for (std::size_t v = 0; v < graph.nodes(); ++v) {
      weight_[sides[v]] += graph.node_weight[v];
      for (const int edge : graph.edges_of[v]) ++on_side_[sides[v]][at(edge)];
    }
  }

  double cut() const {
    double sum = 0;
    for (std::size_t e = 0; e < graph_.nodes_of.size(); ++e) {
      if (on_side_[0][e] > 0 && on_side_[1][e] > 0) sum += graph_.edge_weight[e];
    }
    return sum;
  }

  void run(Effort& effort) {
    for (int i = 0; i < kPasses; ++i) {
      if (!pass(effort)) return;
    }
  }

 private:
  double gain(std::size_t v) const {
    const int side = sides_[v];
    double sum = 0;
    for (const int edge : graph_.edges_of[v]) {
      const double weight = graph_.edge_weight[at(edge)];
      if (on_side_[side][at(edge)] == 1) sum += weight;
      if (on_side_[1 - side][at(edge)] == 0) sum -= weight;
    }
    return sum;
  }

  // How far the heavier side is above what it may weigh.
  double excess() const { return std::max(0.0, std::max(weight_[0], weight_[1]) - most_); }

  void move(std::size_t v) {
    const int side = sides_[v];
    for (const int edge : graph_.edges_of[v]) {
      --on_side_[side][at(edge)];
      ++on_side_[1 - side][at(edge)];
    }
    weight_[side] -= graph_.node_weight[v];
    weight_[1 - side] += graph_.node_weight[v];
    sides_[v] = static_cast<std::uint8_t>(1 - side);
  }

  bool may_move(std::size_t v) const {
    const int side = sides_[v];
    const double there = weight_[1 - side] + graph_.node_weight[v];
    return there <= most_ || there < weight_[side];
  }

  bool pass(Effort& effort) {
    using Move = std::pair<double, std::size_t>;
    std::priority_queue<Move> moves;
    std::vector<double> known(graph_.nodes());
    std::vector<std::uint8_t> moved(graph_.nodes(), 0);
    for (std::size_t v = 0; v < graph_.nodes(); ++v) moves.emplace(known[v] = gain(v), v);
    std::vector<std::size_t> order;
    std::size_t best = 0;
    double total = 0, best_total = 0, best_excess = excess();
    while (!moves.empty() && order.size() < best + kUselessMoves) {
      const auto [value, v] = moves.top();
      moves.pop();
      if (moved[v] || value != known[v] || !may_move(v)) continue;
      moved[v] = 1;
      move(v);
      order.push_back(v);
      total += value;
      const double over = excess();
      if (over < best_excess || (over == best_excess && total > best_total + 1e-9)) {
        best = order.size();
        best_total = total;
        best_excess = over;
      }
      for (const int edge : graph_.edges_of[v]) {
        // A long edge changes the gain of its nodes only while one side of it is almost empty.
        if (std::min(on_side_[0][at(edge)], on_side_[1][at(edge)]) > 2) continue;
        for (const int other : graph_.nodes_of[at(edge)]) {
          if (moved[at(other)]) continue;
          const double now = gain(at(other));
          if (now != known[at(other)]) moves.emplace(known[at(other)] = now, at(other));
        }
      }
    }
    effort.spend(kSecondsPerMove * static_cast<double>(order.size() + graph_.nodes()),
                 "dividing the network");
    for (std::size_t i = order.size(); i > best; --i) move(order[i - 1]);
    return best > 0;
  }

  const Hypergraph& graph_;
  double most_;
  Sides& sides_;
  std::vector<int> on_side_[2];  // by edge: its nodes on each side
  double weight_[2] = {0, 0};
};

// Merges pairs of nodes that share the most; `into` gets the number of every node's merged one.
Hypergraph coarsened(const Hypergraph& graph, Random& random, double heaviest,
                     std::vector<int>& into) {
  std::vector<int> order(graph.nodes());
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.next() % i]);
  into.assign(graph.nodes(), -1);
  std::vector<double> shared(graph.nodes(), 0);
  std::vector<int> touched;
  Hypergraph out;
  for (const int v : order) {
    if (into[at(v)] >= 0) continue;
    for (const int edge : graph.edges_of[at(v)]) {
      const auto& nodes = graph.nodes_of[at(edge)];
      if (nodes.size() > 32) continue;  // says little about who belongs together
      for (const int other : nodes) {
        if (other == v || into[at(other)] >= 0) continue;
        if (shared[at(other)] == 0) touched.push_back(other);
        shared[at(other)] += graph.edge_weight[at(edge)] / static_cast<double>(nodes.size() - 1);
      }
    }
    int partner = -1;
    for (const int other : touched) {
      const bool fits = graph.node_weight[at(v)] + graph.node_weight[at(other)] <= heaviest;
      if (fits && (partner < 0 || shared[at(other)] > shared[at(partner)])) partner = other;
    }
    for (const int other : touched) shared[at(other)] = 0;
    touched.clear();
    into[at(v)] = static_cast<int>(out.node_weight.size());
    out.node_weight.push_back(graph.node_weight[at(v)]);
    if (partner >= 0) {
      into[at(partner)] = into[at(v)];
      out.node_weight.back() += graph.node_weight[at(partner)];
    }
  }
  out.edges_of.resize(out.node_weight.size());
  for (std::size_t e = 0; e < graph.nodes_of.size(); ++e) {
    std::vector<int> nodes;
    for (const int v : graph.nodes_of[e]) nodes.push_back(into[at(v)]);
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    if (nodes.size() < 2) continue;
    for (const int v : nodes) out.edges_of[at(v)].push_back(static_cast<int>(out.nodes_of.size()));
    out.nodes_of.push_back(std::move(nodes));
    out.edge_weight.push_back(graph.edge_weight[e]);
  }
  return out;
}

// Side 0 grows from a random node along edges until it has half of the weight.
Sides grown(const Hypergraph& graph, Random& random, double half) {
  Sides sides(graph.nodes(), 1);
  std::vector<int> queue;
  std::vector<std::uint8_t> seen(graph.nodes(), 0);
  double weight = 0;
  std::size_t next = 0;
  const std::size_t start = random.next() % graph.nodes();
  for (std::size_t i = 0; i < graph.nodes() && weight < half; ++i) {
    const std::size_t root = (start + i) % graph.nodes();
    if (seen[root]) continue;
    seen[root] = 1;
    queue.push_back(static_cast<int>(root));
    for (; next < queue.size() && weight < half; ++next) {
      const int v = queue[next];
      sides[at(v)] = 0;
      weight += graph.node_weight[at(v)];
      for (const int edge : graph.edges_of[at(v)]) {
        for (const int other : graph.nodes_of[at(edge)]) {
          if (!seen[at(other)]++) queue.push_back(other);
        }
      }
    }
  }
  return sides;
}

}  // namespace

Sides bisect(const Hypergraph& graph, double imbalance, Random& random, Effort& effort) {
  const double whole = std::accumulate(graph.node_weight.begin(), graph.node_weight.end(), 0.0);
  const double most = whole * (1 + imbalance) / 2;
  std::vector<Hypergraph> levels{graph};
  std::vector<std::vector<int>> merged;  // from each level to the next
  while (levels.back().nodes() > kCoarseNodes) {
    std::vector<int> into;
    Hypergraph next = coarsened(levels.back(), random, whole / kCoarseNodes * 2, into);
    if (static_cast<double>(next.nodes()) > 0.95 * static_cast<double>(levels.back().nodes()))
      break;
    levels.push_back(std::move(next));
    merged.push_back(std::move(into));
  }
  Sides best;
  double least = 0;
  for (int i = 0; i < kStarts; ++i) {
    Sides sides = grown(levels.back(), random, whole / 2);
    Refiner refiner(levels.back(), most, sides);
    refiner.run(effort);
    const double cut = refiner.cut();
    if (best.empty() || cut < least) {
      least = cut;
      best = std::move(sides);
    }
  }
  for (std::size_t level = merged.size(); level-- > 0;) {
    Sides finer(levels[level].nodes());
    for (std::size_t v = 0; v < finer.size(); ++v) finer[v] = best[at(merged[level][v])];
    Refiner(levels[level], most, finer).run(effort);
    best = std::move(finer);
  }
  return best;
}

}  // namespace eas::contraction
