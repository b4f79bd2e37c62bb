// Copies of IR. A copy is made in canonical order and holds only what is reachable, so it also
// drops what passes left behind.
#pragma once

#include <memory>
#include <unordered_map>

#include "ir/ir.hpp"

namespace eas::ir {

// Which value stands for which in a copy.
using ValueMap = std::unordered_map<const Value*, Value*>;

std::unique_ptr<Function> clone(const Function& function);

// The value `map` gives for `value`; itself when it gives none.
Value* mapped(const ValueMap& map, Value* value);

// Copies one node with its regions to the end of `to`, a block of `into`. Operands go through
// `map`; the copy's results join it.
Node* clone_node(Function& into, const Node& node, Block* to, ValueMap& map);

// Copies the nodes of a block, a closing yield included, to the end of `to`; the block's own params
// must be in `map` already.
void clone_nodes(Function& into, const Block& from, Block* to, ValueMap& map);

// Makes a copy of a block, params included, the next region of `parent`.
Block* clone_region(Function& into, const Block& from, Node* parent, ValueMap& map);

}  // namespace eas::ir
