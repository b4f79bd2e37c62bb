// The way back through a launch: its adjoint is launched with what was saved, itself recorded when
// the gradients are to be differentiated again.
#include "python/launch/launch_node.hpp"

#include <eas/error.hpp>

#include <utility>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using Value = LaunchRecipe::Value;
using Read = LaunchRecipe::Read;
using Written = LaunchRecipe::Written;

PyObject* python(const std::shared_ptr<void>& held) { return static_cast<PyObject*>(held.get()); }

// Whether a gradient that was handed to a node may be written over: only the engine and we see it.
bool is_ours(const Tensor& gradient) {
  return !gradient.readonly() && gradient.owner().get() == gradient.data() &&
         gradient.owner().use_count() <= 2;
}

}  // namespace

LaunchNode::LaunchNode(const std::string& kernel, LaunchRecipe&& recipe)
    : GradNode(kernel, std::move(recipe.inputs)),
      gradient_(python_owner(recipe.gradient)),
      objects_(python_owner(recipe.objects)),
      backend_(recipe.backend.is_valid() ? python_owner(recipe.backend) : nullptr),
      grid_(recipe.grid),
      values_(std::move(recipe.values)),
      reads_(std::move(recipe.reads)),
      written_(std::move(recipe.written)),
      input_count_(0) {
  for (const Read& read : reads_) input_count_ += read.input >= 0;
  for (const Written& written : written_) input_count_ += written.input >= 0;
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
  const auto output = static_cast<std::size_t>(value.after);
  const Tensor whole = attach(wholes[output], node, value.after);
  const Written& written = written_[output];
  return nb::cast(written.is_whole ? whole : tensor::strided(whole, written.part));
}

// The gradient of all of the memory, laid out as that is, and to be written over where the adjoint
// does.
Tensor LaunchNode::incoming(const Written& written, const std::optional<Tensor>& given) const {
  Tensor out = given ? given->contiguous() : Tensor::zeros(written.shape, written.dtype, Device{});
  if (!written.overwritten) return out;
  if (given && out.owner() == given->owner() && (grad_enabled() || !is_ours(*given))) {
    out = out.clone();
  }
  if (grad_enabled()) tensor::track(out);
  return out;
}

Gradients LaunchNode::backward(const Gradients& outputs) {
  const nb::gil_scoped_acquire gil;
  const FunctionScope scope;
  const KernelState& gradient = state_of(python(gradient_));
  const auto& parameters = gradient.signature.parameters();
  BoundCall call(parameters.size());
  std::vector<nb::object> held(parameters.size());
  const auto give = [&](std::size_t place, nb::object object) {
    call[place] = object.ptr();
    held[place] = std::move(object);
  };
  for (std::size_t i = 0; i < parameters.size(); ++i) call[i] = parameters[i].default_value.ptr();
  for (std::size_t i = 0; i < values_.size(); ++i) give(i, value_object(values_[i]));
  std::vector<Tensor> out_of_reads;
  for (const Read& read : reads_) {
    out_of_reads.push_back(tensor::zeros_laid_out_as(read.like));
    give(read.place, nb::cast(out_of_reads.back()));
  }
  std::vector<std::optional<Tensor>> wholes_before(written_.size());
  for (std::size_t j = 0; j < written_.size(); ++j) {
    const Written& written = written_[j];
    const bool arrived = j < outputs.size() && outputs[j];
    if (!written.place && arrived) wholes_before[j] = outputs[j];
    if (!written.place || (!arrived && !written.needed)) continue;
    const Tensor whole = incoming(written, arrived ? outputs[j] : std::nullopt);
    give(*written.place, nb::cast(written.is_whole ? whole : tensor::strided(whole, written.part)));
    wholes_before[j] = whole;
  }
  call.options.any = backend_ != nullptr;
  call.options.backend = python(backend_);
  const nb::tuple grid = nb::make_tuple(grid_[0], grid_[1], grid_[2]);
  launch_bound_call(python(gradient_), call, grid.ptr());
  Gradients inputs(input_count_);
  for (std::size_t i = 0; i < reads_.size(); ++i) {
    if (reads_[i].input >= 0) inputs[static_cast<std::size_t>(reads_[i].input)] = out_of_reads[i];
  }
  for (std::size_t j = 0; j < written_.size(); ++j) {
    if (written_[j].input < 0) continue;
    inputs[static_cast<std::size_t>(written_[j].input)] = wholes_before[j];
  }
  return inputs;
}

}  // namespace eas::python
