// Loops whose turns each add the sum of a tile to an element of their own.
#pragma once

#include "ir/ir.hpp"

namespace eas::diff {

// Of an adjoint: `for j: p[j] += sum(f(j))`, as the gradients of numbers that all lanes read in turn are
// added, for many j at a time. They become the lanes, and a sum runs over rows: nobody adds up lanes.
void make_turns_lanes(ir::Function& function);

}  // namespace eas::diff
