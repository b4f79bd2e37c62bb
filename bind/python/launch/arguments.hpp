// One argument of a launch: an array, a number or a constexpr, and its word in the kernel's
// signature (what would make another kernel of it).
#pragma once

#include <Python.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/inline_array.hpp"
#include "launch/signature.hpp"
#include "python/array/array_view.hpp"
#include "python/common/bind.hpp"
#include "python/launch/kernel_signature.hpp"
#include "python/launch/watch.hpp"

namespace eas::python {

// Also the low byte of a signature word, where constexprs have their own numbers from 16 on.
using launch::ArgumentKind;

// The dtype a number has in the kernel: bool, int64 or float64.
DType scalar_dtype(ArgumentKind kind);

struct Argument {
  ArgumentKind kind = ArgumentKind::Constexpr;
  PyObject* object = nullptr;  // borrowed from the call
  std::int64_t bits = 0;       // of a number, as ir::constant_bits
  ArrayView view;              // of an array; only its dtype and rank when `spec`
  bool spec = false;           // a dtype stands for an array (compile, warmup)
};

// The arguments of a call, one a parameter of the function.
using Arguments = InlineArray<Argument, 10>;

// Constexpr values as numbers: equal numbers mean equal in value and type, inside tuples too; what a
// function, partial or method is made of counts with what its names hold. Holds what it has seen.
class ConstexprTable {
 public:
  // Throws LaunchError for what cannot be a constexpr of this function.
  std::uint64_t word(PyObject* value, nb::handle function, const std::string& kernel,
                     const std::string& parameter);
  void clear();
  int traverse(visitproc visit, void* arg) const;

 private:
  struct Seen {
    nb::object value;
    std::uint64_t word;
    std::shared_ptr<const Watch> watch;  // null for what cannot change
  };
  std::uint64_t number(nb::handle key);

  std::unordered_map<PyObject*, Seen> by_address_;
  nb::object by_key_;  // dict: the value with its types -> number
};

// How a call's objects are read: arrays and numbers only, or also dtypes in place of arrays.
enum class Reading : std::uint8_t { Values, Specs };

// Reads one argument. Throws the error, tagged with the kernel's name, that says what is wrong with
// it.
void read_argument(Argument& out, PyObject* object, const Parameter& parameter,
                   const std::string& kernel, Reading reading);

// Throws for a tuple or list with arrays in it, of which a kernel takes each by a name of its own.
// `what` is "argument" or "constexpr".
void refuse_several_arrays(PyObject* object, const char* what, const std::string& parameter,
                           const std::string& kernel);

// The argument's word in the signature; arrays count by dtype and rank, numbers by kind. Words of
// constexprs come from a ConstexprTable.
inline std::uint64_t signature_word(const Argument& argument) {
  if (argument.kind == ArgumentKind::Buffer) {
    return launch::buffer_word(argument.view.dtype, argument.view.ndim);
  }
  return static_cast<std::uint64_t>(argument.kind);
}

// "float32 array of rank 2", "int", "constexpr 256": for EAS_LOG and repr.
std::string describe_argument(const Argument& argument);

}  // namespace eas::python
