// The passes, each in the file of its name. All leave valid IR, keep locations, are deterministic
// and take time linear in the number of nodes. They say whether they changed anything.
#pragma once

#include "ir/ir.hpp"

namespace eas::passes {

// One spelling for what can be spelled in two ways: constants to the right, `<` for `>`, one
// constant in a chain of additions.
bool canonicalise(ir::Function& function);

// What can be known now is computed now, through the reference bodies: constants, exact identities,
// shapes, decided branches.
bool fold_constants(ir::Function& function);

// A pure value, or a load with no write since, that was computed before is used again.
bool merge_equal_values(ir::Function& function);

// Nodes, carried values and results of branches that nobody needs are dropped.
bool remove_dead_code(ir::Function& function);

// Pure nodes that do not depend on a loop are computed once, before it.
bool move_invariants_out_of_loops(ir::Function& function);

}  // namespace eas::passes
