// What is decided before a line is written: how many threads share a program, which tiles are computed
// where they are needed and which are kept, where those live, and which ops share a loop over elements.
//
// A tile of E elements is spread over the T threads of its program, as `Spread` says; that depends on E
// alone, so that what is reshaped stays where it is. An op that reads an element of another thread's (a
// transpose, a product, a broadcast of a tile) makes its operand live in group memory instead, or in the
// program's area of device memory where it is too large for that.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "abi/emission.hpp"
#include "codegen/gpu/emitter.hpp"
#include "ir/ir.hpp"
#include "passes/analysis/affine.hpp"
#include "passes/analysis/memory.hpp"

namespace eas::codegen::gpu {

enum class Home : std::uint8_t {
  Lazy,       // computed at each use
  Local,      // of one turn of one loop over elements
  Registers,  // of its thread
  Group,      // memory of the group
  Area,       // the program's area
};

constexpr std::int64_t kMostShort = 65536;  // elements that 16 bits number

struct Storage {
  Home home = Home::Local;
  DType dtype = DType::float32;
  std::int64_t elements = 0;
  std::int64_t offset = 0;           // bytes, in the pool or the area
  std::int64_t first = 0, last = 0;  // steps between which it is needed
  // A matrix that is read across its rows: so many columns, and a gap of one element after each row, so
  // that the elements of a column lie in different banks of group memory.
  std::int64_t row = 0;
  bool by_any = false;  // threads touch others' elements than those of their simdgroup
  // There are two of it, for the turns of this loop by turns: one is filled while others are still read.
  const ir::Block* turns = nullptr;
  std::int64_t bytes() const;  // of one
  std::int64_t room() const { return turns ? 2 * bytes() : bytes(); }
  bool lies_like(const Storage& other) const {
    return offset == other.offset && elements == other.elements && row == other.row &&
           dtype == other.dtype;
  }
};

// A loop over elements, or one op as a whole.
struct Step {
  std::vector<const ir::Node*> nodes;
  bool loop = false;     // over `shape`; else nodes has one, written at once
  bool assigns = false;  // the loop ends with what the region gives
  ir::Shape shape;
};

// Whose elements of a tile a thread touches: its own, those of its simdgroup, or any.
enum class Reach : std::uint8_t { Own, Simd, Any };

// A kept tile that an op reads.
struct Read {
  const ir::Value* value;
  Reach reach;
};

// Which elements of a tile are a thread's own. `run` neighbours belong to `among` threads: all elements to
// all threads or, in stripes, as many to each simdgroup, so that what goes along rows stays within one.
// Threads take turns, with one element each, or four neighbours each, which loads and stores can move at
// once.
struct Spread {
  bool stripes = false, fours = false;
  std::int64_t run = 0, among = 1;
  std::int64_t turns() const { return (run + among - 1) / among; }
};
constexpr std::int64_t kFour = 4;

class Plan {
 public:
  Plan(const ir::Function& function, const abi::GpuTarget& target, const Options& options);

  const ir::Function& function;
  const abi::GpuTarget& target;
  const Options& options;
  const passes::MemoryFacts memory;
  std::int64_t threads = 1;     // T: that share a program's tiles
  std::int64_t pool_bytes = 0;  // of group memory
  std::int64_t area_bytes = 0;  // of spilled tiles

  const std::vector<Step>& steps(const ir::Block& block) const { return steps_.at(&block); }
  bool is_lazy(const ir::Value* value) const { return lazy_.contains(value); }
  // Made of numbers and indices alone, so that any thread can ask for any element.
  bool is_of_numbers(const ir::Value* value) const;
  // A conjunction of comparisons of sums of indices, which holds for all elements of a tile where it
  // holds at its corners.
  bool is_bound(const passes::AffineAnalysis& affine, const ir::Value* mask) const;
  // What a carried value and what the loop gives share.
  const ir::Value* slot(const ir::Value* value) const;
  const Storage& storage(const ir::Value* value) const { return storages_.at(slot(value)); }
  bool has_pairs(const ir::Block& turn) const {
    return std::any_of(kept_.begin(), kept_.end(),
                       [&](const ir::Value* value) { return storages_.at(value).turns == &turn; });
  }
  bool is_kept(const ir::Value* value) const { return storages_.contains(slot(value)); }
  const std::vector<Read>& reads(const ir::Node& node) const;
  // Whether two accesses may touch one element, one of them writing it.
  bool meet(const ir::Node& a, const ir::Node& b) const;
  // Scratch of an op in group memory (or the area); null where it needs none.
  const Storage* scratch(const ir::Node& node) const;
  // Group memory the kernel asked for.
  const Storage& allocation(const ir::Value* memory) const { return storages_.at(memory); }
  std::int64_t per_thread(std::int64_t elements) const {
    return (elements + threads - 1) / threads;
  }
  Spread spread(std::int64_t elements) const;
  // Whether rows of a matrix, all that have one first coordinate, lie in one stripe.
  bool keeps_rows(const ir::Shape& shape) const;
  // One thread has the program to itself, as a processor likes it.
  bool alone() const { return target.one_thread && threads == 1; }
  // A reduction each thread does on what it has, all threads then combining.
  bool reduces_in_registers(const ir::Node& node) const;
  bool shuffles(const ir::Node& node) const;  // within simdgroups first
  // A reduction of rows, each by the simdgroup that has it.
  bool reduces_rows(const ir::Node& node) const;
  // A product by 8x8 matrices of simdgroups, and a carried sum of such products that stays in them for a
  // whole loop: the result of the loop.
  bool is_matrix(const ir::Node& product) const { return matrices_.contains(&product); }
  bool is_matrix_sum(const ir::Value* slot) const { return matrix_sums_.contains(slot); }
  // One that starts as zero needs memory only when its loop is done.
  bool starts_as_zero(const ir::Value* sum) const;
  // The one store that takes such a sum from the matrices to a buffer; null where there is none.
  const ir::Node* store_of(const ir::Value* sum) const;
  bool takes_matrices(const ir::Node& node) const {
    return node.op == ir::Op::store && store_of(node.value()) == &node;
  }
  // Products that add to what a loop carries in matrices.
  const ir::Value* sum_of(const ir::Node& product) const;
  // A product whose rows stay with their simdgroups.
  bool multiplies_rows(const ir::Node& product) const;
  bool stays_in_matrices(const ir::Value* product) const;  // has no memory of its own
  // How many threads share one result of a reduction or line of a scan.
  std::int64_t sharers(std::int64_t lines, std::int64_t length) const;

 private:
  struct Use {
    const ir::Node* user;
    Reach reach;
  };

  void find_lazy(const ir::Block& block);
  bool is_index(const ir::Value* value) const;
  void choose_threads();
  void find_slots(const ir::Block& block);
  void find_matrices();
  bool is_for_matrices(const ir::Node& node) const;
  void find_matrix_stores();
  bool has_no_memory(const ir::Value* value) const;
  std::int64_t threads_of_matrices() const;
  void demand_block(const ir::Block& block);
  void demand_node(const ir::Node& node);
  Reach reach_through(const ir::Node& node, const ir::Value& operand, Reach reach) const;
  void demand(const ir::Value* value, Reach reach, const ir::Node& user);
  void choose_homes();
  void split(const ir::Block& block);
  bool joins(const Step& step, const ir::Node& node) const;
  bool assigns_in(const Step& step, const ir::Block& block) const;
  void keep_locals();
  void choose_pairs();
  void measure_lives();
  std::int64_t end_of_use(const ir::Block* defined, const ir::Node& user) const;
  void number(const ir::Block& block);
  void add_scratch();
  void place();
  std::int64_t place_in(Home home);
  [[noreturn]] void too_much(std::int64_t bytes) const;

  std::unordered_set<const ir::Value*> lazy_, index_;
  std::unordered_map<const ir::Value*, const ir::Value*> slots_;
  std::unordered_map<const ir::Value*, std::vector<Use>> uses_;
  std::unordered_set<const ir::Node*> matrices_;
  std::unordered_map<const ir::Value*, const ir::Node*> matrix_sums_, matrix_stores_;
  std::vector<const ir::Value*> kept_;  // slots, in order
  std::unordered_map<const ir::Node*, std::vector<Read>> reads_;
  const std::vector<Read> no_reads_;
  std::unordered_set<const ir::Value*> across_;    // tiles that a transpose reads
  std::unordered_set<const ir::Value*> anywhere_;  // slots whose elements any thread reads
  std::set<std::pair<const ir::Value*, std::pair<Reach, const ir::Node*>>> demanded_;
  std::unordered_map<const ir::Value*, Storage> storages_;
  std::unordered_map<const ir::Node*, Storage> scratch_;
  std::vector<const ir::Node*> scratch_order_;
  std::unordered_map<const ir::Block*, std::vector<Step>> steps_;
  std::unordered_map<const ir::Node*, std::pair<std::int64_t, std::int64_t>> positions_;
  std::unordered_map<const ir::Node*, std::pair<const ir::Block*, std::size_t>> step_of_;
  std::int64_t next_position_ = 0;
};

// The tile whose memory a product reads, and whether its two axes are exchanged; null for one that is
// computed.
struct MatrixOperand {
  const ir::Value* tile = nullptr;
  bool turned = false;
};
bool is_product(const ir::Node& node);  // of tiles
MatrixOperand matrix_operand(const ir::Value* operand);

// The tile an op works through element by element.
const ir::Shape& shape_of(const ir::Node& node);
// Whether it is written element by element: elementwise, loads, stores, …
bool is_each(const ir::Node& node);
enum class Written : std::uint8_t { None, Element, Each, Whole };
Written written(ir::Op op);  // the gpu cell of a structured op
bool is_access(ir::Op op);   // loads, stores, atomics

}  // namespace eas::codegen::gpu
