// The classes Value, Buffer, Pointer, Fragment and Range, and the way in and out of them.
#include "python/language/traced.hpp"

#include <nanobind/stl/string.h>

#include "base/format.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

std::uint64_t current_id() { return trace::Tracer::current("mk").id(); }

// An object that is no bool or int subclass but counts as a number, as NumPy's scalars do.
bool has_index(nb::handle object) { return PyIndex_Check(object.ptr()) != 0; }

std::optional<trace::Operand> integer(nb::handle object, std::string_view op) {
  const nb::object exact = nb::steal(PyNumber_Index(object.ptr()));
  if (!exact
           .is_valid()) {  // a torch.Tensor has an __index__ that fails for all but single integers
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw nb::python_error();
    PyErr_Clear();
    return std::nullopt;
  }
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(exact.ptr(), &overflow);
  if (overflow == 0) return trace::Number::of(static_cast<std::int64_t>(value));
  // 2^63 and above exist only as uint64, and then they are not weak.
  const unsigned long long wide = overflow > 0 ? PyLong_AsUnsignedLongLong(exact.ptr()) : 0;
  if (overflow < 0 || PyErr_Occurred()) {
    PyErr_Clear();
    throw DTypeError(op, cat("the number needs more than 64 bits, got ", utf8(nb::str(exact)),
                             ", expected -2**63 to 2**64 - 1"));
  }
  trace::Tracer& tracer = trace::Tracer::current(op);
  return trace::Value{tracer.constant(DType::uint64, static_cast<std::int64_t>(wide)), false};
}

}  // namespace

template <class T>
const T& unwrap(const Traced<T>& traced, std::string_view op) {
  const trace::Tracer& tracer = trace::Tracer::current(op);
  if (traced.tracer != tracer.id()) {
    throw CompileError(op,
                       "the value belongs to another kernel or to an earlier call, expected one of "
                       "this kernel's own values");
  }
  return traced.inner;
}
template const trace::Value& unwrap(const PyValue&, std::string_view);
template const trace::Buffer& unwrap(const PyBuffer&, std::string_view);
template const trace::Pointer& unwrap(const PyPointer&, std::string_view);
template const trace::Fragment& unwrap(const PyFragment&, std::string_view);

namespace {

// A front end's own classes for values and pointers, subclasses of ours: what is made while its kernel
// is traced is of them. They live as long as their module does.
struct Classes {
  std::uint64_t tracer = 0;
  PyObject* value = nullptr;
  PyObject* pointer = nullptr;
};
thread_local Classes t_classes;

template <class T>
nb::object held(const T& inner, const trace::Value& value) {
  const trace::Tracer& tracer = trace::Tracer::current("mk");
  Traced<T> made{inner, tracer.id(), trace::Hold(tracer.held, value.ir, value.weak)};
  PyObject* type = nullptr;
  if (t_classes.tracer == tracer.id()) {
    if constexpr (std::is_same_v<T, trace::Value>) type = t_classes.value;
    if constexpr (std::is_same_v<T, trace::Pointer>) type = t_classes.pointer;
  }
  if (!type) return nb::cast(std::move(made));
  nb::object object = nb::inst_alloc(type);
  new (nb::inst_ptr<Traced<T>>(object)) Traced<T>(std::move(made));
  nb::inst_mark_ready(object);
  return object;
}

}  // namespace

nb::object wrap(const trace::Value& value) { return held(value, value); }
nb::object wrap(const trace::Buffer& buffer) { return nb::cast(PyBuffer{buffer, current_id()}); }
nb::object wrap(const trace::Pointer& pointer) { return held(pointer, pointer.offset); }
nb::object wrap(const trace::Fragment& fragment) {
  return held(fragment, trace::Value{fragment.ir});
}

nb::object wrap(const trace::Item& item) {
  return std::visit(
      [](const auto& x) -> nb::object {
        if constexpr (std::is_same_v<std::decay_t<decltype(x)>, trace::Number>) {
          switch (x.kind) {
            case trace::Number::Kind::Bool: return nb::bool_(x.integer != 0);
            case trace::Number::Kind::Int: return nb::int_(x.integer);
            case trace::Number::Kind::Float: return nb::float_(x.real);
          }
          return nb::none();
        } else {
          return wrap(x);
        }
      },
      item);
}

std::optional<trace::Operand> try_operand(nb::handle object, std::string_view op) {
  PyObject* p = object.ptr();
  if (const PyValue* value; nb::try_cast(object, value, false) && value) return unwrap(*value, op);
  if (PyBool_Check(p)) return trace::Number::boolean(p == Py_True);
  if (PyLong_Check(p)) return integer(object, op);
  if (PyFloat_Check(p)) return trace::Number::of(PyFloat_AS_DOUBLE(p));
  if (PyUnicode_Check(p) || PyComplex_Check(p)) return std::nullopt;
  if (python::type_name(object) == "numpy.bool" ||
      python::type_name(object) == "numpy.bool_") {  // numpy.bool
    const int truth = PyObject_IsTrue(p);
    if (truth < 0) throw nb::python_error();
    return trace::Number::boolean(truth != 0);
  }
  if (has_index(object) && !nb::hasattr(object, "__array_interface__")) return integer(object, op);
  // NumPy scalars: 0-d, and not arrays.
  if (nb::hasattr(object, "__float__") && nb::hasattr(object, "dtype") && !PySequence_Check(p)) {
    const nb::object item = object.attr("item")();
    if (PyFloat_Check(item.ptr())) return trace::Number::of(PyFloat_AS_DOUBLE(item.ptr()));
    if (PyLong_Check(item.ptr())) return integer(item, op);
  }
  return std::nullopt;
}

trace::Operand to_operand(nb::handle object, std::string_view op) {
  if (auto operand = try_operand(object, op)) return *operand;
  if (nb::isinstance<PyBuffer>(object) || nb::isinstance<PyPointer>(object)) {
    throw DTypeError(op, "memory is no value, got a buffer or pointer, expected mk.load of it");
  }
  throw DTypeError(op, cat("not a value of the kernel language, got ", python::type_name(object),
                           ", expected a tile, a scalar or a number"));
}

std::optional<trace::Operand> to_optional_operand(nb::handle object, std::string_view op) {
  if (object.is_none()) return std::nullopt;
  return to_operand(object, op);
}

trace::Item to_item(nb::handle object, std::string_view op) {
  if (const PyPointer* pointer; nb::try_cast(object, pointer, false) && pointer)
    return unwrap(*pointer, op);
  if (const PyFragment* fragment; nb::try_cast(object, fragment, false) && fragment)
    return unwrap(*fragment, op);
  const trace::Operand operand = to_operand(object, op);
  return std::visit([](const auto& x) { return trace::Item(x); }, operand);
}

std::int64_t to_constant_int(nb::handle object, std::string_view op, std::string_view what) {
  const auto operand = try_operand(object, op);
  if (!operand) {
    throw CompileError(
        op, cat(what, " is one whole number, got ", describe_object(object), ", expected an int"));
  }
  return trace::constant_int(*operand, op, what);
}

trace::Sizes to_sizes(nb::handle object, std::string_view op) {
  trace::Sizes sizes;
  if (PyTuple_Check(object.ptr()) || PyList_Check(object.ptr())) {
    for (const nb::handle item : nb::iter(object))
      sizes.push_back(to_constant_int(item, op, "a size"));
  } else {
    sizes.push_back(to_constant_int(object, op, "a size"));
  }
  return sizes;
}

namespace {

// What to write instead depends on how Python came to ask (`min`, `assert`, math.sqrt, `zip`):
// eas._words looks at the user's line.
[[noreturn]] void refuse_in_words(const char* question, const std::string& got) {
  const nb::object words = nb::module_::import_("eas._words").attr(question)(got);
  throw CompileError(utf8(words[0]), utf8(words[1]));
}

// The number behind a value that is known now: a constant, or any uniform scalar in eager mode.
std::optional<trace::Number> known_number(const trace::Value& value) {
  std::int64_t bits;
  if (ir::is_constant(value.ir)) {
    bits = ir::constant_int(value.ir);
  } else {
    trace::Tracer& tracer = trace::Tracer::current("value");
    trace::EagerHooks* eager = tracer.eager();
    if (!eager || tracer.in_region() || !value.shape().is_scalar() || !eager->is_uniform(*value.ir))
      return std::nullopt;
    bits = eager->scalar_bits(*value.ir);
  }
  if (is_float(value.dtype())) return trace::Number::of(ir::constant_double(value.dtype(), bits));
  if (is_bool(value.dtype())) return trace::Number::boolean(bits != 0);
  return trace::Number::of(bits);
}

bool truth_of(const PyValue& self) {
  const trace::Value& value = unwrap(self, "bool");
  const auto number = known_number(value);
  if (!number) refuse_in_words("truth", trace::describe(value));
  return number->kind == trace::Number::Kind::Float ? number->real != 0 : number->integer != 0;
}

nb::object number_of(const PyValue& self, const char* question) {
  const trace::Value& value = unwrap(self, "value");
  const auto number = known_number(value);
  if (!number) refuse_in_words(question, trace::describe(value));
  if (value.dtype() == DType::uint64)
    return nb::steal(PyLong_FromUnsignedLongLong(static_cast<unsigned long long>(number->integer)));
  return wrap(trace::Item(*number));
}

// What is shown of an object whose tracer is gone: its IR is gone too.
const std::string kForeign = "<a value of another kernel>";

bool belongs_here(std::uint64_t tracer) {
  const trace::Tracer* current = trace::Tracer::current_or_null();
  return current && current->id() == tracer;
}

std::string repr(const PyValue& self) {
  if (!belongs_here(self.tracer)) return kForeign;
  trace::Tracer* tracer = trace::Tracer::current_or_null();
  if (tracer->eager() && !tracer->in_region()) return tracer->eager()->format(*self.inner.ir);
  return "<traced " + trace::describe(self.inner) + ">";
}

nb::object shape_tuple(const ir::Shape& shape) {
  nb::list sizes;
  for (const std::int64_t size : shape) sizes.append(size);
  return nb::tuple(sizes);
}

// x[:, None], x[None, :], x[...]: only new axes; elements of a tile have no address.
nb::object index(const PyValue& self, nb::handle key) {
  const trace::Value& value = unwrap(self, "index");
  const nb::tuple keys =
      PyTuple_Check(key.ptr()) ? nb::borrow<nb::tuple>(key) : nb::make_tuple(key);
  const auto refuse = [&]() {
    throw ShapeError("index", cat("tiles take only `:`, `...` and None, got ", utf8(nb::repr(key)),
                                  " for ", trace::describe(value),
                                  ", expected x[:, None] and the like, or mk.load for elements"));
  };
  int taken = 0;
  bool ellipsis = false;
  for (const nb::handle k : keys) {
    if (k.is_none()) continue;
    if (k.is(nb::ellipsis())) {
      if (ellipsis) refuse();
      ellipsis = true;
      continue;
    }
    if (!PySlice_Check(k.ptr())) refuse();
    if (!k.attr("start").is_none() || !k.attr("stop").is_none() || !k.attr("step").is_none())
      refuse();
    ++taken;
  }
  const int rank = value.shape().rank();
  if (taken > rank) refuse();
  trace::Sizes sizes;
  int axis = 0;
  for (const nb::handle k : keys) {
    if (k.is_none()) {
      sizes.push_back(1);
    } else if (k.is(nb::ellipsis())) {
      for (int i = 0; i < rank - taken; ++i) sizes.push_back(value.shape()[axis++]);
    } else {
      sizes.push_back(value.shape()[axis++]);
    }
  }
  while (axis < rank) sizes.push_back(value.shape()[axis++]);
  return wrap(trace::reshape(value, sizes));
}

nb::object shape_item(const PyBufferShape& self, std::int64_t axis) {
  const trace::Buffer& buffer = unwrap(self.buffer, "shape");
  return wrap(trace::shape_of(buffer, axis));
}

nb::object shape_iter(const PyBufferShape& self) {
  const trace::Buffer& buffer = unwrap(self.buffer, "shape");
  nb::list sizes;
  for (int i = 0; i < trace::rank_of(buffer); ++i) sizes.append(wrap(trace::shape_of(buffer, i)));
  return nb::object(sizes.attr("__iter__")());
}

// Without this NumPy would make an array of one Python object.
template <class T>
void refuse_arrays(nb::class_<T>& cls) {
  cls.def("__array__",
          [](const T&, nb::args, nb::kwargs) -> nb::object { refuse_in_words("array", ""); });
}

// Addresses are no values, and Python's own == would compare the objects that stand for them.
template <class T>
void stand_for_memory(nb::class_<T>& cls) {
  for (const char* method : {"__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"}) {
    cls.def(
        method,
        [](const T&, nb::handle) -> bool {
          throw DTypeError("compare",
                           "memory is no value, got a buffer or pointer, expected mk.load of it, "
                           "`is None` to ask whether it was given, or a comparison of offsets");
        },
        nb::arg().none());
  }
  cls.attr("__hash__") = nb::none();
  cls.attr("__array_ufunc__") = nb::none();  // NumPy's arrays leave operators to it
  refuse_arrays(cls);
  cls.def(
      "__setitem__",
      [](const T&, nb::handle, nb::handle) {
        throw CompileError("assignment",
                           "memory is written with mk.store(buffer, offset, value), got "
                           "buffer[…] = …, expected mk.store");
      },
      nb::arg().none(), nb::arg().none());
  cls.def("__bool__", [](const T&) -> bool {
    throw CompileError("bool",
                       "a buffer has no truth, expected `is None` to ask whether it was given, or "
                       "mk.load for elements");
  });
  cls.def("__len__", [](const T&) -> std::int64_t {
    throw CompileError("len",
                       "the size of memory is a number of the running kernel, got len(x), expected "
                       "x.shape[0] of a buffer");
  });
  cls.def("__iter__", [](const T&) -> nb::object {
    throw CompileError("iter",
                       "memory cannot be iterated, got a buffer or pointer, expected mk.load(x, i) "
                       "in `for i in mk.range(…)`");
  });
}

nb::object not_implemented() { return nb::borrow(Py_NotImplemented); }

}  // namespace

namespace {

void bind_value(nb::module_& m) {
  nb::class_<PyValue> value(m, "Value", "A scalar or tile inside a kernel.");
  value
      .def_prop_ro("dtype",
                   [](const PyValue& self) { return dtype_object(unwrap(self, "dtype").dtype()); })
      .def_prop_ro("shape",
                   [](const PyValue& self) { return shape_tuple(unwrap(self, "shape").shape()); })
      .def_prop_ro("ndim", [](const PyValue& self) { return unwrap(self, "ndim").shape().rank(); })
      .def_prop_ro("T",
                   [](const PyValue& self) {
                     return wrap(trace::permute(unwrap(self, "trans"), std::nullopt));
                   })
      .def(
          "to",
          [](const PyValue& self, nb::handle dtype) {
            return wrap(trace::cast(unwrap(self, "cast"), to_dtype(dtype, "cast")));
          },
          nb::arg("dtype").none())
      .def("reshape",
           [](const PyValue& self, nb::args shape) {
             const nb::handle sizes = shape.size() == 1 ? nb::handle(shape[0]) : nb::handle(shape);
             return wrap(trace::reshape(unwrap(self, "reshape"), to_sizes(sizes, "reshape")));
           })
      .def("__getitem__", &index, nb::arg().none())
      .def("__bool__", &truth_of)
      .def("__index__",
           [](const PyValue& self) {
             return nb::steal(PyNumber_Index(number_of(self, "as_index").ptr()));
           })
      .def("__int__",
           [](const PyValue& self) {
             return nb::steal(PyNumber_Long(number_of(self, "as_int").ptr()));
           })
      .def("__float__",
           [](const PyValue& self) {
             return nb::steal(PyNumber_Float(number_of(self, "as_float").ptr()));
           })
      .def("__repr__", &repr)
      .def("__len__",
           [](const PyValue& self) {
             const ir::Shape& shape = unwrap(self, "len").shape();
             if (shape.is_scalar())
               throw ShapeError("len", "a scalar has no length, got " +
                                           trace::describe(self.inner) + ", expected a tile");
             return shape[0];
           })
      .def("__iter__",
           [](const PyValue& self) -> nb::object {
             refuse_in_words("steps", trace::describe(unwrap(self, "iter")));
           })
      .def(
          "__setitem__",
          [](const PyValue& self, nb::handle key, nb::handle) {
            const PyValue* mask = nullptr;
            const bool masked = nb::try_cast(key, mask, false) && mask &&
                                is_bool(unwrap(*mask, "assignment").dtype());
            throw CompileError(
                "assignment",
                cat("a tile is never changed in place, got x[…] = … for ",
                    trace::describe(unwrap(self, "assignment")), ", expected x = mk.where(",
                    masked ? "mask" : "mk.arange(0, n) == i", ", new, x)",
                    masked ? "" : ", or mk.store into a buffer"));
          },
          nb::arg().none(), nb::arg().none());
  bind_operators(value);
  // NumPy's scalars and arrays leave operators to the value, also though it has a length.
  value.attr("__array_ufunc__") = nb::none();
  value.attr("__hash__") = nb::none();
  refuse_arrays(value);
}

void bind_buffer(nb::module_& m) {
  nb::class_<PyBufferShape>(m, "BufferShape")
      .def("__getitem__", &shape_item)
      .def("__len__",
           [](const PyBufferShape& self) { return trace::rank_of(unwrap(self.buffer, "shape")); })
      .def("__iter__", &shape_iter);

  nb::class_<PyBuffer> buffer(m, "Buffer", "An argument in memory, inside a kernel.");
  stand_for_memory(buffer);
  buffer
      .def_prop_ro("dtype",
                   [](const PyBuffer& self) { return dtype_object(unwrap(self, "dtype").dtype()); })
      .def_prop_ro("shape", [](const PyBuffer& self) { return PyBufferShape{self}; })
      .def_prop_ro("ndim",
                   [](const PyBuffer& self) { return trace::rank_of(unwrap(self, "shape")); })
      .def(
          "stride",
          [](const PyBuffer& self, std::int64_t axis) {
            return wrap(trace::stride_of(unwrap(self, "stride"), axis));
          },
          nb::arg("axis"))
      .def("__add__",
           [](const PyBuffer& self, nb::handle offset) -> nb::object {
             const auto operand = try_operand(offset, "offset");
             return operand ? wrap(trace::advance(unwrap(self, "offset"), *operand))
                            : not_implemented();
           })
      .def("__radd__",
           [](const PyBuffer& self, nb::handle offset) -> nb::object {
             const auto operand = try_operand(offset, "offset");
             return operand ? wrap(trace::advance(unwrap(self, "offset"), *operand))
                            : not_implemented();
           })
      .def("__sub__",
           [](const PyBuffer& self, nb::handle offset) {
             const trace::Pointer first =
                 trace::advance(unwrap(self, "offset"), trace::Number::of(std::int64_t{0}));
             return wrap(trace::advance(first, to_operand(offset, "offset"), true));
           })
      .def("__getitem__",
           [](const PyBuffer&, nb::handle) -> nb::object {
             throw CompileError("index",
                                "buffers are read with mk.load(buffer, offset) and written with "
                                "mk.store(buffer, offset, value), got buffer[…]");
           })
      .def("__repr__", [](const PyBuffer& self) {
        return belongs_here(self.tracer) ? "<" + ir::user_string(self.inner.ir->type) + ">"
                                         : kForeign;
      });
}

void bind_pointer(nb::module_& m) {
  nb::class_<PyPointer> pointer(m, "Pointer", "A buffer plus an offset, inside a kernel.");
  stand_for_memory(pointer);
  pointer
      .def_prop_ro(
          "dtype",
          [](const PyPointer& self) { return dtype_object(unwrap(self, "dtype").buffer.dtype()); })
      .def_prop_ro(
          "shape",
          [](const PyPointer& self) { return shape_tuple(unwrap(self, "shape").offset.shape()); })
      .def_prop_ro(
          "argument",  // which of the kernel's: what a front end knows of a buffer is kept by it
          [](const PyPointer& self) {
            return reinterpret_cast<std::uintptr_t>(unwrap(self, "argument").buffer.ir);
          })
      .def_prop_ro("offset",  // in elements from the argument's first
                   [](const PyPointer& self) {
                     return wrap(trace::Value{unwrap(self, "offset").offset.ir, false});
                   })
      .def("__add__",
           [](const PyPointer& self, nb::handle offset) {
             return wrap(trace::advance(unwrap(self, "offset"), to_operand(offset, "offset")));
           })
      .def("__radd__",
           [](const PyPointer& self, nb::handle offset) {
             return wrap(trace::advance(unwrap(self, "offset"), to_operand(offset, "offset")));
           })
      .def(
          "__sub__",
          [](const PyPointer& self, nb::handle offset) {
            return wrap(trace::advance(unwrap(self, "offset"), to_operand(offset, "offset"), true));
          })
      .def("__getitem__",
           [](const PyPointer& self, nb::handle key) {
             const trace::Pointer& p = unwrap(self, "index");
             return wrap(trace::Pointer{
                 p.buffer,
                 unwrap(nb::cast<PyValue>(index(PyValue{p.offset, self.tracer}, key)), "index")});
           })
      .def("__repr__", [](const PyPointer& self) {
        return belongs_here(self.tracer) ? "<" + trace::describe(self.inner) + ">" : kForeign;
      });
}

void bind_range(nb::module_& m) {
  nb::class_<PyRange>(m, "Range", "mk.range(lo, hi, step): a loop of the kernel.")
      .def_ro("lo", &PyRange::lo)
      .def_ro("hi", &PyRange::hi)
      .def_ro("step", &PyRange::step)
      .def("__iter__", [](const PyRange& self) -> nb::object {
        // Reached in eager mode and in code that was not rewritten: legal when the bounds are
        // known.
        const auto known = [](const nb::object& bound) {
          if (const PyValue* value; nb::try_cast(bound, value, false) && value &&
                                    !known_number(unwrap(*value, "range"))) {
            refuse_in_words("loop", "");
          }
          nb::object index = nb::steal(PyNumber_Index(bound.ptr()));
          if (!index.is_valid()) throw nb::python_error();
          return index;
        };
        const nb::object lo = known(self.lo), hi = known(self.hi), step = known(self.step);
        if (PyObject_IsTrue(step.ptr()) == 0)
          throw LaunchError("range", "a loop must move, got step 0, expected another");
        // One value at a time: a loop may be long, and may be left early.
        const nb::object step_value = nb::cpp_function([](std::int64_t i) {
          return wrap(
              trace::Value{trace::Tracer::current("range").constant(DType::int64, i), false});
        });
        const nb::handle range(reinterpret_cast<PyObject*>(&PyRange_Type));
        const nb::handle map(reinterpret_cast<PyObject*>(&PyMap_Type));
        return map(step_value, range(lo, hi, step));
      });
}

}  // namespace

namespace {

// Values of the kernel that is traced now are of these classes from here on.
void use_classes(nb::handle value, nb::handle pointer) {
  t_classes = {current_id(), value.ptr(), pointer.ptr()};
}

// An argument of the kernel as a value of those classes: memory as the pointer to its first element,
// a number with a dtype of its own.
nb::object adopt(nb::handle x) {
  if (const PyBuffer* buffer; nb::try_cast(x, buffer, false) && buffer) {
    return wrap(trace::advance(unwrap(*buffer, "argument"), trace::Number::of(std::int64_t{0})));
  }
  if (const PyPointer* pointer; nb::try_cast(x, pointer, false) && pointer) {
    return wrap(unwrap(*pointer, "argument"));
  }
  const PyValue* value = nullptr;
  if (!nb::try_cast(x, value, false) || !value) return nb::borrow(x);
  const trace::Value inner = unwrap(*value, "argument");
  return wrap(trace::Value{inner.ir, false});
}

}  // namespace

void bind_traced(nb::module_& m) {
  m.def("use_classes", &use_classes, nb::arg("value"), nb::arg("pointer"));
  m.def("adopt", &adopt, nb::arg().none());
  bind_value(m);
  bind_buffer(m);
  bind_pointer(m);
  nb::class_<PyFragment>(m, "Fragment", "An 8x8 block shared by a simdgroup.")
      .def("__repr__", [](const PyFragment&) { return "<mma fragment>"; });
  bind_range(m);
}

}  // namespace eas::python
