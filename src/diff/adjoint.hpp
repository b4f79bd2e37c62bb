// The walk backwards. A block is computed forward first (`replay`), into the adjoint's own block, and
// then its nodes are visited from last to first (`reverse`), each adding to the gradients of what it
// was made of. A region's values are out of scope outside of it, so the reverse of a loop or branch
// replays its regions where it needs them.
//
// Gradients are held in frames, one a region that is being reversed: what a region adds to values from
// outside of it leaves through the results of the node it belongs to. Gradients of 16-bit floats are
// kept in float32.
//
// Buffers that are loaded from after a store to them are worked on in copies, once, before all else:
// what is loaded is kept on tapes (tapes.hpp), and from then on taken from there.
//
// Memory of the program's own (alloc_tg) is written when blocks are replayed. Before a loop or branch
// that touches it its content is kept as a tile, and put back before that is reversed.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "diff/activity.hpp"
#include "diff/diff.hpp"
#include "diff/elements.hpp"
#include "diff/hidden.hpp"
#include "diff/lanes.hpp"
#include "diff/polynomials.hpp"
#include "diff/rows.hpp"
#include "diff/shifts.hpp"
#include "diff/tapes.hpp"
#include "diff/term.hpp"
#include "ir/build.hpp"
#include "ir/clone.hpp"
#include "passes/analysis/accumulations.hpp"

namespace eas::diff {

// What a region adds to the gradients of values around it, in the order these are defined.
using Captured = std::vector<std::pair<const ir::Value*, ir::Value*>>;

class Adjoint {
 public:
  // `tapes` are the primal's.
  Adjoint(const ir::Function& primal, const Tapes& tapes, ir::Function& out,
          const ir::DebugInfo& debug, const Request& request);
  void run();
  // What the programs of the adjoint may do to the same elements, and what its launches give it.
  passes::Sharing sharing() const;
  std::vector<std::string> param_names() const { return hidden_.names(debug_.params); }

 private:
  using Frame = std::unordered_map<const ir::Value*, ir::Value*>;

  // Why a gradient may be 0 in some lanes: a mask, or a choice, of which less is known.
  struct Zeros {
    bool chosen = false;
    ir::Value* mask = nullptr;  // of the adjoint
    bool by_lane = false;  // and in each lane that it leaves out, wherever it is true elsewhere
    bool operator==(const Zeros&) const = default;
  };
  static constexpr Zeros kChosen{true, nullptr, false};

  // A loop as its reverse sees it: `trips` turns of `body`, the last region.
  struct Loop {
    const ir::Node& node;
    const ir::Block& body;
    ir::Value* trips;
    std::vector<std::size_t> active;            // carried values that vary
    std::vector<const ir::Value*> memory = {};  // of the program's own, that the loop touches
    std::vector<Zeros> zeros = {};              // of the active values' gradients, in every turn
  };
  struct Turn {
    std::vector<ir::Value*> carried;  // gradients of what the turn began with
    Captured captured;
  };
  using EmitTurn = std::function<Turn(ir::Value* number, std::vector<ir::Value*> gradients)>;

  [[noreturn]] void refuse(const ir::Node& node, const std::string& what) const;
  std::string param_name(const ir::Value* param) const;
  std::string own_gradient() const;  // for messages: how users give one

  void add_params();
  void add_own_gradients();
  bool is_added_to_often(const ir::Value* param) const;
  void find_late_loads(const ir::Value* param);

  // --- forward ---
  void replay(const ir::Block& block);
  void replay_node(const ir::Node& node);
  void replay_control(const ir::Node& node);
  void find_saved();
  bool take_saved(const ir::Node& node);
  bool replay_early(const ir::Value* value, int deep = 0);
  bool is_quotient(const ir::Node& node, const ir::Value* mask) const;
  void fill_tapes();
  void begin_tapes();
  void run_forward(const ir::Block& block, ir::ValueMap& values);
  bool is_replayed(const ir::Node& node) const;
  ir::Value* now(const ir::Value* value) const;

  // --- shifts that what was saved says ---
  struct SavedShift {
    const ir::Node* store;  // of the number plus the logarithm of
    const ir::Value* sum;   // in the units of it
  };
  std::optional<SavedShift> saved_logarithm(const ir::Node& from, const ir::Value* number) const;
  bool is_stored_under(const ir::Node& from, const ir::Node& store) const;
  ir::Value* load_logarithm(const ir::Node& store, DType dtype);
  bool take_saved_maximum(const ir::Node& node);
  // --- those that loops carry ---
  void find_running();
  void fix_shift(const RunningShift& shift, ir::Value* unit);
  void free_shift(const RunningShift& shift);
  bool take_saved_shift(const RunningShift& shift);
  void take_saved_results(const RunningShift& shift);

  // --- backward ---
  void reverse(const ir::Block& block);
  void reverse_node(const ir::Node& node);
  void reverse_elementwise(const ir::Node& node);
  void reverse_polynomial(const Polynomial& polynomial, ir::Value* gradient);
#define EAS_STRUCTURED(name, ...) EAS_ADJOINT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_REDUCE(name, ...) EAS_ADJOINT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_ADJOINT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_ADJOINT(name, kind) EAS_ADJOINT_OF(name, kind)
#define EAS_ADJOINT_OF(name, kind) EAS_ADJOINT_##kind(name)
#define EAS_ADJOINT_Rule(name) void adjoint_##name(const ir::Node& node);
#define EAS_ADJOINT_Bilinear(name) EAS_ADJOINT_Rule(name)
#define EAS_ADJOINT_None(name)
#define EAS_ADJOINT_Refuse(name)
#include "ops/ops.def"
#undef EAS_ADJOINT
#undef EAS_ADJOINT_OF
#undef EAS_ADJOINT_Rule
#undef EAS_ADJOINT_Bilinear
#undef EAS_ADJOINT_None
#undef EAS_ADJOINT_Refuse

  bool varies(const ir::Value* value) const { return activity_.varies(value); }
  // The gradient of a value so far, which it then has no more; null where it is 0.
  ir::Value* take(const ir::Value* value);
  Term term(const ir::Value* value) { return {&build_, wide(value), false, false, nullptr}; }
  // Of the gradient taken last, or made of it.
  Term incoming(ir::Value* gradient);
  void add(const ir::Value* value, ir::Value* gradient);  // to that of a value that varies
  ir::Type gradient_type(const ir::Value* value) const;
  ir::Value* zero(const ir::Type& type);
  ir::Value* one(const ir::Type& type);
  // The value as its gradient is computed with.
  ir::Value* wide(const ir::Value* value);
  Captured close_frame();

  // --- tiles ---
  void selected(const ir::Node& node);  // max and min
  ir::Value* spread_along(ir::Value* reduced, const ir::Shape& shape, std::int64_t axis);
  ir::Value* sum_to(ir::Value* x, const ir::Shape& shape);
  ir::Value* turned_round(ir::Value* x, std::int64_t axis);
  ir::Value* sums_from_the_end(ir::Value* x, std::int64_t axis);

  // --- control ---
  void reverse_loop(const Loop& loop);
  void drop_after(const ir::Node* last);
  bool needs_reverse(const Loop& loop) const;
  std::vector<const ir::Node*> loads_written_over(const Loop& loop) const;
  ir::Value* trips_of(const ir::Node& for_loop);
  ir::Value* count_turns(const ir::Node& while_loop);
  void set_counter(const Loop& loop, ir::Value* number);
  Turn turn_back(const Loop& loop, ir::Value* number, std::vector<ir::Value*> gradients,
                 const std::vector<ir::Value*>& after);
  struct BackLoop {
    ir::Node* node;
    Turn results;
  };
  BackLoop loop_back(ir::Value* trips, const std::vector<ir::Value*>& gradients,
                     const EmitTurn& emit);
  BackLoop without_states(const Loop& loop, const std::vector<ir::Value*>& gradients, bool& needs);
  bool keeps_zeros(const Loop& loop, const BackLoop& made) const;
  Zeros zeros_of(const ir::Value* gradient) const;
  void replay_turn(const Loop& loop, ir::Value* number);
  void loop_forward(std::span<ir::Value* const> carried, ir::Value* count,
                    const std::function<void(ir::Value*)>& each);
  BackLoop with_states(Loop& loop, const std::vector<ir::Value*>& gradients);
  void put_in_place_of(ir::Node& replay, std::size_t from, std::span<ir::Value* const> carried);

  // --- memory ---
  ir::Value* adjoint_memory(const ir::Value* memory);  // null where nobody gave any
  void begin_workspaces(const ir::Block& block);
  void take_gradient(const ir::Node& node, const ir::Value* value, ir::Value* gradients);
  void accumulate(const ir::Node& load, ir::Value* gradient);
  void accumulate_at(ir::Value* memory, ir::Value* offset, ir::Value* mask, ir::Value* gradient,
                     bool once);
  ir::Value* are_apart(const Elements::Parts& parts);
  void add_number(const ir::Value* param);
  void drop_what_is_apart();
  void note_sharing(const ir::Node& load, const ir::Value* gradients);
  void check_order(const ir::Block& block);
  bool is_taped(const ir::Value* memory) const { return tapes_.memory.contains(memory); }
  bool is_read(const ir::Value* memory) const { return read_.contains(memory); }
  std::vector<const ir::Value*> own_memory_in(const ir::Node& node) const;
  ir::Value* content_of(const ir::Value* memory);
  void put_back(const ir::Value* memory, ir::Value* content);
  ir::Value* private_memory(DType dtype, std::int64_t size);  // at the top of the kernel

  const ir::Function& primal_;
  const Tapes& tapes_;
  ir::Function& out_;
  const ir::DebugInfo& debug_;
  const Request& request_;
  Activity activity_;
  std::optional<Polynomials> polynomials_;  // under fast_math
  Hidden hidden_;
  Elements elements_;
  passes::Accumulations accumulations_;
  ir::BlockBuilder build_;
  ir::ValueMap map_;  // values of the primal, as the last replay computed them
  std::unordered_map<const ir::Value*, ir::Value*>
      known_;  // need not be computed by the next replay
  std::unordered_map<const ir::Node*, ir::Node*> replayed_;  // loops and branches, by the last one
  struct Taped {
    Rows rows;
    const ir::Value* row;
  };
  std::unordered_map<const ir::Node*, Taped> taped_;  // by the load
  std::vector<const ir::Node*> saved_stores_;         // of which the memory holds what they stored
  std::unordered_map<const ir::Value*, const ir::Node*> saved_;  // what is stored, by the store
  std::vector<Frame> frames_;
  struct Loaded {
    const ir::Node* load;
    ir::Value* gradient;
  };
  std::vector<Loaded> loaded_;  // from buffers, by the block that is reversed
  std::unordered_map<const ir::Value*, Zeros> zeros_;  // none: they are no business of ours
  Zeros zeros_now_;       // of the gradient taken last, as a rule may hand it on that moves lanes
  bool by_lane_ = false;  // whether it was 0 by lane; what a rule makes lane by lane is, too
  std::unordered_map<const ir::Value*, Lanes> lanes_;  // by the mask
  std::unordered_set<const ir::Value*> shifts_;
  std::unordered_map<const ir::Node*, RunningShift> running_;  // by the loop
  std::unordered_map<const ir::Value*, ir::Value*> fixed_;     // whatever turn is replayed
  std::unordered_map<const ir::Value*, std::size_t> order_;    // in which values are defined
  std::unordered_map<const ir::Value*, ir::Value*> memory_gradients_;
  // Content of own memory before a loop or branch, as it was last replayed.
  std::unordered_map<const ir::Node*, std::vector<std::pair<const ir::Value*, ir::Value*>>> kept_;
  std::unordered_set<const ir::Value*> read_, written_;
  // Gradients that programs may add to at the same elements: where, by loads of the primal. Of a
  // number, that all add to, none.
  std::map<std::uint32_t, std::vector<const ir::Node*>> sharing_;
  std::vector<passes::Sharing::Wide> wide_;
  std::unordered_set<const ir::Node*> late_;  // loads whose gradients are added at the very end
  std::set<std::uint32_t> scratch_;           // gradients that are read, and overwritten on the way
};

}  // namespace eas::diff
