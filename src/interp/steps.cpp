// Numbering values and flattening blocks.
#include "interp/steps.hpp"

#include <algorithm>
#include <unordered_set>

namespace eas::interp {
namespace {

void collect_uses(const ir::Block& block, std::vector<const ir::Value*>& uses,
                  std::unordered_set<const ir::Value*>& own) {
  own.insert(block.params.begin(), block.params.end());
  for (const ir::Node* node : block.nodes) {
    uses.insert(uses.end(), node->operands.begin(), node->operands.end());
    own.insert(node->results.begin(), node->results.end());
    for (const ir::Block* region : node->regions) collect_uses(*region, uses, own);
  }
}

}  // namespace

Slot Numbering::slot(const ir::Value* value) {
  const auto [it, is_new] = slots_.try_emplace(value, size_);
  if (!is_new) return it->second;
  if (free_.empty()) {
    ++size_;
  } else {
    it->second = free_.back();
    free_.pop_back();
  }
  return it->second;
}

std::optional<Slot> Numbering::forget(const ir::Value* value) {
  const auto it = slots_.find(value);
  if (it == slots_.end()) return std::nullopt;
  const Slot slot = it->second;
  slots_.erase(it);
  free_.push_back(slot);
  return slot;
}

const Slot* Numbering::find(const ir::Value* value) const {
  const auto it = slots_.find(value);
  return it == slots_.end() ? nullptr : &it->second;
}

Step Numbering::step(const ir::Node* node) {
  Step step{node, {}, {}, {}};
  for (const ir::Value* operand : node->operands) step.operands.push_back(slot(operand));
  for (const ir::Block* block : node->regions) {
    Region& region = step.regions.emplace_back(this->region(block));
    // Only reductions and scans need them: their regions run with more lanes than what surrounds
    // them.
    if (node->op != ir::Op::reduce && node->op != ir::Op::scan) continue;
    std::vector<const ir::Value*> uses;
    std::unordered_set<const ir::Value*> own;
    collect_uses(*block, uses, own);
    for (const ir::Value* value : uses) {
      if (!own.insert(value).second || value->type.is_memory()) continue;
      region.captures.push_back(slot(value));
    }
  }
  for (const ir::Value* result : node->results) step.results.push_back(slot(result));
  return step;
}

Region Numbering::region(const ir::Block* block) {
  Region region;
  for (const ir::Value* param : block->params) region.params.push_back(slot(param));
  for (const ir::Node* node : block->nodes) {
    if (node->op != ir::Op::yield) {
      region.steps.push_back(step(node));
      continue;
    }
    for (const ir::Value* value : node->operands) {
      region.yields.push_back(slot(value));
      if (value->block == block) region.yields_params = true;
    }
  }
  return region;
}

}  // namespace eas::interp
