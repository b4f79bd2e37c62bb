// Says of every value what adding d to the number would make of it: itself plus k d, or itself times
// exp(k d); a k of 0 is no change. What is neither is unknown. Where there is a number for each row, d
// is each row's own, and values must keep rows apart.
#include "diff/shifts.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <unordered_map>

#include "diff/products.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/constants.hpp"

namespace eas::diff {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using passes::kNoAxis;

enum class Kind : std::uint8_t { Plus, Times, TimesPowerOf2 };

struct Change {
  Kind kind = Kind::Plus;
  int k = 0;
  // By the value's axis: the one of d its indices go along.
  passes::SourceAxes rows = nowhere();

  bool none() const { return k == 0; }
  bool is_factor() const { return kind != Kind::Plus; }
  // The same but for how much.
  bool like(const Change& other) const { return kind == other.kind && rows == other.rows; }
  bool operator==(const Change& other) const { return k == other.k && (none() || like(other)); }
  Change times(int by) const {
    Change out = *this;
    out.k *= by;
    return out;
  }
  Change as(Kind other) const {
    Change out = *this;
    out.kind = other;
    return out;
  }
  static passes::SourceAxes nowhere() {
    passes::SourceAxes out;
    out.fill(kNoAxis);
    return out;
  }
};
using Known = std::optional<Change>;

std::optional<double> number_in(const Value* value) {
  const auto bits = passes::splat_bits(value);
  if (!bits || !is_float(value->type.dtype)) return std::nullopt;
  return ir::constant_double(value->type.dtype, *bits);
}

class Shift {
 public:
  // d is added to each element of the value.
  static Change added_to(const Value* value) {
    Change out{Kind::Plus, 1};
    const ir::Shape& shape = value->type.shape;
    for (int axis = 0; axis < shape.rank(); ++axis) {
      if (shape[axis] > 1) out.rows[static_cast<std::size_t>(axis)] = axis;
    }
    return out;
  }

  void set(const Value* value, const Change& change) { changes_[value] = change; }
  // Whatever it is computed from, a value does not change.
  void hold(const Value* value) { held_ = value; }
  Change of(const Value* value) const {
    const auto found = changes_.find(value);
    return found == changes_.end() ? Change{} : found->second;
  }

  // Goes through nodes in their order; whether all that they do with the change is known.
  bool follow(std::span<Node* const> nodes) {
    return std::all_of(nodes.begin(), nodes.end(), [&](const Node* node) { return follow(*node); });
  }

 private:
  bool follow(const Node& node) {
    if (node.op == Op::yield) return true;
    if (node.results.size() == 1 && node.results[0] == held_) return true;
    bool touched = false;
    for (const Value* operand : node.operands) touched |= !of(operand).none();
    if (!node.regions.empty() && uses_inside(node)) return false;
    if (!touched) return true;
    if (node.results.size() != 1 || !node.regions.empty()) return false;
    const Known change = after(node);
    if (!change) return false;
    changes_[node.results[0]] = change->none() ? Change{} : *change;
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

  Known after(const Node& node) const {
    if (is_product(node)) return multiplied(node);
    switch (node.op) {
      case Op::broadcast:
      case Op::reshape:
      case Op::permute: return moved(node);
      case Op::cast: return is_float(node.results[0]->type.dtype) ? Known(of(node.x())) : Known();
      case Op::neg: return of(node.x()).is_factor() ? of(node.x()) : of(node.x()).times(-1);
      case Op::add: return sum(of(node.x()), of(node.y()), 1);
      case Op::sub: return sum(of(node.x()), of(node.y()), -1);
      case Op::mul: return product(of(node.x()), of(node.y()), 1);
      case Op::div: return product(of(node.x()), of(node.y()), -1);
      case Op::exp: return other_kind(node, Kind::Plus, Kind::Times);
      case Op::exp2: return other_kind(node, Kind::Plus, Kind::TimesPowerOf2);
      case Op::log: return other_kind(node, Kind::Times, Kind::Plus);
      case Op::log2: return other_kind(node, Kind::TimesPowerOf2, Kind::Plus);
      case Op::where: return chosen(node);
      case Op::sum: return summed(of(node.x()), static_cast<int>(node.attributes[0]));
      default: return std::nullopt;
    }
  }

  Known other_kind(const Node& node, Kind from, Kind to) const {
    const Change& x = of(node.x());
    return x.kind == from ? Known(x.as(to)) : Known();
  }

  // Every element keeps the d of its row.
  Known moved(const Node& node) const {
    const auto axes = passes::source_axes(node);
    if (!axes) return std::nullopt;
    const Change& x = of(node.x());
    Change out = x;
    out.rows = Change::nowhere();
    for (std::size_t axis = 0; axis < axes->size(); ++axis) {
      if ((*axes)[axis] != kNoAxis)
        out.rows[axis] = x.rows[static_cast<std::size_t>((*axes)[axis])];
    }
    return out;
  }

  // One change, and then `sign` times the other.
  static Known both(const Change& x, const Change& y, int sign) {
    if (x.none()) return y.times(sign);
    if (y.none()) return x;
    if (!x.like(y)) return std::nullopt;
    Change out = x;
    out.k += sign * y.k;
    return out;
  }

  static Known sum(const Change& x, const Change& y, int sign) {
    if (!x.is_factor() && !y.is_factor()) return both(x, y, sign);
    return x == y ? Known(x) : Known();
  }

  static Known product(const Change& x, const Change& y, int sign) {
    if ((!x.is_factor() && !x.none()) || (!y.is_factor() && !y.none())) return std::nullopt;
    return both(x, y, sign);
  }

  // Beside 0, or an infinity that d is added to, which stay what they are.
  Known chosen(const Node& node) const {
    if (!of(node.condition()).none()) return std::nullopt;
    const Change &x = of(node.x()), &y = of(node.y());
    const auto stays = [&](const Value* value, const Change& other) {
      const auto number = number_in(value);
      return number && (other.is_factor() ? *number == 0 : std::isinf(*number));
    };
    if (x == y) return x;
    if (y.none() && stays(node.y(), x)) return x;
    return x.none() && stays(node.x(), y) ? Known(y) : Known();
  }

  static Known summed(const Change& x, int axis) {
    if (!x.is_factor() || x.rows[static_cast<std::size_t>(axis)] != kNoAxis) return std::nullopt;
    Change out = x;
    for (std::size_t i = static_cast<std::size_t>(axis); i + 1 < out.rows.size(); ++i) {
      out.rows[i] = x.rows[i + 1];
    }
    return out;
  }

  // A factor of whole rows of a product's left side is one of its result's.
  Known multiplied(const Node& node) const {
    const Change& a = of(node.a());
    const auto inner = static_cast<std::size_t>(node.a()->type.shape.rank() - 1);
    if (!a.is_factor() || a.rows[inner] != kNoAxis || !of(node.b()).none()) return std::nullopt;
    if (node.acc() && !(of(node.acc()) == a)) return std::nullopt;
    return a;
  }

  std::unordered_map<const Value*, Change> changes_;
  const Value* held_ = nullptr;
};

// What one turn makes of the change is undone by the next, and by what follows the loop.
std::optional<RunningShift> running_shift(const ir::Block& around, std::size_t at,
                                          std::size_t carried) {
  const Node& loop = *around.nodes[at];
  const ir::Block& body = *loop.regions.back();
  const std::size_t first = ir::first_carried(loop);
  const auto next = ir::terminator(body)->values();
  const Value* number = next[carried];
  const bool made_here = number->node && number->node->parent == &body;
  if (!made_here || !is_float(number->type.dtype)) return std::nullopt;

  Shift turn, turn_after, after;
  turn.set(number, Shift::added_to(number));
  const auto from = std::find(body.nodes.begin(), body.nodes.end(), number->node);
  if (!turn.follow({from + 1, body.nodes.end()})) return std::nullopt;
  RunningShift out{&loop, carried, {}};
  turn_after.hold(number);
  for (std::size_t k = 0; k < next.size(); ++k) {
    const Change change = turn.of(next[k]);
    out.in_units.push_back(!change.none() && k != carried);
    const bool is_unit = change.is_factor() && change.k == -1;
    if (out.in_units.back() && !is_unit) return std::nullopt;
    turn_after.set(body.params[first + k], change);
    after.set(loop.results[k], change);
  }
  if (!turn_after.follow(body.nodes)) return std::nullopt;
  for (const Value* value : next) {
    if (!turn_after.of(value).none()) return std::nullopt;
  }
  if (!after.follow(std::span(around.nodes).subspan(at + 1))) return std::nullopt;
  return out;
}

}  // namespace

std::unordered_set<const Value*> shifts_without_effect(const ir::Function& function) {
  std::unordered_set<const Value*> found;
  const std::vector<Node*>& nodes = function.body()->nodes;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i]->op != Op::max && nodes[i]->op != Op::min) continue;
    const Value* number = nodes[i]->results[0];
    Shift shift;
    shift.set(number, Shift::added_to(number));
    if (shift.follow(std::span(nodes).subspan(i + 1))) found.insert(number);
  }
  return found;
}

std::vector<RunningShift> running_shifts(const ir::Function& function) {
  std::vector<RunningShift> found;
  const ir::Block& body = *function.body();
  for (std::size_t i = 0; i < body.nodes.size(); ++i) {
    const Node& loop = *body.nodes[i];
    if (loop.op != Op::for_) continue;
    for (std::size_t k = 0; k < loop.results.size(); ++k) {
      auto shift = running_shift(body, i, k);
      const bool cancels =
          shift && std::count(shift->in_units.begin(), shift->in_units.end(), true);
      if (!cancels) continue;
      found.push_back(std::move(*shift));
      break;
    }
  }
  return found;
}

}  // namespace eas::diff
