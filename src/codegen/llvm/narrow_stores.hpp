// LLVM 22 miscompiles masked stores of narrowed vectors for AVX-512 (its issue 179489): a masked store
// that also truncates, under a constant mask of one lane, becomes a scalar store of the wide element,
// which overwrites what lies behind it.
#pragma once

namespace llvm {
class Function;
class TargetMachine;
}  // namespace llvm

namespace eas::codegen {

// From now on this thread's machine narrows vectors in registers before it stores them, in code for
// `function` and all others with its target attributes. Masks become constant late, in the middle of
// instruction selection (folded, split into halves), so that no look at the module is late enough;
// without stores that truncate, the rewriting never begins.
void forbid_truncating_stores(llvm::TargetMachine& machine, const llvm::Function& function);

}  // namespace eas::codegen
