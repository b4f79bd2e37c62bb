// Changing IR in place: what passes share. Nodes taken out of their block stay in the Function's
// arena, unreachable, until it is cloned.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>

#include "ir/clone.hpp"
#include "ir/ir.hpp"

namespace eas::ir {

// How often each value is an operand; a value that is never one has no entry. Linear in the size of
// the function.
using UseCounts = std::unordered_map<const Value*, std::int64_t>;
UseCounts count_uses(const Function& function);
inline std::int64_t uses(const UseCounts& counts, const Value* value) {
  const auto it = counts.find(value);
  return it == counts.end() ? 0 : it->second;
}

// Makes every use of each key a use of its value, in one walk; chains (a -> b, b -> c) are followed
// to their end.
void replace_all_uses(Function& function, const ValueMap& replacements);
void replace_all_uses(Function& function, const Value* old, Value* replacement);

// The yield that ends a region.
inline Node* terminator(const Block& region) { return region.nodes.back(); }
// What a `while` asks before each turn.
inline Value* condition_of(const Node& while_loop) {
  return terminator(*while_loop.regions[0])->values().front();
}
// Where the carried values of a loop begin among the params of its regions: a `for` has its counter
// before them.
inline std::size_t first_carried(const Node& loop) { return loop.op == Op::for_ ? 1 : 0; }
// Whether it is known now how often a `for` runs.
inline bool has_constant_bounds(const Node& loop) {
  return is_constant(loop.lo()) && is_constant(loop.hi()) && is_constant(loop.step());
}
// The block that holds the block's parent node; null for the body of the function.
inline Block* enclosing_block(const Block& block) {
  return block.parent ? block.parent->parent : nullptr;
}
// The block that defines a value.
inline Block* defining_block(const Value* value) {
  return value->block ? value->block : value->node->parent;
}
// Whether `block` is `outer` or lies inside one of its regions.
bool is_inside(const Block* block, const Block* outer);
// Whether a value may be used at the end of `block`, going by blocks alone: it is defined in
// `block` or around it.
inline bool is_visible_in(const Value* value, const Block* block) {
  return is_inside(block, defining_block(value));
}

// The strongest effects of a node, those in its regions included.
struct Effects {
  bool reads = false;   // Read, Atomic
  bool writes = false;  // Write, Atomic
  bool orders = false;  // Barrier, Alloc, Io: must stay where it is
  bool none() const { return !reads && !writes && !orders; }
};
Effects effects(const Node& node);

// Removes the nodes for which `dead(node)` holds from one block (not from its regions), keeping the
// order of the rest.
template <class Predicate>
void erase_nodes_if(Block& block, Predicate dead) {
  std::erase_if(block.nodes, dead);
}

// Moves the last node of `block` (as add_node makes it) to stand before `position`, a node of the
// same block.
void move_last_before(Block& block, const Node* position);

// Drops results, operands or params by position: keep[i] says whether the i-th stays. Indices are
// renumbered.
void keep_results(Node& node, const std::vector<bool>& keep);
void keep_operands(Node& node, const std::vector<bool>& keep);
void keep_params(Block& block, const std::vector<bool>& keep);

// The number of nodes, regions included.
std::size_t count_nodes(const Function& function);

}  // namespace eas::ir
