// How a torch tensor is read: the inlined heart of the table, for every file of the bridge.
//
// A tensor is plain when its key set holds nothing but a backend, Dense and the keys of autograd
// and autocast: one word is compared, and everything that is special in any way (sparse, lazy views,
// wrappers of functorch and functionalization, subclasses with __torch_dispatch__, fakes) goes the
// slow way, which says what it is.
#pragma once

#include <eas_torch/bridge.h>
#include <torch/csrc/autograd/python_variable.h>

namespace eas_torch {

inline constexpr c10::DispatchKeySet kPlainFunctionality =
    c10::DispatchKeySet({c10::DispatchKey::Dense, c10::DispatchKey::ADInplaceOrView,
                         c10::DispatchKey::AutogradFunctionality}) |
    c10::autocast_dispatch_keyset;  // every tensor has that of its device

inline bool is_plain(c10::DispatchKeySet keys) {
  // Meta tensors have a backend of their own, and no memory.
  const std::uint64_t meta = c10::DispatchKeySet(c10::BackendComponent::MetaBit).raw_repr();
  const std::uint64_t allowed = kPlainFunctionality.raw_repr() | (c10::full_backend_mask & ~meta);
  const std::uint64_t dense = c10::DispatchKeySet(c10::DispatchKey::Dense).raw_repr();
  return (keys.raw_repr() & ~allowed) == 0 && (keys.raw_repr() & dense) != 0;
}

// isinstance(object, torch.Tensor), by the types a class is derived from: Python's own check asks the
// metaclass first.
inline bool is_tensor(PyObject* object) {
  PyTypeObject* const type = Py_TYPE(object);
  auto* const tensor = reinterpret_cast<PyTypeObject*>(THPVariableClass);
  if (type == tensor || type == reinterpret_cast<PyTypeObject*>(ParameterClass)) return true;
  PyObject* const bases = type->tp_mro;
  if (!bases) return false;
  const Py_ssize_t count = PyTuple_GET_SIZE(bases);
  for (Py_ssize_t i = 1; i < count; ++i) {
    if (PyTuple_GET_ITEM(bases, i) == THPVariableClass) return true;
  }
  return false;
}

inline c10::TensorImpl* impl_of(PyObject* tensor) {
  return THPVariable_Unpack(tensor).unsafeGetTensorImpl();
}

// Of a plain tensor. May throw what torch throws (memory that may not be touched).
inline void describe(c10::TensorImpl& impl, TensorBridgeInfo& out) {
  const c10::Device device = impl.device();
  const std::size_t size = impl.itemsize();
  const c10::IntArrayRef shape = impl.sizes();
  out.shape = shape.data();
  out.strides = impl.strides().data();
  out.ndim = static_cast<std::int32_t>(shape.size());
  out.numel = impl.numel();
  out.storage_offset = impl.storage_offset();
  // The memory may be shared lazily with another tensor (copy on write) until somebody may write.
  auto* const memory = static_cast<char*>(
      const_cast<c10::Storage&>(impl.unsafe_storage()).unsafeGetStorageImpl()->mutable_data());
  out.data_ptr = memory ? memory + static_cast<std::size_t>(out.storage_offset) * size : nullptr;
  out.device_type = static_cast<std::int16_t>(device.type());
  out.device_index = device.index();
  out.scalar_type = static_cast<std::int16_t>(c10::typeMetaToScalarType(impl.dtype()));
  out.element_size = static_cast<std::int16_t>(size);
  out.is_contiguous = impl.is_contiguous();
  out.is_cuda = device.is_cuda();
  out.requires_grad = impl.requires_grad();
  out.stream = nullptr;
}

}  // namespace eas_torch
