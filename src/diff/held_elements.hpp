// A loop that stores to the same elements of a buffer in every turn, and loads from the buffer, holds
// them in memory of the program's own: filled before the loop, put back after it. Of such memory the
// walk backwards keeps what few turns begin with; of a buffer it would keep what every load gives.
#pragma once

#include "ir/ir.hpp"

namespace eas::diff {

void hold_elements(ir::Function& function);

}  // namespace eas::diff
