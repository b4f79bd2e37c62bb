// The walk itself: replaying forward, visiting backward, and the frames gradients are held in.
#include "diff/adjoint.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "diff/depths.hpp"
#include "diff/sums.hpp"
#include "diff/turns_to_lanes.hpp"
#include "diff/wide.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

namespace {

bool is_control(const Node& node) {
  return node.op == Op::for_ || node.op == Op::while_ || node.op == Op::if_;
}

}  // namespace

Adjoint::Adjoint(const ir::Function& primal, const Tapes& tapes, ir::Function& out,
                 const ir::DebugInfo& debug, const Request& request)
    : primal_(primal),
      tapes_(tapes),
      out_(out),
      debug_(debug),
      request_(request),
      activity_(primal, Hidden::wrt(primal, request)),
      hidden_(primal, out, request),
      elements_(primal),
      accumulations_(primal),
      build_(out, out.body()),
      shifts_(shifts_without_effect(primal)) {
  out_.mode = primal.mode;
  out_.fast_math = primal.fast_math;
  if (primal.fast_math) polynomials_.emplace(primal);
  add_params();
  const auto define = [&](const Value* value) { order_.emplace(value, order_.size()); };
  for (const Value* param : primal.body()->params) define(param);
  ir::walk(*primal.body(), [&](const Node* node) {
    for (const Value* result : node->results) define(result);
    for (const Block* region : node->regions) {
      for (const Value* param : region->params) define(param);
    }
    const ops::Effect effect = ops::info(node->op).effect;
    for (const Value* operand : node->operands) {
      if (!operand->type.is_memory()) continue;
      const bool sums = accumulations_.loads.contains(node);
      if (effect == ops::Effect::Read && !sums) read_.insert(operand);
      if (effect == ops::Effect::Write || effect == ops::Effect::Atomic) written_.insert(operand);
    }
  });
  add_own_gradients();
  find_running();
  for (std::size_t i = 0; i < request.gradients.size(); ++i) {
    if (request.gradients[i] && request.wrt[i]) find_late_loads(primal.body()->params[i]);
  }
}

void Adjoint::add_params() {
  const std::vector<Value*>& params = primal_.body()->params;
  for (std::size_t i = 0; i < hidden_.visible(); ++i) {
    map_[params[i]] = out_.add_param(out_.body(), params[i]->type);
  }
  for (std::size_t i = 0; i < request_.gradients.size(); ++i) {
    if (!request_.gradients[i]) continue;
    const DType given = *request_.gradients[i];
    const bool is_own = hidden_.is_own(params[i]);
    const bool is_sum = request_.wrt[i] && !is_own && is_added_to_often(params[i]);
    Value* gradients =
        out_.add_param(out_.body(), Type::buffer(is_sum ? wide_dtype(given) : given));
    if (!is_own) memory_gradients_[params[i]] = gradients;
    if (gradients->type.dtype != given) wide_.push_back({gradients->index, given});
  }
  hidden_.add_those_of_primal(map_);
}

// What passes through memory whose gradient nobody gave, or must not see on the way.
void Adjoint::add_own_gradients() {
  for (const Value* param : primal_.body()->params) {
    if (param->type.kind != ir::TypeKind::Buffer || !varies(param)) continue;
    const bool passes = hidden_.is_own(param) || is_taped(param);
    if (!passes || memory_gradients_.contains(param) || !is_float(param->type.dtype)) continue;
    memory_gradients_[param] = hidden_.add_derivatives(param, gradient_type(param).dtype);
  }
}

// A few elements anywhere, beside tiles of which a launch can tell whether programs share them: they
// would make all programs run in order, and so wait until the end.
void Adjoint::find_late_loads(const Value* param) {
  constexpr std::int64_t kFew = 8;  // times less than the others
  if (param->type.kind != ir::TypeKind::Buffer || written_.contains(param)) return;
  if (hidden_.is_own(param)) return;
  std::vector<const Node*> strays;
  std::int64_t most = 0;
  bool all_distinct = true;
  ir::walk(*primal_.body(), [&](const Node* node) {
    if (node->op != Op::load || node->buffer() != param) return;
    if (!passes::footprint(*node)) return strays.push_back(node);
    most = std::max(most, node->offset()->type.shape.elements());
    all_distinct &= elements_.are_distinct(node->offset());
  });
  if (!all_distinct || memory_gradients_.at(param)->index >= 64) return;
  const bool few = std::all_of(strays.begin(), strays.end(), [&](const Node* node) {
    return node->offset()->type.shape.elements() * kFew <= most && !elements_.is_repeated(*node);
  });
  if (!few || strays.empty()) return;
  late_.insert(strays.begin(), strays.end());
  out_.late |= std::uint64_t{1} << memory_gradients_.at(param)->index;
}

// More than once at an element: by programs, by turns, by several loads. Then 16 bits do not hold the
// sum.
bool Adjoint::is_added_to_often(const Value* param) const {
  if (!param->type.is_memory()) return true;
  std::vector<const Node*> loads;
  bool in_loop = false;
  ir::walk(*primal_.body(), [&](const Node* node) {
    if (node->op != Op::load || node->buffer() != param) return;
    loads.push_back(node);
    in_loop |= elements_.is_repeated(*node);
  });
  if (loads.empty()) return false;
  // Of an ordered kernel programs store to the same elements, so that a store proves nothing.
  const bool proved = !primal_.ordered && primal_.late == 0 && elements_.are_apart(loads);
  return in_loop || loads.size() > 1 || !proved;
}

void Adjoint::run() {
  check_order(*primal_.body());
  frames_.emplace_back();
  fill_tapes();
  find_saved();
  replay(*primal_.body());
  reverse(*primal_.body());
  for (const Value* param : primal_.body()->params) {
    if (!param->type.is_memory() && varies(param)) add_number(param);
  }
  drop_what_is_apart();
  out_.ordered = primal_.ordered || primal_.late != 0 || !sharing_.empty();
}

void Adjoint::refuse(const Node& node, const std::string& what) const {
  CompileError error(debug_.kernel, what);
  error.locate(debug_.at(node.location));
  throw error;
}

std::string Adjoint::param_name(const Value* param) const { return debug_.params[param->index]; }

std::string Adjoint::own_gradient() const {
  return cat("a gradient of your own (@", debug_.kernel, ".def_grad)");
}

// --- forward ---

Value* Adjoint::now(const Value* value) const {
  const auto found = map_.find(value);
  if (found == map_.end()) throw InternalError("diff: a value is used before it is replayed");
  return found->second;
}

// Not: what leaves the program, and what it only says.
bool Adjoint::is_replayed(const Node& node) const {
  switch (ops::info(node.op).effect) {
    case ops::Effect::Write:
    case ops::Effect::Atomic: return node.buffer()->type.kind == ir::TypeKind::Group;
    case ops::Effect::Io: return false;
    default: return node.op != Op::yield;
  }
}

void Adjoint::replay(const Block& block) {
  for (const Node* node : block.nodes) {
    if (is_replayed(*node)) replay_node(*node);
  }
}

void Adjoint::replay_node(const Node& node) {
  if (node.results.size() == 1) {
    if (const auto known = known_.find(node.results[0]); known != known_.end()) {
      map_[node.results[0]] = known->second;
      return;
    }
    if (const auto fixed = fixed_.find(node.results[0]); fixed != fixed_.end()) {
      map_[node.results[0]] = fixed->second;
      return;
    }
  }
  if (take_saved(node) || take_saved_maximum(node)) return;
  if (is_control(node)) return replay_control(node);
  if (const auto tape = taped_.find(&node); tape != taped_.end()) {
    map_[node.results[0]] = tape->second.rows.get(now(tape->second.row));
    return;
  }
  ir::clone_node(out_, node, build_.block(), map_);
}

void Adjoint::replay_control(const Node& node) {
  const auto running = running_.find(&node);
  const bool fixed = running != running_.end() && take_saved_shift(running->second);
  auto& kept = kept_[&node];
  kept.clear();
  for (const Value* memory : own_memory_in(node)) kept.emplace_back(memory, content_of(memory));
  std::vector<Value*> operands;
  std::vector<Type> types;
  for (const Value* operand : node.operands) operands.push_back(now(operand));
  for (const Value* result : node.results) types.push_back(result->type);
  Block* const around = build_.block();
  Node* copy =
      out_.add_node(around, node.op, std::move(operands), types, node.attributes, node.location);
  replayed_[&node] = copy;
  for (const Block* region : node.regions) {
    Block* inside = out_.add_block(copy);
    for (const Value* param : region->params) {
      Value* made = out_.add_param(inside, param->type);
      const auto is_fixed = fixed_.find(param);
      map_[param] = is_fixed == fixed_.end() ? made : is_fixed->second;
    }
    build_.set_block(inside);
    replay(*region);
    std::vector<Value*> values;
    for (const Value* value : ir::terminator(*region)->values()) values.push_back(now(value));
    build_.yield(std::move(values));
  }
  build_.set_block(around);
  for (std::size_t i = 0; i < node.results.size(); ++i) map_[node.results[i]] = copy->results[i];
  if (fixed) take_saved_results(running->second);
}

// --- backward ---

void Adjoint::reverse(const Block& block) {
  std::vector<Loaded> around = std::exchange(loaded_, {});
  begin_workspaces(block);
  for (auto node = block.nodes.rbegin(); node != block.nodes.rend(); ++node) {
    build_.set_location((*node)->location);
    reverse_node(**node);
  }
  // Writes come last: nothing has to be kept across them. A block stores to a buffer after it loaded
  // from it, so its gradient is read by then. What waits for most sums is first: the others then join
  // its loop, where what they read is in a near cache already.
  if (loaded_.size() > 1) {
    Depths depths;
    for (const Node* node : build_.block()->nodes) depths.note(*node);
    std::stable_sort(loaded_.begin(), loaded_.end(), [&](const Loaded& a, const Loaded& b) {
      return depths.of(a.gradient) > depths.of(b.gradient);
    });
  }
  for (const Loaded& each : loaded_) {
    build_.set_location(each.load->location);
    accumulate(*each.load, each.gradient);
  }
  loaded_ = std::move(around);
}

void Adjoint::reverse_node(const Node& node) {
  switch (node.op) {
#define EAS_UNARY(name, ...) \
  case Op::name: return reverse_elementwise(node);
#define EAS_BINARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_TERNARY(name, ...) EAS_UNARY(name, __VA_ARGS__)
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_REDUCE(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_ARG_REDUCE(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_BY_KIND(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) \
  case Op::name: EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Rule(name) return adjoint_##name(node);
#define EAS_BY_KIND_Bilinear(name) return adjoint_##name(node);
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
  const bool writes = ops::info(node.op).effect != ops::Effect::Pure;
  const bool asked = writes ? std::any_of(node.operands.begin(), node.operands.end(),
                                          [&](const Value* operand) { return varies(operand); })
                            : std::any_of(node.results.begin(), node.results.end(),
                                          [&](const Value* result) { return take(result); });
  if (!asked) return;
  refuse(node, cat("there is no gradient of ", ops::info(node.op).name,
                   ", expected another way to compute it, or ", own_gradient()));
}

void Adjoint::reverse_elementwise(const Node& node) {
  const Value* result = node.results[0];
  Value* gradient = take(result);
  if (!gradient) return;
  zeros_now_.by_lane = by_lane_;
  if (const Polynomial* known = polynomials_ ? polynomials_->find(result) : nullptr) {
    return reverse_polynomial(*known, gradient);
  }
  std::array<Term, 3> operands;
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    operands[i] = term(node.operands[i]);
  }
  const Terms terms =
      cell(node.op, operands[0], operands[1], operands[2], term(result), incoming(gradient));
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    if (!terms[i].value || !varies(node.operands[i])) continue;
    const Zeros before = zeros_now_;
    if (terms[i].guarded) zeros_now_ = kChosen;
    add(node.operands[i], terms[i].value);
    zeros_now_ = before;
  }
}

// In one step, whatever it was computed by.
void Adjoint::reverse_polynomial(const Polynomial& polynomial, Value* gradient) {
  if (!varies(polynomial.of)) return;
  const Term passed = incoming(gradient) * slope(polynomial, term(polynomial.of));
  if (passed.guarded) zeros_now_ = kChosen;
  add(polynomial.of, passed.value);
}

Value* Adjoint::take(const Value* value) {
  Frame& frame = frames_.back();
  const auto found = frame.find(value);
  if (found == frame.end()) return nullptr;
  Value* gradient = found->second;
  frame.erase(found);
  zeros_now_ = zeros_of(gradient);
  by_lane_ = std::exchange(zeros_now_.by_lane, false);
  return gradient;
}

Term Adjoint::incoming(Value* gradient) {
  Term out{&build_, gradient, true, zeros_now_.chosen};
  Value* mask = zeros_now_.mask;
  if (!mask) return out;
  out.lanes = &lanes_.try_emplace(mask, mask).first->second;
  const bool is_there = zeros_now_.by_lane && ir::is_visible_in(mask, build_.block());
  if (is_there && mask->type.shape == gradient->type.shape) out.mask = mask;
  return out;
}

Adjoint::Zeros Adjoint::zeros_of(const Value* gradient) const {
  const auto found = zeros_.find(gradient);
  return found == zeros_.end() ? Zeros{} : found->second;
}

void Adjoint::add(const Value* value, Value* gradient) {
  if (!(gradient->type == gradient_type(value))) {
    throw InternalError(cat("diff: a gradient of type ", ir::to_string(gradient->type),
                            " for a value of type ", ir::to_string(value->type)));
  }
  if (shifts_.contains(value)) return;
  Value*& sum = frames_.back()[value];
  Zeros zeros = zeros_now_;
  if (sum) {
    const Zeros before = zeros_of(sum);
    const bool by_lane = zeros.by_lane && before.by_lane;
    const bool same = zeros.chosen == before.chosen && zeros.mask == before.mask;
    zeros = same ? Zeros{zeros.chosen, zeros.mask, by_lane} : kChosen;
    sum = build_.elementwise(Op::add, {sum, gradient});
  } else {
    sum = gradient;
  }
  if (zeros == Zeros{}) zeros_.erase(sum);
  else zeros_[sum] = zeros;
}

Type Adjoint::gradient_type(const Value* value) const {
  return Type::tile(wide_dtype(value->type.dtype), value->type.shape);
}

Value* Adjoint::zero(const Type& type) {
  return build_.broadcast(build_.number(type.dtype, 0), type.shape);
}
Value* Adjoint::one(const Type& type) {
  return build_.broadcast(build_.number(type.dtype, 1), type.shape);
}

Value* Adjoint::wide(const Value* value) {
  Value* x = now(value);
  const DType dtype = wide_dtype(x->type.dtype);
  return dtype == x->type.dtype ? x : build_.cast(x, dtype);
}

Captured Adjoint::close_frame() {
  Captured captured(frames_.back().begin(), frames_.back().end());
  frames_.pop_back();
  std::sort(captured.begin(), captured.end(),
            [&](const auto& a, const auto& b) { return order_.at(a.first) < order_.at(b.first); });
  return captured;
}

Derivative adjoint(const ir::Function& primal, ir::DebugInfo& debug, const Request& request) {
  Derivative out{std::make_unique<ir::Function>(), {}};
  const auto counted = ir::clone(primal);
  const Tapes tapes = make_tapes(*counted, passes::Accumulations(*counted));
  Adjoint walk(*counted, tapes, *out.function, debug, request);
  walk.run();
  out.sharing = walk.sharing();
  if (primal.fast_math) shorten_sums(*out.function);
  make_turns_lanes(*out.function);
  ir::walk(*out.function->body(), [&](const Node* node) {
    if (node->op == Op::arange) out.function->mode = ir::Mode::Spmd;
  });
  debug.params = walk.param_names();
  return out;
}

}  // namespace eas::diff
