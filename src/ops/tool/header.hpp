// Writes eas/ops.hpp: the rows that compute elementwise or along an axis as C++ functions and
// operators of Value. src/dsl/functions.cpp defines the functions by expanding the same rows.
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

inline void write_header(std::ostream& out) {
  out << R"(// Functions and operators of kernel values. Made from the op table (src/ops): do not edit.
#pragma once

#include <eas/value.hpp>

#include <concepts>
#include <cstdint>
#include <optional>

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
  out << "\n}  // namespace eas\n";
}

}  // namespace eas::ops::tool
