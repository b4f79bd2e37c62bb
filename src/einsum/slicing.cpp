// Greedy slicing: label by label, the one that removes the most of what is over the limit for the
// work it adds.
#include "einsum/slicing.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "einsum/plan_memory.hpp"
#include "einsum/plan_packing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace eas::contraction {
namespace {

std::size_t at(Label label) { return static_cast<std::size_t>(label); }

bool has(std::span<const Label> labels, Label label) {
  return std::ranges::find(labels, label) != labels.end();
}

class Slicer {
 public:
  Slicer(const SliceLimit& limit, std::span<const Step> steps, std::span<const Label> sliced)
      : expression_(limit.expression),
        footprint_(limit.footprint),
        limit_(limit.bytes),
        steps_(steps.begin(), steps.end()),
        packing_(steps, expression_.operands()),
        sizes_(sliced_sizes(expression_, sliced)),
        is_sliced_(!sliced.empty()),
        result_(Holding{expression_, footprint_, sizes_}.result()) {}

  bool fits() { return over_limit(memory_now()) <= 0; }
  double result() const { return result_; }
  double peak() { return std::ranges::max(memory_now()); }

  // The label that removes the most of what is over the limit for the work it adds. Where none does,
  // any that is held, as long as slicing everything would do; -1: nothing does.
  Label next() {
    is_sliced_ = true;
    const std::vector<double> memory = memory_now();
    const double over = over_limit(memory);
    const double work = log_work();
    const Labels held = held_at_peak(memory);
    Label best = -1;
    double best_score = std::numeric_limits<double>::infinity();
    for (const Label label : held) {
      const std::int64_t size = std::exchange(sizes_[at(label)], 1);
      const double less = over - over_limit(memory_now());
      const double more = log_work() + std::log2(static_cast<double>(size)) - work;
      sizes_[at(label)] = size;
      const double score = (std::max(more, 0.0) + 0.01) / less;
      if (less <= 0 || score >= best_score) continue;
      best = label;
      best_score = score;
    }
    if (best < 0 && !held.empty() && least() <= limit_) return held[0];
    return best;
  }

  // The most that is held when every label is sliced.
  double least() {
    Sizes ones(sizes_.size(), 1);
    for (std::size_t l = 0; l < ones.size(); ++l) ones[l] = std::min<std::int64_t>(1, sizes_[l]);
    std::swap(ones, sizes_);
    const double out = peak();
    std::swap(ones, sizes_);
    return out;
  }

  // Whether the steps still fit without slicing `label`, which then stays so.
  bool put_back(Label label) {
    sizes_[at(label)] = expression_.sizes[at(label)];
    if (fits()) return true;
    sizes_[at(label)] = 1;
    return false;
  }

  // Whether a copy of the whole operand may be held all the time; then it is.
  bool keep(std::size_t operand) {
    converted_once_.resize(expression_.operands());
    converted_once_[operand] = true;
    if (fits()) return true;
    converted_once_[operand] = false;
    return false;
  }

 private:
  std::vector<double> memory_now() {
    packing_.mark(steps_, expression_, sizes_, is_sliced_);
    return memory_of(steps_, {expression_, footprint_, sizes_, is_sliced_, converted_once_});
  }

  // How far the steps are over the limit, summed as logarithms: it falls with every step that gets
  // better, also while others are still as bad.
  double over_limit(const std::vector<double>& memory) const {
    double sum = 0;
    for (const double bytes : memory) {
      if (bytes > limit_) sum += std::log2(std::max(bytes - result_, 0.0) + 1) + 1;
    }
    return sum;
  }

  // Labels of what is alive at the worst moment.
  Labels held_at_peak(const std::vector<double>& memory) const {
    const auto worst =
        std::min(static_cast<std::size_t>(std::ranges::max_element(memory) - memory.begin()),
                 steps_.size() - 1);
    const std::size_t operands = expression_.operands();
    std::vector<std::uint8_t> alive(worst + 1, 1), seen(sizes_.size(), 0);
    for (std::size_t i = 0; i < worst; ++i) {
      if (steps_[i].packed) continue;  // what it is made of is read later
      for (const int slot : {steps_[i].a, steps_[i].b}) {
        if (slot >= static_cast<int>(operands))
          alive[static_cast<std::size_t>(slot) - operands] = 0;
      }
    }
    Labels out;
    const auto add = [&](std::span<const Label> labels) {
      for (const Label label : labels) {
        if (sizes_[at(label)] > 1 && !seen[at(label)]) out.push_back(label);
        seen[at(label)] = 1;
      }
    };
    for (std::size_t i = 0; i <= worst; ++i) {
      if (alive[i]) add(steps_[i].out_labels);
    }
    if (!footprint_.converted.empty()) {  // and of what is copied for it
      add(steps_[worst].a_labels);
      add(steps_[worst].b_labels);
    }
    return out;
  }

  // log2 of the flops of one slice.
  double log_work() const { return std::log2(std::max(1.0, flops_of(steps_, sizes_))); }

  const Expression& expression_;
  const Footprint& footprint_;
  double limit_;
  std::vector<Step> steps_;
  Packing packing_;
  Sizes sizes_;
  bool is_sliced_;
  std::vector<bool> converted_once_;
  double result_;  // bytes, of the whole of it
};

}  // namespace

Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced) {
  Sizes out = expression.sizes;
  for (const Label label : sliced) out[at(label)] = 1;
  return out;
}

std::optional<Label> next_slice(const SliceLimit& limit, std::span<const Step> steps,
                                std::span<const Label> sliced) {
  Slicer slicer(limit, steps, sliced);
  if (slicer.fits()) return std::nullopt;
  const double whole = slicer.peak();
  const Label label = slicer.next();
  if (label >= 0) return label;
  throw ShapeError("einsum",
                   cat("the memory limit of '", text(limit.expression), "' cannot be met, got ",
                       whole_number(limit.bytes), " bytes, expected at least ",
                       whole_number(std::min(whole, slicer.least())), " (the result alone takes ",
                       whole_number(slicer.result()), ")"));
}

void put_back_slices(const SliceLimit& limit, std::span<const Step> steps, Labels& sliced) {
  Slicer slicer(limit, steps, sliced);
  for (std::size_t i = sliced.size(); i-- > 0;) {
    if (slicer.put_back(sliced[i])) sliced.erase(sliced.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

std::vector<bool> kept_copies(const SliceLimit& limit, std::span<const Step> steps,
                              std::span<const Label> sliced) {
  std::vector<bool> out(limit.footprint.converted.size(), false);
  if (out.empty() || sliced.empty()) return {};
  Slicer slicer(limit, steps, sliced);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto in_slices = [&](Label label) { return has(sliced, label); };
    const bool is_whole = std::ranges::none_of(limit.expression.inputs[i], in_slices);
    out[i] = limit.footprint.converted[i] && is_whole && slicer.keep(i);
  }
  return out;
}

}  // namespace eas::contraction
