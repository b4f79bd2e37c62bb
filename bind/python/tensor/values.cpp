// Numbers and nested lists: the slow, convenient way into and out of a tensor.
#include "base/format.hpp"
#include "python/array/array_view.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/copy.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <vector>

namespace eas::python {
namespace {

bool is_list(nb::handle object) {
  return PyList_Check(object.ptr()) || PyTuple_Check(object.ptr());
}

bool is_numpy_scalar(nb::handle object) {
  const nb::object numpy = loaded_module("numpy");
  return numpy.is_valid() && nb::isinstance(object, numpy.attr("generic"));
}

// Python's own numbers, whose width says nothing; NumPy's scalars know their dtype.
bool is_plain_number(nb::handle object) {
  PyObject* p = object.ptr();
  return (PyBool_Check(p) || PyLong_Check(p) || PyFloat_Check(p) || PyComplex_Check(p)) &&
         !is_numpy_scalar(object);
}

Number plain_number(nb::handle object) {
  PyObject* p = object.ptr();
  if (PyBool_Check(p)) return p == Py_True;
  if (PyFloat_Check(p)) return PyFloat_AS_DOUBLE(p);
  if (PyComplex_Check(p)) {
    return std::complex<double>(PyComplex_RealAsDouble(p), PyComplex_ImagAsDouble(p));
  }
  int overflow = 0;
  const std::int64_t value = PyLong_AsLongLongAndOverflow(p, &overflow);
  if (overflow == 0) return value;
  const std::uint64_t large = PyLong_AsUnsignedLongLong(p);
  if (!PyErr_Occurred()) return large;
  PyErr_Clear();
  // Beyond 64 bits only a float can hold it; an integer dtype refuses the double just as well.
  const double wide = PyLong_AsDouble(p);
  if (!PyErr_Occurred()) return wide;
  PyErr_Clear();
  return overflow > 0 ? HUGE_VAL : -HUGE_VAL;
}

// The values of nested lists in row-major order.
struct Leaves {
  Dims shape;
  std::vector<PyObject*> values;  // borrowed
  bool plain = true;              // only Python's own numbers
};

void collect(nb::handle object, std::size_t depth, Leaves& out, const char* op) {
  if (!is_list(object)) {
    if (depth != out.shape.size()) {
      throw ShapeError(op, cat("the lists are not all of one depth, got ", describe_object(object),
                               " at depth ", depth, ", expected a list at depth ", depth));
    }
    out.plain = out.plain && is_plain_number(object);
    out.values.push_back(object.ptr());
    return;
  }
  const auto size = static_cast<std::int64_t>(PySequence_Fast_GET_SIZE(object.ptr()));
  if (depth >= out.shape.size()) {
    throw ShapeError(op, cat("the lists are not all of one depth, got a list at depth ", depth,
                             ", expected a number there"));
  }
  if (out.shape[depth] != size) {
    throw ShapeError(op, cat("the lists are not all of one length, got ", size, " at depth ", depth,
                             ", expected ", out.shape[depth]));
  }
  for (std::int64_t i = 0; i < size; ++i) {
    collect(PySequence_Fast_GET_ITEM(object.ptr(), i), depth + 1, out, op);
  }
}

Leaves leaves_of(nb::handle values, const char* op) {
  Leaves out;
  constexpr std::size_t kDeepest = 64;
  for (nb::handle at = values; is_list(at);) {
    const Py_ssize_t size = PySequence_Fast_GET_SIZE(at.ptr());
    out.shape.push_back(size);
    if (size == 0) break;
    if (out.shape.size() > kDeepest) {
      throw ShapeError(op, cat("the lists are nested too deep, got more than ", kDeepest,
                               " levels, expected at most ", kDeepest));
    }
    at = PySequence_Fast_GET_ITEM(at.ptr(), 0);
  }
  collect(values, 0, out, op);
  return out;
}

DType common_dtype(const std::vector<Number>& numbers) {
  bool is_int = false, is_real = false, is_complex = false;
  for (const Number& number : numbers) {
    is_complex |= std::holds_alternative<std::complex<double>>(number);
    is_real |= std::holds_alternative<double>(number);
    is_int |= std::holds_alternative<std::int64_t>(number) ||
              std::holds_alternative<std::uint64_t>(number);
  }
  if (is_complex) return DType::complex64;
  if (is_real || numbers.empty()) return DType::float32;
  return is_int ? DType::int64 : DType::bool_;
}

// Lists that hold NumPy scalars or arrays: NumPy knows how to stack them and which dtype they
// share.
Tensor stack_with_numpy(nb::handle values, const Leaves& leaves, const char* op) {
  for (PyObject* value : leaves.values) {
    if (is_plain_number(value) || is_numpy_scalar(value)) continue;
    if (array_kind(value) == ArrayKind::None) {
      throw DTypeError(op, cat("a list holds something else than numbers, got ",
                               describe_object(value), ", expected numbers"));
    }
  }
  nb::object array;
  try {
    array = nb::module_::import_("numpy").attr("array")(values);
  } catch (nb::python_error& error) {
    if (!error.matches(PyExc_Exception)) throw;
    if (error.matches(PyExc_ValueError)) {
      throw ShapeError(op,
                       "the arrays in the list are not all of one shape, got a ragged list, "
                       "expected equal shapes");
    }
    throw DTypeError(op, cat("NumPy cannot stack the list, got ", describe_object(values), " (",
                             utf8(nb::str(error.value())), "), expected arrays it can read"));
  }
  Tensor out;
  alias_array(array.ptr(), out, op);
  return out;
}

nb::object list_at(const Tensor& tensor, std::size_t axis, const char* data) {
  if (axis == tensor.shape().size()) return to_python(tensor::decode(tensor.dtype(), data));
  nb::list out;
  const auto step = tensor.strides()[axis] * static_cast<std::int64_t>(itemsize(tensor.dtype()));
  for (std::int64_t i = 0; i < tensor.shape()[axis]; ++i, data += step) {
    out.append(list_at(tensor, axis + 1, data));
  }
  return out;
}

}  // namespace

nb::object to_python(const Number& value) {
  return std::visit(
      [](auto x) -> nb::object {
        using T = decltype(x);
        PyObject* out = nullptr;
        if constexpr (std::is_same_v<T, bool>) {
          out = PyBool_FromLong(x);
        } else if constexpr (std::is_same_v<T, std::int64_t>) {
          out = PyLong_FromLongLong(x);
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
          out = PyLong_FromUnsignedLongLong(x);
        } else if constexpr (std::is_same_v<T, double>) {
          out = PyFloat_FromDouble(x);
        } else {
          out = PyComplex_FromDoubles(x.real(), x.imag());
        }
        if (!out) throw nb::python_error();
        return nb::steal(out);
      },
      value);
}

nb::object to_list(const Tensor& tensor) {
  const Tensor dense = on_host(tensor.is_dense() ? tensor : tensor.contiguous());
  return list_at(dense, 0, static_cast<const char*>(dense.data()));
}

std::optional<Number> try_number(nb::handle object) {
  if (is_plain_number(object)) return plain_number(object);
  if (is_numpy_scalar(object)) {
    const nb::object item = object.attr("item")();
    if (is_plain_number(item)) return plain_number(item);
    return std::nullopt;
  }
  if (PyIndex_Check(object.ptr()) && array_kind(object.ptr()) == ArrayKind::None) {
    return plain_number(nb::steal(PyNumber_Index(object.ptr())));
  }
  Tensor array;
  if (alias_array(object.ptr(), array, "item") && array.ndim() == 0) return array.item();
  return std::nullopt;
}

Number to_number(nb::handle object, const char* op) {
  if (const auto number = try_number(object)) return *number;
  throw DTypeError(op, cat("not a number, got ", describe_object(object),
                           ", expected a bool, int, float or complex"));
}

Tensor tensor_from_values(nb::handle values, std::optional<DType> dtype, const char* op) {
  const Leaves leaves = leaves_of(values, op);
  if (!leaves.plain) {
    const Tensor stacked = stack_with_numpy(values, leaves, op);
    return dtype ? stacked.to(*dtype) : stacked;
  }
  std::vector<Number> numbers;
  numbers.reserve(leaves.values.size());
  for (PyObject* value : leaves.values) numbers.push_back(plain_number(value));
  const DType wanted = dtype ? *dtype : common_dtype(numbers);
  for (std::size_t i = 0; !dtype && i < numbers.size(); ++i) {
    // An int that only a float could hold becomes one only when asked.
    if (PyLong_Check(leaves.values[i]) && std::holds_alternative<double>(numbers[i])) {
      throw DTypeError(op, cat("the value does not fit, got ", describe_object(leaves.values[i]),
                               ", expected an int of 64 bits, or dtype=eas.float64"));
    }
  }
  Tensor out = Tensor::empty(leaves.shape, wanted);
  auto* at = static_cast<char*>(out.data());
  for (const Number& number : numbers) {
    tensor::encode(number, wanted, at, op);
    at += itemsize(wanted);
  }
  return out;
}

}  // namespace eas::python
