// Writes mk.pyi: every name of the kernel language with its signature, from the spellings in the op
// table.
#pragma once

#include <algorithm>
#include <ostream>

#include "ops/spelling.hpp"

namespace eas::ops::tool {

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

// What Python has in its own way gives.
inline std::string_view given_by_python(std::string_view name) {
  if (name == "range") return "Iterable[Value]";
  return name == "static_range" ? "Iterable[int]" : "None";
}

inline std::string_view type_of(Gives gives) {
  switch (gives) {
    case Gives::None: return "None";
    case Gives::Value: return "Value";
    case Gives::Memory: return "Buffer";
    case Gives::Fragment: return "Fragment";
    case Gives::Any: return "Any";
  }
  __builtin_unreachable();
}

// The signature of a structured op or a composite, and where it begins with (buffer, offset) the one
// in which a pointer stands for both.
inline std::vector<Signature> signatures(std::string_view spelling, Gives gives,
                                         std::string_view doc) {
  Signature s = signature(spelling, type_of(gives), doc);
  for (std::size_t i = 0; i < s.types.size(); ++i) {
    const std::string& name = s.parameters[i].name;
    if (is_address(s.parameters, i)) s.types[i] = "Buffer";
    if (name == "acc" && gives == Gives::Fragment) s.types[i] = "Fragment";
    if (name == "x" && gives == Gives::Any) s.types[i] = "Value | tuple[Value, ...]";
    // Only what reduces does so along all axes.
    if (name == "axis" && s.parameters.back().name == "keepdims") s.types[i] = "int | None";
  }
  if (s.parameters.empty() || s.parameters[0].name != "buffer") return {s};
  Signature pointer = s;
  pointer.parameters.erase(pointer.parameters.begin());
  pointer.types.erase(pointer.types.begin());
  pointer.parameters[0].name = "pointer";
  pointer.types[0] = "Pointer";
  return {s, pointer};
}

inline void write(std::ostream& out, const std::vector<Signature>& forms) {
  for (const Signature& form : forms) write(out, form, forms.size() > 1);
}

// With the composites that are another way to write it.
inline void write_structured(std::ostream& out, const OpInfo& row) {
  std::vector<Signature> forms = signatures(row.spelling, row.gives, row.doc);
  for (const Composite& each : kComposites) {
    if (function_name(each.spelling) != exported_name(row)) continue;
    for (Signature& form : signatures(each.spelling, each.gives, each.doc)) forms.push_back(form);
  }
  write(out, forms);
}

inline bool is_of_a_row(const Composite& composite) {
  return std::any_of(table().begin(), table().end(), [&](const OpInfo& row) {
    return exported_name(row) == function_name(composite.spelling);
  });
}

inline void write_composite(std::ostream& out, const Composite& each) {
  if (!is_call(each.spelling) || is_of_a_row(each)) return;
  std::vector<Signature> forms = signatures(each.spelling, each.gives, each.doc);
  if (each.front_end) {
    forms[0].returns = given_by_python(each.name);
    const bool unrolled = each.name == "static_range";
    for (std::size_t i = 0; i < forms[0].types.size(); ++i) {
      const std::string& name = forms[0].parameters[i].name;
      if (name == "condition") forms[0].types[i] = "object";
      if (unrolled) forms[0].types[i] = name == "hi" ? "int | None" : "int";
    }
  }
  write(out, forms);
}

inline void write_operators(std::ostream& out, std::string_view spelling) {
  for (const PythonOperator& each : kPythonOperators) {
    if (each.spelling != spelling) continue;
    const std::string_view method = each.method;
    const bool equality = method == "__eq__" || method == "__ne__";
    out << "    def " << method << "(self";
    if (is_binary(each)) out << ", other: " << (equality ? "object" : "Value | float");
    out << ") -> Value: ..." << (equality ? "  # type: ignore[override]" : "") << "\n";
    if (each.reflected) {
      out << "    def " << each.reflected << "(self, other: Value | float) -> Value: ...\n";
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
  for (const OpInfo& row : table()) write_operators(out, row.spelling);
  for (const Composite& each : kComposites) write_operators(out, each.spelling);
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
      write_structured(out, row);
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
  for (const Composite& each : kComposites) write_composite(out, each);
}

}  // namespace eas::ops::tool
