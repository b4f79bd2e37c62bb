// Greedy slicing: label by label, the one that removes the most of what is over the limit for the
// work it adds.
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
  Slicer(const Expression& expression, std::span<const Step> steps, std::span<const Label> sliced,
         double limit)
      : expression_(expression),
        steps_(steps),
        limit_(limit),
        sizes_(sliced_sizes(expression, sliced)),
        result_(elements_of(expression.output, expression.sizes)) {}

  bool fits() const { return over_limit(memory_now()) <= 0; }

  // The label that removes the most of what is over the limit for the work it adds; -1: none does.
  Label next() {
    const std::vector<double> memory = memory_now();
    const double over = over_limit(memory);
    const double work = log_work();
    Label best = -1;
    double best_score = std::numeric_limits<double>::infinity();
    for (const Label label : held_at_peak(memory)) {
      const std::int64_t size = std::exchange(sizes_[at(label)], 1);
      const double less = over - over_limit(memory_now());
      const double more = log_work() + std::log2(static_cast<double>(size)) - work;
      sizes_[at(label)] = size;
      const double score = (std::max(more, 0.0) + 0.01) / less;
      if (less <= 0 || score >= best_score) continue;
      best = label;
      best_score = score;
    }
    return best;
  }

  // Whether the steps still fit without slicing `label`, which then stays so.
  bool put_back(Label label) {
    sizes_[at(label)] = expression_.sizes[at(label)];
    if (fits()) return true;
    sizes_[at(label)] = 1;
    return false;
  }

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

  // log2 of the flops of one slice.
  double log_work() const { return std::log2(std::max(1.0, flops_of(steps_, sizes_))); }

  const Expression& expression_;
  std::span<const Step> steps_;
  double limit_;
  Sizes sizes_;
  double result_;  // elements of the whole result
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

std::optional<Label> next_slice(const Expression& expression, std::span<const Step> steps,
                                std::span<const Label> sliced, double limit,
                                std::int64_t element_size) {
  if (sliced.empty() && peak_of(expression, steps, {}) <= limit) return std::nullopt;
  Slicer slicer(expression, steps, sliced, limit);
  if (!sliced.empty() && slicer.fits()) return std::nullopt;
  const Label label = slicer.next();
  if (label >= 0) return label;
  Labels all;
  for (std::size_t l = 0; l < expression.sizes.size(); ++l) {
    if (expression.sizes[l] > 1) all.push_back(static_cast<Label>(l));
  }
  const double least = std::min(peak_of(expression, steps, {}), peak_of(expression, steps, all));
  const auto bytes = [&](double elements) {
    return static_cast<std::int64_t>(std::min(elements * static_cast<double>(element_size), 9e18));
  };
  throw ShapeError("einsum", cat("the memory limit of '", text(expression), "' cannot be met, got ",
                                 bytes(limit), " bytes, expected at least ", bytes(least),
                                 " (the result alone takes ",
                                 bytes(elements_of(expression.output, expression.sizes)), ")"));
}

void put_back_slices(const Expression& expression, std::span<const Step> steps, Labels& sliced,
                     double limit) {
  Slicer slicer(expression, steps, sliced, limit);
  for (std::size_t i = sliced.size(); i-- > 0;) {
    if (slicer.put_back(sliced[i])) sliced.erase(sliced.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace eas::contraction
