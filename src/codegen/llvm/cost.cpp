// Elements times a guess per op, at one vector instruction a nanosecond; loops whose number of turns
// is not known count as a few.
#include "codegen/llvm/cost.hpp"

#include <algorithm>

#include "codegen/llvm/plan.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

constexpr double kCallNs = 5;

double turns(const ir::Node& node) {
  if (node.op == Op::while_) return kUnknownTurns;
  if (node.op != Op::for_) return 1;
  if (!ir::has_constant_bounds(node)) return kUnknownTurns;
  const double step = static_cast<double>(ir::constant_int(node.step()));
  const double distance =
      static_cast<double>(ir::constant_int(node.hi()) - ir::constant_int(node.lo()));
  return step == 0 ? 1 : std::max(0.0, distance / step);
}

double cost_of(const ir::Block& block, double lanes) {
  double sum = 0;
  for (const ir::Node* node : block.nodes) {
    const ops::OpInfo& row = ops::info(node->op);
    double elements = 1;
    for (const ir::Value* value : node->operands) {
      if (value->type.is_tile())
        elements = std::max(elements, static_cast<double>(value->type.shape.elements()));
    }
    double each = 0.4 / lanes;
    if (row.family == ops::Family::Elementwise && row.cost >= ops::kCallCost) each = 6 / lanes;
    if (row.effect == ops::Effect::Atomic) each = 5;
    if (node->op == Op::sort) each = 20;
    if (is_product(*node)) {
      const ir::Shape& b = node->b()->type.shape;
      elements = static_cast<double>(node->a()->type.shape.elements()) *
                 static_cast<double>(b[b.rank() - 1]);
    }
    sum += elements * each;
    for (const ir::Block* region : node->regions) sum += turns(*node) * cost_of(*region, lanes);
  }
  return sum;
}

// A `for` with constant bounds that ends soon whatever happens.
bool ends_soon(const ir::Node& loop, const Target& target) {
  constexpr double kSoonNs = 1e6;
  if (loop.op != Op::for_) return false;
  if (!ir::has_constant_bounds(loop)) return false;
  return turns(loop) * block_cost(*loop.regions[0], target) < kSoonNs;
}

bool has_long_loops(const ir::Block& block, const Target& target) {
  bool found = false;
  ir::walk(block, [&](const ir::Node* node) {
    if (node->op == Op::while_) found = true;
    if (node->op == Op::for_) found |= !ends_soon(*node, target);
  });
  return found;
}

}  // namespace

double block_cost(const ir::Block& block, const Target& target) {
  return cost_of(block, target.vector_bytes / 4.0);
}

// Innermost loops of a few instructions look every 20 us or so; the others in every turn, which
// costs them nothing: a chain of loops around one another so looks often however short each is.
std::int64_t turns_between_looks(const ir::Node& loop, const Target& target) {
  constexpr double kLookNs = 20'000, kDearNs = 500;
  const ir::Block& body = *loop.regions[0];
  if (ends_soon(loop, target) && !has_long_loops(body, target)) return 0;
  const double cost = block_cost(body, target);
  if (cost > kDearNs || has_long_loops(body, target)) return 1;
  return static_cast<std::int64_t>(kLookNs / std::max(cost, 1.0));
}

double program_cost(const ir::Function& function, const Target& target) {
  return kCallNs + block_cost(*function.body(), target);
}

bool prints(const ir::Function& function) {
  bool found = false;
  ir::walk(*function.body(), [&](const ir::Node* node) { found |= node->op == Op::device_print; });
  return found;
}

}  // namespace eas::codegen
