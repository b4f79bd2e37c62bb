// How a kernel was called lately, ready for calls of the same form: which kind of object stands where,
// of which dtype and rank, the constexprs, the options. A call in a loop is nearly always of a form
// that is known, whatever memory its arrays have, and then goes from its objects straight to what
// machine code takes. Objects are compared by what they are now, not by which they are, so no array
// is kept alive and one that was changed in place is seen.
#pragma once

#include <Python.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "python/common/gil_shared.hpp"
#include "python/launch/launch.hpp"

namespace eas::python {

class Form;
struct FormArguments;

// Who said the grid of a launch.
enum class GridBy : std::uint8_t {
  Arguments,  // the arguments and options
  Brackets,   // kernel[grid]
  Function,   // that was given as _grid=, and is asked each time
};

class LaunchForms {
 public:
  LaunchForms();
  ~LaunchForms();

  // Runs a launch of a known form; false when it is to go the long way. `grid` is null where the
  // arguments or the options say it.
  bool run(const Captures& captures, PyObject* const* args, std::size_t count, PyObject* keywords,
           GridBy by, const Extent* grid);
  // Whether its form is known.
  bool knows(const Captures& captures, PyObject* const* args, std::size_t count,
             PyObject* keywords) const;
  // To be told of each launch of machine code whose form was not known and whose options can be
  // compared. Remembers the form when it comes again, as what never does is not worth it.
  void notice(KernelState& kernel, const PreparedLaunch& launch, const Arguments& arguments,
              PyObject* const* args, std::size_t count, PyObject* keywords);
  // Whether options like these can be compared later; a function that says the grid is not.
  static bool can_compare(const LaunchKeywords& options, GridBy by);
  void forget();
  int traverse(visitproc visit, void* arg) const;

 private:
  // That of a call, whose arguments are then read.
  const Form* find(const Captures& captures, PyObject* const* args, std::size_t count,
                   PyObject* keywords, FormArguments& arguments) const;
  void bring_forward(const Form* form);

  static constexpr std::size_t kKept = 6;  // forms in turns, as of a kernel used for several dtypes

  std::array<GilShared<Form>, kKept> forms_;  // the last one used first
  std::array<std::uint64_t, kKept> seen_{};   // fingerprints of the last unknown ones
  std::size_t next_ = 0;                      // of seen_
  int failures_ = 0;                          // calls in a row that hold what cannot be compared
};

}  // namespace eas::python
