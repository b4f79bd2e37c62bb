// The two 16-bit float formats as storage types: conversion only, arithmetic is done in float or
// double. Conversions round to nearest even and keep NaN a NaN; from double they round once, never
// through float.
#pragma once

#include <bit>
#include <cstdint>

namespace eas {
namespace detail {

// Rounds a double to a binary format of `kExp` exponent and `kMant` mantissa bits (at most 16 bits
// in all).
template <int kExp, int kMant>
constexpr std::uint16_t round_to_small(double value) {
  constexpr int kBias = (1 << (kExp - 1)) - 1;
  constexpr std::uint16_t kInf = static_cast<std::uint16_t>(((1u << kExp) - 1) << kMant);
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
  const auto sign = static_cast<std::uint16_t>((bits >> 63) << (kExp + kMant));
  const int exponent = static_cast<int>((bits >> 52) & 0x7ff);
  std::uint64_t mantissa = bits & ((std::uint64_t{1} << 52) - 1);
  if (exponent == 0x7ff) {
    const auto quiet = static_cast<std::uint16_t>(mantissa ? 1u << (kMant - 1) : 0u);
    return static_cast<std::uint16_t>(sign | kInf | quiet);
  }
  int e = exponent - 1023 + kBias;
  if (exponent == 0) return sign;  // double subnormals are far below half of the smallest value
  mantissa |= std::uint64_t{1} << 52;
  int shift = 52 - kMant;
  if (e <= 0) {
    shift += 1 - e;
    e = 0;
    if (shift > 54) return sign;
  }
  const std::uint64_t kept = mantissa >> shift;
  const std::uint64_t rest = mantissa & ((std::uint64_t{1} << shift) - 1);
  const std::uint64_t half = std::uint64_t{1} << (shift - 1);
  const std::uint64_t up = (rest > half || (rest == half && (kept & 1))) ? 1 : 0;
  // The implicit bit of a normal number carries into the exponent by the same addition.
  std::uint64_t out = kept + up;
  if (e > 0) out += (static_cast<std::uint64_t>(e) << kMant) - (std::uint64_t{1} << kMant);
  if (out >= kInf) out = kInf;
  return static_cast<std::uint16_t>(sign | out);
}

template <int kExp, int kMant>
constexpr double widen_small(std::uint16_t raw) {
  constexpr int kBias = (1 << (kExp - 1)) - 1;
  const std::uint64_t sign = static_cast<std::uint64_t>(raw >> (kExp + kMant)) << 63;
  const int exponent = (raw >> kMant) & ((1 << kExp) - 1);
  const std::uint64_t mantissa = raw & ((1u << kMant) - 1);
  if (exponent == (1 << kExp) - 1) {
    return std::bit_cast<double>(sign | (std::uint64_t{0x7ff} << 52) | (mantissa << (52 - kMant)));
  }
  if (exponent == 0) {
    double scale = 1.0;
    for (int i = 0; i < kBias - 1 + kMant; ++i) scale *= 0.5;
    const double magnitude = static_cast<double>(mantissa) * scale;
    return sign ? -magnitude : magnitude;
  }
  const auto e = static_cast<std::uint64_t>(exponent - kBias + 1023);
  return std::bit_cast<double>(sign | (e << 52) | (mantissa << (52 - kMant)));
}

template <int kExp, int kMant>
struct SmallFloat {
  std::uint16_t bits = 0;
  constexpr SmallFloat() = default;
  constexpr SmallFloat(double value) : bits(round_to_small<kExp, kMant>(value)) {}
  constexpr operator double() const { return widen_small<kExp, kMant>(bits); }
};

}  // namespace detail

using Half = detail::SmallFloat<5, 10>;
using BFloat16 = detail::SmallFloat<8, 7>;

}  // namespace eas
