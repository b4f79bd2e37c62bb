// The walk itself, and what is held of tangents.
#include "diff/tangent.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "diff/shifts.hpp"
#include "diff/wide.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

Tangent::Tangent(const ir::Function& primal, ir::Function& out, const ir::DebugInfo& debug,
                 const Request& request)
    : primal_(primal),
      out_(out),
      debug_(debug),
      request_(request),
      activity_(primal, Hidden::wrt(primal, request)),
      hidden_(primal, out, request),
      build_(out, out.body()),
      shifts_(shifts_without_effect(primal)) {
  out_.mode = primal.mode;
  out_.fast_math = primal.fast_math;
  // Tangents are written where values are, and when they are.
  out_.ordered = primal.ordered || primal.late != 0;
}

void Tangent::run() {
  check_atomics();
  begin_params();
  follow(*primal_.body());
}

// The kernel's own work is done, where it did it.
passes::Sharing Tangent::sharing() const {
  passes::Sharing out;
  out.scratch = request_.of_primal.scratch;
  out.hidden = hidden_.all();
  return out;
}

void Tangent::refuse(const Node& node, const std::string& what) const {
  CompileError error(debug_.kernel, what);
  error.locate(debug_.at(node.location));
  throw error;
}

std::string Tangent::tangent_name(const Value* param) const {
  return request_.prefix + debug_.params[param->index];
}

// --- the walk ---

void Tangent::follow(const Block& block) {
  for (const Node* node : block.nodes) {
    build_.set_location(node->location);
    if (node->op != Op::yield) follow_node(*node);
  }
}

// Control copies itself, as its copy carries and gives tangents too.
void Tangent::follow_node(const Node& node) {
  const bool control = ops::info(node.op).effect == ops::Effect::Control;
  if (!control) ir::clone_node(out_, node, build_.block(), map_);
  if (node.op == Op::alloc_tg || node.op == Op::workspace) return begin_memory(node);
  if (control || !is_unknown(node)) derive(node);
}

bool Tangent::is_unknown(const Node& node) {
  const auto of = [&](const Value* result) { return varies(result) && !unknown_.contains(result); };
  if (node.results.empty() || !std::any_of(node.results.begin(), node.results.end(), of)) {
    return false;
  }
  for (const Value* operand : node.operands) {
    const auto found = unknown_.find(operand);
    if (found == unknown_.end()) continue;
    const Unknown why = found->second;
    for (const Value* result : node.results) unknown_.emplace(result, why);
    return true;
  }
  return false;
}

void Tangent::derive(const Node& node) {
  switch (node.op) {
#define EAS_UNARY(name, ...) \
  case Op::name: return derive_elementwise(node);
#define EAS_BINARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_TERNARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_REDUCE(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_ARG_REDUCE(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) \
  case Op::name: EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Rule(name) return tangent_##name(node);
#define EAS_BY_KIND_Bilinear(name) return bilinear(node);
#define EAS_BY_KIND_None(name) return;
#define EAS_BY_KIND_Refuse(name) break;
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Rule
#undef EAS_BY_KIND_Bilinear
#undef EAS_BY_KIND_None
#undef EAS_BY_KIND_Refuse
  }
  const std::string what = cat("there is no tangent of ", ops::info(node.op).name,
                               ", expected another way to compute it");
  const bool writes = ops::info(node.op).effect != ops::Effect::Pure;
  const bool touched = std::any_of(node.operands.begin(), node.operands.end(),
                                   [&](const Value* operand) { return varies(operand); });
  if (writes && touched) refuse(node, what);
  for (const Value* result : node.results) {
    if (varies(result)) unknown_.emplace(result, Unknown{&node, what});
  }
}

// A cell is linear in the gradient that comes in. For the gradient 1 it is the derivative by each
// operand, so what it gives for an operand's tangent is that operand's part in the result's.
void Tangent::derive_elementwise(const Node& node) {
  const Value* result = node.results[0];
  if (!varies(result)) return;
  std::array<Term, 3> operands;
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    operands[i] = {&build_, wide(node.operands[i])};
  }
  const Term made{&build_, wide(result)};
  Value* sum = nullptr;
  Zeros zeros;
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    const Value* operand = node.operands[i];
    if (!tangent(operand)) continue;
    const Terms terms =
        cell(node.op, operands[0], operands[1], operands[2], made, incoming(operand));
    if (!terms[i].value) continue;
    sum = sum ? build_.elementwise(Op::add, {sum, terms[i].value}) : terms[i].value;
    zeros = zeros | (terms[i].guarded ? kChosen : zeros_of(operand));
  }
  if (sum) set(result, sum, zeros);
}

// --- what is held ---

Value* Tangent::now(const Value* value) const {
  const auto found = map_.find(value);
  if (found == map_.end()) throw InternalError("diff: a value is used before it is copied");
  return found->second;
}

Value* Tangent::as(Value* x, DType dtype) {
  return x->type.dtype == dtype ? x : build_.cast(x, dtype);
}

Value* Tangent::wide(const Value* value) {
  Value* x = now(value);
  return as(x, wide_dtype(x->type.dtype));
}

Type Tangent::tangent_type(const Value* value) const {
  return Type::tile(wide_dtype(value->type.dtype), value->type.shape);
}

Value* Tangent::zero(const Type& type) {
  return build_.broadcast(build_.number(type.dtype, 0), type.shape);
}

Value* Tangent::tangent(const Value* value) const {
  if (const auto unknown = unknown_.find(value); unknown != unknown_.end()) {
    refuse(*unknown->second.node, unknown->second.what);
  }
  const auto found = tangents_.find(value);
  return found == tangents_.end() ? nullptr : found->second.value;
}

Value* Tangent::tangent_or_zero(const Value* value) {
  Value* given = tangent(value);
  return given ? given : zero(tangent_type(value));
}

Tangent::Zeros Tangent::Zeros::operator|(const Zeros& other) const {
  if (chosen || other.chosen) return kChosen;
  if (mask && other.mask && mask != other.mask) return kChosen;
  return mask ? *this : other;
}

Tangent::Zeros Tangent::zeros_of(const Value* value) const {
  const auto found = tangents_.find(value);
  return found == tangents_.end() ? Zeros{} : found->second.zeros;
}

// A mask says nothing of lanes that are elsewhere.
Tangent::Zeros Tangent::zeros_moved(const Value* value) const {
  const Zeros zeros = zeros_of(value);
  return zeros.mask ? kChosen : zeros;
}

void Tangent::set(const Value* value, Value* tangent, Zeros zeros) {
  if (!(tangent->type == tangent_type(value))) {
    throw InternalError(cat("diff: a tangent of type ", ir::to_string(tangent->type),
                            " for a value of type ", ir::to_string(value->type)));
  }
  if (!shifts_.contains(value)) tangents_[value] = {tangent, zeros};
}

Term Tangent::incoming(const Value* value) {
  const Zeros zeros = zeros_of(value);
  Lanes* lanes = nullptr;
  if (zeros.mask) lanes = &lanes_.try_emplace(zeros.mask, zeros.mask).first->second;
  return {&build_, tangent(value), true, zeros.chosen, lanes};
}

Derivative tangent(const ir::Function& primal, ir::DebugInfo& debug, const Request& request) {
  Derivative out{std::make_unique<ir::Function>(), {}};
  Tangent walk(primal, *out.function, debug, request);
  walk.run();
  out.sharing = walk.sharing();
  ir::walk(*out.function->body(), [&](const Node* node) {
    if (node->op == Op::arange) out.function->mode = ir::Mode::Spmd;
  });
  debug.params = walk.param_names();
  return out;
}

}  // namespace eas::diff
