// Follows values forward through the kernel.
#include "passes/analysis/bounded_by.hpp"

#include <algorithm>
#include <utility>

#include "ir/edit.hpp"

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;
using ir::Value;

// Values computed from those it starts with; `follow` says of which results that counts.
template <class Follow>
class Flow {
 public:
  Flow(ValueSet start, Follow follow) : reached_(std::move(start)), follow_(follow) {}

  ValueSet run(const ir::Function& function) {
    do {
      grown_ = false;
      visit(*function.body());
    } while (grown_);  // again for what loops carry
    return std::move(reached_);
  }

 private:
  void visit(const ir::Block& block) {
    for (const Node* node : block.nodes) {
      bool reaches = any(node->operands);
      for (const ir::Block* region : node->regions) {
        if (reaches) add_all(region->params);
        visit(*region);
        reaches |= any(ir::terminator(*region)->operands);
      }
      if (reaches) add_all(node->results);
    }
  }

  bool any(const std::vector<Value*>& values) const {
    return std::any_of(values.begin(), values.end(),
                       [&](const Value* value) { return reached_.contains(value); });
  }

  void add_all(const std::vector<Value*>& values) {
    for (const Value* value : values) {
      if (follow_(*value)) grown_ |= reached_.insert(value).second;
    }
  }

  ValueSet reached_;
  Follow follow_;
  bool grown_ = false;
};

// Integers that are computed, not read from memory.
bool is_computed_integer(const Value& value) {
  if (!value.type.is_tile() || !is_int(value.type.dtype)) return false;
  return !value.node || ops::info(value.node->op).effect != ops::Effect::Read;
}

bool is_scaling(Op op) {
  return op == Op::mul || op == Op::floordiv || op == Op::mod || op == Op::shl || op == Op::shr;
}

// Whether the node bounds something by one of its operands.
bool bounds(const Node& node) {
  if (node.op == Op::minimum || node.op == Op::maximum || node.op == Op::clamp) return true;
  if (node.op == Op::for_) return true;
  return ops::is_elementwise(node.op) && ops::info(node.op).rule == ops::Rule::Compare;
}

bool is_taken(const ir::Function& function, const Value* param, const ValueSet& from_program) {
  const ValueSet derived = Flow({param}, is_computed_integer).run(function);
  bool taken = false;
  ir::walk(*function.body(), [&](const Node* node) {
    const auto is_derived = [&](const Value* value) { return derived.contains(value); };
    if (taken || std::none_of(node->operands.begin(), node->operands.end(), is_derived)) return;
    taken = bounds(*node);
    if (!is_scaling(node->op)) return;
    const Value *x = node->x(), *y = node->y();
    taken |=
        (is_derived(x) && from_program.contains(y)) || (is_derived(y) && from_program.contains(x));
  });
  return taken;
}

}  // namespace

ValueSet values_from_program(const ir::Function& function, std::int64_t axis) {
  ValueSet ids;
  ir::walk(*function.body(), [&](const Node* node) {
    if (node->op == Op::program_id && node->attributes[0] == axis) ids.insert(node->results[0]);
  });
  return Flow(std::move(ids), [](const Value&) { return true; }).run(function);
}

std::vector<bool> taken_params(const ir::Function& function, std::int64_t axis) {
  const ValueSet from_program = values_from_program(function, axis);
  std::vector<bool> out;
  for (const Value* param : function.body()->params) {
    out.push_back(param->type.is_scalar() && is_int(param->type.dtype) &&
                  is_taken(function, param, from_program));
  }
  return out;
}

}  // namespace eas::passes
