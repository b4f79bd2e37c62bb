// Steps from a tree. Labels are decided forwards (a label ends where its last two holders meet), the
// order of axes backwards: a result lies as the step that reads it would like its operand to lie.
#include "einsum/plan/steps.hpp"

#include <algorithm>

namespace eas::contraction {
namespace {

// A sum over labels of one operand is a step of its own where it saves more than this many flops.
constexpr double kWorthAStep = 4096;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
bool has(std::span<const Label> labels, Label label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

void append_unique(Labels& to, std::span<const Label> labels, std::vector<std::uint8_t>& seen) {
  for (const Label label : labels) {
    if (seen[at(label)]) continue;
    seen[at(label)] = 1;
    to.push_back(label);
  }
}

class Lowering {
 public:
  Lowering(const Expression& expression, const Tree& tree)
      : expression_(expression),
        tree_(tree),
        seen_(expression.sizes.size(), 0),
        holders_(expression.sizes.size(), 0),
        slots_(expression.inputs),
        number_(at(tree.leaves) + tree.pairs.size()) {
    for (const Labels& input : expression.inputs) {
      for (const Label label : distinct(input)) ++holders_[at(label)];
    }
    for (const Label label : expression.output) ++holders_[at(label)];
    for (int i = 0; i < tree.leaves; ++i) number_[at(i)] = i;
  }

  std::vector<Step> run() {
    if (tree_.pairs.empty()) {
      push({0, -1, slots_[0], {}, expression_.output, 0});
    }
    for (std::size_t i = 0; i < tree_.pairs.size(); ++i) {
      const auto [a, b] = tree_.pairs[i];
      number_[at(tree_.leaves) + i] = contract(number_[at(a)], number_[at(b)]);
    }
    order_axes();
    for (Step& step : steps_) step.flops = flops_of(step, expression_.sizes);
    return std::move(steps_);
  }

 private:
  Labels distinct(std::span<const Label> labels) {
    Labels out;
    append_unique(out, labels, seen_);
    for (const Label label : out) seen_[at(label)] = 0;
    return out;
  }

  int push(Step step) {
    slots_.push_back(step.out_labels);
    steps_.push_back(std::move(step));
    return static_cast<int>(slots_.size()) - 1;
  }

  int contract(int a, int b) {
    a = reduced(a, b);
    b = reduced(b, a);
    Labels all;
    append_unique(all, slots_[at(a)], seen_);
    append_unique(all, slots_[at(b)], seen_);
    Labels out;
    for (const Label label : all) {
      seen_[at(label)] = 0;
      const bool shared = has(slots_[at(a)], label) && has(slots_[at(b)], label);
      if (shared) --holders_[at(label)];
      if (holders_[at(label)] > 1) out.push_back(label);
    }
    return push({a, b, slots_[at(a)], slots_[at(b)], std::move(out), 0});
  }

  // The slot, or the sum over its own labels where it is cheaper to sum first.
  int reduced(int slot, int other) {
    const Labels& labels = slots_[at(slot)];
    if (at(slot) >= expression_.inputs.size()) return slot;
    Labels kept;
    double own = 1;
    for (const Label label : distinct(labels)) {
      if (holders_[at(label)] > 1) {
        kept.push_back(label);
      } else {
        own *= static_cast<double>(expression_.sizes[at(label)]);
      }
    }
    if (own <= 1) return slot;
    Labels all = kept;
    for (const Label label : slots_[at(other)]) {
      if (!has(all, label)) all.push_back(label);
    }
    const Sizes& sizes = expression_.sizes;
    const double together = 2 * elements_of(all, sizes) * own;
    const double apart = 2 * elements_of(all, sizes) + elements_of(kept, sizes) * own;
    if (together - apart < kWorthAStep) return slot;
    return push({slot, -1, labels, {}, std::move(kept), 0});
  }

  void order_axes() {
    const std::size_t operands = expression_.inputs.size();
    steps_.back().out_labels = expression_.output;
    for (std::size_t i = steps_.size(); i-- > 0;) {
      Step& step = steps_[i];
      if (step.b < 0) {
        step.a_labels = slots_[at(step.a)];
        continue;
      }
      // A result lies row by row: what is last of it should be last of the second operand.
      const auto last_of_one =
          std::find_if(step.out_labels.rbegin(), step.out_labels.rend(),
                       [&](Label l) { return has(step.a_labels, l) != has(step.b_labels, l); });
      if (last_of_one != step.out_labels.rend() && has(step.a_labels, *last_of_one)) {
        std::swap(step.a, step.b);
        std::swap(step.a_labels, step.b_labels);
      }
      for (const bool first : {true, false}) {
        const int slot = first ? step.a : step.b;
        Labels& labels = first ? step.a_labels : step.b_labels;
        if (at(slot) >= operands) {
          Step& maker = steps_[at(slot) - operands];
          if (maker.b >= 0) arrange(maker, wanted(step, first));
          labels = maker.out_labels;
        }
      }
    }
  }

  // How an operand of a step would best lie: what both keep, then rows by columns.
  Labels wanted(const Step& step, bool first) const {
    const Labels& mine = first ? step.a_labels : step.b_labels;
    const Labels& other = first ? step.b_labels : step.a_labels;
    Labels both, kept, summed;
    for (const Label label : step.out_labels) {
      if (has(mine, label)) (has(other, label) ? both : kept).push_back(label);
    }
    for (const Label label : other) {
      if (has(mine, label) && !has(step.out_labels, label) && !has(summed, label)) {
        summed.push_back(label);
      }
    }
    const Labels& second = first ? kept : summed;
    const Labels& third = first ? summed : kept;
    both.insert(both.end(), second.begin(), second.end());
    both.insert(both.end(), third.begin(), third.end());
    return both;
  }

  // Whether the label is the innermost of an operand of the expression.
  bool ends_with(int slot, Label label) const {
    const Labels& labels = slots_[at(slot)];
    return at(slot) < expression_.inputs.size() && !labels.empty() && labels.back() == label;
  }

  // Whether a result in this order is made by loops along neighbours of everything: nothing is summed
  // and what is innermost is so in both operands.
  bool is_elementwise(const Step& maker, const Labels& order) const {
    const auto kept = [&](Label label) { return has(order, label); };
    return !order.empty() && std::ranges::all_of(maker.a_labels, kept) &&
           std::ranges::all_of(maker.b_labels, kept) && ends_with(maker.a, order.back()) &&
           ends_with(maker.b, order.back());
  }

  // A product of matrices is made as [both, of one, of the other]; inside these, as wanted.
  void arrange(Step& maker, const Labels& wanted) const {
    if (is_elementwise(maker, wanted)) {
      maker.out_labels = wanted;
      return;
    }
    Labels groups[3];
    double place[3] = {0, 0, 0};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const bool in_a = has(maker.a_labels, wanted[i]);
      const bool in_b = has(maker.b_labels, wanted[i]);
      const std::size_t group = in_a && in_b ? 0 : in_a ? 1 : 2;
      groups[group].push_back(wanted[i]);
      place[group] += static_cast<double>(i);
    }
    const auto middle = [&](std::size_t group) {
      return place[group] / std::max<double>(1, static_cast<double>(groups[group].size()));
    };
    if (middle(2) < middle(1)) std::swap(groups[1], groups[2]);
    maker.out_labels.clear();
    for (const Labels& group : groups) {
      maker.out_labels.insert(maker.out_labels.end(), group.begin(), group.end());
    }
  }

  const Expression& expression_;
  const Tree& tree_;
  std::vector<std::uint8_t> seen_;     // by label, scratch, zero between uses
  std::vector<std::int32_t> holders_;  // by label: slots left that hold it, and the output
  std::vector<Labels> slots_;
  std::vector<int> number_;  // by node of the tree: its slot
  std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> steps_of(const Expression& expression, const Tree& tree) {
  return Lowering(expression, tree).run();
}

double elements_of(std::span<const Label> labels, const Sizes& sizes) {
  double product = 1;
  for (const Label label : labels) product *= static_cast<double>(sizes[at(label)]);
  return product;
}

double flops_of(const Step& step, const Sizes& sizes) {
  double all = elements_of(step.out_labels, sizes);
  double summed = 1;
  for (std::size_t i = 0; i < step.a_labels.size(); ++i) {
    const Label label = step.a_labels[i];
    if (has(step.out_labels, label) || has(std::span(step.a_labels).first(i), label)) continue;
    summed *= static_cast<double>(sizes[at(label)]);
  }
  for (std::size_t i = 0; i < step.b_labels.size(); ++i) {
    const Label label = step.b_labels[i];
    if (has(step.out_labels, label) || has(step.a_labels, label) ||
        has(std::span(step.b_labels).first(i), label)) {
      continue;
    }
    summed *= static_cast<double>(sizes[at(label)]);
  }
  all *= summed;
  const int operations = (step.b >= 0 ? 1 : 0) + (summed > 1 ? 1 : 0);
  return all * operations;
}

double flops_of(std::span<const Step> steps, const Sizes& sizes) {
  double sum = 0;
  for (const Step& step : steps) sum += flops_of(step, sizes);
  return sum;
}

double seconds_of_looking_up(std::span<const Step> steps) {
  constexpr double kSecondsPerPair = 0.4e-9;
  double pairs = 0;
  for (const Step& step : steps) {
    const std::size_t read = step.a_labels.size() + step.b_labels.size();
    pairs += static_cast<double>(read) * static_cast<double>(read);
  }
  return pairs * kSecondsPerPair;
}

}  // namespace eas::contraction
