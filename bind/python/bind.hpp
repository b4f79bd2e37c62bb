// The parts of eas._core, one function each; module.cpp calls them in this order.
#pragma once

#include <nanobind/nanobind.h>

namespace nb = nanobind;

namespace eas::python {

void bind_dtype(nb::module_& m);
void bind_tensor(nb::module_& m);

}  // namespace eas::python
