// Gradients of eas.Tensor in Python, and the mode behind eas.no_grad. src/tensor/autograd*.cpp do
// the work, without the GIL.
#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <vector>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

// Entered and left by `with`, which may nest and differ between threads.
std::vector<std::unique_ptr<GradMode>>& entered() {
  thread_local std::vector<std::unique_ptr<GradMode>> modes;
  return modes;
}

nb::object get_grad(const Tensor& tensor) {
  const auto grad = tensor.grad();
  return grad ? nb::cast(*grad) : nb::none();
}

void set_grad(Tensor& tensor, nb::handle grad) {
  if (grad.is_none()) {
    tensor.set_grad(std::nullopt);
  } else {
    tensor.set_grad(expect_array(grad, "grad"));
  }
}

void run_backward(const Tensor& tensor, nb::handle gradient, bool create_graph) {
  const Tensor root = tensor;
  const auto from =
      gradient.is_none() ? std::nullopt : std::optional(make_tensor(gradient, "backward"));
  const nb::gil_scoped_release released;
  root.backward(from, create_graph);
}

std::vector<Tensor> tensors_in(const nb::list& list) {
  std::vector<Tensor> out;
  for (const nb::handle tensor : list) out.push_back(nb::cast<Tensor>(tensor));
  return out;
}

nb::list list_of(const Gradients& found) {
  nb::list out;
  for (const auto& gradient : found) out.append(gradient ? nb::cast(*gradient) : nb::none());
  return out;
}

nb::list run_gradients(const nb::list& outputs, const nb::list& of_outputs, const nb::list& inputs,
                       bool create_graph) {
  const auto from = tensors_in(outputs), to = tensors_in(inputs);
  Gradients given;
  for (const nb::handle gradient : of_outputs) {
    given.push_back(gradient.is_none() ? std::nullopt : std::optional(nb::cast<Tensor>(gradient)));
  }
  Gradients found;
  {
    const nb::gil_scoped_release released;
    found = gradients(from, given, to, create_graph);
  }
  return list_of(found);
}

nb::list run_tangents(const nb::list& outputs, const nb::list& inputs, const nb::list& of_inputs,
                      bool create_graph) {
  const auto from = tensors_in(inputs), to = tensors_in(outputs);
  Gradients given, found;
  for (const Tensor& tangent : tensors_in(of_inputs)) given.emplace_back(tangent);
  {
    const nb::gil_scoped_release released;
    found = tangents(to, from, given, create_graph);
  }
  return list_of(found);
}

nb::object grad_fn(const Tensor& tensor) {
  const auto node = tensor.grad_node();
  return node ? nb::cast(node->name()) : nb::none();
}

}  // namespace

Tensor deep_copy(const Tensor& tensor) {
  constexpr const char* kOp = "deepcopy";
  Tensor out = tensor.detach().clone();
  refuse_result(tensor, kOp);
  if (const auto grad = tensor.grad()) out.set_grad(grad->detach().clone());
  if (tensor.requires_grad()) out.requires_grad_();
  return out;
}

void refuse_result(const Tensor& tensor, const char* op) {
  if (tensor.is_leaf()) return;
  throw Error(ErrorKind::Error, op,
              cat("a result cannot take along how it was computed, got the result of ",
                  tensor.grad_node()->name(), ", expected x.detach()"));
}

void bind_autograd(nb::module_& m, TensorClass& type) {
  type.def_prop_rw(
          "requires_grad", &Tensor::requires_grad,
          [](Tensor& t, bool flag) { t.requires_grad_(flag); },
          "Whether gradients are followed through it.")
      .def(
          "requires_grad_", [](Tensor& t, bool flag) -> Tensor& { return t.requires_grad_(flag); },
          "flag"_a = true, nb::rv_policy::none,
          "Says whether gradients are followed through it, and gives itself back.")
      .def_prop_rw("grad", get_grad, set_grad, nb::for_setter(nb::arg().none()),
                   "What backward() has added up here, or None.")
      .def_prop_ro("is_leaf", &Tensor::is_leaf, "Whether it is no result of recorded operations.")
      .def_prop_ro("grad_fn", grad_fn, "The operation it is the result of, or None for a leaf.")
      .def("backward", run_backward, "gradient"_a = nb::none(), "create_graph"_a = false,
           "Adds its derivatives to `.grad` of every leaf it was computed from, each multiplied by "
           "`gradient` (one real number needs none). With create_graph they can be differentiated "
           "again.")
      .def("detach", &Tensor::detach, "The same memory, followed by no gradients.");
  m.def(
      "enter_grad_mode",
      [](bool enabled) { entered().push_back(std::make_unique<GradMode>(enabled)); }, "enabled"_a,
      "Sets whether this thread records operations, until leave_grad_mode().");
  m.def(
      "leave_grad_mode",
      [] {
        if (!entered().empty()) entered().pop_back();
      },
      "Goes back to the mode before the last enter_grad_mode().");
  m.def(
      "run_function",
      [](nb::handle function, const nb::args& args, const nb::kwargs& kwargs) {
        const FunctionScope scope;
        return nb::object(function(*args, **kwargs));
      },
      "function"_a, "args"_a, "kwargs"_a,
      "Calls a function of @eas.function: launches on tensors that require grad are recorded.");
  m.def("gradients", run_gradients, "outputs"_a, "of_outputs"_a, "inputs"_a, "create_graph"_a,
        "The derivatives of outputs, times of_outputs, with respect to inputs; None where there is "
        "none. No .grad is touched.");
  m.def("tangents", run_tangents, "outputs"_a, "inputs"_a, "of_inputs"_a, "create_graph"_a,
        "How outputs change when inputs change by of_inputs; None for one that does not.");
  m.def("as_input", &as_input, "values"_a,
        "The same values in a place of their own in the graph, for gradients() to stop at.");
  m.def("in_function", &in_function, "Whether this thread runs a function of @eas.function.");
  m.def("is_grad_enabled", &grad_enabled, "Whether this thread records operations.");
}

}  // namespace eas::python
