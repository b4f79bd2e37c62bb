// The grid a kernel's own guards ask for. A guard is brought to the form  C*program_id(a) + tile <
// X  with tile from 0 on and X an expression of the launch's arguments; a program whose first
// element is not below X has nothing to do.
#include "passes/infer_grid.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "passes/analysis/affine.hpp"
#include "passes/analysis/bounded_by.hpp"
#include "passes/analysis/guards.hpp"

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
  if (!ir::is_constant(loop->step())) return std::nullopt;
  const bool up = ir::constant_int(loop->step()) > 0;
  const bool first = up == (term.factor > 0);
  auto end = host_expression(first ? loop->lo() : loop->hi());
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
      : function_(function), sums_(function, Wrap::Ignore) {}

  Grid run() {
    note_used_axes();
    consider_accesses(true);
    consider_accesses(false);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      AxisGrid& found = grid_.axes[axis];
      if (found.has_guard) continue;
      found.tile = tile_added_to(axis);
      if (found.used) found.taken = taken_params(function_, static_cast<std::int64_t>(axis));
    }
    return std::move(grid_);
  }

 private:
  // ceil(bound / tile) programs.
  struct Limit {
    HostExpression bound;
    std::int64_t tile = 1;
    std::uint32_t location = 0;
    bool shifted = false;  // `offs + 1 < X`, not `offs < X`

    bool same(const Limit& other) const { return tile == other.tile && bound == other.bound; }
  };
  using Limits = std::array<std::optional<Limit>, 3>;

  void note_used_axes() {
    ir::walk(*function_.body(), [&](const Node* node) {
      if (node->op == Op::program_id) {
        grid_.axes[static_cast<std::size_t>(node->attributes[0])].used = true;
      }
    });
  }

  // A store happens only where all its guards hold, and every store must be reached: the most
  // programs any of them needs, each by the least of its own guards. Loads only hint at what the
  // kernel is over (one without a shift says it best): what it stores is not guarded.
  void consider_accesses(bool writes) {
    GuardFinder finder;
    Limits chosen;
    ir::walk(*function_.body(), [&](const Node* node) {
      const ops::Effect effect = ops::info(node->op).effect;
      const bool write = effect == ops::Effect::Write || effect == ops::Effect::Atomic;
      if (writes ? !write : effect != ops::Effect::Read) return;
      Limits least;
      for (const Guard& guard : finder.of(*node)) {
        auto found = read(guard);
        if (!found) continue;
        auto& [axis, limit] = *found;
        if (writes) {
          merge(least[axis], std::move(limit), Op::minimum);
        } else if (!chosen[axis] || (chosen[axis]->shifted && !limit.shifted)) {
          chosen[axis] = std::move(limit);
        }
      }
      for (std::size_t axis = 0; axis < 3; ++axis) {
        if (!least[axis]) continue;
        // Bounds too many to compare at a launch: none is right alone, so the user must say.
        if (!merge(chosen[axis], std::move(*least[axis]), Op::maximum)) unknown_[axis] = true;
      }
      if (const auto loose = finder.take_loose(); writes && !loose.empty()) {
        note_unbounded(*node, loose);
      }
    });
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (chosen[axis]) settle(axis, std::move(*chosen[axis]));
    }
  }

  // A store that some alternative lets through: where no other guard of its own bounds an axis the
  // alternatives are about, guards of other stores do not say how far it goes.
  void note_unbounded(const Node& store, const std::vector<const Value*>& loose) {
    std::array<bool, 3> bounded{};
    for (const Guard& guard : GuardFinder().of(store)) {
      if (const auto found = read(guard)) bounded[found->first] = true;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (bounded[axis] || !grid_.axes[axis].used) continue;
      const ValueSet& dependent = depends_on(axis);
      unknown_[axis] |= std::any_of(loose.begin(), loose.end(), [&](const Value* condition) {
        return dependent.contains(condition);
      });
    }
  }

  const ValueSet& depends_on(std::size_t axis) {
    if (!dependent_[axis]) {
      dependent_[axis] = values_from_program(function_, static_cast<std::int64_t>(axis));
    }
    return *dependent_[axis];
  }

  // The first to settle an axis wins: stores, then loads.
  void settle(std::size_t axis, Limit limit) {
    if (grid_.axes[axis].has_guard || unknown_[axis]) return;
    grid_.axes[axis] = {true, true, std::move(limit.bound), limit.tile, limit.location, {}};
  }

  // into = op(into, other), in programs. False, and nothing done, where that is too long to say; the
  // least of some guards of an access is still enough programs for it.
  static bool merge(std::optional<Limit>& into, Limit other, Op op) {
    if (!into || into->same(other)) {
      if (!into) into = std::move(other);
      return true;
    }
    Limit out = *into;
    if (out.tile != other.tile) {
      count_programs(out);
      count_programs(other);
    }
    auto& steps = out.bound.steps;
    steps.insert(steps.end(), other.bound.steps.begin(), other.bound.steps.end());
    steps.push_back({.kind = Kind::Apply, .op = op});
    if (steps.size() > HostExpression::kMaxSteps) return false;
    into = std::move(out);
    return true;
  }

  // bound = -(-bound // tile), tile = 1.
  static void count_programs(Limit& limit) {
    auto& steps = limit.bound.steps;
    steps.push_back({.kind = Kind::Apply, .op = Op::neg});
    steps.push_back({.kind = Kind::Constant, .value = limit.tile});
    steps.push_back({.kind = Kind::Apply, .op = Op::floordiv});
    steps.push_back({.kind = Kind::Apply, .op = Op::neg});
    limit.tile = 1;
  }

  // The axis a guard is about and the programs it lets through.
  std::optional<std::pair<std::size_t, Limit>> read(const Guard& guard) const {
    const Node& node = *guard.comparison;
    const bool greater = node.op == Op::gt || node.op == Op::ge;
    const bool strict = (node.op == Op::lt || node.op == Op::gt) == guard.holds;
    const bool swapped = greater == guard.holds;  // now x < y, or x <= y
    const Affine* x = sums_.of(swapped ? node.y() : node.x());
    const Affine* y = sums_.of(swapped ? node.x() : node.y());
    if (!x || !y) return std::nullopt;
    const auto difference = subtract(*x, *y);
    const auto axis = difference ? only_axis(*difference) : std::nullopt;
    if (!axis || difference->program[*axis] < 0) return std::nullopt;
    auto bound = bound_of(*difference, strict);
    if (!bound) return std::nullopt;
    const bool shifted = x->program[*axis] == 0 || x->constant + x->low != 0 || !x->terms.empty();
    return std::pair{*axis,
                     Limit{std::move(*bound), difference->program[*axis], node.location, shifted}};
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

  std::array<bool, 3> unknown_{};
  std::array<std::optional<ValueSet>, 3> dependent_;
  const ir::Function& function_;
  AffineAnalysis sums_;
  Grid grid_;
};

}  // namespace

Grid infer_grid(const ir::Function& function) { return Inference(function).run(); }

std::int64_t programs(std::int64_t bound, std::int64_t tile) {
  return bound <= 0 ? 0 : (bound - 1) / tile + 1;
}

}  // namespace eas::passes
