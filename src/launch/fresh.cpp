// See fresh.hpp.
#include "launch/fresh.hpp"

#include <eas/error.hpp>

#include <cstring>
#include <utility>
#include <vector>

#include "base/format.hpp"
#include "compile/host_arguments.hpp"
#include "interp/layout.hpp"
#include "launch/native.hpp"
#include "tensor/copy.hpp"
#include "tensor/device.hpp"
#include "tensor/tracked.hpp"

namespace eas::launch {
namespace {

using compile::CompiledKernel;
using compile::Native;
using compile::NativeArgument;

std::span<const std::int64_t> sizes(const std::int64_t* first, std::int32_t rank) {
  return {first, static_cast<std::size_t>(rank)};
}

// How many elements an array has, each at a place of its own; -1 where some share one.
std::int64_t elements_of(const NativeArgument& argument) {
  std::int64_t count = 1;
  std::array<std::pair<std::int64_t, std::int64_t>, 8> steps;
  std::size_t rank = 0;
  for (std::int32_t axis = 0; axis < argument.rank; ++axis) {
    count *= argument.shape[axis];
    if (argument.shape[axis] <= 1) continue;
    if (rank == steps.size()) return -1;
    const std::pair step(std::abs(argument.strides[axis]), argument.shape[axis]);
    std::size_t at = rank++;  // in order
    for (; at > 0 && steps[at - 1] > step; --at) steps[at] = steps[at - 1];
    steps[at] = step;
  }
  if (count == 0) return 0;
  std::int64_t reach = 0;
  for (std::size_t i = 0; i < rank; ++i) {
    if (steps[i].first <= reach) return -1;
    reach += steps[i].first * (steps[i].second - 1);
  }
  return count;
}

const passes::Sharing::Wide* wide_of(const CompiledKernel& kernel, std::uint32_t param) {
  for (const passes::Sharing::Wide& wide : kernel.sharing.wide) {
    if (wide.param == param) return &wide;
  }
  return nullptr;
}

// As the user has it.
DType dtype_of(const CompiledKernel& kernel, std::uint32_t param) {
  const passes::Sharing::Wide* wide = wide_of(kernel, param);
  return wide ? wide->dtype : kernel.function().body()->params[param]->type.dtype;
}

// The argument as a tensor over somebody else's memory.
Tensor shown(const CompiledKernel& kernel, const NativeArgument& argument, std::uint32_t param) {
  return Tensor::from_memory(argument.data, Dims(sizes(argument.shape, argument.rank)),
                             Dims(sizes(argument.strides, argument.rank)), dtype_of(kernel, param),
                             nullptr);
}

// Asked exactly only of arrays that lie between each other.
bool overlap(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
             std::uint32_t a, std::uint32_t b) {
  const auto range = [&](std::uint32_t param) {
    return byte_range(arguments[param],
                      static_cast<std::int64_t>(itemsize(dtype_of(kernel, param))));
  };
  const ByteRange x = range(a), y = range(b);
  if (x.begin >= y.end || y.begin >= x.end) return false;
  return tensor::overlap(shown(kernel, arguments[a], a), shown(kernel, arguments[b], b));
}

void check_own_memory(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                      std::uint32_t param) {
  const auto& params = kernel.function().body()->params;
  for (const ir::Value* other : params) {
    if (other->index == param || other->index >= arguments.size()) continue;
    if (other->type.kind != ir::TypeKind::Buffer) continue;
    if (!overlap(kernel, arguments, param, other->index)) continue;
    throw LaunchError(
        kernel.name(),
        cat("argument '", kernel.debug.params[param], "' shares memory with '",
            kernel.debug.params[other->index],
            "', whose values would be lost, expected an array of its own (it is fresh=)"));
  }
}

void set_to_zeros(const NativeArgument& argument, DType dtype, Device device) {
  const auto shape = sizes(argument.shape, argument.rank);
  const auto strides = sizes(argument.strides, argument.rank);
  const interp::Layout layout(shape, strides);
  if (layout.empty()) return;
  const auto size = static_cast<std::int64_t>(itemsize(dtype));
  std::byte* const first = static_cast<std::byte*>(argument.data) + layout.low() * size;
  const auto bytes = static_cast<std::size_t>((layout.high() - layout.low() + 1) * size);
  constexpr std::byte nothing{};
  if (layout.has_no_gaps()) {
    if (device.kind == DeviceKind::Cpu) std::memset(first, 0, bytes);
    else tensor::device_memory(device.kind, "launch").fill(device.index, first, &nothing, 1, bytes);
    return;
  }
  const std::vector<std::int64_t> still(shape.size(), 0);
  if (device.kind == DeviceKind::Cpu) {
    constexpr double zero = 0;
    return tensor::copy_elements(shape, dtype, argument.data, strides, DType::float64, &zero,
                                 still);
  }
  tensor::DeviceMemory& there = tensor::device_memory(device.kind, "launch");
  const auto zero = there.allocate(device.index, static_cast<std::size_t>(size));
  there.fill(device.index, zero.get(), &nothing, 1, static_cast<std::size_t>(size));
  there.copy(device.index, shape, {argument.data, dtype, strides}, {zero.get(), dtype, still});
}

}  // namespace

std::uint64_t stored_whole(const Native& native, std::span<const NativeArgument> arguments,
                           const std::array<std::int64_t, 3>& grid) {
  const compile::HostColumns columns(arguments);
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < native.fresh().size() && i < 64; ++i) {
    const Native::Fresh& fresh = native.fresh()[i];
    if (fresh.sums.empty()) continue;
    std::int64_t left = elements_of(arguments[fresh.param]);
    for (const passes::Coverage& sum : fresh.sums) {
      const auto touched = passes::elements_touched(sum, columns.get(), grid);
      left = touched && left >= *touched ? left - *touched : -1;
    }
    if (left == 0) out |= std::uint64_t{1} << i;
  }
  return out;
}

void begin_fresh(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                 std::uint64_t stores, Device device) {
  const std::vector<std::uint32_t>& fresh = kernel.code->fresh;
  for (const std::uint32_t param : fresh) check_own_memory(kernel, arguments, param);
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    if (i < 64 && (stores >> i & 1) != 0) continue;
    if (wide_of(kernel, fresh[i])) continue;  // which Copies begins, and puts into all of the array
    set_to_zeros(arguments[fresh[i]], dtype_of(kernel, fresh[i]), device);
  }
}

}  // namespace eas::launch
