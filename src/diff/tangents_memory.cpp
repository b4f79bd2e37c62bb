// Memory: a tangent lies where its value lies, in memory of its own.
#include "base/format.hpp"
#include "diff/tangent.hpp"
#include "diff/wide.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::TypeKind;
using ir::Value;

// The primal's parameters, then one for each tangent that is given. Tangents of numbers are read here.
void Tangent::begin_params() {
  const std::vector<Value*>& params = primal_.body()->params;
  for (std::size_t i = 0; i < hidden_.visible(); ++i) {
    map_[params[i]] = out_.add_param(out_.body(), params[i]->type);
  }
  std::vector<Value*> given(params.size());
  for (std::size_t i = 0; i < hidden_.visible(); ++i) {
    if (!request_.gradients[i]) continue;
    const DType dtype = *request_.gradients[i];
    given[i] = out_.add_param(out_.body(),
                              request_.is_number(i) ? Type::scalar(dtype) : Type::buffer(dtype));
  }
  hidden_.add_those_of_primal(map_);
  for (std::size_t i = 0; i < params.size(); ++i) {
    const bool floats = params[i]->type.is_memory() && is_float(params[i]->type.dtype);
    if (floats && hidden_.is_own(params[i])) {
      if (!varies(params[i])) continue;
      memory_tangents_[params[i]] =
          hidden_.add_derivatives(params[i], wide_dtype(params[i]->type.dtype));
      continue;
    }
    if (!given[i]) continue;
    if (params[i]->type.is_memory()) {
      memory_tangents_[params[i]] = given[i];
    } else if (varies(params[i])) {
      Value* number = given[i];
      if (!request_.is_number(i)) {
        number = build_.load({.buffer = given[i], .offset = build_.number(DType::int64, 0)});
      }
      set(params[i], as(number, tangent_type(params[i]).dtype), {});
    }
  }
}

// Beside each memory of the program's own lies that of its tangents: zeros where it begins with zeros,
// not known where it is not known, as whoever loads from there has stored both.
void Tangent::begin_memory(const Node& node) {
  const Value* memory = node.results[0];
  if (!varies(memory) || !is_float(memory->type.dtype)) return;
  const DType dtype = wide_dtype(memory->type.dtype);
  memory_tangents_[memory] = node.op == Op::alloc_tg ? build_.alloc_tg(dtype, node.attributes[0])
                                                     : build_.workspace(dtype, now(node.size()));
}

Value* Tangent::tangents_of(const Value* memory) const {
  const auto found = memory_tangents_.find(memory);
  return found == memory_tangents_.end() ? nullptr : found->second;
}

void Tangent::tangent_load(const Node& node) {
  const Value *result = node.results[0], *memory = node.buffer();
  if (!varies(result)) return;
  Value* mask = node.mask() ? now(node.mask()) : nullptr;
  Value* other = mask ? tangent(node.other()) : nullptr;
  Value* tangents = tangents_of(memory);
  if (varies(memory) && !tangents) {
    const std::string name = tangent_name(memory);
    unknown_.emplace(result,
                     Unknown{&node, cat("missing argument '", name, "', expected an array like '",
                                        debug_.params[memory->index],
                                        "', as the kernel loads from it what it stored there")});
    return;
  }
  const Type type = tangent_type(result);
  Value* loaded = nullptr;
  if (varies(memory)) {
    Value* none = mask ? zero(Type::tile(tangents->type.dtype, type.shape)) : nullptr;
    loaded =
        as(build_.load(
               {.buffer = tangents, .offset = now(node.offset()), .mask = mask, .other = none}),
           type.dtype);
  }
  Zeros zeros{false, mask};
  if (other) {
    Value* inside = loaded ? loaded : zero(type);
    loaded = build_.where({.condition = mask, .x = inside, .y = other});
    zeros = kChosen;
  }
  if (memory->type.kind == TypeKind::Group) zeros = kChosen;
  if (loaded) set(result, loaded, zeros);
}

void Tangent::tangent_store(const Node& node) {
  Value* tangents = tangents_of(node.buffer());
  if (!tangents) return;
  const DType dtype = tangents->type.dtype;
  Value* offset = now(node.offset());
  Value* t = tangent(node.value());
  build_.store({.buffer = tangents,
                .offset = offset,
                .value = t ? as(t, dtype) : zero(Type::tile(dtype, offset->type.shape)),
                .mask = node.mask() ? now(node.mask()) : nullptr});
}

void Tangent::tangent_atomic_add(const Node& node) {
  Value* tangents = tangents_of(node.buffer());
  if (!tangents) return;
  Value* t = tangent(node.value());
  if (!t) return;
  build_.atomic(Op::atomic_add, {.buffer = tangents,
                                 .offset = now(node.offset()),
                                 .value = as(t, tangents->type.dtype),
                                 .mask = node.mask() ? now(node.mask()) : nullptr});
}

// Two atomics are not one: what was there before a value was added need not be what its tangent meets.
void Tangent::check_atomics() const {
  const ir::UseCounts counts = ir::count_uses(primal_);
  ir::walk(*primal_.body(), [&](const Node* node) {
    if (ops::info(node->op).effect != ops::Effect::Atomic || !varies(node->buffer())) return;
    if (uses(counts, node->results[0]) == 0) return;
    refuse(*node, cat("there is no tangent of a kernel that uses what ", ops::info(node->op).name,
                      " gives, expected it as a statement"));
  });
}

}  // namespace eas::diff
