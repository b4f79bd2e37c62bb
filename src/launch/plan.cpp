#include "launch/plan.hpp"

#include <algorithm>
#include <bit>

#include "compile/number_checks.hpp"

namespace eas::launch {
namespace {

using compile::NativeArgument;

// One column a kind, one row an IR parameter.
struct Columns {
  explicit Columns(std::span<const NativeArgument> arguments)
      : scalars(arguments.size()), shapes(arguments.size()), strides(arguments.size()) {
    for (std::size_t p = 0; p < arguments.size(); ++p) {
      scalars[p] = arguments[p].bits;
      shapes[p] = arguments[p].shape;
      strides[p] = arguments[p].strides;
    }
  }
  InlineArray<std::int64_t, 12> scalars;
  InlineArray<const std::int64_t*, 12> shapes, strides;
};

bool is_argument(const passes::HostExpression& value) {
  return value.steps.size() == 1 && value.steps[0].kind == passes::HostStep::Kind::Scalar;
}

void plan_axes(Plan& plan) {
  for (std::size_t axis = 0; axis < plan.axes.size(); ++axis) {
    const passes::AxisGrid& found = plan.compiled->code->grid.axes[axis];
    if (!found.used) {
      plan.axes[axis].kind = AxisPlan::Kind::One;
    } else if (found.has_guard && is_argument(found.bound)) {
      plan.axes[axis].argument = plan.position[found.bound.steps[0].param];
      plan.axes[axis].shift_by(found.tile);
    }
  }
}

void plan_numbers(Plan& plan) {
  for (const compile::NumberCheck& check : plan.compiled->numbers) {
    if (is_argument(check.value)) {
      plan.ranges.push_back({plan.position[check.value.steps[0].param], check.low, check.high});
    } else {
      plan.derived_numbers = true;
    }
  }
}

}  // namespace

void AxisPlan::shift_by(std::int64_t tile) {
  if (!std::has_single_bit(static_cast<std::uint64_t>(tile))) return;
  kind = Kind::Shifted;
  shift = static_cast<std::uint8_t>(std::countr_zero(static_cast<std::uint64_t>(tile)));
}

void Plan::make(std::shared_ptr<const compile::CompiledKernel> kernel, WordsView signature,
                const std::function<bool(std::size_t)>& is_parameter) {
  compiled = std::move(kernel);
  words.assign(signature.begin(), signature.end());
  any_rank.resize(words.size());
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_parameter(i)) continue;
    const std::size_t p = position.size();
    const bool buffer = compiled->function().body()->params[p]->type.kind == ir::TypeKind::Buffer;
    if (buffer && !compiled->rank_used[p]) {
      any_rank[i + 1] = true;
      words[i + 1] = without_rank(words[i + 1]);
    }
    position.push_back(static_cast<std::uint32_t>(i));
  }
  plan_axes(*this);
  plan_numbers(*this);
  const std::vector<int>& ranks = compiled->code->access.min_rank;
  plain = compiled->mode() != ir::Mode::Thread &&
          std::all_of(ranks.begin(), ranks.end(), [](int rank) { return rank == 0; });
}

std::int64_t evaluate(const passes::HostExpression& expression,
                      std::span<const NativeArgument> arguments) {
  const Columns columns(arguments);
  return passes::evaluate(expression, columns.scalars, columns.shapes, columns.strides);
}

void check_numbers(const compile::CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                   const std::function<std::string(std::size_t)>& argument) {
  if (kernel.numbers.empty()) return;
  const Columns columns(arguments);
  compile::check_numbers(kernel, columns.scalars, columns.shapes, columns.strides, argument);
}

}  // namespace eas::launch
