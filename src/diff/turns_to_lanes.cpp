// A scalar of a turn becomes a tile of many turns' scalars, a tile a block: its own elements down, the
// turns along. Turns beyond the last are masked off where memory is touched; what they compute
// elsewhere stays in their lanes.
#include "diff/turns_to_lanes.hpp"

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/build.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/accumulations.hpp"
#include "passes/constants.hpp"
#include "passes/pipeline.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

constexpr std::int64_t kTurns = 64;       // at a time
constexpr std::int64_t kMostLanes = 256;  // of longer tiles sums take little of the time

bool is_tile(const Value* value) { return !value->type.shape.is_scalar(); }

// What of a body depends on its loop's counter, and how.
class Turn {
 public:
  Turn(const Node& loop, const passes::Accumulations& sums,
       const std::unordered_set<const Value*>& written)
      : loop_(loop), body_(*loop.regions[0]), sums_(sums), written_(written) {}

  bool fits() {
    if (!loop_.results.empty() || !passes::is_splat(loop_.step(), 1)) return false;
    find_numbers();
    for (const Node* node : body_.nodes) {
      if (node->op == Op::yield) break;
      if (number_ && node == number_->node) continue;
      if (!may_stand(*node)) return false;
      for (const Value* operand : node->operands) {
        if (!varies(operand)) continue;
        varying_.insert(node->results.begin(), node->results.end());
      }
    }
    return !stores_.empty();
  }

  // The value a turn is known by: its counter, or the one of a loop that runs the other way.
  const Value* number() const { return number_ ? number_ : body_.params[0]; }
  bool varies(const Value* value) const { return value == number() || varying_.contains(value); }
  std::int64_t lanes() const { return lanes_; }

 private:
  // Turns of which none needs another may go the other way.
  void find_numbers() {
    const Value* counter = body_.params[0];
    const Value* mirrored = nullptr;
    for (const Node* node : body_.nodes) {
      for (const Value* operand : node->operands) {
        if (operand != counter) continue;
        if (mirrored || node->op != Op::sub || node->y() != counter || !is_last(node->x())) return;
        mirrored = node->results[0];
      }
    }
    number_ = mirrored;
  }

  // hi - 1, of a loop from 0.
  bool is_last(const Value* value) const {
    if (!passes::is_splat(loop_.lo(), 0)) return false;
    if (ir::is_constant(value) && ir::is_constant(loop_.hi())) {
      return ir::constant_int(value) == ir::constant_int(loop_.hi()) - 1;
    }
    const Node* node = value->node;
    if (!node || node->operands.size() != 2 || node->x() != loop_.hi()) return false;
    return (node->op == Op::sub && passes::is_splat(node->y(), 1)) ||
           (node->op == Op::add && passes::is_splat(node->y(), -1));
  }

  bool has_shape(const Value* value) {
    if (!is_tile(value)) return true;
    const Shape& shape = value->type.shape;
    if (shape.rank() != 1 || shape[0] < 2 || shape[0] > kMostLanes) return false;
    if (lanes_ == 0) lanes_ = shape[0];
    return lanes_ == shape[0];
  }

  bool may_stand(const Node& node) {
    if (!node.regions.empty()) return false;
    for (const Value* operand : node.operands) {
      if (!operand->type.is_memory() && !has_shape(operand)) return false;
    }
    for (const Value* result : node.results) {
      if (!has_shape(result)) return false;
    }
    if (ops::is_elementwise(node.op)) return true;
    switch (node.op) {
      case Op::constant:
      case Op::cast:
      case Op::where:
      case Op::arange:
      case Op::sum: return true;
      case Op::broadcast: return !is_tile(node.x());
      case Op::load: return may_load(node);
      case Op::store: return may_store(node);
      default: return false;
    }
  }

  // A tile that lies along the turns' own direction is best read as it is.
  bool may_load(const Node& node) {
    if (sums_.loads.contains(&node)) return !is_tile(node.offset());
    if (written_.contains(node.buffer())) return false;
    if (!is_tile(node.offset())) return true;
    const auto steps = steps_of(node.offset());
    return steps && *steps >= -1 && *steps <= 1;
  }

  // Each turn adds to an element of its own, and no other sum to the same array.
  bool may_store(const Node& node) {
    if (!sums_.added.contains(&node) || is_tile(node.offset())) return false;
    const auto steps = steps_of(node.offset());
    return steps && *steps != 0 && stores_.insert(node.buffer()).second;
  }

  // How much a value grows from one number to the next.
  std::optional<std::int64_t> steps_of(const Value* value) const {
    if (value == number()) return 1;
    if (!varies(value)) return 0;
    const Node* node = value->node;
    if (!node || value->type.dtype != DType::int64) return std::nullopt;
    switch (node->op) {
      case Op::broadcast: return steps_of(node->x());
      case Op::add:
      case Op::sub: {
        const auto x = steps_of(node->x()), y = steps_of(node->y());
        if (!x || !y) return std::nullopt;
        return node->op == Op::add ? *x + *y : *x - *y;
      }
      case Op::mul: {
        const auto x = steps_of(node->x());
        const auto by = passes::splat_bits(node->y());
        constexpr std::int64_t kFar = std::int64_t{1} << 20;
        if (!x || !by || *by > kFar || *by < -kFar) return std::nullopt;
        return *x * *by;
      }
      default: return std::nullopt;
    }
  }

  const Node& loop_;
  const Block& body_;
  const passes::Accumulations& sums_;
  const std::unordered_set<const Value*>& written_;
  const Value* number_ = nullptr;
  std::int64_t lanes_ = 0;
  std::unordered_set<const Value*> varying_, stores_;
};

// Writes the loop of many turns at a time to the end of a block.
class Lanes {
 public:
  Lanes(ir::Function& function, Block& block, const Node& loop, const Turn& turn)
      : function_(function), build_(function, &block), loop_(loop), turn_(turn) {
    build_.set_location(loop.location);
  }

  void emit() {
    Node* made = build_.for_loop(
        {.lo = loop_.lo(), .hi = loop_.hi(), .step = build_.number(DType::int64, kTurns)});
    Block* inside = function_.add_block(made);
    Value* first = function_.add_param(inside, Type::scalar(DType::int64));
    build_.set_block(inside);
    Value* numbers =
        build_.elementwise(Op::add, {build_.broadcast(first, {kTurns}), build_.arange(0, kTurns)});
    exists_ = build_.elementwise(Op::lt, {numbers, build_.broadcast(loop_.hi(), {kTurns})});
    map_[turn_.number()] = numbers;
    for (const Node* node : loop_.regions[0]->nodes) {
      if (node->op == Op::yield ||
          map_.contains(node->results.empty() ? nullptr : node->results[0]))
        continue;
      build_.set_location(node->location);
      write(*node);
    }
    build_.yield({});
  }

 private:
  void write(const Node& node) {
    const bool varies = node.op == Op::store || turn_.varies(node.results[0]);
    if (!varies) {
      ir::clone_node(function_, node, build_.block(), map_);
      return;
    }
    switch (node.op) {
      case Op::broadcast: map_[node.results[0]] = down(ir::mapped(map_, node.x())); return;
      case Op::sum:
        map_[node.results[0]] = build_.along_axis(Op::sum, whole(node.x(), true), 0);
        return;
      case Op::load: return load(node);
      case Op::store:
        build_.store({.buffer = node.buffer(),
                      .offset = whole(node.offset(), false),
                      .value = whole(node.value(), false),
                      .mask = mask_of(node, false)});
        return;
      default: break;
    }
    const bool tile = is_tile(node.results[0]);
    std::vector<Value*> operands;
    for (Value* operand : node.operands) operands.push_back(whole(operand, tile));
    const Type type = Type::tile(node.results[0]->type.dtype, operands[0]->type.shape);
    map_[node.results[0]] = build_.give(node.op, std::move(operands), type, node.attributes);
  }

  void load(const Node& node) {
    const bool tile = is_tile(node.offset());
    Value* offset = whole(node.offset(), tile);
    Value* other = node.other() ? whole(node.other(), tile)
                                : build_.broadcast(build_.number(node.buffer()->type.dtype, 0),
                                                   offset->type.shape);
    map_[node.results[0]] = build_.load(
        {.buffer = node.buffer(), .offset = offset, .mask = mask_of(node, tile), .other = other});
  }

  // One mask for a load and a store that share theirs: it says that they are one sum.
  Value* mask_of(const Node& node, bool tile) {
    Value*& made = masks_[{node.mask(), tile}];
    if (made) return made;
    made = tile ? down(exists_) : exists_;
    if (node.mask()) made = build_.elementwise(Op::and_, {made, whole(node.mask(), tile)});
    return made;
  }

  // A value of a turn for all of them: what is the same in each is repeated.
  Value* whole(Value* value, bool tile) {
    Value* made = ir::mapped(map_, value);
    if (turn_.varies(value)) return made;
    if (!tile) return build_.broadcast(made, {kTurns});
    return build_.broadcast(build_.reshape(made, {turn_.lanes(), 1}), {turn_.lanes(), kTurns});
  }
  Value* down(Value* numbers) {
    return build_.broadcast(build_.reshape(numbers, {1, kTurns}), {turn_.lanes(), kTurns});
  }

  struct Hash {
    std::size_t operator()(const std::pair<const Value*, bool>& key) const {
      return std::hash<const Value*>()(key.first) * 2 + (key.second ? 1 : 0);
    }
  };

  ir::Function& function_;
  ir::BlockBuilder build_;
  const Node& loop_;
  const Turn& turn_;
  ir::ValueMap map_;
  Value* exists_ = nullptr;
  std::unordered_map<std::pair<const Value*, bool>, Value*, Hash> masks_;
};

class Loops {
 public:
  explicit Loops(ir::Function& function) : function_(function), sums_(function) {
    ir::walk(*function.body(), [&](const Node* node) {
      const ops::Effect effect = ops::info(node->op).effect;
      if (effect == ops::Effect::Write || effect == ops::Effect::Atomic) {
        written_.insert(node->buffer());
      }
    });
  }

  void visit(Block& block) {
    for (Node* node : std::exchange(block.nodes, {})) {
      for (Block* region : node->regions) visit(*region);
      if (node->op == Op::for_) {
        Turn turn(*node, sums_, written_);
        if (turn.fits()) {
          Lanes(function_, block, *node, turn).emit();
          continue;
        }
      }
      block.nodes.push_back(node);
    }
  }

 private:
  ir::Function& function_;
  passes::Accumulations sums_;
  std::unordered_set<const Value*> written_;
};

bool has_loops(const ir::Function& function) {
  bool found = false;
  ir::walk(*function.body(), [&](const Node* node) { found |= node->op == Op::for_; });
  return found;
}

}  // namespace

void make_turns_lanes(ir::Function& function) {
  if (!has_loops(function)) return;
  passes::optimise(function);  // what turns do not change is before the loop then
  Loops(function).visit(*function.body());
}

}  // namespace eas::diff
