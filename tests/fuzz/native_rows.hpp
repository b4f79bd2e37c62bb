// What the fuzzer must know of a row of the op table beyond its columns. The rows are enums of their
// own here, so that the switches over them (native_rows.cpp, native_bounds_rules.cpp) need no
// `default`: a row that is added does not compile until it has its place in each.
#pragma once

#include <optional>

#include "ops/table.hpp"

namespace eas::fuzz {

enum class ElementwiseRow : std::uint8_t {
#define EAS_UNARY(name, ...) name,
#define EAS_BINARY(name, ...) name,
#define EAS_TERNARY(name, ...) name,
#include "ops/ops.def"
};

enum class AxisRow : std::uint8_t {
#define EAS_REDUCE(name, ...) name,
#define EAS_ARG_REDUCE(name, ...) name,
#define EAS_SCAN(name, ...) name,
#include "ops/ops.def"
};

// None for rows of other families.
std::optional<ElementwiseRow> elementwise_row(ops::Op op);
std::optional<AxisRow> axis_row(ops::Op op);

// What small differences of float operands do to the result.
enum class Response : std::uint8_t {
  Adds,       // at most their sum
  Product,    // of the first two, plus the third
  Quotient,   // of the two
  Monotone,   // the ends of an interval give the ends of another
  EvenGrows,  // monotone on either side of 0, steepest at the far end: cosh
  Jumps,      // anything may happen
};
Response response(ElementwiseRow row);

}  // namespace eas::fuzz
