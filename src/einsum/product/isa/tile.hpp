// The product of two packed panels with the whole tile of the result in registers: per step of the
// summed index a few vectors of lanes, and every column's number broadcast.
#pragma once

#include "einsum/product/isa/vectors.hpp"
#include "einsum/product/kernels.hpp"

namespace eas::contraction::EAS_ISA {

// The pieces of a vector, the `first`-th of the column's on, to where their lanes go.
template <class T, std::size_t... At>
inline __attribute__((always_inline)) void write_pieces(const Tile<T>& tile, T* column, int first,
                                                        Vector<Real<T>> v,
                                                        std::index_sequence<At...>) {
  using R = Real<T>;
  const auto write = [&](int at, Piece<R> value) {
    if (at >= tile.pieces) return;
    R* to = reinterpret_cast<R*>(column + tile.lane_offsets[at * kInPiece<T>]);
    if (tile.stream) {
      stream_piece(to, value);
      return;
    }
    if (tile.accumulate) {
      Piece<R> before;
      std::memcpy(&before, to, sizeof before);
      value += before;
    }
    std::memcpy(to, &value, sizeof value);
  };
  constexpr auto lanes = std::make_index_sequence<kPieceBytes / sizeof(R)>{};
  (write(first + static_cast<int>(At), piece<R, static_cast<int>(At)>(v, lanes)), ...);
}

// `values(j, v)` is the v-th vector of column j. A loop for each way rather than one that asks at
// every vector.
template <int Nv, int Nc, class T, class Values>
inline __attribute__((always_inline)) void write_tile(const Tile<T>& tile, Values values) {
  using R = Real<T>;
  constexpr int n = kLanes<R>;
  T* const first = tile.out;
  const std::int64_t* const offsets = tile.column_offsets;
  const auto each = [&](auto write) {
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
      R* out = reinterpret_cast<R*>(first + offsets[j]);
#pragma GCC unroll 8
      for (int v = 0; v < Nv; ++v) write(out + v * n, values(j, v));
    }
  };
  if (tile.lane_offsets) {
    constexpr int in_vector = kVectorBytes / kPieceBytes;
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
#pragma GCC unroll 8
      for (int v = 0; v < Nv; ++v) {
        write_pieces<T>(tile, first + offsets[j], v * in_vector, values(j, v),
                        std::make_index_sequence<in_vector>{});
      }
    }
  } else if (tile.stream) {
    each([](R* to, Vector<R> v) { stream(to, v); });
  } else if (tile.accumulate) {
    each([](R* to, Vector<R> v) { store(to, load(to) + v); });
  } else {
    each([](R* to, Vector<R> v) { store(to, v); });
  }
}

// Panels are Pv vectors and Pc columns wide; of these Nv and Nc are used.
template <class T, int Nv, int Nc, int Pv, int Pc>
void product(const Tile<T>& tile) {
  constexpr int n = kLanes<T>;
  Vector<T> acc[Nc][Nv] = {};
  const T* a = tile.lanes;
  const T* b = tile.columns;
  for (std::int64_t k = 0; k < tile.depth; ++k) {
    Vector<T> lanes[Nv];
#pragma GCC unroll 4
    for (int v = 0; v < Nv; ++v) lanes[v] = load(a + v * n);
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
      const Vector<T> column = broadcast(b[j]);
#pragma GCC unroll 4
      for (int v = 0; v < Nv; ++v) acc[j][v] += lanes[v] * column;
    }
    a += Pv * n;
    b += Pc;
  }
  write_tile<Nv, Nc>(tile, [&](int j, int v) { return acc[j][v]; });
}

// The same with the columns read where they lie: for columns too little used to be worth packing.
template <class T, int Nv, int Nc, int Pv>
void product_in_place(const Tile<T>& tile) {
  constexpr int n = kLanes<T>;
  Vector<T> acc[Nc][Nv] = {};
  const T* a = tile.lanes;
  const T* columns[Nc];
#pragma GCC unroll 16
  for (int j = 0; j < Nc; ++j) columns[j] = tile.column_source + tile.column_positions[j];
  for (std::int64_t k = 0; k < tile.depth; ++k) {
    Vector<T> lanes[Nv];
#pragma GCC unroll 4
    for (int v = 0; v < Nv; ++v) lanes[v] = load(a + v * n);
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
      const Vector<T> column = broadcast(columns[j][k]);
#pragma GCC unroll 4
      for (int v = 0; v < Nv; ++v) acc[j][v] += lanes[v] * column;
    }
    a += Pv * n;
  }
  write_tile<Nv, Nc>(tile, [&](int j, int v) { return acc[j][v]; });
}

// Real and imaginary parts are apart in the panels and meet again in the result.
template <class R, int Nv, int Nc, int Pv, int Pc>
void complex_product(const Tile<std::complex<R>>& tile) {
  constexpr int n = kLanes<R>;
  Vector<R> re[Nc][Nv] = {}, im[Nc][Nv] = {};
  const R* a = tile.lanes;
  const R* b = tile.columns;
  for (std::int64_t k = 0; k < tile.depth; ++k) {
    Vector<R> ar[Nv], ai[Nv];
#pragma GCC unroll 4
    for (int v = 0; v < Nv; ++v) {
      ar[v] = load(a + v * n);
      ai[v] = load(a + (Pv + v) * n);
    }
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
      const Vector<R> br = broadcast(b[j]);
#pragma GCC unroll 4
      for (int v = 0; v < Nv; ++v) {
        re[j][v] += ar[v] * br;
        im[j][v] += ai[v] * br;
      }
      const Vector<R> bi = broadcast(b[Pc + j]);
#pragma GCC unroll 4
      for (int v = 0; v < Nv; ++v) {
        re[j][v] -= ai[v] * bi;
        im[j][v] += ar[v] * bi;
      }
    }
    a += 2 * Pv * n;
    b += 2 * Pc;
  }
  write_tile<2 * Nv, Nc>(tile, [&](int j, int v) {
    constexpr auto lanes = std::make_index_sequence<n>{};
    return v % 2 == 0 ? in_turn<0>(re[j][v / 2], im[j][v / 2], lanes)
                      : in_turn<1>(re[j][v / 2], im[j][v / 2], lanes);
  });
}

}  // namespace eas::contraction::EAS_ISA
