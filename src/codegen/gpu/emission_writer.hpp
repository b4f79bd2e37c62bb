// The emitter: a plan in, text out. Its parts are files: arguments.cpp (what a launch passes), values.cpp
// (one element of a value as an expression), loops.cpp (loops over elements), sync.cpp (barriers),
// control.cpp, folds.cpp, products.cpp, atomics.cpp, memory.cpp, vectors.cpp, reports.cpp and shapes.cpp (ops).
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "abi/emission.hpp"
#include "codegen/gpu/dialect.hpp"
#include "codegen/gpu/plan.hpp"
#include "codegen/gpu/writer.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/affine.hpp"

namespace eas::codegen::gpu {

// Which element: by its coordinates, by its number in row-major order, or both.
struct Index {
  std::vector<std::string> coords;
  std::string flat;
  bool own = false;  // that of the loop over elements, which is its thread's own
  std::string turn;  // then: its number among those of its thread
  std::string key() const;
};

class Writer {
 public:
  Writer(const Plan& plan, std::vector<abi::Word>& words);

  abi::Emission write();

 private:
  using Node = ir::Node;
  using Value = ir::Value;
  using Op = ir::Op;

  // --- arguments.cpp
  std::string word(abi::WordKind kind, std::uint32_t param, std::int32_t axis = 0);
  std::string slot(abi::Slot slot, std::string_view type, std::string name);
  std::string program(int axis);
  std::string number();  // of the program
  std::string memory(const Value* memory);
  [[noreturn]] void refuse_argument(const Value& param) const;
  std::string param_name(std::uint32_t param) const;
  std::string entry_name() const;
  std::string arguments_struct();
  std::string signature();
  std::string preamble();
  void check_limits() const;
  std::string cost(std::string_view body) const;         // cost.cpp
  std::optional<std::int32_t> host(const Value* value);  // a step of Emission::host
  std::string host_value(const Value* value);

  // --- values.cpp
  std::string scalar(const Value* value);
  std::string element(const Value* value, const Index& at);
  std::string computed(const Node& node, const Index& at);
  std::string elementwise(Op op, DType dtype, const std::vector<std::string>& operands) const;
  std::string stored_value(const Value* value, const Index& at);
  std::string literal(DType dtype, std::int64_t bits) const;
  std::string converted(DType from, DType to, const std::string& text) const;
  std::string bitcasted(DType from, DType to, const std::string& text) const;
  std::string narrowed(DType dtype, const std::string& text) const;  // from what it is computed in
  std::string widened(DType dtype, const std::string& text) const;
  std::string flat(const Index& at, const ir::Shape& shape) const;
  Index coords(const Index& at, const ir::Shape& shape);
  Index reshaped(const Index& at, const ir::Shape& from, const ir::Shape& to);
  std::string hoist(std::string_view type, const std::string& text, std::string_view hint);
  std::string type_of(DType dtype) const;
  std::string storage_type(DType dtype) const;
  std::string name_of(const Value* value, std::string_view otherwise);
  std::string fresh(std::string_view hint);
  void need_dtype(const Node& node, DType dtype) const;
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gpu, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Element(name) std::string element_##name(const Node& node, const Index& at);
#define EAS_BY_KIND_Each(name) void each_##name(const Node& node, const Index& at);
#define EAS_BY_KIND_Whole(name) void emit_##name(const Node& node);
#define EAS_BY_KIND_None(name)
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Element
#undef EAS_BY_KIND_Each
#undef EAS_BY_KIND_Whole
#undef EAS_BY_KIND_None

  // --- loops.cpp
  void block(const ir::Block& block);
  void step(const Step& step, const ir::Block& block);
  void whole(const Node& node);
  void each(const Node& node, const Index& at);
  // Runs body for each element of a tile that is this thread's own.
  template <class Body>
  void over_elements(const ir::Shape& shape, Body&& body) {
    body(begin_elements(shape));
    end_elements();
  }
  std::string thread_of(const Spread& spread);
  std::string element_of(const Spread& spread, const std::string& turn);
  Index begin_elements(const ir::Shape& shape);
  std::vector<const Value*> bounds_of(const Step& step) const;
  std::string all_inside(const std::vector<const Value*>& bounds, const ir::Shape& shape);
  std::string begin_axes(const ir::Shape& shape, Index& at);
  void end_elements();
  void define(const Value* value, const Index& at, const std::string& text);
  void declare(const Value* value);
  void assign(const ir::Block& block, const Index& at);  // own elements of what a region gives
  void give(const ir::Block& block, bool tiles_done);    // all a region gives
  std::string place_of(const Storage& storage, const std::string& name, const Index& at,
                       const ir::Shape& shape) const;
  std::string declared(const Storage& storage, std::string_view hint);
  std::string scratch_pointer(const Node& node, std::string_view type,
                              std::int64_t words_before = 0);
  void say(const Node& node);
  void push_scope() { scopes_.emplace_back(); }
  void pop_scope() { scopes_.pop_back(); }
  [[noreturn]] void refuse(const Node& node, const std::string& why) const;

  // --- vectors.cpp
  std::string_view space_of(const Value* memory) const;
  bool is_half(DType dtype) const;
  bool has_fours(DType dtype) const;
  std::string load_four(std::string_view type, bool half, std::string_view space,
                        const std::string& from, const std::string& to) const;
  std::string store_four(std::string_view type, bool half, std::string_view space,
                         const std::string& from, const std::string& to) const;
  bool moves_four(const Step& step, std::size_t which) const;
  bool keeps_four(const Value* value) const;
  bool goes_in_fours(const Step& step) const;
  void all_or_each(const Node& node, const std::string& all,
                   const std::function<void(const Index&)>& each);
  void load_fours(const Step& step, std::size_t which);
  void store_fours(const Step& step, std::size_t which, const std::string& from);
  void step_in_fours(const Step& step, const ir::Block& block);

  // --- sync.cpp
  struct Touch {
    const Storage* storage = nullptr;  // kept tiles and scratch, or
    const Node* access = nullptr;      // an access of memory
    bool writes = false;
    Reach reach = Reach::Any;
    bool carried = false;  // from an earlier turn of a loop: offsets have other values
    bool met = false;      // before a barrier of the simdgroup
    bool operator==(const Touch&) const = default;
  };
  static bool is_device(const Value* memory);
  Reach reach_of_results(const Node& node) const;
  // What must stand between two touches.
  enum class Order : std::uint8_t { None, Simd, Group, Device };
  Order order(const Touch& a, const Touch& b) const;
  void touches(const Node& node, std::vector<Touch>& out) const;
  void touches(const ir::Block& block, std::vector<Touch>& out) const;
  void before(const std::vector<Touch>& now);  // writes a barrier where one is needed
  void before(const Step& step, const ir::Block& block);
  void barrier(bool device);
  void simd_barrier(bool device);
  std::vector<Touch> in_order(const ir::Block& turn) const;
  void enter_loop(const Node& loop);
  std::size_t barriers() const;  // so far
  void meet(
      std::size_t
          had);  // at the end of a loop or branch, and after it, before which there were as many
  void meet_first(std::size_t place, std::size_t had);  // at the beginning of a branch
  void may_also(const std::vector<Touch>& pending);     // of another way to the same place
  void touched_results(const Node& node, Reach reach);
  void touched_again(const std::vector<Touch>& now);
  void touched(const Touch& touch) { pending_.push_back(touch); }

  // --- folds.cpp
  void fold_table(const Node& node);
  void fold_in_registers(const Node& node);
  void fold_rows(const Node& node);
  using Texts = std::vector<std::string>;
  // What is folded: how an element is read, how two accumulators become one, and their types.
  struct Fold {
    const Node& node;
    std::int64_t lines, length, inner;
    Texts types;
    std::function<Texts(const Index& at, const std::string& k)> read;
    std::function<Texts(const Texts& acc, const Texts& x)> combine;
    std::function<Texts(const Texts& acc)> results;
    bool in_any_order = false;
  };
  Fold fold_of_table(const Node& node);
  Fold fold_of_region(const Node& node);
  Texts declare_accumulators(const Fold& fold, const Texts& from);
  void accumulate(const Fold& fold, const Texts& acc, const Texts& x);
  void fold_chunk(const Fold& fold, const Texts& acc, const std::string& line,
                  const std::string& first, const std::string& end, const Texts* running);
  Index at_line(const Fold& fold, const std::string& line, const std::string& k) const;
  Texts partials(const Fold& fold, std::int64_t each);
  Texts fold_in_lanes(const Fold& fold, const std::string& line);
  void fold_beside(const Fold& fold);
  void give_results(const Fold& fold, const Index& at, const Texts& acc);
  void fold_lines(const Fold& fold);
  void scan_lines(const Fold& fold);
  Texts region(const ir::Block& block, const Texts& left, const Texts& right);

  // --- memory.cpp
  std::string loaded(DType dtype, const std::string& pointer, const std::string& offset) const;
  std::string storing(DType dtype, const std::string& pointer, const std::string& offset,
                      const std::string& value) const;
  bool is_racy(const Value* buffer) const;
  void load_for_all(const Node& node, const std::vector<Touch>& now);
  void access_scalar(const Node& node);
  void check_access(const Node& node);
  std::string atomic_call(const Node& node, const std::string& offset,
                          const std::vector<std::string>& values);
  void each_atomic(const Node& node, const Index& at);

  // --- reports.cpp
  struct Found {  // by one thread: the first element that is wrong
    std::string bad, value;
  };
  struct Wrong {  // when an element is, and what it is then
    std::string condition, value;
  };
  void search(const Node& node, int stop, const ir::Shape& shape,
              const std::function<Wrong(const Index&)>& wrong);
  Found begin_search();
  void end_search(const Found& found, const Node& node, int stop);
  void stop_now(const Node& node, int stop, const std::string& element, const std::string& value);
  void check_each(const Node& node);

  // --- control.cpp
  void carry_in(const Node& node);
  void declare_carried(const Node& node);
  // --- products.cpp
  // Of 8x8 elements: all, of each simdgroup, in a row, how many simdgroups there are, and the rectangle
  // of blocks a simdgroup has (1 x 1: none).
  struct Blocks {
    std::int64_t all, each, columns, simdgroups, high, wide;
    bool is_rectangle() const { return high * wide > 1; }
  };
  Blocks blocks_of(const ir::Shape& shape, bool by_rows = false) const;
  void over_blocks(const Blocks& blocks, const std::function<void()>& body);
  std::string load_block(const std::string& to, const Value* operand, const std::string& row,
                         const std::string& column) const;
  void multiply_rectangle(const Node& node, const Blocks& blocks, const std::string& sums);
  void multiply_blocks(const Node& node, const std::string& to);
  void emit_matrix_product(const Node& node, const std::vector<Touch>& now);
  bool multiply_alone(const Node& node);
  void multiply_in_registers(const Node& node, const Spread& spread, const std::string& sum,
                             const std::function<std::string(const Value*, const Index&)>& value);
  void give_product(const Node& node, const Storage& sums, const std::string& sum);
  void begin_matrix_sum(const Value* slot, const Value* init);
  void end_matrix_sum(const Value* slot);
  void store_matrix_sum(const Node& store);

  const Plan& plan_;
  const Dialect& dialect_;
  const ir::Function& function_;
  const passes::AffineAnalysis affine_;
  const ir::UseCounts counts_;
  Lines lines_;
  std::vector<abi::Word>& words_;
  abi::Emission out_;
  struct Field {
    std::string type, name;
    abi::Slot slot;
  };
  std::vector<Field> fields_;
  std::map<std::pair<std::int32_t, std::int32_t>, std::string> slot_names_;
  std::unordered_map<const Value*, std::optional<std::int32_t>> hosts_;
  std::unordered_map<const Value*, std::string> names_;
  std::unordered_map<const Node*, const Node*> next_nodes_;     // in their block
  std::unordered_map<const Value*, std::string> matrix_names_;  // of sums that loops carry
  std::vector<std::map<std::string, std::string>> scopes_;
  std::unordered_map<const ir::Block*, std::string> flips_;  // which of a pair a turn has
  std::set<const Value*> certain_;                           // masks that hold here
  std::unordered_map<const Value*, std::string>
      fours_;  // arrays of four elements, in a loop of them
  std::vector<Touch> pending_;
  std::set<std::string> functions_;  // text of atomics and others made for this kernel
  std::string function_text_;
  std::set<int> programs_;  // axes asked for; 3: the number
  std::int64_t next_ = 0;
  int said_line_ = 0;
  bool uses_area_ = false, uses_reports_ = false, uses_stripes_ = false;
  std::vector<std::string> elements_stack_;  // how loops over elements close
};

}  // namespace eas::codegen::gpu
