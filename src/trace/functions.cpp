// The list of them. Elementwise rows, reductions and scans need no function of their own.
#include "trace/functions.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "base/once.hpp"

namespace eas::trace {
namespace {

using Body = Given (*)(const Call&);

template <ir::Op kOp>
Given of_elements(const Call& c) {
  const ops::OpInfo& row = ops::info(kOp);
  std::vector<Operand> operands;
  for (const ops::Parameter& each : ops::parameters(row.spelling)) {
    if (static_cast<int>(operands.size()) < row.arity) operands.push_back(c.operand(each.name));
  }
  return elementwise(kOp, operands);
}

template <ir::Op kOp>
Given reduced(const Call& c) {
  return reduce(kOp, c.operand("x"), c.axis(), c.flag("keepdims"));
}

template <ir::Op kOp>
Given scanned(const Call& c) {
  return scan(kOp, c.operand("x"), c.axis());
}

#define EAS_FUNCTION(row, body, ...) \
  {ops::info(ir::Op::row).name, EAS_CELL(spelling, __VA_ARGS__), EAS_CELL(doc, __VA_ARGS__), body},
// No body, and none asked for, where users do not write the row.
#define EAS_BODY(row, ...)                                                  \
  []() -> Body {                                                            \
    constexpr std::string_view kSpelling = EAS_CELL(spelling, __VA_ARGS__); \
    if constexpr (kSpelling.empty()) return nullptr;                        \
    else return trace_##row;                                                \
  }()

const Function kAll[] = {
#define EAS_UNARY(row, ...) EAS_FUNCTION(row, of_elements<ir::Op::row>, __VA_ARGS__)
#define EAS_BINARY(row, ...) EAS_FUNCTION(row, of_elements<ir::Op::row>, __VA_ARGS__)
#define EAS_TERNARY(row, ...) EAS_FUNCTION(row, of_elements<ir::Op::row>, __VA_ARGS__)
#define EAS_REDUCE(row, ...) EAS_FUNCTION(row, reduced<ir::Op::row>, __VA_ARGS__)
#define EAS_ARG_REDUCE(row, ...) EAS_FUNCTION(row, reduced<ir::Op::row>, __VA_ARGS__)
#define EAS_SCAN(row, ...) EAS_FUNCTION(row, scanned<ir::Op::row>, __VA_ARGS__)
#define EAS_STRUCTURED(row, ...) EAS_FUNCTION(row, EAS_BODY(row, __VA_ARGS__), __VA_ARGS__)
#define EAS_COMPOSITE(row, ...) \
  {#row, EAS_CELL(spelling, __VA_ARGS__), EAS_CELL(doc, __VA_ARGS__), trace_##row},
#include "ops/ops.def"
};

}  // namespace

std::span<const Function> functions() {
  static Once<std::vector<Function>> written;
  return written.get([] {
    std::vector<Function> out;
    for (const Function& each : kAll) {
      if (each.body) out.push_back(each);
    }
    return out;
  });
}

const Function& function(std::string_view name) {
  const auto all = functions();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Function& each) { return each.name == name; });
  if (found == all.end()) throw InternalError(cat("the language has no '", name, "'"));
  return *found;
}

}  // namespace eas::trace
