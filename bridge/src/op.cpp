// eas_torch._bridge.Op: the Python object. A call reads its arguments, looks for a program that was
// recorded for such ones and replays it; no Python runs. What it does not know it hands on.
#include "op.hpp"

#include <ATen/PythonTorchFunctionTLS.h>
#include <ATen/record_function.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <structmember.h>
#include <torch/csrc/autograd/python_variable.h>

#include <algorithm>
#include <new>

#include "op_state.hpp"
#include "read_tensor.hpp"
#include "table.hpp"

namespace eas_torch {

Recorded::Recorded(const EasLaunchTable& core, const py::dict& record)
    : core_(core),
      number_([] {
        static std::atomic<std::uint64_t> last = 0;
        return ++last;
      }()),
      forward_(core, record),
      token_(record["token"]),
      mutates_(record["mutates"].cast<bool>()) {
  for (const py::handle item : record["differentiable"]) {
    differentiable_.push_back(item.cast<bool>());
  }
}

const Kept& Recorded::kept(std::uint64_t wanted, const py::object& find) {
  const Kept* last = last_kept_.load(std::memory_order_acquire);
  if (last && last->wanted == wanted) return *last;
  const auto known = [&]() -> const Kept* {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const auto& each : kept_) {
      if (each->wanted == wanted) return each.get();
    }
    return nullptr;
  };
  const Kept* found = known();
  if (!found) {
    const py::gil_scoped_acquire gil;
    const auto masks = find(token_, wanted).cast<std::pair<std::uint64_t, std::uint64_t>>();
    found = known();
    if (!found) {
      const std::lock_guard<std::mutex> lock(mutex_);
      kept_.push_back(std::make_unique<const Kept>(Kept{wanted, masks.first, masks.second}));
      found = kept_.back().get();
    }
  }
  last_kept_.store(found, std::memory_order_release);
  return *found;
}

const Program* Recorded::adjoint(std::uint64_t present, std::uint64_t wanted, const Kept& kept,
                                 const py::object& make) {
  const auto find = [&]() -> const Adjoint* {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const auto& known : adjoints_) {
      if (known->present == present && known->wanted == wanted && known->kept == &kept) {
        return known.get();
      }
    }
    return nullptr;
  };
  if (const Adjoint* known = find()) return known->program.get();
  // Python is asked without the lock: it may let other threads run.
  const py::gil_scoped_acquire gil;
  const py::object record =
      make(token_, present, wanted, py::make_tuple(kept.tensors, kept.results));
  auto made = std::make_unique<Adjoint>(Adjoint{present, wanted, &kept, nullptr});
  if (!record.is_none())
    made->program = std::make_unique<const Program>(core_, record.cast<py::dict>());
  if (const Adjoint* known = find()) return known->program.get();
  const std::lock_guard<std::mutex> lock(mutex_);
  return adjoints_.emplace_back(std::move(made))->program.get();
}

namespace {

// Programs are kept for this many kinds of arguments; a body that is another for every size would
// otherwise fill the memory.
constexpr std::size_t kMaxPrograms = 64;
constexpr std::size_t kMaxRefused = 256;

constexpr std::uint64_t kTensorWord = 1, kNoTensorWord = 2, kNumberWord = 3, kListWord = 4,
                        kBoolsWord = 5;

bool has_tangent(const c10::TensorImpl& impl) {
  const auto* meta = static_cast<torch::autograd::AutogradMeta*>(impl.autograd_meta());
  return meta && meta->fw_grad_ && !meta->fw_grad_->empty();
}

// The storage was emptied: what is left is a shape. Looks without asking for memory of its own.
bool lost_its_memory(const c10::TensorImpl& impl) {
  return impl.numel() != 0 && !impl.unsafe_storage().data();
}

bool repeats_elements(const c10::TensorImpl& impl) {
  const c10::IntArrayRef sizes = impl.sizes(), strides = impl.strides();
  for (std::size_t axis = 0; axis < sizes.size(); ++axis) {
    if (strides[axis] == 0 && sizes[axis] != 1) return true;
  }
  return false;
}

}  // namespace

bool Arguments::read_tensor(PyObject* object) {
  if (object == Py_None) return add_none(), true;
  return THPVariable_CheckExact(object) && add(THPVariable_Unpack(object));
}

void Arguments::add_none() {
  words.push_back(kNoTensorWord);
  tensors.emplace_back();
}

bool Arguments::add(const at::Tensor& tensor) {
  const c10::TensorImpl& impl = *tensor.unsafeGetTensorImpl();
  if (!is_plain(impl.key_set()) || !impl.device().is_cpu() || lost_its_memory(impl)) {
    return false;
  }
  if (!below_autograd && has_tangent(impl)) return false;
  if (!below_autograd && impl.requires_grad()) {
    requires_grad = true;
    repeats |= repeats_elements(impl);
  }
  words.push_back(kTensorWord | static_cast<std::uint64_t>(impl.dim()) << 8 |
                  static_cast<std::uint64_t>(c10::typeMetaToScalarType(impl.dtype())) << 16);
  tensors.push_back(tensor);
  return true;
}

bool Arguments::read_number(PyObject* object, bool as_float) {
  Number number;
  if (PyLong_CheckExact(object) && as_float) {
    number.kind = Number::Kind::Float;
    const double value = PyLong_AsDouble(object);
    if (value == -1 && PyErr_Occurred()) {
      PyErr_Clear();
      return false;
    }
    number.bits = std::bit_cast<std::int64_t>(value);
  } else if (PyLong_CheckExact(object)) {
    int overflow = 0;
    number.bits = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow != 0) return false;
  } else if (PyFloat_CheckExact(object)) {
    number.kind = Number::Kind::Float;
    number.bits = std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(object));
  } else if (PyBool_Check(object)) {
    number.kind = Number::Kind::Bool;
    number.bits = object == Py_True;
  } else if (object == Py_None) {
    number.kind = Number::Kind::None;
  } else {
    return false;
  }
  add(number);
  return true;
}

void Arguments::add(Number number) {
  words.push_back(kNumberWord | static_cast<std::uint64_t>(number.kind) << 8);
  numbers.push_back(number);
}

bool Arguments::read_tensor(const c10::IValue& value) {
  if (value.isNone()) return add_none(), true;
  return value.isTensor() && add(value.toTensor());
}

bool Arguments::read_number(const c10::IValue& value) {
  Number number;
  if (value.isInt()) {
    number.bits = value.toInt();
  } else if (value.isDouble()) {
    number.kind = Number::Kind::Float;
    number.bits = std::bit_cast<std::int64_t>(value.toDouble());
  } else if (value.isBool()) {
    number.kind = Number::Kind::Bool;
    number.bits = value.toBool();
  } else if (value.isNone()) {
    number.kind = Number::Kind::None;
  } else {
    return false;
  }
  add(number);
  return true;
}

template <class Get>
void Arguments::add_bools(std::size_t count, const Get& get) {
  std::uint64_t word = kBoolsWord | count << 8;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % 32 == 0 && i > 0) words.push_back(std::exchange(word, kBoolsWord));
    word |= static_cast<std::uint64_t>(get(i)) << (i % 32 + 24);
  }
  words.push_back(word);
}

bool Arguments::read_bools(const c10::IValue& value) {
  if (!value.isBoolList()) return false;
  const auto list = value.toBoolList();
  add_bools(list.size(), [&](std::size_t i) { return list.get(i); });
  return true;
}

bool Arguments::read_bools(PyObject* object) {
  if (!PyList_CheckExact(object)) return false;
  const auto count = static_cast<std::size_t>(PyList_GET_SIZE(object));
  const auto item = [&](std::size_t i) {
    return PyList_GET_ITEM(object, static_cast<Py_ssize_t>(i));
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (!PyBool_Check(item(i))) return false;
  }
  add_bools(count, [&](std::size_t i) { return item(i) == Py_True; });
  return true;
}

bool Arguments::read(const c10::IValue& value, char kind) {
  if (kind == 't') return read_tensor(value);
  if (kind == 'b') return read_bools(value);
  if (kind == 'n' || kind == 'f') return read_number(value);
  if (!value.isList()) return false;
  const c10::ArrayRef<c10::IValue> items = value.toListRef();
  words.push_back(kListWord | items.size() << 8);
  for (const c10::IValue& item : items) {
    if (!read_tensor(item)) return false;
  }
  return true;
}

bool Arguments::read(PyObject* object, char kind) {
  if (kind == 't') return read_tensor(object);
  if (kind == 'b') return read_bools(object);
  if (kind == 'n' || kind == 'f') return read_number(object, kind == 'f');
  if (!PyList_CheckExact(object) && !PyTuple_CheckExact(object)) return false;
  const Py_ssize_t count = PySequence_Fast_GET_SIZE(object);
  words.push_back(kListWord | static_cast<std::uint64_t>(count) << 8);
  for (Py_ssize_t i = 0; i < count; ++i) {
    if (!read_tensor(PySequence_Fast_GET_ITEM(object, i))) return false;
  }
  return true;
}

std::shared_ptr<Recorded> record(OpState& state, const Arguments& arguments,
                                 const py::tuple& given) {
  const auto is_refused = [&](const Words& words) { return words == arguments.words; };
  if (std::any_of(state.refused.begin(), state.refused.end(), is_refused)) return nullptr;
  const py::object made = state.callbacks->record(given);
  if (made.is_none()) return nullptr;
  std::shared_ptr<Recorded> recorded;
  try {
    if (py::isinstance<py::dict>(made)) {
      recorded = shared_with_graphs(
          std::make_unique<Recorded>(*state.callbacks->core, made.cast<py::dict>()));
    }
  } catch (const py::value_error&) {  // a launch that the table does not take
  }
  if (!recorded) {
    if (state.refused.size() >= kMaxRefused) state.refused.clear();
    state.refused.push_back(arguments.words);
    return nullptr;
  }
  if (state.known.size() >= kMaxPrograms) state.known.pop_back();
  state.known.insert(state.known.begin(), Known{arguments.words, recorded});
  return recorded;
}

bool dispatches_plainly() {
  const c10::impl::LocalDispatchKeySet keys = c10::impl::tls_local_dispatch_key_set();
  return keys.included_ == c10::default_included_set && keys.excluded_ == c10::default_excluded_set;
}

namespace {

// Whether a call means no more than its plain meaning: no mode, transform, autocast, profiler or
// tracer hears of operators, and this thread is not inside of one.
bool is_plain_eager() {
  return dispatches_plainly() && !at::impl::torch_function_mode_enabled() &&
         !at::getStepCallbacksUnlessEmpty(at::RecordScope::FUNCTION).has_value();
}

struct OpObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  OpState* state;
  PyObject* fallback;  // (*args): the operator as torch knows it
  PyObject* owner;     // the object whose state it is, where that is another one
};

OpState& state_of(PyObject* self) { return *reinterpret_cast<OpObject*>(self)->state; }

PyObject* wrapped(const OpState& state, Program::Slots& results) {
  if (state.form == Form::None) Py_RETURN_NONE;
  if (state.form == Form::One) return THPVariable_Wrap(std::move(results[0]));
  const auto count = static_cast<Py_ssize_t>(results.size());
  PyObject* made = state.form == Form::List ? PyList_New(count) : PyTuple_New(count);
  for (Py_ssize_t i = 0; made && i < count; ++i) {
    PyObject* item = THPVariable_Wrap(std::move(results[static_cast<std::size_t>(i)]));
    if (state.form == Form::List) {
      PyList_SET_ITEM(made, i, item);
    } else {
      PyTuple_SET_ITEM(made, i, item);
    }
  }
  return made;
}

// True when it ran; then `result` is what the call gives, null with a Python error.
bool run(OpState& state, const std::shared_ptr<Recorded>& recorded, const Arguments& arguments,
         PyObject*& result) {
  const bool follow = arguments.requires_grad && at::GradMode::is_enabled();
  if (follow && !(recorded->can_be_followed() && arguments.can_be_followed())) return false;
  if (!recorded->forward().is_current()) return false;
  Program::Slots results;
  const auto callbacks = state.callbacks;
  try {
    if (!run_recorded(callbacks, recorded, arguments.tensors, arguments.numbers, follow, results)) {
      return false;
    }
  } catch (const LaunchFailed&) {
    callbacks->core->raise_error();
    result = nullptr;
    return true;
  }
  ++state.replays;
  result = wrapped(state, results);
  return true;
}

bool replay(OpState& state, const Arguments& arguments, PyObject*& result) {
  for (std::size_t i = 0; i < state.known.size(); ++i) {
    if (!(state.known[i].words == arguments.words)) continue;
    const std::shared_ptr<Recorded> recorded = state.known[i].recorded;
    if (!run(state, recorded, arguments, result)) continue;
    // Others may have run meanwhile.
    if (i > 0 && i < state.known.size() && state.known[i].recorded == recorded) {
      std::rotate(state.known.begin(), state.known.begin() + static_cast<std::ptrdiff_t>(i),
                  state.known.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    return true;
  }
  return false;
}

PyObject* call(PyObject* self, PyObject* const* args, std::size_t flagged, PyObject* keywords) {
  const auto count = static_cast<std::size_t>(PyVectorcall_NARGS(flagged));
  OpState& state = state_of(self);
  const auto fall_back = [&] {
    PyObject* const fallback = reinterpret_cast<OpObject*>(self)->fallback;
    return PyObject_Vectorcall(fallback, args, count, keywords);
  };
  const std::size_t all = state.kinds.size(), left_out = all - count;
  if (keywords || count > state.positional || left_out > state.defaults.size() ||
      !is_plain_eager()) {
    return fall_back();
  }
  const auto value = [&](std::size_t i) {
    const std::size_t at = state.defaults.size() - (all - i);  // used only where that is one
    return i < count ? args[i]
                     : PyTuple_GET_ITEM(state.defaults.ptr(), static_cast<Py_ssize_t>(at));
  };
  try {
    Arguments arguments;
    for (std::size_t i = 0; i < all; ++i) {
      if (!arguments.read(value(i), state.kinds[i])) return fall_back();
    }
    if (!state.autograd && arguments.requires_grad && at::GradMode::is_enabled()) {
      return fall_back();
    }
    PyObject* result = nullptr;
    if (replay(state, arguments, result)) return result;
    py::tuple given(all);
    for (std::size_t i = 0; i < all; ++i) given[i] = py::reinterpret_borrow<py::object>(value(i));
    const std::shared_ptr<Recorded> made = record(state, arguments, given);
    if (made && run(state, made, arguments, result)) return result;
    return fall_back();
  } catch (py::error_already_set& error) {
    error.restore();
  } catch (python_error& error) {
    error.restore();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

PyObject* make_op(PyTypeObject* type, PyObject* args, PyObject* keywords) {
  static const char* const names[] = {"fallback",   "record",   "kept",      "adjoint",
                                      "backward",   "launches", "arguments", "defaults",
                                      "positional", "results",  nullptr};
  PyObject *fallback, *record, *kept, *adjoint, *backward, *launches, *defaults;
  const char *kinds, *form;
  Py_ssize_t positional;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "OOOOOOsO!ns:Op", const_cast<char**>(names),
                                   &fallback, &record, &kept, &adjoint, &backward, &launches,
                                   &kinds, &PyTuple_Type, &defaults, &positional, &form)) {
    return nullptr;
  }
  const auto* core =
      static_cast<const EasLaunchTable*>(PyCapsule_GetPointer(launches, EAS_LAUNCH_CAPSULE));
  if (!core) return nullptr;
  if (core->api_version != EAS_BRIDGE_API_VERSION ||
      core->argument_struct_size != sizeof(EasLaunchArgument)) {
    PyErr_SetString(PyExc_ImportError, "the bridge does not fit this eas");
    return nullptr;
  }
  auto* self = reinterpret_cast<OpObject*>(type->tp_alloc(type, 0));
  if (!self) return nullptr;
  self->vectorcall = call;
  self->state = new OpState;
  self->fallback = Py_NewRef(fallback);
  Callbacks& callbacks = *self->state->callbacks;
  const auto hold = [](PyObject* object) { return py::reinterpret_borrow<py::object>(object); };
  callbacks.record = hold(record);
  callbacks.kept = hold(kept);
  callbacks.adjoint = hold(adjoint);
  callbacks.backward = hold(backward);
  callbacks.core = core;
  self->state->kinds = kinds;
  self->state->positional = static_cast<std::size_t>(positional);
  self->state->defaults = py::reinterpret_borrow<py::tuple>(defaults);
  const std::string_view results = form;
  self->state->form = results == "none"    ? Form::None
                      : results == "one"   ? Form::One
                      : results == "tuple" ? Form::Tuple
                                           : Form::List;
  return reinterpret_cast<PyObject*>(self);
}

int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  const auto* op = reinterpret_cast<OpObject*>(self);
  Py_VISIT(op->fallback);
  Py_VISIT(op->owner);
  const OpState* state = op->owner ? nullptr : op->state;
  // Nodes of graphs may share the callbacks; then others hold them too.
  if (state && state->callbacks.use_count() == 1) {
    Py_VISIT(state->callbacks->record.ptr());
    Py_VISIT(state->callbacks->kept.ptr());
    Py_VISIT(state->callbacks->adjoint.ptr());
    Py_VISIT(state->callbacks->backward.ptr());
  }
  return 0;
}

int clear(PyObject* self) {
  auto* op = reinterpret_cast<OpObject*>(self);
  if (op->owner) return 0;  // which holds all that can lead back
  OpState* state = std::exchange(op->state, new OpState);
  op->state->callbacks->record = py::none();
  delete state;
  return 0;
}

void destroy(PyObject* self) {
  PyObject_GC_UnTrack(self);
  auto* op = reinterpret_cast<OpObject*>(self);
  if (!op->owner) delete std::exchange(op->state, nullptr);
  Py_CLEAR(op->owner);
  Py_CLEAR(op->fallback);
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

// torch keeps its operators in tables by the hash of what they call, in whose place this stands.
Py_hash_t hash(PyObject* self) {
  return PyObject_Hash(reinterpret_cast<OpObject*>(self)->fallback);
}

PyObject* instead_of(PyObject* self, PyObject* fallback) {
  PyTypeObject* type = Py_TYPE(self);
  auto* made = reinterpret_cast<OpObject*>(type->tp_alloc(type, 0));
  if (!made) return nullptr;
  made->vectorcall = call;
  made->state = &state_of(self);
  made->fallback = Py_NewRef(fallback);
  made->owner = Py_NewRef(self);
  return reinterpret_cast<PyObject*>(made);
}

PyObject* get_replays(PyObject* self, void*) {
  return PyLong_FromUnsignedLongLong(state_of(self).replays);
}

PyObject* get_programs(PyObject* self, void*) {
  return PyLong_FromSize_t(state_of(self).known.size());
}

PyObject* forget(PyObject* self, PyObject*) {
  const auto known = std::exchange(state_of(self).known, {});
  state_of(self).refused.clear();
  Py_RETURN_NONE;
}

PyObject* get_dispatched(PyObject* self, void*) {
  return PyLong_FromUnsignedLongLong(state_of(self).dispatched);
}

// torch keeps what is registered for ever.
PyObject* register_op(PyObject* self, PyObject* args) {
  const char* name;
  int autograd;
  if (!PyArg_ParseTuple(args, "sp:register", &name, &autograd)) return nullptr;
  state_of(self).autograd = autograd != 0;
  try {
    register_boxed(state_of(self), name, autograd != 0);
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
    return nullptr;
  }
  Py_INCREF(self);
  Py_RETURN_NONE;
}

PyMethodDef kMethods[] = {
    {"register", register_op, METH_VARARGS, "(name, autograd): torch's dispatcher replays it too."},
    {"instead_of", instead_of, METH_O, "(function): the same, which hands on to this one."},
    {"forget", forget, METH_NOARGS, "Forgets what was recorded."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef kProperties[] = {
    {"replays", get_replays, nullptr, "Calls that were replayed without Python.", nullptr},
    {"dispatched", get_dispatched, nullptr, "The same of calls by torch's dispatcher.", nullptr},
    {"programs", get_programs, nullptr, "Programs that are known.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMemberDef kMembers[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(OpObject, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot kSlots[] = {
    {Py_tp_new, reinterpret_cast<void*>(make_op)},
    {Py_tp_dealloc, reinterpret_cast<void*>(destroy)},
    {Py_tp_traverse, reinterpret_cast<void*>(traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(clear)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_hash, reinterpret_cast<void*>(hash)},
    {Py_tp_methods, kMethods},
    {Py_tp_getset, kProperties},
    {Py_tp_members, kMembers},
    {Py_tp_doc,
     const_cast<char*>(
         "Op(fallback, record, kept, adjoint, backward, launches, arguments, defaults, positional, "
         "results): an operator whose recorded bodies are replayed without Python.")},
    {0, nullptr}};
PyType_Spec kSpec = {
    "eas_torch._bridge.Op", sizeof(OpObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_IMMUTABLETYPE,
    kSlots};

}  // namespace

PyObject* make_op_type() { return PyType_FromSpec(&kSpec); }

}  // namespace eas_torch
