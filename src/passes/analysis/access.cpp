// Reads and writes by what the op table says an op does to the memory among its operands.
#include "passes/analysis/access.hpp"

#include <algorithm>

namespace eas::passes {

namespace {

using ir::Node;
using ir::Op;

// The memory a node asks about rather than touches.
void note_rank(const Node& node, Access& access) {
  if (node.op != Op::shape_of && node.op != Op::stride_of) return;
  int& rank = access.min_rank[node.buffer()->index];
  rank = std::max(rank, static_cast<int>(node.attributes[0]) + 1);
}

}  // namespace

Access access(const ir::Function& function) {
  const std::size_t count = function.body()->params.size();
  Access access{std::vector<bool>(count), std::vector<bool>(count), std::vector<bool>(count),
                std::vector<bool>(count), std::vector<int>(count)};
  ir::walk(*function.body(), [&](const Node* node) {
    const ops::Effect effect = ops::info(node->op).effect;
    const bool atomic = effect == ops::Effect::Atomic;
    const bool reads = atomic || effect == ops::Effect::Read;
    const bool writes = atomic || effect == ops::Effect::Write;
    note_rank(*node, access);
    if (!reads && !writes) return;
    for (const ir::Value* operand : node->operands) {
      if (!operand->type.is_memory() || operand->block != function.body()) continue;
      if (reads) access.reads[operand->index] = true;
      if (writes) access.writes[operand->index] = true;
      if (atomic) access.atomics[operand->index] = true;
      if (reads && !atomic) access.loads[operand->index] = true;
    }
  });
  return access;
}

Access access(const ir::Function& function, const Sharing& sharing) {
  Access out = access(function);
  for (const std::uint32_t param : sharing.scratch) {
    out.writes[param] = false;  // but to a copy
    out.reads[param] = out.loads[param] = true;
  }
  for (const std::uint32_t param : sharing.fresh) out.reads[param] = out.loads[param] = false;
  for (const Sharing::Hidden& hidden : sharing.hidden) {
    if (hidden.from) out.reads[*hidden.from] = true;
    if (hidden.added_to) out.reads[*hidden.added_to] = out.writes[*hidden.added_to] = true;
  }
  const std::size_t visible = out.reads.size() - sharing.hidden.size();
  for (std::vector<bool>* each : {&out.reads, &out.writes, &out.atomics, &out.loads})
    each->resize(visible);
  out.min_rank.resize(visible);
  return out;
}

}  // namespace eas::passes
