// Trees and linear paths: reading a user's path, writing ours, and the order of steps that needs the
// least memory.
#include "einsum/path/path.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace eas::contraction {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

std::string text_of(const std::vector<int>& tuple) {
  return "(" + join(tuple, ", ", [](int i) { return std::to_string(i); }) +
         (tuple.size() == 1 ? ",)" : ")");
}

// The nodes left while a path is followed, with the tree made so far.
class Follower {
 public:
  explicit Follower(const Network& network) : network_(network), holders_(network.holders) {
    out_.leaves = static_cast<int>(network.size());
    labels_ = network.nodes;
    left_.resize(network.size());
    std::iota(left_.begin(), left_.end(), 0);
  }

  void take(const std::vector<int>& tuple) {
    std::vector<int> positions = tuple;
    std::sort(positions.begin(), positions.end());
    const bool repeats = std::adjacent_find(positions.begin(), positions.end()) != positions.end();
    if (positions.empty() || repeats || positions.front() < 0 ||
        at(positions.back()) >= left_.size()) {
      throw ShapeError(
          "einsum",
          cat("a step of the path does not name operands that are left, got ", text_of(tuple),
              " with ", left_.size(), " left, expected different positions below ", left_.size()));
    }
    std::vector<int> nodes;
    for (const int position : tuple) nodes.push_back(left_[at(position)]);
    for (std::size_t i = positions.size(); i-- > 0;) left_.erase(left_.begin() + positions[i]);
    left_.push_back(nodes.size() < 3 ? contract_few(nodes) : contract_many(nodes));
  }

  Tree finish() {
    if (left_.size() > 1) {
      throw ShapeError("einsum",
                       cat("the path ends too early, got ", left_.size(), " operands left of ",
                           network_.size(), ", expected steps until one is left"));
    }
    return std::move(out_);
  }

 private:
  int contract_few(const std::vector<int>& nodes) {
    return nodes.size() == 1 ? nodes[0] : contract(nodes[0], nodes[1]);
  }

  // A network of its own: what others hold, or the output, is its output.
  int contract_many(const std::vector<int>& nodes) {
    Network part;
    part.log_size = network_.log_size;
    part.is_output = network_.is_output;
    part.holders.assign(holders_.size(), 0);
    for (const int node : nodes) {
      part.nodes.push_back(labels_[at(node)]);
      for (const Label label : labels_[at(node)]) ++part.holders[at(label)];
    }
    for (std::size_t l = 0; l < holders_.size(); ++l) {
      if (part.holders[l] == 0) continue;
      if (holders_[l] > part.holders[l]) part.is_output[l] = 1;
      if (part.is_output[l]) part.output.push_back(static_cast<Label>(l));
    }
    Progress silent{{}};
    const Tree tree = search(part, {}, silent).tree;
    std::vector<int> number = nodes;
    for (const auto& [a, b] : tree.pairs) number.push_back(contract(number[at(a)], number[at(b)]));
    return number.back();
  }

  int contract(int a, int b) {
    Labels out;
    std::set_union(labels_[at(a)].begin(), labels_[at(a)].end(), labels_[at(b)].begin(),
                   labels_[at(b)].end(), std::back_inserter(out));
    const std::size_t before = labels_[at(a)].size() + labels_[at(b)].size();
    if (out.size() < before) {  // something is shared
      Labels shared;
      std::set_intersection(labels_[at(a)].begin(), labels_[at(a)].end(), labels_[at(b)].begin(),
                            labels_[at(b)].end(), std::back_inserter(shared));
      for (const Label label : shared) --holders_[at(label)];
      std::erase_if(out, [&](Label label) {
        return holders_[at(label)] == 1 && !network_.is_output[at(label)] &&
               std::binary_search(shared.begin(), shared.end(), label);
      });
    }
    labels_.push_back(std::move(out));
    out_.pairs.emplace_back(a, b);
    return static_cast<int>(labels_.size()) - 1;
  }

  const Network& network_;
  std::vector<std::int32_t> holders_;  // by label: of the nodes left
  std::vector<Labels> labels_;         // by node
  std::vector<int> left_;              // the list a linear path counts in
  Tree out_;
};

}  // namespace

Tree tree_of_path(const Network& network, std::span<const std::vector<int>> path) {
  Follower follower(network);
  for (const std::vector<int>& tuple : path) follower.take(tuple);
  return follower.finish();
}

std::vector<std::vector<int>> path_of_tree(const Tree& tree) {
  if (tree.leaves == 1) return {{0}};
  std::vector<int> left(at(tree.leaves));
  std::iota(left.begin(), left.end(), 0);
  std::vector<std::vector<int>> out;
  for (std::size_t i = 0; i < tree.pairs.size(); ++i) {
    // Nodes are appended in ascending order, so the list stays sorted.
    const auto a = std::lower_bound(left.begin(), left.end(), tree.pairs[i].first) - left.begin();
    const auto b = std::lower_bound(left.begin(), left.end(), tree.pairs[i].second) - left.begin();
    left.erase(left.begin() + std::max(a, b));
    left.erase(left.begin() + std::min(a, b));
    left.push_back(tree.leaves + static_cast<int>(i));
    out.push_back({static_cast<int>(std::min(a, b)), static_cast<int>(std::max(a, b))});
  }
  return out;
}

Tree ordered_for_memory(const Network& network, const Tree& tree) {
  const TreeDetail nodes = detail(network, tree, kFlopsOnly);
  const std::size_t leaves = network.size();
  // By node: elements it leaves (operands are not ours) and the most its subtree holds at a time.
  std::vector<double> held(nodes.labels.size(), 0), peak(nodes.labels.size(), 0);
  std::vector<Pair> first_second(nodes.labels.size(), Pair{-1, -1});
  for (std::size_t i = 0; i < tree.pairs.size(); ++i) {
    auto [a, b] = tree.pairs[i];
    if (peak[at(a)] - held[at(a)] < peak[at(b)] - held[at(b)]) std::swap(a, b);
    const std::size_t node = leaves + i;
    held[node] = std::min(std::exp2(nodes.log_size[node]), 1e300);
    peak[node] =
        std::max({peak[at(a)], held[at(a)] + peak[at(b)], held[at(a)] + held[at(b)] + held[node]});
    first_second[node] = {a, b};
  }
  Tree out{tree.leaves, {}};
  std::vector<int> number(nodes.labels.size());
  std::iota(number.begin(), number.begin() + tree.leaves, 0);
  std::vector<Pair> stack{{static_cast<int>(nodes.labels.size()) - 1, 0}};  // node, visits
  while (!stack.empty()) {
    auto& [node, visits] = stack.back();
    const auto [first, second] = first_second[at(node)];
    if (node < tree.leaves) {
      stack.pop_back();
    } else if (visits < 2) {
      const int child = visits++ == 0 ? first : second;
      if (child >= tree.leaves) stack.emplace_back(child, 0);
    } else {
      number[at(node)] = tree.leaves + static_cast<int>(out.pairs.size());
      out.pairs.emplace_back(number[at(first)], number[at(second)]);
      stack.pop_back();
    }
  }
  return out;
}

}  // namespace eas::contraction
