// The tiles go to memory; each turn takes one slice along the axis and applies the function, whose
// scalars become tiles, to it and to what the turns before gave.
#include "diff/folds_to_loops.hpp"

#include <algorithm>

#include "diff/offsets.hpp"
#include "diff/wide.hpp"
#include "ir/build.hpp"
#include "ir/edit.hpp"

namespace eas::diff {
namespace {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

bool is_simple(const Block& region) {
  return std::all_of(region.nodes.begin(), region.nodes.end(),
                     [](const Node* node) { return node->regions.empty(); });
}

bool is_product(Op op) { return op == Op::prod || op == Op::cumprod; }

class FoldLoop {
 public:
  FoldLoop(ir::Function& function, const Node& fold)
      : function_(function),
        fold_(fold),
        axis_(static_cast<int>(fold.attributes[0])),
        tiles_(fold.operands),
        whole_(tiles_[0]->type.shape),
        slice_(whole_.without(axis_)),
        build_(function, fold.parent) {
    build_.set_location(fold.location);
  }

  // Emits at the end of the block; gives what stands for the results.
  std::vector<Value*> emit() {
    if (!is_product(fold_.op)) return emit_loop();
    // A product of 16-bit floats is rounded once.
    Value*& factors = tiles_[0];
    const DType dtype = factors->type.dtype, wide = wide_dtype(dtype);
    if (wide == dtype) return emit_loop();
    factors = build_.cast(factors, wide);
    return {build_.cast(emit_loop()[0], dtype)};
  }

 private:
  std::vector<Value*> emit_loop() {
    const bool scans = fold_.op == Op::scan || fold_.op == Op::cumprod;
    std::vector<Value*> memories, given;
    for (Value* tile : tiles_) {
      memories.push_back(memory(tile->type.dtype));
      build_.store(
          {.buffer = memories.back(), .offset = positions(build_, whole_, whole_), .value = tile});
      if (scans) given.push_back(memory(tile->type.dtype));
    }
    std::vector<Value*> inits;
    for (Value* memory : memories) {
      inits.push_back(build_.load({.buffer = memory, .offset = slice_at(integer(0))}));
    }
    if (scans) keep(given, inits, integer(0));
    Node* loop = build_.for_loop(
        {.lo = integer(1), .hi = integer(whole_[axis_]), .step = integer(1), .inits = inits});
    Block* const around = build_.block();
    Block* inside = function_.add_block(loop);
    Value* turn = function_.add_param(inside, Type::scalar(DType::int64));
    std::vector<Value*> operands;
    for (const Value* init : inits) operands.push_back(function_.add_param(inside, init->type));
    build_.set_block(inside);
    for (Value* memory : memories) {
      operands.push_back(build_.load({.buffer = memory, .offset = slice_at(turn)}));
    }
    std::vector<Value*> combined = apply(operands);
    if (scans) keep(given, combined, turn);
    build_.yield(combined);
    build_.set_block(around);
    if (!scans) return loop->results;
    std::vector<Value*> results;
    for (Value* memory : given) {
      results.push_back(
          build_.load({.buffer = memory, .offset = positions(build_, whole_, whole_)}));
    }
    return results;
  }

  Value* integer(std::int64_t value) { return build_.number(DType::int64, value); }

  Value* memory(DType dtype) {
    Node* node = function_.add_node(function_.body(), Op::alloc_tg, {},
                                    std::vector{Type::group(dtype)}, {whole_.elements()});
    auto& nodes = function_.body()->nodes;
    std::rotate(nodes.begin(), nodes.end() - 1, nodes.end());
    return node->results[0];
  }

  // Offsets of slice number `turn` along the axis.
  Value* slice_at(Value* turn) {
    Shape line = whole_;
    line[axis_] = 1;
    std::int64_t inner = 1;
    for (int i = axis_ + 1; i < whole_.rank(); ++i) inner *= whole_[i];
    Value* first = build_.reshape(positions(build_, line, whole_), slice_);
    Value* shift = build_.elementwise(Op::mul, {turn, integer(inner)});
    return build_.elementwise(Op::add, {first, build_.broadcast(shift, slice_)});
  }

  void keep(const std::vector<Value*>& memories, const std::vector<Value*>& values, Value* turn) {
    for (std::size_t i = 0; i < memories.size(); ++i) {
      build_.store({.buffer = memories[i], .offset = slice_at(turn), .value = values[i]});
    }
  }

  std::vector<Value*> apply(const std::vector<Value*>& operands) {
    if (is_product(fold_.op)) return {build_.elementwise(Op::mul, operands)};
    const Block& region = *fold_.regions[0];
    ir::ValueMap map;
    for (std::size_t i = 0; i < operands.size(); ++i) map[region.params[i]] = operands[i];
    const auto tile_of = [&](Value* value) {
      Value* now = ir::mapped(map, value);
      return build_.broadcast(now, slice_);
    };
    for (const Node* node : region.nodes) {
      if (node->op == Op::yield) break;
      std::vector<Type> types;
      for (const Value* result : node->results) {
        // What is made of nothing stays a scalar.
        types.push_back(node->operands.empty() ? result->type
                                               : Type::tile(result->type.dtype, slice_));
      }
      std::vector<Value*> over;
      for (Value* operand : node->operands) over.push_back(tile_of(operand));
      Node* copy = build_.add(node->op, std::move(over), types, node->attributes, node->text);
      for (std::size_t i = 0; i < types.size(); ++i) map[node->results[i]] = copy->results[i];
    }
    std::vector<Value*> out;
    for (Value* value : ir::terminator(region)->values()) out.push_back(tile_of(value));
    return out;
  }

  ir::Function& function_;
  const Node& fold_;
  int axis_;
  std::vector<Value*> tiles_;
  Shape whole_, slice_;
  ir::BlockBuilder build_;
};

void visit(ir::Function& function, Block& block, const Activity& activity, bool products,
           ir::ValueMap& replaced) {
  const std::vector<Node*> nodes = block.nodes;
  for (Node* node : nodes) {
    const bool product = is_product(node->op);
    if (node->op != Op::reduce && node->op != Op::scan && !(product && products)) {
      for (Block* region : node->regions) visit(function, *region, activity, products, replaced);
      continue;
    }
    const bool varies = std::any_of(node->results.begin(), node->results.end(),
                                    [&](const Value* result) { return activity.varies(result); });
    if (!varies || !(product || is_simple(*node->regions[0]))) continue;
    const Node* last = block.nodes.back();
    const std::vector<Value*> results = FoldLoop(function, *node).emit();
    for (std::size_t i = 0; i < results.size(); ++i) replaced[node->results[i]] = results[i];
    // What was emitted at the end belongs where the fold stands.
    auto& all = block.nodes;
    const auto from = std::find(all.begin(), all.end(), last) + 1;
    std::rotate(std::find(all.begin(), all.end(), node), from, all.end());
  }
}

}  // namespace

void make_folds_loops(ir::Function& function, const Activity& activity, bool products) {
  ir::ValueMap replaced;
  visit(function, *function.body(), activity, products, replaced);
  if (!replaced.empty()) ir::replace_all_uses(function, replaced);
}

}  // namespace eas::diff
