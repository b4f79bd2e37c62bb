// Contractions without long runs of neighbours, as of many axes of size two in any order. The axes
// that are near in memory make a block, whose elements are found by tables of offsets: one loop of
// thousands of terms instead of loops of two, and every cache line is used up while it is there.
#pragma once

#include "einsum/product/loop_axes.hpp"

namespace eas::contraction {

// Whether blocks are quicker than loops whose innermost one has `run` elements.
bool is_scattered(const LoopNest& nest, std::int64_t run);

// out = (out +) sum of a * b, or of a when b is null. How terms are added up depends on the axes
// alone.
template <class T>
void contract_scattered(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate);

}  // namespace eas::contraction
