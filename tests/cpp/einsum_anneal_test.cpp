// Annealing of trees: it knows what steps cost, for labels of any size and number of holders, and
// finds what improving piece by piece does not.
#include "einsum/path/path.hpp"

#include <gtest/gtest.h>

#include "einsum_naive.hpp"

#include <cmath>

namespace eas::contraction {
namespace {

Progress silent{{}};

Tree greedy(const Network& network) {
  Effort effort(silent, 1e9);
  return greedy_path(network, {}, effort);
}

Tree annealed(const Network& network, Tree tree, double seconds, std::uint64_t seed = 1) {
  Effort effort(silent, 1e9);
  anneal(network, tree, kExecutorCost, {seconds, seed}, effort);
  return tree;
}

double log_cost(const Network& network, const Tree& tree) {
  return std::log2(cost_of(network, tree, kExecutorCost));
}

// How much more than the best tree the annealed one costs, as a logarithm.
double above_the_best(const Network& network) {
  Effort effort(silent, 1e9);
  const auto best = exact_path(network, whole(network), {kExecutorCost, true, 0, 1 << 24}, effort);
  double least = INFINITY;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Tree found = annealed(network, greedy(network), 5e-4, seed);
    EXPECT_EQ(found.pairs.size() + 1, network.size());
    least = std::min(least, log_cost(network, found));
  }
  return least - log_cost(network, best.value());
}

TEST(Anneal, FindsTheBestTreeOfFewTensors) {
  // Hyperedges, traces, outputs, sizes from 1 to 9: whatever it believes of a step must be true.
  std::mt19937_64 random(3);
  int best = 0;
  for (int trial = 0; trial < 60; ++trial) {
    Expression e = random_expression(random, 5 + random() % 4);
    for (auto& size : e.sizes) size = 1 + static_cast<std::int64_t>(random() % 9);
    const double above = above_the_best(network_of(e));
    EXPECT_LT(above, 1) << text(e);
    best += above < 0.02 ? 1 : 0;
  }
  EXPECT_GE(best, 57);
}

TEST(Anneal, FindsTheBestTreeOfManyLabels) {
  // Enough labels of each of three sizes to be counted together, and some of other sizes.
  std::mt19937_64 random(4);
  int best = 0;
  for (int trial = 0; trial < 20; ++trial) {
    Expression e;
    e.inputs.resize(7);
    for (Label label = 0; label < 250; ++label) {
      const std::size_t a = random() % 7, b = (a + 1 + random() % 6) % 7;
      e.inputs[a].push_back(label);
      e.inputs[b].push_back(label);
      e.sizes.push_back(label % 4 < 3 ? std::int64_t{1} << (1 + 4 * (label % 4)) : 3 + label % 5);
    }
    const double above = above_the_best(network_of(e));
    best += above < 0.02 ? 1 : 0;
  }
  EXPECT_GE(best, 15);
}

TEST(Anneal, BeatsImprovingPieceByPiece) {
  for (const std::int64_t size : {2, 3}) {
    const Network network = network_of(random_regular(200, size, 5));
    Effort effort(silent, 1e9);
    Tree tree = divided_path(network, 0.1, 1, effort);
    Tree improved = tree;
    improve_subtrees(network, improved, kExecutorCost, 8, effort);
    EXPECT_LT(log_cost(network, annealed(network, tree, 0.02)), log_cost(network, improved) - 2);
  }
}

TEST(Anneal, TheSameEveryTime) {
  const Network network = network_of(random_regular(100, 2, 7));
  const Tree start = greedy(network);
  EXPECT_EQ(annealed(network, start, 1e-3).pairs, annealed(network, start, 1e-3).pairs);
}

TEST(Anneal, TwoAndThreeTensors) {
  for (const char* equation : {"ab,bc->ac", "ab,bc,ca->"}) {
    const std::vector<Dims> shapes(std::string_view(equation).size() > 9 ? 3 : 2, Dims{2, 2});
    const Network network = network_of(parse(equation, shapes));
    EXPECT_EQ(annealed(network, greedy(network), 1e-4).pairs.size() + 1, shapes.size());
  }
}

}  // namespace
}  // namespace eas::contraction
