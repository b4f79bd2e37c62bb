// Writes the documentation page of the kernel language from the op table: what each name means,
// takes and gives.
#pragma once

#include <eas/error.hpp>

#include <algorithm>
#include <ostream>
#include <span>

#include "ops/spelling.hpp"

namespace eas::ops::tool {

#define EAS_UNARY(name, ...) Op::name,
#define EAS_BINARY(name, ...) Op::name,
#define EAS_TERNARY(name, ...) Op::name,
#define EAS_REDUCE(name, ...) Op::name,
#define EAS_ARG_REDUCE(name, ...) Op::name,
#define EAS_SCAN(name, ...) Op::name,
#define EAS_STRUCTURED(name, ...) Op::name,
#define EAS_COMPOSITE(...)
inline constexpr Op kGrid[] = {
#include "ops/grid.def"
};
inline constexpr Op kMemory[] = {
#include "ops/memory.def"
};
inline constexpr Op kTile[] = {
#include "ops/tile.def"
};
inline constexpr Op kArith[] = {
#include "ops/arith.def"
};
inline constexpr Op kCompare[] = {
#include "ops/compare.def"
};
inline constexpr Op kBits[] = {
#include "ops/bits.def"
};
inline constexpr Op kMath[] = {
#include "ops/math.def"
};
inline constexpr Op kReduce[] = {
#include "ops/reduce.def"
};
inline constexpr Op kMatrix[] = {
#include "ops/matrix.def"
};
inline constexpr Op kControl[] = {
#include "ops/control.def"
};
#undef EAS_UNARY
#undef EAS_BINARY
#undef EAS_TERNARY
#undef EAS_REDUCE
#undef EAS_ARG_REDUCE
#undef EAS_SCAN
#undef EAS_STRUCTURED
#undef EAS_COMPOSITE

struct Section {
  std::string_view title, notes;
  std::span<const Op> ops;
};
inline constexpr Section kSections[] = {
    {"Where am I", "All are int64.", kGrid},
    {"Memory",
     "Offsets count elements from a buffer's first; `buffer + offset` may stand for both "
     "arguments.\n"
     "Elements whose mask is false are not touched. Atomics give the value before.",
     kMemory},
    {"Tiles", "Shapes have up to 20 axes of any positive size and broadcast as in NumPy.", kTile},
    {"Arithmetic",
     "Python numbers take the other operand's dtype; mixed dtypes promote as in PyTorch. Integers "
     "wrap. `//` and `%` floor.",
     kArith},
    {"Comparisons", "NaN is unequal to everything, and -0 equals +0.", kCompare},
    {"Bits",
     "A shift by the width or more, or by a negative count, gives 0, or the sign for `>>` of a "
     "signed integer.",
     kBits},
    {"Math", "16-bit floats are computed wider and rounded once.", kMath},
    {"Reductions and scans",
     "`axis=None` reduces over all axes. Floats are accumulated wider than they are stored.",
     kReduce},
    {"Matrices", "16-bit floats accumulate in float32, 8- and 16-bit integers in int32.", kMatrix},
    {"Promises and reports", "", kControl},
};

inline std::string_view takes(Rule rule) {
  switch (rule) {
    case Rule::Number: return "numbers";
    case Rule::Float: return "floats; others become float32";
    case Rule::Int: return "integers";
    case Rule::Bits: return "integers, bool";
    case Rule::Arith:
    case Rule::Compare:
    case Rule::Widen:
    case Rule::Same:
    case Rule::Truth:
    case Rule::Index: return "all";
    case Rule::None: return "";
  }
  __builtin_unreachable();
}

inline std::string_view gives(Rule rule) {
  switch (rule) {
    case Rule::Compare:
    case Rule::Truth: return "bool";
    case Rule::Index: return "int64";
    case Rule::Widen: return "floats the same, integers 64 bits";
    case Rule::Float: return "the float";
    case Rule::Number:
    case Rule::Int:
    case Rule::Bits:
    case Rule::Arith:
    case Rule::Same: return "the same";
    case Rule::None: return "";
  }
  __builtin_unreachable();
}

// A table cell: a bar would end it.
inline std::string cell(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c;
  }
  return out;
}

inline void write_section(std::ostream& out, const Section& section) {
  out << "\n## " << section.title << "\n\n";
  if (!section.notes.empty()) out << section.notes << "\n\n";
  const bool typed = std::any_of(section.ops.begin(), section.ops.end(),
                                 [](Op op) { return info(op).family != Family::Structured; });
  out << (typed ? "| write | meaning | takes | gives | ulp |\n|---|---|---|---|---|\n"
                : "| write | meaning |\n|---|---|\n");
  for (const Op op : section.ops) {
    const OpInfo& row = info(op);
    if (row.spelling.empty()) continue;
    out << "| `" << cell(row.spelling) << "` | " << cell(row.doc) << " |";
    if (typed) {
      out << " " << takes(row.rule) << " | " << gives(row.rule) << " | ";
      if (row.family == Family::Elementwise) out << row.ulp;
      out << " |";
    }
    out << "\n";
  }
}

inline void write_page(std::ostream& out) {
  std::size_t listed = 0;
  for (const Section& section : kSections) listed += section.ops.size();
  if (listed != table().size()) {
    throw InternalError("a family of src/ops is missing from src/ops/tool/page.hpp");
  }
  out << "# The kernel language\n\n"
         "Names of `eas.mk` and operators of values, made from the op table (`src/ops/*.def`).\n"
         "`ulp` is how far a backend may be from the interpreter in float32; 0 is exact.\n";
  for (const Section& section : kSections) write_section(out, section);
  out << "\n## Made of others\n\n| write | meaning |\n|---|---|\n";
  for (const Composite& each : kComposites) {
    out << "| `" << cell(each.spelling) << "` | " << cell(each.doc) << " |\n";
  }
  out << "\n## Dtypes\n\n| name | bits | conversion |\n|---|---|---|\n";
  for (int i = 0; i < kDTypeCount; ++i) {
    const DTypeInfo& dtype = eas::info(static_cast<DType>(i));
    if (!is_kernel_dtype(dtype.dtype)) continue;
    out << "| `" << dtype.name << "` | " << dtype.bits << " | `" << conversion_name(dtype)
        << "(x)` |\n";
  }
}

}  // namespace eas::ops::tool
