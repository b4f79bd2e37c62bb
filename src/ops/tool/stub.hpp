// Writes mk.pyi: every name of the kernel language with its signature, from the spellings in the op
// table.
#pragma once

#include <ostream>

#include "ops/spelling.hpp"

namespace eas::ops::tool {

// The Python operators of Value, by the spelling that makes them; the third is the reflected one.
struct Operator {
  std::string_view spelling, method, reflected;
};
inline constexpr Operator kOperators[] = {
    {"x + y", "__add__", "__radd__"},
    {"x - y", "__sub__", "__rsub__"},
    {"x * y", "__mul__", "__rmul__"},
    {"x / y", "__truediv__", "__rtruediv__"},
    {"x // y", "__floordiv__", "__rfloordiv__"},
    {"x % y", "__mod__", "__rmod__"},
    {"pow(x, y)", "__pow__", "__rpow__"},
    {"x << y", "__lshift__", "__rlshift__"},
    {"x >> y", "__rshift__", "__rrshift__"},
    {"x & y", "__and__", "__rand__"},
    {"x | y", "__or__", "__ror__"},
    {"x ^ y", "__xor__", "__rxor__"},
    {"x == y", "__eq__", ""},
    {"x != y", "__ne__", ""},
    {"x < y", "__lt__", ""},
    {"x <= y", "__le__", ""},
    {"x > y", "__gt__", ""},
    {"x >= y", "__ge__", ""},
    {"-x", "__neg__", ""},
    {"~x", "__invert__", ""},
    {"abs(x)", "__abs__", ""},
};

// Types of parameters by name; a name that is not here takes numbers and values.
inline std::string type_of(const Parameter& parameter) {
  struct Row {
    std::string_view name, type;
  };
  static constexpr Row kRows[] = {
      {"axis", "int"},
      {"axes", "Sequence[int]"},
      {"size", "int"},
      {"start", "Value | int"},
      {"divisor", "int"},
      {"dtype", "DType"},
      {"out_dtype", "DType"},
      {"shape", "int | Sequence[int]"},
      {"buffer", "Buffer"},
      {"buf", "Buffer"},
      {"frag", "Fragment"},
      {"tiles", "Sequence[Value]"},
      {"fn", "Callable[..., Any]"},
      {"prefix", "str"},
      {"message", "str"},
      {"keepdims", "builtins.bool"},
      {"descending", "builtins.bool"},
      {"*values", "object"},
  };
  std::string type = "Value | float";
  for (const Row& row : kRows) {
    if (row.name == parameter.name) type = row.type;
  }
  if (parameter.fallback == "None") type += " | None";
  return type;
}

struct Signature {
  std::string_view name, returns, doc;
  std::vector<Parameter> parameters;
  std::vector<std::string> types;  // one per parameter
};

inline Signature signature(std::string_view spelling, std::string_view returns,
                           std::string_view doc) {
  Signature out{function_name(spelling), returns, doc, parameters(spelling), {}};
  for (const Parameter& parameter : out.parameters) out.types.push_back(type_of(parameter));
  return out;
}

inline void write(std::ostream& out, const Signature& s, bool overloaded = false) {
  if (overloaded) out << "@overload\n";
  out << "def " << s.name << "(";
  for (std::size_t i = 0; i < s.parameters.size(); ++i) {
    const Parameter& parameter = s.parameters[i];
    out << (i ? ", " : "") << parameter.name << ": " << s.types[i];
    if (!parameter.fallback.empty()) out << " = " << parameter.fallback;
  }
  out << ") -> " << s.returns << ":\n    \"\"\"" << s.doc << "\"\"\"\n\n";
}

// What a structured op or a composite gives, where it is not a Value.
inline std::string_view returned_by(std::string_view name) {
  struct Row {
    std::string_view name, type;
  };
  static constexpr Row kRows[] = {
      {"store", "None"},
      {"barrier", "None"},
      {"assume", "None"},
      {"device_print", "None"},
      {"device_assert", "None"},
      {"static_assert", "None"},
      {"static_print", "None"},
      {"mma_store", "None"},
      {"mma_zero", "Fragment"},
      {"mma", "Fragment"},
      {"alloc_tg", "Buffer"},
      {"alloc_tg_f16", "Buffer"},
      {"reduce", "Any"},
      {"associative_scan", "Any"},
      {"range", "Iterable[Value]"},
      {"static_range", "Iterable[int]"},
  };
  for (const Row& row : kRows) {
    if (row.name == name) return row.type;
  }
  return "Value";
}

inline void write_structured(std::ostream& out, std::string_view spelling, std::string_view doc) {
  const std::string_view name = function_name(spelling);
  Signature s = signature(spelling, returned_by(name), doc);
  const auto set = [&](std::string_view parameter, std::string_view type) {
    for (std::size_t i = 0; i < s.types.size(); ++i) {
      if (s.parameters[i].name == parameter) s.types[i] = type;
    }
  };
  if (name == "mma") set("a", "Buffer"), set("b", "Buffer"), set("acc", "Fragment");
  if (name == "reduce" || name == "associative_scan") set("x", "Value | tuple[Value, ...]");
  if (name == "reduce") set("axis", "int | None");
  if (name == "static_assert") set("condition", "object");
  if (name == "static_range") set("lo", "int"), set("hi", "int | None"), set("step", "int");
  if (name == "dot") {
    write(out, s, true);
    write(out,
          Signature{name,
                    "Value",
                    "The product of row blocks in memory, summed over K.",
                    parameters("(a, a_base, a_stride, b, b_base, b_stride, K)"),
                    {"Buffer", "Value | float", "Value | float", "Buffer", "Value | float",
                     "Value | float", "Value | float"}},
          true);
    return;
  }
  const bool addresses = s.parameters.size() > 1 && s.parameters[0].name == "buffer" &&
                         s.parameters[1].name == "offset";
  write(out, s, addresses);
  if (!addresses) return;
  // buffer + offset stands for both.
  s.parameters.erase(s.parameters.begin());
  s.types.erase(s.types.begin());
  s.parameters[0].name = "pointer";
  s.types[0] = "Pointer";
  write(out, s, true);
}

inline void write_operators(std::ostream& out) {
  for (const OpInfo& row : table()) {
    for (const Operator& each : kOperators) {
      if (each.spelling != row.spelling) continue;
      const bool equality = each.method == "__eq__" || each.method == "__ne__";
      out << "    def " << each.method << "(self";
      if (row.arity == 2) out << ", other: " << (equality ? "object" : "Value | float");
      out << ") -> Value: ..." << (equality ? "  # type: ignore[override]" : "") << "\n";
      if (!each.reflected.empty()) {
        out << "    def " << each.reflected << "(self, other: Value | float) -> Value: ...\n";
      }
    }
  }
}

inline void write_stub(std::ostream& out) {
  out << R"("""The kernel language. Made from the op table (src/ops): do not edit."""

import builtins
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, overload, type_check_only

from eas._kernel import constexpr as constexpr

@type_check_only
class DType:
    """The type of an element."""

    name: str
    itemsize: int

@type_check_only
class Value:
    """A scalar or tile inside a kernel."""

    dtype: DType
    shape: tuple[int, ...]
    ndim: int
    T: Value
    __hash__: ClassVar[None]  # type: ignore[assignment]
    def to(self, dtype: DType) -> Value: ...
    def reshape(self, *shape: int | Sequence[int]) -> Value: ...
    def __getitem__(self, key: Any) -> Value: ...
    def __pos__(self) -> Value: ...
    def __index__(self) -> int: ...
    def __int__(self) -> int: ...
    def __float__(self) -> float: ...
)";
  write_operators(out);
  out << R"(
@type_check_only
class Pointer:
    """A buffer plus an offset: a value or a tile of addresses."""

    dtype: DType
    shape: tuple[int, ...]
    def __add__(self, offset: Value | float) -> Pointer: ...
    def __radd__(self, offset: Value | float) -> Pointer: ...
    def __sub__(self, offset: Value | float) -> Pointer: ...
    def __getitem__(self, key: Any) -> Pointer: ...

@type_check_only
class Buffer:
    """An argument of the kernel in memory, or memory of a group of threads."""

    dtype: DType
    shape: Sequence[Value]
    ndim: int
    def stride(self, axis: int) -> Value: ...
    def __add__(self, offset: Value | float) -> Pointer: ...
    def __radd__(self, offset: Value | float) -> Pointer: ...

@type_check_only
class Fragment:
    """An 8x8 block of float32 shared by a simdgroup."""

)";
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = eas::info(static_cast<DType>(i));
    if (is_kernel_dtype(dtype.dtype)) out << dtype.name << ": DType\n";
  }
  out << "\n";
  for (const OpInfo& row : table()) {
    if (exported_name(row).empty()) continue;
    if (row.family == Family::Structured) {
      write_structured(out, row.spelling, row.doc);
      continue;
    }
    Signature s = signature(row.spelling, "Value", row.doc);
    // Every operand of an elementwise row is a number or a value, whatever it is called.
    if (row.family == Family::Elementwise) s.types.assign(s.types.size(), "Value | float");
    write(out, s);
  }
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = eas::info(static_cast<DType>(i));
    if (!is_kernel_dtype(dtype.dtype)) continue;
    out << "def " << conversion_name(dtype) << "(x: Value | float) -> Value:\n    \"\"\"cast(x, "
        << dtype.name << ").\"\"\"\n\n";
  }
  for (const Composite& each : kComposites) write_structured(out, each.spelling, each.doc);
}

}  // namespace eas::ops::tool
