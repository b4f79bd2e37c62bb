// Which way a step is computed.
#include "einsum/product/contract.hpp"

#include "einsum/product/direct.hpp"
#include "einsum/product/gemm.hpp"
#include "einsum/product/parallel.hpp"
#include "runtime/cpu/machine.hpp"

#include <algorithm>
#include <complex>
#include <cstdlib>

namespace eas::contraction {
namespace {

constexpr std::int64_t kLongRun = 32;     // neighbours worth a loop of their own
constexpr double kSerialTerms = 1 << 19;  // fewer are not worth a second thread

// The axes of a nest as those of a matrix product and the batch around it.
struct Sorted {
  MatrixAxes matrix;
  std::vector<LoopAxis> batch;
  double rows = 1, columns = 1, depth = 1, batches = 1;

  explicit Sorted(const LoopNest& nest) {
    for (const LoopAxis& axis : nest) {
      const auto size = static_cast<double>(axis.size);
      if (!axis.in_out) {
        matrix.depth.push_back({axis.size, axis.a, axis.b, axis.a_factor, axis.b_factor});
        depth *= size;
      } else if (axis.in_a && axis.in_b) {
        batch.push_back(axis);
        batches *= size;
      } else if (axis.in_a) {
        matrix.rows.push_back({axis.size, axis.a, axis.out, axis.a_factor});
        rows *= size;
      } else {
        matrix.columns.push_back({axis.size, axis.b, axis.out, axis.b_factor});
        columns *= size;
      }
    }
  }
};

// Loops over neighbours are as quick where a matrix product has nothing to reuse: no rows, no columns
// or nothing summed (and an operand lies as the result does), almost no work, or a batch that runs
// along the neighbours of everything.
bool is_direct(const LoopNest& nest) {
  double rows = 1, columns = 1, depth = 1;
  bool batch_inside = false, as_result = false;
  for (const LoopAxis& axis : nest) {
    const auto size = static_cast<double>(axis.size);
    if (!axis.in_out) {
      depth *= size;
    } else if (axis.in_a && axis.in_b) {
      batch_inside |= axis.out == 1 && axis.a == 1 && axis.b == 1 && axis.size >= 8;
    } else {
      (axis.in_a ? rows : columns) *= size;
      as_result |= axis.out == 1 && (axis.in_a ? axis.a : axis.b) == 1 && axis.size >= kLongRun;
    }
  }
  return batch_inside || (depth < 2 && as_result) || !is_matrix_product(rows, columns, depth);
}

template <class T>
void multiply(const LoopNest& nest, const MatrixData<T>& data) {
  Sorted sorted(nest);
  sorted.matrix.a_has_factor = data.a_factor != nullptr;
  sorted.matrix.b_has_factor = data.b_factor != nullptr;
  const double terms = sorted.rows * sorted.columns * sorted.depth;
  const bool parallel = terms * sorted.batches > kSerialTerms;
  const MatrixMultiplier<T> multiplier(std::move(sorted.matrix));
  if (sorted.batch.empty()) {
    multiplier.run(data, parallel);
    return;
  }
  // Threads take whole products where there are enough of them.
  const auto count = static_cast<std::int64_t>(sorted.batches);
  const bool across = count >= 8 || terms <= kSerialTerms;
  over_ranges(count, terms * 0.02, parallel && across, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      MatrixData<T> one = data;
      std::int64_t left = i;
      for (const LoopAxis& axis : sorted.batch) {
        const std::int64_t index = left % axis.size;
        left /= axis.size;
        one.a += index * axis.a;
        one.b += index * axis.b;
        one.out += index * axis.out;
        if (one.a_factor) one.a_factor += index * axis.a_factor;
        if (one.b_factor) one.b_factor += index * axis.b_factor;
      }
      multiplier.run(one, parallel && !across);
    }
  });
}

}  // namespace

template <class T>
void contract(const View& a, const View* b, const View& out, std::span<const std::int64_t> sizes,
              bool accumulate) {
  const LoopNest nest = make_nest(a, b, out, sizes);
  if (nest.empty) return;
  T* to = static_cast<T*>(out.data);
  if (nest.nothing) {
    if (!accumulate) fill_zero(nest, to);
    return;
  }
  const T* from_a = static_cast<const T*>(a.data);
  const T* from_b = b ? static_cast<const T*>(b->data) : nullptr;
  const bool has_factor = a.factor || (b && b->factor);
  if (!has_factor && (!b || is_direct(nest))) {
    contract_directly<T>(nest, from_a, from_b, to, accumulate);
  } else {
    const auto factor = [](const View& view) {
      return view.factor ? static_cast<const T*>(view.factor->data) : nullptr;
    };
    multiply<T>(nest, {from_a, from_b, to, accumulate, factor(a), factor(*b)});
  }
}

#define EAS_CONTRACT(T)                                                                           \
  template void contract<T>(const View&, const View*, const View&, std::span<const std::int64_t>, \
                            bool);
EAS_CONTRACT(float)
EAS_CONTRACT(double)
EAS_CONTRACT(std::complex<float>)
EAS_CONTRACT(std::complex<double>)
EAS_CONTRACT(std::int32_t)
EAS_CONTRACT(std::int64_t)
#undef EAS_CONTRACT

}  // namespace eas::contraction
