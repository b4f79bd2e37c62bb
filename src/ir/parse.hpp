// Text to IR: reads what print.hpp writes (docs/ir.md has the grammar) and verifies the result.
#pragma once

#include <memory>
#include <string_view>

#include "ir/ir.hpp"

namespace eas::ir {

// Throws CompileError with the line and column of the mistake. Any input is safe: nothing is
// trusted, nesting and sizes are bounded.
std::unique_ptr<Function> parse(std::string_view text);

}  // namespace eas::ir
