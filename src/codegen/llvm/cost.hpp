// A rough idea of how long one program takes: only to decide whether threads are worth waking.
#pragma once

#include "codegen/llvm/codegen.hpp"

namespace eas::codegen {

// How often a loop is taken to go round when its bounds are no constants.
inline constexpr double kUnknownTurns = 16;

double program_cost(const ir::Function& function, const Target& target);  // ns
bool prints(const ir::Function& function);

}  // namespace eas::codegen
