// The plans of calls of eas.einsum made lately, found by how the call reads: its equation or integer
// labels, and the shapes of its operands.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "python/einsum/state.hpp"

namespace eas::python {

// The expression of a call: text first, or labels after each operand. Borrows from the arguments.
class CallKey {
 public:
  // False for a call that is not remembered, which takes the long way.
  bool read(PyObject* const* args, std::size_t count);
  bool read(const EinsumLabels& labels);

  // Where the operands are among the arguments.
  std::size_t first_operand() const { return equation_ ? 1 : 0; }
  std::size_t operand_step() const { return equation_ ? 1 : 2; }
  std::size_t operands() const { return operands_; }

  PyObject* equation() const { return equation_; }  // null for labels
  // For each operand, and for the result if it has any: how many labels, then these.
  std::span<const std::int64_t> labels() const { return {labels_.data(), words_}; }

 private:
  bool add_labels(PyObject* list);
  bool add_labels(std::span<const std::int64_t> list);

  PyObject* equation_ = nullptr;
  std::size_t operands_ = 0;
  std::size_t words_ = 0;
  std::array<std::int64_t, 64> labels_;  // more are not remembered
};

PlanRef remembered_plan(const CallKey& key, std::span<const ArrayView> views);
void remember_plan(const CallKey& key, std::span<const ArrayView> views, const PlanRef& state);

}  // namespace eas::python
