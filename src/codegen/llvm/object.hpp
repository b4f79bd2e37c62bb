// From an LLVM module to machine code: the optimisation passes we run, and the object file or
// assembly text. The same module gives the same bytes in every process.
#pragma once

#include <string>

#include "codegen/llvm/codegen.hpp"

namespace llvm {
class Module;
class TargetMachine;
}  // namespace llvm

namespace eas::codegen {

// The attribute of a function whose instructions stay in the order they are written, as far as
// registers go.
inline constexpr const char* kInOrder = "eas-in-order";

// This thread's machine for a target: made once, since making one costs as much as a small kernel.
llvm::TargetMachine& target_machine(const Target& target);

// Gives a new module the triple and data layout of the target: to be called before code is emitted.
void prepare(llvm::Module& module, const Target& target);

// What the generator leaves to LLVM: common subexpressions, simplification, loop invariants.
void optimise(llvm::Module& module, const Target& target);

// Machine code of a module as it is (call optimise first). Both change the module: it is used up.
std::string emit_object(llvm::Module& module, const Target& target);
std::string emit_assembly(llvm::Module& module, const Target& target);

}  // namespace eas::codegen
