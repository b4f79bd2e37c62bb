// See memory.hpp.
#include "passes/analysis/memory.hpp"

namespace eas::passes {

using ir::Value;
using ops::Effect;

bool MemoryFacts::is_constant(const Value* memory) const {
  if (memory->type.kind == ir::TypeKind::Group) return false;
  if (written.count(memory)) return false;
  return disjoint || written.empty();
}

bool MemoryFacts::may_alias(const Value* a, const Value* b) const {
  if (a == b) return true;
  if (a->type.kind == ir::TypeKind::Group || b->type.kind == ir::TypeKind::Group) return false;
  return !disjoint;
}

MemoryFacts memory_facts(const ir::Function& function, bool disjoint) {
  MemoryFacts facts;
  facts.disjoint = disjoint;
  bool writes_buffer = false;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    const Effect effect = ops::info(node->op).effect;
    if (effect == Effect::Read || effect == Effect::Write || effect == Effect::Atomic) {
      for (const Value* operand : node->operands) {  // mma reads two of them
        if (operand->type.kind == ir::TypeKind::Buffer) ++facts.accesses[operand];
      }
    }
    if (effect != Effect::Write && effect != Effect::Atomic) return;
    facts.written.insert(node->buffer());
    writes_buffer |= node->buffer()->type.kind == ir::TypeKind::Buffer;
  });
  if (!writes_buffer) facts.disjoint = true;
  return facts;
}

}  // namespace eas::passes
