// Traced values as Python objects, and Python objects as operands. Every object remembers its
// tracer: using one after its kernel is done, or in another kernel, is an error and never a stale
// pointer.
#pragma once

#include <optional>
#include <vector>

#include "python/common/bind.hpp"
#include "trace/language.hpp"

namespace eas::python {

template <class T>
struct Traced {
  T inner;
  std::uint64_t tracer;
  trace::Hold hold = {};  // of what eager loops would take back
};
using PyValue = Traced<trace::Value>;
using PyBuffer = Traced<trace::Buffer>;
using PyPointer = Traced<trace::Pointer>;
using PyFragment = Traced<trace::Fragment>;

// a.shape inside a kernel: a.shape[i] needs no rank, len() and unpacking do.
struct PyBufferShape {
  PyBuffer buffer;
};

// mk.range(lo, hi, step): what the rewritten `for` turns into a loop.
struct PyRange {
  nb::object lo, hi, step;
};

// Objects for values of the current tracer.
nb::object wrap(const trace::Value& value);
nb::object wrap(const trace::Buffer& buffer);
nb::object wrap(const trace::Pointer& pointer);
nb::object wrap(const trace::Fragment& fragment);
nb::object wrap(const trace::Item& item);

// Python numbers and traced values as operands. `op` is for the message; nothing when it is
// neither.
std::optional<trace::Operand> try_operand(nb::handle object, std::string_view op);
trace::Operand to_operand(nb::handle object, std::string_view op);
std::optional<trace::Operand> to_optional_operand(nb::handle object,
                                                  std::string_view op);  // None is nothing
trace::Item to_item(nb::handle object, std::string_view op);
// Throws unless the object belongs to the tracer at work.
template <class T>
const T& unwrap(const Traced<T>& traced, std::string_view op);

std::int64_t to_constant_int(nb::handle object, std::string_view op, std::string_view what);
trace::Sizes to_sizes(nb::handle object, std::string_view op);  // an int or a sequence of ints

void bind_traced(nb::module_& m);  // the classes
void bind_operators(nb::class_<PyValue>& cls);
void bind_mk(nb::module_& m);       // the functions of mk
void bind_control(nb::module_& m);  // trace_for, trace_while, trace_if

}  // namespace eas::python
