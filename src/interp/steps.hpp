// A function made ready to run: values have dense numbers (slots), so that nothing is looked up
// while a kernel runs. The IR itself stays untouched.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "ir/ir.hpp"

namespace eas::interp {

using Slot = std::uint32_t;

struct Step;

struct Region {
  std::vector<Slot> params;
  std::vector<Step> steps;
  std::vector<Slot> yields;
  std::vector<Slot> captures;  // tiles and scalars of enclosing blocks it uses
  bool yields_params =
      false;  // a yield is a parameter of this region: next values must not overwrite each other
};

struct Step {
  const ir::Node* node;
  std::vector<Slot> operands, results;
  std::vector<Region> regions;

  // Operands by name, of those the node has.
#define EAS_OPERAND(name) \
  Slot name() const { return operands[ops::operand_index(node->op, ops::Operand::name)]; }
#define EAS_OPERAND_LIST(name)                                                            \
  std::span<const Slot> name() const {                                                    \
    return std::span(operands).subspan(ops::operand_index(node->op, ops::Operand::name)); \
  }
#include "ops/operands.def"
};

class Numbering {
 public:
  Slot slot(const ir::Value* value);  // its number, a new one the first time
  const Slot* find(const ir::Value* value) const;
  // The slot that is free for another value now, where it had one.
  std::optional<Slot> forget(const ir::Value* value);
  std::size_t size() const { return size_; }  // slots, the free ones too

  Step step(const ir::Node* node);
  Region region(const ir::Block* block);

 private:
  std::unordered_map<const ir::Value*, Slot> slots_;
  std::vector<Slot> free_;
  Slot size_ = 0;
};

}  // namespace eas::interp
