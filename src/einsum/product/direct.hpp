// Contractions as loops: products without a sum, sums without a product, matrix times vector, and
// whatever is too small to be worth packing. The innermost loop runs along neighbours.
#pragma once

#include "einsum/product/loop_axes.hpp"

namespace eas::contraction {

// out = (out +) sum of a * b, or of a when b is null.
template <class T>
void contract_directly(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate);

// The whole result, whatever its strides.
template <class T>
void fill_zero(const LoopNest& nest, T* out);

}  // namespace eas::contraction
