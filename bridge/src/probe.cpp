// Looks whether this torch is laid out as the headers said with which the bridge was compiled: what
// the table says of some tensors is compared with DLPack's C functions, which torch compiled itself.
#include <ATen/DLConvertor.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/dlpack.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <torch/csrc/autograd/grad_mode.h>
#include <torch/csrc/autograd/python_variable.h>

#include <exception>
#include <string>

#include "table.hpp"

namespace eas_torch {
namespace {

// Not at::empty, which modes and default devices of the user would hear of.
at::Tensor fresh(at::IntArrayRef sizes, at::IntArrayRef strides, at::ScalarType type) {
  return at::detail::empty_strided_cpu(sizes, strides, type, false);
}

const DLPackExchangeAPI* exchange() {
  PyObject* found = PyObject_GetAttrString(THPVariableClass, "__dlpack_c_exchange_api__");
  if (!found) {
    PyErr_Clear();
    return nullptr;
  }
  auto* api =
      static_cast<const DLPackExchangeAPI*>(PyCapsule_GetPointer(found, PyCapsule_GetName(found)));
  Py_DECREF(found);  // the type holds the capsule
  if (!api) PyErr_Clear();
  return api;
}

class Probe {
 public:
  explicit Probe(const DLPackExchangeAPI& api) : api_(api) {}

  // Empty, or what is not as torch says.
  std::string compare(const at::Tensor& tensor) const {
    const py::object object = py::reinterpret_steal<py::object>(THPVariable_Wrap(tensor));
    if (!object) throw python_error();
    TensorBridgeInfo info;
    if (table().is_tensor(object.ptr()) != 1) return "is_tensor";
    if (table().extract(object.ptr(), &info) != EAS_BRIDGE_OK) {
      return std::string("extract: ") + table().get_error();
    }
    DLTensor said;
    if (api_.dltensor_from_py_object_no_sync(object.ptr(), &said) != 0) throw python_error();
    if (info.ndim != said.ndim) return "ndim";
    if (info.shape != said.shape && !std::equal(said.shape, said.shape + said.ndim, info.shape)) {
      return "shape";
    }
    if (!std::equal(said.strides, said.strides + said.ndim, info.strides)) return "strides";
    const auto* first = static_cast<const char*>(said.data) + said.byte_offset;
    if (info.numel > 0 && info.data_ptr != first) return "data_ptr";
    if (info.element_size * 8 != said.dtype.bits * said.dtype.lanes) return "element_size";
    if (at::toScalarType(said.dtype) != static_cast<at::ScalarType>(info.scalar_type)) {
      return "scalar_type";
    }
    if (said.device.device_type != kDLCPU || info.device_type != EAS_TORCH_CPU) return "device";
    if (table().requires_grad(object.ptr()) != info.requires_grad) return "requires_grad";
    if (table().get_signature(object.ptr()) == 0) return "get_signature";
    return "";
  }

  int code(const at::Tensor& tensor) const {
    const py::object object = py::reinterpret_steal<py::object>(THPVariable_Wrap(tensor));
    TensorBridgeInfo info;
    return table().extract(object.ptr(), &info);
  }

 private:
  const DLPackExchangeAPI& api_;
};

std::string run(const DLPackExchangeAPI& api) {
  const Probe probe(api);
  const at::Tensor plain = fresh({2, 3}, {3, 1}, at::kFloat);
  at::Tensor turned = fresh({4, 5}, {5, 1}, at::kShort);
  turned.unsafeGetTensorImpl()->set_sizes_and_strides(at::IntArrayRef({3, 2}),
                                                      at::IntArrayRef({1, 5}), 7);
  const at::Tensor many = fresh({1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2},
                                {64, 32, 32, 16, 16, 8, 8, 4, 4, 2, 2, 1}, at::kBFloat16);
  at::Tensor leaf = fresh({}, {}, at::kDouble);
  leaf.set_requires_grad(true);
  for (const at::Tensor& tensor : {plain, turned, many, leaf, fresh({0, 3}, {3, 1}, at::kBool)}) {
    const std::string wrong = probe.compare(tensor);
    if (!wrong.empty()) return wrong;
  }
  const at::Tensor lazy = fresh({2}, {1}, at::kFloat);
  lazy.unsafeGetTensorImpl()->_set_neg(true);
  if (probe.code(lazy) != EAS_BRIDGE_NEGATED) return "lazy negation";
  const at::Tensor conjugated = fresh({2}, {1}, at::kComplexFloat);
  conjugated.unsafeGetTensorImpl()->_set_conj(true);
  if (probe.code(conjugated) != EAS_BRIDGE_CONJUGATED) return "lazy conjugation";
  return "";
}

}  // namespace

const char* probe_table() {
  static std::string answer;
  try {
    // Whatever the caller's modes are, these tensors are plain.
    const c10::impl::ForceDispatchKeyGuard plain(
        c10::impl::LocalDispatchKeySet(c10::impl::PODLocalDispatchKeySet{}));
    const DLPackExchangeAPI* const api = exchange();
    answer = api ? run(*api) : "torch has no C functions of DLPack to compare with";
  } catch (const std::exception& error) {
    const std::string words = error.what();
    answer = "torch says: " + words.substr(0, words.find('\n'));
    PyErr_Clear();
  }
  return answer.c_str();
}

}  // namespace eas_torch
