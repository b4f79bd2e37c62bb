// See meaning.hpp.
#include "einsum/meaning.hpp"

#include "base/format.hpp"
#include "einsum/execute.hpp"

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

}  // namespace

DType result_dtype(std::span<const Tensor> operands) {
  DType out = operands[0].dtype();
  for (const Tensor& operand : operands.subspan(1)) {
    if (operand.dtype() != out) out = promote_as_numpy(out, operand.dtype());
  }
  return out;
}

std::shared_ptr<const Meaning> make_meaning(Expression expression, std::span<const Tensor> operands,
                                            const EinsumOptions& options) {
  auto out = std::make_shared<Meaning>();
  bool dense = true;
  for (const Tensor& operand : operands) {
    out->shapes.emplace_back(operand.shape());
    out->layouts.push_back(operand.layout());
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
  plan_options.element_size =
      static_cast<std::int64_t>(itemsize(contraction::compute_dtype(out->dtype)));
  plan_options.progress = options.progress;
  out->plan = contraction::make_plan(std::move(planned), plan_options);
  out->expression = std::move(expression);
  return out;
}

}  // namespace eas::einsum_detail
