// Functions of the generated module itself, for lowerings that need a loop or a branch: an
// elementwise lowering is straight-line code, so such a piece stands apart and is called.
#pragma once

#include <llvm/ADT/STLFunctionalExtras.h>

#include <span>
#include <string_view>

#include "codegen/llvm/scalar/elementwise.hpp"

namespace eas::codegen {

// Writes the body of an outlined function, its builder at the end of the entry block, and gives the
// result; the block it ends in returns it.
using Body = llvm::function_ref<llvm::Value*(Emit&, std::span<llvm::Value* const>)>;

// A call of the module's function for `name` and these operand types, written when first asked for.
// The result has the type of the first operand.
llvm::Value* call_outlined(Emit& emit, std::string_view name, std::span<llvm::Value* const> values,
                           Body body);

// Whether a condition holds in any lane, i1.
llvm::Value* any_lane(Emit& emit, llvm::Value* condition);

// Whether code may branch here: at the end of a block, in a function that has few of them so far.
bool may_branch(Emit& emit);

// `usual`, or what `otherwise` gives where `rare` (i1) holds. Goes on in another block.
llvm::Value* value_unless(Emit& emit, llvm::Value* usual, llvm::Value* rare,
                          llvm::function_ref<llvm::Value*()> otherwise);

}  // namespace eas::codegen
