// The public functions of include/eas/einsum.hpp.
#include <eas/einsum.hpp>

#include "base/format.hpp"
#include "einsum/execute.hpp"
#include "einsum/meaning.hpp"
#include "tensor/shape.hpp"

#include <numeric>

namespace eas {
namespace {

std::vector<Dims> shapes_of(std::span<const Tensor> operands) {
  std::vector<Dims> out;
  for (const Tensor& operand : operands) out.emplace_back(operand.shape());
  return out;
}

}  // namespace

EinsumPlan::EinsumPlan(std::string_view equation, std::span<const Tensor> operands,
                       EinsumOptions options)
    : meaning_(einsum_detail::make_meaning(contraction::parse(equation, shapes_of(operands)),
                                           operands, options)) {}

EinsumPlan::EinsumPlan(const EinsumLabels& labels, std::span<const Tensor> operands,
                       EinsumOptions options)
    : meaning_(einsum_detail::make_meaning(
          contraction::parse(labels.inputs, labels.output, shapes_of(operands)), operands,
          options)) {}

Tensor EinsumPlan::operator()(std::span<const Tensor> operands) const {
  return einsum_detail::evaluate(*meaning_, operands);
}

void EinsumPlan::into(Tensor& out, std::span<const Tensor> operands) const {
  einsum_detail::evaluate_into(*meaning_, operands, out);
}

Tensor EinsumPlan::run_slices(std::span<const Tensor> operands, std::int64_t begin,
                              std::int64_t end) const {
  return einsum_detail::evaluate_slices(*meaning_, operands, begin, end);
}

const std::vector<std::vector<int>>& EinsumPlan::path() const { return meaning_->plan->path; }
double EinsumPlan::flops() const {
  return meaning_->plan->flops * (is_complex(meaning_->dtype) ? 4 : 1);
}
std::int64_t EinsumPlan::peak_bytes() const {
  const double bytes = meaning_->peak_bytes;
  return bytes < 0x1p63 ? static_cast<std::int64_t>(bytes) : INT64_MAX;
}
std::int64_t EinsumPlan::slices() const { return meaning_->plan->slices; }
std::size_t EinsumPlan::operands() const { return meaning_->shapes.size(); }
std::string EinsumPlan::equation() const { return contraction::text(meaning_->expression); }
std::string EinsumPlan::to_string() const {
  const DType compute = contraction::compute_dtype(meaning_->dtype);
  return contraction::describe(*meaning_->plan, name(compute), meaning_->footprint);
}

Tensor einsum(std::string_view equation, std::span<const Tensor> operands,
              const EinsumOptions& options) {
  return EinsumPlan(equation, operands, options)(operands);
}

Tensor einsum(std::string_view equation, std::initializer_list<Tensor> operands,
              const EinsumOptions& options) {
  return einsum(equation, std::span(operands.begin(), operands.size()), options);
}

Tensor einsum(const EinsumLabels& labels, std::span<const Tensor> operands,
              const EinsumOptions& options) {
  return EinsumPlan(labels, operands, options)(operands);
}

Tensor tensordot(const Tensor& a, const Tensor& b, int axes) {
  const auto [of_a, of_b] = einsum_detail::tensordot_axes(a.ndim(), b.ndim(), axes);
  return tensordot(a, b, of_a, of_b);
}

std::pair<Dims, Dims> einsum_detail::tensordot_axes(int a_ndim, int b_ndim, std::int64_t axes) {
  if (axes < 0 || axes > a_ndim || axes > b_ndim) {
    throw ShapeError("tensordot",
                     cat("there are not so many axes, got axes=", axes, " for operands of ", a_ndim,
                         " and ", b_ndim, " axes, expected at most the smaller number"));
  }
  Dims of_a(static_cast<std::size_t>(axes)), of_b(static_cast<std::size_t>(axes));
  std::iota(of_a.begin(), of_a.end(), a_ndim - axes);
  std::iota(of_b.begin(), of_b.end(), 0);
  return {of_a, of_b};
}

Tensor tensordot(const Tensor& a, const Tensor& b, const Dims& axes_of_a, const Dims& axes_of_b) {
  const Tensor operands[] = {a, b};
  return einsum(einsum_detail::tensordot_labels(a.shape(), b.shape(), axes_of_a, axes_of_b),
                operands);
}

EinsumLabels einsum_detail::tensordot_labels(Tensor::Span a, Tensor::Span b, const Dims& axes_of_a,
                                             const Dims& axes_of_b) {
  if (axes_of_a.size() != axes_of_b.size()) {
    throw ShapeError("tensordot", cat("the axes do not pair up, got ", axes_of_a.size(), " and ",
                                      axes_of_b.size(), ", expected as many of each"));
  }
  EinsumLabels labels;
  labels.inputs.resize(2);
  labels.inputs[0].resize(a.size());
  labels.inputs[1].resize(b.size());
  std::iota(labels.inputs[0].begin(), labels.inputs[0].end(), 0);
  std::iota(labels.inputs[1].begin(), labels.inputs[1].end(), static_cast<std::int64_t>(a.size()));
  std::vector<bool> gone(a.size() + b.size(), false);
  for (std::size_t i = 0; i < axes_of_a.size(); ++i) {
    const auto axis_a = tensor::normal_axis(axes_of_a[i], a.size(), "tensordot");
    const auto axis_b = tensor::normal_axis(axes_of_b[i], b.size(), "tensordot");
    if (a[axis_a] != b[axis_b]) {
      throw ShapeError("tensordot", cat("axis ", axis_a, " of the first operand and axis ", axis_b,
                                        " of the second have different sizes, got ", a[axis_a],
                                        " and ", b[axis_b], ", expected equal ones"));
    }
    if (gone[axis_a] || gone[a.size() + axis_b]) {
      throw ShapeError("tensordot",
                       cat("an axis is named twice, got ", tensor::text(axes_of_a), " and ",
                           tensor::text(axes_of_b), ", expected each axis once"));
    }
    gone[axis_a] = gone[a.size() + axis_b] = true;
    labels.inputs[1][axis_b] = static_cast<std::int64_t>(axis_a);
  }
  labels.output.emplace();
  for (std::size_t label = 0; label < gone.size(); ++label) {
    if (!gone[label]) labels.output->push_back(static_cast<std::int64_t>(label));
  }
  return labels;
}

}  // namespace eas
