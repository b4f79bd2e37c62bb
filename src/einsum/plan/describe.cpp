// The readable print(plan): the equation, what it costs, and a table of its steps.
#include "base/format.hpp"
#include "einsum/plan/plan.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace eas::contraction {
namespace {

constexpr std::size_t kWidestEquation = 72;
constexpr std::size_t kWidestStep = 36;
constexpr std::size_t kStepsShown = 40;  // of longer plans the first and the last

// Characters, not bytes: labels may be any of Unicode's.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

// The first and the last of a text that is too wide.
std::string elided(const std::string& text, std::size_t widest) {
  if (width(text) <= widest) return text;
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) starts.push_back(i);
  }
  const std::size_t half = (widest - 1) / 2;
  return text.substr(0, starts[half]) + "…" + text.substr(starts[starts.size() - half]);
}

std::string scaled(double value, double base, std::span<const char* const> units) {
  std::size_t unit = 0;
  while (value >= base * 0.9995 && unit + 1 < units.size()) {
    value /= base;
    ++unit;
  }
  std::array<char, 32> out{};
  const bool whole = unit == 0 && value < 1e6;
  std::snprintf(out.data(), out.size(), whole ? "%.0f" : value < 1e4 ? "%.3g" : "%.2e", value);
  return cat(out.data(), *units[unit] ? " " : "", units[unit]);
}

std::string count(double value) {
  static constexpr std::array<const char*, 7> units{"", "k", "M", "G", "T", "P", "E"};
  return scaled(value, 1000, units);
}

std::string memory(double elements, std::int64_t element_size) {
  if (element_size == 0) return count(elements) + " elements";
  static constexpr std::array<const char*, 7> units{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  return scaled(elements * static_cast<double>(element_size), 1024, units);
}

bool has(const Labels& labels, Label label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

// "m x n x k" of the matrix product a step is, with "batch *" before it where there is one.
std::string product_of(const Expression& expression, const Step& step) {
  double batch = 1, m = 1, n = 1, k = 1;
  for (const Label label : step.out_labels) {
    const auto size = static_cast<double>(expression.sizes[static_cast<std::size_t>(label)]);
    const bool in_a = has(step.a_labels, label);
    (in_a && has(step.b_labels, label) ? batch : in_a ? m : n) *= size;
  }
  Labels summed;
  for (const Labels* labels : {&step.a_labels, &step.b_labels}) {
    for (const Label label : *labels) {
      if (has(step.out_labels, label) || has(summed, label)) continue;
      summed.push_back(label);
      k *= static_cast<double>(expression.sizes[static_cast<std::size_t>(label)]);
    }
  }
  const std::string sizes =
      step.b < 0 ? cat(count(m), " x ", count(k)) : cat(count(m), " x ", count(n), " x ", count(k));
  return batch > 1 ? cat(count(batch), " * ", sizes) : sizes;
}

// The slot made by the step that reads what step i makes.
std::size_t reader_of(const PlanData& plan, std::size_t i) {
  const std::size_t operands = plan.expression.operands();
  const auto slot = static_cast<int>(operands + i);
  const auto reads = [&](const Step& step) { return step.a == slot || step.b == slot; };
  const auto reader = std::ranges::find_if(plan.steps, reads);
  return operands + static_cast<std::size_t>(reader - plan.steps.begin());
}

using Row = std::array<std::string, 6>;

std::string table(const std::vector<Row>& rows) {
  std::array<std::size_t, 6> widths{};
  for (const Row& row : rows) {
    for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], width(row[c]));
  }
  std::string out;
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::string fill(widths[c] - width(row[c]), ' ');
      const bool is_text = c == 2;
      line += "  " + (is_text ? row[c] + fill : fill + row[c]);
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

}  // namespace

std::string short_text(const Expression& expression) {
  return elided(text(expression), kWidestEquation);
}

std::string describe(const PlanData& plan, std::string_view element, const Footprint& footprint) {
  const std::int64_t element_size = element.empty() ? 0 : footprint.element;
  const Expression& expression = plan.expression;
  const auto tuple = [](const std::vector<int>& step) {
    return "(" + join(step, ", ", [](int i) { return std::to_string(i); }) +
           (step.size() == 1 ? ",)" : ")");
  };
  std::string out = cat("einsum ", short_text(expression));
  if (!element.empty()) out += cat("  ", element);
  out +=
      cat("\n  operands ", expression.operands(), ", labels ", expression.sizes.size(), ", path ",
          elided(join(plan.path, " ", tuple), kWidestEquation), " (", plan.method, ")\n");
  out += cat(
      "  flops ", count(plan.flops), ", peak ",
      memory(peak_bytes(plan, footprint) / static_cast<double>(footprint.element), element_size),
      ", slices ", plan.slices);
  if (!plan.sliced.empty())
    out += cat(" over ", elided(text(expression, plan.sliced), kWidestStep));
  out += "\n";

  std::vector<Row> rows{{"step", "slots", "contraction", "m x n x k", "flops", "result"}};
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    if (plan.steps.size() > kStepsShown && i == kStepsShown / 2) {
      const std::size_t skipped = plan.steps.size() - kStepsShown;
      rows.push_back({"…", "", cat(skipped, " more steps"), "", "", ""});
      i += skipped;
    }
    const Step& step = plan.steps[i];
    double elements = 1;
    for (const Label label : step.out_labels) {
      elements *= static_cast<double>(expression.sizes[static_cast<std::size_t>(label)]);
    }
    std::string contraction = text(expression, step.a_labels);
    if (step.b >= 0) contraction += "," + text(expression, step.b_labels);
    contraction += "->" + text(expression, step.out_labels);
    rows.push_back(
        {std::to_string(expression.operands() + i),
         step.b < 0 ? std::to_string(step.a) : cat(step.a, " ", step.b),
         elided(contraction, kWidestStep), product_of(expression, step), count(step.flops),
         step.packed ? cat("packed into ", reader_of(plan, i)) : memory(elements, element_size)});
  }
  return out + table(rows);
}

}  // namespace eas::contraction
