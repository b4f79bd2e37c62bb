// eas errors on both sides: the Python classes, C++ errors becoming Python ones, and the guard
// around every raw C slot.
#pragma once

#include <eas/error.hpp>

#include <Python.h>

#include <exception>
#include <string>

#include "python/common/bind.hpp"

namespace eas::python {

// eas.Error, eas.CompileError, …: borrowed, alive as long as the module.
PyObject* error_class(ErrorKind kind);

// The user's source line, or "" when it cannot be had; never raises.
std::string source_line(const SourceLocation& where);

// Makes `error` the current Python exception. Where the place is unknown and a kernel is being
// traced, it is the user's line now; the text of the line is read for the caret.
void set_error(const Error& error);

// Turns the exception being handled into a Python one: for catch (...) in slots that nanobind does
// not wrap.
void set_current_exception() noexcept;

// Runs fn, whose result is a PyObject* or an int: null or -1 with a Python exception set when it
// throws.
template <class Fn>
auto guarded(Fn&& fn) noexcept -> decltype(fn()) {
  using Result = decltype(fn());
  try {
    return fn();
  } catch (...) {
    set_current_exception();
    if constexpr (std::is_pointer_v<Result>) {
      return nullptr;
    } else {
      return -1;
    }
  }
}

}  // namespace eas::python
