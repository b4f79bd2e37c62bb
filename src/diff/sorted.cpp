#include "diff/sorted.hpp"

#include "diff/offsets.hpp"

namespace eas::diff {

using ir::Op;
using ir::Type;
using ir::Value;

SortedRows::SortedRows(ir::BlockBuilder& build, Value* sorted, int axis, bool descending,
                       const MakeMemory& make_memory)
    : build_(build),
      make_memory_(make_memory),
      shape_(sorted->type.shape),
      descending_(descending),
      length_(shape_[axis]) {
  for (int i = axis + 1; i < shape_.rank(); ++i) step_ *= shape_[i];
  at_ = positions(build_, shape_, shape_);
  ir::Shape line = shape_;
  for (int i = 0; i < shape_.rank(); ++i) line[i] = i == axis ? length_ : 1;
  Value* index = build_.broadcast(build_.reshape(build_.arange(0, length_), line), shape_);
  begin_ = on(Op::sub, at_, on(Op::mul, index, number(step_)));
  memory_ = make_memory_(sorted->type.dtype, shape_.elements());
  build_.store({.buffer = memory_, .offset = at_, .value = sorted});
}

Value* SortedRows::number(std::int64_t value) {
  return build_.broadcast(build_.number(DType::int64, value), shape_);
}

// NaN is the greatest.
Value* SortedRows::is_before(Value* element, Value* x) {
  Value* below = descending_ ? on(Op::gt, element, x) : on(Op::lt, element, x);
  Value* is_nan = build_.elementwise(Op::isnan, {x});
  Value* was_nan = build_.elementwise(Op::isnan, {element});
  Value *greater = descending_ ? was_nan : is_nan, *other = descending_ ? is_nan : was_nan;
  Value* by_nan = on(Op::and_, greater, build_.elementwise(Op::not_, {other}));
  return on(Op::or_, below, by_nan);
}

// Each half of what is left is looked at in turn; rows of one element need no look.
Value* SortedRows::find(Value* x) {
  std::int64_t looks = 0;
  for (std::int64_t left = length_; left > 0; left /= 2) ++looks;
  ir::Function& out = build_.function();
  ir::Block* const around = build_.block();
  ir::Node* loop = build_.for_loop({.lo = build_.number(DType::int64, 0),
                                    .hi = build_.number(DType::int64, looks),
                                    .step = build_.number(DType::int64, 1),
                                    .inits = {number(0), number(length_)}});
  ir::Block* inside = out.add_block(loop);
  out.add_param(inside, Type::scalar(DType::int64));
  Value* low = out.add_param(inside, number(0)->type);
  Value* high = out.add_param(inside, low->type);
  build_.set_block(inside);
  Value* middle = on(Op::floordiv, on(Op::add, low, high), number(2));
  Value* is_left = on(Op::lt, low, high);
  Value* look = on(Op::minimum, middle, number(length_ - 1));  // where nothing is left
  Value* element = build_.load(
      {.buffer = memory_, .offset = on(Op::add, begin_, on(Op::mul, look, number(step_)))});
  Value* before = is_before(element, x);
  Value* up = on(Op::and_, is_left, before);
  Value* down = on(Op::and_, is_left, build_.elementwise(Op::not_, {before}));
  build_.yield({build_.where({.condition = up, .x = on(Op::add, middle, number(1)), .y = low}),
                build_.where({.condition = down, .x = middle, .y = high})});
  build_.set_block(around);
  return on(Op::add, begin_, on(Op::mul, loop->results[0], number(step_)));
}

Value* SortedRows::share(Value* values, Value* from, Value* to) {
  const DType dtype = values->type.dtype;
  const auto all = [&](std::int64_t value) {
    return build_.broadcast(build_.number(dtype, value), shape_);
  };
  Value* sums = make_memory_(dtype, shape_.elements());
  Value* counts = make_memory_(dtype, shape_.elements());
  for (Value* memory : {sums, counts}) {
    build_.store({.buffer = memory, .offset = at_, .value = all(0)});
  }
  build_.atomic(Op::atomic_add, {.buffer = sums, .offset = from, .value = values});
  build_.atomic(Op::atomic_add, {.buffer = counts, .offset = from, .value = all(1)});
  return on(Op::div, build_.load({.buffer = sums, .offset = to}),
            build_.load({.buffer = counts, .offset = to}));
}

}  // namespace eas::diff
