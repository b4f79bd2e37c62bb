// One loop nest over several strided memories of one shape. Axes are ordered by the strides of one
// of them and merged where all allow, so that the innermost loop is as long as it can be.
#pragma once

#include <eas/dims.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "tensor/shape.hpp"

namespace eas::tensor {

// Where one operand's first element is, its strides in elements and the bytes of an element.
struct Operand {
  char* data;
  Span strides;
  std::int64_t size;
};

template <std::size_t kOperands>
using Places = std::array<char*, kOperands>;
template <std::size_t kOperands>
using Steps = std::array<std::int64_t, kOperands>;

// Sizes and steps in bytes, outermost first.
template <std::size_t kOperands>
struct Nest {
  Dims sizes;
  std::array<Dims, kOperands> steps;
};

template <std::size_t kOperands>
Nest<kOperands> plan_nest(Span shape, const std::array<Operand, kOperands>& operands,
                          std::size_t leader) {
  Dims order;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != 1) order.push_back(static_cast<std::int64_t>(i));
  }
  const auto reach = [&](std::int64_t axis) { return std::abs(operands[leader].strides[axis]); };
  std::sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
    return reach(a) != reach(b) ? reach(a) > reach(b) : a < b;
  });
  Nest<kOperands> nest;
  for (const std::int64_t axis : order) {
    const std::int64_t size = shape[axis];
    Steps<kOperands> step;
    bool merges = !nest.sizes.empty();
    for (std::size_t k = 0; k < kOperands; ++k) {
      step[k] = operands[k].strides[axis] * operands[k].size;
      merges = merges && nest.steps[k].back() == step[k] * size;
    }
    if (merges) {
      nest.sizes.back() *= size;
    } else {
      nest.sizes.push_back(size);
    }
    for (std::size_t k = 0; k < kOperands; ++k) {
      if (merges) {
        nest.steps[k].back() = step[k];
      } else {
        nest.steps[k].push_back(step[k]);
      }
    }
  }
  return nest;
}

// Calls row(places, steps, count) for every innermost loop. `leader` says whose strides decide the
// order of the axes.
template <std::size_t kOperands, class Row>
void for_rows(Span shape, const std::array<Operand, kOperands>& operands, const Row& row,
              std::size_t leader = 0) {
  if (std::find(shape.begin(), shape.end(), 0) != shape.end()) return;
  const Nest<kOperands> nest = plan_nest(shape, operands, leader);
  Places<kOperands> at;
  Steps<kOperands> inner;
  for (std::size_t k = 0; k < kOperands; ++k) {
    at[k] = operands[k].data;
    inner[k] = nest.sizes.empty() ? operands[k].size : nest.steps[k].back();
  }
  if (nest.sizes.empty()) {
    row(at, inner, std::int64_t{1});
    return;
  }
  const std::size_t outer = nest.sizes.size() - 1;
  Dims index(outer, 0);
  while (true) {
    row(at, inner, nest.sizes.back());
    std::size_t axis = outer;
    while (axis-- > 0) {
      for (std::size_t k = 0; k < kOperands; ++k) at[k] += nest.steps[k][axis];
      if (++index[axis] < nest.sizes[axis]) break;
      for (std::size_t k = 0; k < kOperands; ++k) {
        at[k] -= nest.steps[k][axis] * nest.sizes[axis];
      }
      index[axis] = 0;
      if (axis == 0) return;
    }
    if (outer == 0) return;
  }
}

}  // namespace eas::tensor
