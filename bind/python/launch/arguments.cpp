// What is found by its exact type first (int, arrays that cost nothing to read), as it is the common
// case; then Python's numbers with their subclasses, then everything else.
#include "python/launch/arguments.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "ir/ir.hpp"
#include "launch/grid.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

void read_int(Argument& out, PyObject* object, const Parameter& p, const std::string& kernel) {
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
  if (value == -1 && PyErr_Occurred()) throw nb::python_error();
  if (overflow != 0) {
    throw LaunchError(kernel,
                      cat("argument '", p.text, "' is too large, got ", describe_object(object),
                          ", expected an integer of 64 bits (-2**63 to 2**63 - 1)"));
  }
  out.kind = ArgumentKind::Int;
  out.bits = value;
}

void read_float(Argument& out, double value) {
  out.kind = ArgumentKind::Float;
  out.bits = ir::constant_bits(DType::float64, value);
}

bool is_instance_of(PyObject* object, nb::handle module, const char* cls) {
  const nb::object type = nb::getattr(module, cls, nb::none());
  return !type.is_none() && PyObject_IsInstance(object, type.ptr()) == 1;
}

// NumPy's scalars count as the Python number of their kind.
bool read_numpy_scalar(Argument& out, PyObject* object, const Parameter& p,
                       const std::string& kernel) {
  const nb::object numpy = loaded_module("numpy");
  if (!numpy.is_valid() || !is_instance_of(object, numpy, "generic")) return false;
  if (is_instance_of(object, numpy, "bool_")) {
    out.kind = ArgumentKind::Bool;
    out.bits = PyObject_IsTrue(object);
    return true;
  }
  if (is_instance_of(object, numpy, "integer")) {
    const nb::object value = nb::steal(PyNumber_Index(object));
    if (!value.is_valid()) throw nb::python_error();
    read_int(out, value.ptr(), p, kernel);
    return true;
  }
  if (is_instance_of(object, numpy, "floating")) {
    const double value = PyFloat_AsDouble(object);
    if (value == -1.0 && PyErr_Occurred()) throw nb::python_error();
    read_float(out, value);
    return true;
  }
  return false;
}

// `int`, `float` and `bool` stand for numbers, a dtype for an array of rank 1 (another rank only
// matters to kernels that ask for it).
bool read_spec(Argument& out, PyObject* object, const std::string& kernel) {
  const auto type = reinterpret_cast<PyTypeObject*>(object);
  if (type == &PyLong_Type || type == &PyFloat_Type || type == &PyBool_Type) {
    out.kind = type == &PyLong_Type    ? ArgumentKind::Int
               : type == &PyFloat_Type ? ArgumentKind::Float
                                       : ArgumentKind::Bool;
    return true;
  }
  const auto dtype = try_dtype(object, kernel.c_str());
  if (!dtype) return false;
  out.kind = ArgumentKind::Buffer;
  out.view.dtype = *dtype;
  out.view.ndim = 1;
  out.spec = true;
  return true;
}

// An array, with the argument's name in what is refused.
template <bool (*kRead)(PyObject*, ArrayView&, const char*)>
bool read_named(Argument& out, PyObject* object, const Parameter& p, const std::string& kernel) {
  try {
    if (!kRead(object, out.view, kernel.c_str())) return false;
    out.kind = ArgumentKind::Buffer;
    return true;
  } catch (const Error& error) {
    throw Error(error.kind(), kernel,
                cat("argument '", p.text, "': ", error.std::runtime_error::what()));
  }
}

void check_dtype(const Argument& argument, const Parameter& p, const std::string& kernel) {
  if (!kDTypeFacts.complex[static_cast<std::size_t>(argument.view.dtype)]) return;
  launch::refuse_dtype(kernel, argument.view.dtype, cat("argument '", p.text, "'"));
}

[[noreturn]] void refuse(PyObject* object, const Parameter& p, const std::string& kernel,
                         Reading reading) {
  if (PyComplex_Check(object)) {
    throw DTypeError(kernel, cat("argument '", p.text, "' is complex, got ",
                                 describe_object(object), ", expected a real number"));
  }
  refuse_several_arrays(object, "argument", p.text, kernel);
  const bool constant = PyUnicode_Check(object) || PyCallable_Check(object) ||
                        PyTuple_Check(object) || as_dtype_object(object).has_value();
  if (constant) {
    throw LaunchError(
        kernel, cat("argument '", p.text, "' is neither an array nor a number, got ",
                    describe_object(object), ", expected the parameter to be annotated `", p.text,
                    ": eas.constexpr`"));
  }
  throw LaunchError(
      kernel, cat("argument '", p.text, "' cannot go into a kernel, got ", describe_object(object),
                  ", expected an array, ", reading == Reading::Specs ? "a dtype, " : "",
                  "a bool, an int or a float"));
}

}  // namespace

void refuse_several_arrays(PyObject* object, const char* what, const std::string& parameter,
                           const std::string& kernel) {
  if (!PyTuple_Check(object) && !PyList_Check(object)) return;
  Py_ssize_t arrays = 0;
  for (const nb::handle item : nb::iter(object))
    arrays += array_kind(item.ptr()) != ArrayKind::None;
  if (arrays == 0) return;
  throw LaunchError(kernel, cat(what, " '", parameter, "' holds several arrays, got a ",
                                python::type_name(object), " with ", arrays,
                                ", expected a parameter of its own for each array"));
}

DType scalar_dtype(ArgumentKind kind) {
  switch (kind) {
    case ArgumentKind::Bool: return DType::bool_;
    case ArgumentKind::Int: return DType::int64;
    case ArgumentKind::Float: return DType::float64;
    case ArgumentKind::Buffer:
    case ArgumentKind::Constexpr: break;
  }
  throw InternalError("scalar_dtype of an argument that is no number");
}

void read_argument(Argument& out, PyObject* object, const Parameter& p, const std::string& kernel,
                   Reading reading) {
  out.object = object;
  out.kind = ArgumentKind::Constexpr;
  if (p.is_constexpr || object == Py_None) return;  // None says that there is no such argument
  if (PyLong_CheckExact(object)) return read_int(out, object, p, kernel);
  if (read_named<read_cheap_array_anywhere>(out, object, p, kernel))
    return check_dtype(out, p, kernel);
  if (PyFloat_Check(object)) return read_float(out, PyFloat_AS_DOUBLE(object));  // np.float64 too
  if (PyBool_Check(object)) {
    out.kind = ArgumentKind::Bool;
    out.bits = object == Py_True;
    return;
  }
  if (PyLong_Check(object)) return read_int(out, object, p, kernel);
  if (read_named<read_array_anywhere>(out, object, p, kernel)) return check_dtype(out, p, kernel);
  if (read_numpy_scalar(out, object, p, kernel)) return;
  if (reading == Reading::Specs && read_spec(out, object, kernel)) {
    if (out.kind == ArgumentKind::Buffer) check_dtype(out, p, kernel);
    return;
  }
  if (PyIndex_Check(object) && !PyType_Check(object)) {
    const nb::object value = nb::steal(PyNumber_Index(object));
    if (value.is_valid()) return read_int(out, value.ptr(), p, kernel);
    PyErr_Clear();
  }
  refuse(object, p, kernel, reading);
}

std::string describe_argument(const Argument& argument) {
  switch (argument.kind) {
    case ArgumentKind::Buffer:
      return cat(name(argument.view.dtype), " array of rank ", argument.view.ndim);
    case ArgumentKind::Bool: return "bool";
    case ArgumentKind::Int: return "int";
    case ArgumentKind::Float: return "float";
    case ArgumentKind::Constexpr: return cat("constexpr ", describe_object(argument.object));
  }
  __builtin_unreachable();
}

}  // namespace eas::python
