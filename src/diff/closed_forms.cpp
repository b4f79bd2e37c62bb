// The carried value stays, without a use, and goes as dead code.
#include "diff/closed_forms.hpp"

#include <algorithm>

#include "ir/build.hpp"
#include "ir/edit.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

// What is added to `param` each turn, where that is known before the loop; null else.
Value* growth(const Node& loop, const Value* param, const Value* next) {
  if (!next->node || next->node->op != Op::add) return nullptr;
  Value* by = next->node->x() == param   ? next->node->y()
              : next->node->y() == param ? next->node->x()
                                         : nullptr;
  // Constants are made where they are used.
  const Value* source = by;
  while (source && source->node && source->node->op == Op::broadcast) source = source->node->x();
  if (!source) return nullptr;
  if (ir::is_constant(source) || !ir::is_inside(ir::defining_block(by), loop.regions[0])) return by;
  return nullptr;
}

class Forms {
 public:
  explicit Forms(ir::Function& function) : function_(function) {}

  void visit(Block& block) {
    const std::vector<Node*> nodes = block.nodes;
    for (Node* node : nodes) {
      for (Block* region : node->regions) visit(*region);
      if (node->op == Op::for_) rewrite(*node);
    }
  }
  ir::ValueMap replaced;

 private:
  void rewrite(Node& loop) {
    Block& body = *loop.regions[0];
    const auto given = ir::terminator(body)->values();
    for (std::size_t k = 0; k < loop.results.size(); ++k) {
      Value* param = body.params[k + 1];
      if (!is_int(param->type.dtype)) continue;
      if (Value* by = growth(loop, param, given[k])) {
        replaced[param] = form(loop, body, loop.inits()[k], by);
      }
    }
  }

  // init + (i - lo) // step * by, at the top of the body.
  Value* form(const Node& loop, Block& body, Value* init, Value* by) {
    const auto before = static_cast<std::ptrdiff_t>(body.nodes.size());
    ir::BlockBuilder build(function_, &body);
    build.set_location(loop.location);
    const ir::Type& type = init->type;
    Value* turn = build.elementwise(Op::sub, {body.params[0], loop.lo()});
    turn = build.elementwise(Op::floordiv, {turn, loop.step()});
    if (type.dtype != DType::int64) turn = build.cast(turn, type.dtype);
    if (by->node && ir::is_inside(ir::defining_block(by), &body)) {
      const Value* number = by;
      while (number->node->op == Op::broadcast) number = number->node->x();
      by = build.broadcast(build.constant(type.dtype, number->node->attributes[0]), type.shape);
    }
    Value* grown = build.elementwise(Op::mul, {build.broadcast(turn, type.shape), by});
    Value* out = build.elementwise(Op::add, {init, grown});
    std::rotate(body.nodes.begin(), body.nodes.begin() + before, body.nodes.end());
    return out;
  }

  ir::Function& function_;
};

}  // namespace

void use_closed_forms(ir::Function& function) {
  Forms forms(function);
  forms.visit(*function.body());
  if (!forms.replaced.empty()) ir::replace_all_uses(function, forms.replaced);
}

}  // namespace eas::diff
