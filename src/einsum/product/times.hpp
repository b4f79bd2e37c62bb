// The product of two numbers, in code of no particular instruction set.
#pragma once

#include <type_traits>

#include "einsum/product/kernels.hpp"

namespace eas::contraction {

template <class T>
inline T times(T x, T y) {
  if constexpr (std::is_same_v<T, Real<T>>) {
    return x * y;
  } else {  // by its definition: the library's operator repairs NaN by a slow path
    return {x.real() * y.real() - x.imag() * y.imag(), x.real() * y.imag() + x.imag() * y.real()};
  }
}

}  // namespace eas::contraction
