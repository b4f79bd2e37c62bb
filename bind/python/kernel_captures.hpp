// The outside names a function depends on. Each launch compares them by address; only when one
// changed are they looked at again, and what they hold is a number: a name set back to what it was
// gives the old number, and so the old kernel.
#pragma once

#include <Python.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bind.hpp"

namespace eas::python {

class Captures {
 public:
  // The number of what the names hold now. Throws CompileError for a name that holds what a kernel
  // cannot capture.
  std::uint32_t current(nb::handle function) {
    return known_ && unchanged() ? number_ : look(function);
  }
  // Whether they still hold what gave this number; false when that takes a look.
  bool are(std::uint32_t number) const { return known_ && number_ == number && unchanged(); }
  // Name and value of each, for EAS_LOG.
  std::vector<std::pair<std::string, std::string>> describe() const;
  void clear();
  int traverse(visitproc visit, void* arg) const;

 private:
  struct Cell {
    nb::object holder;  // a dict, or a closure's cell
    nb::object name;    // the key in the dict
    nb::object value;   // invalid when the name had none
  };
  struct Watched {  // a dict among the holders
    const PyDictObject* dict;
    std::uint64_t version;  // when its names were last compared; no dict ever has 0
  };
  bool unchanged() const { return dicts_unchanged() && cells_unchanged(); }
  bool dicts_unchanged() const;
  bool names_unchanged() const;
  bool cells_unchanged() const;
  std::uint32_t look(nb::handle function);

  bool known_ = false;
  std::uint32_t number_ = 0;
  std::vector<Cell> names_;             // of dicts
  std::vector<Cell> cells_;             // of closures
  mutable std::vector<Watched> dicts_;  // each once; held by names_
  nb::object captured_;                 // what eas._capture gave, for describe()
  nb::object numbers_;                  // dict: key -> number
};

}  // namespace eas::python
