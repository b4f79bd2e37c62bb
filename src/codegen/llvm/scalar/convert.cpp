// Types, constants and conversions between dtypes and between registers and memory. The meaning is
// that of base/convert.hpp: floats to integers truncate, saturate, and NaN is 0; integers wrap; to
// bool asks x != 0; every result is rounded once.
#include "codegen/llvm/scalar/convert.hpp"

#include <eas/error.hpp>

#include <cstring>

namespace eas::codegen {
namespace {

bool is_small_float(DType dtype) { return dtype == DType::float16 || dtype == DType::bfloat16; }

unsigned lanes_of(const llvm::Value* value) {
  const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
  return vector ? vector->getNumElements() : 0;
}

llvm::Type* half_type(llvm::LLVMContext& context, unsigned lanes) {
  return widened(llvm::Type::getHalfTy(context), lanes);
}

// The nearest bfloat16 in the upper half of the float's bits, ties to even; NaN stays one.
Num<std::uint32_t> rounded_bfloat(Num<float> x) {
  const Num<std::uint32_t> raw = bits(x);
  const Num<std::uint32_t> odd = (raw >> 16) & 1U;
  const Num<std::uint32_t> rounded = (raw + 0x7fffU + odd) & 0xffff0000U;
  return select(is_nan(x), (raw | 0x400000U) & 0xffff0000U, rounded);
}

// What is left of 64 bits when those beyond double's 53 become one sticky bit.
Num<std::uint64_t> sticky_magnitude(Num<std::uint64_t> magnitude) {
  constexpr std::uint64_t kLow = 0x7ff;
  const Num<bool> lossy =
      ((magnitude >> 53) != std::uint64_t{0}) & ((magnitude & kLow) != std::uint64_t{0});
  return select(lossy, (magnitude & ~kLow) | (kLow + 1), magnitude);
}

// An integer (or bool) to a float16 or bfloat16 that was rounded once.
template <std::integral From>
llvm::Value* to_small_float(Emit& emit, DType dtype, Num<From> x) {
  if constexpr (sizeof(From) <= 2) {
    return round_to(emit, dtype, to<float>(x).value);
  } else if constexpr (sizeof(From) == 4) {
    return narrowed(dtype, to<double>(x));
  } else if constexpr (std::is_signed_v<From>) {
    const Num<std::uint64_t> magnitude = as<std::uint64_t>(select(x < From{0}, -x, x));
    const Num<double> wide = to<double>(sticky_magnitude(magnitude));
    return narrowed(dtype, select(x < From{0}, -wide, wide));
  } else {
    return narrowed(dtype, to<double>(sticky_magnitude(x)));
  }
}

template <Floating From>
llvm::Value* float_to(Emit& emit, DType to_dtype, Num<From> x) {
  if (is_bool(to_dtype)) return (x != From{0}).value;
  if (is_float(to_dtype)) return narrowed(to_dtype, x);
  llvm::Type* type = ssa_type(emit.builder.getContext(), to_dtype, x.lanes());
  const auto id =
      is_signed_int(to_dtype) ? llvm::Intrinsic::fptosi_sat : llvm::Intrinsic::fptoui_sat;
  return emit.builder.CreateIntrinsic(id, {type, x.type()}, {x.value});
}

template <std::integral From>
llvm::Value* integer_to(Emit& emit, DType to_dtype, Num<From> x) {
  if (is_small_float(to_dtype)) return to_small_float(emit, to_dtype, x);
  return visit_kernel(to_dtype, [&](auto tag) -> llvm::Value* {
    using To = typename decltype(tag)::type;
    if constexpr (std::same_as<To, bool>) return (x != From{0}).value;
    else if constexpr (std::is_arithmetic_v<To>) return to<To>(x).value;
    else throw InternalError("a 16-bit float was dealt with before");
  });
}

}  // namespace

llvm::Type* ssa_type(llvm::LLVMContext& context, DType dtype, unsigned lanes) {
  return visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_arithmetic_v<T>) return number_type<T>(context, lanes);
    else return number_type<float>(context, lanes);
  });
}

llvm::Type* memory_type(llvm::LLVMContext& context, DType dtype, unsigned lanes) {
  if (is_bool(dtype)) return number_type<std::uint8_t>(context, lanes);
  if (is_small_float(dtype)) return number_type<std::uint16_t>(context, lanes);
  return ssa_type(context, dtype, lanes);
}

llvm::Value* to_memory(Emit& emit, DType dtype, llvm::Value* ssa) {
  auto& builder = emit.builder;
  llvm::Type* type = memory_type(builder.getContext(), dtype, lanes_of(ssa));
  if (is_bool(dtype)) return builder.CreateZExt(ssa, type);
  if (dtype == DType::float16) {
    llvm::Type* half = half_type(builder.getContext(), lanes_of(ssa));
    return builder.CreateBitCast(builder.CreateFPTrunc(ssa, half), type);
  }
  if (dtype == DType::bfloat16) {
    return builder.CreateTrunc((bits(Num<float>{&emit, ssa}) >> 16).value, type);
  }
  return ssa;
}

llvm::Value* from_memory(Emit& emit, DType dtype, llvm::Value* stored) {
  auto& builder = emit.builder;
  const unsigned lanes = lanes_of(stored);
  llvm::Type* type = ssa_type(builder.getContext(), dtype, lanes);
  if (is_bool(dtype)) return builder.CreateIsNotNull(stored);
  if (dtype == DType::float16) {
    return builder.CreateFPExt(
        builder.CreateBitCast(stored, half_type(builder.getContext(), lanes)), type);
  }
  if (dtype == DType::bfloat16) {
    return from_bits<float>(to<std::uint32_t>(Num<std::uint16_t>{&emit, stored}) << 16).value;
  }
  return stored;
}

llvm::Value* emit_constant(Emit& emit, DType dtype, std::int64_t bits, unsigned lanes) {
  auto& context = emit.builder.getContext();
  llvm::Type* type = ssa_type(context, dtype, lanes);
  return visit_kernel(dtype, [&](auto tag) -> llvm::Value* {
    using T = typename decltype(tag)::type;
    if constexpr (std::same_as<T, bool>) {
      return llvm::ConstantInt::get(type, bits != 0);
    } else if constexpr (std::integral<T>) {
      return llvm::ConstantInt::get(type, static_cast<std::uint64_t>(static_cast<T>(bits)), true,
                                    /*ImplicitTrunc=*/true);
    } else if constexpr (std::same_as<T, float>) {
      return llvm::ConstantFP::get(
          type, llvm::APFloat(std::bit_cast<float>(static_cast<std::uint32_t>(bits))));
    } else if constexpr (std::same_as<T, double>) {
      return llvm::ConstantFP::get(type, llvm::APFloat(std::bit_cast<double>(bits)));
    } else {
      T small;
      small.bits = static_cast<std::uint16_t>(bits);
      return llvm::ConstantFP::get(type,
                                   llvm::APFloat(static_cast<float>(static_cast<double>(small))));
    }
  });
}

Num<float> sticky_float(Num<double> x) {
  const Strict strict(*x.emit);
  const Num<float> nearest = to<float>(x);
  const Num<double> back = to<double>(nearest);
  const Num<std::uint32_t> one = like<std::uint32_t>(x, 1), none = like<std::uint32_t>(x, 0);
  // The magnitude's bits count up with it: one less undoes a rounding away from zero.
  const Num<std::uint32_t> down = bits(nearest) - select(abs(back) > abs(x), one, none);
  return from_bits<float>(down | select(back != x, one, none));
}

llvm::Value* narrowed(DType dtype, Num<double> x) {
  if (dtype == DType::float64) return x.value;
  return narrowed(dtype, is_small_float(dtype) ? sticky_float(x) : to<float>(x));
}

llvm::Value* narrowed(DType dtype, Num<float> x) {
  if (dtype == DType::float64) return to<double>(x).value;
  return round_to(*x.emit, dtype, x.value);
}

llvm::Value* round_to(Emit& emit, DType dtype, llvm::Value* value) {
  if (dtype == DType::float16) {
    llvm::Type* half = half_type(emit.builder.getContext(), lanes_of(value));
    return emit.builder.CreateFPExt(emit.builder.CreateFPTrunc(value, half), value->getType());
  }
  if (dtype == DType::bfloat16) {
    return from_bits<float>(rounded_bfloat(Num<float>{&emit, value})).value;
  }
  return value;
}

llvm::Value* emit_cast(Emit& emit, DType from, DType to_dtype, llvm::Value* value) {
  if (from == to_dtype) return value;
  return visit_kernel(from, [&](auto tag) -> llvm::Value* {
    using From = typename decltype(tag)::type;
    if constexpr (std::integral<From>) {
      return integer_to(emit, to_dtype, Num<From>{&emit, value});
    } else if constexpr (std::same_as<From, double>) {
      return float_to(emit, to_dtype, Num<double>{&emit, value});
    } else {
      return float_to(emit, to_dtype, Num<float>{&emit, value});
    }
  });
}

llvm::Value* emit_bitcast(Emit& emit, DType from, DType to_dtype, llvm::Value* value) {
  if (from == to_dtype) return value;
  llvm::Type* type = memory_type(emit.builder.getContext(), to_dtype, lanes_of(value));
  return from_memory(emit, to_dtype,
                     emit.builder.CreateBitCast(to_memory(emit, from, value), type));
}

}  // namespace eas::codegen
