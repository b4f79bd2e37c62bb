// An offset is taken apart at its additions into numbers that vary by themselves: program ids, lanes
// along an axis of the tile, counters of loops. Each may occur once; the mask and the branches around
// may only be limits of sums of them. A launch then reads the sum like digits of a number.
#include "passes/analysis/coverage.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ir/edit.hpp"
#include "passes/analysis/axes.hpp"
#include "passes/analysis/guards.hpp"

namespace eas::passes {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;
using Index = Coverage::Index;
using Kind = Index::Kind;
using Sum = std::vector<Index>;

// A value, and which axis of the access's tile each of its own is.
struct Placed {
  const Value* value;
  SourceAxes axes;
  auto operator<=>(const Placed&) const = default;
};

// The value whose elements these are; nothing for a reshape that groups them in another way.
std::optional<Placed> moved_from(Placed at) {
  for (const Node* node = at.value->node; node; node = at.value->node) {
    if (node->op == Op::multiple_of) {
      at.value = node->x();
      continue;
    }
    if (!only_moves_elements(node->op)) break;
    const auto sources = source_axes(*node);
    if (!sources) return std::nullopt;
    SourceAxes axes;
    axes.fill(kNoAxis);
    for (int axis = 0; axis < at.value->type.shape.rank(); ++axis) {
      const int source = (*sources)[static_cast<std::size_t>(axis)];
      if (source != kNoAxis && at.value->type.shape[axis] > 1) {
        axes[static_cast<std::size_t>(source)] = at.axes[static_cast<std::size_t>(axis)];
      }
    }
    at = {node->x(), axes};
  }
  return at;
}

class Reader {
 public:
  std::optional<Coverage> read(const Node& access) {
    const ir::Shape& tile = access.offset()->type.shape;
    const Placed whole = of_tile(access.offset());
    if (access.mask() && !add_guards(of_tile(access.mask()), true)) return std::nullopt;
    std::set<const Node*> loops;
    for (const ir::Block* block = access.parent; block->parent; block = block->parent->parent) {
      const Node& around = *block->parent;
      if (around.op == Op::for_) {
        loops.insert(&around);
      } else if (around.op != Op::if_ ||
                 !add_guards(of_tile(around.condition()), around.regions[0] == block)) {
        return std::nullopt;
      }
    }
    auto offset = split(whole);
    // All that varies is told once, by the offset, and no limit is of anything else.
    if (!offset || met_ != limits_.size() || loops_ != loops) return std::nullopt;
    for (int axis = 0; axis < tile.rank(); ++axis) {
      if (tile[axis] > 1 && !lanes_.contains(axis)) return std::nullopt;
    }
    return Coverage{std::move(*offset), programs_};
  }

 private:
  static Placed of_tile(const Value* value) {
    SourceAxes axes;
    axes.fill(kNoAxis);
    for (int axis = 0; axis < value->type.shape.rank(); ++axis) {
      if (value->type.shape[axis] > 1) axes[static_cast<std::size_t>(axis)] = axis;
    }
    return {value, axes};
  }

  // False where the condition is more than limits.
  bool add_guards(const Placed& condition, bool holds) {
    if (--budget_ < 0) return false;
    const auto at = moved_from(condition);
    if (!at) return false;
    if (ir::is_constant(at->value)) return (ir::constant_int(at->value) != 0) == holds;
    const Node* node = at->value->node;
    if (!node) return false;
    if (node->op == Op::not_) return add_guards({node->x(), at->axes}, !holds);
    if (node->op == (holds ? Op::and_ : Op::or_) && is_bool(at->value->type.dtype)) {
      return add_guards({node->x(), at->axes}, holds) && add_guards({node->y(), at->axes}, holds);
    }
    return is_order(node->op) && is_int(node->x()->type.dtype) && add_limit(*node, at->axes, holds);
  }

  bool add_limit(const Node& node, const SourceAxes& axes, bool holds) {
    Op op = node.op;
    if (!holds) op = op == Op::lt ? Op::ge : op == Op::le ? Op::gt : op == Op::gt ? Op::le : Op::lt;
    const auto x = moved_from({node.x(), axes}), y = moved_from({node.y(), axes});
    if (!x || !y) return false;
    const bool below = op == Op::lt || op == Op::le;
    const std::int64_t strict = op == Op::lt || op == Op::gt ? 1 : 0;
    const auto left = host_expression(x->value), right = host_expression(y->value);
    if (left.has_value() == right.has_value()) return false;
    if (right) limits_[*x].push_back({*right, below ? -strict : strict, below});
    else limits_[*y].push_back({*left, below ? strict : -strict, !below});
    return true;
  }

  std::optional<Sum> split(const Placed& placed) {
    if (--budget_ < 0) return std::nullopt;
    const auto at = moved_from(placed);
    if (!at) return std::nullopt;
    auto sum = of_value(*at);
    const auto limits = limits_.find(*at);
    if (!sum || limits == limits_.end()) return sum;
    ++met_;
    return Sum{{.kind = Kind::Sum, .parts = std::move(*sum), .limits = limits->second}};
  }

  std::optional<Sum> of_value(const Placed& at) {
    const Value* value = at.value;
    if (const auto known = host_expression(value))
      return Sum{{.kind = Kind::Number, .low = *known}};
    if (value->type.dtype != DType::int64) return std::nullopt;  // narrower ones wrap
    if (!value->node) return of_counter(value);
    const Node& node = *value->node;
    switch (node.op) {
      case Op::program_id: {
        const auto axis = static_cast<std::size_t>(node.attributes[0]);
        if (std::exchange(programs_[axis], true)) return std::nullopt;
        return Sum{{.kind = Kind::Program, .axis = static_cast<int>(axis)}};
      }
      case Op::arange:
        if (node.attributes[1] > 1 && !lanes_.insert(at.axes[0]).second) return std::nullopt;
        return Sum{{.kind = Kind::Lanes, .start = node.attributes[0], .size = node.attributes[1]}};
      case Op::neg: return times(split({node.x(), at.axes}), -1);
      case Op::add: return both(split({node.x(), at.axes}), split({node.y(), at.axes}));
      case Op::sub: return both(split({node.x(), at.axes}), times(split({node.y(), at.axes}), -1));
      case Op::mul: return product(node, at.axes);
      default: return std::nullopt;
    }
  }

  std::optional<Sum> of_counter(const Value* value) {
    const Node* loop = value->block->parent;
    if (!loop || loop->op != Op::for_ || value->index != 0) return std::nullopt;
    if (!ir::is_constant(loop->step()) || !loops_.insert(loop).second) return std::nullopt;
    const std::int64_t step = ir::constant_int(loop->step());
    const auto lo = host_expression(loop->lo()), hi = host_expression(loop->hi());
    if (step <= 0 || !lo || !hi) return std::nullopt;
    return Sum{{.kind = Kind::Counter, .step = step, .low = *lo, .high = *hi}};
  }

  static std::optional<Sum> times(std::optional<Sum> sum, std::int64_t factor) {
    if (!sum) return std::nullopt;
    for (Index& index : *sum) {
      if (__builtin_mul_overflow(index.factor, factor, &index.factor)) return std::nullopt;
    }
    return sum;
  }

  static std::optional<Sum> both(std::optional<Sum> x, const std::optional<Sum>& y) {
    if (!x || !y) return std::nullopt;
    x->insert(x->end(), y->begin(), y->end());
    return x;
  }

  std::optional<Sum> product(const Node& node, const SourceAxes& axes) {
    Placed other{node.x(), axes};
    const auto y = moved_from({node.y(), axes}), x = moved_from(other);
    if (!x || !y) return std::nullopt;
    auto scale = host_expression(y->value);
    if (!scale) scale = host_expression(x->value), other.value = node.y();
    auto sum = scale ? split(other) : std::nullopt;
    if (!sum) return std::nullopt;
    for (Index& index : *sum) index.factors.push_back(*scale);
    return sum;
  }

  std::map<Placed, std::vector<Footprint::Limit>> limits_;
  std::size_t met_ = 0;
  std::array<bool, 3> programs_{};
  std::set<int> lanes_;
  std::set<const Node*> loops_;
  int budget_ = 128;
};

// --- at a launch ---

// Numbers, each once: from low to high, the nearest two at least `step` apart. As many as fit between
// in these steps are all of them.
struct Numbers {
  std::int64_t low = 0, high = 0, step = 1, count = 1;
  bool are_all() const { return count == 0 || (high - low) / step + 1 == count; }
};

bool add_to(std::int64_t& sum, std::int64_t x) { return !__builtin_add_overflow(sum, x, &sum); }
bool multiply(std::int64_t& product, std::int64_t x) {
  return !__builtin_mul_overflow(product, x, &product) && product != INT64_MIN;
}

class Counting {
 public:
  Counting(const HostArguments& arguments, const std::array<std::int64_t, 3>& grid)
      : arguments_(arguments), grid_(grid) {}

  std::optional<Numbers> of(const Sum& sum) const {
    std::vector<Numbers> digits;
    Numbers out;
    for (const Index& index : sum) {
      auto inside = of(index);
      if (!inside || !scale(*inside, index)) return std::nullopt;
      if (inside->count == 0) return Numbers{0, 0, 1, 0};
      if (!add_to(out.low, inside->low) || !add_to(out.high, inside->high)) return std::nullopt;
      if (inside->count > 1) digits.push_back(*inside);
    }
    std::sort(digits.begin(), digits.end(),
              [](const Numbers& a, const Numbers& b) { return a.step < b.step; });
    bool all = true;
    std::int64_t reach = 0;  // of the digits below
    for (const Numbers& digit : digits) {
      if (digit.step <= reach || !multiply(out.count, digit.count)) return std::nullopt;
      all &= digit.are_all() && (&digit == digits.data() || digit.step == reach + out.step);
      if (&digit == digits.data()) out.step = digit.step;
      if (!add_to(reach, digit.high - digit.low)) return std::nullopt;
    }
    if (!all) out.step = 1;
    return out;
  }

 private:
  std::int64_t value(const HostExpression& expression) const {
    return evaluate(expression, arguments_.scalars, arguments_.shapes, arguments_.strides);
  }

  std::optional<Numbers> of(const Index& index) const {
    switch (index.kind) {
      case Kind::Number: {
        const std::int64_t known = value(index.low);
        return Numbers{known, known, 1, 1};
      }
      case Kind::Program: {
        const std::int64_t programs = grid_[static_cast<std::size_t>(index.axis)];
        return Numbers{0, std::max<std::int64_t>(programs - 1, 0), 1, programs};
      }
      case Kind::Lanes: return Numbers{index.start, index.start + index.size - 1, 1, index.size};
      case Kind::Counter: return counter(index);
      case Kind::Sum: {
        auto sum = of(index.parts);
        for (const Footprint::Limit& limit : index.limits) {
          if (!sum || !cut(*sum, limit)) return std::nullopt;
        }
        return sum;
      }
    }
    __builtin_unreachable();
  }

  std::optional<Numbers> counter(const Index& index) const {
    Numbers out{value(index.low), 0, index.step, 0};
    std::int64_t length = 0;
    if (__builtin_sub_overflow(value(index.high), out.low, &length)) return std::nullopt;
    if (length <= 0) return Numbers{0, 0, 1, 0};
    out.count = (length - 1) / index.step + 1;
    out.high = out.low + (out.count - 1) * index.step;
    return out;
  }

  bool scale(Numbers& numbers, const Index& index) const {
    std::int64_t factor = index.factor;
    for (const HostExpression& by : index.factors) {
      if (!multiply(factor, value(by))) return false;
    }
    if (factor == 0 && numbers.count > 1) return false;
    if (factor < 0) std::swap(numbers.low, numbers.high);
    return multiply(numbers.low, factor) && multiply(numbers.high, factor) &&
           multiply(numbers.step, std::abs(factor)) &&
           !__builtin_sub_overflow(numbers.high, numbers.low, &factor);
  }

  bool cut(Numbers& numbers, const Footprint::Limit& limit) const {
    std::int64_t bound = value(limit.bound), apart = 0;
    if (!add_to(bound, limit.adjust)) return false;
    if (numbers.count == 0 || (limit.upper ? bound >= numbers.high : bound <= numbers.low)) {
      return true;
    }
    if (!numbers.are_all()) return false;
    if (limit.upper ? bound < numbers.low : bound > numbers.high) {
      numbers = {0, 0, 1, 0};
      return true;
    }
    std::int64_t& end = limit.upper ? numbers.high : numbers.low;
    if (__builtin_sub_overflow(end, bound, &apart)) return false;
    const std::int64_t gone = (std::abs(apart) - 1) / numbers.step + 1;
    end += limit.upper ? -gone * numbers.step : gone * numbers.step;
    numbers.count -= gone;
    return true;
  }

  const HostArguments& arguments_;
  const std::array<std::int64_t, 3>& grid_;
};

}  // namespace

std::optional<Coverage> coverage(const Node& access) { return Reader().read(access); }

std::optional<std::int64_t> elements_touched(const Coverage& coverage,
                                             const HostArguments& arguments,
                                             const std::array<std::int64_t, 3>& grid) {
  if (std::find(grid.begin(), grid.end(), 0) != grid.end()) return 0;
  for (std::size_t axis = 0; axis < grid.size(); ++axis) {
    if (grid[axis] > 1 && !coverage.tells[axis]) return std::nullopt;
  }
  const auto numbers = Counting(arguments, grid).of(coverage.offset);
  return numbers ? std::optional(numbers->count) : std::nullopt;
}

}  // namespace eas::passes
