#include "launch/copies.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "tensor/copy.hpp"
#include "tensor/device.hpp"

namespace eas::launch {
namespace {

std::span<const std::int64_t> sizes(const std::int64_t* first, std::int32_t rank) {
  return {first, static_cast<std::size_t>(rank)};
}

}  // namespace

// Zeros where they are wanted, else what happens to be there.
Copies::Copy Copies::memory_like(const NativeArgument& user, DType user_dtype, DType dtype,
                                 bool zero) const {
  Copy out{user, user_dtype, dtype, nullptr, static_cast<std::byte*>(user.data)};
  const interp::Layout layout(sizes(user.shape, user.rank), sizes(user.strides, user.rank));
  if (layout.empty()) return out;
  const auto size = static_cast<std::int64_t>(itemsize(dtype));
  const std::int64_t count = layout.high() - layout.low() + 1;
  const auto bytes = static_cast<std::size_t>(count * size);
  if (device_.kind == DeviceKind::Cpu) {
    std::byte* const memory = zero ? new std::byte[bytes]() : new std::byte[bytes];
    out.memory = {memory, [](void* p) { delete[] static_cast<std::byte*>(p); }};
  } else {
    tensor::DeviceMemory& there = tensor::device_memory(device_.kind, "launch");
    out.memory = there.allocate(device_.index, bytes);
    constexpr std::byte nothing{};
    if (zero) there.fill(device_.index, out.memory.get(), &nothing, 1, bytes);
  }
  out.first = static_cast<std::byte*>(out.memory.get()) - layout.low() * size;
  return out;
}

Copies::Copy Copies::copy(const NativeArgument& user, DType user_dtype, DType dtype) const {
  Copy out = memory_like(user, user_dtype, dtype, false);
  if (out.memory) move(user, dtype, out.first, user_dtype, user.data);
  return out;
}

void Copies::move(const NativeArgument& like, DType to_dtype, void* to, DType from_dtype,
                  const void* from) const {
  const auto shape = sizes(like.shape, like.rank), strides = sizes(like.strides, like.rank);
  if (device_.kind == DeviceKind::Cpu) {
    return tensor::copy_elements(shape, to_dtype, to, strides, from_dtype, from, strides);
  }
  tensor::device_memory(device_.kind, "launch")
      .copy(device_.index, shape, {to, to_dtype, strides},
            {const_cast<void*>(from), from_dtype, strides});
}

std::vector<NativeArgument> Copies::in(std::span<const NativeArgument> arguments) {
  std::vector<NativeArgument> out(arguments.begin(), arguments.end());
  for (const std::uint32_t param : kernel_.sharing.scratch) {
    scratch_.push_back(copy(out[param], dtype_of(param), dtype_of(param)));
    out[param].data = scratch_.back().first;
  }
  for (const passes::Sharing::Wide& sum : kernel_.sharing.wide) {
    const auto& fresh = kernel_.sharing.fresh;
    const bool begins = std::find(fresh.begin(), fresh.end(), sum.param) != fresh.end();
    const DType held = dtype_of(sum.param);
    sums_.push_back(begins ? memory_like(out[sum.param], sum.dtype, held, true)
                           : copy(out[sum.param], sum.dtype, held));
    out[sum.param].data = sums_.back().first;
  }
  add_hidden(out);
  return out;
}

void Copies::add_hidden(std::vector<NativeArgument>& out) {
  for (const passes::Sharing::Hidden& each : kernel_.sharing.hidden) {
    const DType dtype = dtype_of(each.param);
    if (each.from) {
      hidden_.push_back(copy(out[*each.from], dtype_of(*each.from), dtype));
    } else {
      hidden_.push_back(memory_like(out[each.like], dtype, dtype, true));
    }
    NativeArgument argument = out[each.like];
    argument.data = hidden_.back().first;
    if (each.added_to) hidden_.back().user = out[*each.added_to];
    out.push_back(argument);
  }
}

DType Copies::dtype_of(std::uint32_t param) const {
  return kernel_.function().body()->params[param]->type.dtype;
}

// Adds memory of the launch's own to the user's array.
void Copies::add_up(const Copy& own, DType user_dtype) const {
  if (!own.memory) return;
  if (device_.kind != DeviceKind::Cpu) {
    throw BackendError(kernel_.name(), cat("this derivative adds up on the CPU, got arrays on ",
                                           to_string(device_), ", expected x.to(\"cpu\")"));
  }
  const auto shape = sizes(own.user.shape, own.user.rank);
  const auto strides = sizes(own.user.strides, own.user.rank);
  const interp::Layout layout(shape, strides);
  const auto sum = copy(own.user, user_dtype, own.dtype);
  const auto count = static_cast<std::size_t>(layout.high() - layout.low() + 1);
  const auto add = [&](auto* to, const auto* from) {
    for (std::size_t i = 0; i < count; ++i) to[i] += from[i];
  };
  // Gradients of 16 bits are held in 32.
  if (own.dtype == DType::float64) {
    add(reinterpret_cast<double*>(sum.memory.get()),
        reinterpret_cast<const double*>(own.memory.get()));
  } else {
    add(reinterpret_cast<float*>(sum.memory.get()),
        reinterpret_cast<const float*>(own.memory.get()));
  }
  tensor::copy_elements(shape, user_dtype, own.user.data, strides, own.dtype, sum.first, strides);
}

void Copies::finish() const {
  for (std::size_t i = 0; i < hidden_.size(); ++i) {
    const auto& to = kernel_.sharing.hidden[i].added_to;
    if (to) add_up(hidden_[i], dtype_of(*to));
  }
  for (const Copy& sum : sums_) {
    if (!sum.memory) continue;
    move(sum.user, sum.user_dtype, sum.user.data, sum.dtype, sum.first);
  }
}

}  // namespace eas::launch
