// Loops and branches. Lanes that take different ways are kept apart by masks: a branch runs under
// the mask of those that take it, a loop runs until no lane is left, and a carried value of a lane
// that has left keeps what it was.
#include "interp/machine.hpp"

#include <eas/error.hpp>

#include <algorithm>

namespace eas::interp {

// Gives the carried parameters their values for the next turn, and the results theirs after the
// last.
void Machine::carry(const Region& from, std::span<const Slot> to) {
  if (!from.yields_params) {
    for (std::size_t i = 0; i < to.size(); ++i) assign(to[i], data(from.yields[i]));
    return;
  }
  // As in (a, b) = (b, a): all are read before any is written.
  std::vector<Data> next;
  for (const Slot slot : from.yields) next.push_back(data(slot));
  for (std::size_t i = 0; i < to.size(); ++i) assign(to[i], next[i]);
}

void Machine::eval_for_(const Step& step) {
  const Region& body = step.regions[0];
  const std::span<const Slot> carried = std::span(body.params).subspan(1);
  for (std::size_t i = 0; i < carried.size(); ++i) data(carried[i]) = data(step.inits()[i]);

  const auto lanes = static_cast<std::size_t>(lanes_);
  const auto* low = data(step.lo()).as<std::int64_t>();
  const std::vector<std::int64_t> high(data(step.hi()).as<std::int64_t>(),
                                       data(step.hi()).as<std::int64_t>() + lanes);
  const std::vector<std::int64_t> by(data(step.step()).as<std::int64_t>(),
                                     data(step.step()).as<std::int64_t>() + lanes);
  std::vector<std::int64_t> i(low, low + lanes);
  const auto goes_on = [&](std::size_t lane) {
    return by[lane] > 0 ? i[lane] < high[lane] : i[lane] > high[lane];
  };

  Mask alive = mask();
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    if (!alive.lanes[lane]) continue;
    if (by[lane] == 0) fail_zero_step(at(step, static_cast<std::int64_t>(lane)));
    if (goes_on(lane)) continue;
    alive.lanes[lane] = 0;
    --alive.active;
  }
  masks_.push_back(std::move(alive));
  while (mask().active > 0) {
    poll();
    std::copy(i.begin(), i.end(),
              make(body.params[0], ir::Type::scalar(DType::int64)).as<std::int64_t>());
    run(body);
    carry(body, carried);
    Mask& left = masks_.back();
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      if (!left.lanes[lane]) continue;
      // A counter that would leave int64 has passed every bound.
      if (!__builtin_add_overflow(i[lane], by[lane], &i[lane]) && goes_on(lane)) continue;
      left.lanes[lane] = 0;
      --left.active;
    }
  }
  masks_.pop_back();
  for (std::size_t k = 0; k < carried.size(); ++k) data(step.results[k]) = data(carried[k]);
}

void Machine::eval_while_(const Step& step) {
  const Region& test = step.regions[0];
  const Region& body = step.regions[1];
  for (std::size_t i = 0; i < body.params.size(); ++i) {
    data(body.params[i]) = data(step.inits()[i]);
  }
  masks_.push_back(mask());
  for (;;) {
    poll();
    for (std::size_t i = 0; i < test.params.size(); ++i)
      data(test.params[i]) = data(body.params[i]);
    run(test);
    push_condition(test.yields[0], true);
    Mask left = std::move(masks_.back());
    masks_.pop_back();
    masks_.back() = std::move(left);
    if (mask().active == 0) break;
    run(body);
    carry(body, body.params);
  }
  masks_.pop_back();
  for (std::size_t i = 0; i < body.params.size(); ++i) data(step.results[i]) = data(body.params[i]);
}

void Machine::eval_if_(const Step& step) {
  std::array<Mask, 2> taken;
  for (const bool when : {true, false}) {
    const std::size_t region = when ? 0 : 1;
    push_condition(step.condition(), when);
    if (mask().active > 0) run(step.regions[region]);
    taken[region] = std::move(masks_.back());
    masks_.pop_back();
  }
  // Lanes active in neither get some value too; nobody reads it.
  for (const std::size_t region : {std::size_t{0}, std::size_t{1}}) {
    if (taken[region].active == 0) continue;
    for (std::size_t i = 0; i < step.results.size(); ++i) {
      const Slot from = step.regions[region].yields[i];
      if (region == 0 || taken[0].active == 0) {
        data(step.results[i]) = data(from);
      } else {
        masks_.push_back(taken[1]);
        assign(step.results[i], data(from));
        masks_.pop_back();
      }
    }
  }
}

// Its operands are read by the op that owns the region.
void Machine::eval_yield(const Step&) {}

}  // namespace eas::interp
