// Reductions and scans by a function of the user's, as loops over memory of the program's own: loops and
// memory have their gradients already.
#pragma once

#include "diff/activity.hpp"
#include "ir/ir.hpp"

namespace eas::diff {

// Those whose results vary. What branches or loops in the function itself stays as it is.
void make_folds_loops(ir::Function& function, const Activity& activity);

}  // namespace eas::diff
