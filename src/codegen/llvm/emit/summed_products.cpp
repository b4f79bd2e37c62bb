// Products that a loop sums up in a tile, `sum = a @ b + sum`: the first turn begins at zero where
// the tile does, and where all the tile is for is one store, the last turn writes there. Scratch
// memory then holds the sums between turns only.
#include "codegen/llvm/emit/summed_products.hpp"

#include <algorithm>
#include <unordered_set>

#include "codegen/llvm/emit/elements.hpp"
#include "ir/shared_walk.hpp"
#include "passes/constants.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;

namespace {

// Nothing that is seen outside, whatever the order.
bool is_silent(const ir::Node& node) {
  const Effect effect = ops::info(node.op).effect;
  return node.regions.empty() && (effect == Effect::Pure || effect == Effect::Read);
}

}  // namespace

std::int64_t SummedProducts::uses(const ir::Value* value) {
  if (!uses_) uses_ = ir::count_uses(frame_.function);
  return ir::uses(*uses_, value);
}

// Stores that have a loop of their own and write what a `for` gives, and nothing else is done in
// between.
void SummedProducts::find_last_stores(const ir::Block& block, const Plan& plan) {
  for (const Unit& unit : plan.units) {
    const ir::Node* store = unit.roots[0].node;
    if (unit.kind != Unit::Kind::Elements || unit.roots.size() != 1 || !store ||
        store->op != Op::store)
      continue;
    const ir::Value* value = store->value();
    if (!value->node || value->node->op != Op::for_ || value->node->parent != &block) continue;
    const auto from = std::find(block.nodes.begin(), block.nodes.end(), value->node);
    const auto to = std::find(from, block.nodes.end(), store);
    const bool alone = std::all_of(from + 1, to, [](const ir::Node* n) { return is_silent(*n); });
    if (alone) last_stores_[value] = store;
  }
}

// Whether a tile of numbers or truths can be written before the code that stands between.
bool SummedProducts::is_ready(const ir::Value* value) {
  ir::Once<const ir::Value*> work;
  work.add(value);
  while (const auto next = work.take()) {
    const ir::Value* x = *next;
    const ir::Node* node = x->node;
    if (!is_tile(x)) {
      const bool constant = node && node->op == Op::constant;
      if (!constant && !elements_.has_scalar(x) && x->block != frame_.function.body()) return false;
      continue;
    }
    if (!node || known_.stored.count(x) || !node->regions.empty() ||
        ops::info(node->op).effect != Effect::Pure)
      return false;
    for (const ir::Value* operand : node->operands) work.add(operand);
  }
  return true;
}

// Where the store writes, if that is rows of neighbours of one buffer that nothing else touches.
std::optional<SummedProducts::Place> SummedProducts::place_of(const ir::Node& store, int accesses) {
  const ir::Value* buffer = store.buffer();
  const ir::Value* tile = store.value();
  const bool masked = store.mask();
  if (tile->type.shape.rank() != 2 || buffer->type.kind != ir::TypeKind::Buffer ||
      buffer->type.dtype != tile->type.dtype || !frame_.memory_facts.disjoint ||
      frame_.options.check || frame_.memory_facts.accesses.at(buffer) != accesses ||
      !is_ready(store.offset()) || (masked && !is_ready(store.mask())))
    return std::nullopt;
  const Linear* sum = linears_.linear(store.offset());
  if (!sum || constant(sum->stride[1]) != 1) return std::nullopt;
  const Linear where = *sum;
  const std::int64_t rows = tile->type.shape[0], columns = tile->type.shape[1];
  Rectangle held{i64(columns), i64(rows)};
  Coords corner;
  corner.at[0] = corner.at[1] = i64(0);
  Coords along = corner;
  along.axis = 1;
  along.rows = 0;
  if (masked && !masks_.rectangle(store.mask(), along, held)) return std::nullopt;
  Place out;
  out.stride = where.stride[0] ? where.stride[0] : i64(0);
  out.address = builder_.CreateGEP(memory_type(module_.getContext(), buffer->type.dtype, 0),
                                   frame_.memory_of(buffer), linears_.at(where, corner, 2));
  // Rows that overlap would have to be written in order.
  llvm::Value* apart = builder_.CreateOr(builder_.CreateICmpSGE(out.stride, i64(columns)),
                                         builder_.CreateICmpSLE(out.stride, i64(-columns)));
  llvm::Value* whole = builder_.CreateAnd(builder_.CreateICmpSGE(held.lanes, i64(columns)),
                                          builder_.CreateICmpSGE(held.rows, i64(rows)));
  out.valid = builder_.CreateAnd(apart, whole);
  return out;
}

namespace {

bool reads_any(const ir::Node& node, const std::unordered_set<const ir::Value*>& values) {
  const auto is_one = [&](const ir::Value* value) { return values.count(value) != 0; };
  if (std::any_of(node.operands.begin(), node.operands.end(), is_one)) return true;
  for (const auto& region : node.regions) {
    for (const ir::Node* inner : region->nodes) {
      if (reads_any(*inner, values)) return true;
    }
  }
  return false;
}

}  // namespace

// The part of a matrix that its block goes on to store, element by element, if there is no other use
// of it: tiles at the edge of a matrix are masked.
std::optional<Rectangle> SummedProducts::needed_of(const ir::Value* tile) {
  const ir::Shape& shape = tile->type.shape;
  if (shape.rank() != 2 || frame_.options.check) return std::nullopt;
  const std::vector<ir::Node*>& nodes = tile->node->parent->nodes;
  std::unordered_set<const ir::Value*> made{tile};  // of its elements, each of its own
  std::optional<Rectangle> needed;
  const auto larger = [&](llvm::Value* x, llvm::Value* y) {
    return builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, x, y);
  };
  for (auto at = std::find(nodes.begin(), nodes.end(), tile->node) + 1; at != nodes.end(); ++at) {
    const ir::Node& node = **at;
    if (!reads_any(node, made)) continue;
    if (node.op == Op::store) {
      const bool plain = node.mask() && !made.count(node.mask()) && !made.count(node.offset());
      if (!plain || node.value()->type.shape != shape || !is_ready(node.mask()))
        return std::nullopt;
      Coords along;
      along.at[0] = along.at[1] = i64(0);
      along.axis = 1;
      along.rows = 0;
      Rectangle held{i64(shape[1]), i64(shape[0])};
      if (!masks_.rectangle(node.mask(), along, held)) return std::nullopt;
      needed = needed
                   ? Rectangle{larger(needed->lanes, held.lanes), larger(needed->rows, held.rows)}
                   : held;
    } else if ((ops::is_elementwise(node.op) || node.op == Op::cast || node.op == Op::where) &&
               node.results[0]->type.shape == shape) {
      made.insert(node.results[0]);
    } else {
      return std::nullopt;
    }
  }
  return needed;
}

std::vector<SummedProducts::Sums> SummedProducts::sums_of(const ir::Node& loop) {
  const ir::Block& body = *loop.regions[0];
  const ir::Node* yield = body.nodes.back();
  const bool silent = std::all_of(body.nodes.begin(), body.nodes.end() - 1,
                                  [](const ir::Node* node) { return is_silent(*node); });
  std::vector<Sums> out;
  for (std::size_t i = 0; i < loop.results.size(); ++i) {
    const ir::Value* next = yield->operands[i];
    const ir::Node* product = next->node;
    if (!product || !is_product(*product) || product->parent != &body || !product->acc() ||
        product->acc() != body.params[i + 1] || uses(product->acc()) != 1 || uses(next) != 1 ||
        accumulator(product->a()->type.dtype, next->type.dtype) != next->type.dtype)
      continue;
    Sums sums{.index = i, .product = product, .from_zero = passes::is_splat(loop.inits()[i], 0)};
    const auto store = last_stores_.find(loop.results[i]);
    if (silent && store != last_stores_.end() && uses(loop.results[i]) == 1) {
      sums.to = place_of(*store->second, 1);
      sums.store = store->second;
    }
    sums.needed = needed_of(loop.results[i]);
    out.push_back(sums);
  }
  return out;
}

namespace {

int accesses_in(const ir::Node& node, const ir::Value* buffer) {
  int found = 0;
  for (const ir::Block* region : node.regions) {
    ir::walk(*region, [&](const ir::Node* inside) {
      const Effect effect = ops::info(inside->op).effect;
      if (effect != Effect::Read && effect != Effect::Write && effect != Effect::Atomic) return;
      found +=
          static_cast<int>(std::count(inside->operands.begin(), inside->operands.end(), buffer));
    });
  }
  return found;
}

// Of a region that does nothing but `p[…] += sum`: its load, its addition and its store.
bool only_adds(const ir::Block& region, const ir::Value* sum) {
  if (region.nodes.size() != 4) return false;
  const ir::Node &load = *region.nodes[0], &add = *region.nodes[1], &store = *region.nodes[2];
  if (load.op != Op::load || add.op != Op::add || store.op != Op::store) return false;
  const ir::Value* there = load.results[0];
  const bool adds = (add.x() == there && add.y() == sum) || (add.x() == sum && add.y() == there);
  return adds && store.value() == add.results[0] && store.buffer() == load.buffer() &&
         store.offset() == load.offset() && store.mask() == load.mask();
}

}  // namespace

// One branch adds it; the other one, for elements that lanes share, may do as it likes.
std::optional<SummedProducts::Added> SummedProducts::added(const ir::Node& product) {
  const ir::Value* sum = product.results[0];
  const auto& nodes = product.parent->nodes;
  const auto user = std::find_if(std::find(nodes.begin(), nodes.end(), &product) + 1, nodes.end(),
                                 [&](const ir::Node* node) { return reads_any(*node, {sum}); });
  if (user == nodes.end() || (*user)->op != Op::if_) return std::nullopt;
  const ir::Node& branch = **user;
  if (!only_adds(*branch.regions[0], sum) || !elements_.has_scalar(branch.condition()) ||
      std::any_of(user + 1, nodes.end(),
                  [&](const ir::Node* node) { return reads_any(*node, {sum}); })) {
    return std::nullopt;
  }
  const auto& adding = branch.regions[0]->nodes;
  Added out{adding[0], adding[2], {}};
  auto place = place_of(*out.store, accesses_in(branch, out.store->buffer()));
  if (!place) return std::nullopt;
  out.to = *place;
  out.to.valid = builder_.CreateAnd(place->valid, elements_.scalar(branch.condition()));
  return out;
}

const SummedProducts::Turn* SummedProducts::turn_of(const ir::Node& product) const {
  const auto found = turns_.find(&product);
  return found == turns_.end() ? nullptr : &found->second;
}

llvm::Value* SummedProducts::stored_before(const ir::Node* store) const {
  const auto found = stored_before_.find(store);
  return found == stored_before_.end() ? nullptr : found->second;
}

}  // namespace eas::codegen
