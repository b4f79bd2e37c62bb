#include "native_rows.hpp"

namespace eas::fuzz {

std::optional<ElementwiseRow> elementwise_row(ops::Op op) {
  switch (op) {
#define EAS_UNARY(name, ...) \
  case ops::Op::name: return ElementwiseRow::name;
#define EAS_BINARY(name, ...) \
  case ops::Op::name: return ElementwiseRow::name;
#define EAS_TERNARY(name, ...) \
  case ops::Op::name: return ElementwiseRow::name;
#include "ops/ops.def"
    default: return std::nullopt;
  }
}

std::optional<AxisRow> axis_row(ops::Op op) {
  switch (op) {
#define EAS_REDUCE(name, ...) \
  case ops::Op::name: return AxisRow::name;
#define EAS_ARG_REDUCE(name, ...) \
  case ops::Op::name: return AxisRow::name;
#define EAS_SCAN(name, ...) \
  case ops::Op::name: return AxisRow::name;
#include "ops/ops.def"
    default: return std::nullopt;
  }
}

Response response(ElementwiseRow row) {
  using Row = ElementwiseRow;
  switch (row) {
    case Row::neg:
    case Row::abs:
    case Row::sin:
    case Row::cos:
    case Row::add:
    case Row::sub:
    case Row::minimum:
    case Row::maximum:
    case Row::clamp: return Response::Adds;
    case Row::mul:
    case Row::mul_no_nan:
    case Row::fma: return Response::Product;
    case Row::div: return Response::Quotient;
    case Row::cosh: return Response::EvenGrows;
    case Row::exp:
    case Row::exp2:
    case Row::expm1:
    case Row::log:
    case Row::log2:
    case Row::log10:
    case Row::log1p:
    case Row::sqrt:
    case Row::rsqrt:
    case Row::asin:
    case Row::acos:
    case Row::atan:
    case Row::sinh:
    case Row::tanh:
    case Row::erf:
    case Row::sigmoid: return Response::Monotone;
    // They jump, or nearly so, or have no float operands.
    case Row::floordiv:
    case Row::mod:
    case Row::pow:
    case Row::tan:
    case Row::atan2:
    case Row::floor:
    case Row::ceil:
    case Row::round:
    case Row::trunc:
    case Row::not_:
    case Row::and_:
    case Row::or_:
    case Row::xor_:
    case Row::shl:
    case Row::shr:
    case Row::popcount:
    case Row::clz:
    case Row::eq:
    case Row::ne:
    case Row::lt:
    case Row::le:
    case Row::gt:
    case Row::ge:
    case Row::isnan:
    case Row::isinf: return Response::Jumps;
  }
  return Response::Jumps;
}

}  // namespace eas::fuzz
