// The type eas.Kernel: a raw C type, because a launch through vectorcall costs a third of one
// through a bound __call__.
#include "python/launch/kernel.hpp"

#include <structmember.h>

#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/launch/compiled.hpp"
#include "python/launch/handover.hpp"
#include "python/launch/kernel_locate.hpp"
#include "python/launch/launch.hpp"
#include "python/launch/streams.hpp"

namespace eas::python {
namespace {

PyTypeObject* g_type = nullptr;
PyTypeObject* g_info_type = nullptr;

KernelObject* as_kernel(PyObject* self) { return reinterpret_cast<KernelObject*>(self); }

// --- life ---

PyObject* call(PyObject* self, PyObject* const* args, std::size_t flags, PyObject* keywords) {
  return launch_kernel(self, nullptr, args, static_cast<std::size_t>(PyVectorcall_NARGS(flags)),
                       keywords);
}

PyObject* object_of(PyTypeObject* type, std::unique_ptr<KernelState> state) {
  PyObject* self = type->tp_alloc(type, 0);
  if (!self) throw nb::python_error();
  as_kernel(self)->vectorcall = call;
  as_kernel(self)->state = state.release();
  return self;
}

// Kernel(function, constexpr names, source, fast_math)
PyObject* make(PyTypeObject* type, PyObject* args, PyObject*) {
  return guarded([&]() -> PyObject* {
    PyObject *function = nullptr, *names = nullptr, *source = nullptr;
    int fast_math = 0;
    if (!PyArg_ParseTuple(args, "O!OOp:Kernel", &PyFunction_Type, &function, &names, &source,
                          &fast_math)) {
      throw nb::python_error();
    }
    return object_of(type, std::make_unique<KernelState>(function, names, source, fast_math != 0));
  });
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  return as_kernel(self)->state ? as_kernel(self)->state->traverse(visit, arg) : 0;
}

int clear(PyObject* self) {
  if (as_kernel(self)->state) as_kernel(self)->state->clear();
  return 0;
}

void dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (as_kernel(self)->weakrefs) PyObject_ClearWeakRefs(self);
  delete as_kernel(self)->state;
  type->tp_free(self);
  Py_DECREF(type);
}

// --- methods ---

PyObject* method_compile(PyObject* self, PyObject* const* args, Py_ssize_t count,
                         PyObject* keywords) {
  return guarded([&] {
    const EntryRef entry = compile_for(self, args, static_cast<std::size_t>(count), keywords, true);
    return compiled_object(entry->compiled).release().ptr();
  });
}

PyObject* method_bind(PyObject* self, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  return guarded([&] {
    return make_bound_launch(self, nullptr, args, static_cast<std::size_t>(count), keywords);
  });
}

template <const char* kProperty>
PyObject* method_text(PyObject* self, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  return guarded([&] {
    const EntryRef entry =
        compile_for(self, args, static_cast<std::size_t>(count), keywords, false);
    const nb::object compiled = compiled_object(entry->compiled);
    return nb::object(compiled.attr(kProperty)).release().ptr();
  });
}
constexpr char kIr[] = "ir_with_lines", kMsl[] = "msl", kLlvm[] = "llvm", kAsm[] = "asm",
               kOpencl[] = "opencl";

PyObject* derivative(PyObject* self, PyObject* args, PyObject* keywords, const char* format,
                     diff::Mode mode) {
  return guarded([&]() -> PyObject* {
    static const char *all[] = {"wrt", "saved", "fresh", nullptr}, *one[] = {"wrt", nullptr};
    const bool reverse = mode == diff::Mode::Reverse;
    PyObject *wrt = nullptr, *saved = nullptr, *fresh = nullptr;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, format,
                                     const_cast<char**>(reverse ? all : one), &wrt, &saved,
                                     &fresh)) {
      throw nb::python_error();
    }
    return make_derivative(self, wrt, saved, fresh, mode).release().ptr();
  });
}

PyObject* method_grad(PyObject* self, PyObject* args, PyObject* keywords) {
  return derivative(self, args, keywords, "O|OO:grad", diff::Mode::Reverse);
}

PyObject* method_jvp(PyObject* self, PyObject* args, PyObject* keywords) {
  return derivative(self, args, keywords, "O:jvp", diff::Mode::Forward);
}

PyObject* method_def_grad(PyObject* self, PyObject* function) {
  return guarded([&] { return define_gradient(self, function).release().ptr(); });
}

PyObject* method_cache_info(PyObject* self, PyObject*) {
  return guarded([&]() -> PyObject* {
    const KernelState& kernel = state_of(self);
    nb::object info = nb::steal(PyStructSequence_New(g_info_type));
    if (!info.is_valid()) throw nb::python_error();
    const std::size_t values[] = {kernel.hits, kernel.misses, kernel.size(), kernel.size()};
    for (Py_ssize_t i = 0; i < 4; ++i) {
      PyStructSequence_SetItem(info.ptr(), i, PyLong_FromSize_t(values[i]));
    }
    return info.release().ptr();
  });
}

PyObject* method_clear_cache(PyObject* self, PyObject*) {
  state_of(self).clear_cache();
  Py_RETURN_NONE;
}

PyObject* method_reduce(PyObject* self, PyObject*) {
  return guarded([&]() -> PyObject* {
    if (const auto& from = state_of(self).derivation) {
      const auto named = [](const std::vector<std::string>& all) {
        nb::list names;
        for (const std::string& name : all) names.append(name);
        return nb::tuple(names);
      };
      const char* how = from->mode == diff::Mode::Reverse ? "grad" : "jvp";
      const bool more = !from->saved.empty() || !from->fresh.empty();
      const nb::tuple asked =
          more ? nb::make_tuple(named(from->wrt), named(from->saved), named(from->fresh))
               : nb::make_tuple(named(from->wrt));
      return nb::make_tuple(from->primal.attr(how), asked).release().ptr();
    }
    return nb::object(nb::module_::import_("eas._pickle").attr("reduce")(nb::handle(self)))
        .release()
        .ptr();
  });
}

PyObject* method_self(PyObject* self, PyObject*) { return Py_NewRef(self); }

PyObject* subscript(PyObject* self, PyObject* grid) { return make_launcher(self, grid); }

PyObject* repr(PyObject* self) {
  return guarded([&] {
    return PyUnicode_FromFormat("<eas.kernel %s>", state_of(self).signature.text().c_str());
  });
}

// --- attributes ---

// An attribute of the function itself.
PyObject* get_from_function(PyObject* self, void* name) {
  return PyObject_GetAttrString(state_of(self).function.ptr(), static_cast<const char*>(name));
}

// __module__ and __doc__ belong to the type as well, so a descriptor cannot give the instance's
// own.
PyObject* get_attribute(PyObject* self, PyObject* name) {
  for (const char* own : {"__module__", "__doc__"}) {
    if (PyUnicode_CompareWithASCIIString(name, own) == 0)
      return get_from_function(self, const_cast<char*>(own));
  }
  return PyObject_GenericGetAttr(self, name);
}

PyObject* get_function(PyObject* self, void*) { return state_of(self).function.inc_ref().ptr(); }
PyObject* get_source(PyObject* self, void*) { return state_of(self).source.inc_ref().ptr(); }
PyObject* get_fast_math(PyObject* self, void*) { return PyBool_FromLong(state_of(self).fast_math); }

PyObject* get_signature(PyObject* self, void*) {
  return guarded([&]() -> PyObject* {
    const KernelState& kernel = state_of(self);
    const nb::module_ inspect = nb::module_::import_("inspect");
    if (!kernel.derivation) {
      return nb::object(inspect.attr("signature")(kernel.function)).release().ptr();
    }
    const nb::object type = inspect.attr("Parameter");
    nb::list parameters;  // those of its gradients are in no function
    for (const Parameter& p : kernel.signature.parameters()) {
      const char* kind = !p.positional ? "KEYWORD_ONLY"
                         : p.keyword   ? "POSITIONAL_OR_KEYWORD"
                                       : "POSITIONAL_ONLY";
      const nb::object given = p.default_value.is_valid() ? p.default_value : type.attr("empty");
      parameters.append(type(p.name, type.attr(kind), nb::arg("default") = given));
    }
    return nb::object(inspect.attr("Signature")(parameters)).release().ptr();
  });
}

PyObject* get_constexprs(PyObject* self, void*) {
  return guarded([&] {
    nb::list names;
    for (const Parameter& p : state_of(self).signature.parameters()) {
      if (p.is_constexpr) names.append(p.name);
    }
    return nb::tuple(names).release().ptr();
  });
}

void* text(const char* name) { return const_cast<char*>(name); }

PyGetSetDef kAttributes[] = {
    {"__name__", get_from_function, nullptr, nullptr, text("__name__")},
    {"__qualname__", get_from_function, nullptr, nullptr, text("__qualname__")},
    {"__annotations__", get_from_function, nullptr, nullptr, text("__annotations__")},
    {"__wrapped__", get_function, nullptr, nullptr, nullptr},
    {"fn", get_function, nullptr, "The Python function.", nullptr},
    {"source", get_source, nullptr, "Its source as it was at decoration, or None.", nullptr},
    {"signature", get_signature, nullptr, "inspect.signature of the function.", nullptr},
    {"constexprs", get_constexprs, nullptr, "Names of the parameters annotated eas.constexpr.",
     nullptr},
    {"fast_math", get_fast_math, nullptr, "Whether @eas.kernel(fast_math=True) was said.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

constexpr int kCall = METH_FASTCALL | METH_KEYWORDS;

PyMethodDef kMethods[] = {
    {"compile", c_function(method_compile), kCall,
     "Compiles for these arguments, or for dtypes in place of arrays, without a launch."},
    {"warmup", c_function(method_compile), kCall, "Compiles from dtypes only."},
    {"bind", c_function(method_bind), kCall,
     "A launch with everything resolved; calling it launches with the same arguments."},
    {"to_ir", c_function(method_text<kIr>), kCall,
     "The IR for these arguments, with the source line of each node."},
    {"to_msl", c_function(method_text<kMsl>), kCall, "Metal source for these arguments."},
    {"to_opencl", c_function(method_text<kOpencl>), kCall, "OpenCL source for these arguments."},
    {"to_llvm", c_function(method_text<kLlvm>), kCall, "LLVM IR for these arguments."},
    {"to_asm", c_function(method_text<kAsm>), kCall, "Assembly for these arguments."},
    {"grad", c_function(method_grad), METH_VARARGS | METH_KEYWORDS,
     "The adjoint with respect to the parameters named in wrt=, again a kernel."},
    {"jvp", c_function(method_jvp), METH_VARARGS | METH_KEYWORDS,
     "The kernel with its tangent along those of the parameters named in wrt=, again a kernel."},
    {"def_grad", method_def_grad, METH_O, "Decorates a function that overrides the adjoint."},
    {"cache_info", method_cache_info, METH_NOARGS,
     "Hits, misses and entries of this kernel's cache."},
    {"clear_cache", method_clear_cache, METH_NOARGS, "Forgets what was compiled and the counts."},
    {"__reduce__", method_reduce, METH_NOARGS, nullptr},
    {"__copy__", method_self, METH_NOARGS, nullptr},
    {"__deepcopy__", method_self, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyMemberDef kMembers[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(KernelObject, vectorcall), READONLY, nullptr},
    {"__weaklistoffset__", T_PYSSIZET, offsetof(KernelObject, weakrefs), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

PyType_Slot kSlots[] = {
    {Py_tp_new, reinterpret_cast<void*>(make)},
    {Py_tp_traverse, reinterpret_cast<void*>(traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(clear)},
    {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_repr, reinterpret_cast<void*>(repr)},
    {Py_tp_getattro, reinterpret_cast<void*>(get_attribute)},
    {Py_tp_members, kMembers},
    {Py_tp_methods, kMethods},
    {Py_tp_getset, kAttributes},
    {Py_mp_subscript, reinterpret_cast<void*>(subscript)},
    {0, nullptr},
};

PyStructSequence_Field kInfoFields[] = {
    {"hits", "launches that found their kernel"},
    {"misses", "launches that compiled"},
    {"size", "kernels held"},
    {"entries", "the same as size"},
    {nullptr, nullptr},
};
PyStructSequence_Desc kInfo{"eas.CacheInfo", "kernel.cache_info()", kInfoFields, 3};

}  // namespace

nb::object kernel_object(std::unique_ptr<KernelState> state) {
  return nb::steal(object_of(g_type, std::move(state)));
}

bool is_kernel(PyObject* object) { return g_type && PyObject_TypeCheck(object, g_type); }

void bind_kernel(nb::module_& m) {
  constexpr unsigned kFlags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL;
  PyType_Spec spec{"eas.Kernel", sizeof(KernelObject), 0, kFlags, kSlots};
  g_type = reinterpret_cast<PyTypeObject*>(PyType_FromSpec(&spec));
  g_info_type = PyStructSequence_NewType(&kInfo);
  if (!g_type || !g_info_type) throw nb::python_error();
  m.attr("Kernel") = nb::handle(reinterpret_cast<PyObject*>(g_type));
  m.attr("CacheInfo") = nb::handle(reinterpret_cast<PyObject*>(g_info_type));
  bind_launch_types(m);
  bind_streams(m);
  bind_handover(m);
  find_package_dirs();
  m.def(
      "is_own_file", [](nb::str file) { return is_own_file(file.ptr()); }, nb::arg("file"),
      "Whether a file belongs to the eas package, to NumPy or to torch.");
}

}  // namespace eas::python
