// The pipeline: what happens to a traced kernel before anything runs or generates code from it.
#pragma once

#include "ir/ir.hpp"

namespace eas::passes {

// Rewrites the function in place. Its meaning stays: the same stores of the same bits in the same
// order, the same prints and assertions. Only a read or a promise (`multiple_of`) that nobody uses
// may go, and with it the error it would have reported.
void optimise(ir::Function& function);

}  // namespace eas::passes
