// Packing: gathers panels out of a strided tensor. Three patterns are copied by whole vectors (lanes
// side by side in memory; steps side by side; the same lane of neighbouring panels side by side),
// the last two through transposed blocks in registers; anything else goes element by element.
#pragma once

#include "einsum/gemm_kernels.hpp"
#include "einsum/isa/vectors.hpp"

#include <algorithm>

namespace eas::contraction::EAS_ISA {

template <class T>
bool side_by_side(const std::int64_t* positions, int count) {
  for (int i = 1; i < count; ++i) {
    if (positions[i] != positions[0] + i) return false;
  }
  return true;
}

// Lanes are neighbours in memory.
template <class T>
void pack_rows(const PackJob<T>& job, const std::int64_t* positions, int count, T* to) {
  constexpr int n = kLanes<T>;
  const T* from = job.source + positions[0];
  for (std::int64_t k = 0; k < job.depth; ++k, to += job.width) {
    const T* row = from + job.steps[k];
    int i = 0;
    for (; i + n <= count; i += n) store(to + i, load(row + i));
    for (; i < count; ++i) to[i] = row[i];
    for (; i < job.width; ++i) to[i] = T{};
  }
}

template <class T>
void pack_elements(const PackJob<T>& job, const std::int64_t* positions, int count, T* to,
                   std::int64_t first, std::int64_t last) {
  to += first * job.width;
  for (std::int64_t k = first; k < last; ++k, to += job.width) {
    const T* row = job.source + job.steps[k];
    int i = 0;
    for (; i < count; ++i) to[i] = row[positions[i]];
    for (; i < job.width; ++i) to[i] = T{};
  }
}

// The n right neighbours of every position, turned around: the r-th of them go to the r-th row of
// `to`, rows `row` elements apart.
template <class T>
inline __attribute__((always_inline)) void turn_around(const PackJob<T>& job, const T* from,
                                                       const std::int64_t* positions, int count,
                                                       T* to, std::int64_t row) {
  constexpr int n = kLanes<T>;
  int i = 0;
  for (; i + n <= job.width && i < count; i += n) {
    Vector<T> rows[n];
#pragma GCC unroll 16
    for (int r = 0; r < n; ++r) {
      rows[r] = i + r < count ? load(from + positions[i + r]) : Vector<T>{};
    }
    transpose<T>(rows);
#pragma GCC unroll 16
    for (int r = 0; r < n; ++r) store(to + r * row + i, rows[r]);
  }
  for (; i < job.width; ++i) {
    for (int r = 0; r < n; ++r) to[r * row + i] = i < count ? from[positions[i] + r] : T{};
  }
}

// Whether steps k .. k + length - 1 are followed, `length` steps on, by their right neighbours, and
// those by theirs, until a vector is full.
template <class T>
bool followed(const PackJob<T>& job, std::int64_t k, std::int64_t length) {
  constexpr int n = kLanes<T>;
  if (length == 0 || k + n * length > job.depth) return false;
  for (int i = 1; i < n; ++i) {
    const std::int64_t other = k + i * length;
    if (job.steps[other] != job.steps[k] + i ||
        job.steps[other + length - 1] != job.steps[k + length - 1] + i) {
      return false;
    }
  }
  return true;
}

// Steps have their neighbours in memory some steps on: one on when they are neighbours themselves.
template <class T>
void pack_columns(const PackJob<T>& job, const std::int64_t* positions, int count, T* to) {
  constexpr int n = kLanes<T>;
  std::int64_t k = 0;
  while (k < job.depth) {
    const std::int64_t length = job.near[k];
    if (!followed(job, k, length)) {
      const std::int64_t end = length > 1 ? std::min(k + length, job.depth) : k + 1;
      pack_elements(job, positions, count, to, k, end);
      k = end;
      continue;
    }
    for (std::int64_t last = k + length; k < last; ++k) {
      turn_around(job, job.source + job.steps[k], positions, count, to + k * job.width,
                  length * job.width);
    }
    k += (n - 1) * length;
  }
}

// The next n panels hold the right neighbours of this one's positions.
template <class T>
void pack_across(const PackJob<T>& job, const std::int64_t* positions, int count, T* to) {
  const std::int64_t panel = job.depth * job.width;
  for (std::int64_t k = 0; k < job.depth; ++k, to += job.width) {
    turn_around(job, job.source + job.steps[k], positions, count, to, panel);
  }
}

// Whether panels p .. p + n - 1 are the same but for a step to the right each.
template <class T>
bool neighbours(const PackJob<T>& job, std::int64_t p) {
  constexpr int n = kLanes<T>;
  if (p + n > job.panels) return false;
  const std::int64_t* first = job.positions + p * job.width;
  for (int r = 1; r < n; ++r) {
    if (job.counts[p + r] != job.counts[p]) return false;
    const std::int64_t* other = first + r * job.width;
    for (int i = 0; i < job.counts[p]; ++i) {
      if (other[i] != first[i] + r) return false;
    }
  }
  return true;
}

template <class T>
void pack(const PackJob<T>& job) {
  const bool deep = job.depth > 1 && job.near[0] > 0;
  for (std::int64_t p = 0; p < job.panels; ++p) {
    const std::int64_t* positions = job.positions + p * job.width;
    T* to = job.target + p * job.width * job.depth;
    const int count = job.counts[p];
    if (count > 1 && side_by_side<T>(positions, count)) {
      pack_rows(job, positions, count, to);
    } else if (deep) {
      pack_columns(job, positions, count, to);
    } else if (neighbours(job, p)) {
      pack_across(job, positions, count, to);
      p += kLanes<T> - 1;
    } else {
      pack_elements(job, positions, count, to, 0, job.depth);
    }
  }
}

template <class R>
void pack_complex(const PackJob<std::complex<R>>& job) {
  constexpr int n = kLanes<R>;
  constexpr auto lanes = std::make_index_sequence<n>{};
  for (std::int64_t p = 0; p < job.panels; ++p) {
    const std::int64_t* positions = job.positions + p * job.width;
    R* to = job.target + 2 * p * job.width * job.depth;
    const int count = job.counts[p];
    const int together = side_by_side<R>(positions, count) ? count / n * n : 0;
    for (std::int64_t k = 0; k < job.depth; ++k, to += 2 * job.width) {
      const std::complex<R>* row = job.source + job.steps[k];
      int i = 0;
      for (; i < together; i += n) {
        const R* z = reinterpret_cast<const R*>(row + positions[0] + i);
        const Vector<R> low = load(z), high = load(z + n);
        store(to + i, every_second<0>(low, high, lanes));
        store(to + job.width + i, every_second<1>(low, high, lanes));
      }
      for (; i < count; ++i) {
        const R* z = reinterpret_cast<const R*>(row + positions[i]);
        to[i] = z[0];
        to[job.width + i] = z[1];
      }
      for (; i < job.width; ++i) to[i] = to[job.width + i] = R{};
    }
  }
}

}  // namespace eas::contraction::EAS_ISA
