// The walk over the kernel, and the ops that only compute.
#include "passes/threads_to_tiles.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>
#include <utility>

#include "base/format.hpp"
#include "passes/threads_to_tiles_lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

Lowering::Lowering(const ir::Function& from, const Group& group, ir::Function& into,
                   const ir::DebugInfo* debug)
    : from_(from),
      group_(group),
      debug_(debug),
      uniform_(from, group),
      uses_(ir::count_uses(from)),
      tiles_(into, group.threads()) {}

void Lowering::run() {
  ir::Function& into = tiles_.into();
  for (const Value* param : from_.body()->params) {
    values_[param] = into.add_param(into.body(), param->type);
  }
  nodes(*from_.body());
}

Value* Lowering::each(const Value* value) {
  Value* lowered = values_.at(value);
  return varies(value) ? lowered : tiles_.splat(lowered);
}

Type Lowering::type_of_each(const Type& type) const {
  if (type.kind == ir::TypeKind::Fragment) return Type::tile(DType::float32, fragments());
  return tiles_.type(type);
}

Type Lowering::type_of(const Value* slot) const {
  return varies(slot) ? type_of_each(slot->type) : slot->type;
}

Value* Lowering::both(Value* x, Value* y) {
  if (!x || !y) return x ? x : y;
  return tiles_.emit(Op::and_, x, y);
}

Value* Lowering::reached() {
  if (!active_.mask || active_.certain) return nullptr;
  if (!active_.any) active_.any = tiles_.any(active_.mask);
  return active_.any;
}

Value* Lowering::active_for(const Shape& of_thread) {
  return active_.mask ? tiles_.broadcast(active_.mask, {}, of_thread) : nullptr;
}

Value* Lowering::select(Value* mask, Value* x, Value* y, const Type& type) {
  const bool fragment = type.kind == ir::TypeKind::Fragment;
  return tiles_.where(fragment ? fragment_mask(mask) : tiles_.broadcast(mask, {}, type.shape), x,
                      y);
}

const Node* Lowering::nodes(const ir::Block& block) {
  const Node* yield = nullptr;
  for (const Node* each : block.nodes) {
    if (each->op == Op::yield) yield = each;
    else node(*each);
  }
  if (block.parent) tiles_.set_source(*block.parent);
  return yield;
}

void Lowering::node(const Node& node) {
  tiles_.set_source(node);
  try {
    dispatch(node);
  } catch (Error& error) {
    const bool known = debug_ && !debug_->locations.empty() && !error.has_location();
    if (known) error.locate(debug_->at(node.location));
    throw;
  }
}

void Lowering::dispatch(const Node& node) {
  switch (node.op) {
    case Op::barrier: return;
    case Op::load: return load(node);
    case Op::store: return store(node);
    case Op::assume:
    case Op::device_assert: return promise(node);
    case Op::multiple_of: return multiple_of(node);
    case Op::device_print: return print(node);
    case Op::if_: return branch(node);
    case Op::for_: return loop_for(node);
    case Op::while_: return loop_while(node);
    case Op::mma_zero: return mma_zero(node);
    case Op::mma: return mma(node);
    case Op::mma_store: return mma_store(node);
    case Op::reduce:
    case Op::scan: return combine(node);
    default: break;
  }
  if (is_thread_id(node.op)) return thread_id(node);
  if (ops::info(node.op).effect == ops::Effect::Atomic) return atomic(node);
  pure(node);
}

void Lowering::copy(const Node& node) {
  ir::clone_node(tiles_.into(), node, tiles_.block(), values_);
}

void Lowering::pure(const Node& node) {
  const auto differs = [&](const Value* value) { return varies(value); };
  if (std::none_of(node.results.begin(), node.results.end(), differs)) return copy(node);
  const ops::Family family = ops::info(node.op).family;
  const Shape from = node.operands[0]->type.shape;
  const Type& type = node.results[0]->type;
  if (node.op == Op::broadcast) {
    return give(node, tiles_.broadcast(each(node.operands[0]), from, type.shape));
  }
  if (node.op == Op::reshape) {
    return give(node, tiles_.reshape(each(node.operands[0]), tiles_.shape(type.shape)));
  }
  if (node.op == Op::permute) {
    return give(node, tiles_.permute(each(node.operands[0]), from, node.attributes));
  }
  if (node.op == Op::join) {
    return give(node, tiles_.join(each(node.operands[0]), each(node.operands[1]), type));
  }
  const bool elementwise = family == ops::Family::Elementwise;
  if (node.op == Op::cat || node.op == Op::sort ||
      (family != ops::Family::Structured && !elementwise)) {
    return along_axis(node);
  }
  // Elementwise, and those that are so in the axes they do not know: conversions, where, philox, and
  // dot, whose leading axes are batches.
  std::vector<Value*> operands;
  for (const Value* operand : node.operands) operands.push_back(each(operand));
  std::vector<Type> types;
  for (const Value* result : node.results) types.push_back(tiles_.type(result->type));
  const Node* made = tiles_.node(node.op, std::move(operands), types, node.attributes);
  for (std::size_t i = 0; i < node.results.size(); ++i) values_[node.results[i]] = made->results[i];
}

// --- ids -------------------------------------------------------------------------------------------

Value* Lowering::quotient(Value* x, std::int64_t by) {
  if (by == 1) return x;
  const bool power = std::has_single_bit(static_cast<std::uint64_t>(by));
  const int bits = std::countr_zero(static_cast<std::uint64_t>(by));
  return tiles_.emit(power ? Op::shr : Op::floordiv, x,
                     tiles_.full(DType::int64, power ? bits : by, x->type.shape));
}

Value* Lowering::remainder(Value* x, std::int64_t by) {
  const bool power = std::has_single_bit(static_cast<std::uint64_t>(by));
  return tiles_.emit(power ? Op::and_ : Op::mod, x,
                     tiles_.full(DType::int64, power ? by - 1 : by, x->type.shape));
}

void Lowering::thread_id(const Node& node) {
  const std::int64_t threads = group_.threads();
  const std::int64_t start = node.op == Op::tid ? node.attributes[0] : 0;
  if (!varies(node.results[0])) return give(node, tiles_.constant(DType::int64, start));
  Value* thread =
      tiles_.emit(Op::arange, {}, Type::tile(DType::int64, {threads}), {start, threads});
  std::int64_t before = 1, size = threads;  // neighbours that share an id, and how many ids
  if (node.op == Op::lane_id) size = std::min(threads, kSimdgroup);
  if (node.op == Op::sg_id) before = kSimdgroup;
  if (node.op == Op::local_id) {
    const auto axis = static_cast<std::size_t>(node.attributes[0]);
    for (std::size_t i = 0; i < axis; ++i) before *= group_.sizes[i];
    size = group_.sizes[axis];
  }
  Value* id = quotient(thread, before);
  give(node, before * size < threads ? remainder(id, size) : id);
}

// --- along an axis ---------------------------------------------------------------------------------

// One op on tiles that are alike but along the axis, with a result that is so too or lacks it.
void Lowering::along_axis(const Node& node) {
  const auto axis = static_cast<int>(node.attributes[0]);
  const Type& type = node.results[0]->type;
  std::vector<Value*> operands;
  ThreadTiles::Along view{};
  for (const Value* operand : node.operands) {
    view = tiles_.along(operand->type.shape, axis);
    operands.push_back(tiles_.reshape(each(operand), view.shape));
  }
  const bool keeps_axis = type.shape.rank() == node.operands[0]->type.shape.rank();
  const Shape shape =
      keeps_axis ? tiles_.along(type.shape, axis).shape : view.shape.without(view.axis);
  std::vector<std::int64_t> attributes = node.attributes;
  attributes[0] = view.axis;
  Value* result =
      tiles_.emit(node.op, std::move(operands), Type::tile(type.dtype, shape), attributes);
  give(node, tiles_.reshape(result, tiles_.shape(type.shape)));
}

// What the function of a reduce or scan takes from around it and differs by thread; ids it asks for
// itself are made here, before it.
std::vector<const Value*> Lowering::varying_captures(const Node& combine) {
  std::vector<const Value*> captures;
  const auto add = [&](const Value* value) {
    const bool known = std::find(captures.begin(), captures.end(), value) != captures.end();
    if (varies(value) && !known) captures.push_back(value);
  };
  ir::walk(*combine.regions[0], [&](const Node* node) {
    if (is_thread_id(node->op)) thread_id(*node);
    for (const Value* operand : node->operands) {
      const bool id = operand->node && is_thread_id(operand->node->op);
      if (id || !ir::is_inside(ir::defining_block(operand), combine.regions[0])) add(operand);
    }
  });
  return captures;
}

void Lowering::copy_combining(const ir::Block& from, ir::Block* to) {
  ir::Function& into = tiles_.into();
  for (const Node* node : from.nodes) {
    if (is_thread_id(node->op)) continue;
    std::vector<Value*> operands;
    for (const Value* operand : node->operands) operands.push_back(values_.at(operand));
    Node* copy =
        into.add_node(to, node->op, std::move(operands), {}, node->attributes, node->location);
    for (const Value* result : node->results) values_[result] = into.add_result(copy, result->type);
    for (const ir::Block* region : node->regions) {
      ir::Block* inner = into.add_block(copy);
      for (const Value* param : region->params) values_[param] = into.add_param(inner, param->type);
      copy_combining(*region, inner);
    }
  }
}

// The region stays as it is, on single elements. A captured value that differs by thread becomes
// one more tile, the same all along the axis, that is handed on beside the others.
void Lowering::combine(const Node& node) {
  const std::vector<const Value*> captures = varying_captures(node);
  const bool differs = varies(node.results[0]);
  const Shape& from = node.operands[0]->type.shape;
  const auto axis = static_cast<int>(node.attributes[0]);
  const ThreadTiles::Along view =
      differs ? tiles_.along(from, axis) : ThreadTiles::Along{from, axis};
  const Shape given = node.op == Op::scan ? view.shape : view.shape.without(view.axis);
  std::vector<Value*> operands;
  std::vector<Type> elements, results;
  const auto add = [&](Value* tile) {
    operands.push_back(tiles_.reshape(tile, view.shape));
    elements.push_back(Type::scalar(tile->type.dtype));
    results.push_back(Type::tile(tile->type.dtype, given));
  };
  for (const Value* operand : node.operands) add(differs ? each(operand) : once(operand));
  for (const Value* capture : captures) add(tiles_.broadcast(each(capture), {}, from));

  Node* made = tiles_.node(node.op, operands, results, {view.axis});
  ir::Function& into = tiles_.into();
  ir::Block* region = into.add_block(made);
  for (int i = 0; i < 2; ++i) {
    for (const Type& type : elements) into.add_param(region, type);
  }
  const std::size_t count = node.operands.size(), all = elements.size();
  for (std::size_t i = 0; i < count; ++i) {
    values_[node.regions[0]->params[i]] = region->params[i];
    values_[node.regions[0]->params[count + i]] = region->params[all + i];
  }
  std::vector<Value*> outside;
  for (std::size_t i = 0; i < captures.size(); ++i) {
    outside.push_back(std::exchange(values_[captures[i]], region->params[all + count + i]));
  }
  copy_combining(*node.regions[0], region);
  Node* yield = ir::terminator(*region);
  for (std::size_t i = 0; i < captures.size(); ++i) {
    yield->operands.push_back(region->params[all + count + i]);
    values_[captures[i]] = outside[i];
  }
  for (std::size_t i = 0; i < count; ++i) {
    Value* result = made->results[i];
    if (differs) result = tiles_.reshape(result, tiles_.shape(node.results[i]->type.shape));
    values_[node.results[i]] = result;
  }
}

// --- the door --------------------------------------------------------------------------------------

std::unique_ptr<ir::Function> threads_to_tiles(const ir::Function& thread_level,
                                               std::array<std::int64_t, 3> group,
                                               const ir::DebugInfo* debug) {
  Group threads{group};
  const std::int64_t own = thread_level.group_size;
  if (threads.threads() == 1 && own > 1) threads.sizes = {own, 1, 1};
  if (*std::min_element(group.begin(), group.end()) < 1 || (own > 0 && threads.threads() != own)) {
    throw LaunchError(
        "launch", cat("wrong size of the thread group, got (", group[0], ", ", group[1], ", ",
                      group[2], "), expected ", own > 0 ? cat(own, " threads") : "positive sizes"));
  }
  auto into = std::make_unique<ir::Function>();
  into->mode = ir::Mode::Spmd;
  into->fast_math = thread_level.fast_math;
  Lowering(thread_level, threads, *into, debug).run();
  return into;
}

}  // namespace eas::passes
