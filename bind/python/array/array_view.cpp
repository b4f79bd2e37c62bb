// Reading arrays. What is known about a type (which protocol, which C functions) is found once and
// kept in a small table indexed by the type's address; after that an argument costs a few loads.
#include "python/array/array_view.hpp"

#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <array>
#include <string>

#include "base/format.hpp"
#include "base/once.hpp"
#include "python/array/numpy_abi.hpp"
#include "python/array/torch_bridge.hpp"
#include "python/array/torch_mps.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/common/bind.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/einsum/result.hpp"
#include "python/tensor/dlpack_capsule.hpp"
#include "tensor/device.hpp"
#include "tensor/dlpack.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using dlpack::DLPackExchangeAPI;
using dlpack::DLTensor;

struct TypeEntry {
  PyTypeObject* type = nullptr;  // owned, so the address cannot come to mean another type
  ArrayKind kind = ArrayKind::None;
  bool fake = false;
  bool torch = false;  // torch.Tensor or a subclass: the bridge may read it
  const DLPackExchangeAPI* api = nullptr;
  // torch's methods as plain C functions, null for types without them. Calling them directly
  // instead of through the interpreter saves most of their cost on the launch path.
  PyCFunction is_neg = nullptr;
  PyCFunction is_conj = nullptr;
  getter requires_grad = nullptr;
  void* requires_grad_closure = nullptr;
};

std::array<TypeEntry, 64> g_types;

// Our own type is not kept in the table: it would never be freed.
PyTypeObject* tensor_type() {
  static PyTypeObject* known = nullptr;
  if (!known) known = reinterpret_cast<PyTypeObject*>(nb::type<Tensor>().ptr());
  return known;
}

const TypeEntry kTensorEntry{.kind = ArrayKind::Tensor};

nb::object type_attribute(PyTypeObject* type, const char* name) {
  PyObject* found = PyObject_GetAttrString(reinterpret_cast<PyObject*>(type), name);
  if (!found) PyErr_Clear();
  return nb::steal(found);
}

bool numpy_layout_is_known(nb::handle numpy) {
  static constinit Once<const bool> known;
  const auto ask = [] {
    constexpr unsigned kAbi1 = 0x01000009, kAbi2 = 0x02000000;
    for (const char* name : {"numpy._core._multiarray_umath", "numpy.core._multiarray_umath"}) {
      const nb::object module = loaded_module(name);
      if (!module.is_valid() || !nb::hasattr(module, "_ARRAY_API")) continue;
      auto** table = static_cast<void**>(
          PyCapsule_GetPointer(nb::object(module.attr("_ARRAY_API")).ptr(), nullptr));
      if (!table) {
        PyErr_Clear();
        continue;
      }
      const unsigned abi = reinterpret_cast<unsigned (*)()>(table[0])();
      return abi == kAbi1 || abi == kAbi2;
    }
    return false;
  };
  return known.get(ask) && numpy.is_valid();
}

PyCFunction plain_method(PyTypeObject* type, const char* name) {
  const nb::object found = type_attribute(type, name);
  if (!found.is_valid() || Py_TYPE(found.ptr()) != &PyMethodDescr_Type) return nullptr;
  const PyMethodDef* method = reinterpret_cast<PyMethodDescrObject*>(found.ptr())->d_method;
  return method->ml_flags == METH_NOARGS ? method->ml_meth : nullptr;
}

bool is_torch_type(PyTypeObject* type) {
  const nb::object torch = loaded_module("torch");
  const nb::object tensor =
      torch.is_valid() ? nb::getattr(torch, "Tensor", nb::none()) : nb::object();
  return tensor.is_valid() && PyType_Check(tensor.ptr()) &&
         PyType_IsSubtype(type, reinterpret_cast<PyTypeObject*>(tensor.ptr()));
}

TypeEntry classify(PyTypeObject* type) {
  TypeEntry entry;
  entry.type = type;
  const nb::object numpy = loaded_module("numpy");
  if (numpy.is_valid() && nb::hasattr(numpy, "ndarray")) {
    const nb::object ndarray = numpy.attr("ndarray");
    const bool is_array = PyType_IsSubtype(type, reinterpret_cast<PyTypeObject*>(ndarray.ptr()));
    if (is_array && numpy_layout_is_known(numpy)) {
      entry.kind = ArrayKind::NumPy;
      return entry;
    }
  }
  if (type_attribute(type, "__dlpack__").is_valid()) entry.kind = ArrayKind::DLPack;
  entry.api = exchange_api(type);
  if (entry.api) entry.kind = ArrayKind::Exchange;
  if (entry.kind == ArrayKind::None) return entry;
  entry.fake = type_attribute(type, "__torch_dispatch__").is_valid() &&
               nb::str(type_attribute(type, "__name__")).equal(nb::str("FakeTensor"));
  entry.is_neg = plain_method(type, "is_neg");
  entry.is_conj = plain_method(type, "is_conj");
  const nb::object grad = type_attribute(type, "requires_grad");
  if (grad.is_valid() && Py_TYPE(grad.ptr()) == &PyGetSetDescr_Type) {
    const PyGetSetDef* accessor = reinterpret_cast<PyGetSetDescrObject*>(grad.ptr())->d_getset;
    entry.requires_grad = accessor->get;
    entry.requires_grad_closure = accessor->closure;
  }
  entry.torch = entry.kind == ArrayKind::Exchange && is_torch_type(type);
  if (entry.torch) load_torch_bridge();
  return entry;
}

TypeEntry& slot_of(PyTypeObject* type) {
  const auto address = reinterpret_cast<std::uintptr_t>(type);
  return g_types[((address >> 4) ^ (address >> 10)) % g_types.size()];
}

TypeEntry find_entry(PyTypeObject* type, TypeEntry& slot) {
  if (type == tensor_type() || PyType_IsSubtype(type, tensor_type())) return kTensorEntry;
  const TypeEntry fresh = classify(type);
  Py_INCREF(type);
  PyTypeObject* old = slot.type;
  slot = fresh;
  Py_XDECREF(old);
  return fresh;
}

// A copy: whatever runs Python code (a subclass's detach(), __dlpack__, a getter) or lets another
// thread run may put another type into the slot.
inline TypeEntry entry_of(PyObject* object) {
  PyTypeObject* type = Py_TYPE(object);
  TypeEntry& slot = slot_of(type);
  return slot.type == type ? slot : find_entry(type, slot);
}

// What torch answered, a bool or an error that means no. Takes the reference.
bool is_true(PyObject* answer) {
  if (!answer) {
    PyErr_Clear();
    return false;
  }
  const bool truth = answer == Py_True;
  Py_DECREF(answer);
  return truth;
}

bool answers_true(PyCFunction method, PyObject* object) {
  return method && is_true(method(object, nullptr));
}

// ---- eas.Tensor ----

// Python can make an object without a tensor in it, by Tensor.__new__.
Tensor& held_tensor(PyObject* object, const char* op) {
  if (!nb::inst_ready(object)) {
    throw Error(ErrorKind::Error, op,
                "the tensor was never made, got an empty eas.Tensor, expected "
                "one from eas.tensor, eas.zeros or their like");
  }
  return *nb::inst_ptr<Tensor>(object);
}

void read_tensor(const Tensor& tensor, ArrayView& out, const char* op, bool anywhere) {
  tensor.require_dense(op);
  if (!anywhere) tensor::require_host(tensor, op);
  std::int64_t* dims = out.reserve(tensor.ndim());
  const auto shape = tensor.shape(), strides = tensor.strides();
  for (std::int32_t i = 0; i < out.ndim; ++i) {
    dims[i] = shape[i];
    dims[out.ndim + i] = strides[i];
  }
  out.data = tensor.data();
  out.dtype = tensor.dtype();
  out.readonly = tensor.readonly();
  out.differentiable = tensor.requires_grad();
  out.device = tensor.device();
}

bool is_aligned(const ArrayView& view) {
  const std::uintptr_t part = kDTypeFacts.align[static_cast<std::size_t>(view.dtype)] - 1u;
  return (reinterpret_cast<std::uintptr_t>(view.data) & part) == 0;
}

// ---- NumPy ----

[[noreturn]] void refuse_numpy_dtype(PyObject* object, const char* op) {
  const nb::object dtype = nb::handle(object).attr("dtype");
  to_dtype(dtype, op);  // says what is wrong with most of them
  throw DTypeError(op, cat("the dtype is not supported, got ", utf8(nb::str(dtype)),
                           ", expected a NumPy array of numbers"));
}

DType numpy_dtype(const NumPyArray& array, PyObject* object, const char* op) {
  const NumPyDescr& descr = *array.descr;
  const int number = descr.type_num;
  const bool native = descr.byteorder == '=' || descr.byteorder == '|';
  if (native && number >= 0 && number < 24 && kNumPyTypes.entry[number]) {
    return static_cast<DType>(kNumPyTypes.entry[number] - 1);
  }
  if (native && number >= kNumPyUserTypes &&
      std::string_view(descr.typeobj->tp_name).ends_with("bfloat16")) {
    return DType::bfloat16;
  }
  refuse_numpy_dtype(object, op);
}

[[noreturn]] void refuse_strides(std::int64_t bytes, DType dtype, const char* op) {
  throw ShapeError(op, cat("elements are not a whole number of elements apart, got a stride of ",
                           bytes, " bytes, expected a multiple of ", itemsize(dtype), " for ",
                           name(dtype), "; copy it first, as np.ascontiguousarray(x)"));
}

inline void read_numpy(PyObject* object, ArrayView& out, const char* op) {
  const auto& array = *reinterpret_cast<const NumPyArray*>(object);
  out.dtype = numpy_dtype(array, object, op);
  out.data = array.data;
  out.readonly = !(array.flags & kNumPyWriteable);
  std::int64_t* dims = out.reserve(array.nd);
  const auto dtype = static_cast<std::size_t>(out.dtype);
  const int shift = kDTypeFacts.shift[dtype];
  const std::int64_t part = (std::int64_t{1} << shift) - 1;
  std::int64_t odd = 0;
  bool empty = false;  // the number of elements may be beyond 64 bits, as a foreign shape may say
  for (int i = 0; i < array.nd; ++i) {
    dims[i] = array.dimensions[i];
    dims[array.nd + i] = array.strides[i] >> shift;
    empty |= dims[i] == 0;
    if (dims[i] > 1 && (array.strides[i] & part)) odd = array.strides[i];
  }
  if (empty) return;
  if (odd) refuse_strides(odd, out.dtype, op);
  if (!is_aligned(out)) tensor::refuse_misaligned(out.dtype, op);
}

// ---- DLPack ----

void read_dltensor(const DLTensor& from, PyObject* object, ArrayView& out, const char* op) {
  if (!tensor::on_cpu(from.device)) {
    tensor::refuse_device(from.device.device_type, from.device.device_id, op);
  }
  out.dtype = tensor::checked_dtype(from.dtype, op);
  const auto [data, numel] = tensor::checked_memory(from, out.dtype, op);
  std::int64_t* dims = out.reserve(from.ndim);
  for (std::int32_t i = 0; i < from.ndim; ++i) dims[i] = from.shape[i];
  if (from.strides) {
    for (std::int32_t i = 0; i < from.ndim; ++i) dims[from.ndim + i] = from.strides[i];
  } else {
    const Dims strides = tensor::contiguous_strides({dims, static_cast<std::size_t>(from.ndim)});
    std::copy(strides.begin(), strides.end(), dims + from.ndim);
  }
  out.data = data;
  if (numel == 0) return;
  if (!data) {
    throw BackendError(op, cat("the tensor has no memory, got a ", python::type_name(object),
                               " without data, expected a plain CPU tensor"));
  }
  if (!is_aligned(out)) tensor::refuse_misaligned(out.dtype, op);
}

[[noreturn]] void refuse_fake(PyObject* object, const char* op) {
  throw BackendError(
      op, cat("a FakeTensor has a shape but no memory, got ", python::type_name(object),
              ", expected a real tensor: launch outside of FakeTensorMode and torch.compile"));
}

// The producer would not describe its tensor: say why, for torch in the user's terms.
[[noreturn]] void explain_refusal(const TypeEntry& entry, PyObject* object, const char* op) {
  nb::object error;
  {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyErr_NormalizeException(&type, &value, &trace);
    Py_XDECREF(type);
    Py_XDECREF(trace);
    error = nb::steal(value);
  }
  const auto attribute = [&](const char* name) -> std::string {
    if (!entry.is_neg) return "";  // not torch: the names may mean anything
    PyObject* found = PyObject_GetAttrString(object, name);
    if (!found) PyErr_Clear();
    const nb::object held = nb::steal(found);
    return held.is_valid() ? utf8(nb::str(held)) : "";
  };
  const std::string layout = attribute("layout"), device = attribute("device");
  if (!layout.empty() && layout != "torch.strided") {
    throw BackendError(op, cat("only a strided tensor has memory to share, got layout ", layout,
                               ", expected torch.strided; x.to_dense() makes one"));
  }
  if (!device.empty() && device != "cpu") {
    throw BackendError(op, cat("the data is on another device, got ", device,
                               ", expected cpu; copy it to the CPU first"));
  }
  if (attribute("is_quantized") == "True") {
    throw DTypeError(op, cat("the dtype is not supported, got ", attribute("dtype"),
                             ", expected a plain tensor; x.dequantize() makes one"));
  }
  const std::string reason = error.is_valid() ? utf8(nb::str(error)) : "";
  throw BackendError(
      op, cat("the tensor has no memory to share, got a ", python::type_name(object), " (",
              reason.substr(0, reason.find('\n')), "), expected a plain CPU tensor"));
}

void refuse_lazy(const TypeEntry& entry, PyObject* object, DType dtype, const char* op) {
  if (is_complex(dtype) && answers_true(entry.is_conj, object)) {
    throw DTypeError(op,
                     "the tensor is conjugated lazily, got a view with its conj bit set, "
                     "expected plain values; call .resolve_conj() first");
  }
  if (answers_true(entry.is_neg, object)) {
    throw DTypeError(op,
                     "the tensor is negated lazily, got a view with its neg bit set, "
                     "expected plain values; call .resolve_neg() first");
  }
}

// A tensor on MPS, where we have that device too.
bool is_mps(const TypeEntry& entry, const DLTensor& tensor) {
  return entry.torch && tensor.device.device_type == dlpack::kDLMetal &&
         tensor::device_of_dlpack(dlpack::kDLMetal);
}

void read_exchange(const TypeEntry& entry, PyObject* object, ArrayView& out, const char* op,
                   bool anywhere) {
  if (entry.torch && read_by_bridge(object, out)) return;
  if (entry.fake) refuse_fake(object, op);
  DLTensor tensor;
  if (entry.api->dltensor_from_py_object_no_sync(object, &tensor) != 0)
    explain_refusal(entry, object, op);
  if (anywhere && is_mps(entry, tensor)) {
    read_mps(object, *entry.api, out, op);
  } else {
    read_dltensor(tensor, object, out, op);
    out.readonly = false;
  }
  const auto dtype = static_cast<std::size_t>(out.dtype);
  out.differentiable = entry.requires_grad && kDTypeFacts.differentiable[dtype];
  if (!kDTypeFacts.complex[dtype] && TorchSnapshot::is_surely_not_negated(object)) return;
  refuse_lazy(entry, object, out.dtype, op);
}

void read_capsule(const TypeEntry& entry, PyObject* object, ArrayView& out, const char* op) {
  if (entry.fake) refuse_fake(object, op);
  refuse_lazy(entry, object, DType::complex64, op);
  nb::object capsule;
  try {
    capsule = request_capsule(object, std::nullopt, op);
  } catch (nb::python_error& error) {
    if (!error.matches(PyExc_Exception)) throw;  // Ctrl-C
    error.restore();
    explain_refusal(entry, object, op);
  }
  const CapsuleContent content = look_into(capsule, op);
  read_dltensor(*content.tensor, object, out, op);
  out.readonly = content.readonly;
  out.differentiable = entry.requires_grad != nullptr;
  out.keep = capsule.release().ptr();
}

bool read(const TypeEntry& entry, PyObject* object, ArrayView& out, const char* op,
          bool anywhere = false) {
  switch (entry.kind) {
    case ArrayKind::None: return false;
    case ArrayKind::Tensor: read_tensor(held_tensor(object, op), out, op, anywhere); return true;
    case ArrayKind::NumPy: read_numpy(object, out, op); return true;
    case ArrayKind::Exchange: read_exchange(entry, object, out, op, anywhere); return true;
    case ArrayKind::DLPack: read_capsule(entry, object, out, op); return true;
  }
  __builtin_unreachable();
}

}  // namespace

const DLPackExchangeAPI* exchange_api(PyTypeObject* type) {
  const nb::object capsule = type_attribute(type, dlpack::kExchangeApiAttribute);
  if (!capsule.is_valid() || !PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsuleExchangeApi)) {
    return nullptr;
  }
  auto* header = static_cast<dlpack::DLPackExchangeAPIHeader*>(
      PyCapsule_GetPointer(capsule.ptr(), dlpack::kCapsuleExchangeApi));
  while (header && header->version.major != dlpack::kMajorVersion) header = header->prev_api;
  const auto* api = reinterpret_cast<const DLPackExchangeAPI*>(header);
  return api && api->dltensor_from_py_object_no_sync ? api : nullptr;
}

ArrayKind array_kind(PyObject* object) {
  PyTypeObject* type = Py_TYPE(object);
  TypeEntry& slot = slot_of(type);
  return slot.type == type ? slot.kind : find_entry(type, slot).kind;
}

bool read_array(PyObject* object, ArrayView& out, const char* op) {
  return read(entry_of(object), object, out, op);
}

bool read_array_anywhere(PyObject* object, ArrayView& out, const char* op) {
  return read(entry_of(object), object, out, op, true);
}

namespace {

inline bool read_cheap(PyObject* object, ArrayView& out, const char* op, bool anywhere) {
  const TypeEntry& slot = slot_of(Py_TYPE(object));
  if (slot.type == Py_TYPE(object) && slot.torch && read_by_bridge(object, out)) return true;
  const TypeEntry entry = entry_of(object);
  switch (entry.kind) {
    case ArrayKind::NumPy: read_numpy(object, out, op); return true;  // the common case, inlined
    case ArrayKind::Tensor:
    case ArrayKind::Exchange: return read(entry, object, out, op, anywhere);
    case ArrayKind::None:
    case ArrayKind::DLPack: break;
  }
  return false;
}

}  // namespace

bool read_cheap_array(PyObject* object, ArrayView& out, const char* op) {
  return read_cheap(object, out, op, false);
}

bool read_cheap_array_anywhere(PyObject* object, ArrayView& out, const char* op) {
  return read_cheap(object, out, op, true);
}

bool requires_grad(PyObject* object) {
  const TypeEntry entry = entry_of(object);
  if (entry.kind == ArrayKind::Tensor) {
    const Tensor* tensor = tensor_of(object);
    return tensor && tensor->requires_grad();
  }
  if (entry.torch && g_torch_bridge) return g_torch_bridge->requires_grad(object) == 1;
  if (!entry.requires_grad || TorchSnapshot::is_surely_without_grad(object)) return false;
  return is_true(entry.requires_grad(object, entry.requires_grad_closure));
}

bool is_fake_tensor(PyObject* object) { return entry_of(object).fake; }

Tensor* tensor_of(PyObject* object) {
  const bool is_tensor = entry_of(object).kind == ArrayKind::Tensor && nb::inst_ready(object);
  return is_tensor ? nb::inst_ptr<Tensor>(object) : nullptr;
}

namespace {

// Where torch counts the writes to a tensor that nobody else holds.
std::uint32_t* torch_count(PyObject* held) {
  const bool known = is_torch_tensor(held) && TorchSnapshot::is_known();
  return known ? TorchSnapshot::writes_of(held) : nullptr;
}

}  // namespace

nb::object held_alias(nb::handle object) {
  if (!entry_of(object.ptr()).requires_grad || !nb::hasattr(object, "detach")) {
    return nb::borrow(object);
  }
  return object.attr("detach")();
}

bool alias_array(PyObject* object, Tensor& out, const char* op) {
  const TypeEntry entry = entry_of(object);
  switch (entry.kind) {
    case ArrayKind::None: return false;
    case ArrayKind::Tensor: out = held_tensor(object, op); return true;
    case ArrayKind::NumPy: {
      ArrayView view;
      read_numpy(object, view, op);
      const auto ndim = static_cast<std::size_t>(view.ndim);
      out = Tensor::from_memory(view.data, tensor::Span(view.shape(), ndim),
                                tensor::Span(view.strides(), ndim), view.dtype,
                                python_owner(object), view.readonly);
      return true;
    }
    case ArrayKind::Exchange: {
      ArrayView checked;
      read_exchange(entry, object, checked, op, false);
      const nb::object held = held_alias(object);
      // What a subclass makes of itself may be of another type.
      const TypeEntry held_entry = entry_of(held.ptr());
      dlpack::DLManagedTensorVersioned* managed = nullptr;
      if (held_entry.kind != ArrayKind::Exchange) {
        throw BackendError(op, cat("the tensor has no memory to share, got ", describe_object(held),
                                   " from its detach(), expected a tensor"));
      }
      if (held_entry.api->managed_tensor_from_py_object_no_sync(held.ptr(), &managed) != 0) {
        explain_refusal(entry, object, op);
      }
      out = tensor::import(managed, op, torch_count(held.ptr()));
      return true;
    }
    case ArrayKind::DLPack: {
      ArrayView checked;
      const nb::object held = held_alias(object);
      read_capsule(entry_of(held.ptr()), held.ptr(), checked, op);
      out = take_capsule(checked.keep, op);
      return true;
    }
  }
  __builtin_unreachable();
}

}  // namespace eas::python
