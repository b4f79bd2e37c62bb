// Says of every value what adding d to the number would make of it: itself plus k d, or itself times
// exp(k d); a k of 0 is no change. What is neither is unknown. Where there is a number for each row, d
// is each row's own, and values must keep rows apart.
#include "diff/shifts.hpp"

#include <optional>
#include <unordered_map>
#include <vector>

namespace eas::diff {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;

struct Change {
  bool times = false;  // by exp(k d); else k d is added
  int k = 0;
  bool none() const { return k == 0; }
};
using Known = std::optional<Change>;

class Shift {
 public:
  // Of the numbers that `fold` reduces its rows to.
  explicit Shift(const Node& fold)
      : uniform_(fold.results[0]->type.is_scalar()),
        axis_(static_cast<int>(fold.attributes[0])),
        rows_(fold.x()->type.shape),
        numbers_(fold.results[0]->type.shape),
        kept_(rows_) {
    kept_[axis_] = 1;
    changes_[fold.results[0]] = Change{false, 1};
  }

  // Whether the change reaches nothing; `users` are the nodes after it, in order.
  bool has_no_effect(const std::vector<Node*>& users, std::size_t from) {
    for (std::size_t i = from; i < users.size(); ++i) {
      if (!follow(*users[i])) return false;
    }
    return true;
  }

 private:
  Change of(const Value* value) const {
    const auto found = changes_.find(value);
    return found == changes_.end() ? Change{} : found->second;
  }

  bool follow(const Node& node) {
    bool touched = false;
    for (const Value* operand : node.operands) touched |= !of(operand).none();
    if (!node.regions.empty() && uses_inside(node)) return false;
    if (!touched) return true;
    if (node.results.size() != 1 || !node.regions.empty()) return false;
    const Known change = after(node);
    if (!change) return false;
    changes_[node.results[0]] = *change;
    return true;
  }

  bool uses_inside(const Node& node) const {
    bool used = false;
    for (const ir::Block* region : node.regions) {
      ir::walk(*region, [&](const Node* inside) {
        for (const Value* operand : inside->operands) used |= !of(operand).none();
      });
    }
    return used;
  }

  // Whether a change of shape leaves every element with the d of its row.
  bool keeps_rows(const ir::Shape& from, const ir::Shape& to, Op op) const {
    if (uniform_) return true;
    if (op == Op::broadcast) return from == kept_ && to == rows_;
    // A tile of another meaning could have one of these shapes by chance.
    if (op != Op::reshape || kept_ == rows_) return false;
    return (from == numbers_ && to == kept_) || (from == kept_ && to == numbers_);
  }

  Known after(const Node& node) const {
    switch (node.op) {
      case Op::broadcast:
      case Op::reshape:
      case Op::permute:
        return keeps_rows(node.x()->type.shape, node.results[0]->type.shape, node.op)
                   ? Known(of(node.x()))
                   : Known();
      case Op::cast: return is_float(node.results[0]->type.dtype) ? Known(of(node.x())) : Known();
      case Op::neg: return of(node.x()).times ? of(node.x()) : Change{false, -of(node.x()).k};
      case Op::add: return sum(of(node.x()), of(node.y()), 1);
      case Op::sub: return sum(of(node.x()), of(node.y()), -1);
      case Op::mul: return product(of(node.x()), of(node.y()), 1);
      case Op::div: return product(of(node.x()), of(node.y()), -1);
      case Op::exp: return of(node.x()).times ? Known() : Change{true, of(node.x()).k};
      case Op::log: return of(node.x()).times ? Known(Change{false, of(node.x()).k}) : Known();
      case Op::sum: {
        const bool along =
            uniform_ || (node.x()->type.shape == rows_ && node.attributes[0] == axis_);
        return along && of(node.x()).times ? Known(of(node.x())) : Known();
      }
      default: return std::nullopt;
    }
  }

  static Known sum(const Change& x, const Change& y, int sign) {
    if (!x.times && !y.times) return Change{false, x.k + sign * y.k};
    return x.times && y.times && x.k == y.k ? Known(x) : Known();
  }

  static Known product(const Change& x, const Change& y, int sign) {
    if ((!x.times && !x.none()) || (!y.times && !y.none())) return std::nullopt;
    return Change{true, x.k + sign * y.k};
  }

  bool uniform_;  // one number for all
  int axis_;
  ir::Shape rows_, numbers_, kept_;  // of the tile, of its numbers, and of these along an axis of 1
  std::unordered_map<const Value*, Change> changes_;
};

}  // namespace

std::unordered_set<const Value*> shifts_without_effect(const ir::Function& function) {
  std::unordered_set<const Value*> found;
  const std::vector<Node*>& nodes = function.body()->nodes;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i]->op != Op::max && nodes[i]->op != Op::min) continue;
    const Value* number = nodes[i]->results[0];
    if (Shift(*nodes[i]).has_no_effect(nodes, i + 1)) found.insert(number);
  }
  return found;
}

}  // namespace eas::diff
