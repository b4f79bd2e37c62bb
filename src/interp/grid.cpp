// Where a program and its threads are, and what the arguments look like.
#include <eas/error.hpp>

#include "base/format.hpp"
#include "interp/machine.hpp"

namespace eas::interp {

// An int64 that is the same for all lanes.
void Machine::fill(const Step& step, std::int64_t value) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) out.as<std::int64_t>()[lane] = value;
}

void Machine::eval_program_id(const Step& step) {
  fill(step, program_[static_cast<std::size_t>(step.node->attributes[0])]);
}

void Machine::eval_num_programs(const Step& step) {
  fill(step, launch_.grid[static_cast<std::size_t>(step.node->attributes[0])]);
}

void Machine::eval_arange(const Step& step) {
  const ir::Type& type = step.node->results[0]->type;
  const auto start =
      static_cast<std::uint64_t>(step.node->attributes[0]);  // wraps, as every int64 does
  const std::int64_t size = type.shape[0];
  Data& out = make(step.results[0], type);
  for (std::int64_t i = 0; i < lanes_ * size; ++i) {
    out.as<std::uint64_t>()[i] = start + static_cast<std::uint64_t>(i % size);
  }
}

void Machine::eval_tid(const Step& step) {
  const auto start = static_cast<std::uint64_t>(step.node->attributes[0]);
  Data& out = make(step.results[0], step.node->results[0]->type);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    out.as<std::uint64_t>()[lane] = start + static_cast<std::uint64_t>(thread_of(lane));
  }
}

void Machine::eval_local_id(const Step& step) {
  const std::int64_t axis = step.node->attributes[0];
  const std::int64_t before = axis == 0 ? 1 : axis == 1 ? group_[0] : group_[0] * group_[1];
  const std::int64_t size = group_[static_cast<std::size_t>(axis)];
  Data& out = make(step.results[0], step.node->results[0]->type);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    out.as<std::int64_t>()[lane] = thread_of(lane) / before % size;
  }
}

void Machine::eval_lane_id(const Step& step) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    out.as<std::int64_t>()[lane] = thread_of(lane) % kSimdgroup;
  }
}

void Machine::eval_sg_id(const Step& step) {
  Data& out = make(step.results[0], step.node->results[0]->type);
  for (std::int64_t lane = 0; lane < lanes_; ++lane) {
    out.as<std::int64_t>()[lane] = thread_of(lane) / kSimdgroup;
  }
}

std::int64_t Machine::axis_of(const Step& step, const std::vector<std::int64_t>& axes) {
  const std::int64_t axis = step.node->attributes[0];
  if (axis < static_cast<std::int64_t>(axes.size())) return axes[static_cast<std::size_t>(axis)];
  at(step, 0).fail<ShapeError>(
      "launch", cat(memory(step.buffer()).title, " of kernel '", debug_.kernel,
                    "' has too few axes, got ", axes.size(), ", expected at least ", axis + 1));
}

void Machine::eval_shape_of(const Step& step) {
  fill(step, axis_of(step, memory(step.buffer()).shape));
}

void Machine::eval_stride_of(const Step& step) {
  fill(step, axis_of(step, memory(step.buffer()).strides));
}

}  // namespace eas::interp
