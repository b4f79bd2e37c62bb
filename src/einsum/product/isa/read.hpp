// How packing reads: a tensor's numbers as they are, or multiplied by those of a factor.
#pragma once

#include "einsum/product/isa/times.hpp"
#include "einsum/product/kernels.hpp"

namespace eas::contraction::EAS_ISA {

template <class T>
inline constexpr int kInVector = kVectorBytes / static_cast<int>(sizeof(T));

template <class T>
inline __attribute__((always_inline)) const Real<T>* parts(const T* x) {
  return reinterpret_cast<const Real<T>*>(x);
}

// One number all along a vector.
template <class T>
inline __attribute__((always_inline)) Vector<Real<T>> everywhere(const T* x) {
  if constexpr (kParts<T> == 1) {
    return broadcast(*x);
  } else {
    Piece<Real<T>> pair{};
    std::memcpy(&pair, x, sizeof *x);
    return [&]<std::size_t... I>(std::index_sequence<I...>) -> Vector<Real<T>> {
      return __builtin_shufflevector(pair, pair, static_cast<int>(I % 2)...);
    }(std::make_index_sequence<kLanes<Real<T>>>{});
  }
}

// Neighbours from `at` on.
template <class T>
struct Plain {
  static constexpr bool kScaled = false;
  static constexpr std::int64_t at_stride = 1;
  const T* at = nullptr;

  // The lane'th of all positions, at step k.
  inline __attribute__((always_inline)) void move_to(const PackJob<T>& job, std::int64_t lane,
                                                     std::int64_t k) {
    at = job.source + job.steps[k] + job.positions[lane];
  }
  inline __attribute__((always_inline)) Vector<Real<T>> vector(std::int64_t i) const {
    return load(parts(at + i));
  }
  inline __attribute__((always_inline)) T number(std::int64_t i) const { return at[i]; }
};

// Products of two that each go along or stay where they are: their strides are 1 or 0.
template <class T>
struct Scaled {
  static constexpr bool kScaled = true;
  const T* at = nullptr;
  const T* by = nullptr;
  std::int64_t at_stride = 1, by_stride = 1;

  inline __attribute__((always_inline)) void move_to(const PackJob<T>& job, std::int64_t lane,
                                                     std::int64_t k) {
    at = job.source + job.steps[k] + job.positions[lane];
    by = job.factor + job.factor_steps[k] + job.factor_positions[lane];
  }
  inline __attribute__((always_inline)) Vector<Real<T>> vector(std::int64_t i) const {
    return vector_times<T>(at_stride ? load(parts(at + i)) : everywhere(at),
                           by_stride ? load(parts(by + i)) : everywhere(by));
  }
  inline __attribute__((always_inline)) T number(std::int64_t i) const {
    return times(at[i * at_stride], by[i * by_stride]);
  }
};

}  // namespace eas::contraction::EAS_ISA
