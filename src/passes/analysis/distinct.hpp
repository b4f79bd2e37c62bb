// Whether the elements of a tile of offsets are all different: then what is done at each may be done
// in any order.
#pragma once

#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

// What the IR shows at a glance: base + arange along one axis. False where it does not show.
bool are_distinct(const ir::Value* offsets);

// Whether loads and stores (and atomics) of one memory never meet at an element of another's, so that
// elements may be taken one after the other, all of them at each: there is one of them only, or none
// writes, or all are at the same distinct offsets.
bool stay_apart(const std::vector<const ir::Node*>& accesses);

}  // namespace eas::passes
