// Reductions and scans by a function of the user's, as loops over memory of the program's own: loops and
// memory have their gradients already.
#pragma once

#include "diff/activity.hpp"
#include "ir/ir.hpp"

namespace eas::diff {

// Those whose results vary; what branches or loops in the function itself stays as it is. With `products`
// prod and cumprod too, whose own adjoints choose by where the zeros are: right, but no more when they
// are differentiated again.
void make_folds_loops(ir::Function& function, const Activity& activity, bool products);

}  // namespace eas::diff
