// Vector registers of the instruction set this file is compiled for, by the compilers' own vector
// types: loads, stores, broadcasts and the transpose of a square block.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace eas::contraction::EAS_ISA {

#if defined(__AVX512F__)
inline constexpr int kVectorBytes = 64;
inline constexpr int kRegisters = 32;
#elif defined(__AVX2__)
inline constexpr int kVectorBytes = 32;
inline constexpr int kRegisters = 16;
#elif defined(__aarch64__)
inline constexpr int kVectorBytes = 16;
inline constexpr int kRegisters = 32;
#else
inline constexpr int kVectorBytes = 16;
inline constexpr int kRegisters = 16;
#endif

template <class T>
struct VectorOf {
  typedef T type __attribute__((vector_size(kVectorBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::type;
template <class T>
inline constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(T));

template <class T>
inline __attribute__((always_inline)) Vector<T> load(const T* from) {
  Vector<T> v;
  std::memcpy(&v, from, sizeof v);
  return v;
}

template <class T>
inline __attribute__((always_inline)) void store(T* to, Vector<T> v) {
  std::memcpy(to, &v, sizeof v);
}

// The first `count` lanes, fewer than there are: halves of halves.
template <class T, class V>
inline __attribute__((always_inline)) void store_few(T* to, V v, int count) {
  constexpr int half = static_cast<int>(sizeof(V) / sizeof(T)) / 2;
  if constexpr (half == 1) {
    if (count > 0) *to = v[0];
  } else {
    typedef T Half __attribute__((vector_size(sizeof(V) / 2)));
    const auto lower = [&]<std::size_t... I>(std::index_sequence<I...>) -> Half {
      return __builtin_shufflevector(v, v, static_cast<int>(I)...);
    };
    const auto upper = [&]<std::size_t... I>(std::index_sequence<I...>) -> Half {
      return __builtin_shufflevector(v, v, half + static_cast<int>(I)...);
    };
    constexpr auto lanes = std::make_index_sequence<half>{};
    const Half low = lower(lanes);
    if (count < half) {
      store_few(to, low, count);
    } else {
      std::memcpy(to, &low, sizeof low);
      if (count > half) store_few(to + half, upper(lanes), count - half);
    }
  }
}

template <class T>
inline __attribute__((always_inline)) void store_first(T* to, Vector<T> v, int count) {
  if (count == kLanes<T>) {
    store(to, v);
  } else {
    store_few(to, v, count);
  }
}

// Fewer elements than a vector has.
template <int Most, class T>
inline __attribute__((always_inline)) void copy_few(T* to, const T* from, int count) {
  if constexpr (Most > 0) {
    if (count & Most) {
      std::memcpy(to, from, Most * sizeof(T));
      to += Most;
      from += Most;
    }
    copy_few<Most / 2>(to, from, count);
  }
}

template <class T>
inline __attribute__((always_inline)) Vector<T> broadcast(T x) {
  return x - Vector<T>{};  // of x in every lane; -0 stays -0
}

// Past the caches. `to` is aligned to a vector.
template <class T>
inline __attribute__((always_inline)) void stream(T* to, Vector<T> v) {
#if defined(__AVX512F__)
  _mm512_stream_si512(reinterpret_cast<__m512i*>(to), reinterpret_cast<__m512i&>(v));
#elif defined(__AVX2__)
  _mm256_stream_si256(reinterpret_cast<__m256i*>(to), reinterpret_cast<__m256i&>(v));
#elif defined(__SSE2__)
  _mm_stream_si128(reinterpret_cast<__m128i*>(to), reinterpret_cast<__m128i&>(v));
#else
  store(to, v);
#endif
}

// Sixteen bytes of a vector, wherever they go.
template <class T>
struct PieceOf {
  typedef T type __attribute__((vector_size(16)));
};
template <class T>
using Piece = typename PieceOf<T>::type;

template <class T, int At, std::size_t... I>
inline __attribute__((always_inline)) Piece<T> piece(Vector<T> v, std::index_sequence<I...>) {
  return __builtin_shufflevector(v, v,
                                 (At * static_cast<int>(sizeof...(I)) + static_cast<int>(I))...);
}

template <class T>
inline __attribute__((always_inline)) void stream_piece(T* to, Piece<T> v) {
#if defined(__SSE2__)
  _mm_stream_si128(reinterpret_cast<__m128i*>(to), reinterpret_cast<__m128i&>(v));
#else
  std::memcpy(to, &v, sizeof v);
#endif
}

// Lanes of two vectors in blocks of `Span`: the even blocks of both, or the odd ones, alternating.
template <int Span, int Odd, class V, std::size_t... I>
inline __attribute__((always_inline)) V weave(V a, V b, std::index_sequence<I...>) {
  constexpr int n = static_cast<int>(sizeof...(I));
  return __builtin_shufflevector(
      a, b,
      ((static_cast<int>(I) / Span) % 2 == 0 ? static_cast<int>(I) + Odd * Span
                                             : n + static_cast<int>(I) - Span + Odd * Span)...);
}

// Every second element of two vectors behind each other, from `First` on.
template <int First, class V, std::size_t... I>
inline __attribute__((always_inline)) V every_second(V a, V b, std::index_sequence<I...>) {
  return __builtin_shufflevector(a, b, (static_cast<int>(I) * 2 + First)...);
}

// Elements of two vectors in turn: the lower halves, or the upper ones.
template <int Upper, class V, std::size_t... I>
inline __attribute__((always_inline)) V in_turn(V a, V b, std::index_sequence<I...>) {
  constexpr int n = static_cast<int>(sizeof...(I));
  return __builtin_shufflevector(
      a, b, ((static_cast<int>(I) % 2) * n + Upper * n / 2 + static_cast<int>(I) / 2)...);
}

// Rows become columns: kLanes vectors of kLanes.
template <class T, int Span = 1>
inline __attribute__((always_inline)) void transpose(Vector<T> (&rows)[kLanes<T>]) {
  constexpr int n = kLanes<T>;
  if constexpr (Span < n) {
    constexpr auto lanes = std::make_index_sequence<n>{};
#pragma GCC unroll 16
    for (int i = 0; i < n; ++i) {
      if (i & Span) continue;
      const Vector<T> a = rows[i], b = rows[i + Span];
      rows[i] = weave<Span, 0>(a, b, lanes);
      rows[i + Span] = weave<Span, 1>(a, b, lanes);
    }
    transpose<T, Span * 2>(rows);
  }
}

}  // namespace eas::contraction::EAS_ISA
