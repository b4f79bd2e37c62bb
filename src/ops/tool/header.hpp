// Writes eas/ops.hpp: the rows that compute elementwise or along an axis as C++ functions and
// operators of Value, which src/dsl/functions.cpp defines by expanding the same rows, and the
// structured rows and composites as calls by name.
#pragma once

#include <algorithm>
#include <ostream>

#include "ops/spelling.hpp"

namespace eas::ops::tool {

// The operator in "x + y" or "-x" where C++ has it, else "" (as for "x // y").
inline std::string_view cpp_operator(const OpInfo& row) {
  static constexpr std::string_view kBinary[] = {"+", "-", "*",  "/",  "%", "<<", ">>", "&",
                                                 "|", "^", "==", "!=", "<", "<=", ">",  ">="};
  if (row.family != Family::Elementwise || !exported_name(row).empty()) return "";
  if (row.arity == 1) return row.spelling.substr(0, row.spelling.find('x'));
  const std::string_view middle = row.spelling.substr(2, row.spelling.rfind(' ') - 2);
  return std::find(std::begin(kBinary), std::end(kBinary), middle) != std::end(kBinary) ? middle
                                                                                        : "";
}

// The row's name as C++ may write it: the rows call these four and_, or_, xor_ and not_.
inline std::string cpp_name(const OpInfo& row) {
  const bool reserved =
      row.name == "and" || row.name == "or" || row.name == "xor" || row.name == "not";
  return std::string(row.name) + (reserved ? "_" : "");
}

inline std::vector<std::string> cpp_operands(const OpInfo& row) {
  if (exported_name(row).empty()) {
    return row.arity == 1 ? std::vector<std::string>{"x"} : std::vector<std::string>{"x", "y"};
  }
  std::vector<std::string> out;
  for (const Parameter& parameter : parameters(row.spelling)) out.push_back(parameter.name);
  return out;
}

// "const Value& x, const Value& y"
inline std::string cpp_parameters(const OpInfo& row) {
  if (row.family == Family::Scan) return "const Value& x, std::optional<std::int64_t> axis = {}";
  if (row.family != Family::Elementwise) {
    return "const Value& x, std::optional<std::int64_t> axis = {}, bool keepdims = false";
  }
  std::string out;
  for (const std::string& name : cpp_operands(row)) {
    out += (out.empty() ? "const Value& " : ", const Value& ") + name;
  }
  return out;
}

inline void write_operator(std::ostream& out, const OpInfo& row) {
  const std::string_view symbol = cpp_operator(row);
  out << "// " << row.doc << "\ninline Value operator" << symbol << "(" << cpp_parameters(row)
      << ") { return rows::" << cpp_name(row) << "(" << (row.arity == 1 ? "x" : "x, y") << "); }\n";
  if (row.arity != 2 || row.rule == Rule::Compare) return;
  out << "template <std::derived_from<Value> V>\nV& operator" << symbol
      << "=(V& x, const Value& y) {\n  return x = V(x " << symbol << " y);\n}\n";
}

struct CppParameter {
  std::string type, name, fallback, argument;
};

// By its name, as type_of in stub.hpp.
inline CppParameter cpp_parameter(const std::vector<Parameter>& all, std::size_t i, Gives gives) {
  const auto& [name, fallback] = all[i];
  const auto is = [&](auto... names) { return ((name == names) || ...); };
  const auto plain = [&](std::string_view type, std::string_view otherwise) {
    return CppParameter{std::string(type), name, fallback.empty() ? "" : std::string(otherwise),
                        name};
  };
  if (is_address(all, i)) return plain("const AnyBuffer&", "");
  if (is("pointer")) return plain("const Pointer&", "");
  if (is("frag") || (is("acc") && gives == Gives::Fragment)) return plain("const Fragment&", "");
  if (is("axis", "size", "divisor")) return plain("std::int64_t", fallback);
  if (is("dtype")) return plain("DType", "DType::" + fallback);
  if (is("out_dtype")) return {"std::optional<DType>", name, "{}", "detail::given(" + name + ")"};
  if (is("shape", "axes")) return plain("const Dims&", "");
  if (is("tiles")) return plain("const std::vector<Value>&", "");
  if (is("descending")) return plain("bool", "false");
  if (is("message")) return plain("const std::string&", "\"\"");
  if (fallback.empty()) return plain("const Value&", "");
  return {"const MaybeValue&", name, "{}", "detail::given(" + name + ")"};
}

inline std::string_view cpp_type(Gives gives) {
  switch (gives) {
    case Gives::None: return "void";
    case Gives::Value: return "Value";
    case Gives::Memory: return "AnyBuffer";
    case Gives::Fragment: return "Fragment";
    case Gives::Any: return "";  // templates, in language.hpp
  }
  __builtin_unreachable();
}

inline void write_form(std::ostream& out, std::string_view row, std::string_view name, Gives gives,
                       std::string_view doc, const std::vector<Parameter>& parameters) {
  std::string declared, given;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const CppParameter each = cpp_parameter(parameters, i, gives);
    declared += (i ? ", " : "") + each.type + " " + each.name;
    if (!each.fallback.empty()) declared += " = " + each.fallback;
    given += (i ? ", " : "") + each.argument;
  }
  const std::string_view type = cpp_type(gives);
  out << "// " << doc << "\ninline " << type << " " << name << "(" << declared << ") {\n  "
      << (gives == Gives::None ? "" : "return ") << "detail::call_row<" << type << ">(\"" << row
      << "\", {" << given << "});\n}\n";
}

// A call by name: with a pointer in place of (buffer, offset), and without its axes where they may be
// left out, as well. What takes a function or any number of values is a template, in language.hpp.
inline void write_call(std::ostream& out, std::string_view row, std::string_view spelling,
                       Gives gives, std::string_view doc) {
  if (!is_call(spelling) || cpp_type(gives).empty()) return;
  std::vector<Parameter> all = parameters(spelling);
  if (!all.empty() && all.back().name.starts_with('*')) return;
  const std::string_view name = function_name(spelling);
  write_form(out, row, name, gives, doc, all);
  if (!all.empty() && all[0].name == "buffer" && is_address(all, 0)) {
    all.erase(all.begin());
    all[0].name = "pointer";
    write_form(out, row, name, gives, doc, all);
  } else if (!all.empty() && all.back().name == "axes" && !all.back().fallback.empty()) {
    out << "// " << doc << "\ninline " << cpp_type(gives) << " " << name
        << "(const Value& x) {\n  return detail::call_row<" << cpp_type(gives) << ">(\"" << row
        << "\", {x, {}});\n}\n";
  }
}

inline void write_header(std::ostream& out) {
  out << R"(// Functions and operators of kernel values. Made from the op table (src/ops): do not edit.
#pragma once

#include <eas/call.hpp>
#include <eas/value.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eas {

// One function a row of the table. Axes count from the end when negative; none means all axes.
namespace rows {

)";
  const auto each = [](auto&& fn) {
    for (const OpInfo& row : table()) {
      if (row.family != Family::Structured) fn(row);
    }
  };
  each([&](const OpInfo& row) {
    out << "// " << row.doc << "\nValue " << cpp_name(row) << "(" << cpp_parameters(row) << ");\n";
  });
  out << "\n}  // namespace rows\n\n// Those without an operator of C++ are called by name.\n";
  each([&](const OpInfo& row) {
    if (cpp_operator(row).empty()) out << "using rows::" << cpp_name(row) << ";\n";
  });
  out << "\nnamespace operators {\n\n";
  each([&](const OpInfo& row) {
    if (!cpp_operator(row).empty()) write_operator(out, row);
  });
  out << "\n}  // namespace operators\n\n";
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = eas::info(static_cast<DType>(i));
    if (!is_kernel_dtype(dtype.dtype)) continue;
    out << "inline Value " << conversion_name(dtype)
        << "(const Value& x) { return x.to(DType::" << dtype.name
        << (is_bool(dtype.dtype) ? "_" : "") << "); }\n";
  }
  out << "\n// The rest of the language that is called by name.\n";
  for (const OpInfo& row : table()) {
    if (row.family == Family::Structured && !row.spelling.empty()) {
      write_call(out, row.name, row.spelling, row.gives, row.doc);
    }
  }
  for (const Composite& each : kComposites) {
    if (!each.front_end) write_call(out, each.name, each.spelling, each.gives, each.doc);
  }
  out << "\n}  // namespace eas\n";
}

}  // namespace eas::ops::tool
