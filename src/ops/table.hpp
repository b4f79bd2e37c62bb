// The op table as data: one OpInfo a row of the .def files, and the dtype rules the rows name.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ops/cells.hpp"

namespace eas::ops {

enum class Op : std::uint8_t {
#define EAS_UNARY(name, ...) name,
#define EAS_BINARY(name, ...) name,
#define EAS_TERNARY(name, ...) name,
#define EAS_REDUCE(name, ...) name,
#define EAS_ARG_REDUCE(name, ...) name,
#define EAS_SCAN(name, ...) name,
#define EAS_STRUCTURED(name, ...) name,
#include "ops/ops.def"
};

enum class Family : std::uint8_t { Elementwise, Reduce, ArgReduce, Scan, Structured };

// What an op accepts and gives. Elementwise: Arith (all dtypes), Number (no bool), Float, Int, Bits
// (integers and bool) give their operands' dtype, Compare gives bool. Reductions and scans: Widen
// (integers to 64 bits), Same, Truth (bool), Index (int64). Structured: None.
enum class Rule : std::uint8_t {
  Arith,
  Number,
  Float,
  Int,
  Bits,
  Compare,
  Widen,
  Same,
  Truth,
  Index,
  None
};

enum class Effect : std::uint8_t { Pure, Read, Write, Atomic, Alloc, Barrier, Control, Io };

// The kind of kernel an op belongs to.
enum class Mode : std::uint8_t { Any, Spmd, Thread };

// How the CPU code generator writes an op, and what users get from it: ops.def says what each means.
enum class Lowering : std::uint8_t { None, Before, Elements, Whole };
enum class Gives : std::uint8_t { None, Value, Memory, Fragment, Any };

// What an operand is called; operands.def has the list.
enum class Operand : std::uint8_t {
#define EAS_OPERAND(name) name,
#define EAS_OPERAND_LIST(name) name,
#include "ops/operands.def"
};
std::string_view name(Operand operand);

// An optional operand may be left out with all after it; Many is any number, and the last.
enum class OperandKind : std::uint8_t { One, Optional, Many };
struct OperandInfo {
  Operand name;
  OperandKind kind;
};

class OperandList {
 public:
  constexpr OperandList(std::initializer_list<OperandInfo> all) {
    for (const OperandInfo& each : all) all_[count_++] = each;
  }
  constexpr const OperandInfo* begin() const { return all_.data(); }
  constexpr const OperandInfo* end() const { return all_.data() + count_; }
  constexpr std::size_t size() const { return count_; }

 private:
  std::array<OperandInfo, 7> all_{};
  std::size_t count_ = 0;
};

// Where generated tests draw finite operands from; specials (NaN, infinities, zeros, extremes) are
// tried besides.
struct Domain {
  double x_low, x_high;  // the first operand
  double y_low, y_high;  // the others
};

struct OpInfo {
  Op op;
  std::string_view name;  // as in the IR: without the underscore C++ needs in `and_`
  Family family;
  int arity;  // operands, or -1 where the op decides
  OperandList operands;
  Rule rule;
  std::string_view attributes;  // names separated by blanks; `axes...` takes any number
  int regions;
  Mode mode;
  Effect effect;
  Lowering lowering;
  Gives gives;
  std::string_view spelling;  // "exp(x)", "x + y", or "" where users do not write it
  std::string_view oracle;    // the same in NumPy, for tests
  Domain domain;
  int ulp;   // how far tests let a backend be off
  int cost;  // vector instructions for an element in the middle of others, roughly; 0 where the op
             // takes none of its own or is done apart, as a whole
  std::string_view doc;
};

// Costs of elementwise rows that code generation tells apart.
inline constexpr int kDivisionCost = 10;  // floordiv, mod and all above
inline constexpr int kQuotientCost = 11;  // div and all above
inline constexpr int kCallCost = 12;      // fma, a call where the machine has none, and all above
inline constexpr int kFunctionCost =
    20;  // elementary functions: many steps, of their own precision

const OpInfo& info(Op op);
std::span<const OpInfo> table();
std::optional<Op> find(std::string_view name);

// Where an operand stands among those of the op: that of a row which has none of the name is an
// InternalError.
std::size_t operand_index(Op op, Operand operand);
bool has_operand(Op op, Operand operand);

// Names every meaning in the table; part of each cache key.
const std::string& table_version();

bool accepts(Rule rule, DType operand);
// The dtype an operand must be converted to before the op sees it: itself, or float32 for an
// integer in a Float op.
DType operand_dtype(Rule rule, DType given);
DType result_dtype(Rule rule, DType operand);
// "a float", "an integer or bool": for messages.
std::string_view expected_dtypes(Rule rule);

inline bool is_elementwise(Op op) { return info(op).family == Family::Elementwise; }
inline bool is_pure(Op op) { return info(op).effect == Effect::Pure; }
// The Python name a row exports as mk.<name>, or "" for operators and internal ops.
std::string_view exported_name(const OpInfo& row);

}  // namespace eas::ops
