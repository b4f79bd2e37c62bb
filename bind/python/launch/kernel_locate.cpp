// Frames are walked outwards; the functions the AST rewrite makes carry the user's file name, so
// only the package's own files are skipped, and those of libraries that were handed a value.
#include "python/launch/kernel_locate.hpp"

#include <climits>
#include <string>
#include <string_view>
#include <vector>

#include "python/common/bind.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

// The package's folders, each with its last slash. More than one where it is installed for editing.
std::vector<std::string> g_package_dirs;

std::string text_of(PyObject* string) {
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(string, &size);
  if (text) return {text, static_cast<std::size_t>(size)};
  PyErr_Clear();  // a file name that is no UTF-8
  return "<unknown>";
}

#if PY_VERSION_HEX >= 0x030B0000
int instruction_of(PyFrameObject* frame) { return PyFrame_GetLasti(frame); }

void fill_lines(SourceLocation& out, PyFrameObject* frame, PyCodeObject* code, int instruction) {
  int line = 0, column = -1, end_line = 0, end_column = -1;
  if (!PyCode_Addr2Location(code, instruction, &line, &column, &end_line, &end_column) ||
      line <= 0) {
    out.line = PyFrame_GetLineNumber(frame);
    return;
  }
  out.line = line;
  if (column < 0) return;
  out.column = column;
  out.end_column = end_line == line ? end_column : INT_MAX;  // to the end of the line
}
#else
int instruction_of(PyFrameObject*) { return -1; }

void fill_lines(SourceLocation& out, PyFrameObject* frame, PyCodeObject*, int) {
  out.line = PyFrame_GetLineNumber(frame);
}
#endif

}  // namespace

void find_package_dirs() {
  const nb::object package = loaded_module("eas");
  if (!package.is_valid()) return;
  for (nb::handle dir : package.attr("__path__"))
    g_package_dirs.push_back(text_of(dir.ptr()) + "/");
}

bool is_library_file(std::string_view file) {
  return file.find("-packages/numpy/") != file.npos || file.find("-packages/torch/") != file.npos;
}

bool is_own_file(PyObject* filename) {
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(filename, &size);
  if (!text) {
    PyErr_Clear();
    return false;
  }
  const std::string_view file(text, static_cast<std::size_t>(size));
  for (const std::string& dir : g_package_dirs) {
    if (file.starts_with(dir)) return true;
  }
  return is_library_file(file);
}

SourceLocation FrameLocator::operator()() {
  PyFrameObject* frame = PyEval_GetFrame();
  Py_XINCREF(frame);
  while (frame) {
    PyCodeObject* code = PyFrame_GetCode(frame);
    Py_DECREF(code);  // the frame holds it
    if (!is_own_file(code->co_filename)) {
      const int instruction = instruction_of(frame);
      if (instruction < 0 || code != code_ || instruction != instruction_) {
        last_ = SourceLocation{};
        last_.file = text_of(code->co_filename);
        last_.function = text_of(code->co_name);
        fill_lines(last_, frame, code, instruction);
        code_ = code;
        instruction_ = instruction;
      }
      Py_DECREF(frame);
      return last_;
    }
    PyFrameObject* outer = PyFrame_GetBack(frame);
    Py_DECREF(frame);
    frame = outer;
  }
  return {};
}

}  // namespace eas::python
