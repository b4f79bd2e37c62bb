// Elements times a guess per op, at one vector instruction a nanosecond; loops whose number of turns
// is not known count as a few.
#include "codegen/llvm/plan/cost.hpp"

#include <algorithm>
#include <cmath>

#include "codegen/llvm/plan/plan.hpp"
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

// Of a node itself, without what is in its regions.
double own_cost(const ir::Node& node, const Target& target) {
  const double lanes = target.vector_bytes / 4.0;
  const ops::OpInfo& row = ops::info(node.op);
  double elements = 1;
  for (const ir::Value* value : node.operands) {
    if (value->type.is_tile())
      elements = std::max(elements, static_cast<double>(value->type.shape.elements()));
  }
  double each = 0.4 / lanes;
  if (is_costly(node.op, target)) each = 6 / lanes;
  if (row.effect == ops::Effect::Atomic) each = 5;
  if (node.op == Op::sort) each = 20;
  if (is_product(node)) {
    const ir::Shape& b = node.b()->type.shape;
    elements =
        static_cast<double>(node.a()->type.shape.elements()) * static_cast<double>(b[b.rank() - 1]);
  }
  return elements * each;
}

// All but a `for` with constant bounds that ends soon whatever happens.
bool is_long(const ir::Node& node, const Target& target) {
  constexpr double kSoonNs = 1e6;
  if (node.op == Op::while_) return true;
  if (node.op != Op::for_) return false;
  if (!ir::has_constant_bounds(node)) return true;
  return turns(node) * block_cost(*node.regions[0], target) >= kSoonNs;
}

// How long something may take without a look, and how many long loops are in it, one around the
// other.
struct Blind {
  double ns = 0;
  int loops = 0;
};

std::int64_t turns_without_look(const Blind& turn) {
  constexpr double kLookNs = 20'000, kMoreAround = 32, kLongestNs = 5e7;
  const double most = std::min(kLookNs * std::pow(kMoreAround, turn.loops), kLongestNs);
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(most / std::max(turn.ns, 1.0)));
}

// Of the regions of a node, once each.
Blind blind(const ir::Node& outer, const Target& target) {
  Blind sum;
  for (const ir::Block* region : outer.regions) {
    for (const ir::Node* node : region->nodes) {
      sum.ns += own_cost(*node, target);
      if (node->regions.empty()) continue;
      const Blind inner = blind(*node, target);
      const bool looks = is_long(*node, target) || (node->op == Op::for_ && inner.loops > 0);
      sum.ns += inner.ns * (looks ? static_cast<double>(turns_without_look(inner)) : turns(*node));
      sum.loops = std::max(sum.loops, inner.loops + (looks ? 1 : 0));
    }
  }
  return sum;
}

}  // namespace

bool is_costly(ir::Op op, const Target& target) {
  return ops::is_elementwise(op) && ops::info(op).cost >= ops::kCallCost &&
         !(op == Op::fma && target.fma);
}

double block_cost(const ir::Block& block, const Target& target) {
  double sum = 0;
  for (const ir::Node* node : block.nodes) {
    sum += own_cost(*node, target);
    for (const ir::Block* region : node->regions) sum += turns(*node) * block_cost(*region, target);
  }
  return sum;
}

// A loop without long ones inside looks every 20 us or so. Those around it have more time each: it
// may end before it looks, and their looks, too, are to be few beside the turns.
std::int64_t turns_between_looks(const ir::Node& loop, const Target& target) {
  const Blind turn = blind(loop, target);
  if (!is_long(loop, target) && turn.loops == 0) return 0;
  return turns_without_look(turn);
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
