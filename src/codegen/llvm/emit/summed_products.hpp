// SummedProducts: products that a loop sums up in a tile, `sum = a @ b + sum`, begun at zero by the first
// turn and written where they belong by the last; and those that are added to memory, `p[…] += a @ b`.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

// What the terms of a product are summed as. Floats as float32, or float64 where either side is or
// integers need it; integers wrap in the result's own width.
DType accumulator(DType operand, DType result);

class SummedProducts : Writer {
 public:
  SummedProducts(Frame& frame, Known& known, Elements& elements, Linears& linears, Masks& masks)
      : Writer(frame, known), elements_(elements), linears_(linears), masks_(masks) {}

  struct Place {  // rows of neighbours in a buffer
    llvm::Value *address, *stride;
    llvm::Value* valid;  // i1: all of the tile goes there
  };
  struct Sums {
    std::size_t index;  // of the tile among what the loop carries
    const ir::Node* product;
    bool from_zero;
    const ir::Node* store = nullptr;  // what writes them after the loop, if `to` is given
    std::optional<Place> to = std::nullopt;
    std::optional<Rectangle> needed = std::nullopt;  // beyond it nothing sees the sums
  };
  struct Turn {
    llvm::Value *index, *is_first, *is_last;  // i64, from 0; i1, the first where it begins at zero
    std::optional<Place> to;
    std::optional<Rectangle> needed;
  };

  // A product that is only there to be added to memory, which it may do itself.
  struct Added {
    const ir::Node *load, *store;
    Place to;  // valid: and the branch that adds it is the one that is taken
  };
  std::optional<Added> added(const ir::Node& product);

  void find_last_stores(const ir::Block& block, const Plan& plan);
  std::vector<Sums> sums_of(const ir::Node& loop);
  // The turn, of the loop around a product, that is being written; null for a product of no such loop.
  const Turn* turn_of(const ir::Node& product) const;
  void begin_turn(const ir::Node& product, const Turn& turn) { turns_[&product] = turn; }
  // i1: whether a loop or a product has done a store already, or need not load for one; null for all
  // others.
  llvm::Value* stored_before(const ir::Node* store) const;
  void set_stored_before(const ir::Node* store, llvm::Value* done) { stored_before_[store] = done; }

 private:
  std::optional<Place> place_of(const ir::Node& store, int accesses);
  std::optional<Rectangle> needed_of(const ir::Value* tile);
  bool is_ready(const ir::Value* value);
  std::int64_t uses(const ir::Value* value);

  Elements& elements_;
  Linears& linears_;
  Masks& masks_;
  std::optional<ir::UseCounts> uses_;
  std::unordered_map<const ir::Value*, const ir::Node*> last_stores_;  // of what loops give
  std::unordered_map<const ir::Node*, llvm::Value*> stored_before_;
  std::unordered_map<const ir::Node*, Turn> turns_;
};

}  // namespace eas::codegen
