// A function of mk as a builtin function of Python's, so that help() and inspect.signature() read its
// parameters from its spelling.
#pragma once

#include <functional>
#include <string>

#include "python/common/bind.hpp"

namespace eas::python {

using MkEntry = std::function<nb::object(const nb::args&, const nb::kwargs&)>;

// module.name = the function. The spelling is "load(buffer, offset, mask=None, other=0)".
void define_function(nb::module_& module, std::string_view spelling, std::string_view doc,
                     MkEntry entry);

}  // namespace eas::python
