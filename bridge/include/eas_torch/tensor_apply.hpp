// How eas_torch::apply (tensor.hpp) joins two graphs: eas follows what the function does, torch sees one
// node. A second derivative is the same with the gradient as the function, which computes fn again.
#pragma once

#include <eas_torch/tensor.hpp>

namespace eas_torch {
namespace detail {

inline std::vector<eas::Tensor> as_inputs(const std::vector<at::Tensor>& tensors) {
  const at::NoGradGuard values_only;
  std::vector<eas::Tensor> out;
  for (const at::Tensor& tensor : tensors) {
    out.push_back(eas::as_input(from_torch(tensor, "apply")));
  }
  return out;
}

// Of fn's inputs and the gradient of its result, which comes last.
inline Function gradient_of(const Function& fn, std::size_t input) {
  return [fn, input](std::span<const eas::Tensor> all) {
    const auto inputs = all.first(all.size() - 1);
    const eas::GradMode recorded(true);
    const std::vector<eas::Tensor> outputs{fn(inputs)};
    const eas::Gradients given{all.back()};
    const eas::Gradients found = eas::gradients(outputs, given, inputs.subspan(input, 1), true);
    if (found[0]) return *found[0];
    return eas::Tensor::zeros(eas::Dims(inputs[input].shape()), inputs[input].dtype());
  };
}

inline at::Tensor Apply::forward(torch::autograd::AutogradContext* context,
                                 const eas_torch::Function& function, at::TensorList inputs) {
  auto state = c10::make_intrusive<State>();
  state->function = function;
  state->inputs = as_inputs(inputs.vec());
  const eas::GradMode recorded(true);
  state->output = function(state->inputs);
  context->save_for_backward(inputs.vec());
  const at::Tensor result = to_torch(*state->output);
  context->saved_data["state"] = c10::IValue::make_capsule(state);
  return result;
}

inline torch::autograd::variable_list Apply::backward(torch::autograd::AutogradContext* context,
                                                      torch::autograd::variable_list gradients) {
  const auto holder = context->saved_data["state"].toCapsule();
  const auto& state = static_cast<const State&>(*holder);
  const torch::autograd::variable_list inputs = context->get_saved_variables();
  torch::autograd::variable_list out(1 + inputs.size());  // the function has no gradient
  std::vector<at::Tensor> all(inputs.begin(), inputs.end());
  all.push_back(gradients[0]);
  std::vector<std::size_t> wanted;
  std::vector<eas::Tensor> of;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i].requires_grad()) continue;
    if (at::GradMode::is_enabled()) {  // create_graph
      out[1 + i] = eas_torch::apply(gradient_of(state.function, i), all);
    } else {
      wanted.push_back(i);
      of.push_back(state.inputs[i]);
    }
  }
  if (wanted.empty()) return out;
  const std::vector<eas::Tensor> outputs{*state.output};
  const eas::Gradients given{from_torch(gradients[0].contiguous(), "apply")};
  const eas::Gradients found = eas::gradients(outputs, given, of);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (found[i]) out[1 + wanted[i]] = to_torch(*found[i]);
  }
  return out;
}

}  // namespace detail

inline at::Tensor apply(const Function& fn, const std::vector<at::Tensor>& inputs) {
  // torch finds the tensors of a TensorList, and none in a vector.
  return detail::Apply::apply(fn, at::TensorList(inputs));
}

}  // namespace eas_torch
