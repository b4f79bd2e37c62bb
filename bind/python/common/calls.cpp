// A call that fits no signature: nanobind's report (C++ types, several lines) becomes one eas error
// in the user's terms. Done once for every function of the module, where nanobind keeps its entry.
#include <eas/error.hpp>

#include <array>
#include <string>
#include <utility>

#include "base/format.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

// nanobind enters its functions by one of a few entries, by their kind. Each gets an entry of ours,
// which knows its own by number, so a call costs one jump more.
constexpr std::size_t kEntries = 8;
std::array<vectorcallfunc, kEntries> g_entries{};

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

// "    1. full(size: object | None, value: object | None) -> eas._core.Tensor" -> "full(size, value)"
std::string signature(std::string line) {
  line = line.substr(line.find(". ") + 2);
  line = line.substr(0, line.rfind(" -> "));
  for (const char* noise : {": object | None", ": object", " | None", "self, ", "self"}) {
    replace_all(line, noise, "");
  }
  replace_all(line, "eas._core.", "eas.");
  return line;
}

std::string signatures(const std::string& report) {
  std::string out;
  std::size_t at = report.find('\n') + 1;
  while (report.compare(at, 4, "    ") == 0) {
    const std::size_t end = report.find('\n', at);
    out += (out.empty() ? "" : " or ") + signature(report.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::string given(PyObject* const* args, std::size_t count, PyObject* names, bool is_method) {
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
  for (std::size_t i = is_method ? 1 : 0; i < count; ++i) add(python::type_name(args[i]));
  const Py_ssize_t named = names ? PyTuple_GET_SIZE(names) : 0;
  for (Py_ssize_t i = 0; i < named; ++i) {
    add(cat(utf8(PyTuple_GET_ITEM(names, i)), "=",
            python::type_name(args[count + static_cast<std::size_t>(i)])));
  }
  return out.empty() ? "nothing" : out;
}

void explain(PyObject* self, PyObject* const* args, std::size_t count, PyObject* names) {
  constexpr std::string_view kMark = "(): incompatible function arguments.";
  nb::python_error error;
  const std::string report = utf8(nb::str(error.value()));
  const std::size_t mark = report.find(kMark);
  if (mark == std::string::npos) {
    error.restore();
    return;
  }
  const bool is_method = std::string_view(Py_TYPE(self)->tp_name).ends_with("nb_method");
  if (is_method && count > 0 && nb::inst_check(args[0]) && !nb::inst_ready(args[0])) {
    const std::string name = python::type_name(args[0]);
    set_error(
        DTypeError(report.substr(0, mark), cat("the object was never made, got an empty ", name,
                                               ", expected one that a function of eas returned")));
    return;
  }
  set_error(DTypeError(report.substr(0, mark),
                       cat("the arguments do not fit, got ", given(args, count, names, is_method),
                           ", expected ", signatures(report))));
}

template <std::size_t kEntry>
PyObject* entry(PyObject* self, PyObject* const* args, std::size_t nargs, PyObject* names) {
  PyObject* out = g_entries[kEntry](self, args, nargs, names);
  if (!out && PyErr_ExceptionMatches(PyExc_TypeError)) {
    guarded([&] {
      explain(self, args, static_cast<std::size_t>(PyVectorcall_NARGS(nargs)), names);
      return 0;
    });
  }
  return out;
}

template <std::size_t... kEntry>
vectorcallfunc ours(vectorcallfunc original, std::index_sequence<kEntry...>) {
  constexpr std::array<vectorcallfunc, sizeof...(kEntry)> wrappers{entry<kEntry>...};
  for (std::size_t i = 0; i < wrappers.size(); ++i) {
    if (original == wrappers[i]) return original;
    if (g_entries[i] && g_entries[i] != original) continue;
    g_entries[i] = original;
    return wrappers[i];
  }
  return original;
}

void guard_function(nb::handle function) {
  const std::string_view kind = Py_TYPE(function.ptr())->tp_name;
  if (!kind.ends_with("nb_func") && !kind.ends_with("nb_method")) return;
  const Py_ssize_t offset = Py_TYPE(function.ptr())->tp_vectorcall_offset;
  if (offset <= 0) return;
  auto* slot = reinterpret_cast<vectorcallfunc*>(reinterpret_cast<char*>(function.ptr()) + offset);
  *slot = ours(*slot, std::make_index_sequence<kEntries>());
}

}  // namespace

void guard_calls(nb::handle module_or_class) {
  const nb::object names = module_or_class.attr("__dict__").attr("values")();
  for (const nb::handle value : nb::list(names)) {
    if (PyType_Check(value.ptr())) {
      if (nb::type_check(value)) guard_calls(value);
    } else if (PyObject_TypeCheck(value.ptr(), &PyProperty_Type)) {
      guard_function(value.attr("fget"));
    } else if (PyModule_Check(value.ptr())) {
      guard_calls(value);
    } else {
      guard_function(value);
    }
  }
}

}  // namespace eas::python
