// The walk that makes one program of a group of threads. Its parts, a family of ops a file:
// threads_to_tiles.cpp (ids, pure ops), axis.cpp (reductions, scans), memory.cpp (memory, output),
// branch.cpp, loop.cpp, matrix.cpp (fragments).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/debug_info.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/uniform.hpp"
#include "passes/threads_to_tiles/shapes.hpp"

namespace eas::passes {

// Which threads run the code being written.
struct Active {
  ir::Value* mask = nullptr;  // bool[threads]; null: all of them
  bool certain = true;        // at least one does
  ir::Value* any = nullptr;   // whether one does, once somebody asked
};

class Lowering {
 public:
  Lowering(const ir::Function& from, const Group& group, ir::Function& into,
           const ir::DebugInfo* debug, bool checks);
  void run();

 private:
  // --- values: what stands for one of the kernel's
  bool varies(const ir::Value* value) const { return uniform_.varies(value); }
  ir::Value* once(const ir::Value* value) const { return values_.at(value); }  // of a uniform one
  ir::Value* each(const ir::Value* value);  // of any, one for each thread
  // As the slot wants it: once, or for each thread.
  ir::Value* as(const ir::Value* value, const ir::Value* slot) {
    return varies(slot) ? each(value) : once(value);
  }
  ir::Type type_of(const ir::Value* slot) const;
  ir::Type type_of_each(const ir::Type& type) const;
  void give(const ir::Node& node, ir::Value* value) { values_[node.results[0]] = value; }

  // --- masks
  ir::Value* both(ir::Value* x, ir::Value* y);  // either may be null
  ir::Value* reached();                         // whether any thread is active; null: certainly
  ir::Value* active_for(const ir::Shape& of_thread);  // for the elements of each thread, or null
  // x in threads where the mask (bool[threads]) holds, y in the others; `type` is a thread's.
  ir::Value* select(ir::Value* mask, ir::Value* x, ir::Value* y, const ir::Type& type);

  // --- nodes
  // Lowers the nodes of a block; gives its yield, if it has one, to be lowered by whoever owns it.
  const ir::Node* nodes(const ir::Block& block);
  void node(const ir::Node& node);
  void dispatch(const ir::Node& node);
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(threads, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Rule(name) void threads_##name(const ir::Node& node);
#define EAS_BY_KIND_Each(name)
#define EAS_BY_KIND_None(name)
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Rule
#undef EAS_BY_KIND_Each
#undef EAS_BY_KIND_None
  void for_each(const ir::Node& node);
  bool is_uniform(const ir::Node& node) const;
  void copy(const ir::Node& node);  // all of it uniform
  void thread_id(const ir::Node& node);
  ir::Value* quotient(ir::Value* x, std::int64_t by);  // of values not below 0
  ir::Value* remainder(ir::Value* x, std::int64_t by);
  void along_axis(const ir::Node& node);
  void combine(const ir::Node& node);
  std::vector<const ir::Value*> varying_captures(const ir::Node& combine);
  void copy_combining(const ir::Block& from, ir::Block* to);

  void atomic(const ir::Node& node);
  void promise(const ir::Node& node);  // assume, device_assert

  void diverging_branch(const ir::Node& node);
  std::vector<ir::Value*> side(const ir::Node& branch, std::size_t region, ir::Value* mask,
                               ir::Value* condition, std::vector<ir::Value*> otherwise);
  bool is_worth_a_test(const ir::Block& region) const;
  void diverging_while(const ir::Node& node);
  // How a `for` counts: its operands, and which threads take a turn.
  struct Count;
  Count count(const ir::Node& node);
  Count count_from_one_start(const ir::Node& node);
  Count count_turns(const ir::Node& node);
  // The values a loop carries. What is uniform in a loop that threads leave one by one is carried
  // once for those that stay, and for each thread as it was when that one left.
  bool is_kept_apart(const ir::Node& loop, std::size_t k) const;
  std::vector<ir::Value*> inits(const ir::Node& loop);
  void bind(const ir::Node& loop, std::size_t region, std::span<ir::Value* const> carried);
  std::vector<ir::Value*> next(const ir::Node& loop, const ir::Node& yield,
                               std::span<ir::Value* const> carried);
  void give_carried(const ir::Node& loop, std::span<ir::Value* const> results);

  // Checks only: of every `together` neighbours all threads are here, or none.
  void want_all(std::int64_t together);
  void want_simdgroups() const;
  ir::Shape fragments() const { return {group_.simdgroups(), 8, 8}; }
  ir::Value* block_offsets(const ir::Value* base, const ir::Value* stride);
  ir::Value* block_of(const ir::Value* memory, const ir::Value* base, const ir::Value* stride);
  ir::Value* fragment_mask(ir::Value* mask);
  // A value all threads of a simdgroup agree on, one for each simdgroup.
  ir::Value* of_simdgroups(const ir::Value* value, int depth = 0);
  std::optional<ir::Value*> computed_of_simdgroups(const ir::Value* value, int depth);

  const ir::Function& from_;
  Group group_;
  const ir::DebugInfo* debug_;
  bool checks_;
  Uniformity uniform_;
  ir::UseCounts uses_;
  ThreadTiles tiles_;
  ir::ValueMap values_;
  ir::ValueMap of_simdgroups_;  // while the offsets of one block are made
  Active active_;

  // Writes into another block, under other masks, until the end of the scope.
  class Inside;
};

class Lowering::Inside {
 public:
  Inside(Lowering& lowering, ir::Block* block, const Active& active)
      : lowering_(lowering), block_(lowering.tiles_.block()), active_(lowering.active_) {
    lowering.tiles_.set_block(block);
    lowering.active_ = active;
  }
  ~Inside() {
    lowering_.tiles_.set_block(block_);
    lowering_.active_ = active_;
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  Lowering& lowering_;
  ir::Block* block_;
  Active active_;
};

}  // namespace eas::passes
