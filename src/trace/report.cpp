// Promises to the compiler, and what a kernel tells its user.
#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/language.hpp"

namespace eas::trace {
namespace {

void emit_with_text(std::string_view op_name, ir::Op op, std::vector<ir::Value*> operands,
                    const std::string& text) {
  Tracer::current(op_name).emit(op, std::move(operands), std::span<const ir::Type>(), {}, text);
}

}  // namespace

void assume(const Operand& condition) {
  emit_with_text("assume", ir::Op::assume, {as_mask("assume", condition).ir}, "");
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
  Tracer& tracer = Tracer::current("multiple_of");
  return {tracer.emit(ir::Op::multiple_of, {value.ir}, value.ir->type, {divisor}), value.weak};
}

void device_print(const std::string& prefix, const std::vector<Operand>& values) {
  std::vector<ir::Value*> operands;
  for (const Operand& v : values) operands.push_back(as_value(v).ir);
  emit_with_text("device_print", ir::Op::device_print, std::move(operands), prefix);
}

void device_assert(const Operand& condition, const std::string& message) {
  emit_with_text("device_assert", ir::Op::device_assert, {as_mask("device_assert", condition).ir},
                 message);
}

}  // namespace eas::trace
