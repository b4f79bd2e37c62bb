// The path finders: small functions from a network to a tree, interchangeable. `search` is the one
// that chooses among them.
#pragma once

#include "einsum/path/effort.hpp"
#include "einsum/path/network.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace eas::contraction {

// Always the pair that shrinks what is left the most: the size of the result minus `alpha` times the
// sizes of the two, compared as signed logarithms with Gumbel noise of `temperature`.
struct GreedyOptions {
  double alpha = 1;
  double temperature = 0;
  std::uint64_t seed = 0;
};
Tree greedy_path(const Network& network, const GreedyOptions& options, Effort& effort);

// From above: halves with little between them, again and again (multilevel bisection). `imbalance`: by
// how much the sides may differ from half, 0 to 1.
Tree divided_path(const Network& network, double imbalance, std::uint64_t seed, Effort& effort);

// Some nodes of a network, or of a tree over it, that become one: the nodes' labels and what is kept
// of them, both ascending.
struct Part {
  std::vector<std::span<const Label>> nodes;
  std::span<const Label> kept;
};
Part whole(const Network& network);

// Dynamic programming over connected subsets (over all subsets when `outer`): the tree of least cost,
// for 64 nodes at most. Nothing when it costs no less than `bound`, takes more than `work` pairs of
// subsets, or the nodes are not connected.
struct ExactOptions {
  CostModel model = kFlopsOnly;
  bool outer = false;
  double bound = 0;  // 0: none
  std::int64_t work = 0;
};
double seconds_per_split(std::size_t nodes);
std::optional<Tree> exact_path(const Network& network, const Part& part,
                               const ExactOptions& options, Effort& effort);

// Replaces subtrees of up to `leaves` leaves by the best ones with the same leaves, pass after pass
// over the tree, until nothing gets better or the effort is used up.
void improve_subtrees(const Network& network, Tree& tree, CostModel model, int leaves,
                      Effort& effort);

// Turns pairs of steps around by chance, ever more choosy, for about `seconds` of the effort. What
// comes out has forgotten most of what came in, and is seldom worse.
struct AnnealOptions {
  double seconds = 0;
  std::uint64_t seed = 0;
};
void anneal(const Network& network, Tree& tree, CostModel model, const AnnealOptions& options,
            Effort& effort);
// False for networks whose sets of labels would take too much memory.
bool can_anneal(const Network& network);

// Reorders the steps so that intermediates live shortly: of two subtrees, the one that needs more
// above what it leaves goes first.
Tree ordered_for_memory(const Network& network, const Tree& tree);

// A linear path of tuples of any length as a tree; tuples of more than two are split by `search`.
// Refuses positions that do not exist, and a path that leaves more than one operand.
Tree tree_of_path(const Network& network, std::span<const std::vector<int>> path);
std::vector<std::vector<int>> path_of_tree(const Tree& tree);

struct Found {
  Tree tree;
  std::string method;  // "optimal", "greedy", …: what was done
};
struct SearchOptions {
  std::string optimize = "auto";
  std::uint64_t seed = 0;
  double time_budget_seconds = 0;
};
Found search(const Network& network, const SearchOptions& options, Progress& progress);

}  // namespace eas::contraction
