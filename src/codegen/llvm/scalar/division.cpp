// The lowerings of division that need a loop or a branch, as functions of the module.
#include "codegen/llvm/scalar/division.hpp"

#include <array>
#include <limits>

namespace eas::codegen::arith {
namespace {

// Quotients below 2^52 leave a remainder that one fused operation finds exactly; where a lane needs
// more (or is no finite number), every lane calls fmod.
llvm::Value* remainder_body(Emit& emit, std::span<llvm::Value* const> values) {
  auto& builder = emit.builder;
  const Num<double> x{&emit, values[0]}, y{&emit, values[1]};
  if (!emit.target.fma) return builder.CreateFRem(x.value, y.value);

  const Num<double> a = abs(x), b = abs(y), ratio = a / b;
  llvm::Function* function = builder.GetInsertBlock()->getParent();
  auto* slow = llvm::BasicBlock::Create(builder.getContext(), "slow", function);
  auto* fast = llvm::BasicBlock::Create(builder.getContext(), "fast", function);
  auto* end = llvm::BasicBlock::Create(builder.getContext(), "end", function);
  const Num<bool> quick = (ratio < 0x1p52) & (b < std::numeric_limits<double>::infinity());
  builder.CreateCondBr(any_lane(emit, (~quick).value), slow, fast);

  builder.SetInsertPoint(slow);
  llvm::Value* called = builder.CreateFRem(x.value, y.value);
  builder.CreateBr(end);

  builder.SetInsertPoint(fast);
  Num<double> rest = exact_fma(-intrinsic(llvm::Intrinsic::trunc, ratio), b, a);
  // The rounded ratio may have reached an integer the true one does not.
  rest = copysign(select(rest < 0.0, rest + b, rest), x);
  builder.CreateBr(end);

  builder.SetInsertPoint(end);
  llvm::PHINode* result = builder.CreatePHI(x.type(), 2);
  result->addIncoming(called, slow);
  result->addIncoming(rest.value, fast);
  return result;
}

// 1.5 * 2^52: added to an integer's bits it makes a double that is the integer and this more.
constexpr double kShifter = 0x1.8p52;

// Where all operands are below 2^51, doubles divide exactly enough: quotients differ from the next
// integer by more than a rounding. Else LLVM takes the vectors apart.
template <Integral T>
llvm::Value* quotient_body(Emit& emit, std::span<llvm::Value* const> values) {
  auto& builder = emit.builder;
  const Num<std::uint64_t> x{&emit, values[0]}, y{&emit, values[1]};
  constexpr std::uint64_t kBound = std::uint64_t{1} << 51,
                          kBase = std::bit_cast<std::uint64_t>(kShifter);
  const std::uint64_t offset = std::is_signed_v<T> ? kBound : 0;
  const Num<std::uint64_t> sizes = (x + offset) | (y + offset);
  const Num<bool> large = sizes >= kBound + offset;
  llvm::Function* function = builder.GetInsertBlock()->getParent();
  auto* slow = llvm::BasicBlock::Create(builder.getContext(), "slow", function);
  auto* fast = llvm::BasicBlock::Create(builder.getContext(), "fast", function);
  auto* end = llvm::BasicBlock::Create(builder.getContext(), "end", function);
  builder.CreateCondBr(any_lane(emit, large.value), slow, fast);

  builder.SetInsertPoint(slow);
  llvm::Value* apart = std::is_signed_v<T> ? builder.CreateSDiv(x.value, y.value)
                                           : builder.CreateUDiv(x.value, y.value);
  builder.CreateBr(end);

  builder.SetInsertPoint(fast);
  const Num<double> a = from_bits<double>(x + kBase) - kShifter;
  const Num<double> b = from_bits<double>(y + kBase) - kShifter;
  const Num<double> whole = intrinsic(llvm::Intrinsic::trunc, a / b);
  const Num<std::uint64_t> quotient = bits(whole + kShifter) - kBase;
  builder.CreateBr(end);

  builder.SetInsertPoint(end);
  llvm::PHINode* result = builder.CreatePHI(x.type(), 2);
  result->addIncoming(apart, slow);
  result->addIncoming(quotient.value, fast);
  return result;
}

template <Integral T>
llvm::Value* power_body(Emit& emit, std::span<llvm::Value* const> values) {
  auto& builder = emit.builder;
  using Unsigned = std::make_unsigned_t<T>;
  llvm::Function* function = builder.GetInsertBlock()->getParent();
  llvm::BasicBlock* entry = builder.GetInsertBlock();
  auto* loop = llvm::BasicBlock::Create(builder.getContext(), "loop", function);
  auto* end = llvm::BasicBlock::Create(builder.getContext(), "end", function);
  builder.CreateBr(loop);

  builder.SetInsertPoint(loop);
  llvm::Type* type = values[0]->getType();
  llvm::PHINode* base = builder.CreatePHI(type, 2, "base");
  llvm::PHINode* left = builder.CreatePHI(type, 2, "left");
  llvm::PHINode* power = builder.CreatePHI(type, 2, "power");
  const Num<Unsigned> b{&emit, base}, n{&emit, left}, p{&emit, power};
  const Num<Unsigned> next_power = select((n & Unsigned{1}) != Unsigned{0}, p * b, p);
  const Num<Unsigned> next_left = n >> 1, next_base = b * b;
  base->addIncoming(values[0], entry);
  left->addIncoming(values[1], entry);
  power->addIncoming(like<Unsigned>(b, 1).value, entry);
  base->addIncoming(next_base.value, loop);
  left->addIncoming(next_left.value, loop);
  power->addIncoming(next_power.value, loop);
  builder.CreateCondBr(any_lane(emit, (next_left != Unsigned{0}).value), loop, end);

  builder.SetInsertPoint(end);
  return next_power.value;
}

}  // namespace

Num<double> float_remainder(Num<double> x, Num<double> y) {
  return x.with(call_outlined(*x.emit, "remainder", std::array{x.value, y.value}, remainder_body));
}

template <Integral T>
Num<T> wide_quotient(Num<T> x, Num<T> y) {
  const char* name = std::is_signed_v<T> ? "divide" : "divide_unsigned";
  return x.with(call_outlined(*x.emit, name, std::array{x.value, y.value}, quotient_body<T>));
}
template Num<std::int64_t> wide_quotient(Num<std::int64_t>, Num<std::int64_t>);
template Num<std::uint64_t> wide_quotient(Num<std::uint64_t>, Num<std::uint64_t>);

template <Integral T>
Num<T> unsigned_power(Num<T> x, Num<T> n) {
  // A constant power needs no loop.
  if (const auto* constant = llvm::dyn_cast<llvm::Constant>(n.value)) {
    const llvm::Constant* one = x.lanes() ? constant->getSplatValue() : constant;
    if (const auto* number = llvm::dyn_cast_or_null<llvm::ConstantInt>(one)) {
      Num<T> power = like<T>(x, T{1}), base = x;
      for (std::uint64_t left = number->getZExtValue(); left; left >>= 1) {
        if (left & 1) power = power * base;
        if (left > 1) base = base * base;
      }
      return power;
    }
  }
  return x.with(call_outlined(*x.emit, "power", std::array{x.value, n.value}, power_body<T>));
}
template Num<std::int8_t> unsigned_power(Num<std::int8_t>, Num<std::int8_t>);
template Num<std::int16_t> unsigned_power(Num<std::int16_t>, Num<std::int16_t>);
template Num<std::int32_t> unsigned_power(Num<std::int32_t>, Num<std::int32_t>);
template Num<std::int64_t> unsigned_power(Num<std::int64_t>, Num<std::int64_t>);
template Num<std::uint8_t> unsigned_power(Num<std::uint8_t>, Num<std::uint8_t>);
template Num<std::uint16_t> unsigned_power(Num<std::uint16_t>, Num<std::uint16_t>);
template Num<std::uint32_t> unsigned_power(Num<std::uint32_t>, Num<std::uint32_t>);
template Num<std::uint64_t> unsigned_power(Num<std::uint64_t>, Num<std::uint64_t>);

}  // namespace eas::codegen::arith
