// The machine that turns one function into LLVM IR. One lower_<op> or eval_<op> for every
// structured row; the groups below say which file holds them.
//
//   frame      the entry function: words, the loop over programs, scratch memory, stopping
//   loops      loops and scopes: where code that does not depend on a loop goes
//   linear     integer tiles as base + sum of stride * index: addresses and prefix masks
//   evaluate   the elements of a value at some coordinates, computed where they are needed
//   memory     loads, stores and atomics of a chunk
//   fused      programs without ops across elements: the whole body once a chunk, in registers
//   plan       (plan/) everything else: which ops share a loop, what goes to scratch
//   region     the loops of a plan
//   fold       reductions, scans and folds by a function of the user's
//   dot        matrix products
//   summed_dots  loops that sum up products
//   rearrange  cat, join, sort and what reads tiles in another order
//   control    for, while, if
//   report     checks, asserts, prints
#pragma once

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/emit/debug_lines.hpp"
#include "codegen/llvm/emit/lanes.hpp"
#include "codegen/llvm/gemm/gemm.hpp"
#include "codegen/llvm/plan/plan.hpp"
#include "codegen/llvm/scalar/elementwise.hpp"

namespace eas::codegen {

// base + sum over axes of stride * index; i64 each, a null stride is 0.
struct Linear {
  llvm::Value* base = nullptr;
  std::array<llvm::Value*, ir::kMaxRank> stride{};
};

// A tile in scratch memory: row-major, elements as in buffers.
struct Stored {
  llvm::Value* address = nullptr;
  DType dtype = DType::float32;
  ir::Shape shape;
};

// A mask (or another tile) over an index space, in which its axes may have another order.
struct Mask {
  static constexpr int kNone = -1;
  using Axes = std::array<int, ir::kMaxRank>;
  const ir::Value* value = nullptr;
  Axes axes{0, 1, 2, 3};  // which axis of the index space each of its own is; kNone: of size 1
  auto operator<=>(const Mask&) const = default;
};
static_assert(ir::kMaxRank == 4);

// What the terms of a product are summed as. Floats as float32, or float64 where either side is or
// integers need it; integers wrap in the result's own width.
DType accumulator(DType operand, DType result);

class Emitter {
 public:
  Emitter(const ir::Function& function, const Target& target, const Options& options,
          llvm::Module& module);
  // Writes `eas_entry` into the module.
  void run();

  const std::vector<abi::Word>& words() const { return words_; }
  std::int64_t scratch_bytes() const { return scratch_high_; }

 private:
  using Values = llvm::SmallVector<llvm::Value*, 8>;
  using Carried = llvm::SmallVector<llvm::Value*, 8>;

  // --- frame.cpp
  void begin_entry();
  void program();
  llvm::Value* word(abi::WordKind kind, std::uint32_t param, std::int32_t axis = 0);
  llvm::Value* launch_field(std::size_t offset, llvm::Type* type);
  llvm::Value* launch_for_rare();  // the launch, for code that hardly ever runs
  llvm::Value* field(llvm::Value* of, std::size_t offset, llvm::Type* type);
  llvm::Value* program_number();
  llvm::Value* allocate(std::int64_t bytes);  // of scratch, until the scope ends
  llvm::Value* memory_of(const ir::Value* memory);
  llvm::MDNode* rarely();  // of a branch whose first way is hardly ever taken
  void stop_if(llvm::Value* condition, abi::Stop stop, const ir::Node& node, llvm::Value* element,
               llvm::Value* value);
  llvm::ConstantInt* i64(std::int64_t value) {
    return builder_.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::BasicBlock* block(const char* name);
  llvm::Value* service(std::size_t offset);

  // --- loops.cpp
  // for (i = low; i < high; i += step): body(i) reads and replaces `carried`.
  void loop(llvm::Value* low, llvm::Value* high, llvm::Value* step, Carried& carried,
            llvm::function_ref<void(llvm::Value*)> body);
  // The same, where it is known whether there is a turn.
  void loop_if(llvm::Value* any, llvm::Value* low, llvm::Value* high, llvm::Value* step,
               Carried& carried, llvm::function_ref<void(llvm::Value*)> body);
  // The turns of such a loop, of which there is one at least: from the end of `before` to `after`.
  // `outside` is where what does not change in it goes. Gives the block that tests.
  llvm::BasicBlock* turns(llvm::BasicBlock* before, llvm::BasicBlock* inside,
                          llvm::BasicBlock* after, llvm::Instruction* outside, llvm::Value* low,
                          llvm::Value* high, llvm::Value* step, Carried& carried,
                          llvm::function_ref<void(llvm::Value*)> body);
  // After a loop: what it was given, or what it gave.
  void meet(llvm::BasicBlock* after, llvm::BasicBlock* before, const Carried& inits,
            llvm::BasicBlock* latch, Carried& carried);
  // The same without a test of its own: goes on while body gives true.
  void repeat(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
              llvm::function_ref<void(Carried&)> body);
  void repeat_rotated(Carried& carried, llvm::function_ref<llvm::Value*(Carried&)> test,
                      llvm::function_ref<void(Carried&)> body);
  // Runs one of two bodies; `carried` is replaced by both.
  void branch(llvm::Value* condition, Carried& carried, llvm::function_ref<void(Carried&)> then,
              llvm::function_ref<void(Carried&)> otherwise);
  struct Key {
    const ir::Value* value;
    Coords at;
    bool operator<(const Key& other) const;
    bool operator==(const Key& other) const = default;
  };
  // What is known inside one loop (or branch) and forgotten after it.
  struct Scope {
    std::map<Key, Lanes> lanes;
    std::unordered_map<const ir::Value*, std::optional<Linear>> linears;
    std::map<Key, llvm::Value*> prefixes;
    std::map<std::pair<llvm::Value*, unsigned>, llvm::Value*> rows;
    // While code is written to a scope further in: where this one's may still grow.
    llvm::Instruction* end = nullptr;
    std::int64_t scratch = 0;
  };
  void enter_scope(llvm::Instruction* end_of_outer);
  void leave_scope();
  int depth() const { return static_cast<int>(scopes_.size()) - 1; }
  int depth_of(const llvm::Value* index) const;
  // Code written by fn goes to the end of an outer scope. A scope without an end of its own goes
  // on in the one inside it.
  template <class Fn>
  auto at_depth(int depth, Fn&& fn) {
    llvm::IRBuilder<>::InsertPointGuard guard(builder_);
    for (std::size_t i = static_cast<std::size_t>(depth); i < scopes_.size(); ++i) {
      if (!scopes_[i].end) continue;
      builder_.SetInsertPoint(scopes_[i].end);
      break;
    }
    return fn();
  }

  // Runs body over the lane axis of a tile at the outer coordinates `at`, chunk by chunk. Where
  // every mask of `masks` is a prefix of the axis, chunks in which all hold come first, unmasked.
  // `skip_rest`: beyond all prefixes there is nothing to do.
  Coords coords_of(const Mask& mask, const Coords& coords);
  struct Lanewise {
    std::int64_t size = 1;
    int axis = 0;
    unsigned lanes = 1, parts = 1;
    std::vector<Mask> masks;
    bool skip_rest = false;
    bool once = false;  // a large body is written once, masked, not also a second time unmasked
    std::vector<const ir::Node*> stores;  // that may bypass the caches
    llvm::Value* begin = nullptr;         // the first index, a multiple of lanes; null for 0
  };
  // Whether these stores should, and their first elements along the lane axis are aligned.
  llvm::Value* may_stream(const Lanewise& how, const Coords& at);
  void over_lanes(const Lanewise& how, const Coords& at, Carried& carried,
                  llvm::function_ref<void(const Coords&, const Chunk&)> body);
  // Loops over the axes of `shape` for which loops[axis] holds, outermost first.
  void over_axes(const ir::Shape& shape, const std::array<bool, ir::kMaxRank>& loops, Coords at,
                 Carried& carried, llvm::function_ref<void(const Coords&)> body, int axis = 0);
  unsigned natural_lanes(DType dtype) const;
  // Runs body over all chunks of a tile, row after row, or block after block where the values
  // behind `tiles` lie in memory along another axis than the lanes.
  void over_tile(const ir::Shape& shape, Lanewise how, const Coords& batch,
                 llvm::ArrayRef<const ir::Value*> tiles,
                 llvm::function_ref<void(const Coords&, const Chunk&)> body);
  bool lies_along(llvm::ArrayRef<const ir::Value*> tiles, int lanes, int rows);
  struct Rectangle {
    llvm::Value* lanes = nullptr;  // i64: the mask holds for indices below, on both axes
    llvm::Value* rows = nullptr;
  };
  bool rectangle(const ir::Value* mask, const Coords& coords, Rectangle& out);

  // --- linear.cpp
  const Linear* linear(const ir::Value* value);
  std::optional<Linear> make_linear(const ir::Value* value);
  llvm::Value* at(const Linear& linear, const Coords& coords, int rank);
  static std::optional<std::int64_t> constant(const llvm::Value* value);
  std::optional<const ir::Value*> linear_part(const ir::Value* value, std::size_t index);
  const std::optional<Linear>* known_linear(const ir::Value* value) const;
  // The mask holds exactly for indices below the result along coords.axis, however many there are
  // (`coords` are those of the mask; along its axis they are taken as 0).
  llvm::Value* prefix(const ir::Value* mask, Coords coords);
  llvm::Value* make_prefix(const Key& mask);
  std::optional<Key> prefix_part(const Key& mask, std::size_t index);
  llvm::Value* const* known_prefix(const Key& mask) const;
  void hold(const ir::Value* mask, const Coords& coords);
  void hold_all(const std::vector<Mask>& masks, const Coords& coords);

  // --- evaluate.cpp
  llvm::Value* scalar(const ir::Value* value);
  void define(const ir::Value* value, llvm::Value* scalar) { scalars_[value] = scalar; }
  Lanes eval(const ir::Value* value, Coords coords);
  Lanes compute(const ir::Value* value, const Coords& coords);
  Lanes rows_of(const ir::Value* value, const Coords& coords);
  void eval_parts_first(const Key& key);
  std::optional<Key> part_of(const Key& key, std::size_t index);
  const Lanes* known_lanes(const Key& key) const;
  llvm::Value* row_index(llvm::Value* index, unsigned part);
  std::optional<Lanes> leading_lanes(const ir::Value& mask, const Coords& coords);
  Lanes compute_node(const ir::Node& node, std::uint32_t result, const Coords& coords);
  Coords normalised(const ir::Shape& shape, Coords coords);
  void remember(const ir::Value* value, const Coords& coords, const Lanes& lanes);
  // Applies fn to the operands part by part; one scalar when all are uniform.
  Lanes map(llvm::ArrayRef<Lanes> operands,
            llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn);
  Lanes side_by_side(llvm::ArrayRef<Lanes> operands,
                     llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn);
  llvm::Value* part(const Lanes& lanes, unsigned part);  // as a vector
  Lanes spread(const Lanes& lanes);                      // never uniform
  // first + stride * lane, and from one part to the next by_row if that is given.
  Lanes counted(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row = nullptr);
  std::optional<Coords> source_coords(const ir::Node& node, const Coords& coords);
  llvm::Value* element(const ir::Value* value, const Coords& coords);
  // A scalar node, written now.
  void emit_scalar(const ir::Node& node);

  // --- memory.cpp
  Lanes load_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                const Coords& coords, int rank, const Lanes* mask, const Lanes* other);
  void store_at(llvm::Value* memory, DType dtype, const Linear* linear, const Lanes* offsets,
                const Coords& coords, int rank, const Lanes* mask, const Lanes& value,
                bool streaming = false);
  llvm::Value* part_start(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row,
                          const Coords& coords, unsigned part);
  llvm::Value* lane_offsets(llvm::Value* start, llvm::Value* stride);
  void transpose(Values& rows);
  Lanes eval_load(const ir::Node& node, const Coords& coords);
  void emit_store(const ir::Node& node, const Coords& coords);
  Stored make_stored(DType dtype, const ir::Shape& shape);
  // --- atomics.cpp
  Lanes emit_atomic(const ir::Node& node, const Coords& coords);
  void emit_atomic_tile(const ir::Node& node);
  llvm::Value* atomic_element(const ir::Node& node, llvm::Value* address,
                              llvm::ArrayRef<llvm::Value*> values);
  // The mask operand (if any) and the lanes that exist; null for all. Null for a mask that holds.
  const Lanes* mask_of(const ir::Value* mask, const Coords& coords, Lanes& room);
  Lanes read_stored(const Stored& stored, const Coords& coords);
  void write_stored(const Stored& stored, const Coords& coords, const Lanes& value);

  // --- fused.cpp
  bool try_fused(const ir::Block& body);
  struct Fusable {
    ir::Shape shape;
    bool whole = false;       // one chunk holds every tile
    bool calculates = false;  // functions, or divisions
    bool loops = false;
    unsigned lanes = 1, parts = 1;
    std::size_t nodes = 0;
  };
  std::optional<Fusable> fusable(const ir::Block& body) const;
  void fused_block(const ir::Block& body);
  void fused_node(const ir::Node& node);
  void fused_for(const ir::Node& node);
  void fused_while(const ir::Node& node);
  void fused_if(const ir::Node& node);
  void fused_fold(const ir::Node& node);
  Coords fused_coords(const ir::Shape& shape) const;
  llvm::Value* widen_bools(llvm::Value* bits);
  llvm::Value* narrow_bools(llvm::Value* wide);
  void settle_outside(const ir::Node& node);
  void carry_in(llvm::ArrayRef<ir::Value*> values, Carried& carried);
  void carry_out(llvm::ArrayRef<ir::Value*> values, llvm::ArrayRef<llvm::Value*> carried);

  // --- region.cpp
  void planned_block(const ir::Block& block);
  void run_plan(const ir::Block& block, const std::vector<Carry>& carried);
  void emit_unit(const Unit& unit, std::vector<std::pair<Stored, Stored>>& copies);
  void emit_one(const ir::Node& node);
  void emit_loops(const Unit& unit);
  void write_roots(const Unit& unit, const Coords& coords);
  void copy(const Stored& from, const Stored& to);
  std::vector<Mask> masks_of(const Unit& unit) const;
  unsigned lanes_for(const Unit& unit, std::int64_t length) const;

  // --- fold.cpp
  void emit_reductions(const Unit& unit);
  void reduce_axis(const Unit& unit, const std::vector<const ir::Node*>& folds,
                   const std::vector<Stored>& results);
  int other_axis(const ir::Shape& shape, int axis) const;
  void over_lines(const ir::Shape& shape, int axis, DType dtype,
                  llvm::function_ref<void(const Coords&, const Chunk&)> body);
  void start(const ir::Node& node, unsigned lanes, unsigned parts, Carried& carried);
  void accumulate(const ir::Node& node, std::size_t first, const Lanes& x, const Chunk& chunk,
                  llvm::Value* index, bool along_lanes, Carried& carried, unsigned parts);
  void combine(const ir::Node& node, llvm::Value*& best_x, llvm::Value*& where_x,
               llvm::Value* best_y, llvm::Value* where_y);
  llvm::Value* finish(const ir::Node& node, std::size_t first, unsigned parts, Carried& carried);
  void emit_scan(const ir::Node& node);
  void emit_fold(const ir::Node& node);  // reduce and scan with a region
  Values inline_region(const ir::Block& region, llvm::ArrayRef<llvm::Value*> params,
                       unsigned lanes);

  // --- dot.cpp
  void emit_dot(const ir::Node& node);
  void pack_rows(const ir::Value* operand, const Coords& batch, DType dtype, llvm::Value* to,
                 std::int64_t width, std::int64_t panel_size);
  void prefetch_row(const ir::Value* operand, const Coords& coords);
  GemmOperand rows_in_place(const ir::Value* operand, const Coords& batch, DType dtype,
                            llvm::Value* room);
  void convert_stored(const Stored& from, const Stored& to);

  // --- summed_dots.cpp
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
  };
  std::vector<Sums> sums_of(const ir::Node& loop);
  void find_last_stores(const ir::Block& block, const Plan& plan);
  std::optional<Place> place_of(const ir::Node& store);
  bool is_ready(const ir::Value* value);
  std::size_t uses(const ir::Value* value);

  // --- rearrange.cpp
  void materialise(const ir::Value* value, const Stored& to);
  void place(const ir::Value* tile, llvm::Value* memory, const Linear& where);
  void emit_cat(const ir::Node& node);
  void emit_join(const ir::Node& node);
  void emit_sort(const ir::Node& node);
  void emit_alloc(const ir::Node& node);

  // --- control.cpp
  struct Range {
    llvm::Value *low, *step;
    llvm::Value* any;    // i1: there is a turn
    llvm::Value* turns;  // how many, where there is any
  };
  Range range_of(const ir::Node& node);  // stops for a step of 0
  void make_homes(const ir::Node& node, llvm::ArrayRef<ir::Value*> inits, llvm::ArrayRef<Sums> sums,
                  llvm::Value* any_turn);
  void emit_for(const ir::Node& node);
  void emit_while(const ir::Node& node);
  void emit_if(const ir::Node& node);

  // --- asking.cpp
  // The turns of a `for`, which looks from time to time whether it is to end.
  void turns_of(const ir::Node& node, const Range& range, Carried& carried,
                llvm::function_ref<void(llvm::Value*)> body);
  void turns_in_blocks(const ir::Node& node, const Range& range, std::int64_t size,
                       Carried& carried, llvm::function_ref<void(llvm::Value*)> body);
  // The same for a `while`: it carries how many turns are left, last, and looks after that many.
  std::int64_t begin_looks(const ir::Node& node, Carried& carried);
  void look_after(const ir::Node& node, std::int64_t looks, Carried& carried);
  void stop_if_asked(const ir::Node& node);
  llvm::Function* ask();

  // --- report.cpp
  void each_element(const ir::Shape& shape,
                    llvm::function_ref<void(const Coords&, llvm::Value*)> fn);
  void emit_check(const ir::Node& node);
  void check_access(const ir::Node& node);
  void check_multiple(const ir::Node& node);
  void emit_assert(const ir::Node& node);
  void emit_print(const ir::Node& node);

  const ir::Function& function_;
  const Target& target_;
  const Options& options_;
  llvm::Module& module_;
  llvm::IRBuilder<> builder_;
  Emit emit_;
  DebugLines lines_;
  passes::MemoryFacts memory_facts_;

  llvm::Function* entry_ = nullptr;
  llvm::BasicBlock* entry_block_ = nullptr;
  llvm::Value* launch_on_stack_ = nullptr;
  std::vector<abi::Word> words_;
  std::vector<llvm::Value*> word_values_;
  std::array<llvm::Value*, 3> program_{};
  llvm::Value* number_ = nullptr;
  std::int64_t scratch_at_ = 0, scratch_high_ = 0;

  std::vector<Scope> scopes_;
  std::unordered_map<const llvm::Value*, int> index_depth_;
  int base_depth_ = 0;
  int eval_depth_ = 0;
  const Chunk* chunk_ = nullptr;  // the one being written
  std::unordered_map<const ir::Value*, llvm::Value*> scalars_;
  std::unordered_map<const ir::Value*, Stored> stored_;
  std::unordered_map<const ir::Value*, std::size_t> uses_;             // by all nodes
  std::unordered_map<const ir::Value*, const ir::Node*> last_stores_;  // of what loops give
  std::unordered_map<const ir::Node*, llvm::Value*> stored_before_;    // i1, of such stores
  struct Turn {
    llvm::Value *is_first, *is_last;  // i1
    std::optional<Place> to;
  };
  std::unordered_map<const ir::Node*, Turn> turns_;  // of the loop a product is in
  std::unordered_map<const Root*, Stored> pending_;  // where the unit being written puts values
  std::unordered_map<const ir::Value*, llvm::Value*> groups_;  // group memory
  std::set<Key> holding_;  // masks that hold, and where, if chunk_->masks_hold
  std::unordered_set<const ir::Node*> streaming_;
  std::unordered_set<const ir::Node*> hoisted_;  // scalars computed before the chunks
  Coords fused_at_;                              // of the chunk, in fused_shape_
  ir::Shape fused_shape_;
};

}  // namespace eas::codegen
