// Packing: gathers panels out of a strided tensor. Three patterns are copied by whole vectors (lanes
// side by side in memory; steps side by side; the same lane of neighbouring panels side by side),
// the last two through transposed blocks in registers; anything else goes element by element.
// A complex number is a block of two along its own neighbours, so that the same code takes it apart.
#pragma once

#include "einsum/gemm_kernels.hpp"
#include "einsum/isa/vectors.hpp"

#include <algorithm>

namespace eas::contraction::EAS_ISA {

template <class T>
inline constexpr int kParts = sizeof(T) / sizeof(Real<T>);
template <class T>
inline constexpr int kInVector = kVectorBytes / static_cast<int>(sizeof(T));

template <class T>
inline __attribute__((always_inline)) const Real<T>* parts(const T* x) {
  return reinterpret_cast<const Real<T>*>(x);
}

template <class T>
bool side_by_side(const std::int64_t* positions, int count) {
  for (int i = 1; i < count; ++i) {
    if (positions[i] != positions[0] + i) return false;
  }
  return true;
}

template <class T>
inline __attribute__((always_inline)) void pack_element(const T* from, Real<T>* to, int width) {
  for (int part = 0; part < kParts<T>; ++part) to[part * width] = parts(from)[part];
}

template <class T>
inline __attribute__((always_inline)) void clear_rest(Real<T>* to, int first, int width) {
  for (int part = 0; part < kParts<T>; ++part) {
    for (int i = first; i < width; ++i) to[part * width + i] = Real<T>{};
  }
}

// `count` neighbours to one step of a panel.
template <class T>
inline __attribute__((always_inline)) void pack_step(const T* row, int count, Real<T>* to,
                                                     int width) {
  constexpr int n = kLanes<Real<T>>;
  int i = 0;
  if constexpr (kParts<T> == 1) {
    for (; i + n <= count; i += n) store(to + i, load(row + i));
    copy_few<n / 2>(to + i, row + i, count - i);
  } else {
    constexpr auto lanes = std::make_index_sequence<n>{};
    for (; i + n <= count; i += n) {
      const Real<T>* z = parts(row + i);
      const Vector<Real<T>> low = load(z), high = load(z + n);
      store(to + i, every_second<0>(low, high, lanes));
      store(to + width + i, every_second<1>(low, high, lanes));
    }
    for (; i < count; ++i) pack_element(row + i, to + i, width);
  }
  if (count < width) clear_rest<T>(to, count, width);
}

// Asks for memory that is read soon.
inline __attribute__((always_inline)) void fetch(const void* from, std::int64_t bytes) {
  const char* line = static_cast<const char*>(from);
  for (std::int64_t at = 0; at < bytes; at += 64) __builtin_prefetch(line + at);
}

// Lanes are neighbours in memory, and so are the panels' first ones: a row of all of them at a time.
// Rows are too far apart for the processor to guess the next one.
template <class T>
void pack_rows(const PackJob<T>& job, std::int64_t first, std::int64_t panels, Real<T>* to) {
  constexpr std::int64_t ahead = 16;
  const std::int64_t panel = job.depth * job.width * kParts<T>;
  const T* from = job.source + job.positions[first * job.width];
  const int last = job.counts[first + panels - 1];
  const auto bytes = ((panels - 1) * job.width + last) * static_cast<std::int64_t>(sizeof(T));
  for (std::int64_t k = 0; k < job.depth; ++k, to += job.width * kParts<T>) {
    const T* row = from + job.steps[k];
    if (k + ahead < job.depth) fetch(from + job.steps[k + ahead], bytes);
    for (std::int64_t p = 0; p < panels; ++p, row += job.width) {
      pack_step(row, p + 1 < panels ? job.width : last, to + p * panel, job.width);
    }
  }
}

// How many panels from `p` on are neighbours lane by lane and panel by panel: at most as many as are
// worth reading together.
template <class T>
std::int64_t rows_together(const PackJob<T>& job, std::int64_t p) {
  constexpr std::int64_t most = 4;
  const auto whole = [&](std::int64_t at) {
    return side_by_side<T>(job.positions + at * job.width, job.counts[at]);
  };
  if (!whole(p)) return 0;
  std::int64_t end = p + 1;
  while (end < job.panels && end < p + most && job.counts[end - 1] == job.width && whole(end) &&
         job.positions[end * job.width] == job.positions[(end - 1) * job.width] + job.width) {
    ++end;
  }
  return end - p;
}

template <class T>
void pack_elements(const PackJob<T>& job, const std::int64_t* positions, int count, Real<T>* to,
                   std::int64_t first, std::int64_t last) {
  to += first * job.width * kParts<T>;
  for (std::int64_t k = first; k < last; ++k, to += job.width * kParts<T>) {
    const T* row = job.source + job.steps[k];
    for (int i = 0; i < count; ++i) pack_element(row + positions[i], to + i, job.width);
    if (count < job.width) clear_rest<T>(to, count, job.width);
  }
}

// The right neighbours of every position, a vector of them, turned around: the e-th of them go to
// `to + e * row`.
template <class T>
inline __attribute__((always_inline)) void turn_around(const PackJob<T>& job, const T* from,
                                                       const std::int64_t* positions, int count,
                                                       Real<T>* to, std::int64_t row) {
  using R = Real<T>;
  constexpr int n = kLanes<R>;
  for (int i = 0; i < job.width; i += n) {
    Vector<R> rows[n];
#pragma GCC unroll 16
    for (int r = 0; r < n; ++r) {
      rows[r] = i + r < count ? load(parts(from + positions[i + r])) : Vector<R>{};
    }
    transpose<R>(rows);
    const int lanes = std::min(n, job.width - i);
#pragma GCC unroll 16
    for (int r = 0; r < n; ++r) {
      store_first(to + r / kParts<T> * row + r % kParts<T> * job.width + i, rows[r], lanes);
    }
  }
}

// Whether steps k .. k + length - 1 are followed, `length` steps on, by their right neighbours, and
// those by theirs, until a vector is full.
template <class T>
bool followed(const PackJob<T>& job, std::int64_t k, std::int64_t length) {
  constexpr int n = kInVector<T>;
  return length > 0 && k + n * length <= job.depth && job.near[k].count >= n &&
         job.near[k + length - 1].count >= n && job.near[k + length - 1].on == length;
}

// Steps have their neighbours in memory some steps on: one on when they are neighbours themselves.
template <class T>
void pack_columns(const PackJob<T>& job, const std::int64_t* positions, int count, Real<T>* to) {
  const std::int64_t step = job.width * kParts<T>;
  std::int64_t k = 0;
  while (k < job.depth) {
    const std::int64_t length = job.near[k].on;
    if (!followed(job, k, length)) {
      const std::int64_t end = length > 1 ? std::min(k + length, job.depth) : k + 1;
      pack_elements(job, positions, count, to, k, end);
      k = end;
      continue;
    }
    for (std::int64_t last = k + length; k < last; ++k) {
      turn_around(job, job.source + job.steps[k], positions, count, to + k * step, length * step);
    }
    k += (kInVector<T> - 1) * length;
  }
}

// The next panels hold the right neighbours of this one's positions.
template <class T>
void pack_across(const PackJob<T>& job, const std::int64_t* positions, int count, Real<T>* to) {
  const std::int64_t step = job.width * kParts<T>;
  for (std::int64_t k = 0; k < job.depth; ++k, to += step) {
    turn_around(job, job.source + job.steps[k], positions, count, to, job.depth * step);
  }
}

// Whether as many panels from `p` on as a vector has elements are the same but for a step to the
// right each.
template <class T>
bool neighbours(const PackJob<T>& job, std::int64_t p) {
  constexpr int n = kInVector<T>;
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
  const bool deep = job.depth > 1 && job.near[0].on > 0;
  for (std::int64_t p = 0; p < job.panels;) {
    const std::int64_t* positions = job.positions + p * job.width;
    Real<T>* to = job.target + p * job.width * job.depth * kParts<T>;
    const int count = job.counts[p];
    const std::int64_t rows = count > 1 ? rows_together(job, p) : 0;
    std::int64_t done = 1;
    if (rows > 0) {
      pack_rows(job, p, rows, to);
      done = rows;
    } else if (deep) {
      pack_columns(job, positions, count, to);
    } else if (kInVector<T> > 1 && neighbours(job, p)) {
      pack_across(job, positions, count, to);
      done = kInVector<T>;
    } else {
      pack_elements(job, positions, count, to, 0, job.depth);
    }
    p += done;
  }
}

}  // namespace eas::contraction::EAS_ISA
