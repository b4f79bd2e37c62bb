// The way back through a launch: its adjoint is launched with what was saved, itself recorded when
// the gradients are to be differentiated again.
#include "python/launch/launch_node.hpp"

#include <eas/error.hpp>

#include <utility>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using Value = LaunchRecipe::Value;
using Read = LaunchRecipe::Read;
using Memory = LaunchRecipe::Memory;
using Written = LaunchRecipe::Written;

PyObject* python(const std::shared_ptr<void>& held) { return static_cast<PyObject*>(held.get()); }

// Whether a gradient that was handed to a node may be written over: only the engine and a copy of ours
// hold it.
bool is_ours(const Tensor& gradient) {
  return !gradient.readonly() && gradient.owner().get() == gradient.data() &&
         gradient.owner().use_count() <= 2;
}

}  // namespace

LaunchNode::LaunchNode(const std::string& kernel, LaunchRecipe&& recipe)
    : GradNode(kernel, std::move(recipe.inputs)),
      kernel_(python_owner(recipe.kernel)),
      gradient_(python_owner(recipe.gradient)),
      objects_(python_owner(recipe.objects)),
      backend_(recipe.backend.is_valid() ? python_owner(recipe.backend) : nullptr),
      tptg_(recipe.tptg.is_valid() ? python_owner(recipe.tptg) : nullptr),
      grid_(recipe.grid),
      values_(std::move(recipe.values)),
      reads_(std::move(recipe.reads)),
      memories_(std::move(recipe.memories)),
      written_(std::move(recipe.written)),
      input_count_(0) {
  for (const Read& read : reads_) input_count_ += read.input >= 0;
  for (const Memory& memory : memories_) input_count_ += memory.input >= 0;
}

nb::object LaunchNode::value_object(const Value& value) const {
  if (value.object >= 0) return nb::borrow(PyList_GET_ITEM(python(objects_), value.object));
  if (!value.saved) return nb::cast(value.unread);
  if (!value.saved->is_intact()) {
    throw Error(ErrorKind::Error, "backward",
                cat("argument '", value.name, "' of a launch of ", name(),
                    " was written to after it, got new values where its gradient needs the old "
                    "ones, expected another array for them, or backward() first"));
  }
  const Tensor values = value.saved->get();
  const std::shared_ptr<GradNode> node = self.lock();
  if (value.after < 0 || !node) return nb::cast(values);
  const Written& written = written_[static_cast<std::size_t>(value.after)];
  const Tensor whole =
      attach(memories_[written.memory].after, node, static_cast<int>(written.memory));
  return nb::cast(written.is_whole ? whole : tensor::strided(whole, written.part));
}

// The gradient of all of the memory, laid out as that is, and to be written over where the adjoint
// does.
Tensor LaunchNode::incoming(const Memory& memory, const Tensor* given) {
  Tensor out = given ? given->contiguous() : Tensor::zeros(memory.shape, memory.dtype);
  if (!memory.overwritten) return out;
  if (given && out.owner() == given->owner() && (grad_enabled() || !is_ours(*given))) {
    out = out.clone();
  }
  if (grad_enabled()) tensor::track(out);
  return out;
}

void LaunchNode::launch(PyObject* kernel, BoundCall& call) const {
  call.options.any = backend_ || tptg_;
  call.options.backend = python(backend_);
  call.options.tptg = python(tptg_);
  const nb::tuple grid = nb::make_tuple(grid_[0], grid_[1], grid_[2]);
  launch_bound_call(kernel, call, grid.ptr());
}

Gradients LaunchNode::backward(const Gradients& outputs) {
  const nb::gil_scoped_acquire gil;
  const FunctionScope scope;
  const auto& parameters = state_of(python(gradient_)).signature.parameters();
  BoundCall call(parameters.size());
  std::vector<nb::object> held(parameters.size());
  const auto give = [&](std::size_t place, const Tensor& tensor) {
    held[place] = nb::cast(tensor);
    call[place] = held[place].ptr();
  };
  for (std::size_t i = 0; i < parameters.size(); ++i) call[i] = parameters[i].default_value.ptr();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    held[i] = value_object(values_[i]);
    call[i] = held[i].ptr();
  }
  Gradients wholes;  // of the memories: first of what they hold after the launch, then before
  for (std::size_t m = 0; m < memories_.size(); ++m) {
    const Tensor* const given = m < outputs.size() && outputs[m] ? &*outputs[m] : nullptr;
    const bool any = given || memories_[m].needed;
    wholes.push_back(any ? std::optional(incoming(memories_[m], given)) : std::nullopt);
  }
  for (const Written& written : written_) {
    const std::optional<Tensor>& whole = wholes[written.memory];
    if (!whole || !written.place) continue;
    give(*written.place, written.is_whole ? *whole : tensor::strided(*whole, written.part));
  }
  std::vector<Tensor> out_of_reads;
  for (const Read& read : reads_) {
    const bool inside = read.memory >= 0;
    out_of_reads.push_back(
        inside ? tensor::strided(*wholes[static_cast<std::size_t>(read.memory)], read.part)
               : tensor::laid_out_as(read.like, read.begins));
    give(read.place, out_of_reads.back());
  }
  launch(python(gradient_), call);
  Gradients inputs(input_count_);
  for (std::size_t i = 0; i < reads_.size(); ++i) {
    if (reads_[i].input >= 0) inputs[static_cast<std::size_t>(reads_[i].input)] = out_of_reads[i];
  }
  for (std::size_t m = 0; m < memories_.size(); ++m) {
    const int input = memories_[m].input;
    if (input >= 0) inputs[static_cast<std::size_t>(input)] = wholes[m];
  }
  return inputs;
}

// What the kernel writes once more when it runs with its tangent: what it was before, where that
// counts.
nb::object LaunchNode::scratch_for(const Value& value) const {
  if (value.object >= 0) {
    return nb::cast(tensor::copy_laid_out_as(make_tensor(value_object(value), "jvp")));
  }
  if (!value.saved) return nb::cast(tensor::laid_out_as(value.unread, tensor::Holds::Zeros));
  return nb::cast(tensor::copy_laid_out_as(nb::cast<Tensor>(value_object(value))));
}

// The kernel with its tangent is launched, on copies of what it writes. A kernel with a gradient of its
// own has none, and where derivatives of tangents are wanted these copies would have to be followed.
Gradients LaunchNode::forward(const Gradients& inputs, std::span<const Output> outputs) {
  const nb::gil_scoped_acquire gil;
  KernelState& kernel = state_of(python(kernel_));
  if (grad_enabled() || kernel.own_gradient.is_valid()) {
    return GradNode::forward(inputs, outputs);
  }
  const auto given = [&](int input) {
    const bool is = input >= 0 && inputs[static_cast<std::size_t>(input)];
    return is ? &*inputs[static_cast<std::size_t>(input)] : nullptr;
  };
  std::vector<Tensor> wholes;  // of the memories: the tangents of what they hold
  for (const Memory& memory : memories_) {
    const Tensor* const before = given(memory.input);
    wholes.push_back(before ? before->contiguous().clone()
                            : Tensor::zeros(memory.shape, memory.dtype));
  }
  std::vector<std::pair<std::size_t, Tensor>> tangents;  // by the kernel's parameter
  nb::list wrt;
  const auto add = [&](std::size_t param, const Tensor& tangent, bool varies) {
    tangents.emplace_back(param, tangent);
    if (varies) wrt.append(kernel.signature.parameters()[param].text);
  };
  for (const Read& read : reads_) {
    if (read.memory >= 0) {
      const auto m = static_cast<std::size_t>(read.memory);
      add(read.param, tensor::strided(wholes[m], read.part), given(memories_[m].input));
    } else if (const Tensor* const tangent = given(read.input)) {
      Tensor laid_out = tensor::laid_out_as(read.like, tensor::Holds::Zeros);
      laid_out.copy_from(*tangent);
      add(read.param, laid_out, true);
    }
  }
  for (const Written& written : written_) {
    const Tensor& whole = wholes[written.memory];
    add(written.param, written.is_whole ? whole : tensor::strided(whole, written.part),
        given(memories_[written.memory].input));
  }
  const nb::object with_tangent = nb::handle(python(kernel_)).attr("jvp")(nb::tuple(wrt));
  const KernelState& derived = state_of(with_tangent.ptr());
  const auto& parameters = derived.signature.parameters();
  BoundCall call(parameters.size());
  std::vector<nb::object> held;
  const auto give = [&](std::size_t place, nb::object object) {
    call[place] = object.ptr();
    held.push_back(std::move(object));
  };
  for (std::size_t i = 0; i < parameters.size(); ++i) call[i] = parameters[i].default_value.ptr();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    give(i, values_[i].written ? scratch_for(values_[i]) : value_object(values_[i]));
  }
  const auto places = gradient_places(kernel, derived);
  for (const auto& [param, tangent] : tangents) give(*places[param], nb::cast(tangent));
  launch(with_tangent.ptr(), call);
  Gradients out;
  for (const Output& output : outputs) {
    out.emplace_back(wholes[static_cast<std::size_t>(output.number)]);
  }
  return out;
}

}  // namespace eas::python
