// See run.hpp. What torch or an executor must do is done in python/eas/_einsum_*.py.
#include "python/einsum/run.hpp"

#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "einsum/meaning.hpp"
#include "einsum/plan/steps.hpp"
#include "python/array/array_view.hpp"
#include "python/array/writes.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

nb::object glue(const char* module) { return nb::module_::import_(module).attr("run"); }

nb::tuple as_tuple(std::span<const nb::object> objects) {
  nb::list out;
  for (const nb::object& object : objects) out.append(object);
  return nb::tuple(out);
}

// Runs without the GIL, and takes a progress bar away when it is done.
template <class Fn>
auto run_long(Fn&& fn) {
  struct End {
    ~End() { end_progress(); }
  } const end;
  const nb::gil_scoped_release released;
  return fn();
}

void refuse_native_gradients(const char* op, const PlanRef& plan, const EinsumOperands& operands) {
  for (std::size_t i = 0; i < operands.tensors.size(); ++i) {
    if (!is_recorded(operands.tensors[i])) continue;
    throw Error(ErrorKind::Error, op,
                cat("operand ", i, " of ", quoted(plan->source),
                    " is an eas.Tensor that requires grad, which torch cannot follow, got torch "
                    "tensors beside it, expected x.detach(), or x.to_torch().requires_grad_()"));
  }
}

bool is_dense(const PlanRef& plan) {
  return std::ranges::all_of(plan->plan.meaning().layouts,
                             [](Layout layout) { return layout == Layout::Strided; });
}

ResultKind kind_of_out(const char* op, const PlanRef& plan, const nb::object& out) {
  switch (array_kind(out.ptr())) {
    case ArrayKind::NumPy: return ResultKind::NumPy;
    case ArrayKind::Tensor: return ResultKind::Tensor;
    case ArrayKind::Exchange:
    case ArrayKind::DLPack:
      if (is_torch_tensor(out.ptr())) return ResultKind::Torch;
      break;
    case ArrayKind::None: break;
  }
  throw DTypeError(op, cat("out is no array that can be written, got ", describe_object(out),
                           ", expected an array of the shape and dtype of the result of ",
                           quoted(plan->source)));
}

void check_out(const char* op, const PlanRef& plan, const nb::object& out, ResultKind kind) {
  if (const ResultKind given = kind_of_out(op, plan, out); given != kind) {
    throw DTypeError(
        op, cat("out is of another kind than the result of ", quoted(plan->source), ", got ",
                name(given), ", expected ", name(kind), ", as the operands have it"));
  }
  if (kind == ResultKind::Torch && requires_grad(out.ptr())) {
    throw Error(ErrorKind::Error, op,
                cat("out= of ", quoted(plan->source),
                    " cannot be differentiated, got a torch tensor that requires grad, expected a "
                    "call without out=, or out.detach()"));
  }
}

nb::object write_to(const char* op, const PlanRef& plan, const EinsumOperands& operands,
                    const nb::object& out) {
  check_out(op, plan, out, operands.kind);
  Tensor target;
  try {
    alias_array(out.ptr(), target, op);
  } catch (const Error& error) {
    throw Error(error.kind(), op,
                cat("out of ", quoted(plan->source), ": ", error.std::runtime_error::what()));
  }
  if (target.readonly()) {
    throw Error(ErrorKind::Error, op,
                cat("out is read-only, got one for ", quoted(plan->source),
                    ", expected an array that can be written"));
  }
  if (operands.kind == ResultKind::Torch) count_write(out.ptr());
  run_long([&] { plan->plan.into(target, operands.tensors); });
  return out;
}

}  // namespace

PlanRef make_plan(const EinsumSource& source, std::span<const Tensor> operands,
                  const EinsumOptions& options) {
  return PlanRef(run_long([&] {
    EinsumPlan plan = source.equation ? EinsumPlan(*source.equation, operands, options)
                                      : EinsumPlan(source.labels, operands, options);
    std::vector<DType> dtypes;
    for (const Tensor& operand : operands) dtypes.push_back(operand.dtype());
    return new PlanState(source, std::move(plan), std::move(dtypes));
  }));
}

PlanRef make_plan(const EinsumCall& call, std::span<const Tensor> operands) {
  const PlanRef plan = make_plan(call.source, operands, call.options);
  if (!call.most_elements || call.options.memory_limit) return plan;
  const contraction::PlanData& made = *plan->plan.meaning().plan;
  double largest = 0;
  for (std::size_t i = 0; i + 1 < made.steps.size(); ++i) {
    if (made.steps[i].packed) continue;
    largest = std::max(largest,
                       contraction::elements_of(made.steps[i].out_labels, made.expression.sizes));
  }
  if (largest <= *call.most_elements) return plan;
  EinsumOptions options = call.options;
  const contraction::Footprint& footprint = plan->plan.meaning().footprint;
  const double bytes = (contraction::elements_of(made.expression.output, made.expression.sizes) +
                        *call.most_elements) *
                       static_cast<double>(footprint.element);
  options.memory_limit = static_cast<std::int64_t>(std::min(bytes, 9e18));
  return make_plan(call.source, operands, options);
}

nb::object run_plan(const char* op, const PlanRef& plan, std::span<const nb::object> objects,
                    const nb::object& out, const nb::object& executor) {
  return run_plan(op, plan, objects, read_operands(op, objects, &plan->source), out, executor);
}

nb::object run_plan(const char* op, const PlanRef& plan, std::span<const nb::object> objects,
                    const EinsumOperands& operands, const nb::object& out,
                    const nb::object& executor) {
  if (operands.kind == ResultKind::Torch) refuse_native_gradients(op, plan, operands);
  const nb::object target = out.is_valid() ? out : nb::object(nb::none());
  if (out.is_valid()) check_out(op, plan, out, operands.kind);
  if (executor.is_valid()) {
    return glue("eas._einsum_executor")(plan_object(plan), as_tuple(objects), executor, target);
  }
  if (operands.by_torch) {
    const PlanRef dense =
        is_dense(plan) ? plan
                       : make_plan(plan->source, operands.tensors, plan->plan.meaning().options);
    return glue("eas._einsum_torch")(plan_object(dense), as_tuple(objects), target);
  }
  if (out.is_valid()) return write_to(op, plan, operands, out);
  const Tensor made = run_long([&] { return plan->plan(operands.tensors); });
  // Views of torch's operands are torch's own, so that it sees writes to either.
  if (operands.kind == ResultKind::Torch && plan->is_view && is_torch_tensor(objects[0].ptr()) &&
      made.owner() == operands.tensors[0].owner() && made.is_dense()) {
    return torch_view(objects[0].ptr(), made.shape(), made.strides());
  }
  return result_object(made, operands.kind);
}

}  // namespace eas::python
