// Masks: which lanes (or which rectangle) a mask holds for, and masks known to hold.
#pragma once

#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "codegen/llvm/emit/linear.hpp"

namespace eas::codegen {

// A mask (or another tile) over an index space, in which its axes may have another order.
struct Mask {
  static constexpr int kNone = -1;
  using Axes = std::array<int, ir::kMaxRank>;
  const ir::Value* value = nullptr;
  Axes axes = in_order();  // which axis of the index space each of its own is; kNone: of size 1
  auto operator<=>(const Mask&) const = default;

  static constexpr Axes in_order() {
    Axes axes{};
    for (std::size_t i = 0; i < axes.size(); ++i) axes[i] = static_cast<int>(i);
    return axes;
  }
};

struct Rectangle {
  llvm::Value* lanes = nullptr;  // i64: the mask holds for indices below, on both axes
  llvm::Value* rows = nullptr;
};

class Masks : Writer {
 public:
  Masks(Frame& frame, Known& known, Loops& loops, Linears& linears, Elements& elements)
      : Writer(frame, known), loops_(loops), linears_(linears), elements_(elements) {}

  Coords coords_of(const Mask& mask, const Coords& coords);
  // The mask holds exactly for these indices along coords.axis, however many there are (`coords` are
  // those of the mask; along its axis they are taken as 0).
  Span span(const ir::Value* mask, Coords coords);
  // The same where they begin at 0: what they are below. Null where nothing says it.
  llvm::Value* prefix(const ir::Value* mask, const Coords& coords);
  // The same for both axes of a block; false where there is no such rectangle.
  bool rectangle(const ir::Value* mask, const Coords& coords, Rectangle& out);
  // In the chunk that is written next these hold, and nothing else is known to.
  void hold_all(const std::vector<Mask>& masks, const Coords& coords);
  bool holds(const Key& mask) const;

 private:
  Span make_span(const Key& mask);
  Span span_of_order(const Key& mask);
  llvm::Value* extreme(llvm::Intrinsic::ID which, llvm::Value* x, llvm::Value* y);
  llvm::Value* least(llvm::Value* x, llvm::Value* y) {
    return extreme(llvm::Intrinsic::smin, x, y);
  }
  std::optional<Key> span_part(const Key& mask, std::size_t index);
  const Span* known_span(const Key& mask) const;
  void hold(const ir::Value* mask, const Coords& coords);

  Loops& loops_;
  Linears& linears_;
  Elements& elements_;
  std::set<Key> holding_;                               // if the chunk's masks hold
  std::unordered_map<const llvm::Value*, int> chains_;  // how many extremes one is made of
};

}  // namespace eas::codegen
