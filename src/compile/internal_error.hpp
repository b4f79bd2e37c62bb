// What goes wrong inside easy_as itself, told so that somebody can mend it: with the kernel's name,
// its IR in a file, and what to do. The one place that makes such an error of another exception.
#pragma once

#include <eas/error.hpp>

#include <string>
#include <string_view>

#include "ir/ir.hpp"

namespace eas::compile {

// An InternalError that says all this.
class ToldInternalError : public InternalError {
 public:
  using InternalError::InternalError;
};

// For catch (...): throws the exception being handled on when it is an eas::Error, the end of memory
// or told already; any other as a ToldInternalError. `kernel` may be empty and `function` null where
// they are not known.
[[noreturn]] void tell_internal_error(std::string_view kernel, const ir::Function* function);

// Runs fn, which works on a kernel and calls nothing of a user's: whatever it throws is ours.
template <class Fn>
decltype(auto) telling_internal_errors(std::string_view kernel, const ir::Function* function,
                                       Fn&& fn) {
  try {
    return fn();
  } catch (...) {
    tell_internal_error(kernel, function);
  }
}

}  // namespace eas::compile
