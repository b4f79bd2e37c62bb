// Loops over neighbouring elements, for contractions that are no matrix product.
#pragma once

#include "einsum/product/isa/times.hpp"
#include "einsum/product/kernels.hpp"

#include <algorithm>

namespace eas::contraction::EAS_ISA {

template <class T, bool Accumulate, class B>
inline __attribute__((always_inline)) void multiply_by(std::int64_t count, const T* a, B b,
                                                       T* out) {
  for (std::int64_t i = 0; i < count; ++i) {
    out[i] = Accumulate ? out[i] + times(a[i], b(i)) : times(a[i], b(i));
  }
}

// Neighbours past the caches, but for the first and last ones that fill no vector.
template <class T>
void stream_out(T* to, const T* from, std::int64_t count) {
  constexpr std::int64_t n = kVectorBytes / static_cast<std::int64_t>(sizeof(T));
  const auto misplaced = [](const T* p) {
    return reinterpret_cast<std::uintptr_t>(p) % kVectorBytes;
  };
  std::int64_t i = 0;
  while (i < count && misplaced(to + i) != 0) {
    to[i] = from[i];
    ++i;
  }
  for (; i + n <= count; i += n) {
    stream(reinterpret_cast<Real<T>*>(to + i), load(reinterpret_cast<const Real<T>*>(from + i)));
  }
  for (; i < count; ++i) to[i] = from[i];
}

template <class T>
void multiply(std::int64_t count, const T* a, std::int64_t a_stride, const T* b,
              std::int64_t b_stride, T* out, Write how) {
  if (how == Write::kStream) {
    constexpr std::int64_t size = 4096 / static_cast<std::int64_t>(sizeof(T));
    alignas(64) T buffer[size];
    for (std::int64_t i = 0; i < count; i += size) {
      const std::int64_t now = std::min(size, count - i);
      multiply(now, a + i * a_stride, a_stride, b + i * b_stride, b_stride, buffer, Write::kNew);
      stream_out(out + i, buffer, now);
    }
    return;
  }
  if (a_stride == 0) {  // a product does not care which is which
    std::swap(a, b);
    std::swap(a_stride, b_stride);
  }
  const bool add = how == Write::kAdd;
  const auto run = [&](auto of_b) {
    if (add) {
      multiply_by<T, true>(count, a, of_b, out);
    } else {
      multiply_by<T, false>(count, a, of_b, out);
    }
  };
  if (a_stride == 0) {
    const T product = times(a[0], b[0]);
    for (std::int64_t i = 0; i < count; ++i) out[i] = add ? out[i] + product : product;
  } else if (b_stride == 0) {
    const T factor = b[0];
    run([factor](std::int64_t) { return factor; });
  } else {
    run([b](std::int64_t i) { return b[i]; });
  }
}

// Partial sums: enough to fill the pipeline, always the same, so the order of terms is fixed.
template <class T, class At>
inline __attribute__((always_inline)) T accumulate(std::int64_t count, At at) {
  constexpr int lanes = 8 * kVectorBytes / static_cast<int>(sizeof(T));
  T parts[lanes] = {};
  std::int64_t i = 0;
  for (; i + lanes <= count; i += lanes) {
    for (int l = 0; l < lanes; ++l) parts[l] += at(i + l);
  }
  for (int l = 0; i < count; ++i, ++l) parts[l] += at(i);
  for (int step = lanes / 2; step > 0; step /= 2) {
    for (int l = 0; l < step; ++l) parts[l] += parts[l + step];
  }
  return parts[0];
}

template <class T>
T dot(std::int64_t count, const T* a, const T* b, std::int64_t b_stride) {
  if (b_stride == 0) {
    return times(accumulate<T>(count, [a](std::int64_t i) { return a[i]; }), b[0]);
  }
  return accumulate<T>(count, [a, b](std::int64_t i) { return times(a[i], b[i]); });
}

template <class T>
T sum(std::int64_t count, const T* a) {
  return accumulate<T>(count, [a](std::int64_t i) { return a[i]; });
}

// A row of the result at a time, up to `most` columns of it in registers.
template <class T, int Columns>
inline __attribute__((always_inline)) void row_product(const SmallProduct<T>& p, std::int64_t i,
                                                       std::int64_t j) {
  T sums[Columns];
  T* out = p.out + i * p.out_row + j;
  for (int c = 0; c < Columns; ++c) sums[c] = p.accumulate ? out[c] : T{};
  const T* a = p.a + i * p.a_row;
  const T* b = p.b + j;
  for (std::int64_t k = 0; k < p.depth; ++k, a += p.a_step, b += p.b_step) {
    const T factor = *a;
    for (int c = 0; c < Columns; ++c) sums[c] += times(factor, b[c]);
  }
  for (int c = 0; c < Columns; ++c) out[c] = sums[c];
}

template <class T>
void small_product(const SmallProduct<T>& p) {
  constexpr int n = kVectorBytes / static_cast<int>(sizeof(T));
  for (std::int64_t i = 0; i < p.rows; ++i) {
    std::int64_t j = 0;
    for (; j + 4 * n <= p.columns; j += 4 * n) row_product<T, 4 * n>(p, i, j);
    for (; j + n <= p.columns; j += n) row_product<T, n>(p, i, j);
    for (; j < p.columns; ++j) row_product<T, 1>(p, i, j);
  }
}

}  // namespace eas::contraction::EAS_ISA
