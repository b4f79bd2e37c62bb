// The type eas.Plan: a raw C type, so that calling one costs no more than the contraction needs.
#include <Python.h>
#include <structmember.h>

#include <eas/error.hpp>

#include "base/format.hpp"
#include "einsum/meaning.hpp"
#include "python/common/dtype.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/einsum/run.hpp"

namespace eas::python {
namespace {

constexpr const char* kOp = "einsum";

struct PlanObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  PyObject* weakrefs;
  PlanRef* plan;
};

PyTypeObject* g_type = nullptr;

const PlanRef& plan_of(PyObject* self) { return *reinterpret_cast<PlanObject*>(self)->plan; }
const einsum_detail::Meaning& meaning_of(PyObject* self) { return plan_of(self)->plan.meaning(); }

std::vector<nb::object> borrowed(PyObject* const* args, std::size_t count) {
  std::vector<nb::object> out;
  out.reserve(count);
  for (std::size_t i = 0; i < count; ++i) out.push_back(nb::borrow(args[i]));
  return out;
}

PyObject* call(PyObject* self, PyObject* const* args, std::size_t flags, PyObject* keywords) {
  return guarded([&]() -> PyObject* {
    const auto count = static_cast<std::size_t>(PyVectorcall_NARGS(flags));
    const PlanRef plan = plan_of(self);
    QuickOperands operands;
    QuickOut target;
    PyObject* to = nullptr;
    if (plan->plan.slices() == 1 && read_quick_keywords(args + count, keywords, false, to) &&
        operands.read(args, count) && fits(*plan, operands.views()) &&
        (to ? target.read(to, operands.kind()) : !plan->is_view) && fits(*plan, operands, target)) {
      return run_quickly(plan, operands, target);
    }
    nb::object out, executor;
    read_run_keywords(kOp, args + count, keywords, out, executor);
    return run_plan(kOp, plan, borrowed(args, count), out, executor).release().ptr();
  });
}

void dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  auto* object = reinterpret_cast<PlanObject*>(self);
  if (object->weakrefs) PyObject_ClearWeakRefs(self);
  delete object->plan;
  type->tp_free(self);
  Py_DECREF(type);
}

// --- what it says of itself ---

template <class Fn>
getter attribute(Fn) {
  return [](PyObject* self, void*) -> PyObject* {
    return guarded([&]() -> PyObject* { return Fn{}(self).release().ptr(); });
  };
}

nb::object tuple_of(std::span<const std::int64_t> values) {
  nb::list out;
  for (const std::int64_t value : values) out.append(value);
  return nb::tuple(out);
}

nb::object tuple_of(std::span<const int> values) {
  nb::list out;
  for (const int value : values) out.append(value);
  return nb::tuple(out);
}

nb::list path_of(PyObject* self) {
  nb::list out;
  for (const std::vector<int>& step : plan_of(self)->plan.path()) {
    out.append(tuple_of(std::span<const int>(step)));
  }
  return out;
}

PyGetSetDef kAttributes[] = {
    {"path", attribute([](PyObject* self) { return path_of(self); }), nullptr,
     "Which operands are contracted, step by step: positions in the list of what is left, results "
     "appended.",
     nullptr},
    {"flops", attribute([](PyObject* self) { return nb::float_(plan_of(self)->plan.flops()); }),
     nullptr, "Multiplications and additions of one run.", nullptr},
    {"peak_bytes", attribute([](PyObject* self) {
       return nb::steal(PyLong_FromDouble(meaning_of(self).peak_bytes));
     }),
     nullptr,
     "Bytes of intermediates, converted copies of operands and the result at the worst moment.",
     nullptr},
    {"slices", attribute([](PyObject* self) { return nb::int_(plan_of(self)->plan.slices()); }),
     nullptr, "How many parts it is computed in, to stay within memory_limit.", nullptr},
    {"equation", attribute([](PyObject* self) {
       const std::string text = plan_of(self)->plan.equation();
       return nb::str(text.c_str(), text.size());
     }),
     nullptr, "What is computed.", nullptr},
    {"shape", attribute([](PyObject* self) { return tuple_of(plan_of(self)->out_shape); }), nullptr,
     "The shape of the result.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyObject* to_text(PyObject* self) {
  return guarded([&]() -> PyObject* {
    const std::string text = plan_of(self)->plan.to_string();
    return PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  });
}

// --- for our own Python code ---

// Labels, sizes and steps, as _einsum_torch.py and _einsum_show.py want them.
PyObject* detail(PyObject* self, PyObject*) {
  return guarded([&]() -> PyObject* {
    const einsum_detail::Meaning& meaning = meaning_of(self);
    const contraction::PlanData& plan = *meaning.plan;
    nb::list inputs, steps, names, shapes;
    for (const auto& labels : plan.expression.inputs) inputs.append(tuple_of(labels));
    for (const auto& step : plan.steps) {
      steps.append(nb::make_tuple(step.a, step.b, tuple_of(step.a_labels), tuple_of(step.b_labels),
                                  tuple_of(step.out_labels), step.flops));
    }
    for (const auto& name : plan.expression.names) names.append(nb::str(name.c_str(), name.size()));
    for (const auto& shape : meaning.shapes) shapes.append(tuple_of(shape));
    nb::dict out;
    out["inputs"] = inputs;
    out["output"] = tuple_of(plan.expression.output);
    out["sizes"] = tuple_of(plan.expression.sizes);
    out["names"] = names;
    out["steps"] = steps;
    out["shapes"] = shapes;
    out["sliced"] = tuple_of(plan.sliced);
    out["memory_limit"] = meaning.options.memory_limit
                              ? nb::object(nb::int_(*meaning.options.memory_limit))
                              : nb::none();
    return out.release().ptr();
  });
}

// run_slices(begin, end, *operands)
PyObject* run_slices(PyObject* self, PyObject* const* args, Py_ssize_t count) {
  return guarded([&]() -> PyObject* {
    const PlanRef plan = plan_of(self);
    if (count < 2 || !PyLong_Check(args[0]) || !PyLong_Check(args[1])) {
      throw DTypeError("run_slices",
                       "the arguments do not fit, expected run_slices(begin, end, *operands)");
    }
    const auto begin = nb::cast<std::int64_t>(nb::handle(args[0]));
    const auto end = nb::cast<std::int64_t>(nb::handle(args[1]));
    const auto objects = borrowed(args + 2, static_cast<std::size_t>(count - 2));
    const EinsumOperands operands = read_operands(kOp, objects);
    Tensor out;
    {
      const nb::gil_scoped_release released;
      out = plan->plan.run_slices(operands.tensors, begin, end);
    }
    end_progress();
    return result_object(out, operands.kind).release().ptr();
  });
}

PyObject* plot(PyObject* self, PyObject* args, PyObject* keywords) {
  return guarded([&]() -> PyObject* {
    const nb::object function = nb::module_::import_("eas._einsum_show").attr("plot");
    nb::list all;
    all.append(nb::handle(self));
    for (const nb::handle argument : nb::borrow<nb::tuple>(args)) all.append(argument);
    PyObject* made = PyObject_Call(function.ptr(), nb::tuple(all).ptr(), keywords);
    if (!made) throw nb::python_error();
    return made;
  });
}

// Arguments of restore_plan. The path says the same as the search would find, without searching.
PyObject* reduce(PyObject* self, PyObject*) {
  return guarded([&]() -> PyObject* {
    const PlanState& state = *plan_of(self);
    const einsum_detail::Meaning& meaning = state.plan.meaning();
    nb::list inputs, specs;
    for (const auto& labels : state.source.labels.inputs) inputs.append(tuple_of(labels));
    for (std::size_t i = 0; i < meaning.shapes.size(); ++i) {
      const std::string_view dtype = eas::name(state.dtypes[i]);
      specs.append(nb::make_tuple(tuple_of(meaning.shapes[i]), nb::str(dtype.data(), dtype.size()),
                                  meaning.layouts[i] == Layout::Diagonal));
    }
    const auto& output = state.source.labels.output;
    const auto& limit = meaning.options.memory_limit;
    const auto& equation = state.source.equation;
    const nb::object text =
        equation ? nb::object(nb::str(equation->c_str(), equation->size())) : nb::none();
    const nb::object restore = nb::module_::import_("eas._core").attr("restore_plan");
    return nb::make_tuple(
               restore,
               nb::make_tuple(text, inputs, output ? tuple_of(*output) : nb::none(), specs,
                              path_of(self), limit ? nb::object(nb::int_(*limit)) : nb::none()))
        .release()
        .ptr();
  });
}

nb::object restored(nb::handle arguments) {
  const nb::object equation = arguments[0], inputs = arguments[1], output = arguments[2],
                   specs = arguments[3], path = arguments[4], memory_limit = arguments[5];
  EinsumSource source;
  if (!equation.is_none()) source.equation = utf8(equation);
  const auto labels = [](nb::handle from) {
    std::vector<std::int64_t> out;
    for (const nb::handle label : from) out.push_back(nb::cast<std::int64_t>(label));
    return out;
  };
  for (const nb::handle list : inputs) source.labels.inputs.push_back(labels(list));
  if (!output.is_none()) source.labels.output = labels(output);
  std::vector<Tensor> operands;
  for (const nb::handle item : specs) {
    OperandSpec spec;
    for (const std::int64_t size : labels(item[0])) spec.shape.push_back(size);
    spec.dtype = to_dtype(item[1], kOp);
    spec.layout = nb::cast<bool>(item[2]) ? Layout::Diagonal : Layout::Strided;
    operands.push_back(stand_in(spec));
  }
  EinsumOptions options;
  options.progress = python_progress();
  options.path.emplace();
  for (const nb::handle step : path) {
    const auto positions = labels(step);
    options.path->emplace_back(positions.begin(), positions.end());
  }
  if (!memory_limit.is_none()) options.memory_limit = nb::cast<std::int64_t>(memory_limit);
  return plan_object(make_plan(source, operands, options));
}

// A raw C function, because those can be named in a pickle.
PyObject* restore(PyObject*, PyObject* arguments) {
  return guarded([&] { return restored(arguments).release().ptr(); });
}

PyMethodDef kFunctions[] = {
    {"restore_plan", restore, METH_VARARGS, "A plan from what its __reduce__ wrote."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef kMethods[] = {
    {"run_slices", c_function(run_slices), METH_FASTCALL,
     "run_slices(begin, end, *operands): the part of the result that these slices make; the parts "
     "of all slices add up to it."},
    {"plot", c_function(plot), METH_VARARGS | METH_KEYWORDS,
     "plot(ax=None): draws the tree of contractions with matplotlib, and gives the axes back."},
    {"_detail", detail, METH_NOARGS, nullptr},
    {"__reduce__", reduce, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyMemberDef kMembers[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(PlanObject, vectorcall), READONLY, nullptr},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(PlanObject, weakrefs), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

PyType_Slot kSlots[] = {
    {Py_tp_doc, const_cast<char*>("How an einsum is computed for operands of given shapes. "
                                  "Callable with such operands, again and again; holds none.")},
    {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_repr, reinterpret_cast<void*>(to_text)},
    {Py_tp_members, kMembers},
    {Py_tp_methods, kMethods},
    {Py_tp_getset, kAttributes},
    {0, nullptr},
};

}  // namespace

nb::object plan_object(const PlanRef& plan) {
  PyObject* self = g_type->tp_alloc(g_type, 0);
  if (!self) throw nb::python_error();
  auto* object = reinterpret_cast<PlanObject*>(self);
  object->vectorcall = call;
  object->plan = new PlanRef(plan);
  return nb::steal(self);
}

void bind_plan(nb::module_& m) {
  constexpr unsigned kFlags =
      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION;
  PyType_Spec spec{"eas.Plan", sizeof(PlanObject), 0, kFlags, kSlots};
  g_type = reinterpret_cast<PyTypeObject*>(PyType_FromSpec(&spec));
  if (!g_type) throw nb::python_error();
  m.attr("Plan") = nb::handle(reinterpret_cast<PyObject*>(g_type));
  if (PyModule_AddFunctions(m.ptr(), kFunctions) != 0) throw nb::python_error();
}

}  // namespace eas::python
