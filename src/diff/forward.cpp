// What is taken from memory instead of being computed again: what users say the primal left in its
// outputs, and what the program loads from buffers it stored to, which it is run forward for once, on
// copies of them.
#include "base/format.hpp"
#include "diff/adjoint.hpp"
#include "diff/sums.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

// Values that are stored for good, once, by each program, as they are. Lanes that a mask leaves out are
// not there: then nobody else may have the value, whose gradient is 0 in them.
void Adjoint::find_saved() {
  const auto& params = primal_.body()->params;
  std::unordered_map<const Value*, int> writes;
  ir::walk(*primal_.body(), [&](const Node* node) {
    const ops::Effect effect = ops::info(node->op).effect;
    if (effect == ops::Effect::Write || effect == ops::Effect::Atomic) ++writes[node->buffer()];
  });
  const ir::UseCounts counts = ir::count_uses(primal_);
  for (const Node* node : primal_.body()->nodes) {
    if (node->op != Op::store) continue;
    const Value* memory = node->buffer();
    const bool saved = memory->block == primal_.body() && memory->index < request_.saved.size() &&
                       request_.saved[memory->index] && params[memory->index] == memory;
    if (!saved || writes[memory] != 1 || is_read(memory)) continue;
    if (!elements_.are_stored_once(memory)) continue;
    saved_stores_.push_back(node);
    if (!node->mask() || ir::uses(counts, node->value()) <= 1) saved_.emplace(node->value(), node);
  }
}

bool Adjoint::take_saved(const Node& node) {
  if (saved_.empty() || node.results.size() != 1 || node.parent != primal_.body()) return false;
  const auto found = saved_.find(node.results[0]);
  if (found == saved_.end()) return false;
  const Node& store = *found->second;
  if (!replay_early(store.offset()) || (store.mask() && !replay_early(store.mask()))) return false;
  Value *offset = now(store.offset()), *mask = store.mask() ? now(store.mask()) : nullptr;
  Value* other = mask ? zero(Type::tile(store.buffer()->type.dtype, offset->type.shape)) : nullptr;
  const auto load = [&] {
    return build_.load(
        {.buffer = now(store.buffer()), .offset = offset, .mask = mask, .other = other});
  };
  if (!is_quotient(node, store.mask())) {
    map_[node.results[0]] = load();
    return true;
  }
  ir::clone_node(out_, node, build_.block(), map_);
  tie(build_, now(node.results[0]), load());
  return true;
}

// Where a value goes may be said after it is computed; whether that is known now.
bool Adjoint::replay_early(const Value* value, int deep) {
  constexpr int kDeep = 50;  // further nobody looks
  if (map_.contains(value)) return true;
  const Node* node = value->node;
  if (deep > kDeep || !node || ops::info(node->op).effect != ops::Effect::Pure ||
      !node->regions.empty()) {
    return false;
  }
  for (const Value* operand : node->operands) {
    if (!replay_early(operand, deep + 1)) return false;
  }
  ir::clone_node(out_, *node, build_.block(), map_);
  return true;
}

// By one number for all lanes, of which `shorten_sums` can make more.
bool Adjoint::is_quotient(const Node& node, const Value* mask) const {
  if (!out_.fast_math || node.op != Op::div || node.results[0]->type.is_scalar()) return false;
  const Node* spread = node.y()->node;
  if (!spread || spread->op != Op::broadcast || !spread->x()->type.is_scalar()) return false;
  return !mask || Lanes(mask).are_zero(node.results[0]);
}

void Adjoint::fill_tapes() {
  if (const Node* load = tapes_.uncounted) {
    refuse(*load, cat("there is no gradient of a load from '", param_name(load->buffer()),
                      "' in a loop of a condition after a store to it, expected the condition's "
                      "loop before it, or ",
                      own_gradient()));
  }
  if (tapes_.all.empty()) return;
  begin_tapes();
  for (const Value* memory : tapes_.memory) {
    if (memory->index < hidden_.visible()) scratch_.insert(memory->index);
  }
  ir::ValueMap values = map_;
  run_forward(*primal_.body(), values);
}

// How long they are is counted first, where that depends on what is loaded in other copies.
void Adjoint::begin_tapes() {
  std::vector<Value*> rows;
  for (const Tape& tape : tapes_.all) rows.push_back(tape.rows);
  const auto counting = only(primal_, rows, tapes_.memory);
  const auto& params = primal_.body()->params;
  const auto& counted = counting->body()->params;
  std::set<std::uint32_t> touched;
  ir::walk(*counting->body(), [&](const Node* node) {
    for (const Value* operand : node->operands) {
      if (operand->block == counting->body() && operand->type.is_memory()) {
        touched.insert(operand->index);
      }
    }
  });
  ir::ValueMap values;
  for (std::size_t i = 0; i < params.size(); ++i) {
    const bool copied = is_taped(params[i]) && touched.contains(static_cast<std::uint32_t>(i));
    values[counted[i]] = copied ? hidden_.add_copy(params[i]) : now(params[i]);
  }
  std::size_t next = 0;
  for (const Node* node : counting->body()->nodes) {
    if (node->op != Op::store || node->buffer() != counted[params.size()]) {
      ir::clone_node(out_, *node, build_.block(), values);
      continue;
    }
    const Tape& tape = tapes_.all[next++];
    Value* count = ir::mapped(values, node->value());
    taped_.emplace(tape.load, Taped{Rows(build_, tape.load->results[0]->type, count), tape.row});
  }
}

void Adjoint::run_forward(const Block& block, ir::ValueMap& values) {
  for (const Node* node : block.nodes) {
    const ops::Effect effect = ops::info(node->op).effect;
    if (effect == ops::Effect::Io) continue;
    if (effect == ops::Effect::Write || effect == ops::Effect::Atomic) {
      const Value* memory = node->buffer();
      if (memory->type.kind != ir::TypeKind::Group && !is_taped(memory)) continue;
    }
    Block* const around = build_.block();
    std::vector<Value*> operands;
    std::vector<ir::Type> types;
    for (Value* operand : node->operands) operands.push_back(ir::mapped(values, operand));
    for (const Value* result : node->results) types.push_back(result->type);
    Node* copy = out_.add_node(around, node->op, std::move(operands), types, node->attributes,
                               node->location);
    copy->text = node->text;
    for (std::size_t i = 0; i < types.size(); ++i) values[node->results[i]] = copy->results[i];
    for (const Block* region : node->regions) {
      Block* inside = out_.add_block(copy);
      for (const Value* param : region->params) {
        values[param] = out_.add_param(inside, param->type);
      }
      build_.set_block(inside);
      run_forward(*region, values);
    }
    build_.set_block(around);
    if (const auto tape = taped_.find(node); tape != taped_.end()) {
      tape->second.rows.keep(ir::mapped(values, const_cast<Value*>(tape->second.row)),
                             copy->results[0]);
    }
  }
}

}  // namespace eas::diff
