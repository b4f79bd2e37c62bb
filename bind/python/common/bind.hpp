// The parts of eas._core, one function each; module.cpp calls them in this order.
#pragma once

#include <nanobind/nanobind.h>

namespace nb = nanobind;

namespace eas::python {

void bind_errors(nb::module_& m);
void bind_config(nb::module_& m);
void bind_dtype(nb::module_& m);
void bind_tensor(nb::module_& m);
void bind_traced(nb::module_& m);   // the classes of traced values
void bind_mk(nb::module_& m);       // the functions of mk
void bind_control(nb::module_& m);  // trace_for, trace_while, trace_if
void bind_optable(nb::module_& m);  // op_table
void bind_compiled(nb::module_& m);
void bind_cache(nb::module_& m);  // of compiled code, on disk
void bind_kernel(nb::module_& m);
void bind_torch_bridge(nb::module_& m);  // attach_bridge
void bind_launch_table(nb::module_& m);  // launch_table
void bind_einsum(nb::module_& m);
void guard_calls(nb::handle module_or_class);  // every function there explains a wrong call

}  // namespace eas::python
