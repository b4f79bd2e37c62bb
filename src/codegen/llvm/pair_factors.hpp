// Products under fast_math, regrouped for what comes late.
#pragma once

namespace llvm {
class Function;
}

namespace eas::codegen {

// Changes only products whose flags allow it and whose result is known sooner for it.
void pair_factors(llvm::Function& function);

}  // namespace eas::codegen
