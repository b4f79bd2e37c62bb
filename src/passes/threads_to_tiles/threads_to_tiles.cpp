// The walk over the kernel, and the ops that only compute.
#include "passes/threads_to_tiles/threads_to_tiles.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>

#include "base/format.hpp"
#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

Lowering::Lowering(const ir::Function& from, const Group& group, ir::Function& into,
                   const ir::DebugInfo* debug, bool checks)
    : from_(from),
      group_(group),
      debug_(debug),
      checks_(checks),
      uniform_(from, group),
      uses_(ir::count_uses(from)),
      tiles_(into, group.threads()) {}

void Lowering::run() {
  ir::Function& into = tiles_.function();
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
  return active_.mask ? tiles_.broadcast_each(active_.mask, {}, of_thread) : nullptr;
}

Value* Lowering::select(Value* mask, Value* x, Value* y, const Type& type) {
  const bool fragment = type.kind == ir::TypeKind::Fragment;
  return tiles_.where(fragment ? fragment_mask(mask) : tiles_.broadcast_each(mask, {}, type.shape),
                      x, y);
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
#define EAS_UNARY(name, ...) case Op::name:
#define EAS_BINARY(name, ...) case Op::name:
#define EAS_TERNARY(name, ...) case Op::name:
#include "ops/ops.def"
    return for_each(node);
#define EAS_REDUCE(name, ...) case Op::name:
#define EAS_ARG_REDUCE(name, ...) case Op::name:
#define EAS_SCAN(name, ...) case Op::name:
#include "ops/ops.def"
    return along_axis(node);
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(threads, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) \
  case Op::name: EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Rule(name) return threads_##name(node);
#define EAS_BY_KIND_Each(name) return for_each(node);
#define EAS_BY_KIND_None(name) return;
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Rule
#undef EAS_BY_KIND_Each
#undef EAS_BY_KIND_None
  }
}

bool Lowering::is_uniform(const Node& node) const {
  return std::none_of(node.results.begin(), node.results.end(),
                      [&](const Value* result) { return varies(result); });
}

void Lowering::copy(const Node& node) {
  ir::clone_node(tiles_.function(), node, tiles_.block(), values_);
}

// What is elementwise in the axes it does not know: conversions, where, philox, and products, whose
// leading axes are batches.
void Lowering::for_each(const Node& node) {
  if (is_uniform(node)) return copy(node);
  std::vector<Value*> operands;
  for (const Value* operand : node.operands) operands.push_back(each(operand));
  std::vector<Type> types;
  for (const Value* result : node.results) types.push_back(tiles_.type(result->type));
  const Node* made = tiles_.add(node.op, std::move(operands), types, node.attributes);
  for (std::size_t i = 0; i < node.results.size(); ++i) values_[node.results[i]] = made->results[i];
}

// --- shapes ----------------------------------------------------------------------------------------

void Lowering::threads_broadcast(const Node& node) {
  if (is_uniform(node)) return copy(node);
  give(node,
       tiles_.broadcast_each(each(node.x()), node.x()->type.shape, node.results[0]->type.shape));
}

void Lowering::threads_reshape(const Node& node) {
  if (is_uniform(node)) return copy(node);
  give(node, tiles_.reshape(each(node.x()), tiles_.shape(node.results[0]->type.shape)));
}

void Lowering::threads_permute(const Node& node) {
  if (is_uniform(node)) return copy(node);
  give(node, tiles_.permute_each(each(node.x()), node.attributes));
}

void Lowering::threads_join(const Node& node) {
  if (is_uniform(node)) return copy(node);
  give(node, tiles_.join({.x = each(node.x()), .y = each(node.y())}));
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
  if (!varies(node.results[0])) return give(node, tiles_.number(DType::int64, start));
  Value* thread = tiles_.arange(start, threads);
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

void Lowering::threads_tid(const Node& node) { thread_id(node); }
void Lowering::threads_local_id(const Node& node) { thread_id(node); }
void Lowering::threads_lane_id(const Node& node) { thread_id(node); }
void Lowering::threads_sg_id(const Node& node) { thread_id(node); }

// --- the door --------------------------------------------------------------------------------------

std::unique_ptr<ir::Function> threads_to_tiles(const ir::Function& thread_level,
                                               std::array<std::int64_t, 3> group,
                                               const ir::DebugInfo* debug, bool checks) {
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
  into->ordered = thread_level.ordered;
  Lowering(thread_level, threads, *into, debug, checks).run();
  return into;
}

}  // namespace eas::passes
