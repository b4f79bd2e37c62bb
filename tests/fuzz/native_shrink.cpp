// Every step is an edit of a copy: what is left without a use goes, the verifier must agree, and
// `fails` decides. Rounds of all edits repeat until none helps.
#include "native_shrink.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_set>

#include "ir/edit.hpp"
#include "ir/verify.hpp"

namespace eas::fuzz {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

std::vector<Node*> nodes_of(const ir::Function& function) {
  std::vector<Node*> nodes;
  ir::walk(*function.body(), [&](Node* node) { nodes.push_back(node); });
  return nodes;
}

// --- tidying --------------------------------------------------------------------------------------

void remove_unused_nodes(ir::Function& function) {
  for (bool changed = true; changed;) {
    changed = false;
    const auto uses = ir::count_uses(function);
    const auto unused = [&](const Node* node) {
      if (node->op == Op::yield || node->results.empty()) {
        return !node->regions.empty() && ir::effects(*node).none();
      }
      const auto effects = ir::effects(*node);
      if (effects.writes || (effects.orders && node->op != Op::alloc_tg)) return false;
      return std::all_of(node->results.begin(), node->results.end(),
                         [&](const Value* v) { return ir::uses(uses, v) == 0; });
    };
    std::vector<Block*> blocks = {function.body()};
    for (const Node* node : nodes_of(function)) {
      blocks.insert(blocks.end(), node->regions.begin(), node->regions.end());
    }
    for (Block* block : blocks) {
      const std::size_t before = block->nodes.size();
      ir::erase_nodes_if(*block, unused);
      changed = changed || block->nodes.size() != before;
    }
  }
}

void remove_unused_params(Case& plan) {
  const auto uses = ir::count_uses(*plan.function);
  std::vector<bool> keep;
  std::vector<std::variant<View, std::int64_t>> arguments;
  for (const Value* param : plan.function->body()->params) {
    keep.push_back(ir::uses(uses, param) > 0);
    if (keep.back()) arguments.push_back(plan.arguments[param->index]);
  }
  ir::keep_params(*plan.function->body(), keep);
  plan.arguments = std::move(arguments);
  std::vector<Memory> memories;
  std::vector<std::size_t> renamed(plan.memories.size(), SIZE_MAX);
  for (auto& argument : plan.arguments) {
    auto* view = std::get_if<View>(&argument);
    if (!view) continue;
    std::size_t& name = renamed[view->memory];
    if (name == SIZE_MAX) {
      name = memories.size();
      memories.push_back(plan.memories[view->memory]);
    }
    view->memory = name;
  }
  plan.memories = std::move(memories);
}

// --- edits: each says whether it did something ----------------------------------------------------

using Edit = std::function<bool(Case&)>;

Value* insert_before(ir::Function& function, Node* position, Op op, std::vector<Value*> operands,
                     const Type& type, std::vector<std::int64_t> attributes) {
  Block* block = position->parent;
  Node* node = function.add_node(block, op, std::move(operands), std::vector<Type>{type},
                                 std::move(attributes));
  ir::move_last_before(*block, position);
  return node->results[0];
}

// A number in place of a node's result.
bool replace_by_number(Case& plan, std::size_t index, std::size_t result, std::int64_t number) {
  Node* node = nodes_of(*plan.function)[index];
  if (node->op == Op::constant || result >= node->results.size()) return false;
  Value* old = node->results[result];
  if (!old->type.is_tile()) return false;
  if (node->op == Op::broadcast && ir::is_constant(node->operands[0])) return false;
  const DType dtype = old->type.dtype;
  const auto bits = is_float(dtype) ? ir::constant_bits(dtype, static_cast<double>(number))
                                    : ir::constant_bits(dtype, number);
  Value* made = insert_before(*plan.function, node, Op::constant, {}, Type::scalar(dtype), {bits});
  if (!old->type.is_scalar()) {
    made = insert_before(*plan.function, node, Op::broadcast, {made}, old->type, {});
  }
  ir::replace_all_uses(*plan.function, old, made);
  return true;
}

bool replace_by_operand(Case& plan, std::size_t index, std::size_t operand) {
  Node* node = nodes_of(*plan.function)[index];
  if (operand >= node->operands.size() || node->results.empty()) return false;
  bool done = false;
  for (Value* result : node->results) {
    if (result->type != node->operands[operand]->type) continue;
    ir::replace_all_uses(*plan.function, result, node->operands[operand]);
    done = true;
  }
  return done;
}

// All of these nodes whose results nobody uses.
bool remove_nodes(Case& plan, std::size_t first, std::size_t end) {
  const auto nodes = nodes_of(*plan.function);
  const auto uses = ir::count_uses(*plan.function);
  bool done = false;
  for (std::size_t i = first; i < std::min(end, nodes.size()); ++i) {
    Node* node = nodes[i];
    const bool used = std::any_of(node->results.begin(), node->results.end(),
                                  [&](const Value* v) { return ir::uses(uses, v) > 0; });
    if (node->op == Op::yield || used) continue;
    std::erase(node->parent->nodes, node);
    done = true;
  }
  return done;
}

// A store or load without its mask, an acc or a value printed.
bool remove_operand(Case& plan, std::size_t index) {
  Node* node = nodes_of(*plan.function)[index];
  std::size_t drop = 0;
  switch (node->op) {
    case Op::load: drop = node->operands.size() == 4 ? 2 : 0; break;
    case Op::store: drop = node->operands.size() == 4 ? 1 : 0; break;
    case Op::dot: drop = node->operands.size() == 3 ? 1 : 0; break;
    case Op::atomic_add:
    case Op::atomic_max:
    case Op::atomic_min:
    case Op::atomic_and:
    case Op::atomic_or:
    case Op::atomic_xor:
    case Op::atomic_xchg: drop = node->operands.size() == 4 ? 1 : 0; break;
    case Op::atomic_cas: drop = node->operands.size() == 5 ? 1 : 0; break;
    case Op::device_print: drop = node->operands.empty() ? 0 : 1; break;
    default: break;
  }
  node->operands.resize(node->operands.size() - drop);
  return drop > 0;
}

// One region of a branch, or one turn of a loop, in place of the node.
bool inline_region(Case& plan, std::size_t index, std::size_t which) {
  Node* node = nodes_of(*plan.function)[index];
  std::vector<Value*> inits;
  if (node->op == Op::for_) {
    inits = {node->operands[0]};
    inits.insert(inits.end(), node->operands.begin() + 3, node->operands.end());
  } else if (node->op == Op::while_) {
    inits = node->operands;
    if (which == 0) return false;
  } else if (node->op != Op::if_) {
    return false;
  }
  if (which >= node->regions.size()) return false;
  Block& region = *node->regions[which];
  ir::ValueMap map;
  for (std::size_t i = 0; i < region.params.size(); ++i) map[region.params[i]] = inits[i];
  const Node* yield = ir::terminator(region);
  for (std::size_t i = 0; i < node->results.size(); ++i) {
    map[node->results[i]] = yield->operands[i];
  }
  Block& block = *node->parent;
  std::vector<Node*> moved(region.nodes.begin(), region.nodes.end() - 1);
  for (Node* inner : moved) inner->parent = &block;
  const auto at = std::find(block.nodes.begin(), block.nodes.end(), node);
  const auto position = at - block.nodes.begin();
  block.nodes.erase(at);
  block.nodes.insert(block.nodes.begin() + position, moved.begin(), moved.end());
  ir::replace_all_uses(*plan.function, map);
  return true;
}

// What is carried stays what it was before the loop.
bool uncarry(Case& plan, std::size_t index, std::size_t which) {
  Node* node = nodes_of(*plan.function)[index];
  const bool loop = node->op == Op::for_ || node->op == Op::while_;
  if (which >= node->results.size() || (!loop && node->op != Op::if_)) return false;
  const std::size_t fixed = node->op == Op::for_ ? 3 : 0;
  std::vector<bool> keep(node->results.size(), true);
  keep[which] = false;
  if (!loop) {  // a branch's result must be unused
    if (ir::uses(ir::count_uses(*plan.function), node->results[which]) > 0) return false;
    for (Block* region : node->regions) ir::keep_operands(*ir::terminator(*region), keep);
    ir::keep_results(*node, keep);
    return true;
  }
  Value* init = node->operands[fixed + which];
  ir::ValueMap map{{node->results[which], init}};
  const std::size_t param = which + (node->op == Op::for_ ? 1 : 0);
  for (Block* region : node->regions) map[region->params[param]] = init;
  ir::replace_all_uses(*plan.function, map);
  std::vector<bool> keep_operand(node->operands.size(), true), keep_param;
  keep_operand[fixed + which] = false;
  keep_param.assign(node->regions[0]->params.size(), true);
  keep_param[param] = false;
  ir::keep_operands(*ir::terminator(*node->regions.back()), keep);
  for (Block* region : node->regions) ir::keep_params(*region, keep_param);
  ir::keep_operands(*node, keep_operand);
  ir::keep_results(*node, keep);
  return true;
}

bool simplify_constant(Case& plan, std::size_t index, std::int64_t number) {
  Node* node = nodes_of(*plan.function)[index];
  if (node->op != Op::constant) return false;
  const DType dtype = node->results[0]->type.dtype;
  const auto bits = is_float(dtype) ? ir::constant_bits(dtype, static_cast<double>(number))
                                    : ir::constant_bits(dtype, number);
  const std::int64_t zero = 0;
  if (node->attributes[0] == bits || node->attributes[0] == zero) return false;
  node->attributes[0] = bits;
  return true;
}

// Every axis of this size, and every arange, with another size.
bool resize_axes(Case& plan, std::int64_t from, std::int64_t to) {
  const auto resize = [&](Value* value) {
    if (!value->type.is_tile()) return;
    for (int i = 0; i < value->type.shape.rank(); ++i) {
      if (value->type.shape[i] == from) value->type.shape[i] = to;
    }
  };
  for (Node* node : nodes_of(*plan.function)) {
    for (Value* result : node->results) resize(result);
    for (Block* region : node->regions) {
      for (Value* param : region->params) resize(param);
    }
    if (node->op == Op::arange && node->attributes[1] == from) node->attributes[1] = to;
  }
  return true;
}

bool own_memory(Case& plan, std::size_t param) {
  auto* view = std::get_if<View>(&plan.arguments[param]);
  if (!view) return false;
  std::int64_t elements = 1, step = 1;
  std::vector<std::int64_t> dense(view->shape.size());
  for (std::size_t i = view->shape.size(); i-- > 0;) {
    dense[i] = step;
    step *= view->shape[i];
  }
  elements = std::max<std::int64_t>(step, 1);
  if (view->strides == dense && view->first == 0) {
    const auto shares = [&](const auto& other) {
      const auto* v = std::get_if<View>(&other);
      return v && v->memory == view->memory;
    };
    if (std::count_if(plan.arguments.begin(), plan.arguments.end(), shares) == 1) return false;
  }
  const DType dtype = plan.memories[view->memory].dtype;
  *view = View{plan.memories.size(), 0, view->shape, dense};
  plan.memories.push_back({dtype, elements});
  return true;
}

std::vector<Edit> edits_of(const Case& plan) {
  std::vector<Edit> edits;
  const auto nodes = nodes_of(*plan.function);
  for (int axis = 0; axis < 3; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    for (const std::int64_t size : {1, 2}) {
      if (plan.grid[a] <= size) continue;
      edits.emplace_back([=](Case& c) { return c.grid[a] = size, true; });
    }
  }
  if (plan.fill == Fill::Special) {
    edits.emplace_back([](Case& c) { return c.fill = Fill::Plain, true; });
  }
  if (plan.function->fast_math) {
    edits.emplace_back([](Case& c) { return c.function->fast_math = false, true; });
  }
  // From the end: what is later depends on more.
  for (std::size_t i = nodes.size(); i-- > 0;) {
    edits.emplace_back([=](Case& c) { return remove_nodes(c, i, i + 1); });
    for (std::size_t r = 0; r < nodes[i]->regions.size(); ++r) {
      edits.emplace_back([=](Case& c) { return inline_region(c, i, r); });
    }
    for (std::size_t r = 0; r < nodes[i]->results.size(); ++r) {
      edits.emplace_back([=](Case& c) { return replace_by_number(c, i, r, 0); });
      edits.emplace_back([=](Case& c) { return replace_by_number(c, i, r, 1); });
      if (!nodes[i]->regions.empty()) edits.emplace_back([=](Case& c) { return uncarry(c, i, r); });
    }
    for (std::size_t o = 0; o < nodes[i]->operands.size(); ++o) {
      edits.emplace_back([=](Case& c) { return replace_by_operand(c, i, o); });
    }
    edits.emplace_back([=](Case& c) { return remove_operand(c, i); });
  }
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    edits.emplace_back([=](Case& c) { return own_memory(c, i); });
    if (std::holds_alternative<std::int64_t>(plan.arguments[i]) &&
        std::get<std::int64_t>(plan.arguments[i]) != 0) {
      edits.emplace_back([=](Case& c) { return c.arguments[i] = std::int64_t{0}, true; });
    }
  }
  std::set<std::int64_t> sizes;
  for (const Node* node : nodes) {
    for (const Value* result : node->results) {
      sizes.insert(result->type.shape.begin(), result->type.shape.end());
    }
  }
  for (const std::int64_t from : sizes) {
    for (const std::int64_t to : {std::int64_t{1}, std::int64_t{2}, from / 2, from - 1}) {
      if (to < from && to > 0) {
        edits.emplace_back([=](Case& c) { return resize_axes(c, from, to); });
      }
    }
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (const std::int64_t number : {0, 1}) {
      edits.emplace_back([=](Case& c) { return simplify_constant(c, i, number); });
    }
  }
  return edits;
}

}  // namespace

Case shrink(const Case& failing, const Fails& fails, int budget) {
  std::unordered_set<std::string> tried;
  const auto still_fails = [&](const Case& plan) {
    if (!tried.insert(plan.text()).second) return false;  // edits often lead to one place
    --budget;
    try {
      ir::verify(*plan.function);
      return fails(plan);
    } catch (const std::exception&) {
      return false;
    }
  };
  Case best = failing.copy();
  const auto attempt = [&](const Edit& edit) {
    Case candidate = best.copy();
    if (!edit(candidate)) return false;
    remove_unused_nodes(*candidate.function);
    remove_unused_params(candidate);
    if (!still_fails(candidate)) return false;
    best = std::move(candidate);
    return true;
  };
  // Stores in bulk first: most of a kernel serves those that are right.
  for (std::size_t chunk = nodes_of(*best.function).size() / 2; chunk > 1; chunk /= 2) {
    for (std::size_t first = 0; first < nodes_of(*best.function).size();) {
      const auto remove_chunk = [&](Case& c) { return remove_nodes(c, first, first + chunk); };
      if (!attempt(remove_chunk)) first += chunk;
    }
  }
  for (bool progress = true; progress && budget > 0;) {
    progress = false;
    auto edits = edits_of(best);
    for (std::size_t i = 0; i < edits.size() && budget > 0; ++i) {
      if (!attempt(edits[i])) continue;
      progress = true;
      edits = edits_of(best);  // the numbers of nodes are other ones now
    }
  }
  return best;
}

}  // namespace eas::fuzz
