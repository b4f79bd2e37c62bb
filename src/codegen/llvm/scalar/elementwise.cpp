// The `native` column of the elementwise rows, one lowering for each op and dtype its rule accepts.
// 16-bit floats are lowered as float and rounded once, unless the lowering says that nothing changed
// (arith::Kept).
#include "codegen/llvm/scalar/elementwise.hpp"

#include <eas/error.hpp>

#include <string>

#include "codegen/llvm/math/erf.hpp"
#include "codegen/llvm/math/estimate.hpp"
#include "codegen/llvm/math/exp.hpp"
#include "codegen/llvm/math/inverse.hpp"
#include "codegen/llvm/math/log.hpp"
#include "codegen/llvm/math/pow.hpp"
#include "codegen/llvm/math/trig.hpp"
#include "codegen/llvm/scalar/arith.hpp"
#include "codegen/llvm/scalar/convert.hpp"
#include "ops/rule_types.hpp"

namespace eas::codegen {
namespace {

using ops::Op;
using ops::Rule;

template <Op kOp>
struct Native;
#define EAS_NATIVE(name, parameters, native) \
  template <>                                \
  struct Native<Op::name> {                  \
    template <class T>                       \
    static auto eval parameters {            \
      return native;                         \
    }                                        \
  };
#define EAS_UNARY(name, ...) EAS_NATIVE(name, (Num<T> x), EAS_CELL(native, __VA_ARGS__))
#define EAS_BINARY(name, ...) EAS_NATIVE(name, (Num<T> x, Num<T> y), EAS_CELL(native, __VA_ARGS__))
#define EAS_TERNARY(name, ...) \
  EAS_NATIVE(name, (Num<T> x, Num<T> y, Num<T> z), EAS_CELL(native, __VA_ARGS__))
#include "ops/ops.def"
#undef EAS_NATIVE

// The SSA value of a result.
template <class T>
llvm::Value* finished(DType, arith::Kept<T> result) {
  return result.number.value;
}
template <class T>
llvm::Value* finished(DType dtype, Num<T> result) {
  if constexpr (Floating<T>) return narrowed(dtype, result);
  else return result.value;
}

template <Op kOp, Rule kRule, int kArity>
llvm::Value* lower(Emit& emit, DType dtype, std::span<llvm::Value* const> values) {
  return visit_kernel(dtype, [&](auto tag) -> llvm::Value* {
    using Stored = typename decltype(tag)::type;
    using T = std::conditional_t<std::is_arithmetic_v<Stored>, Stored, float>;
    if constexpr (ops::takes<kRule, Stored>()) {
      const auto number = [&](std::size_t i) { return Num<T>{&emit, values[i]}; };
      if constexpr (kArity == 1) {
        return finished(dtype, Native<kOp>::template eval<T>(number(0)));
      } else if constexpr (kArity == 2) {
        return finished(dtype, Native<kOp>::template eval<T>(number(0), number(1)));
      } else {
        return finished(dtype, Native<kOp>::template eval<T>(number(0), number(1), number(2)));
      }
    } else {
      throw InternalError(std::string(ops::info(kOp).name) + " of " + std::string(name(dtype)));
    }
  });
}

// What LLVM would do in half precision, where its operand was a half: there is no instruction for it, so
// it would be done lane by lane.
bool is_narrowed(Op op) {
  return op == Op::floor || op == Op::ceil || op == Op::round || op == Op::trunc;
}

}  // namespace

llvm::Value* emit_elementwise(Emit& emit, Op op, DType operands,
                              std::span<llvm::Value* const> values) {
  llvm::Value* kept_wide = nullptr;
  if (operands == DType::float16 && is_narrowed(op)) {
    kept_wide = emit.builder.CreateIntrinsic(llvm::Intrinsic::arithmetic_fence,
                                             {values[0]->getType()}, {values[0]});
    values = std::span(&kept_wide, 1);
  }
  // Our functions count on the order of their steps.
  const llvm::IRBuilderBase::FastMathFlagGuard guard(emit.builder);
  if (ops::info(op).cost >= ops::kFunctionCost) emit.builder.clearFastMathFlags();
  switch (op) {
#define EAS_UNARY(name, ...) \
  case Op::name:             \
    return lower<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 1>(emit, operands, values);
#define EAS_BINARY(name, ...) \
  case Op::name:              \
    return lower<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 2>(emit, operands, values);
#define EAS_TERNARY(name, ...) \
  case Op::name:               \
    return lower<Op::name, Rule::EAS_CELL(rule, __VA_ARGS__), 3>(emit, operands, values);
#define EAS_REDUCE(name, ...) \
  case Op::name: break;
#define EAS_ARG_REDUCE(name, ...) \
  case Op::name: break;
#define EAS_SCAN(name, ...) \
  case Op::name: break;
#define EAS_STRUCTURED(name, ...) \
  case Op::name: break;
#include "ops/ops.def"
  }
  throw InternalError(std::string(ops::info(op).name) + " is not elementwise");
}

}  // namespace eas::codegen
