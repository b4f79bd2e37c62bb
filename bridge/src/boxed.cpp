// An operator as torch's dispatcher calls it: from torch.ops, from compiled graphs, from C++. What was
// recorded is replayed without Python; all else goes to the kernel that Python registered, found under
// a key that nobody's tensors have.
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <torch/csrc/autograd/python_variable.h>

#include "op_state.hpp"

namespace eas_torch {
namespace {

using c10::DispatchKey;
using c10::DispatchKeySet;

py::object to_python(const c10::IValue& value) {
  if (value.isTensor()) {
    return py::reinterpret_steal<py::object>(THPVariable_Wrap(value.toTensor()));
  }
  if (value.isInt()) return py::int_(value.toInt());
  if (value.isDouble()) return py::float_(value.toDouble());
  if (value.isBool()) return py::bool_(value.toBool());
  if (value.isBoolList()) {
    py::list out;
    for (const bool item : value.toBoolList()) out.append(py::bool_(item));
    return out;
  }
  if (value.isList()) {
    py::list out;
    for (const c10::IValue& item : value.toListRef()) out.append(to_python(item));
    return out;
  }
  return py::none();  // all that Arguments reads is above
}

class Boxed final : public c10::OperatorKernel {
 public:
  Boxed(OpState& state, bool autograd) : state_(state), autograd_(autograd) {}

  void operator()(const c10::OperatorHandle& op, DispatchKeySet keys, torch::jit::Stack* stack) {
    if (replay(*stack)) return;
    // Python registered for all autograd keys, and for all backends.
    const DispatchKeySet detour =
        autograd_ ? (keys & c10::after_autograd_keyset) | DispatchKeySet(DispatchKey::AutogradOther)
                  : DispatchKeySet(DispatchKey::PrivateUse3);
    op.redispatchBoxed(detour, stack);
  }

 private:
  using Candidates = c10::SmallVector<std::shared_ptr<Recorded>, 4>;

  bool replay(torch::jit::Stack& stack) const {
    if (autograd_ && !dispatches_plainly()) return false;
    const std::size_t count = state_.kinds.size();
    const c10::IValue* const given = stack.data() + (stack.size() - count);
    Arguments arguments;
    arguments.below_autograd = !autograd_;
    for (std::size_t i = 0; i < count; ++i) {
      if (!arguments.read(given[i], state_.kinds[i])) return false;
    }
    const bool follow = arguments.requires_grad && at::GradMode::is_enabled();
    if (follow && !arguments.can_be_followed()) return false;
    Candidates known;
    std::shared_ptr<const Callbacks> callbacks;
    {
      const py::gil_scoped_acquire gil;
      callbacks = state_.callbacks;
      for (const Known& each : state_.known) {
        if (each.words == arguments.words && each.recorded->forward().is_current()) {
          known.push_back(each.recorded);
        }
      }
    }
    for (const auto& recorded : known) {
      if (run(callbacks, recorded, arguments, follow, stack)) return true;
    }
    std::shared_ptr<Recorded> made;
    {
      const py::gil_scoped_acquire gil;
      py::tuple values(count);
      for (std::size_t i = 0; i < count; ++i) values[i] = to_python(given[i]);
      made = record(state_, arguments, values);
      if (made && !made->forward().is_current()) return false;
    }
    return made && run(callbacks, made, arguments, follow, stack);
  }

  bool run(const std::shared_ptr<const Callbacks>& callbacks,
           const std::shared_ptr<Recorded>& recorded, const Arguments& arguments, bool follow,
           torch::jit::Stack& stack) const {
    if (follow && !recorded->can_be_followed()) return false;
    Program::Slots results;
    try {
      if (!run_recorded(callbacks, recorded, arguments.tensors, arguments.numbers, follow,
                        results)) {
        return false;
      }
    } catch (const LaunchFailed&) {
      const py::gil_scoped_acquire gil;
      callbacks->core->raise_error();
      python_error error;
      error.persist();
      throw error;
    }
    ++state_.dispatched;
    torch::jit::drop(stack, state_.kinds.size());
    if (state_.form == Form::List) {
      stack.emplace_back(std::vector<at::Tensor>(results.begin(), results.end()));
      return true;
    }
    for (at::Tensor& result : results) {
      if (state_.form != Form::None) stack.emplace_back(std::move(result));
    }
    return true;
  }

  OpState& state_;
  bool autograd_;
};

}  // namespace

void register_boxed(OpState& state, const std::string& name, bool autograd) {
  // Never given back: the dispatcher may be gone before what is static here.
  static auto& handles = *new std::vector<c10::RegistrationHandleRAII>;
  const auto add = [&](DispatchKey key, bool at_autograd) {
    handles.push_back(c10::Dispatcher::singleton().registerImpl(
        c10::OperatorName(name, ""), key,
        c10::KernelFunction::makeFromBoxedFunctor(std::make_unique<Boxed>(state, at_autograd)),
        std::nullopt, nullptr, "eas_torch"));
  };
  add(DispatchKey::CPU, false);
  if (autograd) add(DispatchKey::AutogradCPU, true);
}

}  // namespace eas_torch
