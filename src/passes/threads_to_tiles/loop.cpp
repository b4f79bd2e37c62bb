// Loops. One that all threads run together stays as it is; where threads leave one by one it runs
// until the last has left, under the mask of those still in it, and keeps the values of the others.
#include <functional>

#include "passes/constants.hpp"
#include "passes/threads_to_tiles/lowering.hpp"

namespace eas::passes {

using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

// --- what loops carry ------------------------------------------------------------------------------

namespace {

std::vector<Type> types_of(std::span<Value* const> values) {
  std::vector<Type> types;
  for (const Value* value : values) types.push_back(value->type);
  return types;
}

}  // namespace

bool Lowering::is_kept_apart(const Node& loop, std::size_t k) const {
  const Value* carried = loop.regions[0]->params[ir::first_carried(loop) + k];
  return uniform_.diverges(loop) && !varies(carried) && ir::uses(uses_, loop.results[k]) > 0;
}

// In order, each followed by what is kept apart for it.
std::vector<Value*> Lowering::inits(const Node& loop) {
  std::vector<Value*> values;
  for (std::size_t k = 0; k < loop.results.size(); ++k) {
    const Value* init = loop.inits()[k];
    values.push_back(as(init, loop.regions[0]->params[ir::first_carried(loop) + k]));
    if (is_kept_apart(loop, k)) values.push_back(each(init));
  }
  return values;
}

void Lowering::bind(const Node& loop, std::size_t region, std::span<Value* const> carried) {
  std::size_t at = 0;
  for (std::size_t k = 0; k < loop.results.size(); ++k) {
    values_[loop.regions[region]->params[ir::first_carried(loop) + k]] = carried[at];
    at += is_kept_apart(loop, k) ? 2 : 1;
  }
}

std::vector<Value*> Lowering::next(const Node& loop, const Node& yield,
                                   std::span<Value* const> carried) {
  const bool diverges = uniform_.diverges(loop);
  std::vector<Value*> values;
  for (std::size_t k = 0; k < loop.results.size(); ++k) {
    const Value* param = loop.regions[0]->params[ir::first_carried(loop) + k];
    const auto kept = [&](Value* now) {
      return select(active_.mask, now, carried[values.size()], param->type);
    };
    Value* now = as(yield.operands[k], param);
    values.push_back(diverges && varies(param) ? kept(now) : now);
    if (is_kept_apart(loop, k)) values.push_back(kept(tiles_.splat(now)));
  }
  return values;
}

void Lowering::give_carried(const Node& loop, std::span<Value* const> results) {
  std::size_t at = 0;
  for (std::size_t k = 0; k < loop.results.size(); ++k) {
    if (is_kept_apart(loop, k)) ++at;
    values_[loop.results[k]] = results[at++];
  }
}

// --- for -------------------------------------------------------------------------------------------

struct Lowering::Count {
  Value *low, *high, *step;  // of the loop that is made
  // In a turn, given the counter of that loop: who takes it, and the kernel's own counter.
  std::function<Value*(Value*)> takes_part;
  std::function<Value*(Value*)> counter;
};

Lowering::Count Lowering::count(const Node& node) {
  if (!uniform_.diverges(node)) {
    return {once(node.lo()), once(node.hi()), once(node.step()),
            [this](Value*) { return active_.mask; }, [](Value* i) { return i; }};
  }
  const bool one_start = !varies(node.lo()) && !varies(node.step());
  return one_start ? count_from_one_start(node) : count_turns(node);
}

// All threads count alike, each to its own end: as far as the last.
Lowering::Count Lowering::count_from_one_start(const Node& node) {
  Value* low = once(node.lo());
  Value* step = once(node.step());
  Value* high = each(node.hi());
  Value* mask = active_.mask;
  Value* reachable = mask ? tiles_.where(mask, high, tiles_.splat(low)) : high;
  const auto furthest = [&](Op op) { return tiles_.along_axis(op, reachable, 0); };
  if (ir::is_constant(node.step())) {
    const bool up = ir::constant_int(node.step()) >= 0;
    return {low, furthest(up ? Op::max : Op::min), step,
            [=, this](Value* i) {
              return both(mask, tiles_.emit(up ? Op::lt : Op::gt, tiles_.splat(i), high));
            },
            [](Value* i) { return i; }};
  }
  Value* up = tiles_.emit(Op::gt, step, tiles_.number(DType::int64, 0));
  Value* last = tiles_.where(up, furthest(Op::max), furthest(Op::min));
  return {low, last, step,
          [=, this](Value* i) {
            Value* now = tiles_.splat(i);
            return both(mask, tiles_.where(tiles_.splat(up), tiles_.emit(Op::lt, now, high),
                                           tiles_.emit(Op::gt, now, high)));
          },
          [](Value* i) { return i; }};
}

// Turns are counted instead, each thread knowing how many it takes.
Lowering::Count Lowering::count_turns(const Node& node) {
  Value* low = each(node.lo());
  Value* high = each(node.hi());
  Value* step = each(node.step());
  const auto full = [&](DType dtype, std::int64_t number) {
    return tiles_.full(dtype, number, low->type.shape);
  };
  const auto unsigned_ = [&](Value* x) { return tiles_.cast(x, DType::uint64); };
  Value* zero = full(DType::int64, 0);
  const auto known = splat_bits(node.step());
  if (!known || *known == 0) {
    Value* moves = tiles_.emit(Op::ne, step, zero);
    if (active_.mask) {
      moves = tiles_.emit(Op::or_, moves, tiles_.elementwise(Op::not_, {active_.mask}));
    }
    tiles_.device_assert("the step is 0", moves);
  }
  // Distances may be more than an int64 holds, so they are unsigned: (distance - 1) // |step| + 1.
  Value* up = tiles_.emit(Op::gt, step, zero);
  Value* first = tiles_.where(up, low, high);
  Value* last = tiles_.where(up, high, low);
  Value* distance = tiles_.emit(Op::sub, unsigned_(last), unsigned_(first));
  Value* stride = unsigned_(tiles_.where(up, step, tiles_.elementwise(Op::neg, {step})));
  Value* one = full(DType::uint64, 1);
  Value* turns = tiles_.emit(Op::floordiv, tiles_.emit(Op::sub, distance, one), stride);
  turns = tiles_.cast(tiles_.emit(Op::add, turns, one), DType::int64);
  Value* runs = both(active_.mask, tiles_.emit(Op::lt, first, last));
  turns = tiles_.where(runs, turns, zero);
  Value* most = tiles_.along_axis(Op::max, turns, 0);
  return {tiles_.number(DType::int64, 0), most, tiles_.number(DType::int64, 1),
          [=, this](Value* turn) { return tiles_.emit(Op::lt, tiles_.splat(turn), turns); },
          [=, this](Value* turn) {
            return tiles_.emit(Op::add, low, tiles_.emit(Op::mul, tiles_.splat(turn), step));
          }};
}

void Lowering::threads_for_(const Node& node) {
  const Count count = this->count(node);
  const std::vector<Value*> carried = inits(node);
  const std::vector<Type> types = types_of(carried);
  Node* made =
      tiles_.for_loop({.lo = count.low, .hi = count.high, .step = count.step, .inits = carried});

  ir::Function& into = tiles_.function();
  ir::Block* body = into.add_block(made);
  into.add_param(body, Type::scalar(DType::int64));
  for (const Type& type : types) into.add_param(body, type);
  {
    const Inside inside(*this, body, active_);
    Value* counter = body->params[0];
    if (uniform_.diverges(node)) active_ = {count.takes_part(counter), true, nullptr};
    values_[node.regions[0]->params[0]] = count.counter(counter);
    const std::span<Value* const> now = std::span(body->params).subspan(1);
    bind(node, 0, now);
    const Node* yield = nodes(*node.regions[0]);
    std::vector<Value*> given = next(node, *yield, now);
    tiles_.yield(std::move(given));
  }
  give_carried(node, made->results);
}

// --- while -----------------------------------------------------------------------------------------

void Lowering::threads_while_(const Node& node) {
  if (uniform_.diverges(node)) return diverging_while(node);
  const std::vector<Value*> carried = inits(node);
  const std::vector<Type> types = types_of(carried);
  Node* made = tiles_.while_loop(carried);
  ir::Function& into = tiles_.function();
  for (const std::size_t region : {std::size_t{0}, std::size_t{1}}) {
    ir::Block* block = into.add_block(made);
    for (const Type& type : types) into.add_param(block, type);
    const Inside inside(*this, block, active_);
    bind(node, region, block->params);
    const Node* yield = nodes(*node.regions[region]);
    std::vector<Value*> given;
    if (region == 0) given = {once(yield->values().front())};
    else given = next(node, *yield, block->params);
    tiles_.yield(std::move(given));
  }
  give_carried(node, made->results);
}

// The condition is asked before the loop and again at the end of every turn, so that a turn knows
// who takes it; the loop itself only looks whether anybody does.
void Lowering::diverging_while(const Node& node) {
  const auto ask = [&](std::span<Value* const> carried) {
    bind(node, 0, carried);
    const Node* yield = nodes(*node.regions[0]);
    return both(active_.mask, each(yield->values().front()));
  };
  std::vector<Value*> operands = inits(node);
  Value* mask = ask(operands);
  operands.insert(operands.begin(), {tiles_.any(mask), mask});
  const std::vector<Type> types = types_of(operands);
  Node* made = tiles_.while_loop(std::move(operands));

  ir::Function& into = tiles_.function();
  ir::Block* test = into.add_block(made);
  for (const Type& type : types) into.add_param(test, type);
  {
    const Inside inside(*this, test, active_);
    tiles_.yield({test->params[0]});
  }
  ir::Block* body = into.add_block(made);
  for (const Type& type : types) into.add_param(body, type);
  {
    const Inside inside(*this, body, {body->params[1], true, nullptr});
    const std::span<Value* const> now = std::span(body->params).subspan(2);
    bind(node, 1, now);
    const Node* yield = nodes(*node.regions[1]);
    std::vector<Value*> given = next(node, *yield, now);
    Value* left = ask(given);
    given.insert(given.begin(), {tiles_.any(left), left});
    tiles_.yield(std::move(given));
  }
  give_carried(node, std::span(made->results).subspan(2));
}

}  // namespace eas::passes
