// Loops and branches as regions with carried values.
//
// What a loop carries keeps its dtype and shape. A start value that is weak (a literal) takes the
// type the body gives it: the body is traced with a guess, and traced again into a fresh region
// while the guess was wrong. Regions are attached to their node only when they are right.
#include <algorithm>
#include <array>

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/eager_control.hpp"
#include "trace/language.hpp"

namespace eas::trace {
namespace {

// One carried variable: what stands for it in the IR.
struct Slot {
  ir::Type type;
  bool weak = false;
  std::optional<Buffer> buffer;  // a pointer carries its offset

  static Slot of(const Item& item) {
    if (const auto* number = std::get_if<Number>(&item))
      return {ir::Type::scalar(number->dtype()), true, {}};
    if (const auto* value = std::get_if<Value>(&item)) return {value->ir->type, value->weak, {}};
    if (const auto* pointer = std::get_if<Pointer>(&item))
      return {pointer->offset.ir->type, false, pointer->buffer};
    return {ir::Type::fragment(), false, {}};
  }
  Item wrap(ir::Value* ir) const {
    if (buffer) return Pointer{*buffer, Value{ir, false}};
    if (type.kind == ir::TypeKind::Fragment) return Fragment{ir};
    return Value{ir, weak};
  }
};

std::vector<Slot> slots_of(const Items& items) {
  std::vector<Slot> slots;
  for (const Item& item : items) slots.push_back(Slot::of(item));
  return slots;
}

Value value_of(const Item& item) {
  if (const auto* number = std::get_if<Number>(&item)) return as_value(*number);
  return std::get<Value>(item);
}

int category(DType dtype) { return is_bool(dtype) ? 0 : is_int(dtype) ? 1 : 2; }

// Whether the body gave a weak slot another type; the slot then takes it.
bool adopt(Slot& slot, const Item& given) {
  if (!slot.weak || slot.buffer || std::holds_alternative<Pointer>(given) ||
      std::holds_alternative<Fragment>(given))
    return false;
  const Slot out = Slot::of(given);
  const bool grows = slot.type.shape.is_scalar() && !out.type.shape.is_scalar();
  if (!grows && !out.type.shape.is_scalar() && !(out.type.shape == slot.type.shape)) return false;
  if (!out.weak) {
    if (!grows && !(out.type.shape == slot.type.shape)) return false;
    slot = out;
    return true;
  }
  const bool wider = category(out.type.dtype) > category(slot.type.dtype);
  if (!wider && !grows) return false;
  slot.type = ir::Type::tile(wider ? out.type.dtype : slot.type.dtype,
                             grows ? out.type.shape : slot.type.shape);
  return true;
}

// The IR value of `item` in the slot's type, or null when it has another.
ir::Value* fit(std::string_view op, const Slot& slot, const Item& item) {
  if (slot.buffer) {
    const auto* pointer = std::get_if<Pointer>(&item);
    if (!pointer || !(pointer->buffer == *slot.buffer) || !(pointer->offset.ir->type == slot.type))
      return nullptr;
    return pointer->offset.ir;
  }
  if (slot.type.kind == ir::TypeKind::Fragment) {
    const auto* fragment = std::get_if<Fragment>(&item);
    return fragment ? fragment->ir : nullptr;
  }
  if (std::holds_alternative<Pointer>(item) || std::holds_alternative<Fragment>(item))
    return nullptr;
  const Value value = value_of(item);
  if (value.ir->type == slot.type) return value.ir;
  if (!value.weak || category(value.dtype()) > category(slot.type.dtype)) return nullptr;
  if (!value.shape().is_scalar() && !(value.shape() == slot.type.shape)) return nullptr;
  return expand(convert_to(op, value, slot.type.dtype), slot.type.shape).ir;
}

const ir::Value* ir_of(const Item& item) {
  if (const auto* value = std::get_if<Value>(&item)) return value->ir;
  if (const auto* pointer = std::get_if<Pointer>(&item)) return pointer->offset.ir;
  return nullptr;
}

// What the user wrote as an operand: conversions made for the op stand at the op's own place.
const ir::Value* as_written(const ir::Node& op, const ir::Value* operand) {
  while (operand->node && operand->node->location == op.location &&
         (operand->node->op == ir::Op::cast || operand->node->op == ir::Op::broadcast) &&
         !operand->node->operands.empty()) {
    operand = operand->node->x();
  }
  return operand;
}

// "; here it meets int64[4], which .to(mk.int32) converts": the operand that made it another type.
std::string way_to_keep(const ir::Type& kept, const Item& given) {
  const ir::Value* made = ir_of(given);
  if (std::holds_alternative<Pointer>(given) || !made || kept.kind != ir::TypeKind::Tile) return "";
  const ir::Value* other = nullptr;
  if (made->node && ops::is_elementwise(made->node->op)) {
    for (const ir::Value* operand : made->node->operands) {
      const ir::Value* written = as_written(*made->node, operand);
      const bool same = written->type.dtype == kept.dtype &&
                        (written->type.shape == kept.shape || written->type.is_scalar());
      if (!same && !is_bool(written->type.dtype) && !ir::is_constant(written)) other = written;
    }
  }
  std::string out = other ? cat("; here it meets ", ir::user_string(other->type)) : "";
  if (made->type.dtype != kept.dtype) {
    out += cat(other ? ", which .to(mk." : ", as .to(mk.", eas::name(kept.dtype),
               other ? ") converts" : ") gives");
  }
  return out;
}

[[noreturn]] void type_changed(std::string_view op, const std::string& name, const Slot& slot,
                               const Item& given, ir::Value* like) {
  const Item start = slot.wrap(like);
  if (slot.buffer && std::holds_alternative<Pointer>(given) &&
      !(std::get<Pointer>(given).buffer == *slot.buffer)) {
    throw CompileError(
        op, cat("'", name, "' is in ", memory_name(*slot.buffer), " before the loop and in ",
                memory_name(std::get<Pointer>(given).buffer),
                " after its body, expected a pointer to stay in one buffer"));
  }
  CompileError error(
      op, cat("'", name, "' changes its type in the loop, got ", describe(start),
              " at the start and ", describe(given),
              " after the body, expected the same dtype and shape", way_to_keep(slot.type, given)));
  if (const ir::Value* made = ir_of(given); made && made->node) {
    error.locate(Tracer::current(op).debug().at(made->node->location));
  }
  throw error;
}

void check_count(std::string_view op, std::size_t got, std::size_t expected) {
  if (got != expected)
    throw InternalError(cat(op, ": a body gave ", got, " values for ", expected, " variables"));
}

// Traces `parts` until the slots' types hold, then gives the blocks. The last part's items are the
// next values of the slots.
struct LoopRegions {
  std::vector<ir::Block*> blocks;
  std::vector<Slot> slots;
};

using BuildRegions =
    std::function<std::pair<std::vector<ir::Block*>, Items>(const std::vector<Slot>&)>;

LoopRegions settle(std::string_view op, const Items& inits, const Names& names,
                   const BuildRegions& build) {
  Tracer& tracer = Tracer::current(op);
  std::vector<Slot> slots = slots_of(inits);
  // Each round fixes a dtype category or a shape for good, so this ends.
  for (;;) {
    const Tracer::Attempt attempt(tracer);
    auto [blocks, next] = build(slots);
    check_count(op, next.size(), slots.size());
    bool changed = false;
    for (std::size_t i = 0; i < slots.size(); ++i) changed |= adopt(slots[i], next[i]);
    if (changed) {
      attempt.discard();
      continue;
    }
    ir::Block* body = blocks.back();
    tracer.in_block(body, [&] {
      std::vector<ir::Value*> yields;
      const std::size_t first = body->params.size() - slots.size();
      for (std::size_t i = 0; i < slots.size(); ++i) {
        ir::Value* fitted = fit(op, slots[i], next[i]);
        if (!fitted) type_changed(op, names[i], slots[i], next[i], body->params[first + i]);
        yields.push_back(fitted);
      }
      tracer.yield(std::move(yields));
    });
    return {std::move(blocks), std::move(slots)};
  }
}

Items params_as_items(Tracer& tracer, ir::Block* block, const std::vector<Slot>& slots) {
  Items items;
  for (const Slot& slot : slots)
    items.push_back(slot.wrap(tracer.function().add_param(block, slot.type)));
  return items;
}

// What the carried variables start with, of the types the loop has settled on.
std::vector<ir::Value*> fitted(std::string_view name, const Items& inits, const Names& names,
                               const LoopRegions& regions) {
  std::vector<ir::Value*> out;
  for (std::size_t i = 0; i < inits.size(); ++i) {
    ir::Value* start = fit(name, regions.slots[i], inits[i]);
    if (!start) type_changed(name, names[i], Slot::of(inits[i]), inits[i], nullptr);
    out.push_back(start);
  }
  return out;
}

// Gives a loop its regions, and the carried variables after it.
Items attach(ir::Node* node, const LoopRegions& regions) {
  for (ir::Block* block : regions.blocks) {
    block->parent = node;
    node->regions.push_back(block);
  }
  Items out;
  for (std::size_t i = 0; i < regions.slots.size(); ++i)
    out.push_back(regions.slots[i].wrap(node->results[i]));
  return out;
}

Value loop_bound(std::string_view what, const Operand& operand) {
  const Value x = as_index("range", what, operand);
  if (!x.shape().is_scalar()) {
    throw ShapeError("range",
                     cat(what, " must be a scalar, got ", describe(x), ", expected one value"));
  }
  return x;
}

Value scalar_condition(std::string_view op, const Operand& operand) {
  const Value x = as_value(operand);
  if (!x.shape().is_scalar()) {
    throw CompileError(
        op, cat("a tile is no condition, got ", describe(x),
                ", expected a scalar: mk.any(x) or mk.all(x), or mk.where to choose by element"));
  }
  return cast_to(x, DType::bool_);
}

}  // namespace

Items for_loop(const Operand& lo, const Operand& hi, const Operand& step, const Items& inits,
               const Names& names, const std::function<Items(Value, const Items&)>& body) {
  Tracer& tracer = Tracer::current("range");
  const Value from = loop_bound("the start", lo), to = loop_bound("the end", hi),
              by = loop_bound("the step", step);
  if (ir::is_constant(by.ir) && ir::constant_int(by.ir) == 0) {
    throw CompileError("range", "a loop must move, got step 0, expected another");
  }
  if (tracer.eager() && !tracer.in_region()) return eager_for(from, to, by, inits, names, body);
  const LoopRegions regions = settle("for", inits, names, [&](const std::vector<Slot>& slots) {
    ir::Block* block = tracer.function().add_block(nullptr);
    const Value i{tracer.function().add_param(block, ir::Type::scalar(DType::int64)), false};
    const Items state = params_as_items(tracer, block, slots);
    Items next;
    tracer.in_block(block, [&] { next = body(i, state); });
    return std::pair(std::vector{block}, std::move(next));
  });
  return attach(tracer.for_loop({.lo = from.ir,
                                 .hi = to.ir,
                                 .step = by.ir,
                                 .inits = fitted("for", inits, names, regions)}),
                regions);
}

Items while_loop(const Items& inits, const Names& names,
                 const std::function<Operand(const Items&)>& condition,
                 const std::function<Items(const Items&)>& body) {
  Tracer& tracer = Tracer::current("while");
  if (tracer.eager() && !tracer.in_region()) return eager_while(inits, names, condition, body);
  const LoopRegions regions = settle("while", inits, names, [&](const std::vector<Slot>& slots) {
    ir::Block* head = tracer.function().add_block(nullptr);
    ir::Block* block = tracer.function().add_block(nullptr);
    const Items state = params_as_items(tracer, head, slots);
    tracer.in_block(head, [&] {
      const Value go = scalar_condition("while", condition(state));
      tracer.yield({go.ir});
    });
    const Items in_body = params_as_items(tracer, block, slots);
    Items next;
    tracer.in_block(block, [&] { next = body(in_body); });
    return std::pair(std::vector{head, block}, std::move(next));
  });
  return attach(tracer.while_loop(fitted("while", inits, names, regions)), regions);
}

namespace {

bool same_number(const Item& a, const Item& b) {
  const auto *x = std::get_if<Number>(&a), *y = std::get_if<Number>(&b);
  return x && y && x->kind == y->kind && x->bits() == y->bits();
}

// The slot both branches' values fit, or nothing.
std::optional<Slot> meet_slots(const Item& a, const Item& b) {
  const Slot x = Slot::of(a), y = Slot::of(b);
  if (x.buffer || y.buffer) {
    if (x.buffer && y.buffer && *x.buffer == *y.buffer && x.type == y.type) return x;
    return std::nullopt;
  }
  if (x.type.kind != y.type.kind) return std::nullopt;
  if (x.type.kind == ir::TypeKind::Fragment) return x;
  const bool same_shape = x.type.shape == y.type.shape;
  if (!same_shape && !(x.weak && x.type.shape.is_scalar()) &&
      !(y.weak && y.type.shape.is_scalar())) {
    return std::nullopt;
  }
  if (x.weak && y.weak) {
    const Slot& wide = category(x.type.dtype) >= category(y.type.dtype) ? x : y;
    const Slot& large = x.type.shape.is_scalar() ? y : x;
    return Slot{ir::Type::tile(wide.type.dtype, large.type.shape), true, {}};
  }
  if (x.weak) return y;
  if (y.weak) return x;
  if (x.type == y.type) return x;
  return std::nullopt;
}

}  // namespace

Items if_else(const Operand& condition, const Names& names, const std::function<Items()>& then,
              const std::function<Items()>& otherwise) {
  Tracer& tracer = Tracer::current("if");
  const Value test = scalar_condition("if", condition);
  if (ir::is_constant(test.ir)) return ir::constant_int(test.ir) ? then() : otherwise();
  if (tracer.eager() && !tracer.in_region()) return eager_if(test, names, then, otherwise);

  const std::array<const std::function<Items()>*, 2> branches = {&then, &otherwise};
  std::array<ir::Block*, 2> blocks;
  std::array<Items, 2> given;
  for (std::size_t b = 0; b < 2; ++b) {
    blocks[b] = tracer.function().add_block(nullptr);
    tracer.in_block(blocks[b], [&] { given[b] = (*branches[b])(); });
    check_count("if", given[b].size(), names.size());
  }
  Items out(names.size());
  std::vector<Slot> slots;
  std::vector<std::size_t> merged;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (same_number(given[0][i], given[1][i])) {
      out[i] = given[0][i];
      continue;
    }
    const auto slot = meet_slots(given[0][i], given[1][i]);
    if (!slot) branches_differ(names[i], given[0][i], given[1][i]);
    slots.push_back(*slot);
    merged.push_back(i);
  }
  std::vector<ir::Type> types;
  for (const Slot& slot : slots) types.push_back(slot.type);
  for (std::size_t b = 0; b < 2; ++b) {
    tracer.in_block(blocks[b], [&] {
      std::vector<ir::Value*> yields;
      for (std::size_t k = 0; k < slots.size(); ++k) {
        ir::Value* fitted = fit("if", slots[k], given[b][merged[k]]);
        if (!fitted) branches_differ(names[merged[k]], given[0][merged[k]], given[1][merged[k]]);
        yields.push_back(fitted);
      }
      tracer.yield(std::move(yields));
    });
  }
  ir::Node* node = tracer.branch(test.ir, types);
  for (ir::Block* block : blocks) {
    block->parent = node;
    node->regions.push_back(block);
  }
  for (std::size_t k = 0; k < slots.size(); ++k) out[merged[k]] = slots[k].wrap(node->results[k]);
  return out;
}

void branches_differ(const std::string& name, const Item& a, const Item& b) {
  const auto *p = std::get_if<Pointer>(&a), *q = std::get_if<Pointer>(&b);
  if (p && q && !(p->buffer == q->buffer)) {
    throw CompileError("if", cat("'", name, "' is in ", memory_name(p->buffer),
                                 " when the condition is true and in ", memory_name(q->buffer),
                                 " when it is not, expected a pointer to stay in one buffer"));
  }
  throw CompileError("if", cat("'", name, "' has another type in each branch, got ", describe(a),
                               " and ", describe(b), ", expected the same dtype and shape"));
}

bool needs_trace(const Value& condition) {
  Tracer& tracer = Tracer::current("if");
  if (ir::is_constant(condition.ir)) return false;
  return !(tracer.eager() && !tracer.in_region() && condition.shape().is_scalar() &&
           tracer.eager()->is_uniform(*condition.ir));
}

}  // namespace eas::trace
