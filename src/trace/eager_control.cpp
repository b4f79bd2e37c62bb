// Eager loops and branches.
#include "trace/eager_control.hpp"

#include "base/format.hpp"
#include "trace/convert.hpp"
#include "trace/turns.hpp"

namespace eas::trace {
namespace {

EagerHooks& hooks() { return *Tracer::current("eager").eager(); }

bool is_uniform(const Value& value) {
  return ir::is_constant(value.ir) || hooks().is_uniform(*value.ir);
}

std::int64_t known(const Value& value) {
  return ir::is_constant(value.ir) ? ir::constant_int(value.ir) : hooks().scalar_bits(*value.ir);
}

// Nodes emitted while this lives act only on the threads where the condition holds.
class Masked {
 public:
  explicit Masked(const Value& condition) { hooks().push_mask(*condition.ir); }
  ~Masked() { hooks().pop_mask(); }
  Masked(const Masked&) = delete;
  Masked& operator=(const Masked&) = delete;
};

Operand operand_of(const Item& item) {
  if (const auto* number = std::get_if<Number>(&item)) return *number;
  return std::get<Value>(item);
}

// a where the condition holds, b elsewhere, thread by thread.
Item choose(const std::string& name, const Value& condition, const Item& a, const Item& b) {
  if (const auto *p = std::get_if<Pointer>(&a), *q = std::get_if<Pointer>(&b);
      p && q && p->buffer == q->buffer) {
    return Pointer{p->buffer, where(condition, p->offset, q->offset)};
  }
  if (const auto *f = std::get_if<Fragment>(&a), *g = std::get_if<Fragment>(&b);
      f && g && f->ir == g->ir)
    return a;
  const bool plain = !std::holds_alternative<Pointer>(a) && !std::holds_alternative<Pointer>(b) &&
                     !std::holds_alternative<Fragment>(a) && !std::holds_alternative<Fragment>(b);
  if (!plain) branches_differ(name, a, b);
  return where(condition, operand_of(a), operand_of(b));
}

Items choose(const Names& names, const Value& condition, const Items& a, const Items& b) {
  Items out;
  for (std::size_t i = 0; i < names.size(); ++i)
    out.push_back(choose(names[i], condition, a[i], b[i]));
  return out;
}

Value truth(const Operand& operand) {
  const Value x = as_value(operand);
  if (!x.shape().is_scalar()) {
    throw CompileError(
        "while",
        cat("a tile is no condition, got ", describe(x),
            ", expected a scalar: mk.any(x) or mk.all(x), or mk.where to choose by element"));
  }
  return cast_to(x, DType::bool_);
}

}  // namespace

Items eager_if(const Value& condition, const Names& names, const std::function<Items()>& then,
               const std::function<Items()>& otherwise) {
  if (is_uniform(condition)) return known(condition) ? then() : otherwise();
  Items a, b;
  {
    const Masked masked(condition);
    a = then();
  }
  {
    const Masked masked(elementwise(ir::Op::not_, {condition}));
    b = otherwise();
  }
  return choose(names, condition, a, b);
}

Items eager_while(const Items& inits, const Names& names,
                  const std::function<Operand(const Items&)>& condition,
                  const std::function<Items(const Items&)>& body) {
  Items state = inits;
  Turns turns(Tracer::current("while"));
  Value live = truth(condition(state));
  // Threads leave one after another; while they all agree no mask is needed.
  while (is_uniform(live)) {
    if (!known(live)) return state;
    state = body(state);
    turns.next(state);
    live = truth(condition(state));
  }
  for (;;) {
    const Masked masked(live);
    if (!hooks().any_active()) return state;
    const Items next = body(state);
    state = choose(names, live, next, state);
    live = elementwise(ir::Op::and_, {live, truth(condition(state))});
    Items carried = state;
    carried.emplace_back(live);
    turns.next(carried);
  }
}

Items eager_for(const Value& lo, const Value& hi, const Value& step, const Items& inits,
                const Names& names, const std::function<Items(Value, const Items&)>& body) {
  Tracer& tracer = Tracer::current("range");
  if (is_uniform(lo) && is_uniform(hi) && is_uniform(step)) {
    const std::int64_t from = known(lo), to = known(hi), by = known(step);
    if (by == 0) throw LaunchError("range", "a loop must move, got step 0, expected another");
    Items state = inits;
    // Counted in trips, so that the last index may be next to the largest integer.
    const auto span = by > 0 ? static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from)
                             : static_cast<std::uint64_t>(from) - static_cast<std::uint64_t>(to);
    const auto stride =
        by > 0 ? static_cast<std::uint64_t>(by) : std::uint64_t{0} - static_cast<std::uint64_t>(by);
    const bool runs = by > 0 ? from < to : from > to;
    const std::uint64_t trips = runs ? (span - 1) / stride + 1 : 0;
    std::int64_t i = from;
    Turns turns(tracer);
    for (std::uint64_t trip = 0; trip < trips; ++trip) {
      state = body(Value{tracer.constant(DType::int64, i), false}, state);
      if (trip + 1 < trips) i += by;
      turns.next(state);
    }
    return state;
  }
  // Bounds that differ by thread: a while loop whose first variable is the index.
  Items start = {lo};
  start.insert(start.end(), inits.begin(), inits.end());
  Names all = {"i"};
  all.insert(all.end(), names.begin(), names.end());
  const Value forward = elementwise(ir::Op::gt, {step, Number::of(std::int64_t{0})});
  Items out = eager_while(
      start, all,
      [&](const Items& s) -> Operand {
        const Value i = std::get<Value>(s[0]);
        return where(forward, elementwise(ir::Op::lt, {i, hi}), elementwise(ir::Op::gt, {i, hi}));
      },
      [&](const Items& s) {
        const Value i = std::get<Value>(s[0]);
        Items next = body(i, Items(s.begin() + 1, s.end()));
        next.insert(next.begin(), elementwise(ir::Op::add, {i, step}));
        return next;
      });
  out.erase(out.begin());
  return out;
}

}  // namespace eas::trace
