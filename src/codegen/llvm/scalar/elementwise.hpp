// Single elements (or vectors of them) from IR to LLVM: the `native` column of the op table,
// conversions, constants, random words and the steps of reductions. Knows nothing of tiles or loops.
//
// An SSA value of dtype bool is i1, of an integer iN, of float32 `float`, of float64 `double`;
// float16 and bfloat16 are a `float` that always holds a value 16 bits can represent. Every function
// takes scalars, or vectors of one lane count.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <eas/dtype.hpp>

#include <array>
#include <cstdint>
#include <span>

#include "codegen/llvm/codegen.hpp"
#include "ops/table.hpp"

namespace eas::codegen {

// Where code is written. The caller sets the builder's fast-math flags as `fast_math` says.
struct Emit {
  llvm::IRBuilder<>& builder;
  const Target& target;
  bool fast_math = false;
};

// `lanes` 0 is a scalar.
llvm::Type* ssa_type(llvm::LLVMContext& context, DType dtype, unsigned lanes);
// What loads and stores move: bool is i8 (any nonzero is true), 16-bit floats i16.
llvm::Type* memory_type(llvm::LLVMContext& context, DType dtype, unsigned lanes);
llvm::Value* to_memory(Emit& emit, DType dtype, llvm::Value* ssa);
llvm::Value* from_memory(Emit& emit, DType dtype, llvm::Value* stored);

// `bits` as ir::constant_bits.
llvm::Value* emit_constant(Emit& emit, DType dtype, std::int64_t bits, unsigned lanes);
// An elementwise row on operands of one dtype its rule accepts.
llvm::Value* emit_elementwise(Emit& emit, ops::Op op, DType operands,
                              std::span<llvm::Value* const> values);
llvm::Value* emit_cast(Emit& emit, DType from, DType to, llvm::Value* value);
llvm::Value* emit_bitcast(Emit& emit, DType from, DType to, llvm::Value* value);
// The four i32 words of an i64 seed and offset.
std::array<llvm::Value*, 4> emit_philox(Emit& emit, llvm::Value* seed, llvm::Value* offset);

// Reductions and scans (rows EAS_REDUCE and EAS_SCAN): values have the SSA type of the *result*
// dtype; 16-bit floats are accumulated unrounded, so the caller ends with round_to.
llvm::Value* emit_step(Emit& emit, ops::Op op, DType result, llvm::Value* acc, llvm::Value* x);
// The least or greatest lane of a vector of floats as the steps of min and max would find it, sooner;
// null for every other op and vector.
llvm::Value* emit_extreme_lane(Emit& emit, ops::Op op, llvm::Value* vector);
// What leaves every x as it is: step(identity, x) == x.
llvm::Value* emit_identity(Emit& emit, ops::Op op, DType result, unsigned lanes);
// Rows EAS_ARG_REDUCE: whether x takes the place of the best so far, i1.
llvm::Value* emit_beats(Emit& emit, ops::Op op, DType operand, llvm::Value* x, llvm::Value* best);

// A float rounded to what float16 or bfloat16 can hold; other dtypes stay as they are.
llvm::Value* round_to(Emit& emit, DType dtype, llvm::Value* value);

}  // namespace eas::codegen
