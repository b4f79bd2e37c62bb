// Elementwise ops give every combination of what their operands may be; each value is looked at
// once. What a loop carries is followed to where it comes from, round the loop if need be.
#include "passes/analysis/possible_values.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "ir/edit.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Set = std::vector<HostExpression>;

constexpr std::size_t kMaxValues = 16;
constexpr std::size_t kMaxCarried = 256;  // most are literals, which no launch evaluates
constexpr int kMaxDepth = 256;            // of the recursion; what is deeper has too many steps

// Gives the elements of its operand, in another order or more often.
bool keeps_elements(Op op) { return only_moves_elements(op) || op == Op::multiple_of; }

bool is_loop(const Node* node) { return node && (node->op == Op::for_ || node->op == Op::while_); }

// The value of a loop's turn, or the one after it, that a value is: its loop and which of those carried.
std::optional<std::pair<const Node*, std::size_t>> carried_by(const Value* value) {
  if (is_loop(value->node)) return std::pair(value->node, std::size_t{value->index});
  if (!value->block || !is_loop(value->block->parent)) return std::nullopt;
  const std::size_t first = ir::first_carried(*value->block->parent);
  if (value->index < first) return std::nullopt;
  return std::pair(value->block->parent, value->index - first);
}

// Adds the values one is chosen from, and says whether it is such a one.
bool add_sources(const Value* value, ir::Once<const Value*>& to) {
  if (const auto carried = carried_by(value)) {
    const auto [loop, index] = *carried;
    to.add(loop->inits()[index]);
    to.add(ir::terminator(*loop->regions.back())->operands[index]);
    return true;
  }
  const Node* node = value->node;
  if (!node) return false;
  if (node->op == Op::if_) {
    for (const ir::Block* side : node->regions) {
      to.add(ir::terminator(*side)->operands[value->index]);
    }
    return true;
  }
  if (!keeps_elements(node->op)) return false;
  to.add(node->x());
  return true;
}

class Finder {
 public:
  bool too_many = false;

  // Addresses in an unordered_map stay.
  const Set& of(const Value* value) {
    if (const auto known = known_.find(value); known != known_.end()) return known->second;
    ++depth_;
    Set found = depth_ > kMaxDepth ? refuse() : find(value);
    --depth_;
    return known_.insert_or_assign(value, std::move(found)).first->second;
  }

 private:
  Set refuse() {
    too_many = true;
    return {};
  }

  Set find(const Value* value) {
    if (const auto leaf = host_leaf(value)) return {{{*leaf}}};
    if (carried_by(value)) return carried(value);
    if (!value->node) return {};
    const Node& node = *value->node;
    if (keeps_elements(node.op)) return of(node.x());
    if (node.op == Op::if_) {
      const auto side = [&](std::size_t region) {
        return ir::terminator(*node.regions[region])->operands[value->index];
      };
      return either(of(side(0)), of(side(1)));
    }
    // A condition of which there is one value is known at the launch.
    if (node.op == Op::where && of(node.condition()).size() != 1) {
      return either(of(node.x()), of(node.y()));
    }
    const auto step = host_step(node);
    return step ? combine(node, *step) : Set{};
  }

  // Known where all it may come from is: what counts is made of itself, and no launch knows how far.
  Set carried(const Value* value) {
    known_.emplace(value, Set{});
    Set out;
    ir::Once<const Value*> sources;
    sources.add(value);
    while (const auto source = sources.take()) {
      if (add_sources(*source, sources)) continue;
      const Set& found = of(*source);
      if (found.empty()) return {};
      out = either(std::move(out), found, kMaxCarried);
    }
    return out;
  }

  Set either(Set x, const Set& y, std::size_t most = kMaxValues) {
    for (const HostExpression& each : y) {
      if (std::find(x.begin(), x.end(), each) == x.end()) x.push_back(each);
    }
    return x.size() > most ? refuse() : std::move(x);
  }

  Set combine(const Node& node, const HostStep& step) {
    Set out(1);
    for (const Value* operand : node.operands) {
      Set longer;
      for (const HostExpression& end : of(operand)) {
        for (HostExpression both : out) {
          both.steps.insert(both.steps.end(), end.steps.begin(), end.steps.end());
          if (both.steps.size() >= HostExpression::kMaxSteps) return refuse();
          longer.push_back(std::move(both));
        }
      }
      if (longer.size() > kMaxValues) return refuse();
      out = std::move(longer);
    }
    for (HostExpression& each : out) each.steps.push_back(step);
    return out;
  }

  std::unordered_map<const Value*, Set> known_;
  int depth_ = 0;
};

}  // namespace

std::optional<std::vector<HostExpression>> possible_values(const Value* value) {
  Finder finder;
  std::vector<HostExpression> found = finder.of(value);
  if (finder.too_many) return std::nullopt;
  return found;
}

}  // namespace eas::passes
