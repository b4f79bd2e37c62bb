// Path finders: exact against all trees, greedy and improvement on networks of known cost.
#include "einsum/path/bisect.hpp"
#include "einsum/path/path.hpp"

#include <eas/error.hpp>

#include <gtest/gtest.h>

#include "einsum_naive.hpp"

#include <chrono>
#include <cmath>

namespace eas::contraction {
namespace {

Progress silent{{}};

std::optional<Tree> exact(const Network& network, const ExactOptions& options) {
  Effort effort(silent, 1e9);
  return exact_path(network, whole(network), options, effort);
}

Tree greedy(const Network& network, const GreedyOptions& options = {}) {
  Effort effort(silent, 1e9);
  return greedy_path(network, options, effort);
}

bool is_a_tree(const Tree& tree, std::size_t leaves) {
  if (tree.leaves != static_cast<int>(leaves) || tree.pairs.size() + 1 != leaves) return false;
  std::vector<int> uses(2 * leaves - 1, 0);
  for (std::size_t i = 0; i < tree.pairs.size(); ++i) {
    for (const int node : {tree.pairs[i].first, tree.pairs[i].second}) {
      if (node < 0 || node >= static_cast<int>(leaves + i)) return false;
      ++uses[static_cast<std::size_t>(node)];
    }
  }
  uses.back() = 1;
  return std::all_of(uses.begin(), uses.end(), [](int n) { return n == 1; });
}

// The least cost over all trees, by trying every pair at every turn.
double least_cost(const Network& network, Tree& tree, std::vector<int>& left, double best) {
  if (left.size() == 1) return std::min(best, cost_of(network, tree, kFlopsOnly));
  for (std::size_t i = 0; i < left.size(); ++i) {
    for (std::size_t j = i + 1; j < left.size(); ++j) {
      std::vector<int> rest;
      for (std::size_t k = 0; k < left.size(); ++k) {
        if (k != i && k != j) rest.push_back(left[k]);
      }
      tree.pairs.emplace_back(left[i], left[j]);
      rest.push_back(tree.leaves + static_cast<int>(tree.pairs.size()) - 1);
      best = least_cost(network, tree, rest, best);
      tree.pairs.pop_back();
    }
  }
  return best;
}

TEST(Path, ExactIsTheBestOfAllTrees) {
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 60; ++trial) {
    const std::size_t nodes = 3 + random() % 3;
    Expression e = random_expression(random, nodes);
    for (auto& size : e.sizes) size = 1 + static_cast<std::int64_t>(random() % 9);
    const Network network = network_of(e);
    Tree tree{static_cast<int>(nodes), {}};
    std::vector<int> left;
    for (int i = 0; i < tree.leaves; ++i) left.push_back(i);
    const double least = least_cost(network, tree, left, INFINITY);
    const auto found = exact(network, {kFlopsOnly, true, 0, 1'000'000});
    ASSERT_TRUE(found && is_a_tree(*found, nodes));
    EXPECT_NEAR(cost_of(network, *found, kFlopsOnly), least, 1e-9 * least) << text(e);
    const Found optimal = search(network, {"optimal", 0, 0}, silent);
    EXPECT_NEAR(cost_of(network, optimal.tree, kFlopsOnly), least, 1e-9 * least) << text(e);
  }
}

TEST(Path, ExactWithoutOuterProductsMeetsTheChain) {
  // The textbook chain of matrices: 15125 multiply-adds.
  const Expression e =
      parse("ab,bc,cd,de,ef,fg->ag",
            std::vector<Dims>{{30, 35}, {35, 15}, {15, 5}, {5, 10}, {10, 20}, {20, 25}});
  const Network network = network_of(e);
  const auto found = exact(network, {kFlopsOnly, false, 0, 1000});
  ASSERT_TRUE(found);
  EXPECT_NEAR(cost_of(network, *found, kFlopsOnly), 15125, 1e-6);
  EXPECT_FALSE(exact(network, {kFlopsOnly, false, 15125, 1000}));
  EXPECT_FALSE(exact(network, {kFlopsOnly, false, 0, 5}));
}

TEST(Path, EveryFinderMakesTrees) {
  std::mt19937_64 random(2);
  for (int trial = 0; trial < 100; ++trial) {
    const std::size_t nodes = 1 + random() % 24;
    const Expression e = random_expression(random, nodes);
    const Network network = network_of(e);
    for (const char* method : {"auto", "greedy", "random-greedy", "optimal"}) {
      if (method == std::string("optimal") && nodes > 10) continue;
      const Found found = search(network, {method, 0, 0}, silent);
      ASSERT_TRUE(is_a_tree(found.tree, nodes)) << method << " " << text(e);
    }
    Tree tree = greedy(network, {0.5, 1.0, 3});
    const double before = cost_of(network, tree, kExecutorCost);
    Effort effort(silent, 1);
    improve_subtrees(network, tree, kExecutorCost, 6, effort);
    ASSERT_TRUE(is_a_tree(tree, nodes)) << text(e);
    EXPECT_LE(cost_of(network, tree, kExecutorCost), before * (1 + 1e-9));
    EXPECT_TRUE(is_a_tree(ordered_for_memory(network, tree), nodes));
    EXPECT_TRUE(is_a_tree(divided_path(network, 0.1, 1, effort), nodes)) << text(e);
  }
}

TEST(Path, AThousandTensors) {
  const Network network = network_of(random_regular(1000, 2, 1));
  const auto start = std::chrono::steady_clock::now();
  const Tree tree = greedy(network);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  EXPECT_TRUE(is_a_tree(tree, 1000));
  EXPECT_LT(seconds.count(), 1.0);
  EXPECT_LT(std::log2(cost_of(network, tree, kFlopsOnly)), 300);
}

TEST(Path, BisectionFindsTheBridge) {
  // Two cliques of ten nodes, one edge between them.
  Hypergraph graph;
  graph.edges_of.resize(20);
  graph.node_weight.assign(20, 1.0);
  const auto add = [&](std::size_t a, std::size_t b) {
    for (const std::size_t v : {a, b}) {
      graph.edges_of[v].push_back(static_cast<int>(graph.nodes_of.size()));
    }
    graph.nodes_of.push_back({static_cast<int>(a), static_cast<int>(b)});
    graph.edge_weight.push_back(1.0);
  };
  for (std::size_t a = 0; a < 20; ++a) {
    for (std::size_t b = a + 2; b < 20; b += 2) add(a, b);  // even and odd nodes
  }
  add(0, 1);
  Effort effort(silent, 1);
  Random random(1);
  const std::vector<std::uint8_t> sides = bisect(graph, 0.1, random, effort);
  for (std::size_t v = 0; v < 20; ++v) EXPECT_EQ(sides[v], sides[v % 2]);
  EXPECT_NE(sides[0], sides[1]);
}

TEST(Path, DividingBeatsGreedyOnALargeNetwork) {
  const Network network = network_of(random_regular(300, 2, 4));
  Effort effort(silent, 1);
  EXPECT_LT(cost_of(network, divided_path(network, 0.1, 1, effort), kFlopsOnly),
            cost_of(network, greedy(network), kFlopsOnly));
}

TEST(Path, OneLabelOfThousandsOfTensors) {
  const std::vector<std::vector<std::int64_t>> terms(3000, {0});
  const Expression e = parse(terms, std::vector<std::int64_t>{}, std::vector<Dims>(3000, Dims{5}));
  EXPECT_TRUE(is_a_tree(greedy(network_of(e)), 3000));
  EXPECT_TRUE(is_a_tree(search(network_of(e), {}, silent).tree, 3000));
}

TEST(Path, SizesBeyondAnyNumber) {
  const Network network = network_of(random_regular(600, std::int64_t{1} << 40, 3));
  EXPECT_TRUE(is_a_tree(search(network, {}, silent).tree, 600));
}

TEST(Path, TheSameEveryTime) {
  const Network network = network_of(random_regular(60, 4, 5));
  const Tree a = search(network, {}, silent).tree;
  const Tree b = search(network, {}, silent).tree;
  EXPECT_EQ(a.pairs, b.pairs);
}

TEST(Path, SearchBeatsGreedyOnALattice) {
  const Network network = network_of(lattice(9, 9, 4));
  const double of_greedy = cost_of(network, greedy(network), kExecutorCost);
  EXPECT_LT(cost_of(network, search(network, {}, silent).tree, kExecutorCost), of_greedy);
}

TEST(Path, ExactSearchInVainLeavesTimeForOthers) {
  // Too many for exact search, and so little work that there are only milliseconds.
  double gained = 0;
  for (unsigned seed = 0; seed < 6; ++seed) {
    const Network network = network_of(random_regular(40, 4, seed));
    Tree tree = greedy(network);
    Effort effort(silent, 1e9);
    improve_subtrees(network, tree, kExecutorCost, 8, effort);
    gained += std::log2(cost_of(network, tree, kExecutorCost) /
                        cost_of(network, search(network, {}, silent).tree, kExecutorCost));
  }
  EXPECT_GT(gained, 1);
}

TEST(Path, GivenPathsAreFollowed) {
  const Expression e = parse("ab,bc,cd,de->ae", std::vector<Dims>{{2, 3}, {3, 4}, {4, 5}, {5, 6}});
  const Network network = network_of(e);
  using Path = std::vector<std::vector<int>>;
  EXPECT_EQ(tree_of_path(network, Path{{0, 1}, {0, 1}, {0, 1}}).pairs,
            (std::vector<Pair>{{0, 1}, {2, 3}, {4, 5}}));
  EXPECT_EQ(path_of_tree(tree_of_path(network, Path{{1, 2}, {1, 2}, {0, 1}})),
            (Path{{1, 2}, {1, 2}, {0, 1}}));
  EXPECT_EQ(tree_of_path(network, Path{{0, 1, 2, 3}}).pairs.size(), 3U);
  EXPECT_EQ(tree_of_path(network, Path{{0}, {0, 1, 2, 3}}).pairs.size(), 3U);
  for (const Path& wrong : {Path{{0, 4}}, Path{{1, 1}}, Path{{-1, 0}}, Path{{}}, Path{},
                            Path{{2, 3}}, Path{{0, 1}, {0, 1}, {0, 1}, {0, 1}}}) {
    EXPECT_THROW(tree_of_path(network, wrong), ShapeError);
  }
}

}  // namespace
}  // namespace eas::contraction
