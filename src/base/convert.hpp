// One element from dtype to dtype, for tensors and kernels alike: floats to integers truncate,
// saturate, and NaN is 0; integers wrap; to bool asks x != 0; complex to real keeps the real part.
// Every result is rounded once.
#pragma once

#include <eas/dtype.hpp>

#include <cmath>
#include <complex>
#include <concepts>
#include <limits>

namespace eas {

template <class T>
inline constexpr bool kIsComplex = false;
template <class T>
inline constexpr bool kIsComplex<std::complex<T>> = true;
template <class T>
inline constexpr bool kIsSmallFloat = std::same_as<T, Half> || std::same_as<T, BFloat16>;

namespace detail {

template <std::integral To>
To float_to_int(double x) {
  if (std::isnan(x)) return 0;
  // The first value beyond To is a power of two and so exact in double.
  if (x >= std::ldexp(1.0, std::numeric_limits<To>::digits)) return std::numeric_limits<To>::max();
  if (x <= static_cast<double>(std::numeric_limits<To>::min())) {
    return std::numeric_limits<To>::min();
  }
  return static_cast<To>(x);
}

// A double that rounds to 16 bits as the integer itself would: bits beyond 53 become one sticky
// bit.
template <std::integral From>
double sticky_double(From x) {
  if constexpr (sizeof(From) < 8) {
    return static_cast<double>(x);
  } else {
    const bool negative = x < 0;
    std::uint64_t magnitude = static_cast<std::uint64_t>(x);
    if (negative) magnitude = 0 - magnitude;
    constexpr std::uint64_t kLow = 0x7ff;
    if (magnitude >> 53 && (magnitude & kLow)) magnitude = (magnitude & ~kLow) | (kLow + 1);
    const double wide = static_cast<double>(magnitude);
    return negative ? -wide : wide;
  }
}

}  // namespace detail

template <class To, class From>
To convert(From x) {
  if constexpr (kIsSmallFloat<From>) {
    return convert<To>(static_cast<double>(x));
  } else if constexpr (kIsComplex<To>) {
    using Part = typename To::value_type;
    if constexpr (kIsComplex<From>) {
      return To(static_cast<Part>(x.real()), static_cast<Part>(x.imag()));
    } else {
      return To(static_cast<Part>(x), Part{0});
    }
  } else if constexpr (std::same_as<To, bool>) {
    return x != From{0};
  } else if constexpr (kIsComplex<From>) {
    return convert<To>(x.real());
  } else if constexpr (std::integral<To> && std::floating_point<From>) {
    return detail::float_to_int<To>(static_cast<double>(x));
  } else if constexpr (kIsSmallFloat<To> && std::integral<From>) {
    return To(detail::sticky_double(x));
  } else {
    return static_cast<To>(x);
  }
}

}  // namespace eas
