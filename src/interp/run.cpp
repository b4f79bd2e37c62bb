// The two doors: a whole launch, and one program node by node.
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>

#include "base/format.hpp"
#include "interp/interp.hpp"
#include "interp/machine.hpp"
#include "interp/text.hpp"

namespace eas::interp {

void run(const ir::Function& function, const ir::DebugInfo& debug,
         std::span<const Argument> arguments, const Launch& launch) {
  const auto& grid = launch.grid;
  if (*std::min_element(grid.begin(), grid.end()) < 0) {
    throw LaunchError(
        "launch", cat("negative grid, got ", tuple_text(grid), ", expected sizes of at least 0"));
  }
  Machine machine(function, debug, arguments, launch);
  const Region body = machine.numbering.region(function.body());
  machine.reserve();
  for (std::int64_t z = 0; z < grid[2]; ++z) {
    for (std::int64_t y = 0; y < grid[1]; ++y) {
      for (std::int64_t x = 0; x < grid[0]; ++x) {
        machine.begin({x, y, z});
        machine.run(body);
      }
    }
  }
}

Evaluator::Evaluator(const ir::Function& function, const ir::DebugInfo& debug,
                     std::span<const Argument> arguments, const Launch& launch,
                     std::array<std::int64_t, 3> program)
    : machine_(std::make_unique<Machine>(function, debug, arguments, launch)) {
  machine_->begin(program);
}

Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

namespace {

Slot known(const Machine& machine, const ir::Value* value) {
  const Slot* slot = machine.numbering.find(value);
  if (!slot) throw InternalError("a value is used before it is evaluated");
  return *slot;
}

}  // namespace

void Evaluator::evaluate(const ir::Node* node) {
  for (const ir::Value* operand : node->operands) known(*machine_, operand);
  const Step step = machine_->numbering.step(node);
  machine_->reserve();
  machine_->run(step);
}

const Data& Evaluator::value(const ir::Value* value) const {
  return machine_->data(known(*machine_, value));
}

bool Evaluator::has_value(const ir::Value* value) const {
  return machine_->numbering.find(value) != nullptr;
}

void Evaluator::define(const ir::Value* value, Data data) {
  const Slot slot = machine_->numbering.slot(value);
  machine_->reserve();
  machine_->data(slot) = std::move(data);
}

void Evaluator::forget(const ir::Value* value) { machine_->forget(value); }

void Evaluator::assign(const ir::Value* target, const ir::Value* source) {
  const Slot from = known(*machine_, source);
  const Slot to = machine_->numbering.slot(target);
  machine_->reserve();
  machine_->assign(to, machine_->data(from));
}

void Evaluator::push_mask(const ir::Value* condition, bool when) {
  machine_->push_condition(known(*machine_, condition), when);
}

void Evaluator::pop_mask() {
  if (machine_->mask_depth() < 2) throw InternalError("pop_mask without push_mask");
  machine_->pop_mask();
}

bool Evaluator::any_active() const { return machine_->mask().active > 0; }
std::int64_t Evaluator::active_threads() const { return machine_->mask().active; }

std::int64_t Evaluator::first_active_thread() const {
  const auto& lanes = machine_->mask().lanes;
  const auto it = std::find(lanes.begin(), lanes.end(), 1);
  return it == lanes.end() ? -1 : it - lanes.begin();
}

bool Evaluator::is_uniform(const ir::Value* value) const {
  const Data& data = this->value(value);
  const std::int64_t first = first_active_thread();
  if (first < 0) return true;
  const std::size_t size = data.bytes.size() / static_cast<std::size_t>(data.lanes);
  const auto lane = [&](std::size_t i) { return data.bytes.data() + i * size; };
  const auto& active = machine_->mask().lanes;
  for (std::size_t i = 0; i < active.size(); ++i) {
    if (active[i] && std::memcmp(lane(i), lane(static_cast<std::size_t>(first)), size) != 0) {
      return false;
    }
  }
  return true;
}

std::int64_t Evaluator::scalar_bits(const ir::Value* value) const {
  const Data& data = this->value(value);
  const auto lane = std::max<std::int64_t>(first_active_thread(), 0);
  return visit_kernel(data.type.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const T element = data.as<T>()[lane];
    if constexpr (std::is_integral_v<T>) {
      return static_cast<std::int64_t>(element);
    } else {
      std::int64_t bits = 0;
      std::memcpy(&bits, &element, sizeof element);
      return bits;
    }
  });
}

std::string Evaluator::text(const ir::Value* value) const {
  const Data& data = this->value(value);
  if (is_uniform(value)) return lane_text(data, std::max<std::int64_t>(first_active_thread(), 0));
  std::string out = "[";
  for (std::int64_t lane = 0; lane < data.lanes; ++lane) {
    if (lane > 0) out += ", ";
    const bool active = machine_->mask().lanes[static_cast<std::size_t>(lane)] != 0;
    out += active ? lane_text(data, lane) : "-";
  }
  return out + "]";
}

std::int64_t Evaluator::lanes() const { return machine_->lanes(); }

void Evaluator::set_group(std::array<std::int64_t, 3> group) { machine_->set_group(group); }

}  // namespace eas::interp
