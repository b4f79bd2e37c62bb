// Makes the table from the .def files.
#include "ops/table.hpp"

#include <eas/error.hpp>

#include <array>

#include "base/hash.hpp"
#include "base/once.hpp"

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

// A row has the cells of its family and no others: a missing one is an undeclared name (cells.hpp),
// and then their number tells of one that is unknown or there twice.
#define EAS_CHECKED(name, count, ...)                                                       \
  [] {                                                                                      \
    static_assert(EAS_CELLS(__VA_ARGS__) == count,                                          \
                  "the row '" #name "' of the op table has an unknown cell, or one twice"); \
    return Op::name;                                                                        \
  }()
#define EAS_LISTED(operand) OperandInfo{Operand::EAS_NAME(operand), OperandKind::EAS_KIND(operand)},

#define EAS_ELEMENTWISE_ROW(number, names, row, ...)  \
  OpInfo{.op = EAS_CHECKED(row, 11, __VA_ARGS__),     \
         .name = ir_name(#row),                       \
         .family = Family::Elementwise,               \
         .arity = number,                             \
         .operands = names,                           \
         .rule = Rule::EAS_CELL(rule, __VA_ARGS__),   \
         .attributes = "",                            \
         .regions = 0,                                \
         .mode = Mode::Any,                           \
         .effect = Effect::Pure,                      \
         .lowering = Lowering::Elements,              \
         .gives = Gives::Value,                       \
         .spelling = EAS_CELL(spelling, __VA_ARGS__), \
         .oracle = EAS_CELL(oracle, __VA_ARGS__),     \
         .domain = EAS_CELL(domain, __VA_ARGS__),     \
         .ulp = EAS_CELL(ulp, __VA_ARGS__),           \
         .cost = EAS_CELL(cost, __VA_ARGS__),         \
         .doc = EAS_CELL(doc, __VA_ARGS__)},
#define EAS_AXIS_ROW(kind, rule_of, count, row, ...)  \
  OpInfo{.op = EAS_CHECKED(row, count, __VA_ARGS__),  \
         .name = ir_name(#row),                       \
         .family = Family::kind,                      \
         .arity = 1,                                  \
         .operands = kX,                              \
         .rule = Rule::rule_of,                       \
         .attributes = "axis",                        \
         .regions = 0,                                \
         .mode = Mode::Any,                           \
         .effect = Effect::Pure,                      \
         .lowering = Lowering::Whole,                 \
         .gives = Gives::Value,                       \
         .spelling = EAS_CELL(spelling, __VA_ARGS__), \
         .oracle = EAS_CELL(oracle, __VA_ARGS__),     \
         .domain = kAny,                              \
         .ulp = 0,                                    \
         .cost = 0,                                   \
         .doc = EAS_CELL(doc, __VA_ARGS__)},

constexpr OperandInfo kOneX{Operand::x, OperandKind::One}, kOneY{Operand::y, OperandKind::One},
    kOneZ{Operand::z, OperandKind::One};
constexpr OperandList kX{kOneX}, kXY{kOneX, kOneY}, kXYZ{kOneX, kOneY, kOneZ};

constexpr OpInfo kTable[] = {
#define EAS_UNARY(...) EAS_ELEMENTWISE_ROW(1, kX, __VA_ARGS__)
#define EAS_BINARY(...) EAS_ELEMENTWISE_ROW(2, kXY, __VA_ARGS__)
#define EAS_TERNARY(...) EAS_ELEMENTWISE_ROW(3, kXYZ, __VA_ARGS__)
#define EAS_REDUCE(row, ...) EAS_AXIS_ROW(Reduce, EAS_CELL(rule, __VA_ARGS__), 9, row, __VA_ARGS__)
#define EAS_ARG_REDUCE(row, ...) EAS_AXIS_ROW(ArgReduce, Index, 7, row, __VA_ARGS__)
#define EAS_SCAN(row, ...) EAS_AXIS_ROW(Scan, EAS_CELL(rule, __VA_ARGS__), 9, row, __VA_ARGS__)
#define EAS_STRUCTURED(row, ...)                                              \
  OpInfo{.op = EAS_CHECKED(row, 13, __VA_ARGS__),                             \
         .name = ir_name(#row),                                               \
         .family = Family::Structured,                                        \
         .arity = -1,                                                         \
         .operands = {EAS_EACH(EAS_LISTED, EAS_CELL(operands, __VA_ARGS__))}, \
         .rule = Rule::None,                                                  \
         .attributes = EAS_CELL(attributes, __VA_ARGS__),                     \
         .regions = EAS_CELL(regions, __VA_ARGS__),                           \
         .mode = Mode::EAS_CELL(mode, __VA_ARGS__),                           \
         .effect = Effect::EAS_CELL(effect, __VA_ARGS__),                     \
         .lowering = Lowering::EAS_CELL(lowering, __VA_ARGS__),               \
         .gives = Gives::EAS_CELL(gives, __VA_ARGS__),                        \
         .spelling = EAS_CELL(spelling, __VA_ARGS__),                         \
         .oracle = "",                                                        \
         .domain = kAny,                                                      \
         .ulp = 0,                                                            \
         .cost = EAS_CELL(cost, __VA_ARGS__),                                 \
         .doc = EAS_CELL(doc, __VA_ARGS__)},
#include "ops/ops.def"
};

constexpr std::string_view kOperandNames[] = {
#define EAS_OPERAND(name) #name,
#define EAS_OPERAND_LIST(name) #name,
#include "ops/operands.def"
};
constexpr bool kIsList[] = {
#define EAS_OPERAND(name) false,
#define EAS_OPERAND_LIST(name) true,
#include "ops/operands.def"
};

// Optional operands end a row, or a list does, and what is named as a list is one.
constexpr bool operands_are_in_order() {
  for (const OpInfo& row : kTable) {
    OperandKind last = OperandKind::One;
    for (const OperandInfo& each : row.operands) {
      if (last == OperandKind::Many || each.kind < last) return false;
      if ((each.kind == OperandKind::Many) != kIsList[static_cast<std::size_t>(each.name)])
        return false;
      last = each.kind;
    }
  }
  return true;
}
static_assert(operands_are_in_order(), "a row of the op table has operands after its last ones");

constexpr std::int8_t kNone = -1;
constexpr auto kOperandIndices = [] {
  std::array<std::array<std::int8_t, std::size(kOperandNames)>, std::size(kTable)> out{};
  for (std::size_t op = 0; op < std::size(kTable); ++op) {
    out[op].fill(kNone);
    std::int8_t at = 0;
    for (const OperandInfo& each : kTable[op].operands) {
      out[op][static_cast<std::size_t>(each.name)] = at++;
    }
  }
  return out;
}();

std::int8_t index_of(Op op, Operand operand) {
  return kOperandIndices[static_cast<std::size_t>(op)][static_cast<std::size_t>(operand)];
}

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

std::string_view name(Operand operand) { return kOperandNames[static_cast<std::size_t>(operand)]; }

bool has_operand(Op op, Operand operand) { return index_of(op, operand) != kNone; }

std::size_t operand_index(Op op, Operand operand) {
  const std::int8_t at = index_of(op, operand);
  if (at == kNone) {
    throw InternalError(std::string(info(op).name) + " has no operand '" +
                        std::string(name(operand)) + "'");
  }
  return static_cast<std::size_t>(at);
}

std::optional<Op> find(std::string_view name) {
  for (const OpInfo& row : kTable) {
    if (row.name == name) return row.op;
  }
  return std::nullopt;
}

const std::string& table_version() {
  static constinit Once<const std::string> version;
  return version.get([] { return sha256_hex(kTableText).substr(0, 16); });
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
