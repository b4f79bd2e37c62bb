// Matrix products of static size: c += A B by register-blocked micro-kernels. The caller packs its
// operands into panels (or names them where they lie); how wide the panels are depends on the
// target, the dtype and the shape, and `gemm_layout` is the one place that says it.
//
//   packed A   ceil(m / mr) panels of [k][mr]: element (i, p) at panel i / mr, [p][i % mr]
//   packed B   ceil(n / nr) panels of [k][nr]: element (p, j) at panel j / nr, [p][j % nr]; panels
//              start `b_panel` elements apart
//
// Elements are in the dtype that is accumulated in (16-bit floats are packed as float32), or each is
// several narrow numbers. Rows and columns beyond m and n are padding: it may hold anything, and
// nothing of it reaches c.
#pragma once

#include <cstdint>

#include "codegen/llvm/scalar/elementwise.hpp"

namespace eas::codegen {

// What an element of an operand is: one number or, where the target has the instructions, as many
// narrow ones as 32 bits hold, neighbours along k, whose products are all summed. In int32 and uint32
// integers: words are signed; of bytes one side's are and the other's are not. In float32 bfloat16:
// by the instruction, for which neither a factor nor a sum may be subnormal (it takes them for zero),
// or one after the other. Both are packed alike.
enum class GemmFactors { One, Words, SignedByUnsigned, UnsignedBySigned, BFloats, AnyBFloats };

struct GemmTerms {
  GemmTerms(DType dtype, GemmFactors each = GemmFactors::One) : accumulate(dtype), factors(each) {}

  DType accumulate;  // float32, float64 or an integer
  GemmFactors factors;
};

// sum += the products of the narrow numbers in vectors of a and b, lane by lane.
llvm::Value* add_dots(Emit& emit, GemmFactors factors, llvm::Value* a, llvm::Value* b,
                      llvm::Value* sum);

// Steps of k come in rounds of so many, where there are several: what GemmSums.steps allows to leave out
// is left out from the next round on.
inline constexpr int kGemmRound = 4;

// Any positive sizes; k counts elements.
struct GemmShape {
  std::int64_t m, n, k;
};

struct GemmLayout {
  int mr, nr;                     // rows of an A panel, columns of a B panel
  std::int64_t a_bytes, b_bytes;  // of the packed operands, padding included
  std::int64_t b_panel;
  std::int64_t run;  // steps of k at a time
};

GemmLayout gemm_layout(const Target& target, GemmTerms terms, GemmShape shape);

// One operand: packed (aligned to 64 bytes), or in place with strides in elements, i64.
struct GemmOperand {
  GemmOperand(llvm::Value* packed) : data(packed) {}  // a pointer means a packed operand
  GemmOperand(llvm::Value* first, llvm::Value* row_step, llvm::Value* column_step)
      : data(first), row_stride(row_step), column_stride(column_step) {}

  llvm::Value* data;
  llvm::Value* row_stride = nullptr;  // null: packed
  llvm::Value* column_stride = nullptr;
};

// Where the sums begin and end: c[m][n] += A B. Flags are i1: constants, or known when the code runs.
struct GemmSums {
  llvm::Value* c;      // row-major, no alignment asked
  std::int64_t ldc;    // elements from row to row
  llvm::Value* fresh;  // they begin at zero, whatever c holds
  // Where given and true, they end in `out` (rows `out_stride` elements apart, columns side by side)
  // and c holds anything.
  llvm::Value* elsewhere = nullptr;
  llvm::Value* out = nullptr;
  llvm::Value* out_stride = nullptr;  // i64
  bool adds = false;                  // to what is there
  // i64, where given: how many rows and columns of c count, whatever the others then hold, and behind
  // how many steps of k both operands are zero. Of packed operands those zeros are there.
  llvm::Value* rows = nullptr;
  llvm::Value* columns = nullptr;
  llvm::Value* steps = nullptr;
  // Where given, what is taken off each column of c: n elements, and padding to whole panels.
  llvm::Value* less = nullptr;
};

// An A in place may have any strides; a B in place has the constant 1 as its column stride. Nothing
// outside the operands is read. The code is loops at the builder's insertion point, which it leaves
// after them, in another block.
void emit_gemm(Emit& emit, GemmTerms terms, GemmShape shape, GemmOperand a, GemmOperand b,
               const GemmSums& sums);

}  // namespace eas::codegen
