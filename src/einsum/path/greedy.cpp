// Greedy search. A heap of candidate pairs, found through the labels they share, never all pairs: a
// network of a thousand nodes takes milliseconds.
#include "einsum/path/path.hpp"

#include <algorithm>
#include <cmath>
#include <queue>

namespace eas::contraction {
namespace {

// Of the holders of a label that very many share, as many as this are looked at for a partner.
constexpr std::size_t kHoldersSeen = 64;
constexpr double kLargest = 1e300;  // sizes saturate here, so that differences stay numbers

std::size_t at(int index) { return static_cast<std::size_t>(index); }

struct Candidate {
  double score;
  int a, b;  // a < b
  // The heap's top is the least; equal ones in the order of the nodes, to be the same everywhere.
  bool operator<(const Candidate& other) const {
    if (score != other.score) return score > other.score;
    return std::pair(a, b) > std::pair(other.a, other.b);
  }
};

class Greedy {
 public:
  Greedy(const Network& network, const GreedyOptions& options)
      : network_(network), options_(options), random_(options.seed), labels_(network.nodes) {
    const std::size_t all = 2 * network.size();
    labels_.reserve(all);
    live_.assign(network.size(), true);
    shared_log_.assign(all, -1.0);
    holders_.resize(network.log_size.size());
    for (std::size_t i = 0; i < network.size(); ++i) {
      log_size_.push_back(network.log_size_of(labels_[i]));
      elements_.push_back(std::min(std::exp2(log_size_[i]), kLargest));
      for (const Label label : labels_[i]) holders_[at(label)].push_back(static_cast<int>(i));
    }
    tree_.leaves = static_cast<int>(network.size());
  }

  Tree run(Effort& effort) {
    const bool both_ways = std::none_of(holders_.begin(), holders_.end(), [](const auto& holders) {
      return holders.size() > kHoldersSeen;
    });
    for (int i = 0; i < tree_.leaves; ++i) push_candidates(i, both_ways);
    while (!heap_.empty()) {
      const Candidate best = heap_.top();
      heap_.pop();
      if (live_[at(best.a)] && live_[at(best.b)]) push_candidates(contract(best.a, best.b), false);
    }
    join_components();
    effort.spend(kSecondsPerCandidate * static_cast<double>(candidates_), "searching paths");
    return std::move(tree_);
  }

 private:
  // All that share a label with `node`, with the score of contracting the two. `both_ways`: every
  // pair is met from both its nodes, and one of them is enough.
  void push_candidates(int node, bool both_ways) {
    neighbours_.clear();
    for (const Label label : labels_[at(node)]) {
      const auto& holders = holders_[at(label)];
      const bool ends = holders.size() == 2 && !network_.is_output[at(label)];
      const double saved = network_.log_size[at(label)] * (ends ? 2 : 1);
      for (std::size_t i = 0; i < std::min(holders.size(), kHoldersSeen); ++i) {
        const int other = holders[i];
        if (other == node) continue;
        if (shared_log_[at(other)] < 0) {
          shared_log_[at(other)] = 0;
          neighbours_.push_back(other);
        }
        shared_log_[at(other)] += saved;
      }
    }
    for (const int other : neighbours_) {
      const double saved = shared_log_[at(other)];
      shared_log_[at(other)] = -1;
      if (both_ways && other < node) continue;
      push(node, other, log_size_[at(node)] + log_size_[at(other)] - saved);
    }
  }

  void push(int a, int b, double log_made) {
    ++candidates_;
    const double gain = std::min(std::exp2(log_made), kLargest) -
                        options_.alpha * (elements_[at(a)] + elements_[at(b)]);
    double score = std::copysign(std::log2(1 + std::abs(gain)), gain);
    if (options_.temperature > 0) {
      score += options_.temperature * std::log(-std::log(random_.uniform()));
    }
    heap_.push({score, std::min(a, b), std::max(a, b)});
  }

  int contract(int a, int b) {
    const int made = static_cast<int>(labels_.size());
    Labels out;
    out.reserve(labels_[at(a)].size() + labels_[at(b)].size());
    std::set_union(labels_[at(a)].begin(), labels_[at(a)].end(), labels_[at(b)].begin(),
                   labels_[at(b)].end(), std::back_inserter(out));
    std::erase_if(out, [&](Label label) {
      auto& holders = holders_[at(label)];
      std::erase_if(holders, [&](int node) { return node == a || node == b; });
      if (holders.empty() && !network_.is_output[at(label)]) return true;
      holders.push_back(made);
      return false;
    });
    live_[at(a)] = live_[at(b)] = false;
    live_.push_back(true);
    log_size_.push_back(network_.log_size_of(out));
    elements_.push_back(std::min(std::exp2(log_size_.back()), kLargest));
    labels_.push_back(std::move(out));
    tree_.pairs.emplace_back(a, b);
    return made;
  }

  // What shares no label is multiplied, the smallest first.
  void join_components() {
    using Sized = std::pair<double, int>;
    std::priority_queue<Sized, std::vector<Sized>, std::greater<>> rest;
    for (std::size_t i = 0; i < live_.size(); ++i) {
      if (live_[i]) rest.emplace(log_size_[i], static_cast<int>(i));
    }
    while (rest.size() > 1) {
      const int a = rest.top().second;
      rest.pop();
      const int b = rest.top().second;
      rest.pop();
      ++candidates_;
      const int made = contract(std::min(a, b), std::max(a, b));
      rest.emplace(log_size_[at(made)], made);
    }
  }

  const Network& network_;
  const GreedyOptions& options_;
  Random random_;
  std::vector<Labels> labels_;             // by node
  std::vector<double> log_size_;           // by node
  std::vector<double> elements_;           // by node
  std::vector<bool> live_;                 // by node
  std::vector<std::vector<int>> holders_;  // by label: live nodes
  std::vector<double> shared_log_;         // by node, scratch of push_candidates; -1: not met
  std::vector<int> neighbours_;
  std::priority_queue<Candidate> heap_;
  std::int64_t candidates_ = 0;
  Tree tree_;
};

}  // namespace

Tree greedy_path(const Network& network, const GreedyOptions& options, Effort& effort) {
  return Greedy(network, options).run(effort);
}

}  // namespace eas::contraction
