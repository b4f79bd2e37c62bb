// A rough idea of how long one program takes: only to decide whether threads are worth waking, and
// how often a loop must look whether to go on.
#pragma once

#include "codegen/llvm/codegen.hpp"

namespace eas::codegen {

using abi::kUnknownTurns;

// Whether it is a function of many instructions, as fma is where the machine has none.
bool is_costly(ir::Op op, const Target& target);

double block_cost(const ir::Block& block, const Target& target);  // ns, of one turn of it

// How often a loop looks whether it is to end: after so many turns, 0 for never.
std::int64_t turns_between_looks(const ir::Node& loop, const Target& target);

double program_cost(const ir::Function& function, const Target& target);  // ns
bool prints(const ir::Function& function);

}  // namespace eas::codegen
