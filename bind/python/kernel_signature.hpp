// What a kernel's function takes, read once from its code object, and the binding of a call to it,
// without `inspect`.
#pragma once

#include <Python.h>

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "bind.hpp"

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
  PyObject* grid = nullptr;
  PyObject* shape = nullptr;
  PyObject* nthreads = nullptr;
  PyObject* tptg = nullptr;
  PyObject* sync = nullptr;
  PyObject* stream = nullptr;
  PyObject* backend = nullptr;
};

// One object a parameter, borrowed from the call or from the defaults.
class BoundCall {
 public:
  explicit BoundCall(std::size_t size) : size_(size) {
    if (size > inline_.size()) heap_ = std::make_unique<PyObject*[]>(size);
  }
  PyObject*& operator[](std::size_t i) { return data()[i]; }
  PyObject* operator[](std::size_t i) const { return heap_ ? heap_[i] : inline_[i]; }
  std::size_t size() const { return size_; }
  LaunchKeywords options;

 private:
  PyObject** data() { return heap_ ? heap_.get() : inline_.data(); }
  std::size_t size_;
  std::array<PyObject*, 16> inline_{};
  std::unique_ptr<PyObject*[]> heap_;
};

class Signature {
 public:
  Signature() = default;
  // Throws CompileError for *args, **kwargs and names that are launch options.
  Signature(nb::handle function, nb::handle constexpr_names);

  const std::vector<Parameter>& parameters() const { return parameters_; }
  const std::string& name() const { return name_; }
  std::string text() const;  // "add(a, b, c, N, *, BLOCK=256)"

  // The arguments of a vectorcall in the order of the parameters. LaunchError in the user's terms
  // when they do not fit.
  void bind(BoundCall& out, PyObject* const* args, std::size_t count, PyObject* keywords) const;

  int traverse(visitproc visit, void* arg) const;

 private:
  void bind_keyword(BoundCall& out, PyObject* name, PyObject* value) const;
  [[noreturn]] void refuse(const std::string& what) const;

  std::string name_;
  std::vector<Parameter> parameters_;
  std::size_t positional_ = 0;  // how many can be given by position
};

}  // namespace eas::python
