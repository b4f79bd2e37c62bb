// One forward walk gives every integer value its sum, from those of its operands.
#include "passes/analysis/affine.hpp"

#include <algorithm>
#include <unordered_set>

#include "passes/analysis/axes.hpp"
#include "passes/analysis/uniform.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Value;
using Sum = std::optional<Affine>;

// More terms than this are taken as one unknown scalar, so that a long chain of additions stays
// linear in time.
constexpr std::size_t kMaxTerms = 8;

bool add_to(std::int64_t& x, std::int64_t y) { return !__builtin_add_overflow(x, y, &x); }
bool scale(std::int64_t& x, std::int64_t by) { return !__builtin_mul_overflow(x, by, &x); }

Sum scaled(Affine sum, std::int64_t by) {
  bool fits =
      scale(sum.constant, by) && scale(sum.low, by) && scale(sum.high, by) && scale(sum.thread, by);
  for (std::int64_t& factor : sum.program) fits = fits && scale(factor, by);
  for (std::int64_t& step : sum.stride) fits = fits && scale(step, by);
  for (Affine::Term& term : sum.terms) fits = fits && scale(term.factor, by);
  if (!fits) return std::nullopt;
  if (by < 0) std::swap(sum.low, sum.high);
  if (by == 0) sum.terms.clear(), sum.linear = true;
  return sum;
}

Sum added(Affine x, const Affine& y) {
  bool fits = add_to(x.constant, y.constant) && add_to(x.low, y.low) && add_to(x.high, y.high) &&
              add_to(x.thread, y.thread);
  for (std::size_t i = 0; i < x.program.size(); ++i) {
    fits = fits && add_to(x.program[i], y.program[i]);
  }
  for (std::size_t i = 0; i < x.stride.size(); ++i) {
    fits = fits && add_to(x.stride[i], y.stride[i]);
  }
  for (const Affine::Term& term : y.terms) {
    const auto same = std::find_if(x.terms.begin(), x.terms.end(), [&](const Affine::Term& other) {
      return other.scalar == term.scalar;
    });
    if (same == x.terms.end()) {
      x.terms.push_back(term);
    } else {
      fits = fits && add_to(same->factor, term.factor);
    }
  }
  std::erase_if(x.terms, [](const Affine::Term& term) { return term.factor == 0; });
  if (!fits || x.terms.size() > kMaxTerms) return std::nullopt;
  x.linear = x.linear && y.linear;
  return x;
}

// low and high again, from the strides, when those say everything.
void tighten(Affine& sum, const Shape& shape, std::int64_t threads) {
  if (!sum.linear) return;
  std::int64_t low = 0, high = 0;
  const auto reach = [&](std::int64_t step, std::int64_t size) {
    std::int64_t far = size - 1;
    return scale(far, step) && add_to(far < 0 ? low : high, far);
  };
  bool fits = threads > 0 || sum.thread == 0;
  if (sum.thread != 0) fits = fits && reach(sum.thread, threads);
  for (int axis = 0; axis < shape.rank(); ++axis) {
    fits = fits && reach(sum.stride[static_cast<std::size_t>(axis)], shape[axis]);
  }
  if (fits) sum.low = low, sum.high = high;
}

// Strides after a reshape that splits the only axis; otherwise only the range is known.
void regroup(Affine& sum, const Shape& from, const Shape& to) {
  if (!sum.linear) return;
  sum.linear = wide_axes(from) <= 1;
  if (!sum.linear) return;
  const auto wide = std::find_if(from.begin(), from.end(), [](auto size) { return size != 1; });
  std::int64_t step =
      wide == from.end() ? 0 : sum.stride[static_cast<std::size_t>(wide - from.begin())];
  sum.stride = {};
  for (int axis = to.rank() - 1; axis >= 0; --axis) {
    if (to[axis] == 1) continue;
    sum.stride[static_cast<std::size_t>(axis)] = step;
    if (!scale(step, to[axis])) sum.linear = false;
  }
}

class Builder {
 public:
  Builder(const ir::Function& function, Wrap wrap, std::unordered_map<const Value*, Affine>& values)
      : threads_(function.mode == ir::Mode::Thread ? function.group_size : 1),
        by_thread_(function.mode == ir::Mode::Thread),
        wrap_(wrap),
        values_(values) {}

  void build(const ir::Block& body) {
    for (const Value* param : body.params) define_scalar(param);
    ir::walk(body, [&](const Node* node) {
      for (const Value* result : node->results) define(*node, result);
      define_params(*node);
    });
  }

 private:
  static bool is_integer(const Value* value) {
    return value->type.is_tile() && is_int(value->type.dtype);
  }

  const Affine* find(const Value* value) const {
    const auto found = values_.find(value);
    return found == values_.end() ? nullptr : &found->second;
  }

  // A scalar nothing more is known about; uniform if all threads of a group have the same.
  void define_scalar(const Value* value) {
    if (value->type.is_scalar() && is_integer(value) && is_uniform(value)) {
      values_[value].terms = {{value, 1}};
    }
  }

  bool is_uniform(const Value* value) const { return !differs_.contains(value); }

  // In thread mode: what may differ from thread to thread. Reads and what control flow gives are
  // taken to differ.
  bool differs(const Node& node) const {
    if (!by_thread_) return false;
    if (!ops::is_pure(node.op) || !node.regions.empty()) return true;
    if (is_thread_id(node.op)) return true;
    return std::any_of(node.operands.begin(), node.operands.end(),
                       [&](const Value* operand) { return differs_.contains(operand); });
  }

  void define_params(const Node& node) {
    for (const ir::Block* region : node.regions) {
      for (const Value* param : region->params) {
        const bool index = node.op == Op::for_ && param->index == 0;
        const bool uniform =
            !by_thread_ || (index && is_uniform(node.lo()) && is_uniform(node.step()));
        if (!uniform || node.op == Op::reduce || node.op == Op::scan) differs_.insert(param);
        define_scalar(param);
      }
    }
  }

  void define(const Node& node, const Value* result) {
    if (differs(node)) differs_.insert(result);
    if (!is_integer(result)) return;
    if (Sum sum = sum_of(node, result->type)) {
      tighten(*sum, result->type.shape, threads_);
      if (fits(*sum, result->type)) {
        values_[result] = std::move(*sum);
        return;
      }
    }
    define_scalar(result);
  }

  bool fits(const Affine& sum, const ir::Type& type) const {
    const DType dtype = type.dtype;
    if (dtype == DType::int64) return true;
    const bool by_program = sum.program != decltype(sum.program){};
    // A scalar of arguments alone stays exact either way: the host computes it with its wrapping.
    if (wrap_ == Wrap::Ignore && (by_program || !type.is_scalar())) return true;
    const bool lone = sum.terms.size() == 1 && sum.terms[0].factor == 1 && sum.constant == 0 &&
                      sum.low == 0 && sum.high == 0 && !by_program;
    // One narrow or unsigned scalar as it is, of the same or a wider dtype: the terms below only
    // ever hold values that fit theirs.
    if (lone && holds(dtype, sum.terms[0].scalar->type.dtype)) return true;
    if (!sum.terms.empty() || by_program) return false;
    std::int64_t low = sum.constant, high = sum.constant;
    if (!add_to(low, sum.low) || !add_to(high, sum.high)) return false;
    const int bits = info(dtype).bits - (is_signed_int(dtype) ? 1 : 0);
    const std::int64_t most = bits >= 63 ? INT64_MAX : (std::int64_t{1} << bits) - 1;
    return high <= most && low >= (is_signed_int(dtype) ? -most - 1 : 0);
  }

  static bool holds(DType wide, DType narrow) {
    if (wide == narrow) return true;
    if (is_signed_int(narrow) && is_unsigned_int(wide)) return false;
    return info(wide).bits > info(narrow).bits;
  }

  Sum sum_of(const Node& node, const ir::Type& type) const {
    const bool starts = node.op == Op::constant || node.op == Op::arange || node.op == Op::tid;
    if (!starts && node.op != Op::program_id) return combined(node, type);
    Affine sum;
    if (starts) sum.constant = node.attributes[0];
    if (node.op == Op::program_id) sum.program[static_cast<std::size_t>(node.attributes[0])] = 1;
    if (node.op == Op::arange) sum.stride[0] = 1;
    if (node.op == Op::tid) sum.thread = 1;
    const bool beyond = type.dtype == DType::uint64 && sum.constant < 0;
    const bool unknown = node.op == Op::tid && threads_ <= 0;  // the launch says how many
    return beyond || unknown ? std::nullopt : Sum(sum);
  }

  Sum combined(const Node& node, const ir::Type& type) const {
    const Affine* x = ops::has_operand(node.op, ops::Operand::x) ? find(node.x()) : nullptr;
    if (!x) return std::nullopt;
    if (node.op == Op::neg) return scaled(*x, -1);
    if (node.op == Op::cast) return converted(*x, node.x()->type.dtype);
    if (node.op == Op::multiple_of) return *x;
    if (only_moves_elements(node.op)) return moved(*x, node, type.shape);
    const Affine* y = ops::has_operand(node.op, ops::Operand::y) ? find(node.y()) : nullptr;
    if (!y) return std::nullopt;
    if (node.op == Op::add) return added(*x, *y);
    if (node.op == Op::sub) return subtract(*x, *y);
    if (node.op == Op::mul && y->is_constant()) return scaled(*x, y->constant);
    if (node.op == Op::mul && x->is_constant()) return scaled(*y, x->constant);
    if (node.op == Op::shl && y->is_constant() && y->constant >= 0 && y->constant < 62) {
      return scaled(*x, std::int64_t{1} << y->constant);
    }
    return std::nullopt;
  }

  // A uint64 may be beyond every other integer, so what is not known of one stays an unknown after
  // the cast.
  Sum converted(const Affine& x, DType from) const {
    const bool may_not_fit = from == DType::uint64 && !x.terms.empty() && wrap_ == Wrap::Exact;
    return may_not_fit ? std::nullopt : Sum(x);
  }

  static Sum moved(const Affine& x, const Node& node, const Shape& to) {
    Affine sum = x;
    const auto axes = source_axes(node);
    if (!axes) {
      regroup(sum, node.x()->type.shape, to);
      return sum;
    }
    sum.stride = {};
    for (std::size_t axis = 0; axis < axes->size(); ++axis) {
      if ((*axes)[axis] == kNoAxis) continue;
      sum.stride[axis] = x.stride[static_cast<std::size_t>((*axes)[axis])];
    }
    return sum;
  }

  std::int64_t threads_;
  bool by_thread_;
  Wrap wrap_;
  std::unordered_map<const Value*, Affine>& values_;
  std::unordered_set<const Value*> differs_;
};

}  // namespace

bool Affine::is_constant() const {
  return terms.empty() && low == high && low == 0 && program == decltype(program){};
}

std::optional<Affine> subtract(const Affine& x, const Affine& y) {
  Sum negative = scaled(y, -1);
  return negative ? added(x, *negative) : std::nullopt;
}

AffineAnalysis::AffineAnalysis(const ir::Function& function, Wrap wrap) {
  Builder(function, wrap, values_).build(*function.body());
}

const Affine* AffineAnalysis::of(const Value* value) const {
  const auto found = values_.find(value);
  return found == values_.end() ? nullptr : &found->second;
}

}  // namespace eas::passes
