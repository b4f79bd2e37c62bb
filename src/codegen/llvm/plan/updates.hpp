// Loads whose value goes nowhere but back to where it came from, element by element: `p[o] += v`. The
// loop that stores may read then, too, and nothing is copied in between.
#pragma once

#include <unordered_set>

#include "ir/ir.hpp"
#include "passes/analysis/memory.hpp"

namespace eas::codegen {

std::unordered_set<const ir::Node*> updates(const ir::Block& block,
                                            const passes::MemoryFacts& memory);

// Whether a node, or one in its regions, writes to what may be this memory.
bool may_write(const ir::Node& node, const ir::Value* to, const passes::MemoryFacts& memory);

}  // namespace eas::codegen
