// The exception classes are made here, not in Python, so that C++ can raise them without a lookup.
#include "python/common/errors.hpp"

#include <nanobind/stl/string.h>

#include <array>
#include <new>
#include <string>

#include "compile/internal_error.hpp"
#include "trace/tracer.hpp"

namespace eas::python {
namespace {

struct ClassRow {
  ErrorKind kind;
  PyObject** also;  // a second base, or null
  const char* doc;
};

constexpr std::array kNames{"Error",        "CompileError",     "LaunchError",
                            "BackendError", "OutOfBoundsError", "DTypeError",
                            "ShapeError"};  // in ErrorKind's order
std::array<PyObject*, kNames.size()> g_classes{};

PyObject*& class_slot(ErrorKind kind) { return g_classes[static_cast<std::size_t>(kind)]; }

void make_class(nb::module_& m, const ClassRow& row) {
  const char* name = kNames[static_cast<std::size_t>(row.kind)];
  nb::object bases = nb::borrow(PyExc_Exception);
  if (row.kind != ErrorKind::Error) {
    const nb::handle base = class_slot(ErrorKind::Error);
    bases = row.also ? nb::object(nb::make_tuple(base, nb::handle(*row.also))) : nb::borrow(base);
  }
  nb::dict attributes;
  // What every eas error has, for those that know no more.
  for (const char* key : {"op", "message", "file", "line", "column", "source"}) {
    attributes[key] = nb::none();
  }
  PyObject* made = PyErr_NewExceptionWithDoc((std::string("eas.") + name).c_str(), row.doc,
                                             bases.ptr(), attributes.ptr());
  if (!made) throw nb::python_error();
  class_slot(row.kind) = made;
  m.attr(name) = nb::handle(made);
}

// Python's code objects count columns in UTF-8 bytes, errors in characters.
int characters(const std::string& text, int bytes) {
  int out = 0;
  for (std::size_t i = 0; i < text.size() && i < static_cast<std::size_t>(bytes); ++i) {
    if ((text[i] & 0xC0) != 0x80) ++out;
  }
  return out;
}

SourceLocation place_of(const Error& error) {
  SourceLocation where = error.where();
  if (where.line <= 0) {
    if (const trace::Tracer* tracer = trace::Tracer::current_or_null()) where = tracer->here();
  }
  if (where.line > 0 && where.text.empty()) {
    where.text = source_line(where);
    if (!where.text.empty()) {
      const bool whole = where.column == 0 && where.end_column == 0;
      const auto size = static_cast<int>(where.text.size());
      where.end_column = characters(where.text, whole ? size : std::min(where.end_column, size));
      where.column = whole ? 0 : characters(where.text, where.column);
    }
  }
  return where;
}

// The whole text once more, now that the line is known.
std::string caret_text(const Error& error, const SourceLocation& where) {
  Error full(error.kind(), error.op(), error.std::runtime_error::what());
  full.locate(where);
  return full.what();
}

void set_attribute(PyObject* object, const char* name, nb::object value) {
  if (PyObject_SetAttrString(object, name, value.ptr()) != 0) PyErr_Clear();
}

// What is no error of a user's: with the kernel that is being traced, if there is one.
void set_internal_error() {
  trace::Tracer* tracer = trace::Tracer::current_or_null();
  try {
    compile::tell_internal_error(tracer ? tracer->debug().kernel : "",
                                 tracer ? &tracer->function() : nullptr);
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& e) {
    PyErr_SetString(PyExc_RuntimeError, e.what());
  }
}

nb::object text_or_none(const std::string& text) {
  return text.empty() ? nb::object(nb::none()) : nb::object(nb::str(text.c_str(), text.size()));
}

}  // namespace

// The user's source line, or "" when it cannot be had; never raises.
std::string source_line(const SourceLocation& where) {
  try {
    nb::object line =
        nb::module_::import_("linecache").attr("getline")(where.file.c_str(), where.line);
    Py_ssize_t size = 0;
    const char* text = PyUnicode_AsUTF8AndSize(line.ptr(), &size);
    std::string out = text ? std::string(text, static_cast<std::size_t>(size)) : std::string();
    if (!text) PyErr_Clear();
    while (!out.empty() && (out.back() == '\n' || out.back() == '\r')) out.pop_back();
    return out;
  } catch (nb::python_error&) {
    return {};
  }
}

PyObject* error_class(ErrorKind kind) { return class_slot(kind); }

void set_error(const Error& error) {
  const SourceLocation where = place_of(error);
  const std::string text = caret_text(error, where);
  PyObject* cls = class_slot(error.kind());
  nb::object value = nb::steal(PyObject_CallFunction(
      cls, "N",
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace")));
  if (!value.is_valid()) return;  // out of memory: that exception stands
  set_attribute(value.ptr(), "op", text_or_none(error.op()));
  set_attribute(value.ptr(), "message", text_or_none(error.message()));
  if (where.line > 0) {
    set_attribute(value.ptr(), "file", text_or_none(where.file));
    set_attribute(value.ptr(), "line", nb::int_(where.line));
    set_attribute(value.ptr(), "column", nb::int_(where.column));
    set_attribute(value.ptr(), "source", text_or_none(where.text));
  }
  PyErr_SetObject(cls, value.ptr());
}

void set_current_exception() noexcept {
  try {
    try {
      throw;
    } catch (nb::python_error& e) {
      e.restore();
    } catch (const Error& e) {
      set_error(e);
    } catch (const nb::builtin_exception& e) {
      PyErr_SetString(PyExc_TypeError, e.what());
    } catch (...) {
      set_internal_error();
    }
  } catch (...) {  // while the error was told
    if (!PyErr_Occurred()) PyErr_NoMemory();
  }
}

void bind_errors(nb::module_& m) {
  m.def(
      "refuse",
      [](const std::string& kind, const std::string& op, const std::string& message) {
        for (std::size_t i = 0; i < g_classes.size(); ++i) {
          if (kind == kNames[i]) throw Error(static_cast<ErrorKind>(i), op, message);
        }
        throw InternalError("refuse with the unknown class " + kind);
      },
      nb::arg("kind"), nb::arg("op"), nb::arg("message"),
      "Raises an eas error from Python code of ours, with op and place.");
  const ClassRow rows[] = {
      {ErrorKind::Error, nullptr, "Every error of easy_as."},
      {ErrorKind::Compile, nullptr,
       "A kernel that cannot be compiled, at a line of the user's source."},
      {ErrorKind::Launch, nullptr, "A launch that cannot run as asked."},
      {ErrorKind::Backend, nullptr, "A backend or device that is not available."},
      {ErrorKind::OutOfBounds, &PyExc_IndexError, "A load or store outside of its buffer."},
      {ErrorKind::DType, &PyExc_TypeError, "A dtype that does not fit."},
      {ErrorKind::Shape, &PyExc_ValueError, "A shape, axis or size that does not fit."},
  };
  for (const ClassRow& row : rows) make_class(m, row);
  nb::register_exception_translator([](const std::exception_ptr& p, void*) {
    try {
      std::rethrow_exception(p);
    } catch (const nb::python_error&) {
      throw;  // nanobind knows what to do with its own
    } catch (const nb::builtin_exception&) {
      throw;
    } catch (...) {
      set_current_exception();
    }
  });
}

}  // namespace eas::python
