// x[…]: ints, slices of any step, None and Ellipsis make views. Index arrays would need a copy,
// which indexing here never makes, so they are refused with what to do instead.
#include <eas/error.hpp>

#include <vector>

#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/common/support.hpp"
#include "python/tensor/tensor.hpp"

namespace eas::python {
namespace {

// Beyond 64 bits every bound means the same as the largest one.
std::int64_t clipped(nb::handle object) {
  const nb::object index = nb::steal(PyNumber_Index(object.ptr()));
  if (!index.is_valid()) throw nb::python_error();
  int overflow = 0;
  const std::int64_t value = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  return overflow ? (overflow > 0 ? INT64_MAX : INT64_MIN) : value;
}

Tensor::Slice to_slice(nb::handle object) {
  const auto* slice = reinterpret_cast<PySliceObject*>(object.ptr());
  Tensor::Slice out;
  const auto bound = [&](PyObject* at) -> std::optional<std::int64_t> {
    if (at == Py_None) return std::nullopt;
    if (!PyIndex_Check(at)) {
      throw DTypeError("index", cat("a slice's bound is no integer, got ", describe_object(at),
                                    ", expected an int or nothing"));
    }
    return clipped(at);
  };
  out.start = bound(slice->start);
  out.stop = bound(slice->stop);
  out.step = bound(slice->step).value_or(1);
  return out;
}

Tensor::Subscript to_subscript(nb::handle object) {
  PyObject* p = object.ptr();
  if (p == Py_None) return Tensor::NewAxis{};
  if (p == Py_Ellipsis) return Tensor::Ellipsis{};
  if (PySlice_Check(p)) return to_slice(object);
  const bool is_array = array_kind(p) != ArrayKind::None;
  if (!PyBool_Check(p) && PyIndex_Check(p) && !is_array) return clipped(object);
  if (is_array || PyList_Check(p) || PyBool_Check(p)) {
    // A 0-d integer array is an index like any other.
    if (is_array) {
      ArrayView view;
      if (read_array(p, view, "index") && view.ndim == 0 && is_int(view.dtype)) {
        return clipped(object);
      }
    }
    throw DTypeError("index", cat("an array or a bool is no index, got ", python::type_name(object),
                                  ", expected ints, slices, None and `...`; index x.numpy() for a "
                                  "copy of chosen elements"));
  }
  throw DTypeError("index", cat("not an index, got ", describe_object(object),
                                ", expected ints, slices, None and `...`"));
}

std::vector<Tensor::Subscript> to_subscripts(nb::handle key) {
  std::vector<Tensor::Subscript> out;
  if (PyTuple_Check(key.ptr())) {
    for (const nb::handle part : nb::borrow<nb::tuple>(key)) out.push_back(to_subscript(part));
  } else {
    out.push_back(to_subscript(key));
  }
  return out;
}

}  // namespace

Tensor get_item(const Tensor& tensor, nb::handle key) { return tensor.index(to_subscripts(key)); }

void set_item(const Tensor& tensor, nb::handle key, nb::handle value) {
  constexpr const char* kOp = "setitem";
  tensor.require_writable(kOp);
  Tensor target = tensor.index(to_subscripts(key));
  if (!tensor.is_dense() && target.readonly()) {
    throw ShapeError(kOp,
                     "a diagonal tensor holds only its diagonal, got an element beside it, "
                     "expected equal indices; x.contiguous() makes a dense copy");
  }
  Tensor source;
  if (alias_array(value.ptr(), source, kOp)) {
    if (is_complex(source.dtype()) && !is_complex(target.dtype())) {
      throw DTypeError(kOp, cat("complex values have no place here, got ", name(source.dtype()),
                                ", expected ", name(target.dtype()), "; take the real part first"));
    }
    target.copy_from(source, kOp);
  } else if (const auto number = try_number(value)) {
    target.fill(*number, kOp);
  } else if (alias_buffer(value, source, kOp)) {
    target.copy_from(source, kOp);
  } else if (PySequence_Check(value.ptr()) && !PyUnicode_Check(value.ptr())) {
    const nb::object list = nb::steal(PySequence_List(value.ptr()));
    if (!list.is_valid()) throw nb::python_error();
    target.copy_from(tensor_from_values(list, target.dtype(), kOp), kOp);
  } else {
    throw DTypeError(kOp, cat("not a value for elements, got ", describe_object(value),
                              ", expected a number, an array or nested lists"));
  }
}

}  // namespace eas::python
