// Pure nodes that do not depend on a loop are computed once, before it, from the innermost loop
// outwards. Reads stay: something may be written meanwhile. So do nodes with regions, and
// `multiple_of`, which checks: a loop that never runs must not report anything.
#include <algorithm>
#include <utility>

#include "ir/edit.hpp"
#include "passes/passes.hpp"

namespace eas::passes {

namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

bool may_move(const Node& node) {
  return ops::is_pure(node.op) && node.regions.empty() && node.op != Op::multiple_of;
}

class Mover {
 public:
  bool run(Block& body) {
    visit(body);
    return changed_;
  }

 private:
  void visit(Block& block) {
    const std::vector<Node*> nodes = std::exchange(block.nodes, {});
    block.nodes.reserve(nodes.size());
    for (Node* node : nodes) {
      for (Block* region : node->regions) visit(*region);
      if (node->op == Op::for_ || node->op == Op::while_) {
        for (Block* region : node->regions) move_out(*region, block);
      }
      block.nodes.push_back(node);
    }
  }

  // What a region's node can see is defined in the region or around the loop, so one look at an
  // operand's block is enough.
  void move_out(Block& region, Block& to) {
    ir::erase_nodes_if(region, [&](Node* node) {
      const bool depends =
          std::any_of(node->operands.begin(), node->operands.end(),
                      [&](const Value* value) { return ir::defining_block(value) == &region; });
      if (depends || !may_move(*node)) return false;
      node->parent = &to;
      to.nodes.push_back(node);
      changed_ = true;
      return true;
    });
  }

  bool changed_ = false;
};

}  // namespace

bool move_invariants_out_of_loops(ir::Function& function) { return Mover().run(*function.body()); }

}  // namespace eas::passes
