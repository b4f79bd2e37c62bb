// Keyword names are interned by Python's compiler, so most are found by address; the form of a call
// is worked out once and then only followed.
#include "python/launch/kernel_signature.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

struct Option {
  const char* name;
  PyObject* LaunchKeywords::* slot;
};
constexpr Option kOptions[] = {
    {"_grid", &LaunchKeywords::grid},         {"_shape", &LaunchKeywords::shape},
    {"_nthreads", &LaunchKeywords::nthreads}, {"_tptg", &LaunchKeywords::tptg},
    {"_sync", &LaunchKeywords::sync},         {"_stream", &LaunchKeywords::stream},
    {"_backend", &LaunchKeywords::backend},
};

const Option* find_option(PyObject* name) {
  for (const Option& option : kOptions) {
    if (PyUnicode_CompareWithASCIIString(name, option.name) == 0) return &option;
  }
  return nullptr;
}

std::string option_names() {
  return join(kOptions, ", ", [](const Option& option) { return option.name; });
}

int int_attribute(nb::handle object, const char* name) { return nb::cast<int>(object.attr(name)); }

[[noreturn]] void refuse_definition(nb::handle code, const std::string& kernel,
                                    const std::string& what) {
  CompileError error(kernel, what);
  SourceLocation where;
  where.file = utf8(code.attr("co_filename"));
  where.function = kernel;
  where.line = int_attribute(code, "co_firstlineno");
  error.locate(where);
  throw error;
}

}  // namespace

Signature::Signature(nb::handle function, nb::handle constexpr_names) {
  const nb::object code = function.attr("__code__");
  name_ = utf8(function.attr("__name__"));
  const int flags = int_attribute(code, "co_flags");
  const auto count = static_cast<std::size_t>(int_attribute(code, "co_argcount"));
  const auto only_position = static_cast<std::size_t>(int_attribute(code, "co_posonlyargcount"));
  const auto only_keyword = static_cast<std::size_t>(int_attribute(code, "co_kwonlyargcount"));
  if (flags & (CO_VARARGS | CO_VARKEYWORDS)) {
    refuse_definition(
        code, name_,
        cat("a kernel has a fixed list of parameters, got ",
            flags & CO_VARARGS ? "*args" : "**kwargs", ", expected each parameter by name"));
  }
  const nb::object names = code.attr("co_varnames");
  const nb::object defaults = function.attr("__defaults__");
  const nb::object keyword_defaults = function.attr("__kwdefaults__");
  const std::size_t with_default = defaults.is_none() ? 0 : nb::len(defaults);
  for (std::size_t i = 0; i < count + only_keyword; ++i) {
    Parameter p;
    PyObject* interned = nb::object(names[i]).release().ptr();
    PyUnicode_InternInPlace(&interned);
    p.name = nb::steal(interned);
    p.text = utf8(p.name);
    p.is_constexpr = PySequence_Contains(constexpr_names.ptr(), p.name.ptr()) == 1;
    p.positional = i < count;
    p.keyword = i >= only_position;
    if (p.positional && i >= count - with_default) {
      p.default_value = defaults[i - (count - with_default)];
    } else if (!p.positional && !keyword_defaults.is_none()) {
      if (PyObject* value = PyDict_GetItemWithError(keyword_defaults.ptr(), p.name.ptr())) {
        p.default_value = nb::borrow(value);
      }
    }
    if (find_option(p.name.ptr())) {
      refuse_definition(code, name_,
                        cat("a parameter cannot have the name of a launch option, got '", p.text,
                            "', expected another name than ", option_names()));
    }
    parameters_.push_back(std::move(p));
  }
  positional_ = count;
}

Signature Signature::with_derivatives(const std::string& prefix, const std::string& suffix) const {
  Signature out;
  out.name_ = name_ + suffix;
  out.parameters_ = parameters_;
  out.positional_ = positional_;
  for (const Parameter& of : parameters_) {
    if (of.is_constexpr) continue;
    Parameter p;
    p.text = prefix + of.text;
    PyObject* interned = PyUnicode_InternFromString(p.text.c_str());
    if (!interned) throw nb::python_error();
    p.name = nb::steal(interned);
    p.positional = false;
    p.default_value = nb::none();
    for (const Parameter& taken : parameters_) {
      if (taken.text != p.text) continue;
      throw CompileError(name_, cat("the gradient of '", of.text, "' would be called '", p.text,
                                    "', which is a parameter too, expected another name for it"));
    }
    out.parameters_.push_back(std::move(p));
  }
  return out;
}

std::string Signature::text() const {
  std::string out = name_ + "(";
  bool star = false;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const Parameter& p = parameters_[i];
    if (i > 0) out += ", ";
    if (p.keyword && i > 0 && !parameters_[i - 1].keyword) out += "/, ";
    if (!p.positional && !star) {
      out += "*, ";
      star = true;
    }
    out += p.text;
    if (p.default_value.is_valid()) out += "=" + utf8(nb::repr(p.default_value));
  }
  if (!parameters_.empty() && !parameters_.back().keyword) out += ", /";
  return out + ")";
}

void Signature::refuse(const std::string& what) const {
  throw LaunchError(name_, what + ", expected " + text());
}

void Signature::place_keyword(Form& form, PyObject* name, std::int32_t from) const {
  std::size_t i = 0;
  while (i < parameters_.size() && parameters_[i].name.ptr() != name) ++i;
  if (i == parameters_.size()) {  // not interned, an option, or unknown
    i = 0;
    while (i < parameters_.size() && PyUnicode_Compare(parameters_[i].name.ptr(), name) != 0) ++i;
  }
  if (i < parameters_.size()) {
    if (!parameters_[i].keyword) {
      refuse(cat("argument '", parameters_[i].text, "' is given by position only, got it by name"));
    }
    if (form.source[i] >= 0) refuse(cat("argument '", parameters_[i].text, "' is given twice"));
    form.source[i] = from;
    return;
  }
  if (const Option* option = find_option(name)) {
    form.options.emplace_back(option->slot, from);
    return;
  }
  const std::string text = utf8(name);
  if (text.starts_with("_")) {
    throw LaunchError(name_,
                      cat("unknown launch option '", text, "', expected one of ", option_names()));
  }
  refuse(cat("unknown argument '", text, "'"));
}

void Signature::learn(std::size_t count, PyObject* keywords) {
  if (count > positional_) {
    refuse(cat("too many arguments by position, got ", count));
  }
  Form form{count, nb::borrow(keywords), std::vector<std::int32_t>(parameters_.size(), -1), {}};
  for (std::size_t i = 0; i < count; ++i) form.source[i] = static_cast<std::int32_t>(i);
  const Py_ssize_t named = keywords ? PyTuple_GET_SIZE(keywords) : 0;
  for (Py_ssize_t k = 0; k < named; ++k) {
    place_keyword(form, PyTuple_GET_ITEM(keywords, k),
                  static_cast<std::int32_t>(count) + static_cast<std::int32_t>(k));
  }
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    if (form.source[i] < 0 && !parameters_[i].default_value.is_valid()) {
      refuse(cat("missing argument '", parameters_[i].text, "'"));
    }
  }
  form_ = std::move(form);
}

int Signature::traverse(visitproc visit, void* arg) const {
  for (const Parameter& p : parameters_) Py_VISIT(p.default_value.ptr());
  return 0;
}

}  // namespace eas::python
