// How random kernels address memory: by program and lane as users do, always in bounds, and so that
// no two programs, and no two threads between barriers, meet at an element.
#include <algorithm>

#include "native_random_kernel.hpp"

namespace eas::fuzz {

// --- arithmetic on int64 tiles --------------------------------------------------------------------

Value* RandomKernel::splat(Value* scalar, const Shape& shape) {
  if (shape.is_scalar()) return scalar;
  return add(Op::broadcast, {scalar}, Type::tile(scalar->type.dtype, shape));
}
Value* RandomKernel::calc(Op op, Value* x, Value* y) { return add(op, {x, y}, x->type); }
Value* RandomKernel::calc(Op op, Value* x, std::int64_t y) {
  return calc(op, x, filled(x->type.shape, y));
}
Value* RandomKernel::test(Op op, Value* x, Value* y) {
  return add(op, {x, y}, Type::tile(DType::bool_, x->type.shape));
}
Value* RandomKernel::both(Value* x, Value* y) {
  if (!x || !y) return x ? x : y;
  return add(Op::and_, {x, y}, x->type);
}

// An index along one axis, in the whole shape.
Value* RandomKernel::axis_index(const Shape& shape, int axis) {
  const std::int64_t size = shape[axis];
  Value* lanes = add(Op::arange, {}, Type::tile(DType::int64, {size}), {0, size});
  Shape thin;
  for (int i = shape.rank() - 1; i >= axis; --i) thin = thin.with(0, i == axis ? size : 1);
  if (thin.rank() > 1) lanes = add(Op::reshape, {lanes}, Type::tile(DType::int64, thin));
  if (thin == shape) return lanes;
  return add(Op::broadcast, {lanes}, Type::tile(DType::int64, shape));
}

// 0, 1, 2, … in row-major order: by axes, or counted flat.
Value* RandomKernel::linear(const Shape& shape) {
  if (shape.is_scalar()) return constant(DType::int64, 0);
  const std::int64_t count = shape.elements();
  if (shape.rank() == 1 || one_in(3)) {
    Value* flat = add(Op::arange, {}, Type::tile(DType::int64, {count}), {0, count});
    if (shape.rank() == 1) return flat;
    return add(Op::reshape, {flat}, Type::tile(DType::int64, shape));
  }
  Value* sum = nullptr;
  std::int64_t step = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    Value* part = axis_index(shape, axis);
    if (step != 1) part = calc(Op::mul, part, step);
    sum = sum ? calc(Op::add, sum, part) : part;
    step *= shape[axis];
  }
  return sum;
}

// Anything, brought into [0, bound).
Value* RandomKernel::gathered(const Shape& shape, std::int64_t bound) {
  const Type type = Type::tile(DType::int64, shape);
  const Exactly exactly(need_exact_);
  Value* x = nullptr;
  if (one_in(2)) {  // by an index of any integer dtype that is there
    x = find([&](const Type& t) { return t.is_tile() && t.shape == shape && is_int(t.dtype); });
    if (x && x->type != type) x = add(Op::cast, {x}, type);
  }
  if (!x) x = pick(type);
  return calc(Op::mod, x, bound);
}

// --- tiles ----------------------------------------------------------------------------------------

// An index of [0, limit) for each element, with a mask where it may be outside.
Value* RandomKernel::local_index(const Shape& shape, std::int64_t limit, Value*& mask) {
  const std::int64_t count = shape.elements();
  if (function_->mode != Mode::Spmd && !shape.is_scalar()) return gathered(shape, limit);
  const auto room = limit - count;  // for a start, where the tile fits
  auto form = below(9);
  if (form < 3 && room >= 0) {  // contiguous
    Value* index = linear(shape);
    if (room == 0 || one_in(2)) return index;
    if (one_in(2)) return calc(Op::add, index, number(0, room));
    const Exactly exactly(need_exact_);
    return calc(Op::add, index, splat(bounded({}, room + 1), shape));
  }
  if (form == 3 && room >= 0) {  // backwards, or every second element
    const std::int64_t step = count > 1 ? (limit - 1) / (count - 1) : 1;
    Value* index = linear(shape);
    if (one_in(2) || step < 2)
      return calc(Op::sub, filled(shape, count - 1 + number(0, room)), index);
    return calc(Op::mul, index, number(2, std::min<std::int64_t>(step, 5)));
  }
  if (form == 4 && shape.rank() > 1) {  // rows further apart than they are long
    const int last = shape.rank() - 1;
    const std::int64_t columns = shape[last], rows = count / columns;
    const std::int64_t widest = rows > 1 ? (limit - columns) / (rows - 1) : columns;
    if (limit >= columns && widest >= 1) {
      Value* row = calc(Op::floordiv, linear(shape), columns);
      if (shape.rank() == 2) row = axis_index(shape, 0);
      row = calc(Op::mul, row, number(1, widest));  // rows may overlap, too
      return calc(Op::add, row, axis_index(shape, last));
    }
  }
  if (form == 5 && !shape.is_scalar()) {  // the same along all axes but one
    const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(shape.rank())));
    if (shape[axis] <= limit) return axis_index(shape, axis);
  }
  if (form == 6) return gathered(shape, limit);
  // Shifted, and masked where that leaves the slab.
  Value* index = linear(shape);
  const std::int64_t shift = room > 0 && one_in(2) ? number(-2, 2) : number(-1, limit / 2);
  if (shift != 0) index = calc(Op::add, index, shift);
  mask = both(mask, test(Op::lt, index, filled(shape, limit)));
  if (shift < 0) mask = both(mask, test(Op::ge, index, filled(shape, 0)));
  return index;
}

// This program's part.
Value* RandomKernel::based(const MemoryPlan& plan, Value* local) {
  if (plan.group) return local;
  Value* base = plan.slab == 1 ? program_ : calc(Op::mul, program_, plan.slab);
  return calc(Op::add, splat(base, local->type.shape), local);
}

// The offset of the buffer's index-th element.
Value* RandomKernel::addressed(const MemoryPlan& plan, Value* index) {
  if (!plan.strided) return index;
  const auto stride = [&](std::int64_t axis) {
    Value* scalar = add(Op::stride_of, {plan.memory}, Type::scalar(DType::int64), {axis});
    return splat(scalar, index->type.shape);
  };
  if (plan.columns == 0) return calc(Op::mul, index, stride(0));
  Value* row = calc(Op::floordiv, index, plan.columns);
  Value* column = calc(Op::mod, index, plan.columns);
  return calc(Op::add, calc(Op::mul, row, stride(0)), calc(Op::mul, column, stride(1)));
}

// [i, j] of a 2-D buffer, by its two strides; nothing where the tile does not fit.
Access RandomKernel::matrix_access(const MemoryPlan& plan, const Shape& shape) {
  if (plan.columns == 0 || shape.rank() != 2 || function_->mode != Mode::Spmd) return {};
  const std::int64_t rows = plan.slab / plan.columns;
  if (shape[0] > rows) return {};
  Value* row = axis_index(shape, 0);
  if (rows > shape[0]) row = calc(Op::add, row, number(0, rows - shape[0]));
  row = calc(Op::add, splat(calc(Op::mul, program_, rows), shape), row);
  Value* column = axis_index(shape, 1);
  Value* mask =
      shape[1] <= plan.columns ? nullptr : test(Op::lt, column, filled(shape, plan.columns));
  const auto stride = [&](std::int64_t axis) {
    Value* scalar = add(Op::stride_of, {plan.memory}, Type::scalar(DType::int64), {axis});
    return splat(scalar, shape);
  };
  return {calc(Op::add, calc(Op::mul, row, stride(0)), calc(Op::mul, column, stride(1))), mask};
}

Access RandomKernel::tile_access(const MemoryPlan& plan, const Shape& shape) {
  if (plan.strided && one_in(2)) {
    if (const Access found = matrix_access(plan, shape); found.offset) return found;
  }
  Access out;
  const bool whole = !plan.writable && one_in(2);  // nobody writes it: read anywhere
  Value* local = local_index(shape, whole ? plan.total : plan.slab, out.mask);
  Value* index = whole ? local : based(plan, local);
  if (one_in(3)) out.mask = both(out.mask, test(Op::lt, index, splat(limit_, shape)));
  out.offset = addressed(plan, index);
  return out;
}

// --- threads --------------------------------------------------------------------------------------

Value* RandomKernel::thread() { return add(Op::tid, {}, Type::scalar(DType::int64), {0}); }

void RandomKernel::sync() {
  add(Op::barrier, {}, std::vector<Type>{});
  for (MemoryPlan& plan : plans_) {
    plan.written = plan.read_by_others = plan.written_by_others = false;
  }
}
void RandomKernel::all_dirty() {
  for (MemoryPlan& plan : plans_) {
    plan.written = plan.read_by_others = plan.written_by_others = plan.writable;
  }
}

// A thread's own elements are those whose index is its number modulo the group's size. Others' may
// be read when nobody has written since a barrier; a barrier needs all threads.
Access RandomKernel::thread_access(MemoryPlan& plan, const Shape& shape, bool write) {
  const bool may_sync = uniform_;
  if (plan.written_by_others) {
    if (!may_sync) return {};
    sync();
  }
  // Inside a branch or a loop of single threads what comes later may come earlier in another turn.
  bool own = write || (plan.writable && (!uniform_ || one_in(2)));
  if (!own && plan.written) {
    if (may_sync && one_in(2)) sync();
    else own = true;
  }
  if (write && plan.read_by_others) {
    if (!may_sync) return {};
    sync();
  }
  Value* index = nullptr;
  const std::int64_t rows = plan.slab / threads_;
  if (own) {
    Value* row =
        rows == 1 || one_in(2) ? filled(shape, number(0, rows - 1)) : gathered(shape, rows);
    index = calc(Op::add, splat(thread(), shape), calc(Op::mul, row, threads_));
  } else {
    plan.read_by_others = plan.writable;
    switch (below(3)) {
      case 0: index = gathered(shape, plan.slab); break;
      case 1: index = calc(Op::sub, filled(shape, plan.slab - 1), splat(thread(), shape)); break;
      default: index = filled(shape, number(0, plan.slab - 1));
    }
  }
  if (write) plan.written = true;
  Access out;
  if (one_in(4)) out.mask = test(Op::lt, index, splat(limit_, shape));
  out.offset = addressed(plan, based(plan, index));
  return out;
}

// --- rows -----------------------------------------------------------------------------------------

MemoryPlan* RandomKernel::pick_plan(bool write, const std::function<bool(DType)>& accepts) {
  std::vector<MemoryPlan*> fit;
  for (MemoryPlan& plan : plans_) {
    if (write && !plan.writable) continue;
    if (need_exact_ && !plan.exact) continue;
    if (accepts(plan.memory->type.dtype)) fit.push_back(&plan);
  }
  return fit.empty() ? nullptr : fit[below(fit.size())];
}

Access RandomKernel::access(MemoryPlan& plan, const Shape& shape, bool write) {
  const std::size_t outside = visible_.size();
  Access out;
  if (function_->mode == Mode::Thread) {
    out = thread_access(plan, shape, write);
  } else {
    out = tile_access(plan, shape);
    if (one_in(4)) out.mask = both(out.mask, pick_exact(Type::tile(DType::bool_, shape)));
  }
  // Addresses are seldom data; there are so many that they would be most of it.
  if (below(6)) visible_.resize(outside);
  return out;
}

Value* RandomKernel::load(MemoryPlan& plan, const Shape& shape) {
  const Type type = Type::tile(plan.memory->type.dtype, shape);
  const Access at = access(plan, shape, false);
  if (!at.offset) return RandomIr::pick(type);
  std::vector<Value*> operands = {plan.memory, at.offset};
  if (at.mask) {
    const Exactly exactly(need_exact_, plan.exact);
    Value* other = one_in(2) ? splat(random_constant(type.dtype), shape) : RandomIr::pick(type);
    operands.insert(operands.end(), {at.mask, other});
  }
  return add(Op::load, operands, type);
}

void RandomKernel::gen_load() {
  if (combining_) return;
  MemoryPlan* plan = pick_plan(false, [](DType) { return true; });
  if (plan) load(*plan, any_shape());
}

void RandomKernel::gen_store() {
  if (combining_) return;
  MemoryPlan* plan = pick_plan(true, [](DType) { return true; });
  if (!plan) return;
  const Shape shape = any_shape();
  Value* value = nullptr;
  {
    const Exactly exactly(need_exact_, plan->exact);
    value = pick(Type::tile(plan->memory->type.dtype, shape));
  }
  const Access at = access(*plan, shape, true);
  if (!at.offset) return;
  std::vector<Value*> operands = {plan->memory, at.offset, value};
  if (at.mask) operands.push_back(at.mask);
  add(Op::store, operands, std::vector<Type>{});
}

void RandomKernel::gen_atomic(Op op, ops::Rule rule, int values) {
  if (combining_) return;
  MemoryPlan* plan = pick_plan(true, [&](DType dtype) { return ops::accepts(rule, dtype); });
  if (!plan) return;
  const Shape shape = any_shape();
  const Type type = Type::tile(plan->memory->type.dtype, shape);
  std::vector<Value*> operands = {plan->memory, nullptr};
  for (int i = 0; i < values; ++i) {
    const Exactly exactly(need_exact_, plan->exact || (op == Op::atomic_cas && i == 0));
    operands.push_back(pick(type));
  }
  const Access at = access(*plan, shape, true);
  if (!at.offset) return;
  operands[1] = at.offset;
  if (at.mask) operands.push_back(at.mask);
  Value* old = add(op, operands, type);
  if (is_float(type.dtype) && function_->fast_math) exact_[old] = false;
}

// Counters that all programs and threads share: one commutative op, its results unused.
void RandomKernel::gen_shared_atomic() {
  if (combining_) return;
  const Shape shape = any_shape();
  const Type type = Type::tile(shared_->type.dtype, shape);
  std::vector<Value*> operands = {shared_, gathered(shape, 16), pick_exact(type)};
  if (one_in(2)) operands.push_back(pick_exact(Type::tile(DType::bool_, shape)));
  function_->add_node(block_, shared_op_, operands, std::vector<Type>{type});
}

void RandomKernel::gen_alloc_tg() {
  if (!in_mode(Mode::Thread) || !at_top()) return;
  MemoryPlan plan;
  const DType dtype = one_in(2) ? DType::float32 : any_dtype();
  plan.writable = plan.group = true;
  plan.exact = !is_float(dtype) || one_in(2);
  plan.slab = plan.total = threads_ * 2;
  plan.memory = add(Op::alloc_tg, {}, Type::group(dtype), {plan.slab});
  plans_.push_back(plan);
}

void RandomKernel::gen_barrier() {
  if (in_mode(Mode::Thread) && uniform_) sync();
}

// --- fragments ------------------------------------------------------------------------------------

void RandomKernel::gen_mma_zero() {
  if (threads_ % 32 == 0) RandomIr::gen_mma_zero();
}

// An 8x8 block of a memory: each simdgroup writes one of its own, and reads any.
void RandomKernel::block_operands(std::vector<Value*>& operands, MemoryPlan& plan, bool write) {
  if (write || plan.written || plan.written_by_others) sync();
  Value* group = add(Op::sg_id, {}, Type::scalar(DType::int64));
  Value* base = write || one_in(2) ? calc(Op::mul, group, 64)
                                   : constant(DType::int64, number(0, plan.slab - 64));
  operands.push_back(plan.memory);
  operands.push_back(based(plan, base));
  operands.push_back(constant(DType::int64, write ? 8 : number(1, 8)));
}
void RandomKernel::gen_mma() {
  if (!in_mode(Mode::Thread) || !uniform_ || threads_ % 32 != 0) return;
  std::vector<Value*> operands;
  std::vector<MemoryPlan*> plans;
  for (int i = 0; i < 2; ++i) {
    MemoryPlan* plan = pick_plan(false, [](DType d) { return is_float(d) && d != DType::float64; });
    if (!plan || plan->strided) return;
    block_operands(operands, *plan, false);
    plans.push_back(plan);
  }
  operands.push_back(pick(Type::fragment()));
  add(Op::mma, operands, Type::fragment());
  for (MemoryPlan* plan : plans) plan->read_by_others = plan->writable;
}
void RandomKernel::gen_mma_store() {
  if (!in_mode(Mode::Thread) || !uniform_ || threads_ % 32 != 0) return;
  MemoryPlan* plan = pick_plan(true, [](DType d) { return is_float(d) && d != DType::float64; });
  if (!plan || plan->strided || plan->exact) return;
  std::vector<Value*> operands;
  Value* fragment = pick(Type::fragment());
  block_operands(operands, *plan, true);
  operands.push_back(fragment);
  add(Op::mma_store, operands, std::vector<Type>{});
  plan->written = plan->written_by_others = true;
}

}  // namespace eas::fuzz
