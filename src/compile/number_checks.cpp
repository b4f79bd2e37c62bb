// Each narrowing of the function is taken to what it may cast, said by the arguments.
#include "compile/number_checks.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "base/format.hpp"
#include "passes/analysis/possible_values.hpp"

namespace eas::compile {
namespace {

using Kind = passes::HostStep::Kind;

struct Range {
  std::int64_t low, high;
};

// As int64, which every weak integer is.
Range range_of(DType dtype) {
  return visit_kernel(dtype, [](auto tag) -> Range {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_same_v<T, std::uint64_t>) {
      return {0, std::numeric_limits<std::int64_t>::max()};
    } else if constexpr (std::is_integral_v<T>) {
      return {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
    } else {
      throw InternalError("the range of a float");
    }
  });
}

bool is_constant(const passes::HostExpression& value) {
  return std::all_of(value.steps.begin(), value.steps.end(), [](const passes::HostStep& step) {
    return step.kind == Kind::Constant || step.kind == Kind::Apply || step.kind == Kind::Cast;
  });
}

// The nodes of the function, without what was traced in vain.
std::unordered_set<const ir::Node*> nodes_of(const ir::Function& function) {
  std::unordered_set<const ir::Node*> nodes;
  ir::walk(*function.body(), [&](const ir::Node* node) { nodes.insert(node); });
  return nodes;
}

[[noreturn]] void refuse(const trace::Narrowing& narrowing, const SourceLocation& where,
                         const std::string& what) {
  DTypeError error(narrowing.op, what);
  error.locate(where);
  throw error;
}

// "argument 'n'", "a number made of argument 'n' and argument 'm'"
std::string subject(const passes::HostExpression& value,
                    const std::function<std::string(std::size_t)>& argument) {
  std::vector<std::string> names;
  for (const passes::HostStep& step : value.steps) {
    if (step.kind == Kind::Constant || step.kind == Kind::Apply || step.kind == Kind::Cast)
      continue;
    std::string name = argument(step.param);
    if (step.kind != Kind::Scalar) {
      name = cat(step.kind == Kind::Shape ? "the shape of " : "the strides of ", name);
    }
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(std::move(name));
    }
  }
  const std::string text = join(names, " and ", [](const std::string& name) { return name; });
  return value.steps.size() == 1 ? text : "a number made of " + text;
}

}  // namespace

std::vector<NumberCheck> number_checks(const ir::Function& function, const ir::DebugInfo& debug,
                                       std::span<const trace::Narrowing> narrowings) {
  if (narrowings.empty()) return {};
  std::vector<NumberCheck> checks;
  const auto nodes = nodes_of(function);
  for (const trace::Narrowing& narrowing : narrowings) {
    if (!nodes.contains(narrowing.cast)) continue;
    const DType dtype = narrowing.cast->results[0]->type.dtype;
    const SourceLocation where = debug.at(narrowing.cast->location);
    auto values = passes::possible_values(narrowing.cast->x());
    if (!values) {
      refuse(narrowing, where,
             cat("the number is made of too many steps to see at a launch whether it fits ",
                 name(dtype), ", expected x.to(mk.", name(dtype), "), which wraps"));
    }
    const auto [low, high] = range_of(dtype);
    for (passes::HostExpression& value : *values) {
      if (is_constant(value)) {  // a literal that is chosen by a condition
        const std::int64_t number = passes::evaluate(value, {}, {}, {});
        if (number >= low && number <= high) continue;
        refuse(narrowing, where,
               cat("the number does not fit, got ", number, " for ", name(dtype),
                   ", expected a cast of the other side, as x.to(mk.int64)"));
      }
      const bool known = std::any_of(checks.begin(), checks.end(), [&](const NumberCheck& other) {
        return other.dtype == dtype && other.value == value;
      });
      if (!known) checks.push_back({std::move(value), low, high, dtype, narrowing.op, where});
    }
  }
  return checks;
}

void check_numbers(const CompiledKernel& kernel, std::span<const std::int64_t> scalars,
                   std::span<const std::int64_t* const> shapes,
                   std::span<const std::int64_t* const> strides,
                   const std::function<std::string(std::size_t)>& argument) {
  for (const NumberCheck& check : kernel.numbers) {
    const std::int64_t value = passes::evaluate(check.value, scalars, shapes, strides);
    if (value >= check.low && value <= check.high) continue;
    throw LaunchError(
        kernel.name(),
        cat(subject(check.value, argument), " does not fit ", name(check.dtype), ", as ", check.op,
            " needs at ", to_string(check.where), ", got ", value, ", expected ", check.low, " to ",
            check.high, ", or a cast in the kernel, as x.to(mk.int64) of the other side"));
  }
}

}  // namespace eas::compile
