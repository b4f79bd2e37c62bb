// One step of a contraction on memory: out = sum of a * b over the labels out does not have, or of a
// alone. Any strides, repeated labels (diagonals), labels in one operand only. Which way it is done
// (matrix product, loops over neighbours, element by element) depends on sizes and strides.
#pragma once

#include <eas/tensor.hpp>

#include <cstdint>
#include <span>

#include "einsum/expression.hpp"

namespace eas::contraction {

// A tensor as a contraction sees it.
struct View {
  void* data = nullptr;
  std::span<const Label> labels;          // of each axis
  std::span<const std::int64_t> strides;  // elements
  // The operand is the product of this tensor and another one, with the labels of both: made while
  // it is packed, nowhere else.
  const View* factor = nullptr;
  Device device = {};  // of its memory
};

// Whether a step of so many rows, columns and summed terms is computed as a matrix product (unless
// it runs along the neighbours of everything): it has something to reuse and is worth packing for.
inline bool is_matrix_product(double rows, double columns, double depth) {
  constexpr double few = 5000;  // terms; packing would take longer
  return rows >= 2 && columns >= 2 && rows * columns * depth >= few;
}

// T: float, double, their complex numbers, int32_t, int64_t. `sizes` are by label. out has no label
// twice but where it is a diagonal of its memory, and overlaps neither operand. Two operands,
// of which one has a factor, are always computed as a matrix product.
template <class T>
void contract(const View& a, const View* b, const View& out, std::span<const std::int64_t> sizes,
              bool accumulate);

}  // namespace eas::contraction
