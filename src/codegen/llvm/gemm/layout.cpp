// How a matrix product is cut into register tiles: every tile the target's registers can hold is
// costed by a small model of its inner loop, and the cheapest for the shape is taken, so that edges
// (m % mr, n % nr) count for what they cost.
#include "codegen/llvm/gemm/kernel.hpp"

#include <algorithm>

namespace eas::codegen {
namespace {

constexpr std::int64_t kLineBytes = 64;
// What a panel of B may take of a second-level cache. Long runs of k pay: the sums stay in registers
// all along.
constexpr std::int64_t kPanelBytes = 96 * 1024;
constexpr std::int64_t kMostRows = 8;  // each of A in place has its address in a register

std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

// Cycles of one step of k in a tile of `rows` by `vectors`: two multiply-adds and two loads a cycle.
// A sum is there 4 cycles after its last term, so fewer than 8 accumulators wait for themselves, and
// fewer than 12 do so now and then. Loads that do not decide still miss a cache at times.
double step_cycles(std::int64_t rows, std::int64_t vectors) {
  const std::int64_t sums = rows * vectors;
  const double late = sums < 12 ? 1.06 : 1;
  const double arithmetic = static_cast<double>(std::max<std::int64_t>(sums, 8)) / 2;
  const auto loads = static_cast<double>(rows + vectors);
  return std::max(arithmetic * late, loads / 2) + loads * 0.01;
}

// Cycles of a whole tile: c is read and written once, and the loop has to start and end.
double tile_cycles(std::int64_t rows, std::int64_t vectors, std::int64_t k) {
  constexpr double kStart = 8;
  return step_cycles(rows, vectors) * static_cast<double>(k) + kStart +
         static_cast<double>(rows * vectors);
}

// A panel of so many vectors over all m rows.
double panel_cycles(std::int64_t m, std::int64_t rows, std::int64_t vectors, std::int64_t k) {
  const std::int64_t full = m / rows, rest = m % rows;
  return static_cast<double>(full) * tile_cycles(rows, vectors, k) +
         (rest != 0 ? tile_cycles(rest, vectors, k) : 0);
}

// The accumulators, a row of B, what a step needs of A, and products that wait to be added (those of
// integers may take several instructions). Where there are many registers, some are left for loads
// that run ahead.
int registers_of(GemmTile tile, const Target& target, GemmTerms terms) {
  const int a = multiplies_by_lane(target) ? (tile.rows + tile.lanes - 1) / tile.lanes : 1;
  const bool one = is_float(terms.accumulate) || terms.factors != GemmFactors::One;
  const int product = fuses(target, terms) ? 0 : one ? 1 : 3;
  const int ahead = target.registers > 16 ? 2 : 0;
  return tile.rows * tile.vectors + tile.vectors + a + product + ahead;
}

int lanes_of(const Target& target, DType accumulate) {
  return std::max(1, target.vector_bytes / static_cast<int>(itemsize(accumulate)));
}

}  // namespace

int gemm_rows(const Target& target, GemmTerms terms, std::int64_t m, std::int64_t vectors,
              std::int64_t k) {
  int best = 0;
  double best_cycles = 0;
  for (int rows = 1; rows <= std::min(m, kMostRows); ++rows) {
    const GemmTile tile{.rows = rows,
                        .vectors = static_cast<int>(vectors),
                        .lanes = lanes_of(target, terms.accumulate)};
    if (registers_of(tile, target, terms) > target.registers) break;
    const double cycles = panel_cycles(m, rows, vectors, k);
    if (best != 0 && cycles >= best_cycles) continue;
    best_cycles = cycles;
    best = rows;
  }
  return best;
}

GemmTile gemm_tile(const Target& target, GemmTerms terms, GemmShape shape) {
  const int lanes = lanes_of(target, terms.accumulate);
  const std::int64_t all_vectors = ceil_div(shape.n, lanes);
  GemmTile best{.rows = 1, .vectors = 1, .lanes = lanes};
  double best_cycles = 0;
  const auto panel = [&](int rows, std::int64_t vectors) {
    return panel_cycles(shape.m, rows, vectors, shape.k);
  };
  for (int vectors = 1; vectors <= std::min<std::int64_t>(all_vectors, target.registers);
       ++vectors) {
    const int rows = gemm_rows(target, terms, shape.m, vectors, shape.k);
    if (rows == 0) break;
    double cycles = static_cast<double>(all_vectors / vectors) * panel(rows, vectors);
    if (const std::int64_t rest = all_vectors % vectors; rest != 0) {
      cycles += panel(gemm_rows(target, terms, shape.m, rest, shape.k), rest);
    }
    if (best_cycles != 0 && cycles >= best_cycles) continue;
    best_cycles = cycles;
    best = {.rows = rows, .vectors = vectors, .lanes = lanes};
  }
  return best;
}

GemmLayout gemm_layout(const Target& target, GemmTerms terms, GemmShape shape) {
  const GemmTile tile = gemm_tile(target, terms, shape);
  const std::int64_t mr = tile.rows, nr = tile.vectors * tile.lanes;
  const auto size = static_cast<std::int64_t>(itemsize(terms.accumulate));
  // Packing writes a row to all panels in turn: an odd number of lines apart they meet in no set of
  // the cache.
  const std::int64_t lines = ceil_div(shape.k * nr * size, kLineBytes) | 1;
  const std::int64_t panel = lines * kLineBytes / size;
  // All steps of k, or equal shares that keep a panel of B small enough.
  const std::int64_t most = std::max<std::int64_t>(kPanelBytes / (nr * size), 64);
  return {static_cast<int>(mr),
          static_cast<int>(nr),
          ceil_div(shape.m, mr) * mr * shape.k * size,
          ceil_div(shape.n, nr) * panel * size,
          panel,
          ceil_div(shape.k, ceil_div(shape.k, most))};
}

}  // namespace eas::codegen
