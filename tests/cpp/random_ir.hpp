// Random kernels for tests: valid, and safe to run. Every row of the op table can occur (a
// structured row needs a gen_<name> here, or this does not compile), so whoever tests a
// transformation or a backend against the interpreter meets them all.
//
// What a launch may rely on: buffers are 1-D, contiguous and of kRandomElements elements; a thread
// kernel has groups of kRandomGroup; any scalar arguments and any grid will do. Accesses stay in
// bounds, loops end, asserts and assumptions hold, barriers and mma are reached by all threads. The
// same seed gives the same kernel on every machine.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/ir.hpp"

namespace eas::ir {

inline constexpr std::int64_t kRandomElements = 64;
inline constexpr std::int64_t kRandomGroup = 32;
inline constexpr int kUsualRank = 4;  // some tiles have more axes, of one or two elements each

struct RandomOptions {
  int nodes = 30;              // choices at the top level; each makes one node and what it needs
  int nesting = 3;             // levels of loops and branches
  bool output = true;          // device_print may occur
  std::int64_t elements = 64;  // of tiles that are operands, at most
  std::optional<Mode> mode = std::nullopt;  // any, unless given
};

class RandomIr {
 public:
  explicit RandomIr(std::uint64_t seed, const RandomOptions& options = {})
      : state_(seed * 2 + 1), options_(options), function_(new Function) {}
  virtual ~RandomIr() = default;

  std::unique_ptr<Function> make() {
    function_->mode = options_.mode.value_or(static_cast<Mode>(below(3)));
    if (function_->mode == Mode::Thread) function_->group_size = kRandomGroup;
    function_->fast_math = below(4) == 0;
    block_ = function_->body();
    add_param(Type::buffer(DType::float32));
    for (std::uint64_t i = below(4); i > 0; --i) add_param(Type::buffer(any_dtype()));
    for (std::uint64_t i = below(4); i > 0; --i) add_param(Type::scalar(any_dtype()));
    if (function_->mode == Mode::Thread && below(2)) gen_alloc_tg();
    grow(options_.nodes);
    // Results nobody stores cannot differ: the last few values are written out.
    for (int i = 0; i < 4; ++i) gen_store();
    return std::move(function_);
  }

 protected:
  // --- choices -----------------------------------------------------------------------------------

  std::uint64_t below(std::uint64_t bound) {  // splitmix64
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return (z ^ (z >> 31)) % bound;
  }

  template <class Accepts>
  DType any_dtype(Accepts accepts) {
    for (;;) {
      const auto dtype = static_cast<DType>(below(kDTypeCount));
      if (is_kernel_dtype(dtype) && accepts(dtype)) return dtype;
    }
  }
  DType any_dtype() {
    return any_dtype([](DType) { return true; });
  }

  // Whoever needs other kernels changes what is chosen: shapes, operands, the next row.
  virtual Shape any_shape(int min_rank = 0, int max_rank = kMaxTileRank) {
    if (combining_) return {};
    for (;;) {
      Shape shape;
      std::uint64_t rank = below(kUsualRank + 1), most = 5;
      if (rank == kUsualRank && below(4) == 0) {
        rank = 1 + below(kMaxTileRank);
        most = 2;
      }
      for (; rank > 0; --rank) {
        shape = shape.with(0, 1 + static_cast<std::int64_t>(below(most)));
      }
      if (shape.rank() >= min_rank && shape.rank() <= max_rank && shape.elements() <= 64)
        return shape;
    }
  }

  // One choice a statement: the order of evaluation must not depend on the compiler.
  template <class Accepts>
  Type any_type(Accepts accepts, int min_rank = 0, int max_rank = kMaxTileRank) {
    const DType dtype = any_dtype(accepts);
    return Type::tile(dtype, any_shape(min_rank, max_rank));
  }

  // --- values ------------------------------------------------------------------------------------

  void add_param(const Type& type) { visible_.push_back(function_->add_param(block_, type)); }

  Node* add(Op op, std::vector<Value*> operands, const std::vector<Type>& results,
            std::vector<std::int64_t> attributes = {}) {
    Node* node =
        function_->add_node(block_, op, std::move(operands), results, std::move(attributes));
    if (node->regions.empty()) show(*node);
    return node;
  }
  Value* add(Op op, std::vector<Value*> operands, const Type& result,
             std::vector<std::int64_t> attributes = {}) {
    return add(op, std::move(operands), std::vector<Type>{result}, std::move(attributes))
        ->results[0];
  }
  void show(const Node& node) {
    visible_.insert(visible_.end(), node.results.begin(), node.results.end());
  }

  virtual bool is_usable(Value*) { return true; }  // as an operand, here and now

  template <class Accepts>
  Value* find(Accepts accepts) {
    std::vector<Value*> fit;
    for (Value* value : visible_) {
      if (accepts(value->type) && is_usable(value)) fit.push_back(value);
    }
    return fit.empty() ? nullptr : fit[below(fit.size())];
  }

  Value* constant(DType dtype, std::int64_t value) {
    return add(Op::constant, {}, Type::scalar(dtype), {constant_bits(dtype, value)});
  }
  Value* random_constant(DType dtype) {
    static constexpr double kSpecial[] = {0.0, -0.0, 1, -1, 0.5, 1e30, -1e-30};
    switch (below(4)) {
      case 0: return constant(dtype, static_cast<std::int64_t>(below(20)) - 10);
      case 1: {
        const double value = kSpecial[below(std::size(kSpecial))];
        return add(Op::constant, {}, Type::scalar(dtype), {constant_bits(dtype, value)});
      }
      case 2: {
        const auto bits = static_cast<std::int64_t>(below(~std::uint64_t{0}));
        return constant(dtype, bits);
      }
      default: {
        using Limits = std::numeric_limits<double>;
        const double value = below(2)   ? Limits::infinity()
                             : below(2) ? -Limits::infinity()
                                        : Limits::quiet_NaN();
        return add(Op::constant, {}, Type::scalar(dtype), {constant_bits(dtype, value)});
      }
    }
  }

  // A value of this type: one that is there, mostly, or a new one.
  virtual Value* pick(const Type& type) {
    Value* found = find([&](const Type& other) { return other == type; });
    if (found && below(4)) return found;
    if (type.kind == TypeKind::Fragment) return add(Op::mma_zero, {}, type);
    if (type.is_scalar()) return random_constant(type.dtype);
    // A tile: converted from another of its shape, or a scalar repeated.
    Value* same = find([&](const Type& t) { return t.is_tile() && t.shape == type.shape; });
    if (same && below(2)) return add(Op::cast, {same}, type);
    return add(Op::broadcast, {pick(Type::scalar(type.dtype))}, type);
  }
  template <class Accepts>
  Value* pick_tile(Accepts accepts, int min_rank = 0, int max_rank = kMaxTileRank) {
    Value* found = find([&](const Type& t) {
      if (combining_ && !t.is_scalar()) return false;
      return t.is_tile() && accepts(t.dtype) && t.shape.rank() >= min_rank &&
             t.shape.rank() <= max_rank && t.shape.elements() <= options_.elements;
    });
    if (found && below(4)) return found;
    return pick(any_type(accepts, min_rank, max_rank));
  }
  Value* pick_tile(int min_rank = 0, int max_rank = kMaxTileRank) {
    return pick_tile([](DType) { return true; }, min_rank, max_rank);
  }

  Value* filled(const Shape& shape, std::int64_t value) {
    Value* scalar = constant(DType::int64, value);
    return shape.is_scalar() ? scalar
                             : add(Op::broadcast, {scalar}, Type::tile(DType::int64, shape));
  }
  // An int64 in [0, bound).
  Value* bounded(const Shape& shape, std::int64_t bound) {
    const Type type = Type::tile(DType::int64, shape);
    Value* x = pick(type);
    return add(Op::mod, {x, filled(shape, bound)}, type);
  }
  Value* truth(const Shape& shape) {
    Value* x = pick(Type::tile(any_dtype(is_int), shape));
    return add(Op::eq, {x, x}, Type::tile(DType::bool_, shape));
  }
  template <class Accepts>
  Value* pick_memory(Accepts accepts) {
    return find([&](const Type& t) { return t.is_memory() && accepts(t.dtype); });
  }

  // --- growing -----------------------------------------------------------------------------------

  virtual void grow(int count) {
    const auto table = ops::table();
    for (int i = 0; i < count; ++i) emit(table[below(table.size())]);
  }

  bool at_top() const { return block_ == function_->body(); }
  bool in_mode(Mode mode) const { return function_->mode == mode && !combining_; }

  void emit(const ops::OpInfo& row) {
    const bool control = row.effect == ops::Effect::Control;
    if (combining_ && row.effect != ops::Effect::Pure && !control) return;
    switch (row.family) {
      case ops::Family::Elementwise: return gen_elementwise(row);
      case ops::Family::Reduce:
      case ops::Family::ArgReduce:
      case ops::Family::Scan: return gen_axis(row);
      case ops::Family::Structured: break;
    }
#define EAS_STRUCTURED(name, ...) \
  if (row.op == Op::name) gen_##name();
#include "ops/ops.def"
  }

  // Fills a region with a few nodes and ends it with values of these types.
  template <class Last>
  void in_region(Block* region, int count, Last last) {
    const std::size_t outside = visible_.size();
    Block* around = block_;
    block_ = region;
    ++depth_;
    visible_.insert(visible_.end(), region->params.begin(), region->params.end());
    grow(count);
    function_->add_node(block_, Op::yield, last(), {});
    --depth_;
    block_ = around;
    visible_.resize(outside);
  }
  std::vector<Value*> pick_all(const std::vector<Type>& types) {
    std::vector<Value*> values;
    for (const Type& type : types) values.push_back(pick(type));
    return values;
  }
  int region_size() { return static_cast<int>(below(6)); }

  // What a loop carries or a branch gives.
  std::vector<Type> carried_types() {
    std::vector<Type> types;
    for (std::uint64_t i = below(3); i > 0; --i)
      types.push_back(any_type([](DType) { return true; }));
    if (in_mode(Mode::Thread) && below(4) == 0) types.push_back(Type::fragment());
    return types;
  }

  void gen_elementwise(const ops::OpInfo& row) {
    const auto accepts = [&](DType dtype) { return ops::accepts(row.rule, dtype); };
    std::vector<Value*> operands = {pick_tile(accepts)};
    const Type type = operands[0]->type;
    while (operands.size() < static_cast<std::size_t>(row.arity)) operands.push_back(pick(type));
    add(row.op, operands, Type::tile(ops::result_dtype(row.rule, type.dtype), type.shape));
  }

  void gen_axis(const ops::OpInfo& row) {
    if (combining_) return;
    Value* x = pick_tile(1);
    const Shape& shape = x->type.shape;
    const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(shape.rank())));
    const DType dtype = ops::result_dtype(row.rule, x->type.dtype);
    const bool scan = row.family == ops::Family::Scan;
    add(row.op, {x}, Type::tile(dtype, scan ? shape : shape.without(axis)), {axis});
  }

  // --- one generator per structured row: control.def
  // ------------------------------------------------

  void gen_for_() {
    if (depth_ >= options_.nesting) return;
    const std::vector<Type> types = carried_types();
    std::vector<Value*> operands = {bounded({}, 4), bounded({}, 4)};
    operands.push_back(constant(DType::int64, below(2) ? 1 : below(2) ? -1 : 2));
    for (const Type& type : types) operands.push_back(pick(type));
    Node* node = function_->add_node(block_, Op::for_, operands, types);
    Block* region = function_->add_block(node);
    function_->add_param(region, Type::scalar(DType::int64));
    for (const Type& type : types) function_->add_param(region, type);
    in_region(region, region_size(), [&] { return pick_all(types); });
    show(*node);
  }

  void gen_while_() {
    if (depth_ >= options_.nesting) return;
    const Type counter = Type::scalar(DType::int64);
    const Type condition = Type::scalar(DType::bool_);
    std::vector<Type> types = carried_types();
    types.insert(types.begin(), counter);
    std::vector<Value*> operands = {constant(DType::int64, 0)};
    for (std::size_t i = 1; i < types.size(); ++i) operands.push_back(pick(types[i]));
    Node* node = function_->add_node(block_, Op::while_, operands, types);
    for (int i = 0; i < 2; ++i) {
      Block* region = function_->add_block(node);
      for (const Type& type : types) function_->add_param(region, type);
      in_region(region, region_size(), [&]() -> std::vector<Value*> {
        Value* count = region->params[0];
        if (i == 0) {
          Value* more = add(Op::lt, {count, constant(DType::int64, 3)}, condition);
          return {add(Op::and_, {more, pick(condition)}, condition)};
        }
        std::vector<Value*> next = pick_all(types);
        next[0] = add(Op::add, {count, constant(DType::int64, 1)}, counter);
        return next;
      });
    }
    show(*node);
  }

  void gen_if_() {
    if (depth_ >= options_.nesting) return;
    const std::vector<Type> types = carried_types();
    Node* node = function_->add_node(block_, Op::if_, {pick(Type::scalar(DType::bool_))}, types);
    for (int i = 0; i < 2; ++i) {
      in_region(function_->add_block(node), region_size(), [&] { return pick_all(types); });
    }
    show(*node);
  }

  void gen_yield() {}  // regions end in one
  void gen_assume() { add(Op::assume, {truth(any_shape())}, std::vector<Type>{}); }
  void gen_device_assert() {
    add(Op::device_assert, {truth(any_shape())}, std::vector<Type>{})->text = "holds \"always\"";
  }
  void gen_device_print() {
    if (!options_.output) return;
    std::vector<Value*> values;
    for (std::uint64_t i = below(3); i > 0; --i) values.push_back(pick_tile());
    add(Op::device_print, values, std::vector<Type>{})->text = below(2) ? "v" : "";
  }
  void gen_multiple_of() {
    Value* x = pick_tile([](DType dtype) { return is_int(dtype); });
    // A product with a power of two stays its multiple when it wraps.
    const auto divisor = std::int64_t{1} << below(4);
    Value* scale = constant(x->type.dtype, divisor);
    if (!x->type.is_scalar()) scale = add(Op::broadcast, {scale}, x->type);
    Value* product = add(Op::mul, {x, scale}, x->type);
    add(Op::multiple_of, {product}, x->type, {divisor});
  }

  // --- grid.def
  // -----------------------------------------------------------------------------------

  void gen_index(Op op, std::vector<std::int64_t> attributes = {}) {
    add(op, {}, Type::scalar(DType::int64), std::move(attributes));
  }
  std::int64_t grid_axis() { return static_cast<std::int64_t>(below(3)); }
  void gen_program_id() { gen_index(Op::program_id, {grid_axis()}); }
  void gen_num_programs() { gen_index(Op::num_programs, {grid_axis()}); }
  void gen_tid() {
    if (in_mode(Mode::Thread)) gen_index(Op::tid, {static_cast<std::int64_t>(below(3))});
  }
  void gen_local_id() {
    if (in_mode(Mode::Thread)) gen_index(Op::local_id, {grid_axis()});
  }
  void gen_lane_id() {
    if (in_mode(Mode::Thread)) gen_index(Op::lane_id);
  }
  void gen_sg_id() {
    if (in_mode(Mode::Thread)) gen_index(Op::sg_id);
  }
  void gen_arange() {
    if (!in_mode(Mode::Spmd)) return;
    const auto size = 1 + static_cast<std::int64_t>(below(16));
    const auto start = static_cast<std::int64_t>(below(40)) - 20;
    add(Op::arange, {}, Type::tile(DType::int64, {size}), {start, size});
  }
  void gen_extent(Op op) {
    Value* buffer = find([](const Type& t) { return t.kind == TypeKind::Buffer; });
    add(op, {buffer}, Type::scalar(DType::int64), {0});
  }
  void gen_shape_of() { gen_extent(Op::shape_of); }
  void gen_stride_of() { gen_extent(Op::stride_of); }

  // --- memory.def
  // ---------------------------------------------------------------------------------

  // (memory, offset, values…[, mask]), in bounds; empty when there is no such memory.
  template <class Accepts>
  std::vector<Value*> access(int values, bool with_mask, Accepts accepts) {
    Value* memory = pick_memory(accepts);
    if (!memory) return {};
    const Shape shape = any_shape();
    std::vector<Value*> operands = {memory, bounded(shape, kRandomElements)};
    const Type elements = Type::tile(memory->type.dtype, shape);
    for (int i = 0; i < values; ++i) operands.push_back(pick(elements));
    if (with_mask) operands.push_back(pick(Type::tile(DType::bool_, shape)));
    return operands;
  }
  static Type elements_of(const std::vector<Value*>& operands) {
    return Type::tile(operands[0]->type.dtype, operands[1]->type.shape);
  }

  void gen_load() {
    auto operands = access(0, below(2), [](DType) { return true; });
    const Type type = elements_of(operands);
    if (operands.size() == 3) operands.push_back(pick(type));
    add(Op::load, operands, type);
  }
  void gen_store() {
    add(Op::store, access(1, below(2), [](DType) { return true; }), std::vector<Type>{});
  }
  void gen_atomic(Op op, ops::Rule rule, int values = 1) {
    const auto accepts = [&](DType dtype) { return ops::accepts(rule, dtype); };
    const auto operands = access(values, below(2), accepts);
    if (!operands.empty()) add(op, operands, elements_of(operands));
  }
  void gen_atomic_add() { gen_atomic(Op::atomic_add, ops::Rule::Number); }
  void gen_atomic_max() { gen_atomic(Op::atomic_max, ops::Rule::Number); }
  void gen_atomic_min() { gen_atomic(Op::atomic_min, ops::Rule::Number); }
  void gen_atomic_and() { gen_atomic(Op::atomic_and, ops::Rule::Bits); }
  void gen_atomic_or() { gen_atomic(Op::atomic_or, ops::Rule::Bits); }
  void gen_atomic_xor() { gen_atomic(Op::atomic_xor, ops::Rule::Bits); }
  void gen_atomic_xchg() { gen_atomic(Op::atomic_xchg, ops::Rule::Arith); }
  void gen_atomic_cas() { gen_atomic(Op::atomic_cas, ops::Rule::Arith, 2); }
  void gen_alloc_tg() {
    if (!in_mode(Mode::Thread) || !at_top()) return;
    const DType dtype = below(2) ? DType::float32 : any_dtype();
    add(Op::alloc_tg, {}, Type::group(dtype), {kRandomElements});
  }
  // What it holds at first is not said, so nobody may read it.
  void gen_workspace() {
    if (function_->mode == Mode::Thread) return;
    Value* size = add(Op::constant, {}, Type::scalar(DType::int64), {kRandomElements});
    function_->add_node(block_, Op::workspace, {size}, std::vector{Type::group(any_dtype())});
  }
  void gen_barrier() {
    if (in_mode(Mode::Thread) && at_top()) add(Op::barrier, {}, std::vector<Type>{});
  }

  // --- matrix.def
  // ---------------------------------------------------------------------------------

  void gen_dot() {
    if (combining_) return;
    const bool floats = below(2);
    const auto number = [&](DType d) { return floats ? is_float(d) : is_int(d); };
    const DType dtype = any_dtype(number), result = any_dtype(number);
    Shape a = any_shape(2), b = a, c = a;
    const int rank = a.rank();
    const auto columns = 1 + static_cast<std::int64_t>(below(4));
    b[rank - 2] = a[rank - 1];
    b[rank - 1] = c[rank - 1] = columns;
    std::vector<Value*> operands = {pick(Type::tile(dtype, a)), pick(Type::tile(dtype, b))};
    if (below(2)) operands.push_back(pick(Type::tile(result, c)));
    add(Op::dot, operands, Type::tile(result, c));
  }
  void gen_mma_zero() {
    if (in_mode(Mode::Thread)) add(Op::mma_zero, {}, Type::fragment());
  }
  // An 8x8 block that fills a buffer, the same for all threads.
  void add_block_operands(std::vector<Value*>& operands) {
    operands.push_back(pick_memory([](DType d) { return is_float(d) && d != DType::float64; }));
    operands.push_back(constant(DType::int64, 0));
    operands.push_back(constant(DType::int64, 8));
  }
  void gen_mma() {
    if (!in_mode(Mode::Thread) || !at_top()) return;
    std::vector<Value*> operands;
    add_block_operands(operands);
    add_block_operands(operands);
    operands.push_back(pick(Type::fragment()));
    add(Op::mma, operands, Type::fragment());
  }
  void gen_mma_store() {
    if (!in_mode(Mode::Thread) || !at_top()) return;
    std::vector<Value*> operands;
    add_block_operands(operands);
    operands.push_back(pick(Type::fragment()));
    add(Op::mma_store, operands, std::vector<Type>{});
  }

  // --- tile.def
  // -----------------------------------------------------------------------------------

  void gen_constant() { random_constant(any_dtype()); }
  void gen_cast() {
    Value* x = pick_tile();
    add(Op::cast, {x}, Type::tile(any_dtype(), x->type.shape));
  }
  void gen_bitcast() {
    Value* x = pick_tile();
    const DType from = x->type.dtype;
    const DType to = any_dtype(
        [&](DType d) { return info(d).bits == info(from).bits && (!is_bool(d) || is_bool(from)); });
    add(Op::bitcast, {x}, Type::tile(to, x->type.shape));
  }
  void gen_where() {
    Value* x = pick_tile();
    Value* condition = pick(Type::tile(DType::bool_, x->type.shape));
    add(Op::where, {condition, x, pick(x->type)}, x->type);
  }
  void gen_broadcast() {
    if (combining_) return;
    const Shape to = any_shape(1);
    Shape from;
    const auto rank = static_cast<int>(below(static_cast<std::uint64_t>(to.rank()) + 1));
    for (int i = 1; i <= rank; ++i) from = from.with(0, below(2) ? 1 : to[to.rank() - i]);
    const DType dtype = any_dtype();
    add(Op::broadcast, {pick(Type::tile(dtype, from))}, Type::tile(dtype, to));
  }
  void gen_reshape() {
    if (combining_) return;
    Value* x = pick_tile();
    const std::int64_t elements = x->type.shape.elements();
    Shape to = {elements};
    if (elements % 2 == 0 && below(2)) to = {2, elements / 2};
    if (elements == 1 && below(2)) to = {};
    add(Op::reshape, {x}, Type::tile(x->type.dtype, to));
  }
  void gen_permute() {
    if (combining_) return;
    Value* x = pick_tile();
    const int rank = x->type.shape.rank();
    std::vector<std::int64_t> axes;
    for (int i = 0; i < rank; ++i) {
      axes.insert(axes.begin() + static_cast<std::ptrdiff_t>(below(axes.size() + 1)), i);
    }
    Shape to = x->type.shape;
    for (int i = 0; i < rank; ++i)
      to[i] = x->type.shape[static_cast<int>(axes[static_cast<std::size_t>(i)])];
    add(Op::permute, {x}, Type::tile(x->type.dtype, to), axes);
  }
  void gen_cat() {
    if (combining_) return;
    std::vector<Value*> tiles = {pick_tile(1)};
    Type type = tiles[0]->type;
    const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(type.shape.rank())));
    Shape shape = type.shape;
    for (std::uint64_t i = below(3); i > 0; --i) {
      type.shape[axis] = 1 + static_cast<std::int64_t>(below(3));
      shape[axis] += type.shape[axis];
      tiles.push_back(pick(type));
    }
    add(Op::cat, tiles, Type::tile(type.dtype, shape), {axis});
  }
  void gen_join() {
    if (combining_) return;
    Value* x = pick_tile(0, kMaxTileRank - 1);
    const Shape& shape = x->type.shape;
    add(Op::join, {x, pick(x->type)}, Type::tile(x->type.dtype, shape.with(shape.rank(), 2)));
  }
  void gen_sort() {
    if (combining_) return;
    Value* x = pick_tile(1);
    const auto axis = below(static_cast<std::uint64_t>(x->type.shape.rank()));
    add(Op::sort, {x}, x->type,
        {static_cast<std::int64_t>(axis), static_cast<std::int64_t>(below(2))});
  }
  void gen_philox() {
    const Shape shape = any_shape();
    const Type words = Type::tile(DType::uint64, shape);
    add(Op::philox, {pick(words), pick(words)},
        std::vector<Type>(4, Type::tile(DType::uint32, shape)));
  }
  void gen_combine(Op op) {
    if (combining_) return;
    const Shape shape = any_shape(1);
    const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(shape.rank())));
    const Shape given = op == Op::scan ? shape : shape.without(axis);
    std::vector<Value*> tiles;
    std::vector<Type> elements, results;
    for (std::uint64_t i = 1 + below(2); i > 0; --i) {
      const DType dtype = any_dtype();
      tiles.push_back(pick(Type::tile(dtype, shape)));
      elements.push_back(Type::scalar(dtype));
      results.push_back(Type::tile(dtype, given));
    }
    Node* node = function_->add_node(block_, op, tiles, results, {axis});
    Block* region = function_->add_block(node);
    for (int side = 0; side < 2; ++side) {
      for (const Type& type : elements) function_->add_param(region, type);
    }
    combining_ = true;
    in_region(region, region_size(), [&] { return pick_all(elements); });
    combining_ = false;
    show(*node);
  }
  void gen_reduce() { gen_combine(Op::reduce); }
  void gen_scan() { gen_combine(Op::scan); }

  std::uint64_t state_;
  RandomOptions options_;
  std::unique_ptr<Function> function_;
  Block* block_ = nullptr;
  std::vector<Value*> visible_;
  int depth_ = 0;
  bool combining_ = false;  // inside the function of a reduce or scan
};

inline std::unique_ptr<Function> random_function(std::uint64_t seed,
                                                 const RandomOptions& options = {}) {
  return RandomIr(seed, options).make();
}

}  // namespace eas::ir
