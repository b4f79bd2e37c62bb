// The grid a kernel's own guards ask for. A guard is brought to the form  C*program_id(a) + tile <
// X  with tile from 0 on and X an expression of the launch's arguments; a program whose first
// element is not below X has nothing to do.
#include "passes/infer_grid.hpp"

#include <climits>
#include <optional>

#include "passes/affine.hpp"
#include "passes/guards.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Kind = HostStep::Kind;

// Σ factor * expression + constant, step by step; `ok` turns false when it cannot be expressed.
class BoundBuilder {
 public:
  void add(const HostExpression& expression, std::int64_t factor) {
    auto& steps = bound_.steps;
    steps.insert(steps.end(), expression.steps.begin(), expression.steps.end());
    if (factor != 1) {
      steps.push_back({.kind = Kind::Constant, .value = factor});
      steps.push_back({.kind = Kind::Apply, .op = Op::mul});
    }
    if (parts_++ > 0) steps.push_back({.kind = Kind::Apply, .op = Op::add});
  }

  std::optional<HostExpression> finish(std::int64_t constant) {
    if (constant != 0 || parts_ == 0) {
      add({{{.kind = Kind::Constant, .value = constant}}}, 1);
    }
    if (bound_.steps.size() > HostExpression::kMaxSteps) return std::nullopt;
    return std::move(bound_);
  }

 private:
  HostExpression bound_;
  int parts_ = 0;
};

// Where in its range the index of a `for` makes factor * index smallest: the host's expression and
// what to add to it.
std::optional<std::pair<HostExpression, std::int64_t>> smallest(const Affine::Term& term) {
  const Value* scalar = term.scalar;
  if (auto known = host_expression(scalar)) return std::pair{std::move(*known), std::int64_t{0}};
  const Node* loop = scalar->block ? scalar->block->parent : nullptr;
  if (!loop || loop->op != Op::for_ || scalar->index != 0) return std::nullopt;
  if (!ir::is_constant(loop->operands[2])) return std::nullopt;
  const bool up = ir::constant_int(loop->operands[2]) > 0;
  const bool first = up == (term.factor > 0);
  auto end = host_expression(loop->operands[first ? 0 : 1]);
  if (!end) return std::nullopt;
  return std::pair{std::move(*end), std::int64_t{first ? 0 : up ? -1 : 1}};
}

// The axis whose program id the sum holds, if it is just one.
std::optional<std::size_t> only_axis(const Affine& sum) {
  std::optional<std::size_t> axis;
  for (std::size_t a = 0; a < sum.program.size(); ++a) {
    if (sum.program[a] == 0) continue;
    if (axis) return std::nullopt;
    axis = a;
  }
  return axis;
}

class Inference {
 public:
  explicit Inference(const ir::Function& function)
      : function_(function), sums_(function, Wrap::Ignore) {
    best_.fill(INT_MAX);
  }

  Grid run() {
    note_used_axes();
    consider_accesses(true);
    consider_accesses(false);
    ir::walk(*function_.body(), [&](const Node* node) {
      if (is_bound(*node)) consider({node, true}, 2);
    });
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (!grid_.axes[axis].has_guard) grid_.axes[axis].tile = tile_added_to(axis);
    }
    return std::move(grid_);
  }

 private:
  void note_used_axes() {
    ir::walk(*function_.body(), [&](const Node* node) {
      if (node->op == Op::program_id || node->op == Op::num_programs) {
        grid_.axes[static_cast<std::size_t>(node->attributes[0])].used = true;
      }
    });
  }

  void consider_accesses(bool writes) {
    GuardFinder finder;
    ir::walk(*function_.body(), [&](const Node* node) {
      const ops::Effect effect = ops::info(node->op).effect;
      const bool write = effect == ops::Effect::Write || effect == ops::Effect::Atomic;
      if (writes ? !write : effect != ops::Effect::Read) return;
      for (const Guard& guard : finder.of(*node)) consider(guard, writes ? 0 : 1);
    });
  }

  // Keeps the guard if it is better than what its axis has; `tier` is 0 for guards of stores, 1 of
  // loads, 2 of neither.
  void consider(const Guard& guard, int tier) {
    const Node& node = *guard.comparison;
    const bool greater = node.op == Op::gt || node.op == Op::ge;
    const bool strict = (node.op == Op::lt || node.op == Op::gt) == guard.holds;
    const std::size_t left = greater == guard.holds ? 1 : 0;  // left < right, or left <= right
    const Affine* x = sums_.of(node.operands[left]);
    const Affine* y = sums_.of(node.operands[1 - left]);
    if (!x || !y) return;
    const auto difference = subtract(*x, *y);
    const auto axis = difference ? only_axis(*difference) : std::nullopt;
    if (!axis || difference->program[*axis] < 0) return;

    const bool shifted = x->program[*axis] == 0 || x->constant + x->low != 0 || !x->terms.empty();
    const int rank = 2 * tier + shifted;
    if (rank >= best_[*axis]) return;
    if (auto bound = bound_of(*difference, strict)) {
      best_[*axis] = rank;
      grid_.axes[*axis] = {true, true, std::move(*bound), difference->program[*axis],
                           node.location};
    }
  }

  // X of  C*program_id + (tile - low) < X,  from  C*program_id + tile + rest < 0  (or <= 0).
  static std::optional<HostExpression> bound_of(const Affine& difference, bool strict) {
    BoundBuilder bound;
    std::int64_t constant = strict ? 0 : 1;
    bool fits = !__builtin_sub_overflow(constant, difference.constant, &constant) &&
                !__builtin_sub_overflow(constant, difference.low, &constant);
    for (const Affine::Term& term : difference.terms) {
      const auto least = smallest(term);
      std::int64_t factor = 0, shift = 0;
      if (!least || !fits || __builtin_sub_overflow(factor, term.factor, &factor)) {
        return std::nullopt;
      }
      bound.add(least->first, factor);
      fits = !__builtin_mul_overflow(factor, least->second, &shift) &&
             !__builtin_add_overflow(constant, shift, &constant);
    }
    return fits ? bound.finish(constant) : std::nullopt;
  }

  // How many elements are added to program_id(axis), from the first sum that covers its programs
  // without gap or overlap, else the first.
  std::int64_t tile_added_to(std::size_t axis) const {
    std::int64_t tile = 0;
    bool exact = false;
    ir::walk(*function_.body(), [&](const Node* node) {
      if (exact || node->results.size() != 1) return;
      const Value* value = node->results[0];
      const Affine* sum = sums_.of(value);
      if (!sum || !sum->varies() || only_axis(*sum) != axis || sum->program[axis] < 0) return;
      exact = sum->high - sum->low == sum->program[axis] - 1;
      if (exact || tile == 0) tile = exact ? sum->program[axis] : elements(*sum, value->type.shape);
    });
    return tile > 0 ? tile : 1;
  }

  std::int64_t elements(const Affine& sum, const ir::Shape& shape) const {
    if (!sum.linear) return sum.high - sum.low + 1;
    std::int64_t count = sum.thread != 0 ? function_.group_size : 1;
    for (int axis = 0; axis < shape.rank(); ++axis) {
      if (sum.stride[static_cast<std::size_t>(axis)] != 0) count *= shape[axis];
    }
    return count;
  }

  const ir::Function& function_;
  AffineAnalysis sums_;
  Grid grid_;
  std::array<int, 3> best_;
};

}  // namespace

Grid infer_grid(const ir::Function& function) { return Inference(function).run(); }

std::int64_t programs(std::int64_t bound, std::int64_t tile) {
  return bound <= 0 ? 0 : (bound - 1) / tile + 1;
}

}  // namespace eas::passes
