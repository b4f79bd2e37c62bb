// Memory: what is loaded adds to the gradient of the memory, what is stored takes it from there.
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "diff/adjoint.hpp"
#include "diff/offsets.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::TypeKind;
using ir::Value;

Value* positions(ir::Builder& build, const Shape& tile, const Shape& whole) {
  Value* sum = build.broadcast(build.number(DType::int64, 0), tile);
  std::int64_t stride = 1;
  for (int axis = tile.rank() - 1; axis >= 0; --axis) {
    Shape line = tile;
    for (int i = 0; i < tile.rank(); ++i) line[i] = i == axis ? tile[axis] : 1;
    Value* steps = build.arange(0, tile[axis]);
    Value* by = build.broadcast(build.number(DType::int64, stride), steps->type.shape);
    steps = build.reshape(build.elementwise(Op::mul, {steps, by}), line);
    sum = build.elementwise(Op::add, {sum, build.broadcast(steps, tile)});
    stride *= whole[axis];
  }
  return sum;
}

// --- the program's own memory ---

Value* private_memory(ir::Function& function, DType dtype, std::int64_t size) {
  Node* node =
      function.add_node(function.body(), Op::alloc_tg, {}, std::vector{Type::group(dtype)}, {size});
  auto& nodes = function.body()->nodes;
  std::rotate(nodes.begin(), nodes.end() - 1, nodes.end());
  return node->results[0];
}

Value* Adjoint::private_memory(DType dtype, std::int64_t size) {
  return diff::private_memory(out_, dtype, size);
}

namespace {

Shape extent_of(const Value* memory) { return {memory->node->attributes[0]}; }

}  // namespace

std::vector<const Value*> Adjoint::own_memory_in(const Node& node) const {
  std::vector<const Value*> all;
  for (const ir::Block* region : node.regions) {
    ir::walk(*region, [&](const Node* inside) {
      for (const Value* operand : inside->operands) {
        if (operand->type.kind != TypeKind::Group || !is_read(operand)) continue;
        // Whoever reads from a workspace has written to it since its block began.
        if (operand->node->op == Op::workspace) continue;
        if (std::find(all.begin(), all.end(), operand) == all.end()) all.push_back(operand);
      }
    });
  }
  return all;
}

Value* Adjoint::content_of(const Value* memory) {
  const Shape shape = extent_of(memory);
  return build_.load({.buffer = now(memory), .offset = positions(build_, shape, shape)});
}

void Adjoint::put_back(const Value* memory, Value* content) {
  const Shape shape = extent_of(memory);
  build_.store(
      {.buffer = now(memory), .offset = positions(build_, shape, shape), .value = content});
}

// --- gradients of memory ---

Value* Adjoint::adjoint_memory(const Value* memory) {
  if (const auto found = memory_gradients_.find(memory); found != memory_gradients_.end()) {
    return found->second;
  }
  if (memory->type.kind == TypeKind::Buffer || !varies(memory)) return nullptr;
  Value* made = private_memory(gradient_type(memory).dtype, memory->node->attributes[0]);
  return memory_gradients_[memory] = made;
}

// Gradients of workspaces begin with zeros each time their block is reversed.
void Adjoint::begin_workspaces(const ir::Block& block) {
  constexpr std::int64_t kPiece = 256;
  for (const Node* node : block.nodes) {
    if (node->op != Op::workspace || !varies(node->results[0])) continue;
    const DType dtype = gradient_type(node->results[0]).dtype;
    Value* size = now(node->size());
    Value* memory = build_.workspace(dtype, size);
    memory_gradients_[node->results[0]] = memory;
    ir::Block* const around = build_.block();
    Node* loop = build_.for_loop({.lo = build_.number(DType::int64, 0),
                                  .hi = size,
                                  .step = build_.number(DType::int64, kPiece)});
    ir::Block* inside = out_.add_block(loop);
    Value* from = out_.add_param(inside, Type::scalar(DType::int64));
    build_.set_block(inside);
    Value* at =
        build_.elementwise(Op::add, {build_.broadcast(from, {kPiece}), build_.arange(0, kPiece)});
    Value* mask = build_.elementwise(Op::lt, {at, build_.broadcast(size, {kPiece})});
    build_.store(
        {.buffer = memory, .offset = at, .value = zero(Type::tile(dtype, {kPiece})), .mask = mask});
    build_.yield({});
    build_.set_block(around);
  }
}

// What an atomic gave is not known any more.
void Adjoint::check_order(const ir::Block& block) {
  const ir::UseCounts counts = ir::count_uses(primal_);
  ir::walk(block, [&](const Node* node) {
    if (ops::info(node->op).effect != ops::Effect::Atomic || uses(counts, node->results[0]) == 0) {
      return;
    }
    refuse(*node, cat("there is no gradient of a kernel that uses what ", ops::info(node->op).name,
                      " gives, expected it as a statement, or ", own_gradient()));
  });
}

void Adjoint::adjoint_load(const Node& node) {
  Value* g = take(node.results[0]);
  if (!g) return;
  if (node.mask()) {
    Value* mask = now(node.mask());
    if (varies(node.other())) {
      zeros_now_ = kChosen;
      add(node.other(), build_.where({.condition = mask, .x = zero(g->type), .y = g}));
    }
  }
  if (!varies(node.buffer())) return;
  const Value* memory = node.buffer();
  if (memory->type.kind == TypeKind::Group || is_taped(memory)) return accumulate(node, g);
  loaded_.push_back({&node, g});
}

void Adjoint::accumulate(const Node& load, Value* g) {
  Value* memory = adjoint_memory(load.buffer());
  if (!memory) return;  // of a buffer whose gradient nobody asked for
  Value* offset = now(load.offset());
  Value* mask = load.mask() ? now(load.mask()) : nullptr;
  // An element that many lanes read gets their sum.
  std::vector<int> same = elements_.constant_axes(load.offset());
  if (!same.empty()) {
    if (mask) g = build_.where({.condition = mask, .x = g, .y = zero(g->type)});
    std::sort(same.rbegin(), same.rend());
    for (const int axis : same) {
      g = build_.along_axis(Op::sum, g, axis);
      offset = build_.along_axis(Op::min, offset, axis);
      if (mask) mask = build_.along_axis(Op::any, mask, axis);
    }
  }
  if (late_.contains(&load)) return accumulate_at(memory, offset, mask, g, false);
  note_sharing(load, memory);
  const auto parts = elements_.parts_of(load.offset());
  if (elements_.are_distinct(load.offset()) || !parts) {
    return accumulate_at(memory, offset, mask, g, elements_.are_distinct(load.offset()));
  }
  ir::Block* const around = build_.block();
  Node* branch = build_.branch(are_apart(*parts), {});
  for (const bool once : {true, false}) {
    build_.set_block(out_.add_block(branch));
    accumulate_at(memory, offset, mask, g, once);
    build_.yield({});
  }
  build_.set_block(around);
}

// Whether every step of one part is longer than the other reaches.
Value* Adjoint::are_apart(const Elements::Parts& parts) {
  const auto times = [&](const Value* scalar, std::int64_t by) {
    Value* number = build_.number(DType::int64, by);
    if (!scalar) return number;
    Value* size = now(scalar);
    if (size->type.dtype != DType::int64) size = build_.cast(size, DType::int64);
    return build_.elementwise(Op::mul, {build_.elementwise(Op::abs, {size}), number});
  };
  // And the other one is no 0.
  const auto longer = [&](const Elements::Part& x, const Elements::Part& y) {
    Value* beyond = build_.elementwise(Op::gt, {times(x.scalar, x.step), times(y.scalar, y.reach)});
    Value* moves =
        build_.elementwise(Op::gt, {times(y.scalar, y.step), build_.number(DType::int64, 0)});
    return build_.elementwise(Op::and_, {beyond, moves});
  };
  return build_.elementwise(Op::or_,
                            {longer(parts.first, parts.second), longer(parts.second, parts.first)});
}

void Adjoint::accumulate_at(Value* memory, Value* offset, Value* mask, Value* g, bool once) {
  const DType dtype = memory->type.dtype;
  const auto as = [&](Value* x, DType to) { return x->type.dtype == to ? x : build_.cast(x, to); };
  if (!once) {
    build_.atomic(Op::atomic_add,
                  {.buffer = memory, .offset = offset, .value = as(g, dtype), .mask = mask});
    return;
  }
  Value* none = mask ? zero(Type::tile(dtype, offset->type.shape)) : nullptr;
  Value* before = build_.load({.buffer = memory, .offset = offset, .mask = mask, .other = none});
  Value* sum = build_.elementwise(Op::add, {as(before, g->type.dtype), g});
  build_.store({.buffer = memory, .offset = offset, .value = as(sum, dtype), .mask = mask});
}

void Adjoint::adjoint_store(const Node& node) {
  const Value* memory = node.buffer();
  Value* gradients = adjoint_memory(memory);
  if (!gradients || !is_float(memory->type.dtype)) return;
  if (const auto sum = accumulations_.added.find(&node); sum != accumulations_.added.end()) {
    return take_gradient(node, sum->second, gradients);
  }
  Value* offset = now(node.offset());
  Value* mask = node.mask() ? now(node.mask()) : nullptr;
  Value* none = zero(Type::tile(gradients->type.dtype, offset->type.shape));
  take_gradient(node, node.value(), gradients);
  // What was there before has no part in the result any more. Of an output that is stored to once
  // nobody asks; else its gradient, which is only to be read, is overwritten in a copy.
  const bool is_input = memory->type.kind == TypeKind::Group || is_read(memory) ||
                        hidden_.is_own(memory) || request_.wrt[memory->index];
  if (!is_input && elements_.are_stored_once(memory)) return;
  build_.store({.buffer = gradients, .offset = offset, .value = none, .mask = mask});
  if (!is_input) scratch_.insert(gradients->index);
}

void Adjoint::adjoint_atomic_add(const Node& node) {
  if (Value* gradients = adjoint_memory(node.buffer()))
    take_gradient(node, node.value(), gradients);
}

// The gradient of what a node writes, from where it writes to.
void Adjoint::take_gradient(const Node& node, const Value* value, Value* gradients) {
  if (!varies(value)) return;
  Value* offset = now(node.offset());
  Value* mask = node.mask() ? now(node.mask()) : nullptr;
  Value* none = mask ? zero(Type::tile(gradients->type.dtype, offset->type.shape)) : nullptr;
  Value* g = build_.load({.buffer = gradients, .offset = offset, .mask = mask, .other = none});
  const DType dtype = gradient_type(value).dtype;
  zeros_now_ =
      node.buffer()->type.kind == TypeKind::Group ? kChosen : Zeros{false, mask, mask != nullptr};
  add(value, dtype == g->type.dtype ? g : build_.cast(g, dtype));
}

// --- what programs share ---

void Adjoint::note_sharing(const Node& load, const Value* gradients) {
  if (load.buffer()->type.kind == TypeKind::Group) return;
  auto& loads = sharing_[gradients->index];
  if (std::find(loads.begin(), loads.end(), &load) == loads.end()) loads.push_back(&load);
}

// Proofs by a store hold in every launch; the others are for the launch to decide.
void Adjoint::drop_what_is_apart() {
  std::erase_if(sharing_, [&](const auto& shared) {
    return !shared.second.empty() && elements_.are_apart(shared.second);
  });
}

passes::Sharing Adjoint::sharing() const {
  passes::Sharing out{{},
                      !primal_.ordered && primal_.late == 0,
                      {scratch_.begin(), scratch_.end()},
                      wide_,
                      {},
                      hidden_.all()};
  for (const auto& [param, loads] : sharing_) {
    passes::Sharing::Buffer& buffer = out.buffers.emplace_back();
    buffer.param = param;
    buffer.is_sum = loads.empty() || !written_.contains(loads.front()->buffer());
    for (const Node* load : loads) {
      auto footprint = passes::footprint(*load);
      if (!footprint) {
        buffer.accesses.clear();
        break;
      }
      buffer.accesses.push_back(std::move(*footprint));
    }
  }
  return out;
}

// All programs add to element 0.
void Adjoint::add_number(const Value* param) {
  Value* g = take(param);
  const auto found = memory_gradients_.find(param);
  if (!g || found == memory_gradients_.end()) return;
  sharing_[found->second->index];
  accumulate_at(found->second, build_.number(DType::int64, 0), nullptr, g, true);
}

}  // namespace eas::diff
