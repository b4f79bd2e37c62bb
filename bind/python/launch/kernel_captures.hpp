// The outside names a function depends on. Each launch compares them by address; only when one
// changed are they looked at again, and what they hold is a number: a name set back to what it was
// gives the old number, and so the old kernel.
#pragma once

#include <Python.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "python/common/bind.hpp"
#include "python/launch/watch.hpp"

namespace eas::python {

class Captures {
 public:
  // The number of what the names hold now. Throws CompileError for a name that holds what a kernel
  // cannot capture.
  std::uint32_t current(nb::handle function) {
    return known_ && watch_.unchanged() ? number_ : look(function);
  }
  // Whether they still hold what gave this number; false when that takes a look.
  bool are(std::uint32_t number) const { return known_ && number_ == number && watch_.unchanged(); }
  // Name and value of each, for EAS_LOG.
  std::vector<std::pair<std::string, std::string>> describe() const;
  void clear();
  int traverse(visitproc visit, void* arg) const;

 private:
  std::uint32_t look(nb::handle function);

  bool known_ = false;
  std::uint32_t number_ = 0;
  Watch watch_;
  nb::object captured_;  // what eas._capture gave, for describe()
  nb::object numbers_;   // dict: key -> number
};

}  // namespace eas::python
