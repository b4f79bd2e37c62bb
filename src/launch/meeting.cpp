#include "launch/meeting.hpp"

#include <algorithm>
#include <functional>
#include <optional>

#include "compile/host_arguments.hpp"
#include "interp/layout.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::launch {
namespace {

// A copy of the buffer is as good as itself where its elements are all there is between the first and
// the last.
std::optional<runtime::Sum> sum_of(const CompiledKernel& kernel, const Variant& variant,
                                   std::uint32_t param, const NativeArgument& argument) {
  const auto rank = static_cast<std::size_t>(argument.rank);
  const interp::Layout layout(std::span(argument.shape, rank), std::span(argument.strides, rank));
  if (layout.empty() || !layout.has_no_gaps()) return std::nullopt;
  const auto word =
      std::find_if(variant.words.begin(), variant.words.end(), [&](const abi::Word& each) {
        return each.kind == abi::WordKind::Data && each.param == param;
      });
  if (word == variant.words.end()) return std::nullopt;
  const DType dtype = kernel.function().body()->params[param]->type.dtype;
  const auto size = static_cast<std::int64_t>(itemsize(dtype));
  return runtime::Sum{static_cast<std::size_t>(word - variant.words.begin()),
                      static_cast<std::byte*>(argument.data) + layout.low() * size,
                      static_cast<std::size_t>((layout.high() - layout.low() + 1) * size), dtype};
}

}  // namespace

Meeting find_meeting(const CompiledKernel& kernel, const Variant& variant,
                     std::span<const NativeArgument> arguments, const NativeLaunch& launch) {
  Meeting out{true};
  if (!kernel.sharing.known) return out;
  const compile::HostColumns columns(arguments);
  out = {.apart = {true, true, true}, .in_rows = variant.key.disjoint && launch.grid[2] == 1};
  bool only_sums = variant.key.disjoint;  // a copy hides what another argument's memory gets
  for (const passes::Sharing::Buffer& buffer : kernel.sharing.buffers) {
    const auto apart = passes::axes_apart(buffer.accesses, columns.get(), launch.grid);
    if (std::all_of(apart.begin(), apart.end(), std::identity())) continue;
    out.in_order = true;
    for (std::size_t axis = 0; axis < apart.size(); ++axis) out.apart[axis] &= apart[axis];
    out.in_rows &= apart[0] || apart[1];
    const auto sum = buffer.is_sum ? sum_of(kernel, variant, buffer.param, arguments[buffer.param])
                                   : std::nullopt;
    if (sum) out.sums.push_back(*sum);
    only_sums &= sum.has_value();
  }
  if (!only_sums) out.sums.clear();
  return out;
}

}  // namespace eas::launch
