#include "launch/copies.hpp"

#include "tensor/copy.hpp"

namespace eas::launch {
namespace {

std::span<const std::int64_t> sizes(const std::int64_t* first, std::int32_t rank) {
  return {first, static_cast<std::size_t>(rank)};
}

}  // namespace

Copies::Copy Copies::copy(const NativeArgument& user, DType user_dtype, DType dtype) const {
  Copy out{user, user_dtype, dtype, nullptr, static_cast<std::byte*>(user.data)};
  const interp::Layout layout(sizes(user.shape, user.rank), sizes(user.strides, user.rank));
  if (layout.empty()) return out;
  const auto size = static_cast<std::int64_t>(itemsize(dtype));
  const std::int64_t count = layout.high() - layout.low() + 1;
  out.memory = std::make_unique_for_overwrite<std::byte[]>(static_cast<std::size_t>(count * size));
  out.first = out.memory.get() - layout.low() * size;
  tensor::copy_elements(sizes(user.shape, user.rank), dtype, out.first,
                        sizes(user.strides, user.rank), user_dtype, user.data,
                        sizes(user.strides, user.rank));
  return out;
}

std::vector<NativeArgument> Copies::in(std::span<const NativeArgument> arguments) {
  std::vector<NativeArgument> out(arguments.begin(), arguments.end());
  const auto dtype_of = [&](std::uint32_t param) {
    return kernel_.function().body()->params[param]->type.dtype;
  };
  for (const std::uint32_t param : kernel_.sharing.scratch) {
    scratch_.push_back(copy(out[param], dtype_of(param), dtype_of(param)));
    out[param].data = scratch_.back().first;
  }
  for (const passes::Sharing::Wide& sum : kernel_.sharing.wide) {
    sums_.push_back(copy(out[sum.param], sum.dtype, dtype_of(sum.param)));
    out[sum.param].data = sums_.back().first;
  }
  return out;
}

void Copies::finish() const {
  for (const Copy& sum : sums_) {
    if (!sum.memory) continue;
    const auto strides = sizes(sum.user.strides, sum.user.rank);
    tensor::copy_elements(sizes(sum.user.shape, sum.user.rank), sum.user_dtype, sum.user.data,
                          strides, sum.dtype, sum.first, strides);
  }
}

}  // namespace eas::launch
