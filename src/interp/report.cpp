// What a running kernel tells its user: printed values, failed promises, and the texts of errors
// with kernel, line, program and thread.
#include <eas/error.hpp>

#include <type_traits>

#include "base/format.hpp"
#include "interp/machine.hpp"
#include "interp/text.hpp"
#include "ops/evaluate.hpp"
#include "ops/reference.hpp"

namespace eas::interp {

Place Machine::at(const Step& step, std::int64_t lane) const {
  return {debug_, *step.node, program_, threads_ ? thread_of(lane) : -1};
}

std::string Machine::program_text(std::int64_t program) const {
  const std::array<std::int64_t, 3> at{program % launch_.grid[0],
                                       program / launch_.grid[0] % launch_.grid[1],
                                       program / launch_.grid[0] / launch_.grid[1]};
  return "program " + tuple_text(at);
}

void Machine::fail_race(const Step& step, const Memory& memory, std::int64_t index,
                        const Access& access, const Conflict& conflict) const {
  const auto kind = [](AccessKind k) {
    switch (k) {
      case AccessKind::Read: return "a read";
      case AccessKind::Write: return "a write";
      case AccessKind::Atomic: return "an atomic";
    }
    __builtin_unreachable();
  };
  const auto line = [&](std::uint32_t place) { return " at " + launch_.races->text(place); };
  const bool same_program = conflict.thread >= 0;
  const std::string in = program_text(access.program);
  const std::string who = same_program ? cat("thread ", access.thread) : in;
  const std::string other =
      same_program ? cat("thread ", conflict.thread) : program_text(conflict.program);
  at(step, 0).fail<LaunchError>(
      ops::info(step.node->op).name,
      cat("race in kernel '", debug_.kernel, "'", same_program ? ", " + in : "", ", ", memory.title,
          ", element ", index, ", got ", kind(access.kind), " by ", who, line(access.place),
          " and ", kind(conflict.kind), " by ", other, line(conflict.place),
          same_program ? ", expected a barrier between them, or atomics only"
                       : ", expected elements of their own, or atomics only"));
}

// The flat index of the first false element in an active lane.
std::optional<std::int64_t> Machine::first_false(Slot condition) const {
  const Data& holds = data(condition);
  const std::int64_t per_lane = holds.type.shape.elements();
  for (std::int64_t i = 0; i < lanes_ * per_lane; ++i) {
    const bool active = mask().lanes[static_cast<std::size_t>(i / per_lane)] != 0;
    if (active && !holds.as<std::uint8_t>()[i]) return i;
  }
  return std::nullopt;
}

void Machine::eval_assume(const Step& step) {
  const auto index = first_false(step.condition());
  if (!index) return;
  const std::int64_t per_lane = step.node->condition()->type.shape.elements();
  fail_assume(at(step, *index / per_lane), *index % per_lane);
}

void Machine::eval_device_assert(const Step& step) {
  const auto index = first_false(step.condition());
  if (!index) return;
  const std::int64_t per_lane = step.node->condition()->type.shape.elements();
  fail_assert(at(step, *index / per_lane), *index % per_lane);
}

void Machine::eval_multiple_of(const Step& step) {
  const Data& in = data(step.x());
  const ir::Type& type = step.node->results[0]->type;
  const std::int64_t divisor = step.node->attributes[0];
  const std::int64_t per_lane = type.shape.elements();
  const auto count = static_cast<std::size_t>(lanes_ * per_lane);
  // A divisor the dtype cannot hold has one multiple in it, 0; so both are compared as 64 bits.
  const bool is_unsigned = in.type.dtype == DType::uint64;
  std::vector<std::int64_t> values(count);
  ops::convert_elements(in.type.dtype, in.bytes.data(), DType::int64, values.data(),
                        lanes_ * per_lane);
  for (std::size_t i = 0; i < count; ++i) {
    const auto index = static_cast<std::int64_t>(i);
    if (!mask().lanes[static_cast<std::size_t>(index / per_lane)]) continue;
    const auto bits = static_cast<std::uint64_t>(values[i]);
    const bool kept =
        is_unsigned ? bits % static_cast<std::uint64_t>(divisor) == 0 : values[i] % divisor == 0;
    if (!kept) fail_multiple(at(step, index / per_lane), index % per_lane, values[i]);
  }
  make(step.results[0], type).bytes = in.bytes;
}

void Machine::eval_device_print(const Step& step) {
  std::vector<Data> values;
  for (const Slot operand : step.operands) values.push_back(data(operand));
  if (!threads_) return print_program(at(step, 0), step.node->attributes, values, launch_.print);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    if (mask().lanes[static_cast<std::size_t>(lane)]) {
      print_line(at(step, lane), values, lane, launch_.print);
    }
  }
}

// EAS_CHECK=1: integers have a quotient by 0, which is seldom what was meant.
void Machine::check_division(const Step& step) {
  const Data& divisor = data(step.y());
  const std::int64_t per_lane = divisor.type.shape.elements();
  visit_kernel(divisor.type.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_integral_v<T>) {
      for (std::int64_t i = 0; i < lanes_ * per_lane; ++i) {
        if (!mask().lanes[static_cast<std::size_t>(i / per_lane)]) continue;
        if (divisor.as<T>()[i] == T{0}) fail_division(at(step, i / per_lane), i % per_lane);
      }
    }
  });
}

}  // namespace eas::interp
