// One formula is the whole of it: with out[o] = sum a[x] * b[y], the gradient of a is the
// contraction g[o] * conj(b)[y] to the labels x, whatever x, y and o share or repeat.
#include "einsum/adjoint.hpp"

#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>

#include "einsum/execute.hpp"

#include <algorithm>
#include <utility>

namespace eas::contraction {
namespace {

class ContractNode : public GradNode {
 public:
  ContractNode(const Tensor& a, Labels a_labels, const Tensor* b, Labels b_labels,
               Labels out_labels, std::vector<std::int64_t> sizes)
      : GradNode("einsum", b ? std::vector<GradEdge>{a, *b} : std::vector<GradEdge>{a}),
        a_labels_(std::move(a_labels)),
        b_labels_(std::move(b_labels)),
        out_labels_(std::move(out_labels)),
        sizes_(std::move(sizes)),
        has_b_(b != nullptr) {
    if (b && wanted(0)) b_ = SavedTensor(*b);
    if (b && wanted(1)) a_ = SavedTensor(a);
  }

  Gradients backward(const Gradients& outputs) override {
    const Tensor gradient = outputs[0]->is_dense() ? *outputs[0] : outputs[0]->contiguous();
    Gradients out(has_b_ ? 2 : 1);
    if (wanted(0)) out[0] = of(gradient, has_b_ ? &b_ : nullptr, b_labels_, a_labels_);
    if (has_b_ && wanted(1)) out[1] = of(gradient, &a_, a_labels_, b_labels_);
    return out;
  }

  // It is linear in each operand.
  Gradients forward(const Gradients& inputs, std::span<const Output> outputs) override {
    std::optional<Tensor> sum;
    for (std::size_t i = 0; i < inputs.size() && !outputs.empty(); ++i) {
      if (!inputs[i]) continue;
      const Tensor tangent = inputs[i]->is_dense() ? *inputs[i] : inputs[i]->contiguous();
      std::optional<Tensor> other;
      if (has_b_) other = (i == 0 ? b_ : a_).get();
      const Tensor* const b = !has_b_ ? nullptr : i == 0 ? &*other : &tangent;
      Tensor part = contract_recorded(has_b_ && i == 1 ? *other : tangent, a_labels_, b, b_labels_,
                                      out_labels_, sizes_);
      sum = sum ? add(*sum, part) : std::move(part);
    }
    return {sum};
  }

 private:
  Tensor of(const Tensor& gradient, const SavedTensor* other, const Labels& other_labels,
            const Labels& labels) const {
    if (!other) return contract_recorded(gradient, out_labels_, nullptr, {}, labels, sizes_);
    const Tensor factor = conj(other->get());
    return contract_recorded(gradient, out_labels_, &factor, other_labels, labels, sizes_);
  }

  SavedTensor a_, b_;
  Labels a_labels_, b_labels_, out_labels_;
  std::vector<std::int64_t> sizes_;
  bool has_b_;
};

bool repeats(const Labels& labels) {
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (std::find(labels.begin() + static_cast<std::ptrdiff_t>(i) + 1, labels.end(), labels[i]) !=
        labels.end()) {
      return true;
    }
  }
  return false;
}

}  // namespace

Tensor contract_recorded(const Tensor& a, const Labels& a_labels, const Tensor* b,
                         const Labels& b_labels, const Labels& out_labels,
                         const std::vector<std::int64_t>& sizes) {
  Dims shape(out_labels.size());
  for (std::size_t i = 0; i < shape.size(); ++i) {
    shape[i] = sizes[static_cast<std::size_t>(out_labels[i])];
  }
  const Tensor out = repeats(out_labels) ? Tensor::zeros(shape, a.dtype(), a.device())
                                         : Tensor::empty(shape, a.dtype(), a.device());
  const View from_a{a.data(), a_labels, a.strides(), nullptr, a.device()};
  const View from_b = b ? View{b->data(), b_labels, b->strides(), nullptr, b->device()} : View{};
  contract_views(a.dtype(), from_a, b ? &from_b : nullptr,
                 {out.data(), out_labels, out.strides(), nullptr, out.device()}, sizes, false);
  if (!is_recorded(a) && !(b && is_recorded(*b))) return out;
  return attach(out, make_grad_node<ContractNode>(a, a_labels, b, b_labels, out_labels, sizes));
}

Tensor execute_recorded(const PlanData& plan, std::span<const Tensor> operands) {
  std::vector<Tensor> slots(operands.begin(), operands.end());
  for (const Step& step : plan.steps) {
    const Tensor* b = step.b < 0 ? nullptr : &slots[static_cast<std::size_t>(step.b)];
    Tensor made = contract_recorded(slots[static_cast<std::size_t>(step.a)], step.a_labels, b,
                                    step.b_labels, step.out_labels, plan.expression.sizes);
    for (const int slot : {step.a, step.b}) {
      if (slot >= 0) slots[static_cast<std::size_t>(slot)] = Tensor();
    }
    slots.push_back(std::move(made));
  }
  return slots.back();
}

}  // namespace eas::contraction
