// The steps of reductions and scans, what they start from, and who is best: from the rows of
// ops/reduce.def. Accumulators are of the result's dtype, 16-bit floats as unrounded floats.
#include <eas/error.hpp>

#include <string>

#include "codegen/llvm/scalar/arith.hpp"
#include "codegen/llvm/scalar/elementwise.hpp"
#include "ops/rule_types.hpp"

namespace eas::codegen {
namespace {

using ops::Op;
using ops::Rule;

template <Op kOp>
struct Fold;
#define EAS_FOLD(name, step, identity)         \
  template <>                                  \
  struct Fold<Op::name> {                      \
    template <class T>                         \
    static Num<T> eval(Num<T> acc, Num<T> x) { \
      return step;                             \
    }                                          \
    template <class T>                         \
    static T start() {                         \
      return identity;                         \
    }                                          \
  };
#define EAS_REDUCE(name, ...) \
  EAS_FOLD(name, EAS_CELL(native, __VA_ARGS__), EAS_CELL(identity, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_REDUCE(name, __VA_ARGS__)
#include "ops/ops.def"
#undef EAS_FOLD

template <Op kOp>
struct Best;
#define EAS_ARG_REDUCE(name, ...)                  \
  template <>                                      \
  struct Best<Op::name> {                          \
    template <class T>                             \
    static Num<bool> eval(Num<T> x, Num<T> best) { \
      return EAS_CELL(native, __VA_ARGS__);        \
    }                                              \
  };
#include "ops/ops.def"

// Calls fn with the accumulator's number type, for the dtypes the rule can give.
template <Rule kRule, class Fn>
llvm::Value* visit_result(DType result, Fn&& fn) {
  return visit_kernel(result, [&](auto tag) -> llvm::Value* {
    using Stored = typename decltype(tag)::type;
    using T = std::conditional_t<std::is_arithmetic_v<Stored>, Stored, float>;
    if constexpr (std::same_as<ops::Result<kRule, Stored>, Stored>) {
      return fn(std::type_identity<T>{});
    } else {
      throw InternalError("no reduction of this kind gives " + std::string(name(result)));
    }
  });
}

[[noreturn]] void refuse(Op op, const char* what) {
  throw InternalError(std::string(ops::info(op).name) + " is no " + what);
}

}  // namespace

llvm::Value* emit_step(Emit& emit, Op op, DType result, llvm::Value* acc, llvm::Value* x) {
#define EAS_FOLD(op_name, rule)                                                               \
  if (op == Op::op_name) {                                                                    \
    return visit_result<Rule::rule>(result, [&](auto tag) {                                   \
      using T = typename decltype(tag)::type;                                                 \
      return Fold<Op::op_name>::template eval<T>(Num<T>{&emit, acc}, Num<T>{&emit, x}).value; \
    });                                                                                       \
  }
#define EAS_REDUCE(name, ...) EAS_FOLD(name, EAS_CELL(rule, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_FOLD(name, EAS_CELL(rule, __VA_ARGS__))
#include "ops/ops.def"
#undef EAS_FOLD
  refuse(op, "reduction or scan");
}

// On x86 a step that keeps NaN and orders zeros is a chain of six instructions; Arm has one. As integers,
// made such that they are ordered as the floats are (-0 before 0), lanes are compared by one.
llvm::Value* emit_extreme_lane(Emit& emit, Op op, llvm::Value* vector) {
  auto& builder = emit.builder;
  const auto* type = llvm::dyn_cast<llvm::FixedVectorType>(vector->getType());
  const bool one_step = !emit.target.triple.starts_with("x86");
  if ((op != Op::max && op != Op::min) || one_step || emit.fast_math || !type ||
      type->getNumElements() < 4 || !type->getElementType()->isFloatingPointTy())
    return nullptr;
  const unsigned width = type->getScalarSizeInBits();
  const auto turned = [&](llvm::Value* bits) {
    llvm::Type* integers = bits->getType();
    llvm::Value* signs = builder.CreateAShr(bits, width - 1);
    llvm::Value* but_sign = llvm::ConstantInt::get(integers, llvm::APInt::getSignedMaxValue(width));
    return builder.CreateXor(bits, builder.CreateAnd(signs, but_sign));
  };
  llvm::Value* keys = turned(builder.CreateBitCast(
      vector, llvm::FixedVectorType::get(builder.getIntNTy(width), type->getNumElements())));
  for (int half = static_cast<int>(type->getNumElements()) / 2; half > 0; half /= 2) {
    llvm::SmallVector<int, 16> low, high;
    for (int i = 0; i < half; ++i) low.push_back(i), high.push_back(i + half);
    keys = builder.CreateBinaryIntrinsic(
        op == Op::max ? llvm::Intrinsic::smax : llvm::Intrinsic::smin,
        builder.CreateShuffleVector(keys, low), builder.CreateShuffleVector(keys, high));
  }
  llvm::Value* best = turned(builder.CreateExtractElement(keys, std::uint64_t{0}));
  llvm::Type* element = type->getElementType();
  llvm::Value* any_nan = builder.CreateOrReduce(builder.CreateFCmpUNO(vector, vector));
  return builder.CreateSelect(any_nan, llvm::ConstantFP::getNaN(element),
                              builder.CreateBitCast(best, element));
}

llvm::Value* emit_identity(Emit& emit, Op op, DType result, unsigned lanes) {
#define EAS_FOLD(op_name, rule)                                             \
  if (op == Op::op_name) {                                                  \
    return visit_result<Rule::rule>(result, [&](auto tag) -> llvm::Value* { \
      using T = typename decltype(tag)::type;                               \
      llvm::Type* type = number_type<T>(emit.builder.getContext(), lanes);  \
      return like<T>(Num<T>{&emit, llvm::PoisonValue::get(type)},           \
                     Fold<Op::op_name>::template start<T>())                \
          .value;                                                           \
    });                                                                     \
  }
#define EAS_REDUCE(name, ...) EAS_FOLD(name, EAS_CELL(rule, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_FOLD(name, EAS_CELL(rule, __VA_ARGS__))
#include "ops/ops.def"
#undef EAS_FOLD
  refuse(op, "reduction or scan");
}

llvm::Value* emit_beats(Emit& emit, Op op, DType operand, llvm::Value* x, llvm::Value* best) {
#define EAS_ARG_REDUCE(op_name, ...)                                                           \
  if (op == Op::op_name) {                                                                     \
    return visit_result<Rule::Same>(operand, [&](auto tag) {                                   \
      using T = typename decltype(tag)::type;                                                  \
      return Best<Op::op_name>::template eval<T>(Num<T>{&emit, x}, Num<T>{&emit, best}).value; \
    });                                                                                        \
  }
#include "ops/ops.def"
  refuse(op, "argmax or argmin");
}

}  // namespace eas::codegen
