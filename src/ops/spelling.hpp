// A spelling of the op table taken apart, and the names of the language that are no op: for the
// generated files (tool/) and for calls (trace/call.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ops/table.hpp"

namespace eas::ops {

struct Composite {
  std::string_view name, spelling, doc;
  Gives gives;
  bool front_end;  // each has it in its own way
};
inline constexpr Composite kComposites[] = {
#define EAS_COMPOSITE(row, ...)                                       \
  {#row, EAS_CELL(spelling, __VA_ARGS__), EAS_CELL(doc, __VA_ARGS__), \
   Gives::EAS_CELL(gives, __VA_ARGS__), false},
#define EAS_FRONT_END(row, ...) \
  {#row, EAS_CELL(spelling, __VA_ARGS__), EAS_CELL(doc, __VA_ARGS__), Gives::Any, true},
#include "ops/ops.def"
};

// The operators of Python by the spelling that makes them; comparisons have no reflected one, as
// Python turns them round itself.
struct PythonOperator {
  std::string_view spelling;
  const char *method, *reflected;
};
inline constexpr PythonOperator kPythonOperators[] = {
    {"x + y", "__add__", "__radd__"},
    {"x - y", "__sub__", "__rsub__"},
    {"x * y", "__mul__", "__rmul__"},
    {"x / y", "__truediv__", "__rtruediv__"},
    {"x // y", "__floordiv__", "__rfloordiv__"},
    {"x % y", "__mod__", "__rmod__"},
    {"x @ y", "__matmul__", "__rmatmul__"},
    {"pow(x, y)", "__pow__", "__rpow__"},
    {"x << y", "__lshift__", "__rlshift__"},
    {"x >> y", "__rshift__", "__rrshift__"},
    {"x & y", "__and__", "__rand__"},
    {"x | y", "__or__", "__ror__"},
    {"x ^ y", "__xor__", "__rxor__"},
    {"x == y", "__eq__", nullptr},
    {"x != y", "__ne__", nullptr},
    {"x < y", "__lt__", nullptr},
    {"x <= y", "__le__", nullptr},
    {"x > y", "__gt__", nullptr},
    {"x >= y", "__ge__", nullptr},
    {"-x", "__neg__", nullptr},
    {"~x", "__invert__", nullptr},
    {"abs(x)", "__abs__", nullptr},
};
// Whether it is one of two operands.
constexpr bool is_binary(const PythonOperator& symbol) {
  return symbol.spelling.find('y') != std::string_view::npos;
}

struct Parameter {
  std::string name;      // with its star, as in `*values`
  std::string fallback;  // the default, or ""
};

inline std::string_view function_name(std::string_view spelling) {
  return spelling.substr(0, spelling.find('('));
}
// Whether it is written as a call, not as "x @ y".
inline bool is_call(std::string_view spelling) { return spelling.find('(') != spelling.npos; }

// "sum(x, axis=None)" -> {x, ""}, {axis, None}
inline std::vector<Parameter> parameters(std::string_view spelling) {
  std::vector<Parameter> out;
  if (!is_call(spelling)) return {{"x", ""}, {"y", ""}};  // an operator
  std::string_view rest = spelling.substr(spelling.find('(') + 1);
  rest = rest.substr(0, rest.rfind(')'));
  while (!rest.empty()) {
    const auto comma = rest.find(", ");
    const std::string_view one = rest.substr(0, comma);
    const auto equals = one.find('=');
    out.push_back({std::string(one.substr(0, equals)),
                   equals == std::string_view::npos ? "" : std::string(one.substr(equals + 1))});
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
  }
  return out;
}

// Whether a parameter is memory, and the next the offset in it: (buffer, offset), (a, a_base).
inline bool is_address(const std::vector<Parameter>& parameters, std::size_t i) {
  if (i + 1 >= parameters.size()) return false;
  const std::string& next = parameters[i + 1].name;
  return next == "offset" ? parameters[i].name == "buffer"
                          : next == "base" || next == parameters[i].name + "_base";
}

// The conversions mk has for a dtype: to_f32, to_bool.
inline std::string conversion_name(const DTypeInfo& dtype) {
  return "to_" + std::string(is_bool(dtype.dtype) ? dtype.name : dtype.brief);
}

}  // namespace eas::ops
