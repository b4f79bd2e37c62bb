// See form_place.hpp.
#include "python/launch/form_place.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>

#include "python/common/dtype.hpp"

namespace eas::python {
namespace {

// False for an array that cannot be used: the long way says which argument it is.
bool read_quietly(PyObject* object, ArrayView& out) {
  try {
    return read_cheap_array(object, out, "launch");
  } catch (const Error&) {
    return false;
  }
}

// Whether an array is still what it was when a launch read it: that may have run Python code, or let
// other threads run.
bool is_as_read(PyObject* object, const ArrayView& then) {
  ArrayView now;
  return read_quietly(object, now) && now.data == then.data && now.dtype == then.dtype &&
         now.ndim == then.ndim && now.readonly == then.readonly &&
         std::equal(now.shape(), now.shape() + 2 * now.ndim, then.shape());
}

}  // namespace

int read_sizes(PyObject* object, std::int64_t* out) {
  if (!PyTuple_CheckExact(object) || PyTuple_GET_SIZE(object) > 3) return -1;
  const auto count = static_cast<int>(PyTuple_GET_SIZE(object));
  for (int i = 0; i < count; ++i) {
    PyObject* item = PyTuple_GET_ITEM(object, i);
    int overflow = 0;
    if (!PyLong_CheckExact(item)) return -1;
    out[i] = PyLong_AsLongLongAndOverflow(item, &overflow);
    if (overflow) return -1;
  }
  return count;
}

bool is_plain(PyObject* object) {
  return object == Py_None || PyBool_Check(object) || PyUnicode_CheckExact(object);
}

bool FormPlace::learn(PyObject* object, const Argument& argument, std::uint32_t param,
                      std::size_t dims) {
  param_ = param;
  dims_ = dims;
  switch (argument.kind) {
    case ArgumentKind::Bool: kind_ = Kind::Bool; return PyBool_Check(object);
    case ArgumentKind::Int: kind_ = Kind::Int; return PyLong_CheckExact(object);
    case ArgumentKind::Float: kind_ = Kind::Float; return PyFloat_CheckExact(object);
    case ArgumentKind::Constexpr: return false;
    case ArgumentKind::Buffer: break;
  }
  const ArrayView& view = argument.view;
  const ArrayKind kind = array_kind(object);
  if (kind == ArrayKind::None || kind == ArrayKind::DLPack || !is_as_read(object, view)) {
    return false;
  }
  const auto dtype = static_cast<std::size_t>(view.dtype);
  kind_ = kind == ArrayKind::NumPy ? Kind::NumPy : Kind::Array;
  dtype_ = view.dtype;
  ndim_ = view.ndim;
  readonly_ = view.readonly;
  shift_ = kDTypeFacts.shift[dtype];
  part_ = static_cast<std::uint8_t>(kDTypeFacts.align[dtype] - 1u);
  type_ = nb::borrow(reinterpret_cast<PyObject*>(Py_TYPE(object)));
  if (kind == ArrayKind::NumPy) {
    held_ =
        nb::borrow(reinterpret_cast<PyObject*>(reinterpret_cast<const NumPyArray*>(object)->descr));
  }
  if (kind == ArrayKind::Exchange) {
    auto alike = std::make_unique<TorchSnapshot::Alike>();
    if (alike->take(object, view)) {
      torch_ = std::move(alike);
      kind_ = Kind::Torch;
    }
  }
  return true;
}

bool FormPlace::learn_constant(PyObject* object) {
  kind_ = Kind::Same;
  held_ = nb::borrow(object);
  if (PyLong_CheckExact(object) || PyFloat_CheckExact(object) || is_plain(object)) return true;
  if (as_dtype_object(object).has_value()) return true;
  ndim_ = read_sizes(object, sizes_);
  return ndim_ >= 0;
}

bool FormPlace::number(PyObject* object, std::int64_t& bits) const {
  switch (kind_) {
    case Kind::Bool: bits = object == Py_True; return PyBool_Check(object);
    case Kind::Float:
      if (!PyFloat_CheckExact(object)) return false;
      bits = std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(object));
      return true;
    default: break;
  }
  if (!PyLong_CheckExact(object)) return false;
  int overflow = 0;
  bits = PyLong_AsLongLongAndOverflow(object, &overflow);
  return overflow == 0;
}

// A constant that is another object: equal in value and type.
bool FormPlace::equals(PyObject* object) const {
  PyObject* then = held_.ptr();
  if (Py_TYPE(object) != Py_TYPE(then)) return false;
  if (PyLong_CheckExact(object)) {
    int overflow = 0, overflow_then = 0;
    const long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
    return value == PyLong_AsLongLongAndOverflow(then, &overflow_then) && !overflow &&
           !overflow_then;
  }
  if (PyFloat_CheckExact(object)) {
    return std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(object)) ==
           std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(then));
  }
  std::int64_t sizes[3];
  return PyTuple_CheckExact(object) && read_sizes(object, sizes) == ndim_ &&
         std::equal(sizes, sizes + ndim_, sizes_);
}

bool FormPlace::read_array(PyObject* object, FormArguments& out) const {
  if (reinterpret_cast<PyObject*>(Py_TYPE(object)) != type_.ptr()) return false;
  ArrayView view;
  if (!read_quietly(object, view) || view.dtype != dtype_ || view.ndim != ndim_ ||
      view.readonly != readonly_) {
    return false;
  }
  if (view.differentiable && requires_grad(object)) {
    if (tensor_of(object)) return false;
    out.requires_grad = true;
  }
  give(out, view.data, view.shape(), view.strides());
  return true;
}

}  // namespace eas::python
