// Which elements an access touches: whether one twice, whether two programs the same.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/affine.hpp"

namespace eas::diff {

class Elements {
 public:
  explicit Elements(const ir::Function& function);

  // Axes of an offset's tile along which it stays the same.
  std::vector<int> constant_axes(const ir::Value* offset) const;
  // No two elements of the tile are the same but along these.
  bool are_distinct(const ir::Value* offset) const;
  // The same of a sum of two parts, each times a scalar that only the launch knows (`row * stride +
  // column`), where the scalars are far enough apart. A null scalar is 1.
  struct Part {
    const ir::Value* scalar;
    std::int64_t step, reach;  // the least difference of two of its elements, and the greatest
  };
  struct Parts {
    Part first, second;
  };
  std::optional<Parts> parts_of(const ir::Value* offset) const;
  // No two programs of any launch touch the same element, by any of these. A kernel must not store to
  // an element from two programs, so a store to the same elements, done as often, is a proof.
  bool are_apart(std::span<const ir::Node* const> accesses) const;
  // It is in a loop.
  bool is_repeated(const ir::Node& node) const;
  // A program stores to no element of the memory twice.
  bool are_stored_once(const ir::Value* memory) const;

 private:
  // Equal for all turns of loops that count alike.
  bool are_same(const ir::Value* a, const ir::Value* b) const;
  bool count_alike(const ir::Node& a, const ir::Node& b) const;
  bool is_done_once(const ir::Node& store) const;
  bool never_meet(const ir::Node& a, const ir::Node& b) const;
  bool happen_alike(const ir::Node& access, const ir::Node& store) const;

  const ir::Function& function_;
  passes::AffineAnalysis affine_;
  std::vector<const ir::Node*> stores_;
  mutable std::map<std::pair<const ir::Value*, const ir::Value*>, bool> same_;
};

}  // namespace eas::diff
