// Python's operators on values, from the spellings in the op table: a row "x + y" is __add__ and
// __radd__.
#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/language/mk_call.hpp"

namespace eas::python {
namespace {

nb::object binary(ir::Op op, const PyValue& self, nb::handle other, bool reflected) {
  const std::string_view name = ops::info(op).name;
  // A buffer or pointer on the other side of a + knows how to add an offset; any other op says what
  // memory lacks.
  if (op == ir::Op::add && (nb::isinstance<PyBuffer>(other) || nb::isinstance<PyPointer>(other))) {
    return nb::borrow(Py_NotImplemented);
  }
  const trace::Operand x = unwrap(self, name), y = to_operand(other, name);
  return wrap(reflected ? trace::elementwise(op, {y, x}) : trace::elementwise(op, {x, y}));
}

// Of an operator that is no elementwise row.
nb::object binary(const trace::Function& function, const nb::object& x, const nb::object& y) {
  const nb::tuple operands = nb::make_tuple(x, y);
  return wrap(function.body(
      Call(function.called(), function.spelling, nb::borrow<nb::args>(operands), nb::kwargs())));
}

// What Python spells with an operator or a built-in and the table with a function.
void bind_python_spellings(nb::class_<PyValue>& cls) {
  const auto division = [](const trace::Operand& x, const trace::Operand& y) {
    return nb::make_tuple(wrap(trace::elementwise(ir::Op::floordiv, {x, y})),
                          wrap(trace::elementwise(ir::Op::mod, {x, y})));
  };
  cls.def(
      "__divmod__",
      [division](const PyValue& self, nb::handle other) {
        return division(unwrap(self, "divmod"), to_operand(other, "divmod"));
      },
      nb::arg().none());
  cls.def(
      "__rdivmod__",
      [division](const PyValue& self, nb::handle other) {
        return division(to_operand(other, "divmod"), unwrap(self, "divmod"));
      },
      nb::arg().none());
  cls.def(
      "__round__",
      [](const PyValue& self, nb::handle digits) {
        if (!digits.is_none()) {
          throw CompileError("round", cat("rounds to whole numbers only, got ",
                                          describe_object(digits), " digits, expected none"));
        }
        return wrap(trace::elementwise(ir::Op::round, {unwrap(self, "round")}));
      },
      nb::arg("digits") = nb::none());
}

void bind_row(nb::class_<PyValue>& cls, const ops::PythonOperator& symbol, ir::Op op) {
  if (!ops::is_binary(symbol)) {
    cls.def(symbol.method, [op](const PyValue& self) {
      return wrap(trace::elementwise(op, {unwrap(self, ops::info(op).name)}));
    });
    return;
  }
  cls.def(
      symbol.method,
      [op](const PyValue& self, nb::handle other) { return binary(op, self, other, false); },
      nb::arg().none());
  if (!symbol.reflected) return;
  cls.def(
      symbol.reflected,
      [op](const PyValue& self, nb::handle other) { return binary(op, self, other, true); },
      nb::arg().none());
}

void bind_composite(nb::class_<PyValue>& cls, const ops::PythonOperator& symbol,
                    const trace::Function& function) {
  cls.def(
      symbol.method,
      [function](const nb::object& self, const nb::object& other) {
        return binary(function, self, other);
      },
      nb::arg().none());
  cls.def(
      symbol.reflected,
      [function](const nb::object& self, const nb::object& other) {
        return binary(function, other, self);
      },
      nb::arg().none());
}

}  // namespace

void bind_operators(nb::class_<PyValue>& cls) {
  for (const ops::PythonOperator& symbol : ops::kPythonOperators) {
    for (const ops::OpInfo& row : ops::table()) {
      if (row.spelling == symbol.spelling) bind_row(cls, symbol, row.op);
    }
    for (const trace::Function& function : trace::functions()) {
      const bool composite = !ops::find(function.name) && function.spelling == symbol.spelling;
      if (composite) bind_composite(cls, symbol, function);
    }
  }
  cls.def("__pos__", [](const PyValue& self) { return wrap(unwrap(self, "pos")); });
  bind_python_spellings(cls);
}

}  // namespace eas::python
