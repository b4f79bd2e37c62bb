// Shorter sums, for kernels that may reassociate.
#pragma once

#include "ir/build.hpp"

namespace eas::diff {

// Of an adjoint: what is the same along an axis leaves the sums over it, so that a sum need not wait
// for another one; and x / s * e is x * (e / s), where that is there already.
void shorten_sums(ir::Function& function);

// Says that `saved` holds what `computed` gives; `shorten_sums` then takes it, once it knows what
// else can be made of it.
void tie(ir::Builder& build, ir::Value* computed, ir::Value* saved);

}  // namespace eas::diff
