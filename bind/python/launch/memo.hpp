// The last launches of a kernel, ready to run again. A launch in a loop is mostly one of those
// before: when its arguments are equal in all that matters to machine code (memory, sizes, strides,
// dtypes, numbers, constexprs, the options, the grid where it was given) and neither a setting nor a
// captured name has changed, nothing has to be asked again. Arrays are compared by what they are now, not by which objects they are, so
// none is kept alive and one that was changed in place is seen.
#pragma once

#include <Python.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "python/common/gil_shared.hpp"
#include "python/launch/launch.hpp"

namespace eas::python {

class ReadyLaunch;

// Who said the grid of a launch.
enum class GridBy : std::uint8_t {
  Arguments,  // the arguments and options, which are compared
  Brackets,   // kernel[grid]
  Function,   // that was given as _grid=, and is asked each time
};

class LaunchMemo {
 public:
  LaunchMemo();
  ~LaunchMemo();

  // Runs the launch when it is known; false when it is not. `grid` is null where the arguments say
  // it.
  bool run_again(const Captures& captures, PyObject* const* args, std::size_t count,
                 PyObject* keywords, GridBy by, const Extent* grid);
  // Whether it is known over some grid that was said so.
  bool knows(const Captures& captures, PyObject* const* args, std::size_t count, PyObject* keywords,
             GridBy by) const;
  // To be told of each launch of machine code that was not known and whose options can be compared.
  // Remembers it when it comes again, as what never does is not worth it.
  void notice(const PreparedLaunch& launch, const Arguments& arguments, PyObject* const* args,
              std::size_t count, PyObject* keywords, GridBy by);
  // Whether options like these can be compared later; a function that says the grid is not.
  static bool can_compare(const LaunchKeywords& options, GridBy by);
  void forget();
  int traverse(visitproc visit, void* arg) const;

 private:
  static constexpr std::size_t kKept = 4;  // of launches in turns, as of two buffers swapped

  std::array<GilShared<ReadyLaunch>, kKept> ready_;  // the last one used first
  std::array<std::uint64_t, kKept> seen_{};          // fingerprints of the last unknown ones
  std::size_t next_ = 0;                             // of seen_
  bool useless_ = false;                             // its calls hold what cannot be compared
};

}  // namespace eas::python
