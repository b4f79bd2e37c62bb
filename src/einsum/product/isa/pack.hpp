// Packing: gathers panels out of a strided tensor. Three patterns are copied by whole vectors (lanes
// side by side in memory; steps side by side; the same lane of neighbouring panels side by side),
// the last two through transposed blocks in registers; anything else goes element by element.
// A complex number is a block of two along its own neighbours, so that the same code takes it apart.
// `From` is Plain or Scaled: a factor is multiplied as it is read.
#pragma once

#include "einsum/product/isa/read.hpp"

#include <algorithm>

namespace eas::contraction::EAS_ISA {

inline bool is_run(const std::int64_t* positions, int count, std::int64_t stride) {
  for (int i = 1; i < count; ++i) {
    if (positions[i] != positions[0] + i * stride) return false;
  }
  return true;
}

template <class T>
inline __attribute__((always_inline)) void pack_element(const T& x, Real<T>* to, int width) {
  for (int part = 0; part < kParts<T>; ++part) to[part * width] = parts(&x)[part];
}

template <class T>
inline __attribute__((always_inline)) void clear_rest(Real<T>* to, int first, int width) {
  for (int part = 0; part < kParts<T>; ++part) {
    for (int i = first; i < width; ++i) to[part * width + i] = Real<T>{};
  }
}

// `count` neighbours from `first` on to one step of a panel.
template <class T, class From>
inline __attribute__((always_inline)) void pack_step(const From& row, std::int64_t first, int count,
                                                     Real<T>* to, int width) {
  constexpr int n = kLanes<Real<T>>;
  int i = 0;
  if constexpr (kParts<T> == 1) {
    for (; i + n <= count; i += n) store(to + i, row.vector(first + i));
    if constexpr (!From::kScaled) {
      copy_few<n / 2>(to + i, row.at + first + i, count - i);
      i = count;
    }
  } else {
    constexpr auto lanes = std::make_index_sequence<n>{};
    for (; i + n <= count; i += n) {
      const Vector<Real<T>> low = row.vector(first + i), high = row.vector(first + i + n / 2);
      store(to + i, every_second<0>(low, high, lanes));
      store(to + width + i, every_second<1>(low, high, lanes));
    }
  }
  for (; i < count; ++i) pack_element(row.number(first + i), to + i, width);
  if (count < width) clear_rest<T>(to, count, width);
}

// Asks for memory that is read soon.
inline __attribute__((always_inline)) void fetch(const void* from, std::int64_t bytes) {
  const char* line = static_cast<const char*>(from);
  for (std::int64_t at = 0; at < bytes; at += 64) __builtin_prefetch(line + at);
}

// Lanes are neighbours in memory, and so are the panels' first ones: a row of all of them at a time.
// Rows are too far apart for the processor to guess the next one.
template <class T, class From>
void pack_rows(const PackJob<T>& job, std::int64_t first, std::int64_t panels, From row,
               Real<T>* to) {
  constexpr std::int64_t ahead = 16;
  const std::int64_t panel = job.depth * job.width * kParts<T>;
  const int last = job.counts[first + panels - 1];
  const auto bytes = ((panels - 1) * job.width + last) * static_cast<std::int64_t>(sizeof(T));
  const T* begin = job.source + job.positions[first * job.width];
  for (std::int64_t k = 0; k < job.depth; ++k, to += job.width * kParts<T>) {
    row.move_to(job, first * job.width, k);
    if (k + ahead < job.depth && row.at_stride) fetch(begin + job.steps[k + ahead], bytes);
    for (std::int64_t p = 0; p < panels; ++p) {
      pack_step<T>(row, p * job.width, p + 1 < panels ? job.width : last, to + p * panel,
                   job.width);
    }
  }
}

// How many panels from `p` on are neighbours lane by lane and panel by panel: at most as many as are
// worth reading together. Sets the strides of `row`.
template <class T, class From>
std::int64_t rows_together(const PackJob<T>& job, std::int64_t p, From& row) {
  constexpr std::int64_t most = 4;
  if constexpr (From::kScaled) {
    const std::int64_t lane = p * job.width;
    row.at_stride = job.positions[lane + 1] - job.positions[lane];
    row.by_stride = job.factor_positions[lane + 1] - job.factor_positions[lane];
    if ((row.at_stride | row.by_stride) & ~std::int64_t{1}) return 0;
  }
  const auto whole = [&](std::int64_t at) {
    if (!is_run(job.positions + at * job.width, job.counts[at], row.at_stride)) return false;
    if constexpr (From::kScaled) {
      return is_run(job.factor_positions + at * job.width, job.counts[at], row.by_stride);
    }
    return true;
  };
  const auto is_next = [&](const std::int64_t* positions, std::int64_t at, std::int64_t stride) {
    return positions[at * job.width] == positions[(at - 1) * job.width] + job.width * stride;
  };
  if (!whole(p)) return 0;
  std::int64_t end = p + 1;
  while (end < job.panels && end < p + most && job.counts[end - 1] == job.width && whole(end) &&
         is_next(job.positions, end, row.at_stride)) {
    if constexpr (From::kScaled) {
      if (!is_next(job.factor_positions, end, row.by_stride)) break;
    }
    ++end;
  }
  return end - p;
}

// `lane` is the first of the panel's, among all positions.
template <class T, class From>
void pack_elements(const PackJob<T>& job, std::int64_t lane, int count, From from, Real<T>* to,
                   std::int64_t first, std::int64_t last) {
  to += first * job.width * kParts<T>;
  for (std::int64_t k = first; k < last; ++k, to += job.width * kParts<T>) {
    for (int i = 0; i < count; ++i) {
      from.move_to(job, lane + i, k);
      pack_element(from.number(0), to + i, job.width);
    }
    if (count < job.width) clear_rest<T>(to, count, job.width);
  }
}

// The right neighbours of every position at step k, a vector of them, turned around: the e-th of
// them go to `to + e * row`.
template <class T, class From>
inline __attribute__((always_inline)) void turn_around(const PackJob<T>& job, std::int64_t k,
                                                       std::int64_t lane, int count, From from,
                                                       Real<T>* to, std::int64_t row) {
  using R = Real<T>;
  constexpr int n = kLanes<R>;
  for (int i = 0; i < job.width; i += n) {
    Vector<R> rows[n];
#pragma GCC unroll 16
    for (int r = 0; r < n; ++r) {
      if (i + r < count) {
        from.move_to(job, lane + i + r, k);
        rows[r] = from.vector(0);
      } else {
        rows[r] = Vector<R>{};
      }
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
template <class T, class From>
void pack_columns(const PackJob<T>& job, std::int64_t lane, int count, From from, Real<T>* to) {
  const std::int64_t step = job.width * kParts<T>;
  std::int64_t k = 0;
  while (k < job.depth) {
    const std::int64_t length = job.near[k].on;
    if ((From::kScaled && kInVector<T> == 1) || !followed(job, k, length)) {
      const std::int64_t end = length > 1 ? std::min(k + length, job.depth) : k + 1;
      pack_elements(job, lane, count, from, to, k, end);
      k = end;
      continue;
    }
    if constexpr (From::kScaled) {
      from.at_stride = job.steps[k + length] - job.steps[k];
      from.by_stride = job.factor_steps[k + length] - job.factor_steps[k];
    }
    for (std::int64_t last = k + length; k < last; ++k) {
      turn_around(job, k, lane, count, from, to + k * step, length * step);
    }
    k += (kInVector<T> - 1) * length;
  }
}

// The next panels hold the right neighbours of this one's positions.
template <class T, class From>
void pack_across(const PackJob<T>& job, std::int64_t lane, int count, From from, Real<T>* to) {
  const std::int64_t step = job.width * kParts<T>;
  for (std::int64_t k = 0; k < job.depth; ++k, to += step) {
    turn_around(job, k, lane, count, from, to, job.depth * step);
  }
}

// Whether as many panels from `p` on as a vector has elements are the same but for a step to the
// right each. Sets the strides of `from`.
template <class T, class From>
bool neighbours(const PackJob<T>& job, std::int64_t p, From& from) {
  constexpr int n = kInVector<T>;
  if (n == 1 || p + n > job.panels) return false;
  const auto are = [&](const std::int64_t* positions, std::int64_t stride) {
    const std::int64_t* first = positions + p * job.width;
    for (int r = 1; r < n; ++r) {
      if (job.counts[p + r] != job.counts[p]) return false;
      const std::int64_t* other = first + r * job.width;
      for (int i = 0; i < job.counts[p]; ++i) {
        if (other[i] != first[i] + r * stride) return false;
      }
    }
    return true;
  };
  if constexpr (From::kScaled) {
    const std::int64_t lane = p * job.width;
    from.at_stride = job.positions[lane + job.width] - job.positions[lane];
    from.by_stride = job.factor_positions[lane + job.width] - job.factor_positions[lane];
    if ((from.at_stride | from.by_stride) & ~std::int64_t{1}) return false;
    if (!are(job.factor_positions, from.by_stride)) return false;
  }
  return are(job.positions, from.at_stride);
}

template <class From, class T>
void pack_from(const PackJob<T>& job) {
  const bool deep = job.depth > 1 && job.near[0].on > 0;
  for (std::int64_t p = 0; p < job.panels;) {
    const std::int64_t lane = p * job.width;
    Real<T>* to = job.target + lane * job.depth * kParts<T>;
    const int count = job.counts[p];
    From from;
    const std::int64_t rows = count > 1 ? rows_together(job, p, from) : 0;
    std::int64_t done = 1;
    if (rows > 0) {
      pack_rows(job, p, rows, from, to);
      done = rows;
    } else if (deep) {
      pack_columns(job, lane, count, from, to);
    } else if (neighbours(job, p, from)) {
      pack_across(job, lane, count, from, to);
      done = kInVector<T>;
    } else {
      pack_elements(job, lane, count, from, to, 0, job.depth);
    }
    p += done;
  }
}

template <class T>
void pack(const PackJob<T>& job) {
  job.factor ? pack_from<Scaled<T>>(job) : pack_from<Plain<T>>(job);
}

}  // namespace eas::contraction::EAS_ISA
