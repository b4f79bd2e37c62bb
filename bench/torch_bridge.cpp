// What bench/torch_bridge.py times beside us: the bridge's table and the same done by libtorch itself,
// called from C++ alike; and operators as C++ users of torch write them (TORCH_LIBRARY and
// torch::autograd::Function). Compiled against the torch that is installed.
#include <eas_torch/bridge.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/extension.h>
#include <torch/library.h>

#include <chrono>

namespace {

template <class Fn>
double nanoseconds(const Fn& fn) {
  constexpr int kCalls = 2000, kRounds = 60;
  double best = 1e9;
  for (int round = 0; round < kRounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kCalls; ++i) {
      fn();
      asm volatile("" ::: "memory");
    }
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    best = std::min(best, spent.count() / kCalls);
  }
  return best;
}

// Volatile, as nobody who calls the table knows where its functions are.
py::dict measure(const py::object& capsule, const py::object& tensor, const py::object& subclass,
                 const py::object& other) {
  const EasTorchBridge* volatile table =
      static_cast<const EasTorchBridge*>(PyCapsule_GetPointer(capsule.ptr(), EAS_BRIDGE_CAPSULE));
  PyObject* volatile object = tensor.ptr();
  TensorBridgeInfo info;
  volatile std::uint64_t sink = 0;
  py::dict out;
  out["extract"] = nanoseconds([&] { sink = table->extract(object, &info); });
  out["get_signature"] = nanoseconds([&] { sink = table->get_signature(object); });
  out["requires_grad"] = nanoseconds([&] { sink = table->requires_grad(object); });
  out["is_tensor, a tensor"] = nanoseconds([&] { sink = table->is_tensor(object); });
  out["libtorch: THPVariable_Check, a tensor"] =
      nanoseconds([&] { sink = THPVariable_Check(object); });
  out["libtorch: unpack, sizes, strides, memory"] = nanoseconds([&] {
    const at::Tensor& x = THPVariable_Unpack(object);
    info.shape = x.sizes().data();
    info.strides = x.strides().data();
    info.ndim = static_cast<std::int32_t>(x.dim());
    info.data_ptr = x.mutable_data_ptr();
    info.scalar_type = static_cast<std::int16_t>(x.scalar_type());
    info.device_type = static_cast<std::int16_t>(x.device().type());
    info.requires_grad = x.requires_grad();
    sink = static_cast<std::uint64_t>(info.ndim);
  });
  object = subclass.ptr();
  out["is_tensor, a subclass"] = nanoseconds([&] { sink = table->is_tensor(object); });
  out["libtorch: THPVariable_Check, a subclass"] =
      nanoseconds([&] { sink = THPVariable_Check(object); });
  object = other.ptr();
  out["is_tensor, no tensor"] = nanoseconds([&] { sink = table->is_tensor(object); });
  out["libtorch: THPVariable_Check, no tensor"] =
      nanoseconds([&] { sink = THPVariable_Check(object); });
  return out;
}

at::Tensor scale(const at::Tensor& x) {
  at::Tensor out = at::empty_like(x);
  const float* from = x.const_data_ptr<float>();
  float* to = out.mutable_data_ptr<float>();
  const std::int64_t count = x.numel();
  for (std::int64_t i = 0; i < count; ++i) to[i] = 2 * from[i] + 1;
  return out;
}

at::Tensor scale_backward(const at::Tensor& gradient) {
  const at::Tensor g = gradient.contiguous();
  at::Tensor out = at::empty_like(g);
  const float* from = g.const_data_ptr<float>();
  float* to = out.mutable_data_ptr<float>();
  const std::int64_t count = g.numel();
  for (std::int64_t i = 0; i < count; ++i) to[i] = 2 * from[i];
  return out;
}

class Scale : public torch::autograd::Function<Scale> {
 public:
  static at::Tensor forward(torch::autograd::AutogradContext* context, const at::Tensor& x) {
    context->save_for_backward({x});
    const at::AutoDispatchBelowADInplaceOrView below;
    return scale(x);
  }
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::variable_list& gradients) {
    context->get_saved_variables();
    return {scale_backward(gradients[0])};
  }
};

}  // namespace

TORCH_LIBRARY(eas_peer, m) {
  m.def("plain(Tensor x) -> Tensor");
  m.def("scale(Tensor x) -> Tensor");
}
TORCH_LIBRARY_IMPL(eas_peer, CPU, m) {
  m.impl("plain", scale);
  m.impl("scale", scale);
}
TORCH_LIBRARY_IMPL(eas_peer, AutogradCPU, m) {
  m.impl("scale", [](const at::Tensor& x) { return Scale::apply(x); });
}

PYBIND11_MODULE(torch_bridge_peer, m) {
  m.def("measure", &measure);
  m.def("scale", [](const at::Tensor& x) { return Scale::apply(x); });
}
