// Small things every binding needs: modules already imported, how an object is named in an error,
// and Python references that C++ may drop from any thread.
#pragma once

// Casters first: without them nanobind would take a std::string for an unknown class.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <memory>
#include <string>

#include "python/common/bind.hpp"

namespace eas::python {

// sys.modules[name], or an invalid object when nobody has imported it. Never imports.
nb::object loaded_module(const char* name);
// The text of a str. What has no UTF-8 (lone surrogates, as in file names of other encodings) stands
// there as Python escapes it, "\\udc80". The only way from a Python str to C++ text: the C function
// gives a null pointer for such a str.
std::string utf8(nb::handle string);
// "list", "numpy.ndarray": the type, as a user would write it. Call it python::type_name(x):
// nanobind has a function of that name too.
std::string type_name(nb::handle object);
// The value and its type, short enough for one line: "'abc' (str)".
std::string describe_object(nb::handle object);
// A reference that keeps `object` alive; the last owner may let go without the GIL.
std::shared_ptr<void> python_owner(nb::handle object);

// A function with keywords, as a PyMethodDef wants it.
template <class Fn>
PyCFunction c_function(Fn* fn) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fn));
}

}  // namespace eas::python
