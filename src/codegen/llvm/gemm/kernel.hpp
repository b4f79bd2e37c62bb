// The micro-kernel of a matrix product: one tile of c in registers over a run of k. Inside of
// gemm/ only.
#pragma once

#include "codegen/llvm/gemm/gemm.hpp"

namespace eas::codegen {

// A tile of c that registers hold: rows by vectors of lanes.
struct GemmTile {
  int rows, vectors, lanes;
};

// Whether a product and its sum are one instruction.
inline bool fuses(const Target& target, GemmTerms terms) {
  if (is_float(terms.accumulate)) return target.fma;
  return terms.factors != GemmFactors::One && target.dots;
}

// Whether a vector is multiplied by one lane of another as quickly as by a vector.
inline bool multiplies_by_lane(const Target& target) {
  return target.triple.starts_with("aarch64") || target.triple.starts_with("arm64");
}

// The tile `gemm_layout` is made of.
GemmTile gemm_tile(const Target& target, GemmTerms terms, GemmShape shape);

// The rows of tiles of so many vectors for `m` rows, where those are not packed for another tile.
int gemm_rows(const Target& target, GemmTerms terms, std::int64_t m, std::int64_t vectors,
              std::int64_t k);

// The operands of one tile, strides in elements, i64.
struct GemmPanels {
  bool a_packed, b_packed;
  llvm::Value *a, *a_row_stride, *a_step;  // a step is one of k
  llvm::Value *b, *b_step;
  GemmSums sums;       // c, out and less are the tile's own
  llvm::Value* first;  // i1: whether this run of k is the first
};

// c[rows] += A b for a single column whose numbers are neighbours, as A's are along k.
void emit_column_tile(Emit& emit, GemmTerms terms, int rows, const GemmPanels& panels,
                      std::int64_t k);

// c[rows][columns] += A B; columns <= tile.vectors * tile.lanes, the last vector alone being partly
// used. Steps of k from `sums.steps` on may be left out.
void emit_gemm_tile(Emit& emit, GemmTerms terms, GemmTile tile, std::int64_t columns,
                    const GemmPanels& panels, std::int64_t k);

}  // namespace eas::codegen
