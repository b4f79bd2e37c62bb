// See meaning.hpp.
#include "einsum/meaning.hpp"

#include "base/format.hpp"
#include "base/promotion.hpp"
#include "einsum/execute.hpp"
#include "einsum/plan/steps.hpp"

#include <algorithm>
#include <numeric>

namespace eas::einsum_detail {
namespace {

using contraction::Expression;
using contraction::Label;
using contraction::Labels;

// Labels that a diagonal operand ties together become one.
class Ties {
 public:
  explicit Ties(std::size_t labels) : parent_(labels) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }
  Label find(Label label) {
    while (parent_[static_cast<std::size_t>(label)] != label) {
      label = parent_[static_cast<std::size_t>(label)];
    }
    return label;
  }
  void tie(Label a, Label b) {
    a = find(a);
    b = find(b);
    parent_[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
  }

 private:
  std::vector<Label> parent_;
};

// The expression on what is held, and where each label of the old one went.
Expression tied(const Expression& from, std::span<const Tensor> operands, Labels& renamed) {
  Ties ties(from.sizes.size());
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i].is_dense()) continue;
    for (const Label label : from.inputs[i]) ties.tie(from.inputs[i][0], label);
  }
  Expression out;
  renamed.assign(from.sizes.size(), -1);
  const auto rename = [&](Label label) {
    Label& to = renamed[static_cast<std::size_t>(ties.find(label))];
    if (to < 0) {
      to = static_cast<Label>(out.sizes.size());
      out.sizes.push_back(from.sizes[static_cast<std::size_t>(label)]);
      out.names.push_back(from.names[static_cast<std::size_t>(label)]);
    }
    return renamed[static_cast<std::size_t>(label)] = to;
  };
  for (std::size_t i = 0; i < operands.size(); ++i) {
    Labels labels;
    for (const Label label : from.inputs[i]) labels.push_back(rename(label));
    if (!operands[i].is_dense()) labels.resize(1);
    out.inputs.push_back(std::move(labels));
  }
  return out;
}

// Whether the result shows the one operand there is.
bool is_view(const Meaning& m, const Expression& planned) {
  const auto kept = [&](Label label) {
    return std::ranges::find(planned.output, label) != planned.output.end();
  };
  return m.layouts.size() == 1 && m.layouts[0] == Layout::Strided &&
         std::ranges::all_of(planned.inputs[0], kept);
}

contraction::Footprint footprint_of(const Meaning& m, const Expression& planned) {
  contraction::Footprint out;
  out.element = static_cast<std::int64_t>(itemsize(m.dtype));
  if (is_view(m, planned)) return out;
  const DType compute = contraction::compute_dtype(m.dtype);
  out.element = static_cast<std::int64_t>(itemsize(compute));
  if (compute != m.dtype) out.converted_result = static_cast<std::int64_t>(itemsize(m.dtype));
  if (m.out_repeats && !m.out_diagonal) {
    out.result_elements = contraction::elements_of(m.out_labels, planned.sizes);
  }
  const auto fits = [&](DType dtype) { return dtype == compute; };
  if (!std::ranges::all_of(m.dtypes, fits)) {
    for (const DType dtype : m.dtypes) out.converted.push_back(!fits(dtype));
  }
  return out;
}

}  // namespace

void refuse_size(const Meaning& m) {
  const double result = contraction::elements_of(m.out_labels, m.plan->expression.sizes) *
                        static_cast<double>(itemsize(m.dtype));
  throw Error(ErrorKind::Error, "einsum",
              cat("out of memory for '", contraction::short_text(m.expression), "', got ",
                  contraction::whole_number(m.peak_bytes),
                  " bytes beside the operands, of which the result takes ",
                  contraction::whole_number(result),
                  ", expected a size that fits this machine; memory_limit= computes in slices"));
}

DType result_dtype(std::span<const Tensor> operands) {
  const DType first = operands[0].dtype();
  if (std::ranges::all_of(operands, [&](const Tensor& t) { return t.dtype() == first; })) {
    return first;
  }
  std::vector<DType> dtypes;
  for (const Tensor& operand : operands) dtypes.push_back(operand.dtype());
  return promote_all_as_numpy(dtypes);
}

std::shared_ptr<const Meaning> make_meaning(Expression expression, std::span<const Tensor> operands,
                                            const EinsumOptions& options) {
  auto out = std::make_shared<Meaning>();
  bool dense = true;
  for (const Tensor& operand : operands) {
    out->shapes.emplace_back(operand.shape());
    out->layouts.push_back(operand.layout());
    out->dtypes.push_back(operand.dtype());
    dense = dense && operand.is_dense();
  }
  out->dtype = result_dtype(operands);
  out->options = options;

  Expression planned;
  if (dense) {
    planned = expression;
    out->out_labels = expression.output;
  } else {
    Labels renamed;
    planned = tied(expression, operands, renamed);
    for (const Label label : expression.output) {
      const Label to = renamed[static_cast<std::size_t>(label)];
      out->out_labels.push_back(to);
      if (std::find(planned.output.begin(), planned.output.end(), to) == planned.output.end()) {
        planned.output.push_back(to);
      }
    }
    out->out_repeats = planned.output.size() < out->out_labels.size();
    out->out_diagonal = out->out_repeats && planned.output.size() == 1;
  }
  contraction::PlanOptions plan_options;
  plan_options.optimize = options.path ? "path" : options.optimize;
  if (options.path) plan_options.path = *options.path;
  plan_options.memory_limit_bytes = options.memory_limit;
  plan_options.footprint = out->footprint = footprint_of(*out, planned);
  plan_options.progress = options.progress;
  out->plan = contraction::make_plan(std::move(planned), plan_options);
  out->peak_bytes = contraction::peak_bytes(*out->plan, out->footprint);
  out->expression = std::move(expression);
  return out;
}

}  // namespace eas::einsum_detail
