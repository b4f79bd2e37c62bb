// What a kernel's key was made of, watched by address: names in dicts, closures, functions (their
// code and defaults) and classes. Each launch asks whether all are as they were; eas._capture says
// which they are.
#pragma once

#include <Python.h>

#include <cstdint>
#include <vector>

#include "python/common/bind.hpp"

namespace eas::python {

class Watch {
 public:
  Watch() = default;
  explicit Watch(nb::handle watched);  // Captures.watched of eas._capture

  bool unchanged() const {
    return dicts_unchanged() && cells_unchanged() && functions_unchanged() && types_unchanged();
  }
  int traverse(visitproc visit, void* arg) const;

 private:
  struct Held {
    nb::object holder;  // a dict, or a closure's cell
    nb::object name;    // the key in the dict
    nb::object value;   // invalid when there was none
  };
  struct Dict {  // among the holders
    nb::object dict;
    std::uint64_t version;  // when its names were last compared; no dict ever has 0
    Py_ssize_t size;        // or -1 when other names may come and go
  };
  struct Function {
    nb::object function, code, defaults, keyword_defaults;
  };
  struct Type {
    nb::object type;
    unsigned version;  // no type ever has 0
  };
  bool dicts_unchanged() const;
  bool names_unchanged() const;
  bool cells_unchanged() const;
  bool functions_unchanged() const;
  bool types_unchanged() const;
  Dict& dict(nb::handle holder);

  std::vector<Held> names_;
  std::vector<Held> cells_;
  std::vector<Function> functions_;
  std::vector<Type> types_;
  mutable std::vector<Dict> dicts_;  // each once
};

}  // namespace eas::python
