// Python's builtin functions are plain C functions: each gets an entry of its own, which knows its
// function by number.
#include "python/language/mk_function.hpp"

#include <eas/dtype.hpp>
#include <eas/error.hpp>

#include <array>
#include <deque>
#include <utility>

#include "base/once.hpp"
#include "ops/spelling.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

constexpr std::size_t kMost = 256;

struct Function {
  std::string name, doc;
  MkEntry entry;
  PyMethodDef definition;
};

// Alive as long as the process: Python's objects point into them.
std::deque<Function>& functions() {
  static constinit Once<std::deque<Function>> all;
  return all.get();
}

nb::args positional(PyObject* const* args, Py_ssize_t count) {
  const nb::object out = nb::steal(PyTuple_New(count));
  if (!out.is_valid()) throw nb::python_error();
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyTuple_SET_ITEM(out.ptr(), i, Py_NewRef(args[i]));
  }
  return nb::borrow<nb::args>(out);
}

nb::kwargs named(PyObject* const* values, PyObject* names) {
  const nb::object out = nb::steal(PyDict_New());
  if (!out.is_valid()) throw nb::python_error();
  const Py_ssize_t count = names ? PyTuple_GET_SIZE(names) : 0;
  for (Py_ssize_t i = 0; i < count; ++i) {
    if (PyDict_SetItem(out.ptr(), PyTuple_GET_ITEM(names, i), values[i]) != 0) {
      throw nb::python_error();
    }
  }
  return nb::borrow<nb::kwargs>(out);
}

template <std::size_t kNumber>
PyObject* enter(PyObject*, PyObject* const* args, Py_ssize_t count, PyObject* names) {
  return guarded([&]() -> PyObject* {
    return functions()[kNumber]
        .entry(positional(args, count), named(args + count, names))
        .release()
        .ptr();
  });
}

template <std::size_t... kNumber>
PyCFunction entry_of(std::size_t number, std::index_sequence<kNumber...>) {
  const std::array<PyCFunction, sizeof...(kNumber)> entries{c_function(&enter<kNumber>)...};
  return entries.at(number);
}

// What Python reads a signature from; a dtype stands there as its name, which means the same.
std::string text_signature(std::string_view spelling) {
  std::string out(ops::function_name(spelling));
  out += '(';
  for (const ops::Parameter& p : ops::parameters(spelling)) {
    if (out.back() != '(') out += ", ";
    out += p.name;
    if (p.fallback.empty()) continue;
    out += '=';
    const bool dtype = dtype_from_name(p.fallback).has_value();
    out += dtype ? "'" + p.fallback + "'" : p.fallback;
  }
  return out + ")\n--\n\n";
}

}  // namespace

void define_function(nb::module_& module, std::string_view spelling, std::string_view doc,
                     MkEntry entry) {
  const std::size_t number = functions().size();
  if (number >= kMost) throw InternalError("mk has more functions than entries");
  Function& made = functions().emplace_back();
  made.name = ops::function_name(spelling);
  made.doc = text_signature(spelling).append(doc);
  made.entry = std::move(entry);
  made.definition = {made.name.c_str(), entry_of(number, std::make_index_sequence<kMost>()),
                     METH_FASTCALL | METH_KEYWORDS, made.doc.c_str()};
  const nb::object home = nb::steal(PyUnicode_FromString("eas.mk"));
  const nb::object function =
      nb::steal(PyCFunction_NewEx(&made.definition, module.ptr(), home.ptr()));
  if (!function.is_valid()) throw nb::python_error();
  module.attr(made.name.c_str()) = function;
}

}  // namespace eas::python
