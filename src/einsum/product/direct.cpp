// See direct.hpp. The order of loops: the axis with the most neighbours innermost, the rest by the
// strides of the result, sums inside of what they add to.
#include "einsum/product/direct.hpp"

#include "einsum/product/kernels.hpp"
#include "einsum/product/parallel.hpp"
#include "einsum/product/scattered.hpp"
#include "einsum/product/times.hpp"
#include "einsum/product/write_run.hpp"
#include "runtime/cpu/machine.hpp"

#include <algorithm>
#include <cstdlib>

namespace eas::contraction {
namespace {

constexpr double kTermCost = 0.4;  // ns, roughly
constexpr std::int64_t kParallelTerms = 1 << 15;
constexpr std::int64_t kSumParts = 16;

// Whether a loop over this axis runs in whole vectors when innermost: into the result, or as a sum.
enum class Vectors { kNone, kSum, kResult };
Vectors vectors_as_inner(const LoopAxis& axis, bool has_b) {
  const auto near = [](std::int64_t stride) { return stride == 0 || stride == 1; };
  const bool operands = near(axis.a) && (!has_b || near(axis.b));
  if (axis.in_out) return axis.out == 1 && operands ? Vectors::kResult : Vectors::kNone;
  return operands && (axis.a == 1 || axis.b == 1) ? Vectors::kSum : Vectors::kNone;
}

// How far one step along the axis goes in memory; a far write costs a read and a write of its line.
std::int64_t step(const LoopAxis& axis) {
  return std::abs(axis.a) + std::abs(axis.b) + 4 * std::abs(axis.out);
}

bool is_worse_as_inner(const LoopAxis& x, const LoopAxis& y, bool has_b) {
  const Vectors of_x = vectors_as_inner(x, has_b);
  const Vectors of_y = vectors_as_inner(y, has_b);
  if (of_x != of_y) return of_x < of_y;
  if (of_x != Vectors::kNone) return x.size < y.size;
  // One element at a time: neighbours share cache lines and pages.
  return step(x) != step(y) ? step(x) > step(y) : x.size < y.size;
}

template <class T>
struct Loops {
  const LoopAxis* axes;  // outermost first
  int count;
  bool stream = false;  // what is written goes past the caches
  const Kernels<T>& k = kernels<T>();

  // The innermost axis.
  void inner(const LoopAxis& axis, const T* a, const T* b, T* out, bool add) const {
    const std::int64_t n = axis.size;
    if (axis.in_out) {
      if (axis.out == 1 && is_near(axis.a) && (!b || is_near(axis.b))) {
        static const T one = T(1);
        const Write how = add ? Write::kAdd : stream ? Write::kStream : Write::kNew;
        k.multiply(n, a, axis.a, b ? b : &one, b ? axis.b : 0, out, how);
        return;
      }
      for (std::int64_t i = 0; i < n; ++i) {
        const T x = b ? times(a[i * axis.a], b[i * axis.b]) : a[i * axis.a];
        out[i * axis.out] = add ? out[i * axis.out] + x : x;
      }
      return;
    }
    T total{};
    if (!b && axis.a == 1) {
      total = k.sum(n, a);
    } else if (b && axis.a == 1 && is_near(axis.b)) {
      total = k.dot(n, a, b, axis.b);
    } else if (b && axis.b == 1 && is_near(axis.a)) {
      total = k.dot(n, b, a, axis.a);
    } else {
      total = strided_sum(axis, a, b);
    }
    *out = add ? *out + total : total;
  }

  static bool is_near(std::int64_t stride) { return stride == 0 || stride == 1; }

  // Four sums, so that one addition need not wait for the last.
  static T strided_sum(const LoopAxis& axis, const T* a, const T* b) {
    const auto at = [&](std::int64_t i) {
      return b ? times(a[i * axis.a], b[i * axis.b]) : a[i * axis.a];
    };
    T parts[4] = {};
    std::int64_t i = 0;
    for (; i + 4 <= axis.size; i += 4) {
      for (int p = 0; p < 4; ++p) parts[p] += at(i + p);
    }
    for (; i < axis.size; ++i) parts[0] += at(i);
    return (parts[0] + parts[1]) + (parts[2] + parts[3]);
  }

  void run(int depth, const T* a, const T* b, T* out, bool add) const {
    if (count == 0) {
      const T x = b ? times(*a, *b) : *a;
      *out = add ? *out + x : x;
      return;
    }
    const LoopAxis& axis = axes[depth];
    if (depth + 1 == count) {
      inner(axis, a, b, out, add);
      return;
    }
    for (std::int64_t i = 0; i < axis.size; ++i) {
      run(depth + 1, a + i * axis.a, b ? b + i * axis.b : nullptr, out + i * axis.out,
          add || (!axis.in_out && i > 0));
    }
  }
};

// A result larger than the last-level cache, written once in long runs, would only push out of it
// what is read again.
template <class T>
bool should_stream(const LoopNest& nest, bool has_b) {
  constexpr std::int64_t run = 1024;  // bytes
  double bytes = sizeof(T);
  for (const LoopAxis& axis : nest) {
    if (!axis.in_out) return false;
    bytes *= static_cast<double>(axis.size);
  }
  const LoopAxis& inner = nest[nest.count() - 1];
  return bytes > static_cast<double>(runtime::cpu::last_level_cache_bytes()) &&
         vectors_as_inner(inner, has_b) == Vectors::kResult &&
         inner.size * static_cast<std::int64_t>(sizeof(T)) >= run;
}

void order(LoopNest& nest, bool has_b) {
  const auto inner = std::max_element(
      nest.begin(), nest.end(),
      [&](const LoopAxis& x, const LoopAxis& y) { return is_worse_as_inner(x, y, has_b); });
  std::iter_swap(inner, nest.end() - 1);
  std::sort(nest.begin(), nest.end() - 1, [](const LoopAxis& x, const LoopAxis& y) {
    if (x.in_out != y.in_out) return x.in_out;
    if (x.in_out) return std::abs(x.out) > std::abs(y.out);
    return std::abs(x.a) + std::abs(x.b) > std::abs(y.a) + std::abs(y.b);
  });
}

// The part of the loops that an axis has in [begin, end).
template <class T>
void run_part(const LoopNest& nest, int axis, std::int64_t begin, std::int64_t end, const T* a,
              const T* b, T* out, bool accumulate, bool stream = false) {
  LoopNest mine = nest;
  const LoopAxis& split = nest[axis];
  mine[axis].size = end - begin;
  Loops<T>{mine.begin(), mine.count(), stream}.run(0, a + begin * split.a,
                                                   b ? b + begin * split.b : nullptr,
                                                   out + begin * split.out, accumulate);
  if (stream) publish_stream();
}

// A long sum to one place: parts of it by different threads, added in order.
template <class T>
void sum_in_parts(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate,
                  double terms) {
  const std::int64_t size = nest[0].size;
  T parts[kSumParts];
  over_ranges(kSumParts, terms / kSumParts * kTermCost, true,
              [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t p = begin; p < end; ++p) {
                  run_part(nest, 0, size * p / kSumParts, size * (p + 1) / kSumParts, a, b,
                           parts + p, false);
                }
              });
  T total = parts[0];
  for (int p = 1; p < kSumParts; ++p) total += parts[p];
  *out = accumulate ? *out + total : total;
}

// Threads share the axis that the result is longest along, in whole cache lines.
template <class T>
void run_parallel(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate,
                  double terms) {
  int axis = -1;
  for (int i = 0; i < nest.count(); ++i) {
    if (nest[i].in_out && (axis < 0 || nest[i].size > nest[axis].size)) axis = i;
  }
  if (axis < 0 && nest[0].size >= kSumParts) {
    sum_in_parts(nest, a, b, out, accumulate, terms);
    return;
  }
  if (axis < 0) {
    Loops<T>{nest.begin(), nest.count()}.run(0, a, b, out, accumulate);
    return;
  }
  if (nest[0].in_out && nest[0].size >= 32) axis = 0;  // the loops as they are
  const std::int64_t size = nest[axis].size;
  // Few and long pieces of an inner axis: each is a slab of whatever is read.
  const std::int64_t block = axis == 0 ? 1 : std::max<std::int64_t>(64, (size / 4 + 63) / 64 * 64);
  const std::int64_t blocks = (size + block - 1) / block;
  const bool stream = !accumulate && should_stream<T>(nest, b != nullptr);
  over_ranges(blocks, terms / static_cast<double>(blocks) * kTermCost, true,
              [&](std::int64_t begin, std::int64_t end) {
                run_part(nest, axis, begin * block, std::min(end * block, size), a, b, out,
                         accumulate, stream);
              });
}

// A small matrix product with the columns of one side next to each other; the other side's, with the
// sides changed.
template <class T>
bool multiply_small(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate) {
  const LoopAxis *row = nullptr, *column = nullptr, *depth = nullptr;
  for (const LoopAxis& axis : nest) {
    (axis.in_out ? (axis.in_a ? row : column) : depth) = &axis;
    if (axis.in_out && axis.in_a == axis.in_b) return false;
  }
  if (!row || !column || !depth) return false;
  SmallProduct<T> p;
  p.depth = depth->size;
  p.out = out;
  p.accumulate = accumulate;
  if (column->out == 1 && column->b == 1) {
    p.rows = row->size;
    p.columns = column->size;
    p.a = a, p.a_row = row->a, p.a_step = depth->a;
    p.b = b, p.b_step = depth->b;
    p.out_row = row->out;
  } else if (row->out == 1 && row->a == 1) {
    p.rows = column->size;
    p.columns = row->size;
    p.a = b, p.a_row = column->b, p.a_step = depth->b;
    p.b = a, p.b_step = depth->a;
    p.out_row = column->out;
  } else {
    return false;
  }
  kernels<T>().small_product(p);
  return true;
}

}  // namespace

template <class T>
void contract_directly(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate) {
  double terms = 1;
  for (const LoopAxis& axis : nest) terms *= static_cast<double>(axis.size);
  const bool large = terms >= static_cast<double>(kParallelTerms);
  if (b && !large && nest.count() == 3 && multiply_small(nest, a, b, out, accumulate)) return;
  LoopNest ordered = nest;
  if (ordered.count() > 1) order(ordered, b != nullptr);
  if (ordered.count() > 2 && is_scattered(ordered, ordered[ordered.count() - 1].size)) {
    contract_scattered(ordered, a, b, out, accumulate);
    return;
  }
  if (large) {
    run_parallel(ordered, a, b, out, accumulate, terms);
  } else {
    Loops<T>{ordered.begin(), ordered.count()}.run(0, a, b, out, accumulate);
  }
}

template <class T>
void fill_zero(const LoopNest& nest, T* out) {
  LoopNest of_out;
  for (LoopAxis axis : nest) {
    if (!axis.in_out) continue;
    axis.a = axis.b = 0;
    of_out.push_back(axis);
  }
  const T zero{};
  contract_directly<T>(of_out, &zero, nullptr, out, false);
}

#define EAS_DIRECT(T)                                                             \
  template void contract_directly(const LoopNest&, const T*, const T*, T*, bool); \
  template void fill_zero(const LoopNest&, T*);
EAS_DIRECT(float)
EAS_DIRECT(double)
EAS_DIRECT(std::complex<float>)
EAS_DIRECT(std::complex<double>)
EAS_DIRECT(std::int32_t)
EAS_DIRECT(std::int64_t)
#undef EAS_DIRECT

}  // namespace eas::contraction
