// The longest chain of loops inside one another decides.
#include "compile/turns.hpp"

#include <algorithm>

#include "abi/artifact.hpp"
#include "compile/host_arguments.hpp"
#include "compile/native.hpp"
#include "ir/edit.hpp"

namespace eas::compile {
namespace {

double turns(std::int64_t low, std::int64_t high, std::int64_t step) {
  if (step == 0) return 0;
  const double distance = static_cast<double>(high) - static_cast<double>(low);
  return std::max(0.0, distance / static_cast<double>(step));
}

}  // namespace

Turns::Turns(const ir::Function& function) { collect(*function.body(), -1); }

void Turns::collect(const ir::Block& block, std::int32_t outer) {
  for (const ir::Node* node : block.nodes) {
    std::int32_t inside = outer;
    open_ended_ |= node->op == ir::Op::while_;
    if (node->op == ir::Op::for_) {
      const auto low = passes::host_expression(node->lo());
      const auto high = passes::host_expression(node->hi());
      const auto step = passes::host_expression(node->step());
      if (!low || !high || !step) {
        open_ended_ = true;
      } else if (!ir::has_constant_bounds(*node)) {  // those the code generator has counted
        inside = static_cast<std::int32_t>(loops_.size());
        loops_.push_back({*low, *high, *step, outer});
      }
    }
    for (const ir::Block* region : node->regions) collect(*region, inside);
  }
}

double Turns::work_out(std::span<const NativeArgument> arguments) const {
  const HostColumns columns(arguments);
  const auto value = [&](const passes::HostExpression& expression) {
    return columns.value(expression);
  };
  const auto factor_of = [&](const Loop& loop) {
    return turns(value(loop.low), value(loop.high), value(loop.step)) / abi::kUnknownTurns;
  };
  const auto at = [&](std::int32_t i) -> const Loop& {
    return loops_[static_cast<std::size_t>(i)];
  };
  double longest = 1;
  for (const Loop& loop : loops_) {
    double factor = factor_of(loop);
    for (std::int32_t outer = loop.outer; outer >= 0; outer = at(outer).outer) {
      factor *= factor_of(at(outer));
    }
    longest = std::max(longest, factor);
  }
  return longest;
}

}  // namespace eas::compile
