// An einsum the long way: plans are made and run on operands of any kind.
#pragma once

#include "python/einsum/call.hpp"

namespace eas::python {

PlanRef make_plan(const EinsumSource& source, std::span<const Tensor> operands,
                  const EinsumOptions& options);

// As the call says; where an intermediate has more elements than it allows, in slices.
PlanRef make_plan(const EinsumCall& call, std::span<const Tensor> operands);

// The result, or `out` when it is valid.
nb::object run_plan(const char* op, const PlanRef& plan, std::span<const nb::object> objects,
                    const nb::object& out, const nb::object& executor);
nb::object run_plan(const char* op, const PlanRef& plan, std::span<const nb::object> objects,
                    const EinsumOperands& operands, const nb::object& out,
                    const nb::object& executor);

// plan.cpp: the Python object around a plan.
nb::object plan_object(const PlanRef& plan);
void bind_plan(nb::module_& m);

}  // namespace eas::python
