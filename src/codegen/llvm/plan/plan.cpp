// One walk forward gives every root its loop, one walk backward says which values several loops
// need, and a last one puts those into scratch memory where that is cheaper than computing twice.
#include "codegen/llvm/plan/plan.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "codegen/llvm/plan/updates.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::codegen {

using ir::Node;
using ir::Op;
using ir::Value;
using ops::Effect;
using ops::Family;

bool is_tile(const Value* value) {
  return value->type.kind == ir::TypeKind::Tile && !value->type.shape.is_scalar();
}

int lane_axis(const ir::Shape& shape) {
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    if (shape[axis] > 1) return axis;
  }
  return shape.rank() - 1;
}

Reduced reduced(const Node& node) {
  const Value* tile = node.x();
  const bool to_scalar = !is_tile(node.results[0]);
  const Node* from = tile->node;
  if (ops::info(node.op).family == Family::Reduce && to_scalar && from && from->op == Op::reshape &&
      is_tile(from->x())) {
    return {from->x(), true};
  }
  return {tile, false};
}

namespace {

// Rough costs of one element, in vector instructions.
constexpr int kCheap = 6;

// What is dearer than a division counts as one: it is computed once either way.
int own_cost(const Node& node) {
  const ops::OpInfo& row = ops::info(node.op);
  return row.family == Family::Elementwise ? std::min(row.cost, ops::kDivisionCost) : row.cost;
}

class Planner {
 public:
  Planner(const ir::Block& block, const passes::MemoryFacts& memory, bool check,
          const std::vector<Carry>& carried)
      : block_(block), memory_(memory), check_(check), carried_(carried) {}

  Plan make() {
    if (!check_) updates_ = updates(block_, memory_);
    for (const Node* node : block_.nodes) place(*node);
    for (const Carry& carry : carried_) place_carry(carry);
    share();
    std::stable_sort(plan_.scalars.begin(), plan_.scalars.end(),
                     [](const auto& a, const auto& b) { return a.second < b.second; });
    return std::move(plan_);
  }

 private:
  // --- forward: units and epochs

  // How many units must be done before the value can be computed.
  std::size_t epoch(const Value* value) const {
    const auto found = epochs_.find(value);
    return found == epochs_.end() ? 0 : found->second;
  }
  std::size_t epoch_of_operands(const Node& node) const {
    std::size_t last = 0;
    for (const Value* operand : node.operands) last = std::max(last, epoch(operand));
    return last;
  }
  void set_epoch(const Node& node, std::size_t epoch) {
    for (const Value* result : node.results) epochs_[result] = epoch;
  }

  bool is_lazy_load(const Node& node) const {
    return node.op == Op::load && memory_.is_constant(node.buffer()) && !check_;
  }

  void place(const Node& node) {
    const ops::OpInfo& row = ops::info(node.op);
    switch (row.family) {
      case Family::Elementwise:
        if (check_ && (node.op == Op::floordiv || node.op == Op::mod) &&
            !is_float(node.x()->type.dtype)) {
          place_check(node);
        }
        return place_pure(node);
      case Family::Reduce:
      case Family::ArgReduce: return place_reduction(node);
      case Family::Scan: return place_alone(node);
      case Family::Structured: break;
    }
    switch (row.lowering) {
      case ops::Lowering::None: return;
      case ops::Lowering::Elements:
        if (check_ && node.op == Op::multiple_of) place_check(node);
        return place_pure(node);
      case ops::Lowering::Before:
      case ops::Lowering::Whole: break;
    }
    switch (node.op) {
      case Op::assume:
        if (check_) place_alone(node);
        return;
      case Op::load:
        if (check_) place_check(node);
        if (is_lazy_load(node)) return place_pure(node);
        if (updates_.count(&node) != 0) return place_update(node);
        return place_load(node);
      case Op::store:
        if (check_) place_check(node);
        if (is_tile(node.offset())) return place_store(node);
        return place_alone(node);
      default: return place_alone(node);
    }
  }

  void place_pure(const Node& node) {
    std::size_t when = epoch_of_operands(node);
    // After its check, if it has one.
    if (!plan_.units.empty() && plan_.units.back().kind == Unit::Kind::Check &&
        plan_.units.back().roots[0].node == &node) {
      when = plan_.units.size();
    }
    set_epoch(node, when);
    if (!is_tile(node.results[0])) plan_.scalars.emplace_back(&node, when);
    else pure_.push_back(&node);
  }

  Unit* last_of(Unit::Kind kind, const ir::Shape& shape, int axis, std::size_t needs) {
    if (plan_.units.empty()) return nullptr;
    Unit& last = plan_.units.back();
    const bool elements_and_reduce =
        (last.kind == Unit::Kind::Elements && kind == Unit::Kind::Reduce) ||
        (last.kind == Unit::Kind::Reduce && kind == Unit::Kind::Elements);
    if (last.kind != kind && !elements_and_reduce) return nullptr;
    if (!(last.shape == shape) || last.axis != axis || needs >= plan_.units.size()) return nullptr;
    return &last;
  }

  Unit& unit_for(Unit::Kind kind, const ir::Shape& shape, int axis, std::size_t needs) {
    if (Unit* last = last_of(kind, shape, axis, needs)) {
      if (kind == Unit::Kind::Reduce) last->kind = kind;
      return *last;
    }
    return plan_.units.emplace_back(Unit{kind, shape, axis, {}});
  }

  void place_reduction(const Node& node) {
    const Reduced what = reduced(node);
    const ir::Shape& shape = what.tile->type.shape;
    const int axis = static_cast<int>(node.attributes[0]);
    Unit::Kind kind = Unit::Kind::ReduceAxis;
    if (what.all) kind = Unit::Kind::ReduceAll;
    else if (axis == lane_axis(shape) && shape[axis] > 1) kind = Unit::Kind::Reduce;
    Unit& unit = unit_for(kind, shape, kind == Unit::Kind::ReduceAxis ? axis : 0, epoch(what.tile));
    unit.roots.push_back({Root::Kind::Node, &node});
    set_epoch(node, plan_.units.size());
  }

  static bool touches(const Unit& unit, const passes::MemoryFacts& memory, const Value* buffer,
                      bool writes_only) {
    for (const Root& root : unit.roots) {
      if (!root.node) continue;
      const Effect effect = ops::info(root.node->op).effect;
      const bool writes = effect == Effect::Write || effect == Effect::Atomic;
      const bool reads = effect == Effect::Read;
      if (!writes && !(reads && !writes_only)) continue;
      if (memory.may_alias(root.node->buffer(), buffer)) return true;
    }
    return false;
  }

  // A load that waits for the loop of its store, which comes after all that wrote there before.
  void place_update(const Node& node) {
    std::size_t when = plan_.units.size();
    while (when > 0 && !unit_writes(plan_.units[when - 1], node.buffer())) --when;
    set_epoch(node, std::max(when, epoch_of_operands(node)));
    pure_.push_back(&node);
  }

  bool unit_writes(const Unit& unit, const Value* buffer) const {
    return std::any_of(unit.roots.begin(), unit.roots.end(), [&](const Root& root) {
      return root.node && may_write(*root.node, buffer, memory_);
    });
  }

  // A load that must happen here, to scratch.
  void place_load(const Node& node) {
    if (!is_tile(node.results[0])) return place_alone(node);
    const ir::Shape& shape = node.results[0]->type.shape;
    Unit* last = last_of(Unit::Kind::Elements, shape, 0, epoch_of_operands(node));
    if (last && touches(*last, memory_, node.buffer(), true)) last = nullptr;
    Unit& unit = last ? *last : plan_.units.emplace_back(Unit{Unit::Kind::Elements, shape, 0, {}});
    unit.roots.push_back({Root::Kind::Value, &node, node.results[0], nullptr});
    set_epoch(node, plan_.units.size());
  }

  void place_store(const Node& node) {
    const ir::Shape& shape = node.offset()->type.shape;
    Unit* last = last_of(Unit::Kind::Elements, shape, 0, epoch_of_operands(node));
    // A load in the same loop must have read everything before; a store must have written it.
    if (last && touches(*last, memory_, node.buffer(), false)) last = nullptr;
    Unit& unit = last ? *last : plan_.units.emplace_back(Unit{Unit::Kind::Elements, shape, 0, {}});
    unit.roots.push_back({Root::Kind::Node, &node});
  }

  void place_alone(const Node& node) {
    if (check_ && ops::info(node.op).effect == Effect::Atomic) place_check(node);
    plan_.units.push_back({Unit::Kind::One, {}, 0, {{Root::Kind::Node, &node}}});
    set_epoch(node, plan_.units.size());
  }

  void place_check(const Node& node) {
    plan_.units.push_back({Unit::Kind::Check, {}, 0, {{Root::Kind::Node, &node}}});
  }

  void place_carry(const Carry& carry) {
    const Value* value = carry.value;
    const ir::Shape& shape = value->type.shape;
    Unit& unit = unit_for(Unit::Kind::Elements, shape, 0, epoch(value));
    unit.roots.push_back({Root::Kind::Value, nullptr, value, carry.home});
  }

  // --- backward: who is needed where

  // The loops (numbered from 1) that compute a value in place, and whether they do at other elements
  // than the one they are at.
  using Needs = std::map<std::size_t, bool>;
  std::unordered_map<const Value*, Needs> needed_;
  void need(const Value* value, std::size_t unit, bool elsewhere = false) {
    needed_[value][unit] |= elsewhere;
  }

  void share() {
    find_costs();
    for (std::size_t i = 0; i < plan_.units.size(); ++i) {
      for (const Root& root : plan_.units[i].roots) {
        if (root.value && !root.node) need(root.value, i + 1);
        if (!root.node) continue;
        if (is_reduction(*root.node)) {
          need(reduced(*root.node).tile, i + 1);
        } else {
          for (const Value* operand : root.node->operands) need(operand, i + 1);
        }
        for (const ir::Block* region : root.node->regions) look_inside(*root.node, *region, i + 1);
      }
    }
    // Scalars that read an element of a tile.
    for (const auto& [node, when] : plan_.scalars) {
      for (const Value* operand : node->operands) {
        if (is_tile(operand)) need(operand, when + 1);
      }
    }
    // Users come after what they use: backwards, every value's needs are known when it is met.
    std::vector<std::pair<const Value*, std::size_t>> stores;
    for (auto it = pure_.rbegin(); it != pure_.rend(); ++it) {
      const Node& node = **it;
      Needs units;
      for (const Value* result : node.results) {
        for (const auto& [unit, elsewhere] : needed_[result]) units[unit] |= elsewhere;
      }
      if (units.empty()) continue;
      if (moves_elements(node)) {
        for (auto& [unit, elsewhere] : units) elsewhere = true;
      }
      if (regroups(node)) must_store_.insert(node.x());
      if (moves_elements(node) || node.op == Op::reshape) moved_.insert(node.x());
      bool store = false;
      for (const Value* result : node.results) {
        store |= must_store_.count(result) != 0;
      }
      const bool in_loop =
          std::any_of(node.results.begin(), node.results.end(),
                      [&](const Value* result) { return in_region_.count(result) != 0; });
      // A matrix that a loop multiplies by again and again is worth a copy in any case.
      const bool factor =
          in_loop && std::any_of(node.results.begin(), node.results.end(),
                                 [&](const Value* result) { return factors_.count(result) != 0; });
      const int limit = factor ? ops::info(Op::load).cost : kCheap;
      // A loop would ask masks every turn, and code that looks at every access has no other way.
      const bool asks = in_loop || check_;
      const int cost = (asks ? costs_ : costs_without_masks_).at(node.results[0]);
      if (!store && (units.size() > 1 || in_loop) && cost > limit && !is_splat(node)) store = true;
      if (store) {
        const auto [first, elsewhere] = *units.begin();
        for (const Value* result : node.results) {
          if (!needed_[result].empty()) stores.emplace_back(result, first);
        }
        for (const Value* operand : node.operands) need(operand, first, elsewhere);
      } else {
        for (const Value* operand : node.operands) {
          for (const auto& [unit, elsewhere] : units) need(operand, unit, elsewhere);
          if (in_loop) in_region_.insert(operand);
        }
      }
    }
    settle_carries();
    place_stores(stores);
  }

  static bool is_reduction(const Node& node) {
    const Family family = ops::info(node.op).family;
    return family == Family::Reduce || family == Family::ArgReduce;
  }
  // Another grouping of the same elements, which are read by their flat number, from memory.
  static bool regroups(const Node& node) {
    return node.op == Op::reshape && is_tile(node.x()) &&
           !passes::is_trivial_reshape(node.x()->type.shape, node.results[0]->type.shape);
  }
  // Gives elements of its operand at other places than they were.
  static bool moves_elements(const Node& node) {
    return node.op == Op::broadcast || node.op == Op::permute || regroups(node);
  }

  // A carried value is written to its parameter's memory by the end of the block. That is too early
  // if a later loop still reads the parameter, or this one reads it at other elements, by whatever
  // is computed from it on the way: then it goes to memory of its own first. What makes the value in
  // one go may write there directly, if nothing reads the parameter any more.
  void settle_carries() {
    for (std::size_t i = 0; i < plan_.units.size(); ++i) {
      for (Root& root : plan_.units[i].roots) {
        if (!root.home) continue;
        for (const auto& [unit, elsewhere] : needed_[root.home]) {
          root.temporary |= unit > i + 1 || (unit == i + 1 && elsewhere);
        }
        const Node* maker = root.value->node;
        if (!maker || maker->parent != &block_) continue;
        for (std::size_t u = 0; u < plan_.units.size(); ++u) {
          const Unit& unit = plan_.units[u];
          if (unit.kind != Unit::Kind::One || unit.roots[0].node != maker) continue;
          root.direct = may_write_home(*maker, root, u + 1);
          if (root.direct) root.temporary = false;
        }
      }
    }
  }

  bool may_write_home(const Node& maker, const Root& root, std::size_t at) {
    if (!is_product(maker) && maker.op != Op::for_ && maker.op != Op::while_) return false;
    for (const auto& [unit, elsewhere] : needed_[root.home]) {
      if (unit > at || (unit == at && elsewhere)) return false;
    }
    for (const Carry& other : carried_) {  // one value, two homes
      if (other.value == root.value && other.home != root.home) return false;
    }
    // What the value starts from is read element by element before it is written; nothing else may
    // read the parameter, nor be computed from it on the way in.
    const std::unordered_set<const Value*> readers = readers_of(root.home);
    const ops::Operand start = is_product(maker) ? ops::Operand::acc : ops::Operand::inits;
    const std::size_t own = ops::operand_index(maker.op, start) + root.value->index;
    for (std::size_t i = 0; i < maker.operands.size(); ++i) {
      if (i != own && readers.count(maker.operands[i])) return false;
    }
    const auto& inside = read_inside_[&maker];
    return std::none_of(inside.begin(), inside.end(),
                        [&](const Value* value) { return readers.count(value) != 0; });
  }

  // The tiles of this block that are computed from a value, without memory between them, and itself.
  std::unordered_set<const Value*> readers_of(const Value* value) const {
    std::unordered_set<const Value*> readers{value};
    for (const Node* node : block_.nodes) {
      if (std::none_of(node->operands.begin(), node->operands.end(),
                       [&](const Value* operand) { return readers.count(operand) != 0; }))
        continue;
      for (const Value* result : node->results) {
        if (is_tile(result)) readers.insert(result);
      }
    }
    return readers;
  }

  // What a region of `node`, which is done in `unit`, reads of this block.
  void look_inside(const Node& node, const ir::Block& region, std::size_t unit) {
    std::vector<const Node*> regroupings;
    std::unordered_set<const Value*> by_element;
    ir::walk(region, [&](const Node* inner) {
      const bool seen_through = is_reduction(*inner) && reduced(*inner).all;
      for (const Value* operand : inner->operands) {
        if (!is_tile(operand)) continue;
        need(operand, unit);
        in_region_.insert(operand);
        if (is_product(*inner)) factors_.insert(operand);
        read_inside_[&node].insert(operand);
        if (!seen_through) by_element.insert(operand);
      }
      if (regroups(*inner)) regroupings.push_back(inner);
    });
    for (const Node* inner : regroupings) {
      if (by_element.count(inner->results[0])) must_store_.insert(inner->x());
    }
  }

  static bool is_splat(const Node& node) { return node.op == Op::broadcast && !is_tile(node.x()); }

  // What it costs to compute each value where it is needed, not knowing which of those it is made of
  // will be stored: an upper bound. A value used twice counts twice, so numbers grow fast.
  void find_costs() {
    constexpr int kMost = 1000;
    for (const Node* node : block_.nodes) {
      int cost = own_cost(*node), without_masks = cost;
      for (const Value* operand : node->operands) {
        if (!is_tile(operand) || !operand->node || operand->node->parent != &block_) continue;
        if (is_reduction(*operand->node) || ops::info(operand->node->op).family == Family::Scan)
          continue;
        if (operand->type.dtype == DType::int64 && operand->node->op != Op::load)
          continue;  // offsets
        cost = std::min(cost + costs_.at(operand), kMost);
        if (of_offsets_.contains(operand)) continue;
        without_masks = std::min(without_masks + costs_without_masks_.at(operand), kMost);
      }
      for (const Value* result : node->results) {
        costs_[result] = cost;
        costs_without_masks_[result] = without_masks;
      }
      if (node->results.size() == 1 && is_of_offsets(*node)) of_offsets_.insert(node->results[0]);
    }
  }

  // Offsets, and masks that compare them, which loops ask once where they can.
  bool is_of_offsets(const Node& node) const {
    const DType dtype = node.results[0]->type.dtype;
    if (dtype == DType::int64) return node.op != Op::load;
    if (dtype != DType::bool_ || !(ops::is_elementwise(node.op) || node.op == Op::broadcast)) {
      return false;
    }
    return std::all_of(node.operands.begin(), node.operands.end(), [&](const Value* operand) {
      const bool is_here = is_tile(operand) && operand->node && operand->node->parent == &block_;
      return !is_here || of_offsets_.contains(operand);
    });
  }

  // A value is stored by the loop that first needs it, if that runs over its own shape; else by a
  // loop of its own before.
  void place_stores(const std::vector<std::pair<const Value*, std::size_t>>& stores) {
    // From the last to the first, so that numbers of earlier units stay true; within one place the
    // later value was met first and must come after.
    std::vector<std::pair<const Value*, std::size_t>> sorted = stores;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [value, first] : sorted) {
      Unit& unit = plan_.units[first - 1];
      const Root root{Root::Kind::Value, nullptr, value, nullptr};
      const bool same = (unit.kind == Unit::Kind::Elements || unit.kind == Unit::Kind::Reduce) &&
                        unit.shape == value->type.shape && !must_store_.count(value) &&
                        !moved_.count(value);
      if (same) {
        unit.roots.insert(unit.roots.begin(), root);
        continue;
      }
      const auto at = plan_.units.begin() + static_cast<std::ptrdiff_t>(first - 1);
      plan_.units.insert(at, Unit{Unit::Kind::Elements, value->type.shape, 0, {root}});
      for (auto& [node, when] : plan_.scalars) {
        if (when >= first) ++when;
      }
    }
  }

  const ir::Block& block_;
  const passes::MemoryFacts& memory_;
  bool check_;
  const std::vector<Carry>& carried_;
  Plan plan_;
  std::vector<const Node*> pure_;
  std::unordered_set<const Node*> updates_;
  std::unordered_map<const Value*, std::size_t> epochs_;
  std::unordered_map<const Value*, int> costs_, costs_without_masks_;
  std::unordered_set<const Value*> of_offsets_;
  std::unordered_set<const Value*> must_store_, moved_, in_region_, factors_;
  std::unordered_map<const Node*, std::unordered_set<const Value*>> read_inside_;
};

}  // namespace

Plan make_plan(const ir::Block& block, const passes::MemoryFacts& memory, bool check,
               const std::vector<Carry>& carried) {
  return Planner(block, memory, check, carried).make();
}

}  // namespace eas::codegen
