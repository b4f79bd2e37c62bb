// Writes the elements of a tile that lie side by side in the result, when they are not whole vectors
// of the instruction set's: in pieces of 16 bytes, which every target has.
#pragma once

#include <cstdint>
#include <cstring>

#include "einsum/product/kernels.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace eas::contraction {

// What went past the caches is seen by other threads from here on.
inline void publish_stream() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

template <class T>
inline void write_run(T* to, const T* from, std::int64_t length, Write how) {
  using R = Real<T>;
  typedef R Piece __attribute__((vector_size(16)));
  constexpr auto in_piece = static_cast<std::int64_t>(16 / sizeof(R));
  const std::int64_t count = length * static_cast<std::int64_t>(sizeof(T) / sizeof(R));
  R* out = reinterpret_cast<R*>(to);
  const R* in = reinterpret_cast<const R*>(from);
  const bool stream =
      how == Write::kStream && reinterpret_cast<std::uintptr_t>(out) % sizeof(Piece) == 0;
  std::int64_t i = 0;
  for (; i + in_piece <= count; i += in_piece) {
    Piece piece;
    std::memcpy(&piece, in + i, sizeof piece);
    if (how == Write::kAdd) {
      Piece before;
      std::memcpy(&before, out + i, sizeof before);
      piece += before;
    }
#if defined(__SSE2__)
    if (stream) {
      __m128i bits;
      std::memcpy(&bits, &piece, sizeof bits);
      _mm_stream_si128(reinterpret_cast<__m128i*>(out + i), bits);
      continue;
    }
#endif
    std::memcpy(out + i, &piece, sizeof piece);
  }
  static_cast<void>(stream);
  for (; i < count; ++i) out[i] = how == Write::kAdd ? out[i] + in[i] : in[i];
}

}  // namespace eas::contraction
