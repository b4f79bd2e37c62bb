// What the einsum tests share: random expressions, values, and an einsum of loops over everything,
// with which the steps of a plan can be run and checked.
#pragma once

#include "einsum/plan/plan.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace eas::contraction {

using Values = std::vector<double>;  // row-major

// The most elements of intermediates and result at a time.
inline std::int64_t peak_elements(const PlanData& plan) {
  return static_cast<std::int64_t>(peak_bytes(plan, {}));
}

// Calls fn(index by label) for every value of the labels.
template <class Fn>
void over(const Labels& labels, const std::vector<std::int64_t>& sizes,
          std::vector<std::int64_t>& index, Fn&& fn) {
  for (const Label l : labels) {
    if (sizes[static_cast<std::size_t>(l)] == 0) return;
    index[static_cast<std::size_t>(l)] = 0;
  }
  for (;;) {
    fn();
    std::size_t at = labels.size();
    for (; at > 0; --at) {
      const auto l = static_cast<std::size_t>(labels[at - 1]);
      if (++index[l] < sizes[l]) break;
      index[l] = 0;
    }
    if (at == 0) return;
  }
}

inline std::size_t offset(const Labels& labels, const std::vector<std::int64_t>& sizes,
                          const std::vector<std::int64_t>& index) {
  std::int64_t out = 0;
  for (const Label l : labels) {
    out = out * sizes[static_cast<std::size_t>(l)] + index[static_cast<std::size_t>(l)];
  }
  return static_cast<std::size_t>(out);
}

inline std::size_t elements(const Labels& labels, const std::vector<std::int64_t>& sizes) {
  std::size_t out = 1;
  for (const Label l : labels) out *= static_cast<std::size_t>(sizes[static_cast<std::size_t>(l)]);
  return out;
}

// out[out_labels] += product of all operands, over all labels of them.
inline void naive(const std::vector<Labels>& inputs, const std::vector<const Values*>& values,
                  const Labels& out_labels, const std::vector<std::int64_t>& sizes, Values& out) {
  std::vector<std::uint8_t> seen(sizes.size(), 0);
  Labels all;
  for (const Labels& labels : inputs) {
    for (const Label l : labels) {
      if (!seen[static_cast<std::size_t>(l)]++) all.push_back(l);
    }
  }
  std::vector<std::int64_t> index(sizes.size(), 0);
  over(all, sizes, index, [&] {
    double product = 1;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      product *= (*values[i])[offset(inputs[i], sizes, index)];
    }
    out[offset(out_labels, sizes, index)] += product;
  });
}

inline Values run_naive(const Expression& e, const std::vector<Values>& operands) {
  std::vector<const Values*> values;
  for (const Values& operand : operands) values.push_back(&operand);
  Values out(elements(e.output, e.sizes), 0.0);
  naive(e.inputs, values, e.output, e.sizes, out);
  return out;
}

// Runs the steps of a plan, slice after slice, and finds the most elements alive at a time.
struct PlanRun {
  Values result;
  std::int64_t peak = 0;
};

inline PlanRun run_plan(const PlanData& plan, const std::vector<Values>& operands) {
  const Expression& e = plan.expression;
  const std::size_t n = e.operands();
  PlanRun out;
  out.result.assign(elements(e.output, e.sizes), 0.0);
  const auto sliced = [&](Label l) {
    return std::find(plan.sliced.begin(), plan.sliced.end(), l) != plan.sliced.end();
  };
  std::vector<std::int64_t> index(e.sizes.size(), 0);
  over(plan.sliced, e.sizes, index, [&] {
    std::vector<Values> slots(n + plan.steps.size());
    std::vector<Labels> labels(slots.size());
    std::vector<std::int64_t> held(slots.size(), 0);
    for (std::size_t i = 0; i < n; ++i) {
      for (const Label l : e.inputs[i]) {
        if (!sliced(l)) labels[i].push_back(l);
      }
      slots[i].resize(elements(labels[i], e.sizes));
      std::vector<std::int64_t> at = index;
      Labels distinct;
      for (const Label l : labels[i]) {
        if (std::find(distinct.begin(), distinct.end(), l) == distinct.end()) distinct.push_back(l);
      }
      over(distinct, e.sizes, at, [&] {
        slots[i][offset(labels[i], e.sizes, at)] = operands[i][offset(e.inputs[i], e.sizes, at)];
      });
    }
    std::int64_t live = plan.slices > 1 ? static_cast<std::int64_t>(out.result.size()) : 0;
    for (std::size_t s = 0; s < plan.steps.size(); ++s) {
      const Step& step = plan.steps[s];
      std::vector<Labels> inputs{step.a_labels};
      std::vector<const Values*> values{&slots[static_cast<std::size_t>(step.a)]};
      if (labels[static_cast<std::size_t>(step.a)] != step.a_labels) throw "a_labels";
      if (step.b >= 0) {
        if (labels[static_cast<std::size_t>(step.b)] != step.b_labels) throw "b_labels";
        inputs.push_back(step.b_labels);
        values.push_back(&slots[static_cast<std::size_t>(step.b)]);
      }
      const bool last = s + 1 == plan.steps.size();
      slots[n + s].assign(elements(step.out_labels, e.sizes), 0.0);
      naive(inputs, values, step.out_labels, e.sizes, slots[n + s]);
      labels[n + s] = step.out_labels;
      // A packed step holds what its operands do, until it is read.
      held[n + s] = step.packed ? 0 : static_cast<std::int64_t>(slots[n + s].size());
      if (last && plan.slices > 1) held[n + s] = 0;
      live += held[n + s];
      out.peak = std::max(out.peak, live);
      for (const int used : {step.a, step.b}) {
        if (used < static_cast<int>(n)) continue;
        (step.packed ? held[n + s] : live) +=
            (step.packed ? 1 : -1) * held[static_cast<std::size_t>(used)];
        slots[static_cast<std::size_t>(used)].clear();
        labels[static_cast<std::size_t>(used)] = {-1};  // consumed once
      }
    }
    std::vector<std::int64_t> at = index;
    const Labels& made = plan.steps.back().out_labels;
    over(made, e.sizes, at, [&] {
      out.result[offset(e.output, e.sizes, at)] += slots.back()[offset(made, e.sizes, at)];
    });
  });
  return out;
}

// Hyperedges, diagonals, private labels, scalars, sizes of 0 and 1: everything an expression may be.
inline Expression random_expression(std::mt19937_64& random, std::size_t operands) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  const std::size_t labels = 1 + below(operands + 2);
  std::vector<std::int64_t> sizes(labels);
  for (std::int64_t& size : sizes) size = static_cast<std::int64_t>(1 + below(3));
  if (below(12) == 0) sizes[below(labels)] = 0;
  std::vector<std::vector<std::int64_t>> terms(operands);
  std::vector<Dims> shapes(operands);
  std::vector<std::uint8_t> used(labels, 0);
  for (std::size_t i = 0; i < operands; ++i) {
    for (std::size_t axis = below(4); axis > 0; --axis) {
      const std::size_t l = below(labels);
      used[l] = 1;
      terms[i].push_back(static_cast<std::int64_t>(l));
      shapes[i].push_back(sizes[l]);
    }
  }
  std::vector<std::int64_t> output;
  for (std::size_t l = 0; l < labels; ++l) {
    if (used[l] && below(3) == 0) output.push_back(static_cast<std::int64_t>(l));
  }
  std::shuffle(output.begin(), output.end(), random);
  return parse(terms, output, shapes);
}

inline std::vector<Values> random_operands(const Expression& e, std::mt19937_64& random) {
  std::vector<Values> out;
  for (const Labels& labels : e.inputs) {
    Values& values = out.emplace_back(elements(labels, e.sizes));
    for (double& value : values) value = static_cast<double>(random() % 7) - 3;  // exact sums
  }
  return out;
}

// A random 3-regular graph by pairing half-edges; a node a tensor, an edge a label of size `size`.
inline Expression random_regular(std::size_t nodes, std::int64_t size, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < 3 * nodes; ++i) ends.push_back(i / 3);
  for (;;) {
    std::shuffle(ends.begin(), ends.end(), random);
    bool loops = false;
    for (std::size_t i = 0; i < ends.size(); i += 2) loops |= ends[i] == ends[i + 1];
    if (!loops) break;
  }
  std::vector<std::vector<std::int64_t>> terms(nodes);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    terms[ends[i]].push_back(static_cast<std::int64_t>(i / 2));
  }
  return parse(terms, std::vector<std::int64_t>{}, std::vector<Dims>(nodes, Dims(3, size)));
}

inline Expression lattice(std::int64_t rows, std::int64_t columns, std::int64_t size) {
  std::vector<std::vector<std::int64_t>> terms;
  std::vector<Dims> shapes;
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < columns; ++c) {
      auto& term = terms.emplace_back();
      const std::int64_t down = r * columns + c, right = rows * columns + r * columns + c;
      if (r > 0) term.push_back(down - columns);
      if (r + 1 < rows) term.push_back(down);
      if (c > 0) term.push_back(right - 1);
      if (c + 1 < columns) term.push_back(right);
      shapes.emplace_back(term.size(), size);
    }
  }
  return parse(terms, std::vector<std::int64_t>{}, shapes);
}

}  // namespace eas::contraction
