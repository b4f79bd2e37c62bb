// Small NumPy arrays are made by NumPy's C function, which costs a tenth of the way by its Python
// ones; larger ones lie in our memory pool, whose pages are there already.
#include "python/einsum/result.hpp"

#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <algorithm>
#include <array>

#include "base/format.hpp"
#include "base/once.hpp"
#include "python/array/array_view.hpp"
#include "python/array/numpy_abi.hpp"
#include "python/common/support.hpp"
#include "python/tensor/tensor.hpp"

namespace eas::python {
namespace {

// NumPy's own small blocks are quicker than our pool up to here.
constexpr std::int64_t kSmallBytes = 4096;

// PyArray_New and what it needs from NumPy's table of C functions; its places never change.
struct NumPyApi {
  using New = PyObject* (*)(PyTypeObject*, int, const Py_ssize_t*, int, const Py_ssize_t*, void*,
                            int, int, PyObject*);
  using SetBase = int (*)(PyObject*, PyObject*);
  New make = nullptr;
  SetBase set_base = nullptr;
  PyTypeObject* array_type = nullptr;
};

NumPyApi load_numpy() {
  constexpr std::size_t kArrayType = 2, kNew = 93, kSetBase = 282;
  NumPyApi out;
  nb::module_::import_("numpy");
  for (const char* name : {"numpy._core._multiarray_umath", "numpy.core._multiarray_umath"}) {
    const nb::object module = loaded_module(name);
    if (!module.is_valid() || !nb::hasattr(module, "_ARRAY_API")) continue;
    auto** table = static_cast<void**>(
        PyCapsule_GetPointer(nb::object(module.attr("_ARRAY_API")).ptr(), nullptr));
    if (!table) throw nb::python_error();
    out.array_type = static_cast<PyTypeObject*>(table[kArrayType]);
    out.make = reinterpret_cast<NumPyApi::New>(table[kNew]);
    out.set_base = reinterpret_cast<NumPyApi::SetBase>(table[kSetBase]);
    return out;
  }
  throw BackendError("einsum", "NumPy's C functions were not found, expected numpy>=1.24");
}

const NumPyApi& numpy_api() {
  static constinit Once<const NumPyApi> api;
  return api.get(load_numpy);
}

// NumPy's number of a dtype, -1 where it has none of its own.
int numpy_number(DType dtype) {
  static constexpr auto kNumbers = [] {
    std::array<int, kDTypeCount> out{};
    out.fill(-1);
    for (int number = 23; number >= 0; --number) {  // int64 is long, the first of its two names
      if (const int entry = kNumPyTypes.entry[number])
        out[static_cast<std::size_t>(entry) - 1] = number;
    }
    return out;
  }();
  return kNumbers[static_cast<std::size_t>(dtype)];
}

// NumPy made no array: because it has no room for so many axes, or for another reason, which stands.
[[noreturn]] void refuse_axes(std::size_t count) {
  if (!PyErr_ExceptionMatches(PyExc_ValueError)) throw nb::python_error();
  PyErr_Clear();
  throw ShapeError("einsum",
                   cat("the result has more axes than NumPy has room for, got ", count,
                       ", expected 64 at most (32 before NumPy 2), or an eas.Tensor among "
                       "the operands, which makes the result one"));
}

nb::object numpy_array(const Tensor& tensor) {
  const int number = numpy_number(tensor.dtype());
  if (!tensor.is_dense() || number < 0) return to_numpy(tensor, "einsum");
  const NumPyApi& api = numpy_api();
  const auto size = static_cast<Py_ssize_t>(itemsize(tensor.dtype()));
  const auto ndim = static_cast<std::size_t>(tensor.ndim());
  Dims strides(ndim);
  for (std::size_t i = 0; i < ndim; ++i) strides[i] = tensor.strides()[i] * size;
  static_assert(sizeof(Py_ssize_t) == sizeof(std::int64_t));
  static char nothing[16];
  const nb::object base = nb::cast(tensor.detach());
  nb::object array = nb::steal(api.make(api.array_type, tensor.ndim(),
                                        reinterpret_cast<const Py_ssize_t*>(tensor.shape().data()),
                                        number, reinterpret_cast<const Py_ssize_t*>(strides.data()),
                                        tensor.data() ? tensor.data() : nothing, 0,
                                        tensor.readonly() ? 0 : kNumPyWriteable, nullptr));
  if (!array.is_valid()) refuse_axes(ndim);
  if (api.set_base(array.ptr(), base.inc_ref().ptr()) != 0) throw nb::python_error();
  return array;
}

// torch knows neither read-only memory nor negative strides.
Tensor for_torch(const Tensor& tensor) {
  const Tensor dense = tensor.is_dense() ? tensor : tensor.contiguous();
  const auto strides = dense.strides();
  const bool negative = std::any_of(strides.begin(), strides.end(), [](auto s) { return s < 0; });
  return dense.readonly() || negative ? dense.clone() : dense;
}

PyTypeObject* torch_tensor_type() {
  static PyTypeObject* known = nullptr;  // lives as long as the process
  if (known) return known;
  const nb::object torch = loaded_module("torch");
  // While torch is being imported it is there without its names.
  if (!torch.is_valid() || !nb::hasattr(torch, "Tensor")) return nullptr;
  known = reinterpret_cast<PyTypeObject*>(nb::object(torch.attr("Tensor")).release().ptr());
  return known;
}

nb::object torch_tensor(const Tensor& tensor) {
  const Tensor shared = for_torch(tensor.detach());
  const dlpack::DLPackExchangeAPI* api = exchange_api(torch_tensor_type());
  if (!api || !api->managed_tensor_to_py_object_no_sync) return to_torch(shared, nb::none());
  void* out = nullptr;
  if (api->managed_tensor_to_py_object_no_sync(eas::to_dlpack(shared), &out) != 0) {
    throw nb::python_error();
  }
  return nb::steal(static_cast<PyObject*>(out));
}

}  // namespace

const char* name(ResultKind kind) {
  switch (kind) {
    case ResultKind::NumPy: return "a NumPy array";
    case ResultKind::Tensor: return "an eas.Tensor";
    case ResultKind::Torch: return "a torch tensor";
  }
  __builtin_unreachable();
}

bool is_torch_tensor(PyObject* object) {
  PyTypeObject* type = torch_tensor_type();
  return type && PyObject_TypeCheck(object, type);
}

nb::object torch_view(PyObject* tensor, Tensor::Span shape, Tensor::Span strides) {
  static constinit Once<const std::array<PyObject*, 2>> known;
  const auto& names = known.get([] {
    return std::array{PyUnicode_InternFromString("storage_offset"),
                      PyUnicode_InternFromString("as_strided")};
  });
  const auto as_tuple = [](Tensor::Span dims) {
    nb::object out = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(dims.size())));
    if (!out.is_valid()) throw nb::python_error();
    for (std::size_t i = 0; i < dims.size(); ++i) {
      PyTuple_SET_ITEM(out.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLongLong(dims[i]));
    }
    return out;
  };
  const nb::object sizes = as_tuple(shape), steps = as_tuple(strides);
  const nb::object offset = nb::steal(PyObject_CallMethodNoArgs(tensor, names[0]));
  if (!offset.is_valid()) throw nb::python_error();
  PyObject* const arguments[] = {tensor, sizes.ptr(), steps.ptr(), offset.ptr()};
  nb::object view = nb::steal(PyObject_VectorcallMethod(names[1], arguments, 4, nullptr));
  if (!view.is_valid()) throw nb::python_error();
  return view;
}

nb::object result_object(const Tensor& tensor, ResultKind kind) {
  switch (kind) {
    case ResultKind::NumPy: return numpy_array(tensor);
    case ResultKind::Tensor: return nb::cast(tensor);
    case ResultKind::Torch: return torch_tensor(tensor);
  }
  __builtin_unreachable();
}

NewResult::NewResult(ResultKind kind, const Dims& shape, DType dtype) : kind_(kind) {
  std::int64_t bytes = static_cast<std::int64_t>(itemsize(dtype));
  for (const std::int64_t size : shape) bytes *= size;  // a plan that fits: no overflow here
  const int number = numpy_number(dtype);
  if (kind == ResultKind::NumPy && bytes <= kSmallBytes && number >= 0) {
    const NumPyApi& api = numpy_api();
    array_ = api.make(api.array_type, static_cast<int>(shape.size()),
                      reinterpret_cast<const Py_ssize_t*>(shape.data()), number, nullptr, nullptr,
                      0, 0, nullptr);
    if (!array_) refuse_axes(shape.size());
    data_ = reinterpret_cast<NumPyArray*>(array_)->data;
    return;
  }
  tensor_ = Tensor::empty(shape, dtype);
  data_ = tensor_.data();
}

PyObject* NewResult::release() {
  if (array_) return std::exchange(array_, nullptr);
  return result_object(tensor_, kind_).release().ptr();
}

}  // namespace eas::python
