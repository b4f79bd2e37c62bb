// Python's operators on values, from the spellings in the op table: a row "x + y" is __add__ and
// __radd__.
#include <array>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/language/traced.hpp"

namespace eas::python {
namespace {

struct Symbol {
  std::string_view spelling;
  const char* method;
  const char* reflected;  // null for comparisons, which Python reflects itself
};
constexpr std::array kBinary = {
    Symbol{"x + y", "__add__", "__radd__"},
    Symbol{"x - y", "__sub__", "__rsub__"},
    Symbol{"x * y", "__mul__", "__rmul__"},
    Symbol{"x / y", "__truediv__", "__rtruediv__"},
    Symbol{"x // y", "__floordiv__", "__rfloordiv__"},
    Symbol{"x % y", "__mod__", "__rmod__"},
    Symbol{"pow(x, y)", "__pow__", "__rpow__"},
    Symbol{"x << y", "__lshift__", "__rlshift__"},
    Symbol{"x >> y", "__rshift__", "__rrshift__"},
    Symbol{"x & y", "__and__", "__rand__"},
    Symbol{"x | y", "__or__", "__ror__"},
    Symbol{"x ^ y", "__xor__", "__rxor__"},
    Symbol{"x == y", "__eq__", nullptr},
    Symbol{"x != y", "__ne__", nullptr},
    Symbol{"x < y", "__lt__", nullptr},
    Symbol{"x <= y", "__le__", nullptr},
    Symbol{"x > y", "__gt__", nullptr},
    Symbol{"x >= y", "__ge__", nullptr},
};
constexpr std::array kUnary = {
    Symbol{"-x", "__neg__", nullptr},
    Symbol{"~x", "__invert__", nullptr},
    Symbol{"abs(x)", "__abs__", nullptr},
};

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

// What Python spells with an operator or a built-in and the table with a function.
void bind_python_spellings(nb::class_<PyValue>& cls) {
  const auto product = [](const trace::Operand& a, const trace::Operand& b) {
    return wrap(trace::dot(a, b, std::nullopt, std::nullopt));
  };
  const auto division = [](const trace::Operand& x, const trace::Operand& y) {
    return nb::make_tuple(wrap(trace::elementwise(ir::Op::floordiv, {x, y})),
                          wrap(trace::elementwise(ir::Op::mod, {x, y})));
  };
  cls.def(
      "__matmul__",
      [product](const PyValue& self, nb::handle other) {
        return product(unwrap(self, "dot"), to_operand(other, "dot"));
      },
      nb::arg().none());
  cls.def(
      "__rmatmul__",
      [product](const PyValue& self, nb::handle other) {
        return product(to_operand(other, "dot"), unwrap(self, "dot"));
      },
      nb::arg().none());
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

}  // namespace

void bind_operators(nb::class_<PyValue>& cls) {
  for (const ops::OpInfo& row : ops::table()) {
    const ir::Op op = row.op;
    for (const Symbol& symbol : kBinary) {
      if (row.spelling != symbol.spelling) continue;
      cls.def(
          symbol.method,
          [op](const PyValue& self, nb::handle other) { return binary(op, self, other, false); },
          nb::arg().none());
      if (symbol.reflected) {
        cls.def(
            symbol.reflected,
            [op](const PyValue& self, nb::handle other) { return binary(op, self, other, true); },
            nb::arg().none());
      }
    }
    for (const Symbol& symbol : kUnary) {
      if (row.spelling != symbol.spelling) continue;
      cls.def(symbol.method, [op](const PyValue& self) {
        return wrap(trace::elementwise(op, {unwrap(self, ops::info(op).name)}));
      });
    }
  }
  cls.def("__pos__", [](const PyValue& self) { return wrap(unwrap(self, "pos")); });
  bind_python_spellings(cls);
}

}  // namespace eas::python
