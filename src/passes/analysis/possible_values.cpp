// Elementwise ops give every combination of what their operands may be; each value is looked at
// once.
#include "passes/analysis/possible_values.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Set = std::vector<HostExpression>;

constexpr std::size_t kMaxValues = 16;
constexpr int kMaxDepth = 256;  // of the recursion; what is deeper has too many steps

// Gives the elements of its operand, in another order or more often.
bool keeps_elements(Op op) { return only_moves_elements(op) || op == Op::multiple_of; }

class Finder {
 public:
  bool too_many = false;

  // Addresses in an unordered_map stay.
  const Set& of(const Value* value) {
    if (const auto known = known_.find(value); known != known_.end()) return known->second;
    ++depth_;
    Set found = depth_ > kMaxDepth ? refuse() : find(value);
    --depth_;
    return known_.emplace(value, std::move(found)).first->second;
  }

 private:
  Set refuse() {
    too_many = true;
    return {};
  }

  Set find(const Value* value) {
    if (const auto leaf = host_leaf(value)) return {{{*leaf}}};
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

  Set either(Set x, const Set& y) {
    for (const HostExpression& each : y) {
      if (std::find(x.begin(), x.end(), each) == x.end()) x.push_back(each);
    }
    return x.size() > kMaxValues ? refuse() : std::move(x);
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
