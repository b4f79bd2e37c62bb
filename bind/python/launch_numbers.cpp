// An argument that is cast as it is costs two comparisons; what is made of several is evaluated.
#include "launch_numbers.hpp"

#include "base/format.hpp"
#include "compile/number_checks.hpp"

namespace eas::python {

LaunchNumbers::LaunchNumbers(const Entry& entry, const Arguments& arguments)
    : scalars(entry.position.size()),
      shapes(entry.position.size()),
      strides(entry.position.size()) {
  for (std::size_t p = 0; p < scalars.size(); ++p) {
    const Argument& argument = arguments[entry.position[p]];
    const bool buffer = argument.kind == ArgumentKind::Buffer;
    scalars[p] = argument.bits;
    shapes[p] = buffer ? argument.view.shape() : nullptr;
    strides[p] = buffer ? argument.view.strides() : nullptr;
  }
}

void plan_numbers(Entry& entry) {
  for (const compile::NumberCheck& check : entry.compiled->numbers) {
    const auto& steps = check.value.steps;
    if (steps.size() == 1 && steps[0].kind == passes::HostStep::Kind::Scalar) {
      entry.ranges.push_back({entry.position[steps[0].param], check.low, check.high});
    } else {
      entry.derived_numbers = true;
    }
  }
}

void check_derived_numbers(const KernelState& kernel, const Entry& entry,
                           const Arguments& arguments) {
  const LaunchNumbers numbers(entry, arguments);
  compile::check_numbers(
      *entry.compiled, numbers.scalars, numbers.shapes, numbers.strides, [&](std::size_t p) {
        return cat("argument '", kernel.signature.parameters()[entry.position[p]].text, "'");
      });
}

}  // namespace eas::python
