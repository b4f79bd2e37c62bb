// What the rewritten `for`, `while` and `if` call: Python callables as the bodies of regions.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "python/language/traced.hpp"
#include "trace/turns.hpp"

namespace eas::python {
namespace {

trace::Items to_items(nb::handle sequence, std::string_view op) {
  trace::Items items;
  for (const nb::handle item : nb::iter(sequence)) items.push_back(to_item(item, op));
  return items;
}

nb::list to_list(const trace::Items& items) {
  nb::list out;
  for (const trace::Item& item : items) out.append(wrap(item));
  return out;
}

nb::list trace_for(nb::handle lo, nb::handle hi, nb::handle step, nb::handle inits,
                   const trace::Names& names, nb::callable body) {
  return to_list(trace::for_loop(
      to_operand(lo, "range"), to_operand(hi, "range"), to_operand(step, "range"),
      to_items(inits, "for"), names, [&](const trace::Value& i, const trace::Items& state) {
        return to_items(body(wrap(i), *nb::tuple(to_list(state))), "for");
      }));
}

nb::list trace_while(nb::handle inits, const trace::Names& names, nb::callable condition,
                     nb::callable body) {
  return to_list(trace::while_loop(
      to_items(inits, "while"), names,
      [&](const trace::Items& state) {
        return to_operand(condition(*nb::tuple(to_list(state))), "while");
      },
      [&](const trace::Items& state) {
        return to_items(body(*nb::tuple(to_list(state))), "while");
      }));
}

// The list of names is read after `then` has run: how many leaves the variables have is known only
// then.
nb::list trace_if(nb::handle condition, nb::list names, nb::callable then, nb::callable otherwise) {
  trace::Names known;
  return to_list(trace::if_else(
      to_operand(condition, "if"), known,
      [&] {
        trace::Items items = to_items(then(), "if");
        known = nb::cast<trace::Names>(names);
        return items;
      },
      [&] { return to_items(otherwise(), "if"); }));
}

bool is_traced(nb::handle object) {
  return nb::isinstance<PyValue>(object) || nb::isinstance<PyPointer>(object) ||
         nb::isinstance<PyFragment>(object);
}

// Whether control flow on this object must become a loop or branch of the kernel.
bool object_needs_trace(nb::handle object) {
  if (const PyRange* range; nb::try_cast(object, range, false) && range) {
    trace::Tracer& tracer = trace::Tracer::current("range");
    // A loop of the kernel stays one, constants or not, unless values are real.
    if (!tracer.eager() || tracer.in_region()) return true;
    return object_needs_trace(range->lo) || object_needs_trace(range->hi) ||
           object_needs_trace(range->step);
  }
  const PyValue* value = nullptr;
  if (!nb::try_cast(object, value, false) || !value) return false;
  return trace::needs_trace(unwrap(*value, "if"));
}

// The buffer behind memory, or none.
std::optional<trace::Buffer> buffer_of(nb::handle object) {
  if (const PyBuffer* buffer; nb::try_cast(object, buffer, false) && buffer)
    return unwrap(*buffer, "if");
  if (const PyPointer* pointer; nb::try_cast(object, pointer, false) && pointer)
    return unwrap(*pointer, "if").buffer;
  return std::nullopt;
}

// tl.where of pointers: both in one buffer.
nb::object choose_pointer(nb::handle condition, nb::handle x, nb::handle y) {
  const PyPointer *yes = nullptr, *no = nullptr;
  const bool both = nb::try_cast(x, yes, false) && yes && nb::try_cast(y, no, false) && no;
  if (!both || !(unwrap(*yes, "where").buffer == unwrap(*no, "where").buffer)) {
    throw CompileError("where",
                       "pointers to choose from are in one buffer, got two, expected the values "
                       "chosen: where(c, load(a, …), load(b, …))");
  }
  const trace::Pointer a = unwrap(*yes, "where"), b = unwrap(*no, "where");
  return wrap(
      trace::Pointer{a.buffer, trace::where(to_operand(condition, "where"), a.offset, b.offset)});
}

bool values_are_real() {
  const trace::Tracer* tracer = trace::Tracer::current_or_null();
  return tracer && tracer->eager() && !tracer->in_region();
}

// The turns of a loop that Python runs.
struct PyTurns {
  trace::Turns turns;
  std::uint64_t tracer;
  void next() {
    const trace::Tracer* current = trace::Tracer::current_or_null();
    if (current && current->id() == tracer) turns.next();
  }
};

}  // namespace

void bind_control(nb::module_& m) {
  m.def("trace_for", &trace_for);
  m.def("trace_while", &trace_while);
  m.def("trace_if", &trace_if);
  m.def("is_traced", &is_traced, nb::arg().none());
  m.def("choose_pointer", &choose_pointer);
  m.def("needs_trace", &object_needs_trace, nb::arg().none());
  m.def("is_eager", &values_are_real);
  m.def("same_memory", [](nb::handle a, nb::handle b) { return buffer_of(a) == buffer_of(b); });
  m.def("memory_name", [](nb::handle memory) { return trace::memory_name(*buffer_of(memory)); });
  nb::class_<PyTurns>(m, "Turns").def("next", &PyTurns::next);
  m.def("turns", []() -> nb::object {
    if (!values_are_real()) return nb::none();  // every turn is part of the kernel
    trace::Tracer& tracer = trace::Tracer::current("for");
    return nb::cast(PyTurns{trace::Turns(tracer), tracer.id()});
  });
  nb::class_<trace::Tracer::Mark>(m, "Mark");
  m.def("mark", []() -> nb::object {
    const trace::Tracer* tracer = trace::Tracer::current_or_null();
    if (!tracer || values_are_real()) return nb::none();  // nothing to take back
    return nb::cast(tracer->mark());
  });
  m.def("rollback",
        [](const trace::Tracer::Mark& mark) { trace::Tracer::current("while").rollback(mark); });
}

}  // namespace eas::python
