// Constexpr values: small integers, bools and None are their own word; everything else is numbered
// by value and type.
#include <eas/error.hpp>

#include <bit>
#include <cmath>

#include "arguments.hpp"
#include "base/format.hpp"
#include "support.hpp"

namespace eas::python {
namespace {

// The low byte of the word; ArgumentKind has the smaller ones.
enum Tag : std::uint64_t { kNone = 16, kTruth, kSmallInt, kNumbered };

constexpr std::size_t kRemembered =
    256;  // objects found by address; beyond that the map starts anew

nb::object float_key(double value) {
  const double same = std::isnan(value) ? std::nan("") : value;
  return nb::int_(std::bit_cast<std::uint64_t>(same));
}

nb::object keys_of(nb::handle values) {
  nb::list keys;
  for (nb::handle value : values) keys.append(typed_key(value));
  return nb::tuple(keys);
}

}  // namespace

nb::object typed_key(nb::handle value) {
  const nb::handle type = value.type();
  if (PyFloat_Check(value.ptr())) {
    return nb::make_tuple(type, float_key(PyFloat_AS_DOUBLE(value.ptr())));
  }
  if (PyComplex_Check(value.ptr())) {
    return nb::make_tuple(type, float_key(PyComplex_RealAsDouble(value.ptr())),
                          float_key(PyComplex_ImagAsDouble(value.ptr())));
  }
  if (PyTuple_Check(value.ptr())) return nb::make_tuple(type, keys_of(value));
  if (PyFrozenSet_Check(value.ptr())) {
    return nb::make_tuple(type, nb::steal(PyFrozenSet_New(keys_of(value).ptr())));
  }
  if (nb::hasattr(value, "__dataclass_fields__") && !PyType_Check(value.ptr())) {
    nb::list keys;
    for (nb::handle name : value.attr("__dataclass_fields__")) {
      keys.append(typed_key(value.attr(nb::borrow<nb::str>(name))));
    }
    return nb::make_tuple(type, nb::tuple(keys));
  }
  return nb::make_tuple(type, value);
}

std::uint64_t ConstexprTable::number(nb::handle key) {
  if (!by_key_.is_valid()) by_key_ = nb::dict();
  PyObject* found = PyDict_GetItemWithError(by_key_.ptr(), key.ptr());
  if (found) return PyLong_AsUnsignedLongLong(found);
  if (PyErr_Occurred()) throw nb::python_error();
  const auto next = static_cast<std::uint64_t>(PyDict_Size(by_key_.ptr()));
  if (PyDict_SetItem(by_key_.ptr(), key.ptr(), nb::int_(next).ptr()) != 0) throw nb::python_error();
  return next;
}

// Tag, 24 bits of the value's number, 32 of what its names hold.
std::uint64_t ConstexprTable::full_word(
    Seen seen) {  // a copy: looking may run Python code that changes the table
  if (!seen.captures) return seen.word;
  return seen.word | static_cast<std::uint64_t>(seen.captures->current(seen.value)) << 32;
}

std::uint64_t ConstexprTable::word(PyObject* value, const std::string& kernel,
                                   const std::string& parameter) {
  if (value == Py_None) return kNone;
  if (PyBool_Check(value)) return kTruth | static_cast<std::uint64_t>(value == Py_True) << 8;
  if (PyLong_CheckExact(value)) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (overflow == 0 && number > -(1LL << 54) && number < (1LL << 54)) {
      return kSmallInt | static_cast<std::uint64_t>(number) << 8;
    }
  }
  if (const auto it = by_address_.find(value); it != by_address_.end())
    return full_word(it->second);
  if (array_kind(value) != ArrayKind::None) {
    throw LaunchError(kernel,
                      cat("constexpr '", parameter, "' cannot be an array, got ", type_name(value),
                          ", expected a constant, or the parameter without eas.constexpr"));
  }
  if (PyObject_Hash(value) == -1) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    throw LaunchError(
        kernel, cat("constexpr '", parameter, "' must be hashable, got ", describe_object(value),
                    ", expected a number, str, dtype, function or a tuple of these"));
  }
  const std::uint64_t word = kNumbered | number(typed_key(value)) << 8;
  if (by_address_.size() >= kRemembered) by_address_.clear();
  Seen seen{nb::borrow(value), word,
            PyFunction_Check(value) ? std::make_shared<Captures>() : nullptr};
  return full_word(by_address_.emplace(value, std::move(seen)).first->second);
}

void ConstexprTable::clear() {
  // What is dropped may run Python code that comes back here.
  auto held = std::move(by_address_);
  by_address_ = {};
  nb::object keys = std::move(by_key_);
}

int ConstexprTable::traverse(visitproc visit, void* arg) const {
  for (const auto& [address, seen] : by_address_) {
    Py_VISIT(seen.value.ptr());
    if (seen.captures) {
      if (const int stop = seen.captures->traverse(visit, arg)) return stop;
    }
  }
  Py_VISIT(by_key_.ptr());
  return 0;
}

}  // namespace eas::python
