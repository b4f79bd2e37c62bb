// Num<T>: an LLVM value, scalar or vector, that reads like a number of the C++ type T, so that the
// lowerings of the op table are written as formulas. Mixing a Num with a plain T makes a constant of
// the same shape. Comparisons give Num<bool>; integers wrap and are signed as T is.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "codegen/llvm/scalar/elementwise.hpp"

namespace eas::codegen {

template <class T>
struct Num {
  Emit* emit;
  llvm::Value* value;

  llvm::IRBuilder<>& builder() const { return emit->builder; }
  llvm::Type* type() const { return value->getType(); }
  unsigned lanes() const {
    const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type());
    return vector ? vector->getNumElements() : 0;
  }
  Num with(llvm::Value* other) const { return {emit, other}; }
};

template <class T>
concept Floating = std::floating_point<T>;
template <class T>
concept Integral = std::integral<T> && !std::same_as<T, bool>;

// The unsigned and signed integers as wide as a float.
template <class T>
using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
template <class T>
using SignedBits = std::make_signed_t<Bits<T>>;

template <class T>
llvm::Type* scalar_type(llvm::LLVMContext& context) {
  if constexpr (std::same_as<T, bool>) return llvm::Type::getInt1Ty(context);
  else if constexpr (std::integral<T>) return llvm::Type::getIntNTy(context, sizeof(T) * 8);
  else if constexpr (std::same_as<T, float>) return llvm::Type::getFloatTy(context);
  else return llvm::Type::getDoubleTy(context);
}
inline llvm::Type* widened(llvm::Type* scalar, unsigned lanes) {
  return lanes ? llvm::FixedVectorType::get(scalar, lanes) : scalar;
}
template <class T>
llvm::Type* number_type(llvm::LLVMContext& context, unsigned lanes) {
  return widened(scalar_type<T>(context), lanes);
}

// A constant of the shape of another number.
template <class T, class U>
Num<T> like(Num<U> shape, std::type_identity_t<T> constant) {
  llvm::Type* type = number_type<T>(shape.builder().getContext(), shape.lanes());
  if constexpr (Floating<T>) {
    return {shape.emit, llvm::ConstantFP::get(type, llvm::APFloat(constant))};
  } else {
    return {shape.emit, llvm::ConstantInt::get(type, static_cast<std::uint64_t>(constant),
                                               std::is_signed_v<T>)};
  }
}

// + - * / of floats and of wrapping integers.
#define EAS_NUM_ARITH(op, float_call, int_call)                \
  template <class T>                                           \
  Num<T> operator op(Num<T> x, Num<T> y) {                     \
    if constexpr (Floating<T>) {                               \
      return x.with(x.builder().float_call(x.value, y.value)); \
    } else {                                                   \
      return x.with(x.builder().int_call(x.value, y.value));   \
    }                                                          \
  }                                                            \
  template <class T>                                           \
  Num<T> operator op(Num<T> x, std::type_identity_t<T> y) {    \
    return x op like<T>(x, y);                                 \
  }                                                            \
  template <class T>                                           \
  Num<T> operator op(std::type_identity_t<T> x, Num<T> y) {    \
    return like<T>(y, x) op y;                                 \
  }
EAS_NUM_ARITH(+, CreateFAdd, CreateAdd)
EAS_NUM_ARITH(-, CreateFSub, CreateSub)
EAS_NUM_ARITH(*, CreateFMul, CreateMul)
#undef EAS_NUM_ARITH

template <Floating T>
Num<T> operator/(Num<T> x, Num<T> y) {
  return x.with(x.builder().CreateFDiv(x.value, y.value));
}
template <Floating T>
Num<T> operator/(std::type_identity_t<T> x, Num<T> y) {
  return like<T>(y, x) / y;
}
template <class T>
Num<T> operator-(Num<T> x) {
  if constexpr (Floating<T>) return x.with(x.builder().CreateFNeg(x.value));
  else return x.with(x.builder().CreateNeg(x.value));
}

// & | ^ of integers and bools; ~ inverts every bit (of a bool: not).
#define EAS_NUM_BITS(op, call)                              \
  template <std::integral T>                                \
  Num<T> operator op(Num<T> x, Num<T> y) {                  \
    return x.with(x.builder().call(x.value, y.value));      \
  }                                                         \
  template <std::integral T>                                \
  Num<T> operator op(Num<T> x, std::type_identity_t<T> y) { \
    return x op like<T>(x, y);                              \
  }
EAS_NUM_BITS(&, CreateAnd)
EAS_NUM_BITS(|, CreateOr)
EAS_NUM_BITS(^, CreateXor)
#undef EAS_NUM_BITS
template <std::integral T>
Num<T> operator~(Num<T> x) {
  return x.with(x.builder().CreateNot(x.value));
}
// Shifts by less than the width; >> keeps the sign of a signed T.
template <Integral T>
Num<T> operator<<(Num<T> x, Num<T> count) {
  return x.with(x.builder().CreateShl(x.value, count.value));
}
template <Integral T>
Num<T> operator>>(Num<T> x, Num<T> count) {
  if constexpr (std::is_signed_v<T>) return x.with(x.builder().CreateAShr(x.value, count.value));
  else return x.with(x.builder().CreateLShr(x.value, count.value));
}
template <Integral T>
Num<T> operator<<(Num<T> x, int count) {
  return x << like<T>(x, static_cast<T>(count));
}
template <Integral T>
Num<T> operator>>(Num<T> x, int count) {
  return x >> like<T>(x, static_cast<T>(count));
}

// Comparisons as IEEE says: only != holds with NaN.
#define EAS_NUM_COMPARE(op, float_call, signed_call, unsigned_call)                   \
  template <class T>                                                                  \
  Num<bool> operator op(Num<T> x, Num<T> y) {                                         \
    auto& builder = x.builder();                                                      \
    if constexpr (Floating<T>) return {x.emit, builder.float_call(x.value, y.value)}; \
    else if constexpr (std::is_signed_v<T>)                                           \
      return {x.emit, builder.signed_call(x.value, y.value)};                         \
    else return {x.emit, builder.unsigned_call(x.value, y.value)};                    \
  }                                                                                   \
  template <class T>                                                                  \
  Num<bool> operator op(Num<T> x, std::type_identity_t<T> y) {                        \
    return x op like<T>(x, y);                                                        \
  }
EAS_NUM_COMPARE(==, CreateFCmpOEQ, CreateICmpEQ, CreateICmpEQ)
EAS_NUM_COMPARE(!=, CreateFCmpUNE, CreateICmpNE, CreateICmpNE)
EAS_NUM_COMPARE(<, CreateFCmpOLT, CreateICmpSLT, CreateICmpULT)
EAS_NUM_COMPARE(<=, CreateFCmpOLE, CreateICmpSLE, CreateICmpULE)
EAS_NUM_COMPARE(>, CreateFCmpOGT, CreateICmpSGT, CreateICmpUGT)
EAS_NUM_COMPARE(>=, CreateFCmpOGE, CreateICmpSGE, CreateICmpUGE)
#undef EAS_NUM_COMPARE

template <class T>
Num<T> select(Num<bool> condition, Num<T> yes, Num<T> no) {
  return yes.with(yes.builder().CreateSelect(condition.value, yes.value, no.value));
}
template <class T>
Num<T> select(Num<bool> condition, std::type_identity_t<T> yes, Num<T> no) {
  return select(condition, like<T>(no, yes), no);
}
template <class T>
Num<T> select(Num<bool> condition, Num<T> yes, std::type_identity_t<T> no) {
  return select(condition, yes, like<T>(yes, no));
}

template <class T>
Num<T> intrinsic(llvm::Intrinsic::ID id, Num<T> x) {
  return x.with(x.builder().CreateUnaryIntrinsic(id, x.value));
}
template <class T>
Num<T> intrinsic(llvm::Intrinsic::ID id, Num<T> x, Num<T> y) {
  return x.with(x.builder().CreateBinaryIntrinsic(id, x.value, y.value));
}

template <Floating T>
Num<T> abs(Num<T> x) {
  return intrinsic(llvm::Intrinsic::fabs, x);
}
template <Floating T>
Num<T> sqrt(Num<T> x) {
  return intrinsic(llvm::Intrinsic::sqrt, x);
}
template <Floating T>
Num<T> copysign(Num<T> magnitude, Num<T> sign) {
  return intrinsic(llvm::Intrinsic::copysign, magnitude, sign);
}
// x * y + z rounded once, on every target.
template <Floating T>
Num<T> exact_fma(Num<T> x, Num<T> y, Num<T> z) {
  return x.with(
      x.builder().CreateIntrinsic(llvm::Intrinsic::fma, {x.type()}, {x.value, y.value, z.value}));
}
// x * y + z, rounded once where the target does so in one instruction.
template <Floating T>
Num<T> fma(Num<T> x, Num<T> y, Num<T> z) {
  return x.emit->target.fma ? exact_fma(x, y, z) : x * y + z;
}
template <Floating T>
Num<T> fma(Num<T> x, Num<T> y, std::type_identity_t<T> z) {
  return fma(x, y, like<T>(x, z));
}
template <Floating T>
Num<T> fma(Num<T> x, std::type_identity_t<T> y, Num<T> z) {
  return fma(x, like<T>(x, y), z);
}

// The bits of a float, and back.
template <Floating T>
Num<Bits<T>> bits(Num<T> x) {
  llvm::Type* type = number_type<Bits<T>>(x.builder().getContext(), x.lanes());
  return {x.emit, x.builder().CreateBitCast(x.value, type)};
}
template <Floating T>
Num<T> from_bits(Num<Bits<T>> x) {
  llvm::Type* type = number_type<T>(x.builder().getContext(), x.lanes());
  return {x.emit, x.builder().CreateBitCast(x.value, type)};
}
// The same bits as a signed or unsigned integer.
template <Integral To, Integral From>
Num<To> as(Num<From> x) {
  static_assert(sizeof(To) == sizeof(From));
  return {x.emit, x.value};
}

// A conversion whose value To can hold: integers wrap, but a float must fit an integer To.
template <class To, class From>
Num<To> to(Num<From> x) {
  llvm::Type* type = number_type<To>(x.builder().getContext(), x.lanes());
  auto& builder = x.builder();
  llvm::Value* out = nullptr;
  if constexpr (Floating<To> && Floating<From>) {
    out = builder.CreateFPCast(x.value, type);
  } else if constexpr (Floating<To>) {
    out = std::is_signed_v<From> ? builder.CreateSIToFP(x.value, type)
                                 : builder.CreateUIToFP(x.value, type);
  } else if constexpr (Floating<From>) {
    out = std::is_signed_v<To> ? builder.CreateFPToSI(x.value, type)
                               : builder.CreateFPToUI(x.value, type);
  } else {
    out = builder.CreateIntCast(x.value, type, std::is_signed_v<From>);
  }
  return {x.emit, out};
}

template <class T>
Num<bool> is_nan(Num<T> x) {
  if constexpr (Floating<T>) return {x.emit, x.builder().CreateFCmpUNO(x.value, x.value)};
  else return like<bool>(x, false);
}

// Formulas that rely on the order of their operations are written between these braces: no
// fast-math flag holds while a Strict lives.
class Strict {
 public:
  explicit Strict(const Emit& emit) : guard_(emit.builder) { emit.builder.clearFastMathFlags(); }

 private:
  llvm::IRBuilderBase::FastMathFlagGuard guard_;
};

}  // namespace eas::codegen
