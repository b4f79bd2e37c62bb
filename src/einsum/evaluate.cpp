// From operands as users give them to what a plan runs on, and back.
#include "einsum/adjoint.hpp"
#include "einsum/execute.hpp"
#include "einsum/meaning.hpp"
#include "einsum/sliced_adjoint.hpp"

#include <eas/autograd.hpp>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "tensor/shape.hpp"
#include "tensor/tracked.hpp"

#include <algorithm>
#include <utility>

namespace eas::einsum_detail {
namespace {

using contraction::compute_dtype;
using contraction::Label;
using contraction::Labels;
using contraction::PlanData;

void check(const Meaning& m, std::span<const Tensor> operands) {
  if (operands.size() != m.shapes.size()) {
    throw ShapeError("einsum", cat("the plan of '", contraction::text(m.expression), "' is for ",
                                   m.shapes.size(), " operands, got ", operands.size()));
  }
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i].device() != operands[0].device()) {
      throw BackendError(
          "einsum", cat("the operands of '", contraction::text(m.expression),
                        "' are on different devices, got ", to_string(operands[0].device()),
                        " and ", to_string(operands[i].device()), ", expected one device; x.to(\"",
                        to_string(operands[0].device()), "\") copies a tensor there"));
    }
    if (std::ranges::equal(operands[i].shape(), m.shapes[i])) continue;
    throw ShapeError("einsum", cat("operand ", i, " of '", contraction::text(m.expression),
                                   "' has another shape than was planned for, got ",
                                   tensor::text(operands[i].shape()), ", expected ",
                                   tensor::text(m.shapes[i]), "; make another plan for it"));
  }
}

// Whether the plan is for operands such as these: of these layouts, and of these dtypes where a limit
// counts what converting them takes.
bool is_planned(const Meaning& m, std::span<const Tensor> operands) {
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i].layout() != m.layouts[i]) return false;
    if (m.options.memory_limit && operands[i].dtype() != m.dtypes[i]) return false;
  }
  return true;
}

// The bytes from the lowest to the highest element.
std::pair<const char*, const char*> bytes_of(const Tensor& t) {
  const Tensor held = t.is_dense() ? t : t.diagonal();
  const tensor::Extent extent = tensor::extent(held.shape(), held.strides());
  const auto size = static_cast<std::int64_t>(itemsize(t.dtype()));
  const char* data = static_cast<const char*>(t.data());
  return {data + extent.low * size, data + (extent.high + 1) * size};
}

bool may_overlap(const Tensor& a, const Tensor& b) {
  const auto [a_low, a_high] = bytes_of(a);
  const auto [b_low, b_high] = bytes_of(b);
  return a_low < b_high && b_low < a_high;
}

// What the plan runs on: diagonals as vectors. `out` holds what had to be made.
std::span<const Tensor> without_diagonals(std::span<const Tensor> operands,
                                          std::vector<Tensor>& out) {
  if (std::ranges::all_of(operands, &Tensor::is_dense)) return operands;
  out.reserve(operands.size());
  for (const Tensor& operand : operands) {
    out.push_back(operand.is_dense() ? operand : operand.diagonal());
  }
  return out;
}

Dims result_shape(const Meaning& m) { return m.expression.shape_of(m.expression.output); }

// One operand of which only the axes change place, or a diagonal is taken: the same memory.
std::optional<Tensor> as_view(const Meaning& m, std::span<const Tensor> operands) {
  if (operands.size() != 1 || m.out_repeats || !operands[0].is_dense()) return std::nullopt;
  const Tensor& from = operands[0];
  const Labels& labels = m.plan->expression.inputs[0];
  Dims strides(m.out_labels.size(), 0);
  for (std::size_t axis = 0; axis < labels.size(); ++axis) {
    const auto to = std::find(m.out_labels.begin(), m.out_labels.end(), labels[axis]);
    if (to == m.out_labels.end()) return std::nullopt;
    strides[static_cast<std::size_t>(to - m.out_labels.begin())] += from.strides()[axis];
  }
  if (tensor::is_tracked(from)) return tensor::strided(from, {0, result_shape(m), strides});
  return Tensor::from_memory(from.data(), result_shape(m), strides, from.dtype(), from.owner(),
                             from.readonly(), from.device());
}

// Gradients need the operands as they are computed with, all of them until the end.
Tensor recorded(const Meaning& m, std::span<const Tensor> given, DType compute) {
  const PlanData& plan = *m.plan;
  std::vector<Tensor> operands;
  for (const Tensor& operand : given) operands.push_back(operand.to(compute));
  Tensor out = plan.slices == 1 ? contraction::execute_recorded(plan, operands)
                                : contraction::execute_whole(plan, operands, m.options);
  if (m.out_diagonal) return Tensor::diag(out, static_cast<int>(m.out_labels.size()));
  if (!m.out_repeats) return out;
  return contraction::contract_recorded(out, plan.expression.output, nullptr, {}, m.out_labels,
                                        plan.expression.sizes);
}

// The labels of the memory a plan writes: a vector for a diagonal result.
const Labels& target_labels(const Meaning& m) {
  return m.out_diagonal ? m.plan->expression.output : m.out_labels;
}

Tensor make_target(const Meaning& m, DType dtype, bool zero, Device device) {
  const Dims shape = m.plan->expression.shape_of(target_labels(m));
  // Zeros where the plan does not write.
  const bool beside = m.out_repeats && !m.out_diagonal;
  return zero || beside ? Tensor::zeros(shape, dtype, device) : Tensor::empty(shape, dtype, device);
}

Tensor finished(const Meaning& m, const Tensor& computed, DType dtype) {
  const Tensor out = computed.to(dtype);
  return m.out_diagonal ? Tensor::diag(out, static_cast<int>(m.out_labels.size())) : out;
}

}  // namespace

Tensor evaluate(const Meaning& m, std::span<const Tensor> operands) {
  refuse_while_capturing("einsum");
  check(m, operands);
  if (!is_planned(m, operands)) {
    return evaluate(*make_meaning(m.expression, operands, m.options), operands);
  }
  const bool record = is_recorded(operands);
  if (!record) {
    if (auto view = as_view(m, operands)) return *view;
  }
  const DType dtype = result_dtype(operands), compute = compute_dtype(dtype);
  std::vector<Tensor> made;
  const std::span<const Tensor> held = without_diagonals(operands, made);
  return within_memory(m, [&] {
    if (record) return recorded(m, held, compute).to(dtype);
    return finished(m,
                    contraction::execute(
                        *m.plan, held, compute,
                        [&] { return make_target(m, compute, false, operands[0].device()); },
                        target_labels(m), {0, m.plan->slices, true}, m.options.progress),
                    dtype);
  });
}

void evaluate_into(const Meaning& m, std::span<const Tensor> operands, Tensor& out) {
  refuse_while_capturing("einsum");
  check(m, operands);
  if (!is_planned(m, operands)) {
    evaluate_into(*make_meaning(m.expression, operands, m.options), operands, out);
    return;
  }
  const DType dtype = result_dtype(operands);
  if (out.dtype() != dtype) {
    throw DTypeError(
        "einsum", cat("out has another dtype than the result of '", contraction::text(m.expression),
                      "', got ", name(out.dtype()), ", expected ", name(dtype)));
  }
  const Dims shape = result_shape(m);
  if (!std::ranges::equal(out.shape(), shape)) {
    throw ShapeError(
        "einsum", cat("out has another shape than the result of '", contraction::text(m.expression),
                      "', got ", tensor::text(out.shape()), ", expected ", tensor::text(shape)));
  }
  if (is_recorded(operands) || is_recorded(out)) {
    throw LaunchError("einsum",
                      cat("out= of '", contraction::text(m.expression),
                          "' cannot be differentiated, expected a call without out=, detach() or "
                          "eas.no_grad()"));
  }
  out.require_writable("einsum");
  const DType compute = compute_dtype(dtype);
  const bool overlaps = std::ranges::any_of(
      operands, [&](const Tensor& operand) { return may_overlap(out, operand); });
  if (overlaps || compute != dtype || !out.is_dense() || m.out_repeats) {
    out.copy_from(evaluate(m, operands), "einsum");
    return;
  }
  std::vector<Tensor> made;
  within_memory(m, [&] {
    contraction::execute(
        *m.plan, without_diagonals(operands, made), compute, [&] { return out; }, m.out_labels,
        {0, m.plan->slices, true}, m.options.progress);
  });
}

Tensor evaluate_slices(const Meaning& m, std::span<const Tensor> operands, std::int64_t begin,
                       std::int64_t end) {
  refuse_while_capturing("einsum");
  check(m, operands);
  if (!is_planned(m, operands)) {
    return evaluate_slices(*make_meaning(m.expression, operands, m.options), operands, begin, end);
  }
  if (begin < 0 || end > m.plan->slices || begin > end) {
    throw ShapeError("einsum", cat("there are no such slices, got [", begin, ", ", end,
                                   "), expected a range in [0, ", m.plan->slices, ")"));
  }
  const GradMode off(false);
  const DType dtype = result_dtype(operands), compute = compute_dtype(dtype);
  std::vector<Tensor> made;
  return within_memory(m, [&] {
    return finished(m,
                    contraction::execute(
                        *m.plan, without_diagonals(operands, made), compute,
                        [&] { return make_target(m, compute, true, operands[0].device()); },
                        target_labels(m), {begin, end, false}, m.options.progress),
                    dtype);
  });
}

}  // namespace eas::einsum_detail
