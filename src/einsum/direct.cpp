// See direct.hpp. The order of loops: the axis with the most neighbours innermost, the rest by the
// strides of the result, sums inside of what they add to.
#include "einsum/direct.hpp"

#include "einsum/gemm_kernels.hpp"
#include "einsum/parallel.hpp"
#include "einsum/workspace.hpp"

#include <algorithm>
#include <cstdlib>
#include <type_traits>

namespace eas::contraction {
namespace {

constexpr double kTermCost = 0.4;  // ns, roughly
constexpr std::int64_t kParallelTerms = 1 << 15;
constexpr std::int64_t kSumParts = 16;

template <class T>
T times(T x, T y) {
  if constexpr (std::is_same_v<T, Real<T>>) {
    return x * y;
  } else {  // by its definition: the library's operator repairs NaN by a slow path
    return {x.real() * y.real() - x.imag() * y.imag(), x.real() * y.imag() + x.imag() * y.real()};
  }
}

// How well a loop over this axis runs when innermost: whole vectors of what is read most.
int rank_as_inner(const LoopAxis& axis, bool has_b) {
  const auto near = [](std::int64_t stride) { return stride == 0 || stride == 1; };
  const bool operands = near(axis.a) && (!has_b || near(axis.b));
  if (axis.in_out) {
    return axis.out == 1 && operands ? 4 : axis.out == 1 ? 2 : 1;
  }
  return operands && (axis.a == 1 || axis.b == 1) ? 3 : 0;
}

template <class T>
struct Loops {
  const LoopAxis* axes;  // outermost first
  int count;
  const Kernels<T>& k = kernels<T>();

  // The innermost axis.
  void inner(const LoopAxis& axis, const T* a, const T* b, T* out, bool add) const {
    const std::int64_t n = axis.size;
    if (axis.in_out) {
      if (axis.out == 1 && is_near(axis.a) && (!b || is_near(axis.b))) {
        static const T one = T(1);
        k.multiply(n, a, axis.a, b ? b : &one, b ? axis.b : 0, out, add);
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

void order(LoopNest& nest, bool has_b) {
  const auto inner =
      std::max_element(nest.begin(), nest.end(), [&](const LoopAxis& x, const LoopAxis& y) {
        const int rx = rank_as_inner(x, has_b), ry = rank_as_inner(y, has_b);
        return rx != ry ? rx < ry : x.size < y.size;
      });
  std::iter_swap(inner, nest.end() - 1);
  std::sort(nest.begin(), nest.end() - 1, [](const LoopAxis& x, const LoopAxis& y) {
    if (x.in_out != y.in_out) return x.in_out;
    if (x.in_out) return std::abs(x.out) > std::abs(y.out);
    return std::abs(x.a) + std::abs(x.b) > std::abs(y.a) + std::abs(y.b);
  });
}

// A long sum to one place: parts of it by different threads, added in order.
template <class T>
void sum_in_parts(const LoopNest& nest, const T* a, const T* b, T* out, bool accumulate,
                  double terms) {
  const LoopAxis& outer = nest.axes[0];
  T parts[kSumParts];
  over_ranges(kSumParts, terms / kSumParts * kTermCost, true,
              [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t p = begin; p < end; ++p) {
                  const std::int64_t first = outer.size * p / kSumParts;
                  LoopNest mine = nest;
                  mine.axes[0].size = outer.size * (p + 1) / kSumParts - first;
                  Loops<T>{mine.axes.data(), mine.count}.run(
                      0, a + first * outer.a, b ? b + first * outer.b : nullptr, parts + p, false);
                }
              });
  T total = parts[0];
  for (int p = 1; p < kSumParts; ++p) total += parts[p];
  *out = accumulate ? *out + total : total;
}

}  // namespace

template <class T>
void contract_directly(LoopNest nest, const T* a, const T* b, T* out, bool accumulate) {
  double terms = 1;
  for (const LoopAxis& axis : nest) terms *= static_cast<double>(axis.size);
  if (nest.count > 1) order(nest, b != nullptr);
  const Loops<T> loops{nest.axes.data(), nest.count};
  const bool large = terms >= static_cast<double>(kParallelTerms);
  // What is added up along an outer axis starts from what is there: nothing yet.
  if (!large || nest.count == 0) {
    loops.run(0, a, b, out, accumulate);
    return;
  }
  const LoopAxis outer = nest.axes[0];
  if (!outer.in_out) {
    if (outer.size >= kSumParts &&
        std::none_of(nest.begin(), nest.end(), [](const LoopAxis& x) { return x.in_out; })) {
      sum_in_parts(nest, a, b, out, accumulate, terms);
    } else {
      loops.run(0, a, b, out, accumulate);
    }
    return;
  }
  // Split the outermost axis; when it is short, the first two together.
  over_ranges(outer.size, terms / static_cast<double>(outer.size) * kTermCost, true,
              [&](std::int64_t begin, std::int64_t end) {
                LoopNest mine = nest;
                mine.axes[0].size = end - begin;
                Loops<T>{mine.axes.data(), mine.count}.run(0, a + begin * outer.a,
                                                           b ? b + begin * outer.b : nullptr,
                                                           out + begin * outer.out, accumulate);
              });
}

template <class T>
void fill_zero(const LoopNest& nest, T* out) {
  LoopNest of_out;
  for (const LoopAxis& axis : nest) {
    if (!axis.in_out) continue;
    of_out.axes[static_cast<std::size_t>(of_out.count)] = axis;
    of_out.axes[static_cast<std::size_t>(of_out.count)].a = 0;
    ++of_out.count;
  }
  const T zero{};
  contract_directly<T>(of_out, &zero, nullptr, out, false);
}

#define EAS_DIRECT(T)                                                      \
  template void contract_directly(LoopNest, const T*, const T*, T*, bool); \
  template void fill_zero(const LoopNest&, T*);
EAS_DIRECT(float)
EAS_DIRECT(double)
EAS_DIRECT(std::complex<float>)
EAS_DIRECT(std::complex<double>)
EAS_DIRECT(std::int32_t)
EAS_DIRECT(std::int64_t)
#undef EAS_DIRECT

}  // namespace eas::contraction
