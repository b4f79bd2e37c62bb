// The innermost loops of a contraction, compiled once per instruction set (isa/): products of packed
// panels and the packing itself. A panel holds `width` positions of one side for every step of the
// summed index, [step][position]; complex panels hold all real parts of a step before the imaginary
// ones. Chosen at run time by what the processor can do.
#pragma once

#include <array>
#include <complex>
#include <cstdint>

namespace eas::contraction {

template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using type = T;
};
template <class T>
using Real = typename RealOf<T>::type;

// How a result is written: over what was there, added to it, or past the caches where it is aligned.
enum class Write { kNew, kAdd, kStream };

constexpr int kPieceBytes = 16;
template <class T>
inline constexpr int kInPiece = kPieceBytes / static_cast<int>(sizeof(T));

// One tile of the result: out[column_offsets[j] + i] over the lanes i and columns j of two panels, or
// out[column_offsets[j] + lane_offsets[i]].
template <class T>
struct Tile {
  std::int64_t depth = 0;
  const Real<T>* lanes = nullptr;
  const Real<T>* columns = nullptr;  // packed; null: where they lie, as follows
  const T* column_source = nullptr;  // column j begins at column_positions[j], steps are neighbours
  const std::int64_t* column_positions = nullptr;
  T* out = nullptr;
  const std::int64_t* column_offsets = nullptr;
  const std::int64_t* lane_offsets = nullptr;  // null: lanes are side by side
  int pieces = 0;  // else they are in this many pieces, side by side in each
  bool accumulate = false;
  bool stream = false;  // past the caches: all that is written is aligned and not read soon
};

// Where a step of the summed index has its right neighbour in an operand: `on` steps on, 0 when it
// has none, and `count` elements, itself included, follow each other like this.
struct Near {
  std::int32_t on = 0;
  std::int32_t count = 1;
};

template <class T>
struct PackJob {
  const T* source = nullptr;
  const std::int64_t* positions = nullptr;  // offsets in source, `width` a panel
  const int* counts = nullptr;              // positions of each panel that exist; others become 0
  std::int64_t panels = 0;
  int width = 0;
  const std::int64_t* steps = nullptr;  // offsets in source along the summed index
  const Near* near = nullptr;           // of each step
  std::int64_t depth = 0;
  Real<T>* target = nullptr;
  // What is packed is the product with another tensor, if there is one. Where `near` says that a
  // step has a right neighbour, each of the two has it there or stays where it is.
  const T* factor = nullptr;
  const std::int64_t* factor_positions = nullptr;
  const std::int64_t* factor_steps = nullptr;
};

constexpr int kMostVectors = 3;
constexpr int kMostColumns = 12;

// A way to cut the result into tiles: `lanes` x `columns`, with a product for every smaller number
// of vectors and columns.
template <class T>
struct TileShape {
  using Run = void (*)(const Tile<T>&);
  int lanes = 0;
  int columns = 0;
  using Runs = std::array<std::array<Run, kMostColumns>, kMostVectors>;
  Runs run{};           // [vectors - 1][columns - 1]
  Runs run_in_place{};  // with columns where they lie; null for complex numbers
};

template <class T>
struct SmallProduct {
  std::int64_t rows = 1, columns = 1, depth = 1;
  const T* a = nullptr;
  std::int64_t a_row = 0, a_step = 0;
  const T* b = nullptr;
  std::int64_t b_step = 0;  // columns of b and out are neighbours
  T* out = nullptr;
  std::int64_t out_row = 0;
  bool accumulate = false;
};

template <class T>
struct Kernels {
  int vector = 1;  // elements of a vector register
  std::array<TileShape<T>, 2> shapes;
  void (*pack)(const PackJob<T>&) = nullptr;
  // out[i] = a[i * a_stride] * b[i * b_stride]; strides are 0 or 1
  void (*multiply)(std::int64_t count, const T* a, std::int64_t a_stride, const T* b,
                   std::int64_t b_stride, T* out, Write how) = nullptr;
  // the sum of a[i] * b[i * b_stride], in a fixed order; b_stride is 0 or 1
  T (*dot)(std::int64_t count, const T* a, const T* b, std::int64_t b_stride) = nullptr;
  T (*sum)(std::int64_t count, const T* a) = nullptr;
  // out[i, j] = sum over k of a[i, k] * b[k, j] (+ out[i, j]), unpacked: for small matrices.
  void (*small_product)(const SmallProduct<T>&) = nullptr;
};

// Of this machine. T: float, double, their complex numbers, int32_t, int64_t.
template <class T>
const Kernels<T>& kernels();

}  // namespace eas::contraction
