// Two small callables: kernel[grid], and kernel.bind(…), which has every question settled and only
// runs.
#include <Python.h>
#include <structmember.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/capture.hpp"
#include "base/config.hpp"
#include "base/format.hpp"
#include "python/array/bound_array.hpp"
#include "python/array/writes.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/launch/compiled.hpp"
#include "python/launch/handover.hpp"
#include "python/launch/launch.hpp"
#include "python/launch/native.hpp"

namespace eas::python {
namespace {

// --- kernel[grid] ---

struct LauncherObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  PyObject* kernel;
  PyObject* grid;
};

LauncherObject* as_launcher(PyObject* self) { return reinterpret_cast<LauncherObject*>(self); }

PyObject* call_launcher(PyObject* self, PyObject* const* args, std::size_t flags,
                        PyObject* keywords) {
  return launch_kernel(as_launcher(self)->kernel, as_launcher(self)->grid, args,
                       static_cast<std::size_t>(PyVectorcall_NARGS(flags)), keywords);
}

int traverse_launcher(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(as_launcher(self)->kernel);
  Py_VISIT(as_launcher(self)->grid);
  Py_VISIT(Py_TYPE(self));
  return 0;
}

int clear_launcher(PyObject* self) {
  Py_CLEAR(as_launcher(self)->kernel);
  Py_CLEAR(as_launcher(self)->grid);
  return 0;
}

template <int (*kClear)(PyObject*)>
void dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  kClear(self);
  type->tp_free(self);
  Py_DECREF(type);
}

// kernel[grid] mostly lives for one call: the last one's memory is kept for the next. The GIL guards
// it.
PyObject* g_spare_launcher = nullptr;

void dealloc_launcher(PyObject* self) {
  PyObject_GC_UnTrack(self);
  clear_launcher(self);
  PyTypeObject* type = Py_TYPE(self);
  if (g_spare_launcher) {
    type->tp_free(self);
  } else {
    g_spare_launcher = self;
  }
  Py_DECREF(type);
}

PyObject* method_bind(PyObject* self, PyObject* const* args, Py_ssize_t count, PyObject* keywords) {
  return guarded([&] {
    return make_bound_launch(as_launcher(self)->kernel, as_launcher(self)->grid, args,
                             static_cast<std::size_t>(count), keywords);
  });
}

PyObject* method_compile(PyObject* self, PyObject* const* args, Py_ssize_t count,
                         PyObject* keywords) {
  return guarded([&] {
    const EntryRef entry = compile_for(as_launcher(self)->kernel, args,
                                       static_cast<std::size_t>(count), keywords, true);
    return compiled_object(entry->compiled).release().ptr();
  });
}

PyMethodDef kLauncherMethods[] = {
    {"compile", c_function(method_compile), METH_FASTCALL | METH_KEYWORDS,
     "The kernel's compile: the grid is no part of what is compiled."},
    {"warmup", c_function(method_compile), METH_FASTCALL | METH_KEYWORDS, "The kernel's warmup."},
    {"bind", c_function(method_bind), METH_FASTCALL | METH_KEYWORDS,
     "The kernel's bind, over this grid."},
    {nullptr, nullptr, 0, nullptr},
};

PyObject* repr_launcher(PyObject* self) {
  return PyUnicode_FromFormat("%R[%R]", as_launcher(self)->kernel, as_launcher(self)->grid);
}

// --- kernel.bind(…) ---

// The arguments and their memory are held, and read again only when something about them changed.
struct BoundState {
  explicit BoundState(std::size_t size) : call(size), arguments(size) {}
  BoundCall call;
  nb::object grid;
  std::vector<nb::object> objects;  // of the call and its options
  Arguments arguments;
  PreparedLaunch launch;
  std::vector<BoundArray> arrays;
  CountedWrites writes;
  // Machine code made ready under the settings of this generation; used by so many calls just now.
  std::optional<NativeRun> native;
  unsigned generation = 0;
  int calls = 0;
};

struct BoundLaunchObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  PyObject* kernel;
  BoundState* state;
};

BoundLaunchObject* as_bound(PyObject* self) { return reinterpret_cast<BoundLaunchObject*>(self); }

bool is_same_array(const ArrayView& a, const ArrayView& b) {
  return a.data == b.data && a.dtype == b.dtype && a.ndim == b.ndim &&
         std::equal(a.shape(), a.shape() + 2 * a.ndim, b.shape());
}

// Something about an array may have changed: all the questions of a launch again. What it may no
// longer do is refused as in any launch, and other memory than was bound is refused here.
void check_again(KernelState& kernel, const BoundState& bound) {
  Arguments arguments(bound.call.size());
  PreparedLaunch launch;
  prepare_launch(launch, kernel, arguments, bound.call, bound.grid.ptr());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument &now = arguments[i], &then = bound.arguments[i];
    const bool same = now.kind == then.kind &&
                      (now.kind != ArgumentKind::Buffer || is_same_array(now.view, then.view));
    if (same || array_kind(now.object) == ArrayKind::DLPack) continue;
    throw LaunchError(
        kernel.name(),
        cat("argument '", kernel.signature.parameters()[i].text,
            "' was bound with other memory or sizes, got an array that was changed in "
            "place since (resized, x.data = …), expected it as it was; bind again"));
  }
}

// The settings changed, or nothing is ready yet: the long way, after which it is.
void run_bound_anew(KernelState& kernel, BoundState& bound) {
  const PreparedLaunch& launch = bound.launch;
  const bool native = launch.route->is_direct() && !launch.is_empty();
  if (native && bound.calls == 0 && !launches_are_watched(kernel)) {
    bound.native.reset();
    bound.generation = config::generation();
    bound.native.emplace(*launch.entry, bound.arguments, launch.grid, launch.group);
  }
  run_launch(kernel, bound.arguments, launch);
}

PyObject* call_bound(PyObject* self, PyObject* const*, std::size_t flags, PyObject* keywords) {
  return guarded([&]() -> PyObject* {
    KernelState& kernel = state_of(as_bound(self)->kernel);
    if (PyVectorcall_NARGS(flags) != 0 || (keywords && PyTuple_GET_SIZE(keywords) != 0)) {
      throw LaunchError(kernel.name(),
                        "a bound launch has all its arguments, expected a call without any");
    }
    if (is_capturing() && hands_over()) return hand_over(self, nullptr, nullptr, 0, nullptr);
    BoundState& bound = *as_bound(self)->state;
    const auto is_as_bound = [](const BoundArray& array) { return array.is_as_bound(); };
    if (!std::all_of(bound.arrays.begin(), bound.arrays.end(), is_as_bound)) {
      check_again(kernel, bound);
    }
    if (!bound.native || bound.generation != config::generation()) {
      run_bound_anew(kernel, bound);
      Py_RETURN_NONE;
    }
    struct Call {  // other threads may come here while a long launch has given up the GIL
      int& calls;
      explicit Call(int& calls) : calls(calls) { ++calls; }
      ~Call() { --calls; }
    } const call(bound.calls);
    if (bound.call.size() > 0) bound.writes.count(&bound.call[0]);
    (*bound.native)();
    Py_RETURN_NONE;
  });
}

int traverse_bound(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(as_bound(self)->kernel);
  Py_VISIT(Py_TYPE(self));
  if (as_bound(self)->state) {
    for (const nb::object& object : as_bound(self)->state->objects) Py_VISIT(object.ptr());
    Py_VISIT(as_bound(self)->state->grid.ptr());
    for (const BoundArray& array : as_bound(self)->state->arrays) {
      if (const int stop = array.traverse(visit, arg)) return stop;
    }
  }
  return 0;
}

int clear_bound(PyObject* self) {
  BoundState* state = as_bound(self)->state;
  as_bound(self)->state = nullptr;
  delete state;
  Py_CLEAR(as_bound(self)->kernel);
  return 0;
}

PyObject* repr_bound(PyObject* self) {
  return PyUnicode_FromFormat("<bound launch of %R>", as_bound(self)->kernel);
}

PyMethodDef kNoMethods[] = {{nullptr, nullptr, 0, nullptr}};

template <class Object>
PyMemberDef kMembers[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Object, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

template <class Object, int (*kTraverse)(PyObject*, visitproc, void*), int (*kClear)(PyObject*),
          void (*kDealloc)(PyObject*) = dealloc<kClear>>
PyTypeObject* make_type(const char* name, const char* doc, reprfunc repr, PyMethodDef* methods) {
  PyType_Slot slots[] = {
      {Py_tp_members, kMembers<Object>},
      {Py_tp_traverse, reinterpret_cast<void*>(kTraverse)},
      {Py_tp_clear, reinterpret_cast<void*>(kClear)},
      {Py_tp_dealloc, reinterpret_cast<void*>(kDealloc)},
      {Py_tp_call, reinterpret_cast<void*>(&PyVectorcall_Call)},
      {Py_tp_repr, reinterpret_cast<void*>(repr)},
      {Py_tp_doc, const_cast<char*>(doc)},
      {Py_tp_methods, methods},
      {0, nullptr},
  };
  constexpr unsigned kFlags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL |
                              Py_TPFLAGS_DISALLOW_INSTANTIATION;
  PyType_Spec spec{name, sizeof(Object), 0, kFlags, slots};
  PyObject* type = PyType_FromSpec(&spec);
  if (!type) throw nb::python_error();
  return reinterpret_cast<PyTypeObject*>(type);
}

PyTypeObject* g_launcher_type = nullptr;
PyTypeObject* g_bound_type = nullptr;

}  // namespace

PyObject* make_launcher(PyObject* kernel, PyObject* grid) {
  PyObject* self = std::exchange(g_spare_launcher, nullptr);
  if (self) {
    PyObject_Init(self, g_launcher_type);
    PyObject_GC_Track(self);
  } else {
    self = g_launcher_type->tp_alloc(g_launcher_type, 0);
    if (!self) return nullptr;
  }
  as_launcher(self)->vectorcall = call_launcher;
  as_launcher(self)->kernel = Py_NewRef(kernel);
  as_launcher(self)->grid = Py_NewRef(grid);
  return self;
}

PyObject* make_bound_launch(PyObject* object, PyObject* grid, PyObject* const* args,
                            std::size_t count, PyObject* keywords) {
  KernelState& kernel = state_of(object);
  auto state = std::make_unique<BoundState>(kernel.signature.parameters().size());
  BoundCall& call = state->call;
  kernel.signature.bind(call, args, count, keywords);
  const std::size_t given =
      count + (keywords ? static_cast<std::size_t>(PyTuple_GET_SIZE(keywords)) : 0);
  for (std::size_t i = 0; i < given; ++i) state->objects.push_back(nb::borrow(args[i]));
  for (std::size_t i = 0; i < call.size(); ++i) state->objects.push_back(nb::borrow(call[i]));
  state->grid = nb::borrow(grid);
  prepare_launch(state->launch, kernel, state->arguments, call, grid);
  const Entry& entry = *state->launch.entry;
  for (std::size_t p = 0; p < entry.position.size(); ++p) {
    const Argument& argument = state->arguments[entry.position[p]];
    if (argument.kind != ArgumentKind::Buffer) continue;
    const std::string& name = kernel.signature.parameters()[entry.position[p]].text;
    state->arrays.emplace_back(argument.object, argument.view,
                               entry.compiled->code->access.writes[p], name, kernel.name());
  }
  if (call.size() > 0) {
    state->writes = CountedWrites(entry, state->arguments, &call[0], call.size());
  }
  PyObject* self = g_bound_type->tp_alloc(g_bound_type, 0);
  if (!self) throw nb::python_error();
  as_bound(self)->vectorcall = call_bound;
  as_bound(self)->kernel = Py_NewRef(object);
  as_bound(self)->state = state.release();
  return self;
}

void bind_launch_types(nb::module_& m) {
  g_launcher_type = make_type<LauncherObject, traverse_launcher, clear_launcher, dealloc_launcher>(
      "eas.Launcher", "kernel[grid]: calling it launches the kernel over that grid.", repr_launcher,
      kLauncherMethods);
  g_bound_type = make_type<BoundLaunchObject, traverse_bound, clear_bound>(
      "eas.BoundLaunch", "kernel.bind(…): calling it launches with the same arguments again.",
      repr_bound, kNoMethods);
  m.attr("Launcher") = nb::handle(reinterpret_cast<PyObject*>(g_launcher_type));
  m.attr("BoundLaunch") = nb::handle(reinterpret_cast<PyObject*>(g_bound_type));
}

}  // namespace eas::python
