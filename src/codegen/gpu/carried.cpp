// Tiles of offsets that a loop moves on by one number for all elements (`a_tile += BK * a.stride(1)`):
// what is carried becomes that number, so that where the elements lie is seen (one after another, say)
// and no memory is taken for them. Sums of integers wrap alike in any order.
#include <algorithm>
#include <utility>

#include "codegen/gpu/emitter.hpp"
#include "ir/clone.hpp"
#include "ir/edit.hpp"
#include "passes/passes.hpp"

namespace eas::codegen::gpu {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;

// The number that is added to every element; null where there is no such.
const Value* number_of(const Value* tile) {
  while (tile->node && (tile->node->op == Op::broadcast || tile->node->op == Op::reshape) &&
         tile->type.is_tile() && !tile->type.is_scalar()) {
    tile = tile->node->x();
  }
  return tile->type.is_scalar() ? tile : nullptr;
}

class Splitter {
 public:
  explicit Splitter(ir::Function& function) : function_(function) {}

  bool run() {
    std::vector<Node*> loops;
    ir::walk(*function_.body(), [&](Node* node) {
      if (node->op == Op::for_) loops.push_back(node);
    });
    for (Node* loop : loops) {
      for (std::size_t i = 0; i < loop->results.size(); ++i) changed_ |= split(*loop, i);
    }
    return changed_;
  }

 private:
  bool split(Node& loop, std::size_t i) {
    ir::Block& body = *loop.regions[0];
    Value* carried = body.params[ir::first_carried(loop) + i];
    Value* const init = loop.inits()[i];
    if (!carried->type.is_tile() || carried->type.is_scalar() || !is_int(carried->type.dtype))
      return false;
    const Node* next = ir::terminator(body)->operands[i]->node;
    if (!next || next->op != Op::add || next->parent != &body) return false;
    if (next->x() != carried && next->y() != carried) return false;
    const Value* by = number_of(next->x() == carried ? next->y() : next->x());
    if (!by || ir::is_inside(ir::defining_block(by), &body)) return false;
    rewrite(loop, i, init, const_cast<Value*>(by));
    return true;
  }

  void rewrite(Node& loop, std::size_t i, Value* init, Value* by) {
    ir::Block& body = *loop.regions[0];
    Value* const carried = body.params[ir::first_carried(loop) + i];
    Value* const result = loop.results[i];
    const ir::Type tile = carried->type;
    const ir::Type number = by->type;
    // What was the tile, inside and after the loop: where it began, and the number.
    const auto tile_of = [&](Value* of, ir::Block& block, const Node* position) {
      const auto put = [&](Op op, std::vector<Value*> operands) {
        Node* made = function_.add_node(&block, op, std::move(operands), std::vector{tile}, {},
                                        loop.location);
        if (position) ir::move_last_before(block, position);
        return made->results[0];
      };
      Value* const spread = put(Op::broadcast, {of});
      return std::pair{spread, put(Op::add, {init, spread})};
    };
    const auto exchange = [&](Value* old, ir::Block& block, const Node* position) {
      const auto [spread, sum] = tile_of(old, block, position);
      ir::replace_all_uses(function_, old, sum);
      spread->node->operands[0] = old;
    };
    exchange(carried, body, body.nodes.front());
    const auto after = std::find(loop.parent->nodes.begin(), loop.parent->nodes.end(), &loop) + 1;
    exchange(result, *loop.parent, after == loop.parent->nodes.end() ? nullptr : *after);
    Node* zero =
        function_.add_node(loop.parent, Op::constant, {}, std::vector{number}, {0}, loop.location);
    ir::move_last_before(*loop.parent, &loop);
    Node* const yield = ir::terminator(body);
    Node* sum =
        function_.add_node(&body, Op::add, {carried, by}, std::vector{number}, {}, loop.location);
    ir::move_last_before(body, yield);
    yield->operands[i] = sum->results[0];
    const auto inits = loop.inits();
    loop.operands[loop.operands.size() - inits.size() + i] = zero->results[0];
    carried->type = result->type = number;
  }

  ir::Function& function_;
  bool changed_ = false;
};

}  // namespace

std::unique_ptr<ir::Function> with_carried_numbers(const ir::Function& function) {
  bool loops = false;
  ir::walk(*function.body(), [&](const Node* node) { loops |= node->op == Op::for_; });
  if (!loops) return nullptr;
  auto out = ir::clone(function);
  if (!Splitter(*out).run()) return nullptr;
  passes::remove_dead_code(*out);
  return ir::clone(*out);
}

}  // namespace eas::codegen::gpu
