// The tree of least cost by dynamic programming over connected subsets of nodes: every pair of
// disjoint connected subsets that touch is looked at once, smaller ones first (Moerkotte and
// Neumann's enumeration for join orders; a label that several nodes share makes all of them
// neighbours). What a pair costs follows from two numbers of each subset: the size of what it leaves,
// and the size of all labels that end inside it.
#include "einsum/path/path.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace eas::contraction {
namespace {

using Set = std::uint64_t;               // of nodes
constexpr std::size_t kDenseNodes = 16;  // up to here subsets index an array
constexpr std::string_view kWhat = "searching the best path";
constexpr double kNone = std::numeric_limits<double>::infinity();

Set bit(int node) { return Set{1} << static_cast<unsigned>(node); }
Set up_to(int node) { return bit(node) | (bit(node) - 1); }
int lowest(Set set) { return std::countr_zero(set); }
int highest(Set set) { return 63 - std::countl_zero(set); }

struct Subset {
  double cost = kNone;  // of the best tree over it; of one node 0
  double log_out = -1;  // -1: not computed yet
  double log_inside = 0;
  Set left = 0;  // the best tree contracts `left` with the rest
};

class Subsets {
 public:
  explicit Subsets(std::size_t nodes) {
    if (nodes <= kDenseNodes) dense_.resize(std::size_t{1} << nodes);
  }
  Subset& operator[](Set set) { return dense_.empty() ? sparse_[set] : dense_[set]; }

 private:
  std::vector<Subset> dense_;
  std::unordered_map<Set, Subset> sparse_;
};

class Exact {
 public:
  Exact(const Network& network, const Part& part, const ExactOptions& options, Effort& effort)
      : options_(options),
        effort_(effort),
        nodes_(static_cast<int>(part.nodes.size())),
        subsets_(part.nodes.size()) {
    gather_groups(network, part);
    neighbours_.assign(part.nodes.size(), 0);
    for (const Group& group : groups_) {
      for (Set rest = group.nodes; rest; rest &= rest - 1) {
        neighbours_[static_cast<std::size_t>(lowest(rest))] |= group.nodes;
      }
    }
    const Set all = up_to(nodes_ - 1);
    for (int i = 0; i < nodes_; ++i) {
      Set& set = neighbours_[static_cast<std::size_t>(i)];
      set = (options.outer ? all : set) & ~bit(i);
      describe(bit(i)).cost = 0;
    }
    bound_ = options.bound > 0 ? options.bound : kNone;
  }

  std::optional<Tree> run() {
    const bool done = enumerate();
    effort_.spend(static_cast<double>(work_ & 0xFFFF) * seconds_per_split_, kWhat);
    const Subset& all = subsets_[up_to(nodes_ - 1)];
    if (!done || all.cost == kNone) return std::nullopt;
    return tree();
  }

 private:
  // Whether all pairs were looked at.
  bool enumerate() {
    for (int i = nodes_; i-- > 0;) {
      if (!pair_up(bit(i)) || !grow(bit(i), up_to(i))) return false;
    }
    return true;
  }

  // Labels held by the same nodes act as one.
  struct Group {
    Set nodes = 0;
    bool kept = false;
    double log_size = 0;
  };

  void gather_groups(const Network& network, const Part& part) {
    std::vector<std::pair<Label, int>> held;
    for (int i = 0; i < nodes_; ++i) {
      for (const Label label : part.nodes[static_cast<std::size_t>(i)]) held.emplace_back(label, i);
    }
    std::sort(held.begin(), held.end());
    auto kept = part.kept.begin();
    for (std::size_t i = 0; i < held.size();) {
      const Label label = held[i].first;
      while (kept != part.kept.end() && *kept < label) ++kept;
      Group group{0, kept != part.kept.end() && *kept == label,
                  network.log_size[static_cast<std::size_t>(label)]};
      for (; i < held.size() && held[i].first == label; ++i) group.nodes |= bit(held[i].second);
      groups_.push_back(group);
    }
    const auto key = [](const Group& group) { return std::pair(group.nodes, group.kept); };
    std::sort(groups_.begin(), groups_.end(), [&](const Group& a, const Group& b) {
      return std::pair(key(a), a.log_size) < std::pair(key(b), b.log_size);
    });
    std::size_t merged = 0;
    for (std::size_t i = 1; i < groups_.size(); ++i) {
      if (key(groups_[merged]) == key(groups_[i])) {
        groups_[merged].log_size += groups_[i].log_size;
      } else {
        groups_[++merged] = groups_[i];
      }
    }
    if (!groups_.empty()) groups_.resize(merged + 1);
  }

  Subset& describe(Set set) {
    Subset& subset = subsets_[set];
    if (subset.log_out >= 0) return subset;
    subset.log_out = 0;
    for (const Group& group : groups_) {
      if (!(group.nodes & set)) continue;
      const bool stays = group.kept || (group.nodes & ~set);
      (stays ? subset.log_out : subset.log_inside) += group.log_size;
    }
    return subset;
  }

  Set neighbours_of(Set set) const {
    Set out = 0;
    for (Set rest = set; rest; rest &= rest - 1) {
      out |= neighbours_[static_cast<std::size_t>(lowest(rest))];
    }
    return out & ~set;
  }

  // All connected sets that extend `set` without a node of `excluded`.
  bool grow(Set set, Set excluded) {
    const Set around = neighbours_of(set) & ~excluded;
    if (!around) return true;
    for (Set more = around & -around; more; more = (more - around) & around) {
      if (!pair_up(set | more)) return false;
    }
    for (Set more = around & -around; more; more = (more - around) & around) {
      if (!grow(set | more, excluded | around)) return false;
    }
    return true;
  }

  // All connected sets that touch `set` and come after it.
  bool pair_up(Set set) {
    // The pairs that make `set` came before, so its cost is final.
    if (subsets_[set].cost >= bound_) return true;
    const Set excluded = up_to(lowest(set)) | set;
    const Set around = neighbours_of(set) & ~excluded;
    for (Set rest = around; rest;) {
      const int node = highest(rest);
      rest &= ~bit(node);
      if (!join(set, bit(node)) ||
          !grow_partner(set, bit(node), excluded | (up_to(node) & around))) {
        return false;
      }
    }
    return true;
  }

  bool grow_partner(Set set, Set partner, Set excluded) {
    const Set around = neighbours_of(partner) & ~excluded;
    if (!around) return true;
    for (Set more = around & -around; more; more = (more - around) & around) {
      if (!join(set, partner | more)) return false;
    }
    for (Set more = around & -around; more; more = (more - around) & around) {
      if (!grow_partner(set, partner | more, excluded | around)) return false;
    }
    return true;
  }

  bool join(Set a, Set b) {
    if (++work_ > options_.work) return false;
    if ((work_ & 0xFFFF) == 0) effort_.spend(0x10000 * seconds_per_split_, kWhat);
    const Subset left = subsets_[a];
    const Subset right = subsets_[b];
    const double before = left.cost + right.cost;
    if (before >= bound_) return true;
    Subset& both = describe(a | b);
    if (before >= both.cost) return true;
    const double log_all = both.log_out + both.log_inside - left.log_inside - right.log_inside;
    const double cost = before + options_.model.of(log_all, both.log_out);
    if (cost < both.cost && cost < bound_) {
      both.cost = cost;
      both.left = a;
    }
    return true;
  }

  Tree tree() {
    Tree out{nodes_, {}};
    // Every subset of the tree, larger ones first; made backwards they come after their parts.
    std::vector<Set> order{up_to(nodes_ - 1)};
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Set set = order[i];
      for (const Set part : {subsets_[set].left, set & ~subsets_[set].left}) {
        if (std::popcount(part) > 1) order.push_back(part);
      }
    }
    std::unordered_map<Set, int> node;
    const auto number = [&](Set set) {
      return std::popcount(set) == 1 ? lowest(set) : node.at(set);
    };
    for (std::size_t i = order.size(); i-- > 0;) {
      const Set left = subsets_[order[i]].left;
      node[order[i]] = nodes_ + static_cast<int>(out.pairs.size());
      out.pairs.emplace_back(number(left), number(order[i] & ~left));
    }
    return out;
  }

  const ExactOptions& options_;
  Effort& effort_;
  int nodes_;
  Subsets subsets_;
  std::vector<Group> groups_;
  std::vector<Set> neighbours_;  // by node
  double bound_ = kNone;
  std::int64_t work_ = 0;
  double seconds_per_split_ = seconds_per_split(static_cast<std::size_t>(nodes_));
};

}  // namespace

double seconds_per_split(std::size_t nodes) { return nodes <= kDenseNodes ? 30e-9 : 300e-9; }

Part whole(const Network& network) {
  return {{network.nodes.begin(), network.nodes.end()}, network.output};
}

std::optional<Tree> exact_path(const Network& network, const Part& part,
                               const ExactOptions& options, Effort& effort) {
  if (part.nodes.size() > 64) return std::nullopt;
  if (part.nodes.size() == 1) return Tree{1, {}};
  return Exact(network, part, options, effort).run();
}

}  // namespace eas::contraction
