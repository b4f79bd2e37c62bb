// See memory.hpp.
#include "einsum/plan/memory.hpp"

#include "einsum/plan/slicing.hpp"

#include <algorithm>
#include <cstdio>

namespace eas::contraction {
namespace {

constexpr double kLargest = 1e300;

std::size_t at(int slot) { return static_cast<std::size_t>(slot); }

// Every label once: of a diagonal only that is copied.
double distinct_elements(std::span<const Label> labels, const Sizes& sizes) {
  double product = 1;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (std::ranges::find(labels.first(i), labels[i]) !=
        labels.begin() + static_cast<std::ptrdiff_t>(i))
      continue;
    product *= static_cast<double>(sizes[at(labels[i])]);
  }
  return product;
}

}  // namespace

double Holding::result() const {
  const double elements = footprint.result_elements >= 0
                              ? footprint.result_elements
                              : elements_of(expression.output, expression.sizes);
  return std::min(elements * static_cast<double>(footprint.element), kLargest);
}

double Holding::copy_of(std::size_t operand) const {
  return std::min(kLargest, distinct_elements(expression.inputs[operand], sizes) *
                                static_cast<double>(footprint.element));
}

std::vector<double> elements_made(std::span<const Step> steps, const Sizes& sizes) {
  std::vector<double> out;
  out.reserve(steps.size());
  for (const Step& step : steps) {
    out.push_back(std::min(kLargest, elements_of(step.out_labels, sizes)));
  }
  return out;
}

std::vector<double> memory_of(std::span<const Step> steps, const Holding& holding,
                              std::span<const double> made) {
  const std::size_t operands = holding.expression.operands();
  const double result = holding.result();
  std::vector<double> freed(steps.size(), 0), out;  // freed: when the step's slot is read
  out.reserve(steps.size() + 1);
  double live = holding.is_sliced ? result : 0;
  for (std::size_t i = 0; i < operands; ++i) {
    if (holding.keeps(i)) live += holding.copy_of(i);
  }
  // Copies of operands that a slot is read from, made for the step that reads it.
  const auto copies = [&](int slot) {
    const bool copied =
        slot >= 0 && at(slot) < operands && holding.converts(at(slot)) && !holding.keeps(at(slot));
    return copied ? holding.copy_of(at(slot)) : 0.0;
  };
  const auto copies_of = [&](int slot) {
    if (slot < 0 || at(slot) < operands) return copies(slot);
    const Step& maker = steps[at(slot) - operands];
    return maker.packed ? copies(maker.a) + copies(maker.b) : 0.0;
  };
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    const bool last = i + 1 == steps.size();
    const auto frees = [&](int slot) {
      return slot >= 0 && at(slot) >= operands ? freed[at(slot) - operands] : 0.0;
    };
    if (step.packed) {  // what is freed when it is read: its operands
      freed[i] = frees(step.a) + frees(step.b);
      out.push_back(live);
      continue;
    }
    const double element = static_cast<double>(holding.footprint.element);
    freed[i] = !last ? std::min(kLargest, made[i] * element) : holding.is_sliced ? 0 : result;
    live += freed[i];
    out.push_back(live + copies_of(step.a) + copies_of(step.b));
    live = std::max(0.0, live - frees(step.a) - frees(step.b));
  }
  out.push_back(live + result / static_cast<double>(holding.footprint.element) *
                           static_cast<double>(holding.footprint.converted_result));
  return out;
}

double peak_bytes(const PlanData& plan, const Footprint& footprint) {
  const Sizes sizes = sliced_sizes(plan.expression, plan.sliced);
  const std::vector<double> held = memory_of(
      plan.steps, {plan.expression, footprint, sizes, !plan.sliced.empty(), plan.converted_once},
      elements_made(plan.steps, sizes));
  return *std::ranges::max_element(held);
}

std::string whole_number(double value) {
  char out[40];
  std::snprintf(out, sizeof out, value < 1e19 ? "%.0f" : "%.3g", value);
  return out;
}

}  // namespace eas::contraction
