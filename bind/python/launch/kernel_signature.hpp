// What a kernel's function takes, read once from its code object, and the binding of a call to it,
// without `inspect`.
#pragma once

#include <Python.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/inline_array.hpp"
#include "python/common/bind.hpp"

namespace eas::python {

struct Parameter {
  nb::object name;  // interned
  std::string text;
  bool is_constexpr = false;
  bool positional = true;
  bool keyword = true;
  nb::object default_value;  // invalid when there is none
};

// The keywords that start with `_`; null when not given. Borrowed.
struct LaunchKeywords {
  bool any = false;  // was given
  PyObject* grid = nullptr;
  PyObject* shape = nullptr;
  PyObject* nthreads = nullptr;
  PyObject* tptg = nullptr;
  PyObject* sync = nullptr;
  PyObject* stream = nullptr;
  PyObject* backend = nullptr;
};

// One object a parameter, borrowed from the call or from the defaults, and the options.
struct BoundCall {
  explicit BoundCall(std::size_t size) : objects(size) {}
  PyObject*& operator[](std::size_t i) { return objects[i]; }
  PyObject* operator[](std::size_t i) const { return objects[i]; }
  std::size_t size() const { return objects.size(); }

  InlineArray<PyObject*, 16> objects;
  LaunchKeywords options;
};

class Signature {
 public:
  Signature() = default;
  // Throws CompileError for *args, **kwargs and names that are launch options.
  Signature(nb::handle function, nb::handle constexpr_names);

  // A derived kernel's, with `suffix` after the name: a parameter for the gradient or tangent of each
  // that is no constexpr, None where there is none.
  Signature with_derivatives(const std::string& prefix, const std::string& suffix) const;

  const std::vector<Parameter>& parameters() const { return parameters_; }
  const std::string& name() const { return name_; }
  std::string text() const;  // "add(a, b, c, N, *, BLOCK=256)"

  // The arguments of a vectorcall in the order of the parameters. LaunchError in the user's terms
  // when they do not fit.
  void bind(BoundCall& out, PyObject* const* args, std::size_t count, PyObject* keywords) {
    const Form& written = form(count, keywords);
    for (std::size_t i = 0; i < written.source.size(); ++i) {
      const std::int32_t from = written.source[i];
      out[i] = from >= 0 ? args[from] : parameters_[i].default_value.ptr();
    }
    if (written.options.empty()) return;
    out.options.any = true;
    for (const auto& [slot, from] : written.options) out.options.*slot = args[from];
  }

  int traverse(visitproc visit, void* arg) const;

  // How a call is written: where each parameter and launch option stands among its arguments. A
  // call in a loop is always written the same way, so the last form is nearly always the next one.
  struct Form {
    std::size_t count = ~std::size_t{0};  // by position; no call has that many
    nb::object keywords;                  // the tuple of names, the same object call after call
    std::vector<std::int32_t> source;     // per parameter; -1 takes the default
    std::vector<std::pair<PyObject * LaunchKeywords::*, std::int32_t>> options;
  };
  // That of a call that could be bound.
  const Form& form(std::size_t count, PyObject* keywords) {
    if (count != form_.count || keywords != form_.keywords.ptr()) learn(count, keywords);
    return form_;
  }

 private:
  void learn(std::size_t count, PyObject* keywords);
  void place_keyword(Form& form, PyObject* name, std::int32_t from) const;
  [[noreturn]] void refuse(const std::string& what) const;

  std::string name_;
  std::vector<Parameter> parameters_;
  std::size_t positional_ = 0;  // how many can be given by position
  Form form_;
};

}  // namespace eas::python
