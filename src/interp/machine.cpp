// The machine's frame: arguments, lanes, masks, and the dispatch from ops to their meaning.
#include "interp/machine.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <cstring>

#include "base/format.hpp"
#include "ops/evaluate.hpp"

namespace eas::interp {
namespace {

std::int64_t product(const std::array<std::int64_t, 3>& a) { return a[0] * a[1] * a[2]; }

Mask full_mask(std::int64_t lanes) {
  return {std::vector<std::uint8_t>(static_cast<std::size_t>(lanes), 1), lanes};
}

}  // namespace

std::int64_t elements_per_lane(const ir::Type& type) {
  return type.kind == ir::TypeKind::Fragment ? 2 : type.shape.elements();
}

Machine::Machine(const ir::Function& function, const ir::DebugInfo& debug,
                 std::span<const Argument> arguments, const Launch& launch)
    : function_(function), debug_(debug), launch_(launch) {
  if (function.ordered) launch_.check_races = false;  // no two programs at a time
  if (launch_.check_races && !launch_.races) launch_.races = make_races(arguments);
  if (!launch_.check_races) launch_.races = nullptr;
  masks_.push_back(full_mask(1));
  bind(arguments);
  if (function.mode != ir::Mode::Thread) return;
  std::array<std::int64_t, 3> group = launch.group;
  if (product(group) == 1 && function.group_size > 1) group = {function.group_size, 1, 1};
  if (function.group_size > 0 && product(group) != function.group_size) {
    throw LaunchError("launch", cat("wrong size of the thread group, got ", product(group),
                                    " threads, expected ", function.group_size));
  }
  set_group(group);
}

void Machine::bind(std::span<const Argument> arguments) {
  const auto& params = function_.body()->params;
  if (arguments.size() != params.size()) {
    throw LaunchError("launch", cat("wrong number of arguments, got ", arguments.size(),
                                    ", expected ", params.size()));
  }
  for (const ir::Value* param : params) numbering.slot(param);
  reserve();
  for (std::size_t i = 0; i < params.size(); ++i) {
    const ir::Type& type = params[i]->type;
    const Slot slot = numbering.slot(params[i]);
    const std::string title = argument_title(debug_, i);
    if (const auto* bits = std::get_if<std::int64_t>(&arguments[i])) {
      if (!type.is_scalar()) throw LaunchError("launch", title + " is a scalar, expected a buffer");
      std::memcpy(make(slot, type).bytes.data(), bits, itemsize(type.dtype));
      continue;
    }
    const auto& buffer = std::get<BufferArgument>(arguments[i]);
    if (type.kind != ir::TypeKind::Buffer || type.dtype != buffer.dtype ||
        buffer.shape.size() != buffer.strides.size()) {
      throw LaunchError("launch", cat(title, " has the wrong type, got a buffer of ",
                                      name(buffer.dtype), ", expected ", user_string(type)));
    }
    Memory memory;
    memory.first = static_cast<std::byte*>(buffer.data);
    memory.dtype = buffer.dtype;
    memory.layout = Layout(buffer.shape, buffer.strides);
    memory.shape = buffer.shape;
    memory.strides = buffer.strides;
    memory.readonly = buffer.readonly;
    memory.title = title;
    if (launch_.races && !memory.layout.empty()) {
      const auto size = static_cast<std::int64_t>(itemsize(buffer.dtype));
      Races::Region* region = launch_.races->region_of(memory.first);
      if (!region) throw InternalError("races were made for other arguments");
      memory.shadow = region->shadow.get();
      memory.granules = size / region->granule;
      const auto distance = reinterpret_cast<std::uintptr_t>(memory.first) - region->begin;
      memory.shadow_first = static_cast<std::int64_t>(distance) / region->granule;
    }
    contents_[slot].memory = static_cast<std::int32_t>(memories_.size());
    memories_.push_back(std::move(memory));
  }
}

void Machine::set_group(const std::array<std::int64_t, 3>& group) {
  if (*std::min_element(group.begin(), group.end()) < 1) {
    throw LaunchError("launch", cat("wrong size of the thread group, got (", group[0], ", ",
                                    group[1], ", ", group[2], "), expected positive sizes"));
  }
  group_ = group;
  threads_ = true;
  resize_lanes(product(group));
}

// Every value so far becomes the same for all lanes.
void Machine::resize_lanes(std::int64_t lanes) {
  if (lanes == lanes_) return;
  if (lanes_ != 1) throw InternalError("the group's size is already known");
  const auto times = static_cast<std::size_t>(lanes);
  for (Content& content : contents_) {
    Data& data = content.data;
    if (data.lanes != 1) continue;
    const std::size_t size = data.bytes.size();
    data.bytes.resize(size * times);
    for (std::size_t i = 1; i < times; ++i) {
      std::memcpy(data.bytes.data() + i * size, data.bytes.data(), size);
    }
    data.lanes = lanes;
  }
  for (Mask& mask : masks_) {
    mask.lanes.assign(times, mask.active ? 1 : 0);
    mask.active *= lanes;
  }
  lanes_ = lanes;
}

void Machine::begin(const std::array<std::int64_t, 3>& program) {
  poll();
  program_ = program;
  masks_.resize(1);
  if (launch_.races) epoch_ = launch_.races->new_epoch();
}

Data& Machine::make(Slot slot, const ir::Type& type) {
  Data& data = contents_[slot].data;
  data.type = type;
  data.lanes = lanes_;
  const std::int64_t count = lanes_ * elements_per_lane(type);
  data.bytes.resize(static_cast<std::size_t>(count) * itemsize(type.dtype));
  return data;
}

void Machine::assign(Slot target, const Data& from) {
  Data& to = data(target);
  if (mask().full() || to.lanes != from.lanes || to.bytes.size() != from.bytes.size()) {
    to = from;
    return;
  }
  const std::size_t size = from.bytes.size() / static_cast<std::size_t>(lanes_);
  for (std::size_t lane = 0; lane < mask().lanes.size(); ++lane) {
    if (mask().lanes[lane]) {
      std::memcpy(to.bytes.data() + lane * size, from.bytes.data() + lane * size, size);
    }
  }
}

void Machine::push_condition(Slot condition, bool when) {
  Mask next = mask();
  const auto* holds = data(condition).as<std::uint8_t>();
  next.active = 0;
  for (std::size_t lane = 0; lane < next.lanes.size(); ++lane) {
    if ((holds[lane] != 0) != when) next.lanes[lane] = 0;
    next.active += next.lanes[lane];
  }
  masks_.push_back(std::move(next));
}

void Machine::run(const Region& region) {
  for (const Step& step : region.steps) run(step);
}

// clang-format off
void Machine::run(const Step& step) {
  switch (step.node->op) {
#define EAS_UNARY(name, ...) case ir::Op::name:
#define EAS_BINARY(name, ...) case ir::Op::name:
#define EAS_TERNARY(name, ...) case ir::Op::name:
#include "ops/ops.def"
      return elementwise(step);
#define EAS_REDUCE(name, ...) case ir::Op::name:
#define EAS_ARG_REDUCE(name, ...) case ir::Op::name:
#define EAS_SCAN(name, ...) case ir::Op::name:
#include "ops/ops.def"
      return along_axis(step);
#define EAS_STRUCTURED(name, ...) case ir::Op::name: return eval_##name(step);
#include "ops/ops.def"
  }
  __builtin_unreachable();
}
// clang-format on

void Machine::elementwise(const Step& step) {
  std::array<const void*, 3> in{};
  for (std::size_t i = 0; i < step.operands.size(); ++i)
    in[i] = data(step.operands[i]).bytes.data();
  const ir::Type& type = step.node->results[0]->type;
  const DType dtype = step.node->x()->type.dtype;
  const ir::Op op = step.node->op;
  if (launch_.check_division && (op == ir::Op::floordiv || op == ir::Op::mod)) check_division(step);
  Data& out = make(step.results[0], type);
  ops::evaluate_elementwise(op, dtype, in, out.bytes.data(), lanes_ * type.shape.elements());
}

void Machine::along_axis(const Step& step) {
  const ir::Type& type = step.node->x()->type;
  const auto axis = static_cast<int>(step.node->attributes[0]);
  std::int64_t outer = lanes_, inner = 1;
  for (int i = 0; i < axis; ++i) outer *= type.shape[i];
  for (int i = axis + 1; i < type.shape.rank(); ++i) inner *= type.shape[i];
  Data& out = make(step.results[0], step.node->results[0]->type);
  ops::evaluate_axis(step.node->op, type.dtype, data(step.x()).bytes.data(), out.bytes.data(),
                     outer, type.shape[axis], inner);
}

}  // namespace eas::interp
