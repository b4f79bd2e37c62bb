// See fresh.hpp. Lanes and turns of one sum are told apart by `coverage`, several sums by their
// footprints.
#include "passes/fresh.hpp"

#include <algorithm>

#include "ir/clone.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/accumulations.hpp"
#include "passes/analysis/footprint.hpp"
#include "passes/pipeline.hpp"

namespace eas::passes {
namespace {

using ir::Node;
using ir::Op;
using ir::Value;

bool touches(const Node& node, const Value* memory) {
  const ops::Effect effect = ops::info(node.op).effect;
  if (effect != ops::Effect::Read && effect != ops::Effect::Write &&
      effect != ops::Effect::Atomic) {
    return false;
  }
  return std::find(node.operands.begin(), node.operands.end(), memory) != node.operands.end();
}

bool is_late(const ir::Function& function, const Node& node, std::uint32_t param) {
  return node.op == Op::atomic_add && param < 64 && (function.late >> param & 1) != 0;
}

}  // namespace

std::optional<std::vector<Coverage>> sums_made_once(const ir::Function& function,
                                                    std::uint32_t param) {
  if (function.mode == ir::Mode::Thread) return std::nullopt;
  const Value* memory = function.body()->params[param];
  const Accumulations sums(function);
  std::vector<Coverage> out;
  std::vector<Footprint> places;
  bool once = true;
  ir::walk(*function.body(), [&](const Node* node) {
    if (!once || !touches(*node, memory) || is_late(function, *node, param)) return;
    if (sums.loads.contains(node)) return;
    auto touched = sums.added.contains(node) ? coverage(*node) : std::nullopt;
    auto place = touched ? footprint(*node) : std::nullopt;
    once = place && std::all_of(places.begin(), places.end(),
                                [&](const Footprint& other) { return never_meet(other, *place); });
    if (!once) return;
    out.push_back(std::move(*touched));
    places.push_back(std::move(*place));
  });
  if (!once || out.empty()) return std::nullopt;
  return out;
}

std::unique_ptr<ir::Function> store_sums(const ir::Function& function,
                                         std::span<const std::uint32_t> params) {
  auto copy = ir::clone(function);
  const Accumulations sums(*copy);
  ir::ValueMap replaced;
  ir::walk(*copy->body(), [&](Node* node) {
    const auto sum = sums.added.find(node);
    if (sum == sums.added.end()) return;
    if (std::find(params.begin(), params.end(), node->buffer()->index) == params.end()) return;
    const Value* total = node->value();
    while (total->node->op == Op::cast) total = total->node->x();
    replaced[total] = const_cast<Value*>(sum->second);
  });
  ir::replace_all_uses(*copy, replaced);
  optimise(*copy);
  return copy;
}

}  // namespace eas::passes
