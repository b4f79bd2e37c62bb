// Greedy slicing: label by label, the one that removes the most of what is over the limit for the
// work it adds.
#include "einsum/plan/slicing.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "einsum/plan/memory.hpp"
#include "einsum/plan/packing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace eas::contraction {
namespace {

constexpr double kLargest = 1e300;  // flops, so that sums of them stay numbers
// Of trying a label.
constexpr double kSecondsPerStep = 6e-9, kSecondsPerLabel = 2e-9;

constexpr std::string_view kWhat = "choosing slices";

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
        made_(elements_made(steps, sizes_)),
        result_(Holding{expression_, footprint_, sizes_}.result()) {}

  bool fits() { return over_limit(memory_now()) <= 0; }
  double result() const { return result_; }
  double peak() { return std::ranges::max(memory_now()); }

  // The label that removes the most of what is over the limit for the work it adds. Where none does,
  // or is found before the effort ends, one that is held, as long as slicing everything would do; -1:
  // nothing does.
  Label next(Effort& effort) {
    is_sliced_ = true;
    const std::vector<double> memory = memory_now();
    const double over = over_limit(memory);
    const Labels held = held_at_peak(memory);
    Label best = effort.used_up() ? -1 : best_of(held, over, effort);
    if (best < 0 && !held.empty() && least() <= limit_) best = most_common(held, memory);
    return best;
  }

  // The most that is held when every label is sliced.
  double least() {
    Sizes ones(sizes_.size(), 1);
    for (std::size_t l = 0; l < ones.size(); ++l) ones[l] = std::min<std::int64_t>(1, sizes_[l]);
    resize([&] { std::swap(ones, sizes_); });
    const double out = peak();
    resize([&] { std::swap(ones, sizes_); });
    return out;
  }

  // Whether the steps still fit without slicing `label`, which then stays so.
  bool put_back(Label label) {
    resize([&] { sizes_[at(label)] = expression_.sizes[at(label)]; });
    if (fits()) return true;
    resize([&] { sizes_[at(label)] = 1; });
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
  // What one slice costs, by step. The steps that a label is in are what slicing it changes, and few:
  // trying one does not count all labels of all steps again.
  class Work {
   public:
    Work(std::span<const Step> steps, const Sizes& sizes) {
      for (const Step& step : steps) {
        flops_.push_back(std::min(kLargest, flops_of(step, sizes)));
        sum_ += flops_.back();
      }
    }

    // log2 of how much more all slices cost when a label of that size, in these steps, is sliced.
    double added_by(double size, std::span<const std::size_t> steps) const {
      double with = 0;
      for (const std::size_t step : steps) with += flops_[step];
      const double sliced = std::max(0.0, sum_ - with) + with / size;
      return std::log2(std::max(1.0, sliced) / std::max(1.0, sum_) * size);
    }

   private:
    std::vector<double> flops_;
    double sum_ = 0;
  };

  // -1: none of those tried takes less.
  Label best_of(std::span<const Label> held, double over, Effort& effort) {
    const std::vector<std::vector<std::size_t>> readers = steps_with(held);
    const Work work(steps_, sizes_);
    effort.spend(seconds_of_looking_up(steps_), kWhat);
    Label best = -1;
    double best_score = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < held.size() && !effort.used_up(); ++i) {
      const Label label = held[i];
      const double less = over - over_limit(memory_without(label, readers[i]));
      const double more = work.added_by(static_cast<double>(sizes_[at(label)]), readers[i]);
      effort.spend(seconds_per_try(), kWhat);
      const double score = (std::max(more, 0.0) + 0.01) / less;
      if (less <= 0 || score >= best_score) continue;
      best = label;
      best_score = score;
    }
    return best;
  }

  std::vector<double> memory_now() {
    packing_.mark(steps_, expression_, sizes_, is_sliced_, made_);
    return memory_of(steps_, {expression_, footprint_, sizes_, is_sliced_, converted_once_}, made_);
  }

  // As if `label`, which is in these steps, were sliced.
  std::vector<double> memory_without(Label label, std::span<const std::size_t> steps) {
    const std::int64_t size = std::exchange(sizes_[at(label)], 1);
    const std::vector<double> made = made_;
    for (const std::size_t step : steps) {
      if (has(steps_[step].out_labels, label)) made_[step] /= static_cast<double>(size);
    }
    std::vector<double> out = memory_now();
    made_ = made;
    sizes_[at(label)] = size;
    return out;
  }

  // Other sizes, and what follows from them.
  template <class Change>
  void resize(Change change) {
    change();
    made_ = elements_made(steps_, sizes_);
  }

  // By label of `labels`: the steps that read or make something with it.
  std::vector<std::vector<std::size_t>> steps_with(std::span<const Label> labels) const {
    std::vector<std::size_t> place(sizes_.size(), labels.size());
    for (std::size_t i = 0; i < labels.size(); ++i) place[at(labels[i])] = i;
    std::vector<std::vector<std::size_t>> out(labels.size());
    for (std::size_t step = 0; step < steps_.size(); ++step) {
      const auto add = [&](std::span<const Label> held) {
        for (const Label label : held) {
          if (place[at(label)] == labels.size()) continue;
          std::vector<std::size_t>& steps = out[place[at(label)]];
          if (steps.empty() || steps.back() != step) steps.push_back(step);
        }
      };
      add(steps_[step].a_labels);
      add(steps_[step].b_labels);
      add(steps_[step].out_labels);
    }
    return out;
  }

  // The label that most of what is made over the limit has.
  Label most_common(std::span<const Label> labels, std::span<const double> memory) const {
    std::vector<std::size_t> count(sizes_.size(), 0);
    for (std::size_t step = 0; step < steps_.size(); ++step) {
      if (memory[step] <= limit_) continue;
      for (const Label label : steps_[step].out_labels) ++count[at(label)];
    }
    return *std::ranges::max_element(labels, {}, [&](Label label) { return count[at(label)]; });
  }

  double seconds_per_try() const {
    return static_cast<double>(steps_.size()) * kSecondsPerStep +
           static_cast<double>(packing_.labels()) * kSecondsPerLabel;
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

  const Expression& expression_;
  const Footprint& footprint_;
  double limit_;
  std::vector<Step> steps_;
  Packing packing_;
  Sizes sizes_;
  bool is_sliced_;
  std::vector<double> made_;  // by step, elements
  std::vector<bool> converted_once_;
  double result_;  // bytes, of the whole of it
};

// `held`: by the steps at hand.
[[noreturn]] void refuse_limit(const SliceLimit& limit, double held, Slicer& slicer) {
  throw ShapeError(
      "einsum", cat("the memory limit of '", short_text(limit.expression), "' cannot be met, got ",
                    whole_number(limit.bytes), " bytes, expected at least ",
                    whole_number(std::min(held, slicer.least())), " (the result alone takes ",
                    whole_number(slicer.result()), ")"));
}

}  // namespace

Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced) {
  Sizes out = expression.sizes;
  for (const Label label : sliced) out[at(label)] = 1;
  return out;
}

std::optional<Label> next_slice(const SliceLimit& limit, std::span<const Step> steps,
                                std::span<const Label> sliced, Effort& effort) {
  Slicer slicer(limit, steps, sliced);
  if (slicer.fits()) return std::nullopt;
  const double held = slicer.peak();
  const Label label = slicer.next(effort);
  if (label >= 0) return label;
  refuse_limit(limit, held, slicer);
}

std::optional<std::int64_t> slices_of(const Expression& expression, std::span<const Label> sliced) {
  std::int64_t out = 1;
  for (const Label label : sliced) {
    if (__builtin_mul_overflow(out, expression.sizes[at(label)], &out)) return std::nullopt;
  }
  return out;
}

void refuse_slices(const SliceLimit& limit, std::span<const Step> steps,
                   std::span<const Label> sliced) {
  Slicer slicer(limit, steps, sliced);
  const double held = slicer.peak();
  if (slicer.least() > limit.bytes) refuse_limit(limit, held, slicer);
  throw ShapeError("einsum", cat("the memory limit of '", short_text(limit.expression),
                                 "' takes more than 2**63 slices, got ", whole_number(limit.bytes),
                                 " bytes, expected more: one of that many slices still takes ",
                                 whole_number(held)));
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
