// The frame of a random kernel: its kind, grid and shapes, which rows grow, and what is stored at
// the end so that all of it can be seen.
#include "native_random.hpp"

#include <algorithm>

#include "ir/edit.hpp"
#include "native_random_kernel.hpp"

namespace eas::fuzz {
namespace {

ir::RandomOptions options(std::uint64_t seed) {
  ir::RandomOptions out;
  out.nodes = 10 + static_cast<int>(seed * 0x9e3779b97f4a7c15 >> 60);
  out.nesting = 3;
  out.elements = 1100;
  return out;
}

}  // namespace

RandomKernel::RandomKernel(std::uint64_t seed) : RandomIr(seed, options(seed)) {}

Case RandomKernel::make_case() {
  const auto kind = below(16);
  function_->mode = kind < 10 ? Mode::Spmd : kind < 15 ? Mode::Thread : Mode::Scalar;
  function_->fast_math = one_in(10);
  block_ = function_->body();
  choose_grid();
  choose_shapes();
  add_buffers();

  // Which program this is, as users count programs of several axes.
  const Type index = Type::scalar(DType::int64);
  program_ = add(Op::program_id, {}, index, {0});
  for (int axis = 1; axis < 3; ++axis) {
    const auto a = static_cast<std::size_t>(axis);
    if (grid_[a] == 1) continue;
    Value* along = add(Op::program_id, {}, index, {axis});
    std::int64_t before = axis == 1 ? grid_[0] : grid_[0] * grid_[1];
    Value* count = axis == 1 && one_in(2) ? add(Op::num_programs, {}, index, {0})
                                          : constant(DType::int64, before);
    program_ = add(Op::add, {program_, add(Op::mul, {along, count}, index)}, index);
  }
  if (function_->mode == Mode::Thread) {
    for (std::uint64_t i = below(3); i > 0; --i) gen_alloc_tg();
  }
  for (int i = 0; i < 3; ++i) gen_load();
  grow(options_.nodes);
  add_sinks();
  return launch();
}

void RandomKernel::choose_grid() {
  static constexpr std::array<std::int64_t, 3> kGrids[] = {
      {1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {5, 1, 1}, {2, 3, 1}, {2, 1, 2}, {1, 1, 1}, {13, 1, 1}};
  grid_ = kGrids[below(std::size(kGrids))];
  if (one_in(60)) grid_[below(3)] = 0;
  programs_ = 1;
  for (const std::int64_t size : grid_) programs_ *= std::max<std::int64_t>(size, 1);
  if (function_->mode != Mode::Thread) return;
  static constexpr std::int64_t kGroups[] = {32, 32, 64, 96, 1, 7, 33, 128};
  threads_ = kGroups[below(std::size(kGroups))];
  function_->group_size = threads_;
}

void RandomKernel::choose_shapes() {
  static constexpr std::int64_t kSizes[] = {1,  2,  3,  4,  7,   8,   16,  17,
                                            31, 32, 33, 64, 100, 128, 257, 1000};
  static constexpr std::int64_t kSides[] = {1, 2, 3, 4, 5, 8, 16, 17, 32, 33, 64};
  static constexpr std::int64_t kSmall[] = {1, 2, 3, 4, 5, 8};
  if (function_->mode == Mode::Thread) {  // a thread's tiles are small
    shapes_ = {{number(1, 6)}, {number(1, 3), number(1, 4)}};
    return;
  }
  const auto most = programs_ > 6 ? 300 : options_.elements;
  for (std::uint64_t i = 1 + below(3); i > 0;) {
    Shape shape;
    switch (below(8)) {
      case 0:
      case 1:
      case 2:
      case 3: shape = {kSizes[below(std::size(kSizes))]}; break;
      case 4:
      case 5: {
        const std::int64_t rows = kSides[below(std::size(kSides))];
        shape = {rows, kSides[below(std::size(kSides))]};
        break;
      }
      default:
        const bool many = one_in(4);
        const std::uint64_t sizes = many ? 3 : std::size(kSmall);
        for (std::uint64_t rank = many ? 5 + below(8) : 3 + below(2); rank > 0; --rank) {
          shape = shape.with(0, kSmall[below(sizes)]);
        }
    }
    if (shape.elements() > most) continue;
    shapes_.push_back(shape);
    --i;
  }
  // What broadcasting and reductions meet: the same with an axis of 1, or without it.
  if (Shape shape = shapes_[0]; shape.rank() > 1) {
    const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(shape.rank())));
    shapes_.push_back(shape.without(axis));
    shape[axis] = 1;
    shapes_.push_back(shape);
  }
}

Shape RandomKernel::any_shape(int min_rank, int max_rank) {
  if (combining_) return {};
  const bool threads = function_->mode == Mode::Thread;
  if (threads && min_rank == 0 && below(6)) return {};
  const auto fits = [&](const Shape& s) { return s.rank() >= min_rank && s.rank() <= max_rank; };
  for (int tries = 0; tries < 8; ++tries) {
    const Shape shape = one_in(2)   ? shapes_[0]
                        : one_in(3) ? Shape{}
                                    : shapes_[below(shapes_.size())];
    if (fits(shape)) return shape;
  }
  return RandomIr::any_shape(min_rank, max_rank);
}

void RandomKernel::add_buffers() {
  const bool threads = function_->mode == Mode::Thread;
  const std::int64_t largest = threads ? threads_ : shapes_[0].elements();
  const auto dtype_of_buffer = [&] { return one_in(3) ? DType::float32 : any_dtype(); };
  for (std::uint64_t i = 2 + below(4); i > 0; --i) {
    MemoryPlan plan;
    plan.writable = below(3) > 0;
    const DType dtype = dtype_of_buffer();
    plan.exact = !is_float(dtype) || one_in(2);
    plan.strided = one_in(3);
    plan.slab = one_in(2) ? largest : largest + number(0, largest);
    if (threads) {
      plan.slab = threads_ * number(1, 3);
      if (threads_ % 32 == 0) plan.slab = std::max(plan.slab, 2 * threads_);  // room for blocks
    } else if (plan.slab < 48 && one_in(2)) {
      plan.slab += 48;
    }
    if (plan.strided && one_in(2)) {
      plan.columns = shapes_[0][shapes_[0].rank() - 1];
      plan.slab = (plan.slab + plan.columns - 1) / plan.columns * plan.columns;
      if (threads) plan.slab = plan.columns * threads_;
    }
    plan.total = plan.slab * programs_;
    add_param(Type::buffer(dtype));
    plan.memory = visible_.back();
    plans_.push_back(plan);
  }
  add_param(Type::scalar(DType::int64));
  limit_ = visible_.back();
  for (std::uint64_t i = below(3); i > 0; --i) add_param(Type::scalar(any_dtype()));
  if (one_in(6)) {
    shared_ = function_->add_param(block_, Type::buffer(one_in(2) ? DType::int32 : DType::uint64));
    static constexpr Op kOps[] = {Op::atomic_add, Op::atomic_max, Op::atomic_min,
                                  Op::atomic_and, Op::atomic_or,  Op::atomic_xor};
    shared_op_ = kOps[below(std::size(kOps))];
  }
}

// Families in the proportions of real kernels; every row has its turn.
void RandomKernel::grow(int count) {
  const auto table = ops::table();
  const auto any_row = [&](auto accepts) -> const ops::OpInfo& {
    for (;;) {
      const ops::OpInfo& row = table[below(table.size())];
      if (accepts(row)) return row;
    }
  };
  for (int i = 0; i < count; ++i) {
    const auto choice = below(100);
    if (function_->mode == Mode::Thread && one_in(12)) {
      one_in(2) ? gen_mma() : gen_mma_store();
    } else if (choice < 34) {
      emit(any_row([](const auto& row) { return row.family == ops::Family::Elementwise; }));
    } else if (choice < 43) {
      emit(any_row([](const auto& row) {
        return row.family != ops::Family::Elementwise && row.family != ops::Family::Structured;
      }));
    } else if (choice < 53) {
      gen_load();
    } else if (choice < 60) {
      gen_store();
    } else if (choice < 67) {
      const auto control = below(3);
      control == 0 ? gen_for_() : control == 1 ? gen_while_() : gen_if_();
    } else if (choice < 68) {
      gen_product_loop();
    } else if (choice < 70 && shared_) {
      gen_shared_atomic();
    } else {
      emit(any_row([](const auto& row) { return row.family == ops::Family::Structured; }));
    }
  }
}

void RandomKernel::emit(const ops::OpInfo& row) {
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

Value* RandomKernel::pick(const Type& type) {
  if (!type.is_tile() || type.is_scalar()) return RandomIr::pick(type);
  Value* found = find([&](const Type& other) { return other == type; });
  if (found && below(8)) return found;
  if (one_in(2) && function_->mode == Mode::Spmd) {
    MemoryPlan* plan = pick_plan(false, [&](DType dtype) { return dtype == type.dtype; });
    if (plan) return load(*plan, type.shape);
  }
  return RandomIr::pick(type);
}

Value* RandomKernel::pick_exact(const Type& type) {
  const Exactly exactly(need_exact_);
  return pick(type);
}

// --- exactness: what the kernel knows of bounds before it runs ------------------------------------

bool RandomKernel::is_exact(const Value* value) {
  const auto known = exact_.find(value);
  if (known != exact_.end()) return known->second;
  return exact_[value] = !value->node || computes_exactly(*value->node);
}

bool RandomKernel::computes_exactly(const Node& node) {
  const ops::OpInfo& row = ops::info(node.op);
  const DType dtype = node.results[0]->type.dtype;
  const bool floats = is_float(dtype);
  if (node.results[0]->type.kind == ir::TypeKind::Fragment) return false;
  switch (row.family) {
    case ops::Family::Elementwise:
      if (floats && (row.ulp > 0 || function_->fast_math)) return false;
      break;
    case ops::Family::Reduce:
    case ops::Family::Scan:
      if (floats && node.op != Op::max && node.op != Op::min) return false;
      break;
    case ops::Family::ArgReduce: break;
    case ops::Family::Structured:
      if (floats && (node.op == Op::dot || node.op == Op::reduce || node.op == Op::scan)) {
        return false;
      }
      if (node.op == Op::bitcast && is_float(node.operands[0]->type.dtype)) return floats;
      break;
  }
  return std::all_of(node.operands.begin(), node.operands.end(), [&](const Value* operand) {
    if (!operand->type.is_memory()) return is_exact(operand);
    for (const MemoryPlan& plan : plans_) {
      if (plan.memory == operand) return plan.exact;
    }
    return true;
  });
}

// --- sinks ----------------------------------------------------------------------------------------

// Values nobody uses cannot differ: a few of them are stored, each to a buffer of its own.
void RandomKernel::add_sinks() {
  const auto uses = ir::count_uses(*function_);
  std::vector<Value*> unused;
  for (Value* value : visible_) {
    const Type& type = value->type;
    if (!type.is_tile() || !value->node || ir::uses(uses, value) > 0) continue;
    if (function_->mode != Mode::Spmd && !type.is_scalar()) continue;
    if (type.shape.elements() <= 4 * options_.elements) unused.push_back(value);
  }
  while (unused.size() > 6)
    unused.erase(unused.begin() + static_cast<std::ptrdiff_t>(below(unused.size())));
  for (Value* value : unused) {
    MemoryPlan plan;
    plan.writable = true;
    plan.exact = false;
    plan.slab = value->type.shape.elements() * threads_;
    plan.total = plan.slab * programs_;
    plan.memory = function_->add_param(function_->body(), Type::buffer(value->type.dtype));
    Value* index = function_->mode == Mode::Thread ? thread() : linear(value->type.shape);
    plans_.push_back(plan);
    add(Op::store, {plan.memory, based(plan, index), value}, std::vector<Type>{});
  }
}

Case random_case(std::uint64_t seed) { return RandomKernel(seed).make_case(); }

}  // namespace eas::fuzz
