// The elements are those from the first to the last that any store of the loop means; an element of
// theirs is at its place in the memory. A load gives what is there where it means an element that one of
// the stores wrote, whose mask is asked again for that place, else what the buffer has.
#include "diff/held_elements.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "diff/offsets.hpp"
#include "ir/build.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/accumulations.hpp"
#include "passes/analysis/affine.hpp"
#include "passes/constants.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

// Of one memory: more would take long to keep, and gaps that nobody stores to.
constexpr std::int64_t kMostElements = 16 * 1024;
constexpr std::int64_t kMostGaps = 2;  // times the elements that are stored to
constexpr int kDeep = 30;              // further nobody looks

// Whether elements of a tile lie one after another.
bool is_dense(const passes::Affine& sum, const Shape& shape) {
  if (!sum.linear || sum.thread != 0) return false;
  std::int64_t step = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    if (shape[axis] > 1 && sum.stride[static_cast<std::size_t>(axis)] != step) return false;
    step *= shape[axis];
  }
  return true;
}

// How far apart the first elements of two dense tiles are, where that is known.
std::optional<std::int64_t> distance(const passes::Affine& x, const passes::Affine& y) {
  passes::Affine from = x, to = y;
  for (passes::Affine* each : {&from, &to}) each->stride = {}, each->low = each->high = 0;
  const auto apart = passes::subtract(to, from);
  return apart && apart->is_constant() ? std::optional(apart->constant) : std::nullopt;
}

// What a loop does to one buffer.
struct Accesses {
  std::vector<Node*> loads, stores;
  bool others = false;
};

class Holder {
 public:
  Holder(ir::Function& function, const passes::AffineAnalysis& affine,
         const passes::Accumulations& sums, Node& loop, Value* buffer, Accesses accesses)
      : function_(function),
        affine_(affine),
        sums_(sums),
        loop_(loop),
        buffer_(buffer),
        accesses_(std::move(accesses)),
        build_(function, function.body()) {}

  bool fits() {
    const bool sums_alone =
        std::all_of(accesses_.loads.begin(), accesses_.loads.end(),
                    [&](const Node* load) { return sums_.loads.contains(load); });
    if (accesses_.others || accesses_.stores.empty() || sums_alone) return false;
    std::int64_t first = 0, end = 0, stored = 0;
    for (const Node* store : accesses_.stores) {
      const Shape& shape = store->offset()->type.shape;
      const passes::Affine* at = affine_.of(store->offset());
      const bool stays = store->parent == loop_.regions[0] && is_known_before(store->offset()) &&
                         (!store->mask() || is_known_before(store->mask()));
      if (!stays || !at || !is_dense(*at, shape)) return false;
      const auto shift = distance(*affine_.of(accesses_.stores[0]->offset()), *at);
      if (!shift || (store->mask() && !follows(store->mask(), shape))) return false;
      first = std::min(first, *shift);
      end = std::max(end, *shift + shape.elements());
      stored += shape.elements();
      tiles_.push_back({store, *shift, nullptr, nullptr});
    }
    for (Tile& tile : tiles_) tile.first -= first;
    size_ = end - first;
    return size_ <= kMostElements && size_ <= (1 + kMostGaps) * stored;
  }

  void hold() {
    begin();
    for (Node* store : accesses_.stores) move_store(*store);
    for (Node* load : accesses_.loads) move_load(*load);
    put_back();
  }

 private:
  struct Tile {
    const Node* store;
    std::int64_t first;  // its first element's place
    Value* offset;       // as it is before the loop
    Value* mask;         // of the elements that the loop stores to, if it has a turn
  };

  // Values that no turn changes: from before the loop, or made of such and of constants.
  bool is_known_before(const Value* value, int deep = 0) const {
    if (!ir::is_inside(ir::defining_block(value), loop_.regions[0])) return true;
    const Node* node = value->node;
    if (deep > kDeep || !node || !node->regions.empty() || !ops::is_pure(node->op)) return false;
    return std::all_of(node->operands.begin(), node->operands.end(),
                       [&](const Value* operand) { return is_known_before(operand, deep + 1); });
  }

  Value* before(Value* value) {
    if (!ir::is_inside(ir::defining_block(value), loop_.regions[0])) return value;
    if (const auto known = before_.find(value); known != before_.end()) return known->second;
    for (Value* operand : value->node->operands) before(operand);
    ir::clone_node(function_, *value->node, build_.block(), before_);
    return before_.at(value);
  }

  // --- masks, asked of places

  // Whether what a mask says of an element is known from where the element is.
  bool follows(const Value* value, const Shape& shape, int deep = 0) const {
    if (deep > kDeep || !(value->type.shape == shape)) return false;
    if (shape.is_scalar() || is_same_for_all(value)) return true;
    if (is_int(value->type.dtype)) {
      const passes::Affine* sum = affine_.of(value);
      if (sum && is_dense(*sum, shape)) return true;
    }
    const Node* node = value->node;
    if (!node || !(ops::is_elementwise(node->op) || node->op == Op::cast)) return false;
    return std::all_of(node->operands.begin(), node->operands.end(),
                       [&](const Value* operand) { return follows(operand, shape, deep + 1); });
  }
  static bool is_same_for_all(const Value* value) {
    return value->node && value->node->op == Op::broadcast && value->node->x()->type.is_scalar();
  }

  // The value of the elements at `places` of a tile, as int64 from its first.
  Value* asked(Value* value, Value* places) {
    const Shape& shape = places->type.shape;
    const Shape& own = value->type.shape;
    const DType dtype = value->type.dtype;
    if (own.is_scalar()) return build_.broadcast(outer(value), shape);
    if (is_same_for_all(value)) return build_.broadcast(outer(value->node->x()), shape);
    const passes::Affine* sum = is_int(dtype) ? affine_.of(value) : nullptr;
    if (sum && is_dense(*sum, own)) {
      Value* first = build_.broadcast(first_of(value), shape);
      Value* at = build_.elementwise(Op::add, {first, places});
      return dtype == DType::int64 ? at : build_.cast(at, dtype);
    }
    std::vector<Value*> operands;
    for (Value* operand : value->node->operands) operands.push_back(asked(operand, places));
    return build_.give(value->node->op, std::move(operands), Type::tile(dtype, shape),
                       value->node->attributes);
  }
  // Both stand before the loop.
  Value* outer(Value* value) {
    return at_loop([&] { return before(value); });
  }
  Value* first_of(Value* tile) {
    Value*& known = firsts_[tile];
    if (known) return known;
    return known = at_loop([&] {
             Value* least = before(tile);
             if (least->type.dtype != DType::int64) least = build_.cast(least, DType::int64);
             while (!least->type.shape.is_scalar()) least = build_.along_axis(Op::min, least, 0);
             return least;
           });
  }

  // --- where things are written

  // What is made by `make` stands before the loop.
  template <class Make>
  Value* at_loop(const Make& make) {
    return at(*loop_.parent, loop_.parent->nodes.size(), &loop_, make);
  }
  template <class Make>
  auto at(Block& block, std::size_t from, const Node* position, const Make& make) {
    Block* const around = build_.block();
    build_.set_block(&block);
    auto made = make();
    from = std::min(from, block.nodes.size());
    std::rotate(std::find(block.nodes.begin(), block.nodes.end(), position),
                block.nodes.begin() + static_cast<std::ptrdiff_t>(from), block.nodes.end());
    build_.set_block(around);
    return made;
  }
  template <class Make>
  auto before_node(const Node& node, const Make& make) {
    build_.set_location(node.location);
    return at(*node.parent, node.parent->nodes.size(), &node, make);
  }

  Value* integer(std::int64_t value) { return build_.number(DType::int64, value); }
  Value* all(Value* scalar, const Shape& shape) { return build_.broadcast(scalar, shape); }
  Value* both(Value* x, Value* y) {
    if (!x || !y) return x ? x : y;
    return build_.elementwise(Op::and_, {x, y});
  }
  Value* zeros(const Shape& shape) { return all(build_.number(buffer_->type.dtype, 0), shape); }
  Value* places(const Tile& tile) {
    const Shape& shape = tile.store->offset()->type.shape;
    Value* at = positions(build_, shape, shape);
    return build_.elementwise(Op::add, {at, all(integer(tile.first), shape)});
  }

  // Whether there is a turn; null where that is known.
  Value* has_turns() {
    Value *lo = loop_.lo(), *hi = loop_.hi(), *step = loop_.step();
    if (ir::has_constant_bounds(loop_)) {
      const std::int64_t from = ir::constant_int(lo), to = ir::constant_int(hi);
      if (ir::constant_int(step) > 0 ? from < to : from > to) return nullptr;
    }
    const auto on = [&](Op op, Value* x, Value* y) { return build_.elementwise(op, {x, y}); };
    Value* rises = on(Op::gt, step, integer(0));
    return on(Op::or_, on(Op::and_, rises, on(Op::lt, lo, hi)),
              on(Op::and_, build_.elementwise(Op::not_, {rises}), on(Op::gt, lo, hi)));
  }

  void begin() {
    memory_ = private_memory(function_, buffer_->type.dtype, size_);
    before_node(loop_, [&] {
      Value* turns = has_turns();
      const Shape whole{size_};
      build_.store(
          {.buffer = memory_, .offset = positions(build_, whole, whole), .value = zeros(whole)});
      for (Tile& tile : tiles_) {
        const Shape& shape = tile.store->offset()->type.shape;
        tile.offset = before(tile.store->offset());
        Value* stored = tile.store->mask() ? before(tile.store->mask()) : nullptr;
        tile.mask = both(stored, turns ? all(turns, shape) : nullptr);
        Value* value = build_.load({.buffer = buffer_,
                                    .offset = tile.offset,
                                    .mask = tile.mask,
                                    .other = tile.mask ? zeros(shape) : nullptr});
        build_.store(
            {.buffer = memory_, .offset = places(tile), .value = value, .mask = tile.mask});
      }
      return 0;
    });
  }

  const Tile& tile_of(const Node& store) const {
    return *std::find_if(tiles_.begin(), tiles_.end(),
                         [&](const Tile& tile) { return tile.store == &store; });
  }

  void move_store(Node& store) {
    Value* at = before_node(store, [&] { return places(tile_of(store)); });
    moved_.push_back({&store, at});
  }

  // The tile whose elements, all of them, a load means.
  const Tile* same_tile(const Node& load) const {
    for (const Tile& tile : tiles_) {
      if (tile.store->offset() != load.offset()) continue;
      if (!tile.store->mask() || tile.store->mask() == load.mask()) return &tile;
    }
    return nullptr;
  }

  void move_load(Node& load) {
    Value* result = before_node(load, [&]() -> Value* {
      if (const Tile* tile = same_tile(load)) {
        return build_.load({.buffer = memory_,
                            .offset = places(*tile),
                            .mask = load.mask(),
                            .other = load.other()});
      }
      const Shape& shape = load.offset()->type.shape;
      Value* held = nullptr;
      Value* place = nullptr;  // in the memory
      for (const Tile& tile : tiles_) {
        Value* first = first_of(tile.store->offset());
        Value* inside = build_.elementwise(Op::sub, {load.offset(), all(first, shape)});
        if (!place) {
          place = build_.elementwise(Op::add, {inside, all(integer(tile.first), shape)});
        }
        const std::int64_t size = tile.store->offset()->type.shape.elements();
        Value* hit = both(build_.elementwise(Op::ge, {inside, all(integer(0), shape)}),
                          build_.elementwise(Op::lt, {inside, all(integer(size), shape)}));
        if (tile.store->mask()) hit = both(hit, asked(tile.store->mask(), inside));
        held = held ? build_.elementwise(Op::or_, {held, hit}) : hit;
      }
      Value* other = load.other() ? load.other() : zeros(shape);
      Value* rest = both(load.mask(), build_.elementwise(Op::not_, {held}));
      Value* elsewhere =
          build_.load({.buffer = buffer_, .offset = load.offset(), .mask = rest, .other = other});
      return build_.load({.buffer = memory_,
                          .offset = place,
                          .mask = both(load.mask(), held),
                          .other = elsewhere});
    });
    replaced_[load.results[0]] = result;
    std::erase(load.parent->nodes, &load);
  }

  void put_back() {
    for (const auto& [store, place] : moved_) {
      store->operands[ops::operand_index(Op::store, ops::Operand::buffer)] = memory_;
      store->operands[ops::operand_index(Op::store, ops::Operand::offset)] = place;
    }
    // Right after the loop: what was made at the end of the block changes places with what was there.
    auto& nodes = loop_.parent->nodes;
    const auto rest = static_cast<std::ptrdiff_t>(nodes.size());
    build_.set_block(loop_.parent);
    build_.set_location(loop_.location);
    for (const Tile& tile : tiles_) {
      build_.store({.buffer = buffer_,
                    .offset = tile.offset,
                    .value = build_.load({.buffer = memory_, .offset = places(tile)}),
                    .mask = tile.mask});
    }
    std::rotate(std::find(nodes.begin(), nodes.end(), &loop_) + 1, nodes.begin() + rest,
                nodes.end());
    ir::replace_all_uses(function_, replaced_);
  }

  ir::Function& function_;
  const passes::AffineAnalysis& affine_;
  const passes::Accumulations& sums_;
  Node& loop_;
  Value* buffer_;
  Accesses accesses_;
  ir::BlockBuilder build_;
  std::vector<Tile> tiles_;
  std::int64_t size_ = 0;
  Value* memory_ = nullptr;
  ir::ValueMap before_, replaced_;
  std::unordered_map<const Value*, Value*> firsts_;
  std::vector<std::pair<Node*, Value*>> moved_;
};

// By buffer, in the order of the kernel's parameters.
std::vector<std::pair<Value*, Accesses>> accesses_in(const ir::Function& function, Node& loop) {
  std::vector<std::pair<Value*, Accesses>> out;
  for (Value* param : function.body()->params) {
    if (param->type.kind == ir::TypeKind::Buffer) out.emplace_back(param, Accesses{});
  }
  const auto look = [&](const auto& self, Block& block) -> void {
    for (Node* node : block.nodes) {
      for (auto& [param, all] : out) {
        if (std::find(node->operands.begin(), node->operands.end(), param) == node->operands.end())
          continue;
        if (node->op == Op::load) all.loads.push_back(node);
        else if (node->op == Op::store) all.stores.push_back(node);
        else all.others |= !ops::is_pure(node->op);
      }
      for (Block* region : node->regions) self(self, *region);
    }
  };
  look(look, *loop.regions[0]);
  return out;
}

}  // namespace

void hold_elements(ir::Function& function) {
  if (function.mode == ir::Mode::Thread) return;
  const passes::AffineAnalysis affine(function);
  const passes::Accumulations sums(function);
  for (Node* loop : std::vector<Node*>(function.body()->nodes)) {
    if (loop->op != Op::for_) continue;
    for (auto& [buffer, accesses] : accesses_in(function, *loop)) {
      Holder holder(function, affine, sums, *loop, buffer, std::move(accesses));
      if (holder.fits()) holder.hold();
    }
  }
}

}  // namespace eas::diff
