// See scattered.hpp.
#include "einsum/product/scattered.hpp"

#include "einsum/product/parallel.hpp"
#include "einsum/product/times.hpp"
#include "einsum/product/workspace.hpp"

#include <algorithm>
#include <complex>
#include <cstdlib>

namespace eas::contraction {
namespace {

constexpr std::int64_t kLine = 64;      // bytes
constexpr std::int64_t kShortRun = 16;  // neighbours that a loop of their own is too much for
constexpr double kFewTerms = 512;       // not worth making tables for
constexpr double kParallelTerms = 1 << 15;
constexpr std::int64_t kMostOffsets = 512;  // of a table
constexpr std::int64_t kBlockTerms = 4096;
constexpr std::int64_t kSumParts = 16;
constexpr double kTermCost = 0.7;  // ns, roughly

// Where an element of each tensor lies.
struct Place {
  std::int64_t a = 0, b = 0, out = 0;

  void move(const LoopAxis& axis, std::int64_t steps) {
    a += axis.a * steps;
    b += axis.b * steps;
    out += axis.out * steps;
  }
};

// The places along some axes, the last axis fastest.
class Walk {
 public:
  Walk(const LoopNest& axes, std::int64_t first) : axes_(axes) {
    for (int i = axes.count() - 1; i >= 0; --i) {
      index_[i] = first % axes[i].size;
      first /= axes[i].size;
      at_.move(axes[i], index_[i]);
    }
  }

  const Place& at() const { return at_; }

  void next() {
    for (int i = axes_.count() - 1; i >= 0; --i) {
      at_.move(axes_[i], 1);
      if (++index_[i] < axes_[i].size) return;
      at_.move(axes_[i], -index_[i]);
      index_[i] = 0;
    }
  }

 private:
  const LoopNest& axes_;
  std::int64_t index_[LoopNest::kMost];
  Place at_;
};

std::int64_t size_of(const LoopNest& axes) {
  std::int64_t size = 1;
  for (const LoopAxis& axis : axes) size *= axis.size;
  return size;
}

struct Offsets {
  std::int64_t count = 0;
  std::int64_t a[kMostOffsets], b[kMostOffsets], out[kMostOffsets];

  explicit Offsets(const LoopNest& axes) : count(size_of(axes)) {
    Walk walk(axes, 0);
    for (std::int64_t i = 0; i < count; ++i, walk.next()) {
      a[i] = walk.at().a;
      b[i] = walk.at().b;
      out[i] = walk.at().out;
    }
  }
};

using Stride = std::int64_t LoopAxis::*;

double elements(const LoopNest& nest, Stride stride) {
  double count = 1;
  for (const LoopAxis& axis : nest) {
    if (axis.*stride != 0) count *= static_cast<double>(axis.size);
  }
  return count;
}

void outermost_first(LoopNest& axes, Stride stride) {
  std::sort(axes.begin(), axes.end(), [stride](const LoopAxis& x, const LoopAxis& y) {
    return std::abs(x.*stride) > std::abs(y.*stride);
  });
}

// Which axes a block has whole: of each tensor those that fill a cache line, then those that are
// nearest in the largest tensor.
class Choice {
 public:
  Choice(const LoopNest& nest, std::int64_t element_bytes) : nest_(nest) {
    double most = 0;
    Stride largest = &LoopAxis::out;
    for (const Stride stride : {&LoopAxis::out, &LoopAxis::a, &LoopAxis::b}) {
      take_nearest(stride, kLine / element_bytes);
      if (elements(nest, stride) > most) {
        most = elements(nest, stride);
        largest = stride;
      }
    }
    take_nearest(largest, kBlockTerms);
  }

  bool has(int axis) const { return taken_[axis]; }

 private:
  // Axes of a tensor from the nearest on, until `enough` of its elements are in the block.
  void take_nearest(Stride stride, std::int64_t enough) {
    int order[LoopNest::kMost], count = 0;
    for (int i = 0; i < nest_.count(); ++i) {
      if (nest_[i].*stride != 0) order[count++] = i;
    }
    std::sort(order, order + count, [&](int x, int y) {
      return std::abs(nest_[x].*stride) < std::abs(nest_[y].*stride);
    });
    std::int64_t held = 1;
    for (int i = 0; i < count && held < enough; ++i) {
      if (take(order[i])) held *= nest_[order[i]].size;
    }
  }

  bool take(int i) {
    if (taken_[i]) return true;
    const std::int64_t size = nest_[i].size;
    std::int64_t& side = nest_[i].in_out ? rows_ : sums_;
    if (size > kMostOffsets / side || size > kBlockTerms / (rows_ * sums_)) return false;
    side *= size;
    return taken_[i] = true;
  }

  const LoopNest& nest_;
  bool taken_[LoopNest::kMost] = {};
  std::int64_t rows_ = 1, sums_ = 1;
};

// The axes of the blocks and those around them, each kept in the result or summed over.
struct Axes {
  LoopNest rows, sums, outer_rows, outer_sums;

  Axes(const LoopNest& nest, std::int64_t element_bytes) {
    const Choice inside(nest, element_bytes);
    for (int i = 0; i < nest.count(); ++i) {
      const LoopAxis& axis = nest[i];
      LoopNest& rows_of = inside.has(i) ? rows : outer_rows;
      (axis.in_out ? rows_of : inside.has(i) ? sums : outer_sums).push_back(axis);
    }
    for (LoopNest* axes : {&rows, &outer_rows}) outermost_first(*axes, &LoopAxis::out);
    // The larger operand is read as it lies.
    const Stride longer =
        elements(nest, &LoopAxis::b) > elements(nest, &LoopAxis::a) ? &LoopAxis::b : &LoopAxis::a;
    for (LoopNest* axes : {&sums, &outer_sums}) outermost_first(*axes, longer);
  }
};

template <class T>
class Blocks {
 public:
  Blocks(const LoopNest& nest, const T* a, const T* b, T* out)
      : axes_(nest, sizeof(T)), rows_(axes_.rows), sums_(axes_.sums), a_(a), b_(b), out_(out) {}

  void run(bool accumulate) const {
    const std::int64_t rows = size_of(axes_.outer_rows), sums = size_of(axes_.outer_sums);
    const double block = static_cast<double>(rows_.count * sums_.count);
    const double terms = block * static_cast<double>(rows) * static_cast<double>(sums);
    const bool parallel = terms >= kParallelTerms;
    if (parallel && rows == 1 && sums >= kSumParts) {
      run_in_parts(accumulate, sums, terms);
      return;
    }
    over_ranges(rows, terms / static_cast<double>(rows) * kTermCost, parallel,
                [&](std::int64_t begin, std::int64_t end) {
                  Walk row(axes_.outer_rows, begin);
                  for (std::int64_t i = begin; i < end; ++i, row.next()) {
                    add_up(row.at(), 0, sums, accumulate, rows_.out, out_ + row.at().out);
                  }
                });
  }

 private:
  // All of the result is one block: threads take parts of the sum, which are added in order.
  void run_in_parts(bool accumulate, std::int64_t sums, double terms) const {
    const Workspace room(static_cast<std::size_t>(kSumParts * rows_.count) * sizeof(T));
    T* const parts = room.as<T>();
    std::int64_t side_by_side[kMostOffsets];
    for (std::int64_t r = 0; r < rows_.count; ++r) side_by_side[r] = r;
    over_ranges(kSumParts, terms / kSumParts * kTermCost, true,
                [&](std::int64_t begin, std::int64_t end) {
                  for (std::int64_t p = begin; p < end; ++p) {
                    add_up({}, sums * p / kSumParts, sums * (p + 1) / kSumParts, false,
                           side_by_side, parts + p * rows_.count);
                  }
                });
    for (std::int64_t r = 0; r < rows_.count; ++r) {
      T total = parts[r];
      for (int p = 1; p < kSumParts; ++p) total += parts[p * rows_.count + r];
      T& to = out_[rows_.out[r]];
      to = accumulate ? to + total : total;
    }
  }

  // One block of the result over blocks [first, end) of the sum.
  void add_up(const Place& row, std::int64_t first, std::int64_t end, bool accumulate,
              const std::int64_t* to, T* out) const {
    Walk sum(axes_.outer_sums, first);
    for (std::int64_t i = first; i < end; ++i, sum.next()) {
      const T* a = a_ + row.a + sum.at().a;
      const T* b = b_ ? b_ + row.b + sum.at().b : nullptr;
      const bool add = accumulate || i > first;
      if (b) {
        block(add, to, out, [&](std::int64_t r, std::int64_t s) {
          return times(a[rows_.a[r] + sums_.a[s]], b[rows_.b[r] + sums_.b[s]]);
        });
      } else {
        block(add, to, out,
              [&](std::int64_t r, std::int64_t s) { return a[rows_.a[r] + sums_.a[s]]; });
      }
    }
  }

  template <class Term>
  void block(bool add, const std::int64_t* to, T* out, Term term) const {
    const auto write = [&](auto value) {
      if (add) {
        for (std::int64_t r = 0; r < rows_.count; ++r) out[to[r]] += value(r);
      } else {
        for (std::int64_t r = 0; r < rows_.count; ++r) out[to[r]] = value(r);
      }
    };
    if (sums_.count == 1) {
      write([&](std::int64_t r) { return term(r, 0); });
    } else {
      write([&](std::int64_t r) { return sum_of(r, term); });
    }
  }

  // Four sums, so that one addition need not wait for the last.
  template <class Term>
  T sum_of(std::int64_t r, Term term) const {
    T parts[4] = {};
    std::int64_t s = 0;
    for (; s + 4 <= sums_.count; s += 4) {
      for (int p = 0; p < 4; ++p) parts[p] += term(r, s + p);
    }
    for (; s < sums_.count; ++s) parts[0] += term(r, s);
    return (parts[0] + parts[1]) + (parts[2] + parts[3]);
  }

  const Axes axes_;
  const Offsets rows_, sums_;
  const T* const a_;
  const T* const b_;
  T* const out_;
};

}  // namespace

bool is_scattered(const LoopNest& nest, std::int64_t run) {
  if (run >= kShortRun) return false;
  double terms = 1;
  for (const LoopAxis& axis : nest) terms *= static_cast<double>(axis.size);
  return terms >= kFewTerms;
}

template <class T>
void contract_scattered(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate) {
  Blocks<T>(nest, a, b, out).run(accumulate);
}

#define EAS_SCATTERED(T) \
  template void contract_scattered(const LoopNest&, const T*, const T*, T*, bool);
EAS_SCATTERED(float)
EAS_SCATTERED(double)
EAS_SCATTERED(std::complex<float>)
EAS_SCATTERED(std::complex<double>)
EAS_SCATTERED(std::int32_t)
EAS_SCATTERED(std::int64_t)
#undef EAS_SCATTERED

}  // namespace eas::contraction
