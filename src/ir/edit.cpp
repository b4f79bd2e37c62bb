// The parts of edit.hpp that are more than a line.
#include "ir/edit.hpp"

namespace eas::ir {

UseCounts count_uses(const Function& function) {
  UseCounts counts;
  walk(*function.body(), [&](const Node* node) {
    for (const Value* operand : node->operands) ++counts[operand];
  });
  return counts;
}

void replace_all_uses(Function& function, const ValueMap& replacements) {
  if (replacements.empty()) return;
  // Ends of chains are remembered, so that a long chain is walked once and not once per use.
  ValueMap ends;
  const auto end_of = [&](Value* value) {
    Value* end = value;
    for (;;) {
      if (const auto known = ends.find(end); known != ends.end()) {
        end = known->second;
        break;
      }
      const auto next = replacements.find(end);
      if (next == replacements.end()) break;
      end = next->second;
    }
    for (Value* step = value; step != end && ends.emplace(step, end).second;) {
      step = replacements.at(step);
    }
    return end;
  };
  walk(*function.body(), [&](Node* node) {
    for (Value*& operand : node->operands) {
      if (replacements.contains(operand)) operand = end_of(operand);
    }
  });
}

void replace_all_uses(Function& function, const Value* old, Value* replacement) {
  replace_all_uses(function, ValueMap{{old, replacement}});
}

bool is_inside(const Block* block, const Block* outer) {
  for (; block; block = enclosing_block(*block)) {
    if (block == outer) return true;
  }
  return false;
}

namespace {

void add_effects(const Node& node, Effects& out) {
  switch (ops::info(node.op).effect) {
    case ops::Effect::Pure:
    case ops::Effect::Control: break;
    case ops::Effect::Read: out.reads = true; break;
    case ops::Effect::Write: out.writes = true; break;
    case ops::Effect::Atomic: out.reads = out.writes = true; break;
    case ops::Effect::Alloc:
    case ops::Effect::Barrier:
    case ops::Effect::Io: out.orders = true; break;
  }
}

template <class T>
void keep(std::vector<T*>& items, const std::vector<bool>& wanted) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (wanted[i]) items[kept++] = items[i];
  }
  items.resize(kept);
}

void renumber(std::vector<Value*>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) values[i]->index = static_cast<std::uint32_t>(i);
}

}  // namespace

Effects effects(const Node& node) {
  Effects out;
  add_effects(node, out);
  for (const Block* region : node.regions) {
    walk(*region, [&](const Node* inner) { add_effects(*inner, out); });
  }
  return out;
}

void move_last_before(Block& block, const Node* position) {
  const auto at = std::find(block.nodes.begin(), block.nodes.end(), position);
  std::rotate(at, block.nodes.end() - 1, block.nodes.end());
}

void keep_results(Node& node, const std::vector<bool>& wanted) {
  keep(node.results, wanted);
  renumber(node.results);
}

void keep_operands(Node& node, const std::vector<bool>& wanted) { keep(node.operands, wanted); }

void keep_params(Block& block, const std::vector<bool>& wanted) {
  keep(block.params, wanted);
  renumber(block.params);
}

std::size_t count_nodes(const Function& function) {
  std::size_t count = 0;
  walk(*function.body(), [&](const Node*) { ++count; });
  return count;
}

}  // namespace eas::ir
