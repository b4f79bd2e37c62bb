// Makes the table from the .def files.
#include "ops/table.hpp"

#include <array>

#include "base/hash.hpp"

namespace eas::ops {
namespace {

constexpr Domain kAny{-100, 100, -100, 100};
constexpr Domain kSmall{-8, 8, -8, 8};
constexpr Domain kPositive{1e-6, 1e4, 1e-6, 1e4};
constexpr Domain kUnit{-1, 1, -1, 1};
constexpr Domain kExponent{-10, 10, -10, 10};
constexpr Domain kAngle{-50, 50, -50, 50};
constexpr Domain kShift{-100, 100, -3, 70};
constexpr Domain kPower{0.05, 6, -4, 6};

constexpr std::string_view ir_name(std::string_view name) {
  if (name.ends_with('_')) name.remove_suffix(1);
  return name;
}

#define EAS_ELEMENTWISE_ROW(arity, name, rule, spelling, body, native, oracle, domain, ulp, doc) \
  OpInfo{Op::name, ir_name(#name), Family::Elementwise,                                          \
         arity,    Rule::rule,     "",                                                           \
         0,        Effect::Pure,   spelling,                                                     \
         oracle,   domain,         ulp,                                                          \
         doc},
#define EAS_AXIS_ROW(family, name, rule, spelling, oracle, doc)               \
  OpInfo{Op::name,     #name,    Family::family, 1,    Rule::rule, "axis", 0, \
         Effect::Pure, spelling, oracle,         kAny, 0,          doc},

constexpr OpInfo kTable[] = {
#define EAS_UNARY(...) EAS_ELEMENTWISE_ROW(1, __VA_ARGS__)
#define EAS_BINARY(...) EAS_ELEMENTWISE_ROW(2, __VA_ARGS__)
#define EAS_TERNARY(...) EAS_ELEMENTWISE_ROW(3, __VA_ARGS__)
#define EAS_REDUCE(name, rule, spelling, step, native, identity, oracle, doc) \
  EAS_AXIS_ROW(Reduce, name, rule, spelling, oracle, doc)
#define EAS_ARG_REDUCE(name, spelling, beats, native, oracle, doc) \
  EAS_AXIS_ROW(ArgReduce, name, Index, spelling, oracle, doc)
#define EAS_SCAN(name, rule, spelling, step, native, identity, oracle, doc) \
  EAS_AXIS_ROW(Scan, name, rule, spelling, oracle, doc)
#define EAS_STRUCTURED(name, attributes, regions, effect, spelling, doc)           \
  OpInfo{Op::name, ir_name(#name), Family::Structured, -1, Rule::None, attributes, \
         regions,  Effect::effect, spelling,           "", kAny,       0,          \
         doc},
#include "ops/ops.def"
};

// The text of every row, reference bodies included.
constexpr std::string_view kTableText =
#define EAS_UNARY(...) #__VA_ARGS__ "\n"
#define EAS_BINARY(...) #__VA_ARGS__ "\n"
#define EAS_TERNARY(...) #__VA_ARGS__ "\n"
#define EAS_REDUCE(...) #__VA_ARGS__ "\n"
#define EAS_ARG_REDUCE(...) #__VA_ARGS__ "\n"
#define EAS_SCAN(...) #__VA_ARGS__ "\n"
#define EAS_STRUCTURED(...) #__VA_ARGS__ "\n"
#include "ops/ops.def"
    ;

}  // namespace

const OpInfo& info(Op op) { return kTable[static_cast<std::size_t>(op)]; }

std::span<const OpInfo> table() { return kTable; }

std::optional<Op> find(std::string_view name) {
  for (const OpInfo& row : kTable) {
    if (row.name == name) return row.op;
  }
  return std::nullopt;
}

const std::string& table_version() {
  static const std::string version = sha256_hex(kTableText).substr(0, 16);
  return version;
}

bool accepts(Rule rule, DType operand) {
  if (!is_kernel_dtype(operand)) return false;
  switch (rule) {
    case Rule::Number: return !is_bool(operand);
    case Rule::Float: return is_float(operand);
    case Rule::Int: return is_int(operand);
    case Rule::Bits: return is_int(operand) || is_bool(operand);
    case Rule::Arith:
    case Rule::Compare:
    case Rule::Widen:
    case Rule::Same:
    case Rule::Truth:
    case Rule::Index:
    case Rule::None: return true;
  }
  __builtin_unreachable();
}

DType operand_dtype(Rule rule, DType given) {
  return rule == Rule::Float && !is_float(given) ? DType::float32 : given;
}

DType result_dtype(Rule rule, DType operand) {
  switch (rule) {
    case Rule::Compare:
    case Rule::Truth: return DType::bool_;
    case Rule::Index: return DType::int64;
    case Rule::Widen:
      if (is_float(operand) || operand == DType::uint64) return operand;
      return DType::int64;
    case Rule::Arith:
    case Rule::Number:
    case Rule::Float:
    case Rule::Int:
    case Rule::Bits:
    case Rule::Same:
    case Rule::None: return operand;
  }
  __builtin_unreachable();
}

std::string_view expected_dtypes(Rule rule) {
  switch (rule) {
    case Rule::Number: return "a number";
    case Rule::Float: return "a float";
    case Rule::Int: return "an integer";
    case Rule::Bits: return "an integer or bool";
    case Rule::Arith:
    case Rule::Compare:
    case Rule::Widen:
    case Rule::Same:
    case Rule::Truth:
    case Rule::Index:
    case Rule::None: return "a kernel dtype";
  }
  __builtin_unreachable();
}

std::string_view exported_name(const OpInfo& row) {
  const auto paren = row.spelling.find('(');
  if (paren == std::string_view::npos || paren == 0) return "";
  const std::string_view name = row.spelling.substr(0, paren);
  return name.find(' ') == std::string_view::npos ? name : std::string_view();
}

}  // namespace eas::ops
