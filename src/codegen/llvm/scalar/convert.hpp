// Conversions of single numbers that need more than one instruction, for this room's lowerings.
#pragma once

#include "codegen/llvm/scalar/numbers.hpp"

namespace eas::codegen {

// A double as the float that rounds to 16 bits as the double itself would: what the float loses
// stays as its last bit (rounding to odd).
Num<float> sticky_float(Num<double> x);

// The result of a lowering as the SSA value of the row's dtype.
llvm::Value* narrowed(DType dtype, Num<double> x);
llvm::Value* narrowed(DType dtype, Num<float> x);

}  // namespace eas::codegen
