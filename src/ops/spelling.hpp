// A spelling of the op table taken apart, and the names of the language that are no op: for the
// generated files (tool/) and the Python functions (bind/python).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ops/table.hpp"

namespace eas::ops {

struct Composite {
  std::string_view spelling, doc;
};
inline constexpr Composite kComposites[] = {
#define EAS_COMPOSITE(spelling, doc) {spelling, doc},
#include "ops/composite.def"
};

struct Parameter {
  std::string name;      // with its star, as in `*values`
  std::string fallback;  // the default, or ""
};

inline std::string_view function_name(std::string_view spelling) {
  return spelling.substr(0, spelling.find('('));
}

// "sum(x, axis=None)" -> {x, ""}, {axis, None}
inline std::vector<Parameter> parameters(std::string_view spelling) {
  std::vector<Parameter> out;
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

// The conversions mk has for a dtype: to_f32, to_bool.
inline std::string conversion_name(const DTypeInfo& dtype) {
  return "to_" + std::string(is_bool(dtype.dtype) ? dtype.name : dtype.brief);
}

}  // namespace eas::ops
