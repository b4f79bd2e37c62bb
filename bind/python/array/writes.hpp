// Telling autograd, torch's and our own, that memory is about to be written: values it has saved are
// of no use afterwards, and backward() must say so.
#pragma once

#include <Python.h>

#include <cstddef>
#include <vector>

#include "python/launch/launch.hpp"

namespace eas::python {

// Whether anybody counts the writes to such an object: torch tensors and eas.Tensors.
bool counts_writes(PyObject* object);
// Counts one; nothing for an object whose writes nobody counts.
void count_write(PyObject* object);
// Those of a launch, to each array the kernel writes.
void count_writes(const Entry& entry, const Arguments& arguments);

// The same for a call that comes again, with objects of the same types in the same order.
class CountedWrites {
 public:
  CountedWrites() = default;
  CountedWrites(const Entry& entry, const Arguments& arguments, PyObject* const* objects,
                std::size_t count);
  void count(PyObject* const* objects) const {
    for (const std::size_t i : places_) count_write(objects[i]);
  }

 private:
  std::vector<std::size_t> places_;  // of arrays the kernel writes and somebody counts
};

}  // namespace eas::python
