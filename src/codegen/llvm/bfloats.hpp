// What a target can do with bfloat16, asked where a product of them is made.
#pragma once

#include "codegen/llvm/codegen.hpp"

namespace eas::codegen {

// Whether two products of bfloat16 and a float32 sum are one instruction, subnormals taken for zero.
bool multiplies_bfloats(const Target& target);

}  // namespace eas::codegen
