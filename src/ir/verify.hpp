// Checks every rule of the IR: what each op takes and gives, scoping, regions and yields, and which
// ops a mode allows.
#pragma once

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::ir {

// Regions nest at most this deep, so that walking them recursively is safe for any input.
inline constexpr int kMaxNesting = 200;

// Throws CompileError tagged with the op that breaks a rule, at its source line when `debug` is
// given.
void verify(const Function& function, const DebugInfo* debug = nullptr);

}  // namespace eas::ir
