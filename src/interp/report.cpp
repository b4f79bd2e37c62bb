// What a running kernel tells its user: printed values, failed promises, and the texts of errors
// with kernel, line, program and thread.
#include <eas/error.hpp>

#include <cstdio>

#include "base/format.hpp"
#include "interp/machine.hpp"
#include "interp/text.hpp"
#include "ops/evaluate.hpp"

namespace eas::interp {

const SourceLocation& Machine::location(const Step& step) const {
  static const SourceLocation unknown;
  return debug_.locations.empty() ? unknown : debug_.at(step.node->location);
}

std::string Machine::place(const Step& step, std::int64_t lane) const {
  std::string out = cat("in kernel '", debug_.kernel, "'");
  if (location(step).line > 0) out += " at " + to_string(location(step));
  out += ", program " + tuple_text(program_);
  if (threads_) out += cat(", thread ", thread_of(lane));
  return out;
}

std::string Machine::program_text(std::int64_t program) const {
  const std::array<std::int64_t, 3> at{program % launch_.grid[0],
                                       program / launch_.grid[0] % launch_.grid[1],
                                       program / launch_.grid[0] / launch_.grid[1]};
  return "program " + tuple_text(at);
}

std::string Machine::element_text(const ir::Type& type, std::int64_t index) const {
  if (type.shape.is_scalar()) return "";
  std::vector<std::int64_t> at(static_cast<std::size_t>(type.shape.rank()));
  for (int axis = type.shape.rank() - 1; axis >= 0; --axis) {
    at[static_cast<std::size_t>(axis)] = index % type.shape[axis];
    index /= type.shape[axis];
  }
  return ", element " + tuple_text(at);
}

void Machine::fail_bounds(const Step& step, const Memory& memory, std::int64_t index,
                          std::int64_t lane) const {
  fail<OutOfBoundsError>(step, ops::info(step.node->op).name,
                         cat("out of bounds ", place(step, lane), ", ", memory.title, ": index ",
                             index, ", expected ", memory.layout.expected()));
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
  fail<LaunchError>(
      step, ops::info(step.node->op).name,
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
  const auto at = first_false(step.operands[0]);
  if (!at) return;
  const ir::Type& type = step.node->operands[0]->type;
  const std::int64_t per_lane = type.shape.elements();
  fail<LaunchError>(step, "assume",
                    cat("the condition is false ", place(step, *at / per_lane),
                        element_text(type, *at % per_lane), ", expected what was promised"));
}

void Machine::eval_device_assert(const Step& step) {
  const auto at = first_false(step.operands[0]);
  if (!at) return;
  const ir::Type& type = step.node->operands[0]->type;
  const std::int64_t per_lane = type.shape.elements();
  const std::string message = step.node->text.empty() ? "failed" : step.node->text;
  fail<LaunchError>(
      step, "device_assert",
      cat(message, ", ", place(step, *at / per_lane), element_text(type, *at % per_lane)));
}

void Machine::eval_multiple_of(const Step& step) {
  const Data& in = data(step.operands[0]);
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
    const auto at = static_cast<std::int64_t>(i);
    if (!mask().lanes[static_cast<std::size_t>(at / per_lane)]) continue;
    const auto bits = static_cast<std::uint64_t>(values[i]);
    const bool kept =
        is_unsigned ? bits % static_cast<std::uint64_t>(divisor) == 0 : values[i] % divisor == 0;
    if (kept) continue;
    fail<LaunchError>(
        step, "multiple_of",
        cat("broken promise ", place(step, at / per_lane), element_text(type, at % per_lane),
            ", got ", is_unsigned ? std::to_string(bits) : std::to_string(values[i]),
            ", expected a multiple of ", divisor));
  }
  make(step.results[0], type).bytes = in.bytes;
}

// A group lowered to one program: its threads are the first axis of every operand.
void Machine::print_threads(const Step& step) {
  const std::int64_t threads = step.node->attributes[0];
  std::vector<Data> values;
  for (std::size_t i = 1; i < step.operands.size(); ++i) {
    Data& value = values.emplace_back(data(step.operands[i]));
    ir::Shape& shape = value.type.shape;
    const bool merged = shape.rank() == step.node->attributes[i];  // with the thread's first axis
    if (merged) shape[0] /= threads;
    else shape = shape.without(0);
    value.lanes = threads;
  }
  for (std::int64_t thread = 0; thread < threads; ++thread) {
    if (data(step.operands[0]).as<std::uint8_t>()[thread]) print_line(step, thread, true, values);
  }
}

void Machine::print_line(const Step& step, std::int64_t lane, bool name_thread,
                         std::span<const Data> values) const {
  std::string line = step.node->text;
  if (!line.empty()) line += ' ';
  line += cat("(pid ", program_[0], ", ", program_[1], ", ", program_[2], ")");
  if (name_thread) line += cat(" [thread ", thread_of(lane), "]");
  for (const Data& value : values) line += ' ' + lane_text(value, lane);
  if (launch_.print) {
    launch_.print(line);
  } else {
    std::puts(line.c_str());
    std::fflush(stdout);  // in order with whatever else the process prints
  }
}

void Machine::eval_device_print(const Step& step) {
  if (!step.node->attributes.empty()) return print_threads(step);
  std::vector<Data> values;
  for (const Slot operand : step.operands) values.push_back(data(operand));
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    if (mask().lanes[static_cast<std::size_t>(lane)]) print_line(step, lane, threads_, values);
  }
}

}  // namespace eas::interp
