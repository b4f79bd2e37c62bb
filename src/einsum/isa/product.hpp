// The product of two packed panels with the whole tile of the result in registers: per step of the
// summed index a few vectors of lanes, and every column's number broadcast.
#pragma once

#include "einsum/gemm_kernels.hpp"
#include "einsum/isa/vectors.hpp"

namespace eas::contraction::EAS_ISA {

// Three loops rather than one that asks at every vector.
template <class T, int Nv, int Nc>
inline __attribute__((always_inline)) void write_tile(const Tile<T>& tile,
                                                      const Vector<T> (&acc)[Nc][Nv]) {
  constexpr int n = kLanes<T>;
  const auto each = [&](auto write) {
    T* const first = tile.out;
    const std::int64_t* const offsets = tile.column_offsets;
#pragma GCC unroll 16
    for (int j = 0; j < Nc; ++j) {
      T* out = first + offsets[j];
#pragma GCC unroll 4
      for (int v = 0; v < Nv; ++v) write(out + v * n, acc[j][v]);
    }
  };
  if (tile.stream) {
    each([](T* to, Vector<T> v) { stream(to, v); });
  } else if (tile.accumulate) {
    each([](T* to, Vector<T> v) { store(to, load(to) + v); });
  } else {
    each([](T* to, Vector<T> v) { store(to, v); });
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
  write_tile<T, Nv, Nc>(tile, acc);
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
  write_tile<T, Nv, Nc>(tile, acc);
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
#pragma GCC unroll 16
  for (int j = 0; j < Nc; ++j) {
    R* out = reinterpret_cast<R*>(tile.out + tile.column_offsets[j]);
#pragma GCC unroll 4
    for (int v = 0; v < Nv; ++v) {
      constexpr auto lanes = std::make_index_sequence<n>{};
      const Vector<R> pairs[2] = {in_turn<0>(re[j][v], im[j][v], lanes),
                                  in_turn<1>(re[j][v], im[j][v], lanes)};
#pragma GCC unroll 2
      for (int half = 0; half < 2; ++half) {
        R* to = out + (2 * v + half) * n;
        if (tile.stream) {
          stream(to, pairs[half]);
        } else {
          store(to, tile.accumulate ? load(to) + pairs[half] : pairs[half]);
        }
      }
    }
  }
}

}  // namespace eas::contraction::EAS_ISA
