// See torch_mps.hpp.
#include "python/array/torch_mps.hpp"

#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <algorithm>
#include <memory>
#include <string>

#include "base/config.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "python/array/torch_bridge.hpp"
#include "python/common/support.hpp"
#include "python/einsum/result.hpp"
#include "runtime/guest.hpp"
#include "tensor/device.hpp"
#include "tensor/dlpack.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using dlpack::DLManagedTensorVersioned;

DeviceKind metal() { return *tensor::device_of_dlpack(dlpack::kDLMetal); }

// By the bridge: the block and the first element's place in it, from the tensor itself.
Tensor by_bridge(const nb::object& held, const TensorBridgeInfo& info, const char* op) {
  const auto dtype = dtype_of_torch(info.scalar_type);
  if (!dtype) {
    throw DTypeError(op, cat("the dtype is not supported, got ", utf8(nb::str(held.attr("dtype"))),
                             ", expected one that eas has"));
  }
  const auto ndim = static_cast<std::size_t>(info.ndim);
  const tensor::Span shape(info.shape, ndim), strides(info.strides, ndim);
  const Device device{metal(), 0};
  if (info.numel == 0) return Tensor::empty(Dims(shape), *dtype, device);
  auto block = tensor::device_memory(device.kind, op).adopt(0, info.data_ptr, python_owner(held));
  auto* const first =
      static_cast<char*>(block.get()) + info.storage_offset * std::int64_t{info.element_size};
  return Tensor::from_memory(first, shape, strides, *dtype, std::move(block), false, device);
}

struct GiveBack {
  void operator()(DLManagedTensorVersioned* managed) const {
    if (managed->deleter) managed->deleter(managed);
  }
};

// By DLPack, once torch says the same of the memory in its own words: versions that put the address of
// the first element there would have us talk to what is no object.
Tensor by_dlpack(const nb::object& held, const dlpack::DLPackExchangeAPI& api, const char* op) {
  DLManagedTensorVersioned* managed = nullptr;
  if (api.managed_tensor_from_py_object_no_sync(held.ptr(), &managed) != 0) {
    throw nb::python_error();
  }
  std::unique_ptr<DLManagedTensorVersioned, GiveBack> owned(managed);
  const nb::object storage = held.attr("untyped_storage")();
  const auto block = nb::cast<std::uintptr_t>(storage.attr("data_ptr")());
  const auto offset = nb::cast<std::uint64_t>(held.attr("storage_offset")()) *
                      nb::cast<std::uint64_t>(held.attr("element_size")());
  const dlpack::DLTensor& said = managed->dl_tensor;
  const bool empty = nb::cast<std::int64_t>(held.attr("numel")()) == 0;
  if (!empty &&
      (reinterpret_cast<std::uintptr_t>(said.data) != block || said.byte_offset != offset)) {
    throw BackendError(op,
                       "this torch does not say by DLPack where the memory of a tensor on MPS "
                       "begins, expected torch 2.10 or newer, or the bridge (the wheel eas-torch)");
  }
  return tensor::import(owned.release(), op, nullptr);
}

std::shared_ptr<runtime::DeviceStream>& joined() {
  static constinit Once<std::shared_ptr<runtime::DeviceStream>> stream;
  return stream.get();
}

enum class Way : std::uint8_t { Unknown, Stream, Wait };
Way g_way = Way::Unknown;  // under the GIL

// Makes torch's stream one of ours; empty, or why that cannot be.
std::string join_torch_stream() {
  const EasTorchMps* const mps = g_torch_bridge ? g_torch_bridge->mps() : nullptr;
  if (!mps) return g_torch_bridge ? "torch has no MPS here" : "there is no bridge";
  try {
    const runtime::Backend& row = *runtime::backend_of(metal());
    joined() = runtime::guest_stream(
        row, 0, {mps->command_buffer, mps->queue, mps->commit, g_torch_bridge->get_error});
  } catch (const Error& error) {
    return error.what();
  }
  if (!joined()) return "the backend metal joins no stream";
  return "";
}

// Nothing is waited for.
Tensor mps_tensor(const nb::object& held, const dlpack::DLPackExchangeAPI& api, const char* op) {
  TensorBridgeInfo info;
  if (g_torch_bridge && g_torch_bridge->extract(held.ptr(), &info) == EAS_BRIDGE_OK &&
      info.device_type == EAS_TORCH_MPS) {
    return by_bridge(held, info, op);
  }
  return by_dlpack(held, api, op);
}

nb::module_ chooser() { return nb::module_::import_("eas._torch_mps"); }

}  // namespace

void read_mps(PyObject* object, const dlpack::DLPackExchangeAPI& api, ArrayView& out,
              const char* op) {
  // DLPack is for tensors that require no grad.
  const bool detached = !g_torch_bridge && requires_grad(object);
  const nb::object held = detached ? held_alias(object) : nb::borrow(object);
  Tensor tensor = mps_tensor(held, api, op);
  std::int64_t* dims = out.reserve(tensor.ndim());
  std::copy(tensor.shape().begin(), tensor.shape().end(), dims);
  std::copy(tensor.strides().begin(), tensor.strides().end(), dims + out.ndim);
  out.data = tensor.data();
  out.dtype = tensor.dtype();
  out.readonly = false;
  out.device = tensor.device();
  Py_XDECREF(out.keep);
  out.keep = nb::cast(std::move(tensor)).release().ptr();
}

bool alias_mps(PyObject* object, Tensor& out, const char* op) {
  ArrayView found;
  if (!is_torch_tensor(object) || nb::cast<bool>(nb::handle(object).attr("is_cpu")) ||
      !read_array_anywhere(object, found, op) || !is_on_mps(found)) {
    return false;
  }
  const nb::object held = held_alias(object);
  ArrayView again;
  read_array_anywhere(held.ptr(), again, op);
  if (waits_for_torch()) wait_for_torch();
  out = *tensor_of(again.keep);
  return true;
}

std::shared_ptr<runtime::DeviceStream> torch_stream() {
  if (config::torch_mps_sync() != "auto") return nullptr;
  if (g_way == Way::Unknown) chooser().attr("choose")();
  return g_way == Way::Stream ? joined() : nullptr;
}

bool waits_for_torch() { return config::torch_mps_sync() != "0"; }

void wait_for_torch() { nb::module_::import_("torch.mps").attr("synchronize")(); }

bool torch_takes_offsets() { return nb::cast<bool>(chooser().attr("takes_offsets")()); }

void bind_torch_mps(nb::module_& m) {
  m.def("join_torch_stream", &join_torch_stream,
        "Makes torch's stream on MPS one of ours: '', or why it cannot be.");
  m.def(
      "use_torch_stream", [](bool use) { g_way = use ? Way::Stream : Way::Wait; }, nb::arg("use"),
      "Whether launches on torch's tensors on MPS go there, where EAS_TORCH_MPS_SYNC allows it.");
}

}  // namespace eas::python
