// Bisection of a hypergraph: two sides of about equal weight with little between them.
#pragma once

#include "einsum/path/effort.hpp"

#include <cstdint>
#include <vector>

namespace eas::contraction {

struct Hypergraph {
  std::vector<std::vector<int>> edges_of;  // by node
  std::vector<std::vector<int>> nodes_of;  // by edge
  std::vector<double> edge_weight;
  std::vector<double> node_weight;

  std::size_t nodes() const { return edges_of.size(); }
};

// The side, 0 or 1, of every node. No side weighs more than (1 + imbalance) / 2 of the whole, where
// single nodes allow it.
std::vector<std::uint8_t> bisect(const Hypergraph& graph, double imbalance, Random& random,
                                 Effort& effort);

}  // namespace eas::contraction
