// Carried integers that grow by the same amount each turn (`offsets += BLOCK`), as what they are in
// turn i: then a loop keeps nothing for them, and what is known of offsets is known in loops too.
#pragma once

#include "ir/ir.hpp"

namespace eas::diff {

void use_closed_forms(ir::Function& function);

}  // namespace eas::diff
