// Promises to the compiler, and what a kernel tells its user.
#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/language.hpp"

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

}  // namespace eas::trace
