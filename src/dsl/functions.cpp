// What eas/ops.hpp declares: every row that computes elementwise or along an axis, by expanding the
// op table, so that a new row needs no edit here.
#include <eas/ops.hpp>

#include "dsl/access.hpp"

namespace eas::rows {
namespace {

using detail::Access;

template <class... Values>
Value elementwise(ir::Op op, const Values&... values) {
  const std::string_view name = ops::info(op).name;
  return Access::wrap(trace::elementwise(op, {Access::operand(values, name)...}));
}

}  // namespace

#define EAS_UNARY(name, ...) \
  Value name(const Value& x) { return elementwise(ir::Op::name, x); }
#define EAS_BINARY(name, ...) \
  Value name(const Value& x, const Value& y) { return elementwise(ir::Op::name, x, y); }
#define EAS_TERNARY(name, ...)                                 \
  Value name(const Value& x, const Value& y, const Value& z) { \
    return elementwise(ir::Op::name, x, y, z);                 \
  }
#define EAS_REDUCE(name, ...)                                                                    \
  Value name(const Value& x, std::optional<std::int64_t> axis, bool keepdims) {                  \
    return Access::wrap(trace::reduce(ir::Op::name, Access::operand(x, #name), axis, keepdims)); \
  }
#define EAS_ARG_REDUCE(name, ...) EAS_REDUCE(name)
#define EAS_SCAN(name, ...)                                                          \
  Value name(const Value& x, std::optional<std::int64_t> axis) {                     \
    return Access::wrap(trace::scan(ir::Op::name, Access::operand(x, #name), axis)); \
  }
#include "ops/ops.def"

}  // namespace eas::rows
