// Branches and loops whose course is known. A region that certainly runs once is written in place;
// one that never runs goes.
#include <optional>

#include "ir/edit.hpp"
#include "passes/constants.hpp"
#include "passes/simplify.hpp"

namespace eas::passes {

namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Value;

std::vector<Value*> yielded(const Rewriter& rewriter, const Block& region) {
  std::vector<Value*> values;
  for (Value* value : ir::terminator(region)->operands) values.push_back(rewriter.now(value));
  return values;
}

void replace_results(Rewriter& rewriter, const Node& node, std::span<Value* const> values) {
  for (std::size_t i = 0; i < node.results.size(); ++i)
    rewriter.replace(node.results[i], values[i]);
}

bool is_empty(const Block& region) { return region.nodes.size() == 1; }

bool all_tiles(const Node& node) {
  for (const Value* result : node.results) {
    if (!result->type.is_tile()) return false;
  }
  return true;
}

bool simplify_if(Rewriter& rewriter, Node& node) {
  Value* condition = node.condition();
  if (ir::is_constant(condition)) {
    Block& taken = *node.regions[ir::constant_int(condition) ? 0 : 1];
    replace_results(rewriter, node, rewriter.inline_region(taken, {}));
    return true;
  }
  const auto then = yielded(rewriter, *node.regions[0]);
  const auto otherwise = yielded(rewriter, *node.regions[1]);
  if (is_empty(*node.regions[0]) && is_empty(*node.regions[1]) && all_tiles(node)) {
    for (std::size_t i = 0; i < node.results.size(); ++i) {
      const ir::Type& type = node.results[i]->type;
      Value* mask = rewriter.repeat(condition, type.shape);
      rewriter.replace(node.results[i],
                       rewriter.where({.condition = mask, .x = then[i], .y = otherwise[i]}));
    }
    return true;
  }
  // A result that is the same either way needs no branch; nobody uses it any more, so it is dropped
  // as dead.
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    if (then[i] == otherwise[i]) {
      rewriter.replace(node.results[i], then[i]);
      rewriter.changed();
    } else if (ir::is_constant(then[i]) && ir::is_constant(otherwise[i]) &&
               then[i]->node->attributes == otherwise[i]->node->attributes) {
      rewriter.replace(node.results[i], rewriter.full(then[i]->type, then[i]->node->attributes[0]));
      rewriter.changed();
    }
  }
  return false;
}

// How often the loop runs: 0, 1, 2 for more; nothing where that is not known or its step is 0,
// which is an error when it runs.
std::optional<int> trips(const Node& node) {
  if (!ir::has_constant_bounds(node)) return std::nullopt;
  __extension__ using Wide = __int128;
  const Wide lo = ir::constant_int(node.lo()), hi = ir::constant_int(node.hi()),
             step = ir::constant_int(node.step());
  if (step == 0) return std::nullopt;
  const auto runs = [&](Wide i) { return step > 0 ? i < hi : i > hi; };
  return !runs(lo) ? 0 : !runs(lo + step) ? 1 : 2;
}

// A carried value that each round hands on unchanged is its initial value, inside the loop and
// after it.
void replace_unchanging(Rewriter& rewriter, const Node& node, const Block& body) {
  const Node* yield = ir::terminator(body);
  const std::size_t first_param = ir::first_carried(node);
  for (std::size_t k = 0; k < node.results.size(); ++k) {
    Value* init = node.inits()[k];
    const Value* next = yield->operands[k];
    if (next != body.params[first_param + k] && rewriter.now(yield->operands[k]) != init) continue;
    for (const Block* region : node.regions) {
      rewriter.replace(region->params[first_param + k], init);
    }
    rewriter.replace(node.results[k], init);
    rewriter.changed();
  }
}

bool simplify_for(Rewriter& rewriter, Node& node) {
  const auto count = trips(node);
  const std::span<Value* const> inits = node.inits();
  if (count && *count == 0) {
    replace_results(rewriter, node, inits);
    return true;
  }
  if (count && *count == 1) {
    std::vector<Value*> params{node.lo()};
    params.insert(params.end(), inits.begin(), inits.end());
    replace_results(rewriter, node, rewriter.inline_region(*node.regions[0], params));
    return true;
  }
  replace_unchanging(rewriter, node, *node.regions[0]);
  return false;
}

bool simplify_while(Rewriter& rewriter, Node& node) {
  const Value* condition = yielded(rewriter, *node.regions[0])[0];
  if (ir::is_constant(condition) && !ir::constant_int(condition)) {
    rewriter.inline_region(*node.regions[0], node.inits());  // what it does is done once
    replace_results(rewriter, node, node.inits());
    return true;
  }
  replace_unchanging(rewriter, node, *node.regions[1]);
  return false;
}

}  // namespace

bool simplify_control(Rewriter& rewriter, Node& node) {
  if (node.op == Op::if_) return simplify_if(rewriter, node);
  if (node.op == Op::for_) return simplify_for(rewriter, node);
  if (node.op == Op::while_) return simplify_while(rewriter, node);
  return false;
}

}  // namespace eas::passes
