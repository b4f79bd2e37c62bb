// Promises to the compiler, and what a kernel tells its user.
#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/functions.hpp"

namespace eas::trace {

void assume(const Operand& condition) {
  ir::Value* holds = as_mask("assume", condition).ir;
  Tracer::current("assume").assume(holds);
}

Value multiple_of(const Operand& x, std::int64_t divisor) {
  const Value value = as_value(x);
  if (!is_int(value.dtype())) {
    throw DTypeError("multiple_of", cat("only integers have divisors, got ", describe(value),
                                        ", expected an integer"));
  }
  if (divisor <= 0) {
    throw CompileError("multiple_of",
                       cat("no such divisor, got ", divisor, ", expected 1 or more"));
  }
  return {Tracer::current("multiple_of").multiple_of(value.ir, divisor), value.weak};
}

void device_print(const std::string& prefix, const std::vector<Operand>& values) {
  std::vector<ir::Value*> operands;
  for (const Operand& v : values) operands.push_back(as_value(v).ir);
  Tracer::current("device_print").device_print(prefix, std::move(operands));
}

void device_assert(const Operand& condition, const std::string& message) {
  ir::Value* holds = as_mask("device_assert", condition).ir;
  Tracer::current("device_assert").device_assert(message, holds);
}

// --- as they are called ---

Given trace_assume(const Call& c) {
  assume(c.operand("condition"));
  return {};
}
Given trace_multiple_of(const Call& c) {
  return multiple_of(c.operand("x"), c.constant("divisor"));
}
Given trace_device_print(const Call& c) {
  const std::vector<Operand> values = c.rest();
  device_print(c.text("prefix"), values);
  return {};
}
Given trace_device_assert(const Call& c) {
  device_assert(c.operand("condition"), c.text("message"));
  return {};
}

}  // namespace eas::trace
