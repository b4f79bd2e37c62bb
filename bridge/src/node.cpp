// The way back of a replayed operator: a node of torch's, without Python where the adjoint is known.
#include <ATen/EmptyTensor.h>
#include <ATen/ops/empty_strided.h>
#include <torch/csrc/autograd/functions/utils.h>
#include <torch/csrc/autograd/node.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/autograd/saved_variable.h>
#include <torch/csrc/dynamo/compiled_autograd.h>

#include "op.hpp"
#include "read_tensor.hpp"

namespace eas_torch {
namespace {

using torch::autograd::SavedVariable;
using torch::autograd::variable_list;

bool is_plain_cpu(const at::Tensor& tensor) {
  return is_plain(tensor.key_set()) && tensor.is_cpu();
}

// How a tensor lay whose values are not kept.
struct Layout {
  std::size_t tensor;
  at::ScalarType dtype;
  c10::SmallVector<std::int64_t, 8> dims;  // sizes, then strides

  Layout(std::size_t i, const at::Tensor& given) : tensor(i), dtype(given.scalar_type()) {
    for (const at::IntArrayRef part : {given.sizes(), given.strides()}) {
      dims.append(part.begin(), part.end());
    }
  }
  at::IntArrayRef sizes() const { return at::IntArrayRef(dims).slice(0, dims.size() / 2); }
  at::IntArrayRef strides() const { return at::IntArrayRef(dims).slice(dims.size() / 2); }
  // For programs, which ask for its layout alone.
  at::Tensor without_elements() const {
    at::Tensor made = at::detail::empty_cpu({0}, dtype);
    made.unsafeGetTensorImpl()->set_sizes_and_strides(sizes(), strides());
    return made;
  }
  // For Python, where operators take tensors; `traced`: of what is being made a graph of.
  at::Tensor with_any_elements(bool traced) const {
    return traced ? at::empty_strided(sizes(), strides(), at::TensorOptions().dtype(dtype))
                  : at::Tensor(at::detail::empty_strided_cpu(sizes(), strides(), dtype));
  }
};

class ReplayNode : public torch::autograd::Node {
 public:
  std::shared_ptr<const Callbacks> callbacks;
  std::shared_ptr<Recorded> recorded;
  const Kept* kept = nullptr;  // of the record
  std::vector<SavedVariable> tensors, results;
  std::vector<Layout> layouts;
  Program::Numbers numbers;
  std::vector<std::int32_t> input_of;  // which tensor each gradient that goes on belongs to
  std::vector<std::int32_t>
      gradient_of;  // for each result its place among the incoming ones, or -1

  // That of the Python function, which other nodes of the operator have.
  std::string name() const override {
    std::string out = recorded->forward().title();
    if (const auto at = out.find("::"); at != std::string::npos) out.replace(at, 2, "_");
    return out + "Backward";
  }

  void release_variables() override {
    const std::lock_guard<std::mutex> lock(mutex_);
    tensors.clear();
    results.clear();
    layouts.clear();
    released_ = true;
  }

  variable_list apply(variable_list&& gradients) override {
    variable_list inputs, outputs;
    std::vector<Layout> shapes;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      TORCH_CHECK(!released_, torch::autograd::ERR_BACKWARD_TWICE);
      for (const SavedVariable& saved : tensors) inputs.push_back(saved.unpack());
      for (const SavedVariable& saved : results) outputs.push_back(saved.unpack(getptr()));
      shapes = layouts;
    }
    variable_list incoming(gradient_of.size());
    for (std::size_t i = 0; i < gradient_of.size(); ++i) {
      if (gradient_of[i] >= 0) incoming[i] = gradients[static_cast<std::size_t>(gradient_of[i])];
    }
    std::uint64_t wanted = 0, present = 0;
    for (std::size_t i = 0; i < input_of.size(); ++i) {
      if (task_should_compute_output(i)) wanted |= std::uint64_t{1} << input_of[i];
    }
    bool plain = !at::GradMode::is_enabled();
    for (std::size_t i = 0; i < incoming.size(); ++i) {
      if (!incoming[i].defined()) continue;
      present |= std::uint64_t{1} << i;
      plain = plain && is_plain_cpu(incoming[i]);
    }
    for (const at::Tensor& tensor : inputs) {
      plain = plain && (!tensor.defined() || is_plain_cpu(tensor));
    }
    variable_list made(input_of.size());
    if (wanted == 0 || present == 0) return made;
    if (plain && replay(incoming, inputs, outputs, shapes, present, wanted, made)) return made;
    for (const Layout& layout : shapes) {
      inputs[layout.tensor] = layout.with_any_elements(traced_);
    }
    return ask_python(incoming, inputs, outputs, wanted);
  }

  // Compiled autograd makes a graph of the way back: what the node is apart from the tensors it keeps, and
  // its gradients of others in their place, by torch's way.
  void compiled_args(torch::dynamo::autograd::CompiledNodeArgs& args) const override {
    args.collect(recorded->number());
    args.collect(tensors, false);
    args.collect(results, true);
    for (const Number& number : numbers) {
      args.collect(static_cast<std::uint8_t>(number.kind));
      args.collect(number.bits);
    }
    for (const Layout& layout : layouts) {
      args.collect(static_cast<std::uint64_t>(layout.tensor));
      args.collect(layout.dtype);
      for (const std::int64_t dim : layout.dims) args.collect(dim);
    }
    args.collect(input_of);
    args.collect(gradient_of);
  }

  variable_list apply_with_saved(const variable_list& gradients,
                                 torch::dynamo::autograd::SwapSavedVariables& saved) override {
    saved.before(tensors);
    saved.before(results);
    traced_ = true;
    variable_list made = apply(variable_list(gradients));
    traced_ = false;
    saved.after(tensors);
    saved.after(results);
    return made;
  }

 private:
  bool replay(const variable_list& incoming, const variable_list& inputs,
              const variable_list& outputs, const std::vector<Layout>& shapes,
              std::uint64_t present, std::uint64_t wanted, variable_list& made) const {
    const Program* program = recorded->adjoint(present, wanted, *kept, callbacks->adjoint);
    if (!program) return false;
    Program::Slots slots, gradients;
    for (const auto* list : {&incoming, &inputs, &outputs}) {
      for (const at::Tensor& tensor : *list) slots.push_back(tensor);
    }
    for (const Layout& layout : shapes) {
      const std::size_t slot = incoming.size() + layout.tensor;
      if (program->asks(slot)) slots[slot] = layout.without_elements();
    }
    try {
      if (!program->run(slots, numbers, gradients)) return false;
    } catch (const LaunchFailed&) {
      const py::gil_scoped_acquire gil;
      callbacks->core->raise_error();
      throw python_error();
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < input_of.size(); ++i) {
      if (wanted >> input_of[i] & 1) made[i] = std::move(gradients[next++]);
    }
    return true;
  }

  variable_list ask_python(const variable_list& incoming, const variable_list& inputs,
                           const variable_list& outputs, std::uint64_t wanted) const {
    const py::gil_scoped_acquire gil;
    const auto listed = [](const variable_list& tensors) {
      py::list out;
      for (const at::Tensor& tensor : tensors) {
        out.append(tensor.defined() ? py::reinterpret_steal<py::object>(THPVariable_Wrap(tensor))
                                    : py::none());
      }
      return out;
    };
    py::list given;
    for (const Number& number : numbers) {
      switch (number.kind) {
        case Number::Kind::Int: given.append(py::int_(number.bits)); break;
        case Number::Kind::Float:
          given.append(py::float_(std::bit_cast<double>(number.bits)));
          break;
        case Number::Kind::Bool: given.append(py::bool_(number.bits != 0)); break;
        case Number::Kind::None: given.append(py::none()); break;
      }
    }
    py::list asked;
    for (std::size_t i = 0; i < inputs.size(); ++i) asked.append(py::bool_(wanted >> i & 1));
    PyObject* answer = PyObject_CallFunctionObjArgs(
        callbacks->backward.ptr(), recorded->token().ptr(), listed(incoming).ptr(),
        listed(inputs).ptr(), given.ptr(), listed(outputs).ptr(), asked.ptr(), nullptr);
    if (!answer) throw python_error();
    const auto found = py::reinterpret_steal<py::list>(answer);
    variable_list made(input_of.size());
    std::size_t next = 0;
    for (std::size_t i = 0; i < input_of.size(); ++i) {
      if (!(wanted >> input_of[i] & 1)) continue;
      const py::object gradient = found[next++];
      if (!gradient.is_none()) made[i] = THPVariable_Unpack(gradient.ptr());
    }
    return made;
  }

  std::mutex mutex_;
  bool released_ = false, traced_ = false;
};

// Adds a tensor where its bit says that it is read.
bool keep(std::vector<SavedVariable>& list, std::uint64_t bits, const at::Tensor& tensor,
          bool is_result) {
  const bool kept = bits >> list.size() & 1;
  if (kept) list.emplace_back(tensor, is_result);
  else list.emplace_back();
  return kept;
}

}  // namespace

bool run_recorded(const std::shared_ptr<const Callbacks>& callbacks,
                  const std::shared_ptr<Recorded>& recorded, const Program::Slots& tensors,
                  const Program::Numbers& numbers, bool follow, Program::Slots& results) {
  Program::Slots slots(tensors);
  if (!recorded->forward().run(slots, numbers, results)) return false;
  if (!follow) return true;
  auto node = c10::make_intrusive<ReplayNode>();
  node->callbacks = callbacks;
  node->recorded = recorded;
  node->numbers = numbers;
  torch::autograd::edge_list edges;
  std::uint64_t wanted = 0;
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    const at::Tensor& tensor = tensors[i];
    if (!tensor.defined() || !tensor.requires_grad()) continue;
    edges.push_back(torch::autograd::impl::gradient_edge(tensor));
    node->input_of.push_back(static_cast<std::int32_t>(i));
    wanted |= std::uint64_t{1} << i;
  }
  node->set_next_edges(std::move(edges));
  node->kept = &recorded->kept(wanted, callbacks->kept);
  node->tensors.reserve(tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    const bool kept = keep(node->tensors, node->kept->tensors, tensors[i], false);
    if (!kept && tensors[i].defined()) node->layouts.emplace_back(i, tensors[i]);
  }
  std::int32_t place = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool differentiable = recorded->differentiable()[i];
    node->gradient_of.push_back(differentiable ? place++ : -1);
    if (differentiable) torch::autograd::set_history(results[i], node);
  }
  node->results.reserve(results.size());
  for (const at::Tensor& result : results) {
    keep(node->results, node->kept->results, result, true);
  }
  return true;
}

}  // namespace eas_torch
