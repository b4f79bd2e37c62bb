// Products of numbers and of vectors of them: integers wrap, complex numbers by their definition.
#pragma once

#include "einsum/product/isa/vectors.hpp"
#include "einsum/product/kernels.hpp"

#include <type_traits>

namespace eas::contraction::EAS_ISA {

template <class T>
inline constexpr int kParts = sizeof(T) / sizeof(Real<T>);

// Complex numbers lie in vectors as they do in memory.
template <class T>
inline __attribute__((always_inline)) Vector<Real<T>> vector_times(Vector<Real<T>> x,
                                                                   Vector<Real<T>> y) {
  if constexpr (kParts<T> == 1) {
    return x * y;
  } else {
    return [&]<std::size_t... I>(std::index_sequence<I...>) -> Vector<Real<T>> {
      const auto real = __builtin_shufflevector(y, y, static_cast<int>(I / 2 * 2)...);
      const auto imaginary = __builtin_shufflevector(y, y, static_cast<int>(I / 2 * 2 + 1)...);
      const auto turned = __builtin_shufflevector(x, x, static_cast<int>(I ^ 1)...);
      const Vector<Real<T>> sign{static_cast<Real<T>>(I % 2 == 0 ? -1 : 1)...};
      return x * real + turned * (imaginary * sign);
    }(std::make_index_sequence<kLanes<Real<T>>>{});
  }
}

// (a + bi)(c + di) by its definition: the library's operator repairs NaN by a slow path.
template <class T>
inline __attribute__((always_inline)) T times(T x, T y) {
  if constexpr (std::is_integral_v<T>) {  // wraps
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(x) * static_cast<U>(y));
  } else if constexpr (kParts<T> == 1) {
    return x * y;
  } else {
    return {x.real() * y.real() - x.imag() * y.imag(), x.real() * y.imag() + x.imag() * y.real()};
  }
}

}  // namespace eas::contraction::EAS_ISA
