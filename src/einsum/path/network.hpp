// Network and Tree: an expression as the path finders see it, and what they make. Labels that do not
// matter for the order (private to one operand, of size 1, sliced) are left out. Sizes are logarithms,
// so that a network may have any number of labels.
#pragma once

#include "einsum/expression.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace eas::contraction {

struct Network {
  std::vector<Labels> nodes;            // by operand, ascending, no label twice
  Labels output;                        // ascending; of it, what some node holds
  std::vector<double> log_size;         // by label: log2
  std::vector<std::uint8_t> is_output;  // by label
  std::vector<std::int32_t> holders;    // by label: how many nodes hold it

  std::size_t size() const { return nodes.size(); }
  double log_size_of(std::span<const Label> labels) const;
};

Network network_of(const Expression& expression, std::span<const Label> sliced = {});

// Which two are contracted: nodes 0 .. leaves-1 are the operands, pairs[i] makes node leaves+i.
using Pair = std::pair<int, int>;
struct Tree {
  int leaves = 0;
  std::vector<Pair> pairs;
};

// What a contraction costs, in multiply-adds: those it does, and `move` for each element of its
// result, which is written and read again. Where nothing is summed, a little less: of two trees that
// cost the same, that one may leave such a product to the step that reads it (plan/packing.hpp).
struct CostModel {
  double move = 0;
  double move_unsummed = 0;
  static bool is_unsummed(double log_all, double log_out) {
    return log_all - log_out < 0.5;  // a label that is summed has a size of 2 or more
  }
  double of(double log_all, double log_out) const;
};
// An element that goes to memory and back costs about as much as this many multiply-adds of ours.
inline constexpr CostModel kExecutorCost{16, 15.99};
inline constexpr CostModel kFlopsOnly{0, 0};

// A tree with what every node of it holds.
struct TreeDetail {
  std::vector<Labels> labels;     // by node
  std::vector<double> log_size;   // by node
  std::vector<double> step_cost;  // by node; 0 of leaves
  double cost = 0;
};
TreeDetail detail(const Network& network, const Tree& tree, CostModel model);
double cost_of(const Network& network, const Tree& tree, CostModel model);

}  // namespace eas::contraction
