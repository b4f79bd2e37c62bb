// eas.einsum, einsum_path, einsum_plan, tensordot, transpose. Raw C functions where a call must cost
// little: a known equation on known shapes goes from the arguments straight to the contraction.
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "base/promotion.hpp"
#include "einsum/execute.hpp"
#include "einsum/meaning.hpp"
#include "python/array/array_view.hpp"
#include "python/array/torch_transforms.hpp"
#include "python/common/dtype.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/einsum/memo.hpp"
#include "python/einsum/run.hpp"
#include "python/tensor/tensor.hpp"

namespace eas::python {
namespace {

PyObject* einsum(PyObject*, PyObject* const* args, Py_ssize_t given, PyObject* keywords) {
  return guarded([&]() -> PyObject* {
    constexpr const char* kOp = "einsum";
    const auto count = static_cast<std::size_t>(given);
    CallKey key;
    QuickOperands quick;
    QuickOut out;
    PyObject* target = nullptr;
    const bool can_remember =
        key.read(args, count) && read_quick_keywords(args + count, keywords, true, target) &&
        quick.read(args + key.first_operand(), key.operands(), key.operand_step());
    PlanRef plan = can_remember ? remembered_plan(key, quick.views()) : PlanRef();
    const bool can_run = plan && (target ? out.read(target, quick.kind()) : !plan->is_view);
    if (can_run && fits(*plan, quick, out)) return run_quickly(plan, quick, out);
    if (plan && plan->is_view && !target && quick.kind() == ResultKind::Torch) {
      nb::object view = view_quickly(*plan, args[key.first_operand()], quick.views()[0]);
      if (view.is_valid()) return view.release().ptr();
    }
    const EinsumCall call = read_call(kOp, args, count, keywords, CallOptions::Run);
    const EinsumOperands operands = read_operands(kOp, call.operands, &call.source);
    if (!plan) {
      plan = make_plan(call, operands.tensors);
      if (can_remember) remember_plan(key, quick.views(), plan);
    }
    return run_plan(kOp, plan, call.operands, operands, call.out, call.executor).release().ptr();
  });
}

nb::object plan_for(const char* op, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  const EinsumCall call =
      read_call(op, args, static_cast<std::size_t>(count), keywords, CallOptions::Plan);
  const EinsumOperands operands = read_operands(op, call.operands, &call.source);
  return plan_object(make_plan(call, operands.tensors));
}

PyObject* einsum_plan(PyObject*, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  return guarded([&] { return plan_for("einsum_plan", args, count, keywords).release().ptr(); });
}

// As numpy.einsum_path: (["einsum_path", (0, 1), …], text).
PyObject* einsum_path(PyObject*, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  return guarded([&] {
    const nb::object plan = plan_for("einsum_path", args, count, keywords);
    nb::list path;
    path.append("einsum_path");
    path.extend(nb::list(plan.attr("path")));
    return nb::make_tuple(path, nb::str(plan)).release().ptr();
  });
}

constexpr const char* kTensordot = "tensordot";

Dims to_axes(nb::handle axes) {
  if (PyIndex_Check(axes.ptr())) return {nb::cast<std::int64_t>(nb::int_(axes))};
  return to_dims(axes, kTensordot, "an axis");
}

EinsumLabels tensordot_labels(Tensor::Span first, Tensor::Span second, nb::handle axes) {
  if (PyIndex_Check(axes.ptr())) {
    const auto [of_first, of_second] = einsum_detail::tensordot_axes(
        static_cast<int>(first.size()), static_cast<int>(second.size()),
        nb::cast<std::int64_t>(nb::int_(axes)));
    return einsum_detail::tensordot_labels(first, second, of_first, of_second);
  }
  if (!PySequence_Check(axes.ptr()) || nb::len(axes) != 2) {
    throw ShapeError(kTensordot, cat("axes is neither a number nor a pair, got ",
                                     describe_object(axes), ", expected as 2 or ([0, 1], [1, 0])"));
  }
  return einsum_detail::tensordot_labels(first, second, to_axes(axes[0]), to_axes(axes[1]));
}

Tensor::Span shape_of(const ArrayView& view) {
  return {view.shape(), static_cast<std::size_t>(view.ndim)};
}

nb::object tensordot(nb::object a, nb::object b, nb::handle axes) {
  PyObject* const given[] = {a.ptr(), b.ptr()};
  CallKey key;
  QuickOperands quick;
  const bool is_quick = quick.read(given, 2);
  EinsumSource source;
  if (is_quick) {
    const std::span<const ArrayView> views = quick.views();
    source.labels = tensordot_labels(shape_of(views[0]), shape_of(views[1]), axes);
    if (key.read(source.labels)) {
      const PlanRef known = remembered_plan(key, views);
      if (known) return nb::steal(run_quickly(known, quick, {}));
    }
  }
  const nb::object objects[] = {a, b};
  const EinsumOperands operands = read_operands(kTensordot, objects);
  if (!is_quick) {
    source.labels =
        tensordot_labels(operands.tensors[0].shape(), operands.tensors[1].shape(), axes);
  }
  EinsumOptions options;
  options.progress = python_progress();
  const PlanRef plan = make_plan(source, operands.tensors, options);
  if (key.operands() > 0) remember_plan(key, quick.views(), plan);
  return run_plan(kTensordot, plan, objects, operands, nb::object(), nb::object());
}

// A view of the same kind; axes as in numpy.transpose.
nb::object transpose(nb::object x, nb::handle axes) {
  constexpr const char* kOp = "transpose";
  if (is_torch_tensor(x.ptr())) {
    if (!axes.is_none()) return x.attr("permute")(axes);
    return x.attr("permute")(nb::tuple(
        nb::module_::import_("builtins").attr("range")(nb::cast<int>(x.attr("ndim")) - 1, -1, -1)));
  }
  const ArrayKind kind = array_kind(x.ptr());
  if (kind == ArrayKind::NumPy || kind == ArrayKind::None) {
    const nb::object array = nb::module_::import_("numpy").attr("asarray")(x);
    return array.attr("transpose")(axes);
  }
  Tensor tensor;
  alias_array(x.ptr(), tensor, kOp);
  return nb::cast(axes.is_none() ? tensor.transpose() : tensor.permute(to_dims(axes, kOp), kOp));
}

nb::object einsum_dtypes(nb::list names) {
  std::vector<DType> dtypes;
  for (const nb::handle each : names) dtypes.push_back(to_dtype(each, "einsum"));
  const DType result = promote_all_as_numpy(dtypes);
  const auto text = [](DType dtype) { return nb::str(eas::name(dtype).data()); };
  return nb::make_tuple(text(result), text(contraction::compute_dtype(result)));
}

nb::object to_torch_operand(nb::object x) {
  const EinsumOperands read = read_operands("einsum", std::span(&x, 1));
  return result_object(read.tensors[0], ResultKind::Torch);
}

constexpr int kCall = METH_FASTCALL | METH_KEYWORDS;

PyMethodDef kFunctions[] = {
    {"einsum", c_function(einsum), kCall,
     "einsum(equation, *operands, optimize=\"auto\", memory_limit=None, out=None, "
     "executor=None)\n\n"
     "Sums of products over labelled axes: eas.einsum(\"ij,jk->ik\", a, b), or with integer "
     "labels\n"
     "eas.einsum(a, [0, 1], b, [1, 2], [0, 2]). The result is a torch tensor when an operand is\n"
     "one, else an eas.Tensor when one is, else a NumPy array."},
    {"einsum_plan", c_function(einsum_plan), kCall,
     "einsum_plan(equation, *operands, optimize=\"auto\", memory_limit=None)\n\n"
     "The eas.Plan of an einsum for operands of these shapes; call it with operands."},
    {"einsum_path", c_function(einsum_path), kCall,
     "einsum_path(equation, *operands, optimize=\"auto\", memory_limit=None)\n\n"
     "As numpy.einsum_path: the path, which optimize= takes, and a text about it."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void bind_einsum(nb::module_& m) {
  bind_plan(m);
  if (PyModule_AddFunctions(m.ptr(), kFunctions) != 0) throw nb::python_error();
  m.def(
      "tensordot", tensordot, nb::arg("a").none(), nb::arg("b").none(), nb::arg("axes") = 2,
      "Sums over pairs of axes: the last n of a and the first n of b, or (axes of a, axes of b).");
  m.def("transpose", transpose, nb::arg("a").none(), nb::arg("axes") = nb::none(),
        "A view with the axes in another order, or reversed.");
  m.def("einsum_dtypes", einsum_dtypes, nb::arg("dtypes"),
        "The dtypes of the result and of the arithmetic, by those of the operands.");
  m.def("einsum_operand_to_torch", to_torch_operand, nb::arg("x"),
        "Any operand that is no torch tensor as one, over the same memory where torch can.");
  m.def(
      "is_fake_tensor", [](nb::handle x) { return is_fake_tensor(x.ptr()); }, nb::arg("x"),
      "Whether it is a torch tensor with a shape and no memory.");
  m.def(
      "is_transformed_tensor", [](nb::handle x) { return is_transformed(x.ptr()); }, nb::arg("x"),
      "Whether torch must see every step with this torch tensor: in a transform, or a tangent.");
  m.def("dispatch_mode_is_on", &dispatch_mode_is_on,
        "Whether somebody records, fakes or counts torch's operations in this thread.");
  m.def("operand_conversions", &contraction::operand_conversions,
        "How many operands einsum converted to another dtype so far.");
}

}  // namespace eas::python
