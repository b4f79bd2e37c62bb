// See host_steps.hpp. Numbers lie in the low end of 64 bits, as the storage types of a little-endian host.
#include "runtime/metal/host_steps.hpp"

#include <eas/dtype.hpp>

#include "ops/evaluate.hpp"

namespace eas::runtime::metal {

std::vector<std::uint64_t> host_results(const abi::Emission& emission, const Launch& launch) {
  std::vector<std::uint64_t> values;
  for (const abi::HostStep& step : emission.host) {
    const auto operand = [&](std::size_t i) { return static_cast<std::size_t>(step.operands[i]); };
    const auto dtype_of = [&](std::size_t i) {
      return static_cast<DType>(emission.host[operand(i)].dtype);
    };
    std::uint64_t value = 0;
    switch (step.op) {
      case abi::HostStep::kConstant: value = static_cast<std::uint64_t>(step.value); break;
      case abi::HostStep::kWord: value = launch.words[step.value]; break;
      case abi::HostStep::kWhere:
        value = (values[operand(0)] & 1) != 0 ? values[operand(1)] : values[operand(2)];
        break;
      case abi::HostStep::kCast:
        ops::convert_elements(dtype_of(0), &values[operand(0)], static_cast<DType>(step.dtype),
                              &value, 1);
        break;
      default: {
        std::vector<const void*> in;
        for (std::size_t i = 0; i < step.operands.size() && step.operands[i] >= 0; ++i) {
          in.push_back(&values[operand(i)]);
        }
        ops::evaluate_elementwise(static_cast<ops::Op>(step.op), dtype_of(0), in, &value, 1);
      }
    }
    values.push_back(value);
  }
  std::vector<std::uint64_t> out;
  for (const std::int32_t step : emission.host_results) {
    out.push_back(values[static_cast<std::size_t>(step)]);
  }
  return out;
}

}  // namespace eas::runtime::metal
