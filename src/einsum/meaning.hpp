// Meaning: an einsum with everything known but the numbers: the labels of its operands, which of
// them are held as diagonals, the plan. A diagonal operand ties its labels together, so it is a
// vector under one label; the result's axes may then share a label too.
#pragma once

#include <eas/einsum.hpp>

#include <new>
#include <utility>

#include "einsum/plan/plan.hpp"
#include "tensor/memory.hpp"

namespace eas::einsum_detail {

struct Meaning {
  contraction::Expression expression;  // as the user wrote it
  std::vector<Dims> shapes;
  std::vector<Layout> layouts;
  std::vector<DType> dtypes;  // of the operands
  DType dtype;                // of the result
  EinsumOptions options;

  std::shared_ptr<const contraction::PlanData> plan;  // with labels of diagonals made one
  contraction::Labels out_labels;  // of each axis of the result, in plan's labels
  bool out_repeats = false;        // a label twice in out_labels: zeros beside a diagonal
  bool out_diagonal = false;       // all axes one label: the result is held as a diagonal

  contraction::Footprint footprint;  // for these dtypes
  double peak_bytes = 0;
};

std::shared_ptr<const Meaning> make_meaning(contraction::Expression expression,
                                            std::span<const Tensor> operands,
                                            const EinsumOptions& options);

// Runs it, and says of one that there is no memory for what it would take and what to do.
[[noreturn]] void refuse_size(const Meaning& meaning);
template <class Fn>
auto within_memory(const Meaning& meaning, Fn&& run) {
  if (!(meaning.peak_bytes < 0x1p63)) refuse_size(meaning);
  try {
    return run();
  } catch (const tensor::OutOfMemory&) {
    refuse_size(meaning);
  } catch (const std::bad_alloc&) {
    refuse_size(meaning);
  }
}

DType result_dtype(std::span<const Tensor> operands);

// The result for these operands; recorded when one of them requires grad.
Tensor evaluate(const Meaning& meaning, std::span<const Tensor> operands);
void evaluate_into(const Meaning& meaning, std::span<const Tensor> operands, Tensor& out);
Tensor evaluate_slices(const Meaning& meaning, std::span<const Tensor> operands, std::int64_t begin,
                       std::int64_t end);

// tensordot as an einsum: the last `axes` of a with the first of b, or pairs of axes.
std::pair<Dims, Dims> tensordot_axes(int a_ndim, int b_ndim, std::int64_t axes);
EinsumLabels tensordot_labels(Tensor::Span a, Tensor::Span b, const Dims& axes_of_a,
                              const Dims& axes_of_b);

}  // namespace eas::einsum_detail
