// The generator behind native_random.hpp: a kernel grows from the rows of the op table, the rules
// about memory and exactness being its own. One file a part: native_random_*.cpp.
#pragma once

#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "native_case.hpp"
#include "random_ir.hpp"

namespace eas::fuzz {

using ir::Block;
using ir::Mode;
using ir::Node;
using ir::Op;
using ir::Shape;
using ir::Type;
using ir::Value;

// What the kernel knows of a memory. Every program has `slab` elements of a buffer it may write.
struct MemoryPlan {
  Value* memory = nullptr;
  bool writable = false;
  bool exact = true;     // never holds what a backend may compute differently
  bool strided = false;  // addressed by stride_of: any layout will do
  std::int64_t slab = 1, total = 1;
  std::int64_t columns = 0;  // of a 2-D buffer, 0 for a 1-D one
  bool group = false;        // threadgroup memory
  // Threads: what happened since the last barrier.
  bool written = false, read_by_others = false, written_by_others = false;
};

struct Access {
  Value* offset = nullptr;
  Value* mask = nullptr;  // or all
};

class RandomKernel : public ir::RandomIr {
 public:
  explicit RandomKernel(std::uint64_t seed);
  Case make_case();

 private:
  // --- frame: native_random.cpp
  void choose_grid();
  void choose_shapes();
  void add_buffers();
  void add_sinks();
  void grow(int count) override;
  void emit(const ops::OpInfo& row);
  Shape any_shape(int min_rank, int max_rank) override;
  Shape any_shape(int min_rank = 0) { return any_shape(min_rank, ir::kMaxTileRank); }
  Value* pick(const Type& type) override;
  bool is_usable(Value* value) override { return !need_exact_ || is_exact(value); }
  bool is_exact(const Value* value);
  bool computes_exactly(const Node& node);
  Value* pick_exact(const Type& type);
  std::int64_t number(std::int64_t low, std::int64_t high) {  // both included
    return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low + 1)));
  }
  bool one_in(std::uint64_t n) { return below(n) == 0; }

  // --- rows with rules of their own: native_random_ops.cpp
  void gen_elementwise(const ops::OpInfo& row);
  void gen_axis(const ops::OpInfo& row);
  void gen_for_();
  void gen_while_();
  void gen_if_();
  void gen_reduce() { gen_combine(Op::reduce); }
  void gen_scan() { gen_combine(Op::scan); }
  void gen_combine(Op op);
  void gen_dot();
  void gen_product_loop();
  void gen_bitcast();
  void gen_cast();
  void gen_multiple_of();
  void gen_device_assert();
  void gen_device_print();
  void gen_assume();
  void gen_philox();
  void gen_shape_of() { gen_extent(Op::shape_of); }
  void gen_stride_of() { gen_extent(Op::stride_of); }
  void gen_extent(Op op);
  std::vector<Type> carried_types();
  std::vector<bool> choose_exact(const std::vector<Type>& types);
  std::vector<Value*> next_values(const std::vector<Value*>& current,
                                  const std::vector<bool>& exact);
  Value* condition();

  // --- memory: native_random_memory.cpp
  void gen_load();
  void gen_store();
  void gen_atomic(Op op, ops::Rule rule, int values = 1);
  void gen_atomic_add() { gen_atomic(Op::atomic_add, ops::Rule::Number); }
  void gen_atomic_max() { gen_atomic(Op::atomic_max, ops::Rule::Number); }
  void gen_atomic_min() { gen_atomic(Op::atomic_min, ops::Rule::Number); }
  void gen_atomic_and() { gen_atomic(Op::atomic_and, ops::Rule::Bits); }
  void gen_atomic_or() { gen_atomic(Op::atomic_or, ops::Rule::Bits); }
  void gen_atomic_xor() { gen_atomic(Op::atomic_xor, ops::Rule::Bits); }
  void gen_atomic_xchg() { gen_atomic(Op::atomic_xchg, ops::Rule::Arith); }
  void gen_atomic_cas() { gen_atomic(Op::atomic_cas, ops::Rule::Arith, 2); }
  void gen_alloc_tg();
  void gen_barrier();
  void gen_mma();
  void gen_mma_store();
  void gen_mma_zero();
  void gen_shared_atomic();
  Value* load(MemoryPlan& plan, const Shape& shape);
  MemoryPlan* pick_plan(bool write, const std::function<bool(DType)>& accepts);
  Access access(MemoryPlan& plan, const Shape& shape, bool write);
  Access tile_access(const MemoryPlan& plan, const Shape& shape);
  Access matrix_access(const MemoryPlan& plan, const Shape& shape);
  Access thread_access(MemoryPlan& plan, const Shape& shape, bool write);
  Value* local_index(const Shape& shape, std::int64_t limit, Value*& mask);
  Value* linear(const Shape& shape);
  Value* axis_index(const Shape& shape, int axis);
  Value* gathered(const Shape& shape, std::int64_t bound);
  Value* based(const MemoryPlan& plan, Value* local);
  Value* addressed(const MemoryPlan& plan, Value* index);
  Value* thread();
  Value* calc(Op op, Value* x, Value* y);
  Value* calc(Op op, Value* x, std::int64_t y);
  Value* test(Op op, Value* x, Value* y);
  Value* splat(Value* scalar, const Shape& shape);
  Value* both(Value* x, Value* y);
  void block_operands(std::vector<Value*>& operands, MemoryPlan& plan, bool write);
  void sync();
  void all_dirty();

  // --- the launch: native_random_launch.cpp
  Case launch();
  void lay_out(Case& out, const MemoryPlan& plan, std::size_t param);
  void share_memory(Case& out);

  std::array<std::int64_t, 3> grid_{1, 1, 1};
  std::int64_t programs_ = 1;  // at least 1: sizes are for this many
  std::int64_t threads_ = 1;
  std::vector<Shape> shapes_;  // most tiles have one of these
  std::vector<MemoryPlan> plans_;
  Value* shared_ = nullptr;  // counters of all programs
  Op shared_op_ = Op::atomic_add;
  Value* program_ = nullptr;  // this program's number
  Value* limit_ = nullptr;    // an int64 argument, as users pass N
  bool need_exact_ = false;
  bool uniform_ = true;  // all threads of a group are here
  std::unordered_map<const Value*, bool> exact_;
};

// While it lives, operands are exact.
class Exactly {
 public:
  Exactly(bool& flag, bool on = true) : flag_(flag), before_(flag) { flag_ = flag_ || on; }
  ~Exactly() { flag_ = before_; }
  Exactly(const Exactly&) = delete;
  Exactly& operator=(const Exactly&) = delete;

 private:
  bool& flag_;
  bool before_;
};

}  // namespace eas::fuzz
