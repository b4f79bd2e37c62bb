// easy_as for C++: tensors, einsum, kernels and the kernel language. With find_package(eas), link eas::eas.
#pragma once

#include <eas/arithmetic.hpp>
#include <eas/autograd.hpp>
#include <eas/derivative.hpp>
#include <eas/dims.hpp>
#include <eas/dlpack.hpp>
#include <eas/dtype.hpp>
#include <eas/einsum.hpp>
#include <eas/error.hpp>
#include <eas/kernel.hpp>
#include <eas/language.hpp>
#include <eas/tensor.hpp>

#include <cstdint>

namespace eas {

// ceil(n / d) for n >= 0, d > 0: how many tiles of d cover n.
constexpr std::int64_t cdiv(std::int64_t n, std::int64_t d) { return n / d + (n % d != 0); }

// The smallest power of two that is at least n, and at least 1.
constexpr std::int64_t next_power_of_2(std::int64_t n) {
  std::int64_t power = 1;
  while (power < n) power *= 2;
  return power;
}

}  // namespace eas
