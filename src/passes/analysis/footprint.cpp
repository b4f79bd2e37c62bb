// Offsets are taken apart at their additions; what is left are program ids, numbers of the arguments,
// and numbers that lie in a range: lanes, counters of loops, and whatever a guard bounds.
#include "passes/analysis/footprint.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/guards.hpp"

namespace eas::passes {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Term = Footprint::Term;
using Terms = std::vector<Term>;

// The value whose elements these are.
const Value* moved_from(const Value* value) {
  while (value->node &&
         (only_moves_elements(value->node->op) || value->node->op == Op::multiple_of)) {
    value = value->node->x();
  }
  return value;
}

HostExpression number(std::int64_t value) {
  return {{HostStep{.kind = HostStep::Kind::Constant, .value = value}}};
}

bool is_number(const HostExpression& expression) {
  return expression.steps.size() == 1 && expression.steps[0].kind == HostStep::Kind::Constant;
}

constexpr int kAnyAxis = -1;

bool has_program(const Terms& terms, int axis = kAnyAxis) {
  return std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
    const bool is_one = term.program_axis >= 0 && (axis == kAnyAxis || term.program_axis == axis);
    return is_one || has_program(term.sum, axis);
  });
}

class Splitter {
 public:
  explicit Splitter(const Node& access) {
    for (const Guard& guard : GuardFinder().of(access)) add_limits(guard);
  }

  std::optional<Terms> split(const Value* value) {
    if (--budget_ < 0) return std::nullopt;
    value = moved_from(value);
    auto natural = of_node(value);
    const auto limits = limits_.find(value);
    if (limits == limits_.end()) return natural;
    Term term{.limits = limits->second};
    term.bounded = natural.has_value();
    if (natural) term.sum = std::move(*natural);
    return Terms{std::move(term)};
  }

 private:
  // x < y bounds x where the launch knows y, and y where it knows x.
  void add_limits(const Guard& guard) {
    const Node& node = *guard.comparison;
    Op op = node.op;
    if (!guard.holds) {
      op = op == Op::lt ? Op::ge : op == Op::le ? Op::gt : op == Op::gt ? Op::le : Op::lt;
    }
    const Value *x = moved_from(node.x()), *y = moved_from(node.y());
    if (!is_int(x->type.dtype)) return;
    const bool below = op == Op::lt || op == Op::le;
    const std::int64_t strict = op == Op::lt || op == Op::gt ? 1 : 0;
    if (const auto bound = host_expression(y)) {
      limits_[x].push_back({*bound, below ? -strict : strict, below});
    } else if (const auto other = host_expression(x)) {
      limits_[y].push_back({*other, below ? strict : -strict, !below});
    }
  }

  std::optional<Terms> of_node(const Value* value) {
    if (const auto known = host_expression(value)) {
      if (is_number(*known)) return Terms{{.low = *known, .high = *known}};
      return Terms{{.factors = {*known}, .low = number(1), .high = number(1)}};
    }
    if (value->type.dtype != DType::int64) return std::nullopt;  // narrower ones wrap
    if (!value->node) return of_counter(value);
    const Node& node = *value->node;
    switch (node.op) {
      case Op::program_id: return Terms{{.program_axis = static_cast<int>(node.attributes[0])}};
      case Op::arange: {
        const std::int64_t start = node.attributes[0];
        return Terms{{.low = number(start), .high = number(start + node.attributes[1] - 1)}};
      }
      case Op::cast: return split(node.x());
      case Op::neg: return times(split(node.x()), -1);
      case Op::add: return both(split(node.x()), split(node.y()));
      case Op::sub: return both(split(node.x()), times(split(node.y()), -1));
      case Op::mul: return product(node);
      default: return std::nullopt;
    }
  }

  std::optional<Terms> of_counter(const Value* value) {
    const Node* loop = value->block->parent;
    if (!loop || loop->op != Op::for_ || value->index != 0) return std::nullopt;
    if (!ir::is_constant(loop->step())) return std::nullopt;
    const std::int64_t step = ir::constant_int(loop->step());
    const auto lo = host_expression(loop->lo()), hi = host_expression(loop->hi());
    if (step == 0 || !lo || !hi) return std::nullopt;
    // It begins at `lo` and stops before `hi`, which must not be counted as reached.
    Term inside{.low = number(0), .high = number(0)};
    inside.bounded = false;
    inside.limits = {{step > 0 ? *lo : *hi, step > 0 ? 0 : 1, false},
                     {step > 0 ? *hi : *lo, step > 0 ? -1 : 0, true}};
    return Terms{std::move(inside)};
  }

  static std::optional<Terms> times(std::optional<Terms> terms, std::int64_t factor) {
    if (terms) {
      for (Term& term : *terms) {
        if (__builtin_mul_overflow(term.factor, factor, &term.factor)) return std::nullopt;
      }
    }
    return terms;
  }

  static std::optional<Terms> both(std::optional<Terms> x, const std::optional<Terms>& y) {
    if (!x || !y) return std::nullopt;
    x->insert(x->end(), y->begin(), y->end());
    return x;
  }

  std::optional<Terms> product(const Node& node) {
    const Value* other = node.x();
    auto scale = host_expression(moved_from(node.y()));
    if (!scale) scale = host_expression(moved_from(node.x())), other = node.y();
    auto terms = scale ? split(other) : std::nullopt;
    if (terms && is_number(*scale)) return times(std::move(terms), scale->steps[0].value);
    if (terms) {
      for (Term& term : *terms) term.factors.push_back(*scale);
    }
    return terms;
  }

  std::unordered_map<const Value*, std::vector<Footprint::Limit>> limits_;
  int budget_ = 64;
};

// --- by residues ---

// Constants, and what everything else is a multiple of.
struct Residue {
  std::int64_t modulus = 0, low = 0, high = 0;

  bool add(const Terms& terms, std::int64_t factor) {
    return std::all_of(terms.begin(), terms.end(),
                       [&](const Term& term) { return add(term, factor); });
  }

 private:
  bool add(const Term& term, std::int64_t factor) {
    if (__builtin_mul_overflow(factor, term.factor, &factor) || factor == INT64_MIN) return false;
    if (!term.sum.empty() && term.factors.empty()) return add(term.sum, factor);
    const bool is_range = term.program_axis < 0 && term.factors.empty() && term.sum.empty() &&
                          term.bounded && is_number(term.low) && is_number(term.high);
    if (is_range) {
      const std::int64_t first = term.low.steps[0].value, last = term.high.steps[0].value;
      std::int64_t a = 0, b = 0;
      if (std::abs(factor) == 1 || first == last) {
        return !__builtin_mul_overflow(factor, first, &a) &&
               !__builtin_mul_overflow(factor, last, &b) &&
               !__builtin_add_overflow(low, std::min(a, b), &low) &&
               !__builtin_add_overflow(high, std::max(a, b), &high);
      }
    }
    modulus = std::gcd(modulus, factor);
    return true;
  }
};

// --- at a launch ---

// What an element's place says, like a digit of a number: steps it is apart from its neighbours, and
// how far it reaches.
struct Digit {
  std::int64_t step, reach;
  bool tells_programs;
  auto operator<=>(const Digit&) const = default;
};

struct Reach {
  std::array<std::int64_t, 3> program{};
  std::int64_t low = 0, high = 0;
};

// Nothing where a number does not fit.
class Evaluation {
 public:
  Evaluation(const HostArguments& arguments, const std::array<std::int64_t, 3>& grid)
      : arguments_(arguments), grid_(grid) {}

  // The part that varies in a program, and the steps from one program to the next.
  std::optional<Reach> of(const Terms& terms) const {
    Reach sum;
    for (const Term& term : terms) {
      const auto factor = factor_of(term);
      if (!factor) return std::nullopt;
      Reach inside;
      if (term.program_axis >= 0) {
        inside.program[static_cast<std::size_t>(term.program_axis)] = 1;
      } else if (has_program(term.sum)) {
        const auto natural = of(term.sum);
        if (!natural) return std::nullopt;
        inside = *natural;
      } else {
        const auto range = range_of(term);
        if (!range) return std::nullopt;
        inside = *range;
      }
      if (!add(sum, inside, *factor)) return std::nullopt;
    }
    return sum;
  }

  // Where an element's place tells a program's id along an axis, by digits none of which reaches the
  // next one. Ids along other axes are numbers in a range.
  bool tells_program(const Terms& terms, int axis) const {
    if (grid_[static_cast<std::size_t>(axis)] <= 1) return true;
    bool told = false;
    const auto digits = digits_of(terms, axis, told);
    return digits && told && total_reach(*digits).has_value();
  }

 private:
  std::int64_t value(const HostExpression& expression) const {
    return evaluate(expression, arguments_.scalars, arguments_.shapes, arguments_.strides);
  }

  std::optional<std::int64_t> factor_of(const Term& term) const {
    std::int64_t factor = term.factor;
    for (const HostExpression& by : term.factors) {
      if (__builtin_mul_overflow(factor, value(by), &factor)) return std::nullopt;
    }
    return factor == INT64_MIN ? std::nullopt : std::optional(factor);
  }

  static bool add(Reach& sum, const Reach& inside, std::int64_t factor) {
    std::int64_t a = 0, b = 0;
    if (__builtin_mul_overflow(factor, inside.low, &a) ||
        __builtin_mul_overflow(factor, inside.high, &b) ||
        __builtin_add_overflow(sum.low, std::min(a, b), &sum.low) ||
        __builtin_add_overflow(sum.high, std::max(a, b), &sum.high)) {
      return false;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (__builtin_mul_overflow(factor, inside.program[axis], &a) ||
          __builtin_add_overflow(sum.program[axis], a, &sum.program[axis])) {
        return false;
      }
    }
    return true;
  }

  // Of a term without program ids; limits cut it.
  std::optional<Reach> range_of(const Term& term) const {
    if (!term.bounded) return cut(term, std::nullopt);
    if (term.sum.empty()) return cut(term, Reach{{}, value(term.low), value(term.high)});
    const auto sum = of(term.sum);
    return sum ? cut(term, sum) : std::nullopt;
  }

  std::optional<Reach> cut(const Term& term, const std::optional<Reach>& natural) const {
    std::optional<std::int64_t> low, high;
    if (natural) low = natural->low, high = natural->high;
    for (const Footprint::Limit& limit : term.limits) {
      std::int64_t bound = 0;
      if (__builtin_add_overflow(value(limit.bound), limit.adjust, &bound)) return std::nullopt;
      if (limit.upper) high = high ? std::min(*high, bound) : bound;
      else low = low ? std::max(*low, bound) : bound;
    }
    if (!low || !high) return std::nullopt;
    return Reach{{}, *low, std::max(*low, *high)};  // none at all reaches as far as one
  }

  std::optional<std::vector<Digit>> digits_of(const Terms& terms, int axis, bool& told) const {
    std::vector<Digit> digits;
    for (const Term& term : terms) {
      const auto factor = factor_of(term);
      std::optional<std::int64_t> span;
      if (!factor) return std::nullopt;
      const bool tells = term.program_axis == axis || has_program(term.sum, axis);
      if (tells && std::exchange(told, true)) return std::nullopt;
      if (term.program_axis >= 0) {
        span = grid_[static_cast<std::size_t>(term.program_axis)] - 1;
      } else if (has_program(term.sum)) {
        span = span_of_programs(term, axis);
      } else if (const auto range = range_of(term)) {
        std::int64_t length = 0;
        if (!__builtin_sub_overflow(range->high, range->low, &length)) span = length;
      }
      std::int64_t reach = 0;
      const std::int64_t step = std::abs(*factor);
      if (!span || __builtin_mul_overflow(step, *span, &reach)) return std::nullopt;
      if (*span > 0) digits.push_back({step, reach, tells});
    }
    return digits;
  }

  // Of a sum with program ids in it, which its limits cut.
  std::optional<std::int64_t> span_of_programs(const Term& term, int axis) const {
    bool told = false;
    const auto digits = digits_of(term.sum, axis, told);
    const auto span = digits ? total_reach(*digits) : std::nullopt;
    auto all = span ? of(term.sum) : std::nullopt;
    if (!all) return std::nullopt;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      std::int64_t length = 0;
      if (__builtin_mul_overflow(all->program[axis], grid_[axis] - 1, &length)) return std::nullopt;
      std::int64_t& end = length < 0 ? all->low : all->high;
      if (__builtin_add_overflow(end, length, &end)) return std::nullopt;
    }
    const auto range = cut(term, all);
    std::int64_t length = 0;
    if (!range || __builtin_sub_overflow(range->high, range->low, &length)) return std::nullopt;
    return length;
  }

  // All of them together; nothing where two programs may be taken for one another.
  static std::optional<std::int64_t> total_reach(std::vector<Digit> digits) {
    std::sort(digits.begin(), digits.end());
    std::int64_t reach = 0;
    bool has_programs = false;
    for (const Digit& digit : digits) {
      has_programs |= digit.tells_programs;
      // Below the first that tells programs it does not matter.
      if (has_programs && digit.step <= reach) return std::nullopt;
      if (__builtin_add_overflow(reach, digit.reach, &reach)) return std::nullopt;
    }
    return reach;
  }

  const HostArguments& arguments_;
  const std::array<std::int64_t, 3>& grid_;
};

}  // namespace

std::optional<Footprint> footprint(const Node& access) {
  auto terms = Splitter(access).split(access.offset());
  if (!terms) return std::nullopt;
  return Footprint{std::move(*terms)};
}

bool never_meet(const Footprint& a, const Footprint& b) {
  Residue x, y;
  if (!x.add(a.terms, 1) || !y.add(b.terms, 1)) return false;
  // From the nearest pair of one to the farthest of the other no difference is a multiple.
  std::int64_t nearest = 0, farthest = 0;
  if (__builtin_sub_overflow(y.low, x.high, &nearest) ||
      __builtin_sub_overflow(y.high, x.low, &farthest)) {
    return false;
  }
  const std::int64_t modulus = std::gcd(x.modulus, y.modulus);
  if (modulus == 0) return nearest > 0 || farthest < 0;
  const std::int64_t rest = (nearest % modulus + modulus) % modulus;
  const std::int64_t to_next = rest == 0 ? 0 : modulus - rest;
  return to_next > farthest - nearest;
}

std::array<bool, 3> axes_apart(std::span<const Footprint> accesses, const HostArguments& arguments,
                               const std::array<std::int64_t, 3>& grid) {
  const Evaluation evaluation(arguments, grid);
  Terms terms;
  bool known = !accesses.empty();
  if (accesses.size() == 1) {
    terms = accesses[0].terms;
  } else if (known) {  // several are taken as one that reaches as far as all of them
    std::optional<Reach> all;
    for (const Footprint& each : accesses) {
      const auto reach = evaluation.of(each.terms);
      known &= reach && (!all || reach->program == all->program);
      if (!known) break;
      if (!all) all = reach;
      all->low = std::min(all->low, reach->low);
      all->high = std::max(all->high, reach->high);
    }
    if (known) terms.push_back({.low = number(all->low), .high = number(all->high)});
    for (int axis = 0; known && axis < 3; ++axis) {
      const std::int64_t step = all->program[static_cast<std::size_t>(axis)];
      terms.push_back({.factor = step, .program_axis = axis});
    }
  }
  std::array<bool, 3> out{};
  for (int axis = 0; axis < 3; ++axis) {
    const auto i = static_cast<std::size_t>(axis);
    out[i] = known ? evaluation.tells_program(terms, axis) : grid[i] <= 1;
  }
  return out;
}

}  // namespace eas::passes
