// One row per symbol. 16-bit floats travel in the low half of a float register on every CPU we
// know, so functions that take or give them are written over the bits of a float.
#include "runtime/cpu/symbols.hpp"

#include <eas/dtype.hpp>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#if defined(__APPLE__)
#include <strings.h>
#endif

namespace eas::runtime::cpu {
namespace {

std::uint16_t low_half(float carrier) {
  return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(carrier));
}
float carry(std::uint16_t bits) { return std::bit_cast<float>(std::uint32_t{bits}); }

float half_to_float(float carrier) {
  return static_cast<float>(std::bit_cast<Half>(low_half(carrier)));
}
double half_to_double(float carrier) { return half_to_float(carrier); }
float float_to_half(float x) { return carry(std::bit_cast<std::uint16_t>(Half(x))); }
float double_to_half(double x) { return carry(std::bit_cast<std::uint16_t>(Half(x))); }
float bfloat_to_float(float carrier) {
  return static_cast<float>(std::bit_cast<BFloat16>(low_half(carrier)));
}
float float_to_bfloat(float x) { return carry(std::bit_cast<std::uint16_t>(BFloat16(x))); }
float double_to_bfloat(double x) { return carry(std::bit_cast<std::uint16_t>(BFloat16(x))); }

using F32 = float (*)(float);
using F64 = double (*)(double);

template <class Function>
const void* address(Function* function) {
  return reinterpret_cast<const void*>(function);
}

struct Symbol {
  std::string_view name;
  const void* address;
};

const Symbol kSymbols[] = {
    {"memcpy", address(&std::memcpy)},
    {"memmove", address(&std::memmove)},
    {"memset", address(&std::memset)},
#if defined(__APPLE__)
    {"bzero", address(&::bzero)},
#endif
    {"fmod", address(static_cast<double (*)(double, double)>(std::fmod))},
    {"fmodf", address(static_cast<float (*)(float, float)>(std::fmod))},
    {"fma", address(static_cast<double (*)(double, double, double)>(std::fma))},
    {"fmaf", address(static_cast<float (*)(float, float, float)>(std::fma))},
    {"floor", address(static_cast<F64>(std::floor))},
    {"floorf", address(static_cast<F32>(std::floor))},
    {"ceil", address(static_cast<F64>(std::ceil))},
    {"ceilf", address(static_cast<F32>(std::ceil))},
    {"trunc", address(static_cast<F64>(std::trunc))},
    {"truncf", address(static_cast<F32>(std::trunc))},
    {"rint", address(static_cast<F64>(std::rint))},
    {"rintf", address(static_cast<F32>(std::rint))},
    {"nearbyint", address(static_cast<F64>(std::nearbyint))},
    {"nearbyintf", address(static_cast<F32>(std::nearbyint))},
    // Code runs in the default rounding mode, where these are the same.
    {"roundeven", address(static_cast<F64>(std::nearbyint))},
    {"roundevenf", address(static_cast<F32>(std::nearbyint))},
    {"__extendhfsf2", address(&half_to_float)},
    {"__extendhfdf2", address(&half_to_double)},
    {"__truncsfhf2", address(&float_to_half)},
    {"__truncdfhf2", address(&double_to_half)},
    {"__extendbfsf2", address(&bfloat_to_float)},
    {"__truncsfbf2", address(&float_to_bfloat)},
    {"__truncdfbf2", address(&double_to_bfloat)},
};

}  // namespace

const void* find_symbol(std::string_view name) {
  for (const Symbol& symbol : kSymbols) {
    if (symbol.name == name) return symbol.address;
  }
  return nullptr;
}

}  // namespace eas::runtime::cpu
