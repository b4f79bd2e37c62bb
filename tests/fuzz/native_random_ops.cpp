// Rows of random kernels that need more than random operands: what must be exact, functions that
// must be associative, loops and branches whose carried values are known to be exact or not.
#include <algorithm>

#include "native_random_kernel.hpp"
#include "native_rows.hpp"

namespace eas::fuzz {

void RandomKernel::gen_elementwise(const ops::OpInfo& row) {
  // Small differences of operands make small differences of the result, or must not be there.
  const Exactly exactly(need_exact_, response(*elementwise_row(row.op)) == Response::Jumps);
  RandomIr::gen_elementwise(row);
}

void RandomKernel::gen_axis(const ops::OpInfo& row) {
  const Exactly exactly(need_exact_,
                        row.family == ops::Family::ArgReduce || row.rule == ops::Rule::Truth);
  RandomIr::gen_axis(row);
}

void RandomKernel::gen_bitcast() {
  const Exactly exactly(need_exact_);
  RandomIr::gen_bitcast();
}
void RandomKernel::gen_cast() {
  Value* x = pick_tile();
  const DType to = any_dtype([&](DType dtype) { return is_float(dtype) || is_exact(x); });
  add(Op::cast, {x}, Type::tile(to, x->type.shape));
}
void RandomKernel::gen_multiple_of() {
  const Exactly exactly(need_exact_);
  RandomIr::gen_multiple_of();
}
void RandomKernel::gen_assume() {
  const Exactly exactly(need_exact_);
  RandomIr::gen_assume();
}
void RandomKernel::gen_device_assert() {
  const Exactly exactly(need_exact_);
  RandomIr::gen_device_assert();
}
void RandomKernel::gen_philox() {
  const Exactly exactly(need_exact_);
  RandomIr::gen_philox();
}
// Rarely: whoever prints runs one program after another.
void RandomKernel::gen_device_print() {
  if (combining_ || below(3)) return;
  const Exactly exactly(need_exact_);
  std::vector<Value*> values;
  for (std::uint64_t i = below(3); i > 0; --i) {
    Value* x = pick_tile();
    if (x->type.shape.elements() <= 64) values.push_back(x);
  }
  add(Op::device_print, values, std::vector<Type>{})->text = one_in(2) ? "v" : "";
}
void RandomKernel::gen_extent(Op op) {
  const MemoryPlan& plan = plans_[below(plans_.size())];
  if (plan.group) return;
  const std::int64_t axis = plan.columns > 0 ? number(0, 1) : 0;
  add(op, {plan.memory}, Type::scalar(DType::int64), {axis});
}

// --- control --------------------------------------------------------------------------------------

std::vector<Type> RandomKernel::carried_types() {
  std::vector<Type> types;
  for (std::uint64_t i = below(4); i > 0; --i) {
    const DType dtype = one_in(2) ? DType::float32 : any_dtype();
    types.push_back(Type::tile(dtype, any_shape()));
  }
  if (in_mode(Mode::Thread) && threads_ % 32 == 0 && one_in(4)) types.push_back(Type::fragment());
  return types;
}

// Floats may carry what is not exact; then so are they in the loop and after it.
std::vector<bool> RandomKernel::choose_exact(const std::vector<Type>& types) {
  std::vector<bool> exact;
  for (const Type& type : types) {
    if (type.kind == ir::TypeKind::Fragment) exact.push_back(false);
    else exact.push_back(!is_float(type.dtype) || one_in(3));
  }
  return exact;
}

// What a loop carries on: mostly something made of what it carried.
std::vector<Value*> RandomKernel::next_values(const std::vector<Value*>& current,
                                              const std::vector<bool>& exact) {
  std::vector<Value*> next;
  for (std::size_t i = 0; i < current.size(); ++i) {
    const Type& type = current[i]->type;
    const Exactly exactly(need_exact_, exact[i]);
    const bool inexact_op = function_->fast_math && is_float(type.dtype);
    if (!type.is_tile() || one_in(3) || (exact[i] && inexact_op)) {
      next.push_back(pick(type));
      continue;
    }
    static constexpr Op kOps[] = {Op::add, Op::mul, Op::minimum, Op::maximum};
    const Op op = kOps[below(std::size(kOps))];
    next.push_back(add(op, {current[i], pick(type)}, type));
  }
  return next;
}

void RandomKernel::gen_for_() {
  if (depth_ >= options_.nesting || combining_) return;
  const std::vector<Type> types = carried_types();
  const std::vector<bool> exact = choose_exact(types);
  // In a thread kernel constant bounds make a loop all threads run together, so it may hold
  // barriers.
  const bool together = function_->mode == Mode::Thread && uniform_ && one_in(2);
  std::vector<Value*> operands;
  {
    const Exactly exactly(need_exact_);
    const auto bound = [&](std::int64_t most) {
      return together || one_in(2) ? constant(DType::int64, number(0, most))
                                   : bounded({}, most + 1);
    };
    operands = {bound(2), bound(5)};
    operands.push_back(constant(DType::int64, below(4) ? 1 : one_in(2) ? -1 : 2));
  }
  for (std::size_t i = 0; i < types.size(); ++i) {
    const Exactly exactly(need_exact_, exact[i]);
    operands.push_back(pick(types[i]));
  }
  Node* node = function_->add_node(block_, Op::for_, operands, types);
  Block* region = function_->add_block(node);
  function_->add_param(region, Type::scalar(DType::int64));
  for (std::size_t i = 0; i < types.size(); ++i) {
    exact_[function_->add_param(region, types[i])] = exact[i];
    exact_[node->results[i]] = exact[i];
  }
  const bool around = uniform_;
  uniform_ = uniform_ && together;
  if (together) all_dirty();
  in_region(region, 1 + region_size(), [&] {
    const std::vector<Value*> current(region->params.begin() + 1, region->params.end());
    return next_values(current, exact);
  });
  if (together) all_dirty();
  uniform_ = around;
  show(*node);
}

// One bool that is the same in every backend, of a tile where there are tiles.
Value* RandomKernel::condition() {
  const Exactly exactly(need_exact_);
  Value* x = pick(Type::tile(DType::bool_, one_in(2) ? any_shape() : Shape{}));
  if (x->type.is_scalar()) return x;
  const Type flat = Type::tile(DType::bool_, {x->type.shape.elements()});
  if (x->type != flat) x = add(Op::reshape, {x}, flat);
  return add(one_in(2) ? Op::any : Op::all, {x}, Type::scalar(DType::bool_), {0});
}

void RandomKernel::gen_while_() {
  if (depth_ >= options_.nesting || combining_) return;
  const Type counter = Type::scalar(DType::int64);
  std::vector<Type> types = carried_types();
  types.insert(types.begin(), counter);
  std::vector<bool> exact = choose_exact(types);
  std::vector<Value*> operands;
  for (std::size_t i = 0; i < types.size(); ++i) {
    const Exactly exactly(need_exact_, exact[i]);
    operands.push_back(i == 0 ? constant(DType::int64, 0) : pick(types[i]));
  }
  Node* node = function_->add_node(block_, Op::while_, operands, types);
  const bool around = uniform_;
  uniform_ = false;
  for (int i = 0; i < 2; ++i) {
    Block* region = function_->add_block(node);
    for (std::size_t k = 0; k < types.size(); ++k) {
      exact_[function_->add_param(region, types[k])] = exact[k];
      exact_[node->results[k]] = exact[k];
    }
    in_region(region, region_size() / (2 - i), [&]() -> std::vector<Value*> {
      Value* count = region->params[0];
      if (i == 0) {
        Value* more = test(Op::lt, count, constant(DType::int64, number(1, 4)));
        return {one_in(3) ? more : both(more, condition())};
      }
      std::vector<Value*> next = next_values(region->params, exact);
      next[0] = calc(Op::add, count, 1);
      return next;
    });
  }
  uniform_ = around;
  show(*node);
}

void RandomKernel::gen_if_() {
  if (depth_ >= options_.nesting || combining_) return;
  const std::vector<Type> types = carried_types();
  const std::vector<bool> exact = choose_exact(types);
  Node* node = function_->add_node(block_, Op::if_, {condition()}, types);
  for (std::size_t k = 0; k < types.size(); ++k) exact_[node->results[k]] = exact[k];
  const bool around = uniform_;
  uniform_ = false;
  for (int i = 0; i < 2; ++i) {
    in_region(function_->add_block(node), region_size(), [&] {
      std::vector<Value*> values;
      for (std::size_t k = 0; k < types.size(); ++k) {
        const Exactly exactly(need_exact_, exact[k]);
        values.push_back(pick(types[k]));
      }
      return values;
    });
  }
  uniform_ = around;
  show(*node);
}

// --- functions of reduce and scan -----------------------------------------------------------------

// Each is associative: one op on one tile, or on a pair a linear recurrence or the leftmost largest.
void RandomKernel::gen_combine(Op op) {
  if (combining_) return;
  const Shape shape = any_shape(1);
  const auto axis = static_cast<int>(below(static_cast<std::uint64_t>(shape.rank())));
  const Shape given = op == Op::scan ? shape : shape.without(axis);
  enum { Each, Recurrence, Leftmost };
  const auto form = below(3);
  std::vector<DType> dtypes = {any_dtype()};
  if (form != Each || one_in(3)) dtypes.push_back(any_dtype());
  if (form == Recurrence) dtypes[1] = dtypes[0];
  if (form == Leftmost) dtypes[0] = any_dtype(is_int);
  std::vector<Value*> tiles;
  std::vector<Type> results;
  for (const DType dtype : dtypes) {
    const Exactly exactly(need_exact_, form == Leftmost);
    tiles.push_back(pick(Type::tile(dtype, shape)));
    results.push_back(Type::tile(dtype, given));
  }
  Node* node = function_->add_node(block_, op, tiles, results, {axis});
  Block* region = function_->add_block(node);
  std::vector<Value*> left, right;
  for (const DType dtype : dtypes)
    left.push_back(function_->add_param(region, Type::scalar(dtype)));
  for (const DType dtype : dtypes)
    right.push_back(function_->add_param(region, Type::scalar(dtype)));
  combining_ = true;
  in_region(region, 0, [&]() -> std::vector<Value*> {
    std::vector<Value*> out;
    if (form == Recurrence) {
      const Type type = left[0]->type;
      Value* product = add(Op::mul, {left[0], right[0]}, type);
      Value* carried = add(Op::mul, {left[1], right[0]}, type);
      return {product, add(Op::add, {carried, right[1]}, type)};
    }
    if (form == Leftmost) {
      Value* keep = test(Op::ge, left[0], right[0]);
      for (std::size_t i = 0; i < left.size(); ++i) {
        out.push_back(add(Op::where, {keep, left[i], right[i]}, left[i]->type));
      }
      return out;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
      static constexpr Op kAny[] = {Op::add, Op::mul, Op::minimum, Op::maximum};
      static constexpr Op kBits[] = {Op::and_, Op::or_, Op::xor_};
      const Type type = left[i]->type;
      if (one_in(8)) out.push_back(one_in(2) ? left[i] : right[i]);
      else if (!is_float(type.dtype) && one_in(2))
        out.push_back(add(kBits[below(3)], {left[i], right[i]}, type));
      else out.push_back(add(kAny[below(4)], {left[i], right[i]}, type));
    }
    return out;
  });
  combining_ = false;
  show(*node);
}

// --- matrices -------------------------------------------------------------------------------------

void RandomKernel::gen_dot() {
  if (combining_ || function_->mode == Mode::Thread) return;
  static constexpr std::int64_t kSides[] = {1, 2, 3, 4, 5, 7, 8, 16, 17, 31, 33, 64};
  const bool floats = below(3);
  const auto number_dtype = [&](DType d) { return floats ? is_float(d) : is_int(d); };
  const DType dtype = floats && one_in(2) ? DType::float32 : any_dtype(number_dtype);
  const DType result = one_in(2) ? dtype : any_dtype(number_dtype);
  const auto side = [&] { return kSides[below(std::size(kSides))]; };
  const std::int64_t m = side(), k = side(), n = side();
  if (m * k > options_.elements || k * n > options_.elements || m * n > options_.elements) return;
  Shape batch;
  if (one_in(4)) {
    for (std::uint64_t i = 1 + below(2); i > 0; --i) batch = batch.with(0, number(1, 3));
  }
  const auto matrix = [&](std::int64_t rows, std::int64_t columns) {
    const Shape with_rows = batch.with(batch.rank(), rows);
    return with_rows.with(with_rows.rank(), columns);
  };
  if (batch.elements() * std::max({m * k, k * n, m * n}) > options_.elements) return;
  std::vector<Value*> operands = {pick(Type::tile(dtype, matrix(m, k)))};
  operands.push_back(pick(Type::tile(dtype, matrix(k, n))));
  if (one_in(2)) operands.push_back(pick(Type::tile(result, matrix(m, n))));
  add(Op::dot, operands, Type::tile(result, matrix(m, n)));
}

// The loop of every matrix product: acc = dot(a[:, k…], b[k…, :], acc).
void RandomKernel::gen_product_loop() {
  if (function_->mode != Mode::Spmd || depth_ >= options_.nesting) return;
  static constexpr std::int64_t kSides[] = {1, 4, 8, 15, 16, 32, 33};
  const auto side = [&] { return kSides[below(std::size(kSides))]; };
  const std::int64_t m = side(), k = side(), n = side();
  const DType dtype = one_in(3) ? any_dtype([](DType d) { return is_float(d); }) : DType::float32;
  const auto same = [&](DType d) { return d == dtype; };
  MemoryPlan* a = pick_plan(false, same);
  MemoryPlan* b = pick_plan(false, same);
  if (!a || !b) return;
  const DType result = dtype == DType::float64 ? dtype : DType::float32;
  const Type type = Type::tile(result, {m, n});
  std::vector<Value*> operands = {constant(DType::int64, 0), constant(DType::int64, number(1, 4)),
                                  constant(DType::int64, 1), pick(type)};
  Node* node = function_->add_node(block_, Op::for_, operands, std::vector<Type>{type});
  Block* region = function_->add_block(node);
  function_->add_param(region, Type::scalar(DType::int64));
  Value* acc = function_->add_param(region, type);
  exact_[acc] = exact_[node->results[0]] = false;
  in_region(region, 0, [&]() -> std::vector<Value*> {
    Value* x = load(*a, {m, k});
    Value* y = load(*b, {k, n});
    return {add(Op::dot, {x, y, acc}, type)};
  });
  show(*node);
}

}  // namespace eas::fuzz
