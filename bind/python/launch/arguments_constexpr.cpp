// Constexpr values: small integers, bools and None are their own word; everything else is numbered
// by value and type.
#include <eas/error.hpp>

#include <bit>
#include <cmath>
#include <utility>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"
#include "python/launch/arguments.hpp"

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

// A hashable that is equal for values equal in value and type: 1, 1.0 and True differ, 0.0 and -0.0
// too, and a nan equals itself. Invalid for all but numbers, strings, dtypes and tuples of these.
nb::object plain_key(nb::handle value, int depth = 0) {
  const nb::handle type = value.type();
  PyObject* p = value.ptr();
  if (PyFloat_CheckExact(p)) return nb::make_tuple(type, float_key(PyFloat_AS_DOUBLE(p)));
  if (PyTuple_CheckExact(p) && depth < 32) {
    nb::list keys;
    for (nb::handle part : value) {
      nb::object key = plain_key(part, depth + 1);
      if (!key.is_valid()) return {};
      keys.append(std::move(key));
    }
    return nb::make_tuple(type, nb::tuple(keys));
  }
  const bool plain = PyLong_CheckExact(p) || PyUnicode_CheckExact(p) || PyBytes_CheckExact(p) ||
                     PyBool_Check(p) || p == Py_None || as_dtype_object(p).has_value();
  return plain ? nb::make_tuple(type, value) : nb::object();
}

}  // namespace

std::uint64_t ConstexprTable::number(nb::handle key) {
  if (!by_key_.is_valid()) by_key_ = nb::dict();
  PyObject* found = PyDict_GetItemWithError(by_key_.ptr(), key.ptr());
  if (found) return PyLong_AsUnsignedLongLong(found);
  if (PyErr_Occurred()) throw nb::python_error();
  const auto next = static_cast<std::uint64_t>(PyDict_Size(by_key_.ptr()));
  if (PyDict_SetItem(by_key_.ptr(), key.ptr(), nb::int_(next).ptr()) != 0) throw nb::python_error();
  return next;
}

std::uint64_t ConstexprTable::word(PyObject* value, nb::handle function, const std::string& kernel,
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
  if (const auto it = by_address_.find(value); it != by_address_.end()) {
    if (!it->second.watch || it->second.watch->unchanged()) return it->second.word;
  }
  if (array_kind(value) != ArrayKind::None) {
    throw LaunchError(kernel,
                      cat("constexpr '", parameter, "' cannot be an array, got ", type_name(value),
                          ", expected a constant, or the parameter without eas.constexpr"));
  }
  refuse_several_arrays(value, "constexpr", parameter, kernel);
  if (PyObject_Hash(value) == -1) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    throw LaunchError(
        kernel, cat("constexpr '", parameter, "' must be hashable, got ", describe_object(value),
                    ", expected a number, str, dtype, function or a tuple of these"));
  }
  nb::object key = plain_key(value);
  std::shared_ptr<const Watch> watch;
  if (!key.is_valid()) {
    const nb::object captured =
        nb::module_::import_("eas._capture").attr("capture_constexpr")(nb::handle(value), function);
    if (PyUnicode_Check(captured.ptr())) {
      throw LaunchError(
          kernel,
          cat("constexpr '", parameter, "' may change unseen, got ",
              nb::cast<std::string>(captured),
              ", expected a number, str, dtype, function, enum, frozen dataclass or a tuple "
              "of these"));
    }
    key = captured.attr("key");
    watch = std::make_shared<const Watch>(captured.attr("watched"));
  }
  const std::uint64_t word = kNumbered | number(key) << 8;
  // What is dropped may run Python code that comes back here.
  decltype(by_address_) dropped;
  if (by_address_.size() >= kRemembered) std::swap(by_address_, dropped);
  Seen seen{nb::borrow(value), word, std::move(watch)};
  std::swap(by_address_[value], seen);
  return word;
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
    if (seen.watch) {
      if (const int stop = seen.watch->traverse(visit, arg)) return stop;
    }
  }
  Py_VISIT(by_key_.ptr());
  return 0;
}

}  // namespace eas::python
