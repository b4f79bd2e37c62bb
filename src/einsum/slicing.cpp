// Greedy slicing: label by label, the one that removes the most of what is over the limit for the
// work it adds; then every label that turned out not to be needed is put back.
#include "einsum/slicing.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace eas::contraction {
namespace {

std::size_t at(Label label) { return static_cast<std::size_t>(label); }

class Slicer {
 public:
  Slicer(const Expression& expression, std::span<const Step> steps, double limit)
      : expression_(expression),
        steps_(steps),
        limit_(limit),
        sizes_(expression.sizes),
        result_(elements_of(expression.output, expression.sizes)) {}

  // Whether the limit can be met.
  bool run() {
    double work = std::log2(std::max(1.0, flops_of(steps_, sizes_)));
    for (;;) {
      const std::vector<double> memory = memory_now();
      const double over = over_limit(memory);
      if (over <= 0) break;
      Label best = -1;
      double best_score = std::numeric_limits<double>::infinity(), best_work = 0;
      for (const Label label : held_at_peak(memory)) {
        const std::int64_t size = std::exchange(sizes_[at(label)], 1);
        const double less = over - over_limit(memory_now());
        sizes_[at(label)] = size;
        if (less <= 0) continue;
        const double more = work_with(label) - work;
        const double score = (std::max(more, 0.0) + 0.01) / less;
        if (score < best_score) {
          best = label;
          best_score = score;
          best_work = work + more;
        }
      }
      if (best < 0) return false;
      slice(best);
      work = best_work;
    }
    put_back();
    return true;
  }

  const Labels& sliced() const { return sliced_; }

 private:
  std::vector<double> memory_now() const {
    return memory_of(steps_, expression_.operands(), sizes_, result_);
  }

  // How far the steps are over the limit, summed as logarithms: it falls with every step that gets
  // better, also while others are still as bad.
  double over_limit(const std::vector<double>& memory) const {
    double sum = 0;
    for (const double elements : memory) {
      if (elements > limit_) sum += std::log2(elements - result_ + 1) + 1;
    }
    return sum;
  }

  // Labels of what is alive at the worst moment.
  Labels held_at_peak(const std::vector<double>& memory) const {
    const auto worst =
        static_cast<std::size_t>(std::max_element(memory.begin(), memory.end()) - memory.begin());
    const std::size_t operands = expression_.operands();
    std::vector<std::uint8_t> alive(worst + 1, 1), seen(sizes_.size(), 0);
    for (std::size_t i = 0; i < worst; ++i) {
      for (const int slot : {steps_[i].a, steps_[i].b}) {
        if (slot >= static_cast<int>(operands))
          alive[static_cast<std::size_t>(slot) - operands] = 0;
      }
    }
    Labels out;
    for (std::size_t i = 0; i <= worst; ++i) {
      if (!alive[i]) continue;
      for (const Label label : steps_[i].out_labels) {
        if (sizes_[at(label)] > 1 && !seen[at(label)]) out.push_back(label);
        seen[at(label)] = 1;
      }
    }
    return out;
  }

  // log2 of all flops, of all slices, were `label` sliced too.
  double work_with(Label label) {
    const std::int64_t size = std::exchange(sizes_[at(label)], 1);
    const double flops = flops_of(steps_, sizes_);
    sizes_[at(label)] = size;
    return std::log2(std::max(1.0, flops)) + log_slices_ + std::log2(static_cast<double>(size));
  }

  void slice(Label label) {
    log_slices_ += std::log2(static_cast<double>(sizes_[at(label)]));
    sizes_[at(label)] = 1;
    sliced_.push_back(label);
  }

  void put_back() {
    for (std::size_t i = sliced_.size(); i-- > 0;) {
      const Label label = sliced_[i];
      sizes_[at(label)] = expression_.sizes[at(label)];
      if (over_limit(memory_now()) <= 0) {
        sliced_.erase(sliced_.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        sizes_[at(label)] = 1;
      }
    }
  }

  const Expression& expression_;
  std::span<const Step> steps_;
  double limit_;
  Sizes sizes_;
  double result_;  // elements of the whole result
  double log_slices_ = 0;
  Labels sliced_;
};

}  // namespace

Sizes sliced_sizes(const Expression& expression, std::span<const Label> sliced) {
  Sizes out = expression.sizes;
  for (const Label label : sliced) out[at(label)] = 1;
  return out;
}

double peak_of(const Expression& expression, std::span<const Step> steps,
               std::span<const Label> sliced) {
  const double result = elements_of(expression.output, expression.sizes);
  const std::vector<double> memory =
      memory_of(steps, expression.operands(), sliced_sizes(expression, sliced),
                sliced.empty() ? -1.0 : result);
  return *std::max_element(memory.begin(), memory.end());
}

Labels slices_for(const Expression& expression, std::span<const Step> steps, double limit,
                  std::int64_t element_size) {
  const double whole = peak_of(expression, steps, {});
  if (whole <= limit) return {};
  Slicer slicer(expression, steps, limit);
  if (slicer.run()) return slicer.sliced();
  Labels all;
  for (std::size_t l = 0; l < expression.sizes.size(); ++l) {
    if (expression.sizes[l] > 1) all.push_back(static_cast<Label>(l));
  }
  const double least = std::min(whole, peak_of(expression, steps, all));
  const auto bytes = [&](double elements) {
    return static_cast<std::int64_t>(std::min(elements * static_cast<double>(element_size), 9e18));
  };
  throw ShapeError("einsum",
                   cat("the memory limit cannot be met, got ", bytes(limit),
                       " bytes, expected at least ", bytes(least), " (the result alone takes ",
                       bytes(elements_of(expression.output, expression.sizes)), ")"));
}

}  // namespace eas::contraction
