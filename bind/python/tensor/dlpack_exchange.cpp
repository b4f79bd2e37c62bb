// DLPack's C exchange API as eas.Tensor offers it: other extensions read and make our tensors
// without calling into Python. C functions: every C++ error becomes a Python error or a call of
// set_error.
#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <exception>

#include "python/array/array_view.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/dlpack.hpp"

namespace eas::python {
namespace {

using namespace dlpack;

const Tensor* expect_tensor(void* object) {
  const Tensor* tensor = tensor_of(static_cast<PyObject*>(object));
  if (!tensor) PyErr_SetString(PyExc_TypeError, "[dlpack] not an eas.Tensor");
  return tensor;
}

template <class Fn>
int guarded(Fn&& fn) {
  try {
    return fn();
  } catch (nb::python_error& error) {
    error.restore();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_BufferError, error.what());
  }
  return -1;
}

int allocate(DLTensor* prototype, DLManagedTensorVersioned** out, void* error_ctx,
             DLSetError set_error) {
  try {
    if (!tensor::on_cpu(prototype->device)) {
      tensor::refuse_device(prototype->device.device_type, prototype->device.device_id, "dlpack");
    }
    tensor::check_axes(*prototype, "dlpack");
    const Dims shape(Tensor::Span(prototype->shape, static_cast<std::size_t>(prototype->ndim)));
    const DType dtype = tensor::checked_dtype(prototype->dtype, "dlpack");
    *out = to_dlpack(Tensor::empty(shape, dtype));
    return 0;
  } catch (const std::exception& error) {
    set_error(error_ctx, "BufferError", error.what());
    return -1;
  }
}

int export_owned(void* object, DLManagedTensorVersioned** out) {
  return guarded([&] {
    const Tensor* tensor = expect_tensor(object);
    if (!tensor) return -1;
    // A diagonal tensor is dense only as a copy.
    const bool copied = !tensor->is_dense();
    *out = to_dlpack(copied ? tensor->contiguous() : *tensor, copied);
    return 0;
  });
}

int import_owned(DLManagedTensorVersioned* managed, void** out) {
  return guarded([&] {
    *out = nb::cast(from_dlpack(managed)).release().ptr();
    return 0;
  });
}

int export_borrowed(void* object, DLTensor* out) {
  return guarded([&] {
    const Tensor* tensor = expect_tensor(object);
    if (!tensor) return -1;
    if (tensor->readonly()) {
      // A bare DLTensor has no flags; the owning form can say it.
      PyErr_SetString(
          PyExc_BufferError,
          "[dlpack] a read-only tensor cannot be told in a DLTensor; export it managed");
      return -1;
    }
    *out = describe(*tensor);
    return 0;
  });
}

int no_stream(DLDeviceType, std::int32_t, void** out) {
  *out = nullptr;
  return 0;
}

constexpr DLPackExchangeAPI kApi = {
    {{kMajorVersion, kMinorVersion}, nullptr},
    allocate,
    export_owned,
    import_owned,
    export_borrowed,
    no_stream,
};

}  // namespace

nb::object exchange_api_capsule() {
  PyObject* capsule =
      PyCapsule_New(const_cast<DLPackExchangeAPI*>(&kApi), kCapsuleExchangeApi, nullptr);
  if (!capsule) throw nb::python_error();
  return nb::steal(capsule);
}

}  // namespace eas::python
