// Branches and loops. A loop runs backwards over its turns; what a turn began with is replayed from
// where it was kept: every turn's values of a short stretch, and those at the beginning of each
// stretch, so that a loop of T turns keeps at most 3 sqrt(T) of them.
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "diff/adjoint.hpp"
#include "diff/products.hpp"
#include "diff/rows.hpp"
#include "ir/edit.hpp"

namespace eas::diff {

using ir::Block;
using ir::Node;
using ir::Op;
using ir::Type;
using ir::Value;

namespace {

// Loops in one another of whose gradients' zeros something is assumed.
constexpr std::size_t kTried = 2;

// Up to this many bytes of values every turn's are kept, and none is computed twice.
constexpr std::int64_t kKeptBytes = 512 << 10;

// A value that costs more to compute again than to load.
constexpr int kCostlyOp = 8;
bool is_costly(const Node& node) {
  return !ops::is_elementwise(node.op) || ops::info(node.op).cost >= kCostlyOp;
}

bool has_effect(const Node& node) {
  const ir::Effects effects = ir::effects(node);
  return effects.writes || effects.orders;
}

// Whether what is done in a block for good uses any of the values; one that might is taken to.
bool uses(const Block& block, const std::unordered_set<const Value*>& values) {
  std::unordered_set<const Value*> needed;
  for (auto at = block.nodes.rbegin(); at != block.nodes.rend(); ++at) {
    const Node& node = **at;
    const bool live = node.op == Op::yield || has_effect(node) ||
                      std::any_of(node.results.begin(), node.results.end(),
                                  [&](const Value* result) { return needed.contains(result); });
    if (!live) continue;
    needed.insert(node.operands.begin(), node.operands.end());
    for (const Block* region : node.regions) {
      ir::walk(*region, [&](const Node* inside) {
        needed.insert(inside->operands.begin(), inside->operands.end());
      });
    }
  }
  return std::any_of(values.begin(), values.end(),
                     [&](const Value* value) { return needed.contains(value); });
}

// A product that nobody else has begins with the sum.
Value* plus(ir::BlockBuilder& build, Value* sum, Value* x) {
  Node* product = x->node;
  const bool begins = product && is_product(*product) && !product->acc() &&
                      product->parent == build.block() && x->type.dtype == sum->type.dtype;
  std::int64_t uses = 0;
  if (begins) {
    ir::walk(*build.block(), [&](const Node* node) {
      uses += std::count(node->operands.begin(), node->operands.end(), x);
    });
  }
  if (!begins || uses != 0) return build.elementwise(Op::add, {sum, x});
  product->operands.push_back(sum);
  return x;
}

}  // namespace

// --- branches ---

void Adjoint::adjoint_if_(const Node& node) {
  std::vector<Value*> incoming;
  for (const Value* result : node.results) incoming.push_back(take(result));
  const auto kept = kept_[&node];
  Value* condition = now(node.condition());
  for (const auto& [memory, content] : kept) put_back(memory, content);
  Block* const around = build_.block();
  Node* branch = build_.branch(condition, {});
  std::vector<Captured> captured;
  std::vector<Block*> regions;
  for (const Block* region : node.regions) {
    regions.push_back(out_.add_block(branch));
    build_.set_block(regions.back());
    frames_.emplace_back();
    replay(*region);
    const auto given = ir::terminator(*region)->values();
    for (std::size_t i = 0; i < incoming.size(); ++i) {
      zeros_now_ = kChosen;
      if (incoming[i] && varies(given[i])) add(given[i], incoming[i]);
    }
    reverse(*region);
    captured.push_back(close_frame());
  }
  // Both regions give a gradient for what either has one for.
  std::vector<const Value*> all;
  for (const Captured& each : captured) {
    for (const auto& [value, gradient] : each) all.push_back(value);
  }
  std::sort(all.begin(), all.end(),
            [&](const Value* a, const Value* b) { return order_.at(a) < order_.at(b); });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (std::size_t r = 0; r < regions.size(); ++r) {
    build_.set_block(regions[r]);
    std::vector<Value*> values;
    for (const Value* value : all) {
      const auto found = std::find_if(captured[r].begin(), captured[r].end(),
                                      [&](const auto& item) { return item.first == value; });
      values.push_back(found == captured[r].end() ? zero(gradient_type(value)) : found->second);
    }
    build_.yield(std::move(values));
  }
  build_.set_block(around);
  zeros_now_ = kChosen;
  for (const Value* value : all) add(value, out_.add_result(branch, gradient_type(value)));
}

// --- loops ---

void Adjoint::adjoint_for_(const Node& node) {
  Loop loop{node, *node.regions[0], nullptr, {}};
  if (!needs_reverse(loop)) return;
  loop.trips = trips_of(node);
  reverse_loop(loop);
}

void Adjoint::adjoint_while_(const Node& node) {
  Loop loop{node, *node.regions[1], nullptr, {}};
  if (!needs_reverse(loop)) return;
  loop.trips = count_turns(node);
  reverse_loop(loop);
}

bool Adjoint::needs_reverse(const Loop& loop) const {
  for (const Value* result : loop.node.results) {
    if (frames_.back().contains(result)) return true;
  }
  bool stores = false;
  ir::walk(loop.body, [&](const Node* node) {
    const ops::Effect effect = ops::info(node->op).effect;
    if (effect != ops::Effect::Write && effect != ops::Effect::Atomic) return;
    stores |= varies(node->buffer());
  });
  return stores;
}

// ceil((hi - lo) / step), at least 0.
Value* Adjoint::trips_of(const Node& node) {
  Value *lo = now(node.lo()), *hi = now(node.hi()), *step = now(node.step());
  Value* zero = build_.number(DType::int64, 0);
  // Rounded down of the negative is rounded up, for a step of either sign.
  Value* count = build_.elementwise(
      Op::neg, {build_.elementwise(Op::floordiv, {build_.elementwise(Op::sub, {lo, hi}), step})});
  return build_.elementwise(Op::maximum, {count, zero});
}

// A `while` is run once more, only to count.
Value* Adjoint::count_turns(const Node& node) {
  const auto kept = kept_[&node];
  for (const auto& [memory, content] : kept) put_back(memory, content);
  std::vector<Value*> inits;
  for (const Value* init : node.inits()) inits.push_back(now(init));
  inits.push_back(build_.number(DType::int64, 0));
  Block* const around = build_.block();
  Node* counting = build_.while_loop(std::move(inits));
  for (std::size_t r = 0; r < 2; ++r) {
    Block* inside = out_.add_block(counting);
    for (const Value* param : node.regions[r]->params) {
      map_[param] = out_.add_param(inside, param->type);
    }
    Value* count = out_.add_param(inside, Type::scalar(DType::int64));
    build_.set_block(inside);
    replay(*node.regions[r]);
    std::vector<Value*> values;
    for (const Value* value : ir::terminator(*node.regions[r])->values()) {
      values.push_back(now(value));
    }
    if (r == 1) {
      values.push_back(build_.elementwise(Op::add, {count, build_.number(DType::int64, 1)}));
    }
    build_.yield(std::move(values));
  }
  build_.set_block(around);
  kept_[&node] = kept;
  return counting->results.back();
}

// The counter of turn `number`.
void Adjoint::set_counter(const Loop& loop, Value* number) {
  if (loop.node.op != Op::for_) return;
  Value* moved = build_.elementwise(Op::mul, {number, now(loop.node.step())});
  map_[loop.body.params[0]] = build_.elementwise(Op::add, {now(loop.node.lo()), moved});
}

// One turn, replayed and then reversed. The values it began with are in map_; `after` are those it
// ended with, where they are known.
Adjoint::Turn Adjoint::turn_back(const Loop& loop, Value* number, std::vector<Value*> gradients,
                                 const std::vector<Value*>& after) {
  const std::size_t first = ir::first_carried(loop.node);
  const auto given = ir::terminator(loop.body)->values();
  set_counter(loop, number);
  frames_.emplace_back();
  for (std::size_t k = 0; k < after.size(); ++k) {
    const Node* node = given[k]->node;
    const bool is_of_turn = node && node->parent == &loop.body && node->regions.empty();
    if (is_of_turn && is_costly(*node)) known_[given[k]] = after[k];
  }
  replay(loop.body);
  for (const Value* value : given) known_.erase(value);
  for (std::size_t i = 0; i < loop.active.size(); ++i) {
    zeros_now_ = loop.zeros[i];
    if (varies(given[loop.active[i]])) add(given[loop.active[i]], gradients[i]);
  }
  reverse(loop.body);
  Turn turn;
  for (const std::size_t k : loop.active) {
    const Value* param = loop.body.params[first + k];
    Value* gradient = take(param);
    turn.carried.push_back(gradient ? gradient : zero(gradient_type(param)));
  }
  turn.captured = close_frame();
  return turn;
}

// A loop that carries gradients; what its turns add to those of values outside joins them.
Adjoint::BackLoop Adjoint::loop_back(Value* trips, const std::vector<Value*>& gradients,
                                     const EmitTurn& emit) {
  Block* const around = build_.block();
  Value* zero_turns = build_.number(DType::int64, 0);
  Node* node = build_.for_loop(
      {.lo = zero_turns, .hi = trips, .step = build_.number(DType::int64, 1), .inits = gradients});
  Block* inside = out_.add_block(node);
  Value* counter = out_.add_param(inside, Type::scalar(DType::int64));
  std::vector<Value*> params;
  for (const Value* gradient : gradients) params.push_back(out_.add_param(inside, gradient->type));
  build_.set_block(inside);
  // The last turn first.
  Value* last = build_.elementwise(Op::sub, {trips, build_.number(DType::int64, 1)});
  Turn turn = emit(build_.elementwise(Op::sub, {last, counter}), params);
  std::vector<Value*> values = turn.carried;
  for (const auto& [value, gradient] : turn.captured) {
    Value* sum = out_.add_param(inside, gradient->type);
    const auto is_same = [&, x = gradient](const auto& other) { return other.second == x; };
    const bool shared = std::count(turn.carried.begin(), turn.carried.end(), gradient) != 0 ||
                        std::count_if(turn.captured.begin(), turn.captured.end(), is_same) != 1;
    values.push_back(shared ? build_.elementwise(Op::add, {sum, gradient})
                            : plus(build_, sum, gradient));
  }
  build_.yield(std::move(values));
  build_.set_block(around);
  BackLoop out{node, {}};
  for (std::size_t i = 0; i < gradients.size(); ++i)
    out.results.carried.push_back(node->results[i]);
  for (const auto& [value, gradient] : turn.captured) {
    // What it starts with stands before the loop.
    const auto made = static_cast<std::ptrdiff_t>(around->nodes.size());
    node->operands.push_back(zero(gradient->type));
    std::rotate(around->nodes.begin() + (made - 1), around->nodes.begin() + made,
                around->nodes.end());
    out.results.captured.emplace_back(value, out_.add_result(node, gradient->type));
  }
  return out;
}

// For a loop whose turns need nothing of those before; `needs` says that they do.
Adjoint::BackLoop Adjoint::without_states(const Loop& loop, const std::vector<Value*>& gradients,
                                          bool& needs) {
  std::unordered_set<const Value*> states;
  for (std::size_t i = ir::first_carried(loop.node); i < loop.body.params.size(); ++i) {
    const Value* param = loop.body.params[i];
    if (const auto fixed = fixed_.find(param); fixed != fixed_.end()) {
      map_[param] = fixed->second;
      continue;
    }
    states.insert(map_[param] = zero(param->type));  // stands for what is not known
  }
  BackLoop made = loop_back(loop.trips, gradients, [&](Value* number, std::vector<Value*> given) {
    return turn_back(loop, number, std::move(given), {});
  });
  needs = uses(*made.node->regions[0], states);
  return made;
}

namespace {

// Of what a turn begins with: the carried values, and the content of the program's memory.
std::vector<Type> state_types(std::span<Value* const> carried,
                              std::span<const Value* const> memory) {
  std::vector<Type> types;
  for (const Value* param : carried) types.push_back(param->type);
  for (const Value* each : memory) {
    types.push_back(Type::tile(each->type.dtype, {each->node->attributes[0]}));
  }
  return types;
}

// How many turns of a loop are one stretch, where a turn begins with values of these types: all of
// few, else the power of two from sqrt(T) to 2 sqrt(T), by whole numbers alone, since a launch works
// it out, too.
Value* stretch_of(ir::BlockBuilder& build, Value* trips, const std::vector<Type>& types) {
  std::int64_t bytes = 0;
  for (const Type& type : types) {
    bytes += type.shape.elements() * static_cast<std::int64_t>(itemsize(type.dtype));
  }
  const auto integer = [&](std::int64_t value) { return build.number(DType::int64, value); };
  const auto on = [&](Op op, Value* x, Value* y) { return build.elementwise(op, {x, y}); };
  Value* bits = on(Op::sub, integer(65), build.elementwise(Op::clz, {trips}));
  Value* root = on(Op::shl, integer(1), on(Op::shr, bits, integer(1)));
  Value* is_short = on(Op::le, trips, integer(std::max<std::int64_t>(kKeptBytes / bytes, 16)));
  return on(Op::maximum, integer(1), build.where({.condition = is_short, .x = trips, .y = root}));
}

}  // namespace

namespace {

std::vector<Value*> row_of(std::vector<Rows>& rows, Value* row) {
  std::vector<Value*> values;
  for (Rows& each : rows) values.push_back(each.get(row));
  return values;
}

}  // namespace

// for i in range(count): each(i), which sets the carried values; they are then the last ones.
void Adjoint::loop_forward(std::span<Value* const> carried, Value* count,
                           const std::function<void(Value*)>& each) {
  Block* const around = build_.block();
  std::vector<Value*> inits;
  for (const Value* param : carried) inits.push_back(now(param));
  Node* node = build_.for_loop({.lo = build_.number(DType::int64, 0),
                                .hi = count,
                                .step = build_.number(DType::int64, 1),
                                .inits = inits});
  Block* inside = out_.add_block(node);
  Value* counter = out_.add_param(inside, Type::scalar(DType::int64));
  for (const Value* param : carried) map_[param] = out_.add_param(inside, param->type);
  build_.set_block(inside);
  each(counter);
  std::vector<Value*> values;
  for (const Value* param : carried) values.push_back(now(param));
  build_.yield(std::move(values));
  build_.set_block(around);
  for (std::size_t i = 0; i < carried.size(); ++i) map_[carried[i]] = node->results[i];
}

// One turn, from the carried values in map_ to those that it ends with.
void Adjoint::replay_turn(const Loop& loop, Value* number) {
  set_counter(loop, number);
  replay(loop.body);
  std::vector<Value*> values;
  for (const Value* value : ir::terminator(loop.body)->values()) values.push_back(now(value));
  const std::size_t first = ir::first_carried(loop.node);
  for (std::size_t i = first; i < loop.body.params.size(); ++i) {
    map_[loop.body.params[i]] = values[i - first];
  }
}

// Turns are cut into stretches. On the way forward the values each begins with are kept, and those of
// every turn of the last; then, from the last stretch on, its turns are reversed, and the turns of the
// one before it are computed again to be kept. The way forward takes the place of the loop's replay.
//
// Where the adjoint is walked backwards itself there is one stretch: what is kept must still be there
// when that walk comes to where it was used, and nothing of it is written over. So it is for a loop that
// writes over what it has loaded, as it cannot be run twice.
Adjoint::BackLoop Adjoint::with_states(Loop& loop, const std::vector<Value*>& gradients) {
  Node* const replayed = replayed_.at(&loop.node);
  const std::vector<const Node*> gone = loads_written_over(loop);
  const bool all = request_.reversed_again || !gone.empty();
  const bool in_place = replayed->parent == build_.block() && (all || loop.memory.empty());
  const std::size_t from = build_.block()->nodes.size();
  if (in_place) {
    loop.trips = loop.node.op == Op::for_ ? trips_of(loop.node) : count_turns(loop.node);
  }
  const std::size_t first = ir::first_carried(loop.node);
  const std::span<Value* const> carried = std::span(loop.body.params).subspan(first);
  const std::vector<Type> types = state_types(carried, loop.memory);
  const auto integer = [&](std::int64_t value) { return build_.number(DType::int64, value); };
  const auto on = [&](Op op, Value* x, Value* y) { return build_.elementwise(op, {x, y}); };

  Value *stretch = loop.trips, *stretches = nullptr;  // one
  if (!all) {
    stretch = stretch_of(build_, loop.trips, types);
    stretches = build_.elementwise(
        Op::neg, {on(Op::floordiv, build_.elementwise(Op::neg, {loop.trips}), stretch)});
  }
  std::vector<Rows> starts, turns, loaded;
  for (const Node* load : gone) loaded.emplace_back(build_, load->results[0]->type, loop.trips);
  for (const Type& type : types) {
    if (!all) starts.emplace_back(build_, type, stretches);
    turns.emplace_back(build_, type, on(Op::add, stretch, integer(1)));
  }

  // What a turn begins with: the carried values, and the content of the program's memory.
  const auto set = [&](const std::vector<Value*>& values) {
    for (std::size_t i = 0; i < carried.size(); ++i) map_[carried[i]] = values[i];
    for (std::size_t i = 0; i < loop.memory.size(); ++i) {
      put_back(loop.memory[i], values[carried.size() + i]);
    }
  };
  const auto keep = [&](std::vector<Rows>& rows, Value* row) {
    for (std::size_t i = 0; i < carried.size(); ++i) rows[i].keep(row, now(carried[i]));
    for (std::size_t i = 0; i < loop.memory.size(); ++i) {
      rows[carried.size() + i].keep(row, content_of(loop.memory[i]));
    }
  };

  // The turns of a stretch, each kept, and what the last of them ends with.
  const auto run_stretch = [&](Value* begin, Value* length) {
    loop_forward(carried, length, [&](Value* t) {
      keep(turns, t);
      replay_turn(loop, on(Op::add, begin, t));
      for (std::size_t i = 0; i < gone.size(); ++i) loaded[i].keep(t, now(gone[i]->results[0]));
    });
    keep(turns, length);
  };
  const auto length_of = [&](Value* begin) {
    return on(Op::minimum, stretch, on(Op::sub, loop.trips, begin));
  };

  const auto kept = kept_[&loop.node];
  for (const auto& [memory, content] : kept) put_back(memory, content);
  for (std::size_t i = 0; i < carried.size(); ++i) map_[carried[i]] = now(loop.node.inits()[i]);
  const auto back_from = [&](Value* begin, Value* length, const std::vector<Value*>& given) {
    return loop_back(length, given, [&](Value* t, std::vector<Value*> gradients_in) {
      set(row_of(turns, t));
      std::vector<Value*> after = row_of(turns, on(Op::add, t, integer(1)));
      after.resize(carried.size());
      for (std::size_t i = 0; i < gone.size(); ++i) {
        known_[gone[i]->results[0]] = loaded[i].get(t);
      }
      Turn made = turn_back(loop, on(Op::add, begin, t), std::move(gradients_in), after);
      for (const Node* load : gone) known_.erase(load->results[0]);
      return made;
    });
  };
  if (all) {
    run_stretch(integer(0), loop.trips);
    if (in_place) put_in_place_of(*replayed, from, carried);
    return back_from(integer(0), loop.trips, gradients);
  }
  loop_forward(carried, stretches, [&](Value* s) {
    keep(starts, s);
    Value* begin = on(Op::mul, s, stretch);
    run_stretch(begin, length_of(begin));
  });
  if (in_place) put_in_place_of(*replayed, from, carried);

  return loop_back(stretches, gradients, [&](Value* s, std::vector<Value*> given) {
    Value* begin = on(Op::mul, s, stretch);
    Value* length = length_of(begin);
    Block* const around = build_.block();
    Node* again = build_.branch(on(Op::eq, s, on(Op::sub, stretches, integer(1))), {});
    for (const bool last : {true, false}) {
      build_.set_block(out_.add_block(again));
      if (!last) {
        set(row_of(starts, s));
        run_stretch(begin, length);
      }
      build_.yield({});
    }
    build_.set_block(around);
    return back_from(begin, length, given).results;
  });
}

// Loads of a loop's turns from workspaces of a block around it that the loop writes to as well: what they
// give is gone when a walk backwards asks for it. Sums need it for nothing.
std::vector<const Node*> Adjoint::loads_written_over(const Loop& loop) const {
  std::unordered_set<const Value*> written;
  std::vector<const Node*> loads, out;
  ir::walk(loop.body, [&](const Node* node) {
    const ops::Effect effect = ops::info(node->op).effect;
    if (effect != ops::Effect::Read && effect != ops::Effect::Write) return;
    const Value* memory = node->buffer();
    if (!memory->node || memory->node->op != Op::workspace) return;
    if (ir::is_inside(ir::defining_block(memory), &loop.body)) return;
    if (effect == ops::Effect::Write) written.insert(memory);
    else if (!accumulations_.loads.contains(node)) loads.push_back(node);
  });
  for (const Node* load : loads) {
    if (!written.contains(load->buffer())) continue;
    if (load->parent != &loop.body) {
      refuse(*load,
             cat("there is no gradient of the third order of loops in one another, expected ",
                 own_gradient()));
    }
    out.push_back(load);
  }
  return out;
}

// What was emitted from node `from` of the block on goes to where the replay of the loop stands, and
// what it ends with, in map_, is what the replay gave.
void Adjoint::put_in_place_of(Node& replay, std::size_t from, std::span<Value* const> carried) {
  auto& nodes = build_.block()->nodes;
  std::rotate(std::find(nodes.begin(), nodes.end(), &replay),
              nodes.begin() + static_cast<std::ptrdiff_t>(from), nodes.end());
  ir::ValueMap ends;
  for (std::size_t i = 0; i < carried.size(); ++i) ends[replay.results[i]] = now(carried[i]);
  ir::replace_all_uses(out_, ends);
  for (auto& [value, made] : map_) {
    if (const auto end = ends.find(made); end != ends.end()) made = end->second;
  }
  nodes.erase(std::find(nodes.begin(), nodes.end(), &replay));
}

// Takes out what was emitted after `last`, but for memory, which stands at the top.
void Adjoint::drop_after(const Node* last) {
  auto& nodes = build_.block()->nodes;
  auto from = std::find(nodes.begin(), nodes.end(), last);
  from = from == nodes.end() ? nodes.begin() : from + 1;
  nodes.erase(
      std::remove_if(from, nodes.end(), [](const Node* node) { return node->op != Op::alloc_tg; }),
      nodes.end());
}

// Whether the gradients that a turn hands on are 0 where those it was given are.
bool Adjoint::keeps_zeros(const Loop& loop, const BackLoop& made) const {
  const auto given = ir::terminator(*made.node->regions[0])->values();
  for (std::size_t i = 0; i < loop.active.size(); ++i) {
    if (loop.zeros[i] == kChosen) continue;
    const Value* gradient = given[i];
    const bool nothing = gradient->node && gradient->node->op == Op::broadcast &&
                         ir::is_constant(gradient->node->x());
    if (!nothing && zeros_of(gradient) != loop.zeros[i]) return false;
  }
  return true;
}

void Adjoint::reverse_loop(const Loop& given) {
  Loop loop = given;
  const std::size_t first = ir::first_carried(loop.node);
  std::vector<Value*> gradients;
  for (std::size_t k = 0; k < loop.node.results.size(); ++k) {
    const Value* param = loop.body.params[first + k];
    Value* g = take(loop.node.results[k]);
    if (!varies(param) || shifts_.contains(param)) continue;
    loop.active.push_back(k);
    gradients.push_back(g ? g : zero(gradient_type(param)));
    // What is known of a mask's lanes may hold for every turn; of deep nests it is not tried.
    zeros_now_.by_lane = by_lane_;
    const bool of_mask = g && by_lane_ && !zeros_now_.chosen && frames_.size() <= kTried;
    loop.zeros.push_back(of_mask ? zeros_now_ : kChosen);
  }
  loop.memory = own_memory_in(loop.node);
  const auto kept = kept_[&loop.node];
  const Node* last = build_.block()->nodes.empty() ? nullptr : build_.block()->nodes.back();
  bool needs = !loop.memory.empty() || !loads_written_over(loop).empty();
  BackLoop made{};
  const auto running = running_.find(&loop.node);
  const bool fixes = !needs && running != running_.end() &&
                     !fixed_.contains(loop.body.params[first + running->second.carried]);
  const auto try_without = [&] {
    if (fixes) fix_shift(running->second, now(loop.node.results[running->second.carried]));
    made = without_states(loop, gradients, needs);
  };
  if (needs) loop.zeros.assign(loop.active.size(), kChosen);
  if (!needs) try_without();
  if (made.node && !keeps_zeros(loop, made)) {
    loop.zeros.assign(loop.active.size(), kChosen);
    drop_after(last);
    kept_[&loop.node] = kept;
    if (!needs) try_without();
  }
  if (fixes) free_shift(running->second);
  if (needs) {
    drop_after(last);
    kept_[&loop.node] = kept;
    made = with_states(loop, gradients);
  }
  for (std::size_t i = 0; i < loop.active.size(); ++i) {
    const Value* init = loop.node.inits()[loop.active[i]];
    zeros_now_ = loop.zeros[i];
    if (varies(init)) add(init, made.results.carried[i]);
  }
  zeros_now_ = kChosen;
  for (const auto& [value, gradient] : made.results.captured) add(value, gradient);
}

}  // namespace eas::diff
