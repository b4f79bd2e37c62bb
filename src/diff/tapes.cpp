// A load in loops whose numbers of turns are known before the first of them has the row that the
// counters say. One in other loops has a counter of its own, which they carry. Both sides of a branch
// have rows, whichever is taken.
#include "diff/tapes.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <unordered_map>

#include "ir/build.hpp"
#include "ir/edit.hpp"
#include "passes/pipeline.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

bool touches(const Node& node, const Value* memory) {
  return std::find(node.operands.begin(), node.operands.end(), memory) != node.operands.end();
}

// Whether a load that is no part of a sum comes after a store to the memory.
bool is_loaded_late(const Block& block, const Value* memory,
                    const passes::Accumulations& accumulations, bool& written) {
  for (const Node* node : block.nodes) {
    const ops::Effect effect = ops::info(node->op).effect;
    const bool reads = effect == ops::Effect::Read && !accumulations.loads.contains(node);
    if (reads && written && touches(*node, memory)) return true;
    const bool before = written;
    const bool writes = effect == ops::Effect::Write || effect == ops::Effect::Atomic;
    written |= writes && touches(*node, memory);
    // What a loop stores its next turn may load.
    const bool repeats = node->op == Op::for_ || node->op == Op::while_;
    for (int round = 0; round < 2; ++round) {
      if (round == 1 && (!repeats || before || !written)) break;
      for (const Block* region : node->regions) {
        if (is_loaded_late(*region, memory, accumulations, written)) return true;
      }
    }
  }
  return false;
}

bool is_condition(const Block& block) {
  return block.parent && block.parent->op == Op::while_ && &block == block.parent->regions[0];
}

class Counting {
 public:
  explicit Counting(ir::Function& function) : function_(function) {}

  struct Place {
    Value* row;
    Value* rows;
  };
  // Of what is done once whenever the block is. Nothing where nobody can count.
  const Place& of(Block& block) {
    if (const auto found = places_.find(&block); found != places_.end()) return found->second;
    return places_[&block] = work_out(block);
  }

 private:
  Place work_out(Block& block) {
    Node* around = block.parent;
    if (!around) {
      ir::BlockBuilder build(function_, &block);
      Value* zero = build.number(DType::int64, 0);
      Value* one = build.number(DType::int64, 1);
      std::rotate(block.nodes.begin(), block.nodes.end() - 2, block.nodes.end());
      return {zero, one};
    }
    if (around->op == Op::if_) return of(*around->parent);
    if (is_condition(block)) return of_condition(block);
    const bool counts = around->op == Op::for_ && is_known_before(around->lo()) &&
                        is_known_before(around->hi()) && is_known_before(around->step());
    return counts ? by_counter(block) : carried(block);
  }

  bool is_known_before(const Value* value) const {
    return ir::is_constant(value) || ir::defining_block(value) == function_.body();
  }

  // Asked once more than there are turns, each time the loop begins.
  Place of_condition(Block& block) {
    Node& loop = *block.parent;
    const Place turns = of(*loop.regions[1]), begun = of(*loop.parent);
    if (!turns.row || !begun.row) return {};
    ir::BlockBuilder build(function_, function_.body());
    Value* rows = build.elementwise(Op::add, {turns.rows, begun.rows});
    const auto top = static_cast<std::ptrdiff_t>(block.nodes.size());
    build.set_block(&block);
    Value* row = build.elementwise(Op::add, {block.params[turns.row->index], begun.row});
    std::rotate(block.nodes.begin(), block.nodes.begin() + top, block.nodes.end());
    return {row, rows};
  }

  static Node* outermost(Block& block) {
    Node* node = block.parent;
    while (node->parent->parent) node = node->parent->parent;
    return node;
  }

  // Row (rows before it) * turns + turn.
  Place by_counter(Block& region) {
    Node& loop = *region.parent;
    const Place before = of(*loop.parent);
    if (!before.row) return {};
    Block& body = *function_.body();
    const std::size_t first = body.nodes.size();
    ir::BlockBuilder build(function_, &body);
    const auto known = [&](Value* value) {
      if (!ir::is_constant(value)) return value;
      return build.number(DType::int64, ir::constant_int(value));
    };
    const auto on = [&](Op op, Value* x, Value* y) { return build.elementwise(op, {x, y}); };
    Value *lo = known(loop.lo()), *hi = known(loop.hi()), *step = known(loop.step());
    Value* count = build.elementwise(Op::neg, {on(Op::floordiv, on(Op::sub, lo, hi), step)});
    Value* turns = on(Op::maximum, count, build.number(DType::int64, 0));
    move_before(body, first, outermost(region));
    Value* rows = on(Op::mul, before.rows, turns);  // at the end
    const auto top = static_cast<std::ptrdiff_t>(region.nodes.size());
    build.set_block(&region);
    Value* turn = on(Op::floordiv, on(Op::sub, region.params[0], lo), step);
    Value* row = on(Op::add, on(Op::mul, before.row, turns), turn);
    std::rotate(region.nodes.begin(), region.nodes.begin() + top, region.nodes.end());
    return {row, rows};
  }

  static void move_before(Block& block, std::size_t first, const Node* position) {
    auto& nodes = block.nodes;
    std::rotate(std::find(nodes.begin(), nodes.end(), position),
                nodes.begin() + static_cast<std::ptrdiff_t>(first), nodes.end());
  }

  Place carried(Block& region) {
    std::vector<Block*> path;  // from the inside
    for (Block* block = &region; block->parent; block = block->parent->parent)
      path.push_back(block);
    // A condition gives nothing but itself.
    if (std::any_of(path.begin(), path.end(), [](Block* block) { return is_condition(*block); })) {
      return {};
    }
    Block& body = *function_.body();
    ir::BlockBuilder build(function_, &body);
    Value* zero = build.number(DType::int64, 0);
    ir::move_last_before(body, path.back()->parent);
    Value* row = nullptr;
    Value* rows = through(path, path.size(), zero, row);
    return {row, rows};
  }

  // Carries the counter through the control that region `path[left - 1]` belongs to; gives what it is
  // after it, and in `row` what it is where the last region begins.
  Value* through(const std::vector<Block*>& path, std::size_t left, Value* before, Value*& row) {
    Block& region = *path[left - 1];
    Node& node = *region.parent;
    const Type type = Type::scalar(DType::int64);
    if (node.op != Op::if_) node.operands.push_back(before);
    for (Block* each : node.regions) {
      Value* here = node.op == Op::if_ ? before : function_.add_param(each, type);
      if (node.op == Op::while_ && each == node.regions[0] && each != &region) continue;
      Value* after = here;
      if (each == &region) {
        if (left > 1) {
          after = through(path, left - 1, here, row);
        } else {
          row = here;
          const Node* end = ir::terminator(*each);
          const std::size_t first = each->nodes.size();
          ir::BlockBuilder build(function_, each);
          after = build.elementwise(Op::add, {here, build.number(DType::int64, 1)});
          move_before(*each, first, end);
        }
      }
      ir::terminator(*each)->operands.push_back(after);
    }
    return function_.add_result(&node, type);
  }

  ir::Function& function_;
  std::unordered_map<const Block*, Place> places_;
};

// A copy without its writes, or with those that `stays` says, that stores the values.
std::unique_ptr<ir::Function> stripped(const ir::Function& function,
                                       const std::vector<Value*>& values,
                                       const std::function<bool(const Value&)>& stays) {
  auto out = std::make_unique<ir::Function>();
  out->mode = function.mode;
  ir::ValueMap map;
  for (const Value* param : function.body()->params) {
    map[param] = out->add_param(out->body(), param->type);
  }
  ir::clone_nodes(*out, *function.body(), out->body(), map);
  const auto drop = [&](const auto& self, Block& block) -> void {
    ir::erase_nodes_if(block, [&](const Node* node) {
      switch (ops::info(node->op).effect) {
        case ops::Effect::Write:
        case ops::Effect::Atomic: return !stays(*node->buffer());
        case ops::Effect::Io: return true;
        default: return false;
      }
    });
    for (Node* node : block.nodes) {
      for (Block* region : node->regions) self(self, *region);
    }
  };
  drop(drop, *out->body());
  ir::BlockBuilder build(*out, out->body());
  Value* to = out->add_param(out->body(), Type::buffer(DType::int64));
  for (std::size_t i = 0; i < values.size(); ++i) {
    Value* at = build.number(DType::int64, static_cast<std::int64_t>(i));
    build.store({.buffer = to, .offset = at, .value = map.at(values[i])});
  }
  passes::optimise(*out);
  return out;
}

}  // namespace

std::unique_ptr<ir::Function> only(const ir::Function& function, const std::vector<Value*>& values,
                                   const std::unordered_set<const Value*>& written) {
  std::vector<bool> late(function.body()->params.size() + 1);
  for (const Value* memory : written) late[memory->index] = true;
  const auto is_group = [](const Value& memory) { return memory.type.kind == ir::TypeKind::Group; };
  const auto is_late = [&](const Value& memory) { return !is_group(memory) && late[memory.index]; };
  const auto reads = [](const ir::Function& made, const auto& which) {
    bool found = false;
    ir::walk(*made.body(), [&](const Node* node) {
      found |= ops::info(node->op).effect == ops::Effect::Read && which(*node->buffer());
    });
    return found;
  };
  auto out = stripped(function, values, [](const Value&) { return false; });
  if (reads(*out, is_group)) out = stripped(function, values, is_group);
  if (!reads(*out, is_late)) return out;
  return stripped(function, values,
                  [&](const Value& memory) { return is_group(memory) || is_late(memory); });
}

Tapes make_tapes(ir::Function& function, const passes::Accumulations& accumulations) {
  Tapes out;
  for (const Value* param : function.body()->params) {
    bool written = false;
    if (param->type.is_memory() &&
        is_loaded_late(*function.body(), param, accumulations, written)) {
      out.memory.insert(param);
    }
  }
  if (out.memory.empty()) return out;
  std::vector<const Node*> loads;
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->op == Op::load && out.memory.contains(node->buffer()) &&
        !accumulations.loads.contains(node)) {
      loads.push_back(node);
    }
  });
  Counting counting(function);
  for (const Node* load : loads) {
    const auto& [row, rows] = counting.of(*load->parent);
    if (!row) {
      out.uncounted = load;
      return out;
    }
    out.all.push_back({load, row, rows});
  }
  return out;
}

}  // namespace eas::diff
