// NumPy arrays over our memory, the buffer protocol (PEP 3118) in both directions, and printing,
// which borrows NumPy's formatting. NumPy is imported here, when first needed.
#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <memory>

#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/common/dtype.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/device.hpp"
#include "tensor/dlpack.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

nb::object numpy() { return nb::module_::import_("numpy"); }

// The struct module's letter, null where there is none. `l` is NumPy's own spelling of int64.
const char* format_of(DType dtype) {
  constexpr bool kLong = sizeof(long) == 8;
  switch (dtype) {
    case DType::bool_: return "?";
    case DType::int8: return "b";
    case DType::int16: return "h";
    case DType::int32: return "i";
    case DType::int64: return kLong ? "l" : "q";
    case DType::uint8: return "B";
    case DType::uint16: return "H";
    case DType::uint32: return "I";
    case DType::uint64: return kLong ? "L" : "Q";
    case DType::float16: return "e";
    case DType::bfloat16: return nullptr;
    case DType::float32: return "f";
    case DType::float64: return "d";
    case DType::complex64: return "Zf";
    case DType::complex128: return "Zd";
  }
  __builtin_unreachable();
}

// ---- our memory for others ----

struct Export {
  Tensor tensor;
  std::vector<Py_ssize_t> shape, strides;  // in bytes
};

bool is_column_major(const Tensor& tensor) { return tensor.transpose().is_contiguous(); }

// The reason a request cannot be met, or null.
const char* refusal(const Tensor& tensor, int flags) {
  const auto asks = [&](int what) { return (flags & what) == what; };
  if (!tensor.on_host()) return "the tensor is on another device; x.to(\"cpu\") copies it";
  if (!tensor.is_dense())
    return "a diagonal tensor has no buffer; x.contiguous() makes a dense one";
  if (!format_of(tensor.dtype())) {
    return "bfloat16 has no buffer format; x.to(eas.float32) converts";
  }
  if (asks(PyBUF_WRITABLE) && tensor.readonly()) return "the tensor is read-only";
  const bool rows = tensor.is_contiguous();
  if (asks(PyBUF_C_CONTIGUOUS) && !rows) return "the tensor is not row-major";
  if (asks(PyBUF_F_CONTIGUOUS) && !is_column_major(tensor)) return "the tensor is not column-major";
  if (asks(PyBUF_ANY_CONTIGUOUS) && !rows && !is_column_major(tensor)) {
    return "the tensor is not contiguous";
  }
  if (!asks(PyBUF_STRIDES) && !rows)
    return "the tensor is not row-major, and no strides were asked for";
  return nullptr;
}

int get_buffer(PyObject* self, Py_buffer* view, int flags) {
  view->obj = nullptr;
  const Tensor* made = tensor_of(self);
  if (!made) {
    PyErr_SetString(PyExc_BufferError, "[buffer] the tensor was never made");
    return -1;
  }
  const Tensor& tensor = *made;
  const auto stays = [&] {
    refuse_in_function(tensor, "buffer");
    return 0;
  };
  if (guarded(stays) != 0) return -1;
  if (const char* reason = refusal(tensor, flags)) {
    PyErr_Format(PyExc_BufferError, "[buffer] %s", reason);
    return -1;
  }
  auto held = std::make_unique<Export>();
  held->tensor = tensor.detach();
  const auto size = static_cast<Py_ssize_t>(itemsize(tensor.dtype()));
  for (const std::int64_t dim : tensor.shape()) held->shape.push_back(dim);
  for (const std::int64_t stride : tensor.strides()) held->strides.push_back(stride * size);
  static char nothing[16];  // readers of an empty buffer may still want an address
  view->buf = tensor.data() ? tensor.data() : nothing;
  view->len = tensor.numel() * size;
  view->itemsize = size;
  view->readonly = tensor.readonly();
  view->ndim = tensor.ndim();
  view->format = (flags & PyBUF_FORMAT) ? const_cast<char*>(format_of(tensor.dtype())) : nullptr;
  const bool dims = (flags & PyBUF_ND) == PyBUF_ND && tensor.ndim() > 0;
  view->shape = dims ? held->shape.data() : nullptr;
  view->strides = dims && (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? held->strides.data() : nullptr;
  view->suboffsets = nullptr;
  view->internal = held.release();
  Py_INCREF(self);
  view->obj = self;
  return 0;
}

void release_buffer(PyObject*, Py_buffer* view) { delete static_cast<Export*>(view->internal); }

// ---- memory of others ----

struct Borrowed {
  Py_buffer view{};
};

DType buffer_dtype(const Py_buffer& view, const char* op) {
  std::string_view format = view.format ? view.format : "B";
  const auto refuse = [&]() -> DType {
    throw DTypeError(op, cat("the buffer's format is not supported, got \"", view.format,
                             "\", expected one number in native byte order"));
  };
  if (format.starts_with('>') || format.starts_with('!')) refuse();
  if (format.find_first_of("@=<") == 0) format.remove_prefix(1);
  const bool complex = format.starts_with('Z');
  if (complex) format.remove_prefix(1);
  if (format.size() != 1) refuse();
  DTypeCode code = DTypeCode::Int;
  const char letter = format[0];
  if (letter == '?') {
    code = DTypeCode::Bool;
  } else if (std::string_view("BHILQNc").find(letter) != std::string_view::npos) {
    code = DTypeCode::UInt;
  } else if (std::string_view("efdg").find(letter) != std::string_view::npos) {
    code = complex ? DTypeCode::Complex : DTypeCode::Float;
  } else if (letter == 'F' || letter == 'D') {
    code = DTypeCode::Complex;
  } else if (std::string_view("bhilqn").find(letter) == std::string_view::npos) {
    refuse();
  }
  const auto found = dtype_from_dlpack(static_cast<int>(code), static_cast<int>(view.itemsize) * 8);
  return found ? *found : refuse();
}

}  // namespace

const PyType_Slot* buffer_slots() {
  static const PyType_Slot slots[] = {
      {Py_bf_getbuffer, reinterpret_cast<void*>(get_buffer)},
      {Py_bf_releasebuffer, reinterpret_cast<void*>(release_buffer)},
      {0, nullptr},
  };
  return slots;
}

bool alias_buffer(nb::handle object, Tensor& out, const char* op) {
  if (!PyObject_CheckBuffer(object.ptr())) return false;
  auto held = std::make_unique<Borrowed>();
  if (PyObject_GetBuffer(object.ptr(), &held->view, PyBUF_RECORDS_RO) != 0)
    throw nb::python_error();
  const std::shared_ptr<void> owner(held.release(), [](void* p) {
    auto* borrowed = static_cast<Borrowed*>(p);
    if (Py_IsInitialized()) {
      const PyGILState_STATE state = PyGILState_Ensure();
      PyBuffer_Release(&borrowed->view);
      PyGILState_Release(state);
    }
    delete borrowed;
  });
  const Py_buffer& view = static_cast<Borrowed*>(owner.get())->view;
  const DType dtype = buffer_dtype(view, op);
  const auto size = static_cast<std::int64_t>(itemsize(dtype));
  Dims shape, strides;
  for (int i = 0; i < view.ndim; ++i) {
    shape.push_back(view.shape ? view.shape[i] : view.len / size);
    const std::int64_t step = view.strides ? view.strides[i] : size;
    if (step % size != 0 && shape.back() > 1) {
      throw ShapeError(
          op,
          cat("elements are not a whole number of elements apart, got a stride of ", step,
              " bytes, expected a multiple of ", size, " for ", name(dtype), "; copy it first"));
    }
    strides.push_back(step / size);
  }
  if (view.len > 0 && !tensor::is_aligned(view.buf, dtype)) tensor::refuse_misaligned(dtype, op);
  out = Tensor::from_memory(view.buf, shape, strides, dtype, owner, view.readonly);
  return true;
}

// A diagonal has no dense memory to share: what is given is a copy, read-only, so that no write to it
// is lost in silence.
nb::object to_numpy(const Tensor& tracked, const char* op) {
  refuse_in_function(tracked, op);
  tensor::require_host(tracked, op);
  const Tensor held = tracked.detach();
  Tensor tensor = held;
  if (!held.is_dense()) {
    const Tensor dense = held.contiguous();
    tensor = Tensor::from_memory(dense.data(), dense.shape(), dense.strides(), dense.dtype(),
                                 dense.owner(), true);
  }
  Tensor shown = tensor;
  nb::object bfloat16;
  if (tensor.dtype() == DType::bfloat16) {
    try {
      bfloat16 = nb::module_::import_("ml_dtypes").attr("bfloat16");
    } catch (nb::python_error&) {
      throw DTypeError(op,
                       "NumPy has no bfloat16, got a bfloat16 tensor, expected another dtype; "
                       "x.to(eas.float32) converts, and with the package ml_dtypes it is shared");
    }
    shown = Tensor::from_memory(tensor.data(), tensor.shape(), tensor.strides(), DType::uint16,
                                tensor.owner(), tensor.readonly());
  }
  const nb::object view = nb::steal(PyMemoryView_FromObject(nb::cast(shown).ptr()));
  if (!view.is_valid()) throw nb::python_error();
  nb::object array = numpy().attr("asarray")(view);
  return bfloat16.is_valid() ? array.attr("view")(bfloat16) : array;
}

nb::object to_array(const Tensor& tensor, nb::handle dtype, std::optional<bool> copy) {
  if (!tensor.is_dense() && copy && !*copy) {
    throw nb::value_error(
        "[__array__] a diagonal tensor is dense only as a copy, got copy=False, expected None");
  }
  nb::object array = to_numpy(tensor, "__array__");
  if (!dtype.is_none()) {
    const nb::object wanted = numpy().attr("dtype")(dtype);
    if (!wanted.equal(array.attr("dtype"))) {
      if (copy && !*copy) {
        throw nb::value_error(cat("[__array__] another dtype needs a copy, got copy=False for ",
                                  utf8(nb::str(wanted)), ", expected ", name(tensor.dtype()))
                                  .c_str());
      }
      return array.attr("astype")(wanted);
    }
  }
  return copy && *copy ? array.attr("copy")() : array;
}

std::string to_repr(const Tensor& tracked) {
  const Tensor tensor = on_host(tracked.detach());
  const bool diagonal = !tensor.is_dense();
  const std::string head = diagonal ? "eas.diag(" : "eas.Tensor(";
  Tensor shown = diagonal ? tensor.diagonal() : tensor;
  if (shown.dtype() == DType::bfloat16) shown = shown.to(DType::float32);
  const nb::object np = numpy();
  const nb::object array = to_numpy(shown, "repr");
  const nb::object text =
      np.attr("array2string")(array, nb::arg("separator") = ", ", nb::arg("prefix") = head);
  std::string out = head + utf8(nb::str(text));
  const auto threshold = nb::cast<std::int64_t>(np.attr("get_printoptions")()["threshold"]);
  const bool hidden = shown.numel() == 0 ? shown.ndim() > 1 : shown.numel() > threshold;
  if (diagonal) out += cat(", ndim=", tensor.ndim());
  if (hidden) out += cat(", shape=", tensor::text(tensor.shape()));
  if (tracked.requires_grad()) {
    out +=
        tracked.is_leaf() ? ", requires_grad=True" : cat(", grad_fn=", tracked.grad_node()->name());
  }
  if (!tracked.on_host()) out += cat(", device=\"", to_string(tracked.device()), "\"");
  return cat(out, ", dtype=eas.", name(tensor.dtype()), ")");
}

}  // namespace eas::python
