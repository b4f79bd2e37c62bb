// See sliced_adjoint.hpp.
#include "einsum/sliced_adjoint.hpp"

#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>

#include "einsum/adjoint.hpp"
#include "einsum/execute.hpp"
#include "einsum/meaning.hpp"

#include <algorithm>
#include <utility>

namespace eas::contraction {
namespace {

class WholeNode : public GradNode {
 public:
  WholeNode(std::span<const Tensor> operands, Expression expression, EinsumOptions options)
      : GradNode("einsum", std::vector<GradEdge>(operands.begin(), operands.end())),
        operands_(operands.begin(), operands.end()),
        expression_(std::move(expression)),
        options_(std::move(options)) {
    options_.path.reset();  // of another expression
  }

  Gradients backward(const Gradients& outputs) override {
    Gradients out(operands_.size());
    for (std::size_t i = 0; i < operands_.size(); ++i) {
      if (wanted(i)) out[i] = of(*outputs[0], i);
    }
    return out;
  }

  // It is linear in each operand.
  Gradients forward(const Gradients& inputs, std::span<const Output>) override {
    std::vector<Tensor> factors;
    for (const SavedTensor& operand : operands_) factors.push_back(operand.get());
    std::optional<Tensor> sum;
    for (std::size_t i = 0; i < factors.size(); ++i) {
      if (!inputs[i]) continue;
      const Tensor before = std::exchange(factors[i], *inputs[i]);
      const auto meaning = einsum_detail::make_meaning(expression_, factors, options_);
      Tensor part = einsum_detail::evaluate(*meaning, factors);
      sum = sum ? add(*sum, part) : std::move(part);
      factors[i] = before;
    }
    return {sum};
  }

 private:
  // The einsum of the gradient and the other operands to what labels of this one they have; the
  // rest, and diagonals, by one step more.
  Tensor of(const Tensor& gradient, std::size_t operand) const {
    Expression e;
    e.sizes = expression_.sizes;
    e.names = expression_.names;
    e.inputs.push_back(expression_.output);
    std::vector<Tensor> factors{gradient};
    for (std::size_t i = 0; i < operands_.size(); ++i) {
      if (i == operand) continue;
      e.inputs.push_back(expression_.inputs[i]);
      factors.push_back(conj(operands_[i].get()));
    }
    const Labels& labels = expression_.inputs[operand];
    for (const Label label : labels) {
      const auto has = [&](const Labels& l) { return std::ranges::find(l, label) != l.end(); };
      if (std::ranges::any_of(e.inputs, has) && !has(e.output)) e.output.push_back(label);
    }
    const Labels kept = e.output;
    // The gradient itself is as large as the operand, whatever the limit.
    EinsumOptions options = options_;
    if (options.memory_limit) *options.memory_limit += operands_[operand].get().nbytes();
    const auto meaning = einsum_detail::make_meaning(std::move(e), factors, options);
    const Tensor made = einsum_detail::evaluate(*meaning, factors);
    return contract_recorded(made, kept, nullptr, {}, labels, expression_.sizes);
  }

  std::vector<SavedTensor> operands_;
  Expression expression_;
  EinsumOptions options_;
};

}  // namespace

Tensor execute_whole(const PlanData& plan, std::span<const Tensor> operands,
                     const EinsumOptions& options) {
  const Labels& labels = plan.expression.output;
  const DType dtype = operands[0].dtype();
  const auto make = [&] {
    return Tensor::empty(plan.expression.shape_of(labels), dtype, operands[0].device());
  };
  const Tensor out =
      execute(plan, operands, dtype, make, labels, {0, plan.slices, true}, options.progress);
  return attach(out, make_grad_node<WholeNode>(operands, plan.expression, options));
}

}  // namespace eas::contraction
