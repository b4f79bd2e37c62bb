// Blocks are found by sorting the arguments' ranges of bytes. Whole blocks travel; on the way back
// only elements of written arguments are put into the host's memory, as what lies between them may
// be somebody else's.
#include "launch/staged.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "runtime/backend.hpp"
#include "tensor/copy.hpp"

namespace eas::launch {
namespace {

using Bytes = std::pair<std::byte*, std::byte*>;

Bytes bytes_of(const NativeArgument& argument, std::int64_t itemsize) {
  const ByteRange range = byte_range(argument, itemsize);
  return {reinterpret_cast<std::byte*>(range.begin), reinterpret_cast<std::byte*>(range.end)};
}

// As the code has it.
std::int64_t width(const CompiledKernel& kernel, const Native::Buffer& buffer) {
  const ir::Type& type = kernel.function().body()->params[buffer.param]->type;
  return static_cast<std::int64_t>(itemsize(type.dtype));
}

std::span<const std::int64_t> sizes(const std::int64_t* first, std::int32_t rank) {
  return {first, static_cast<std::size_t>(rank)};
}

}  // namespace

Staged::Staged(const CompiledKernel& kernel, std::span<const NativeArgument> host)
    : kernel_(kernel), host_(host), arguments_(host.begin(), host.end()) {
  runtime::Device& device = kernel.code->backend->memory();
  const auto buffers = kernel.code->native->buffers();
  std::vector<Bytes> ranges;
  for (const Native::Buffer& buffer : buffers) {
    const Bytes range = bytes_of(host[buffer.param], width(kernel, buffer));
    if (range.first != range.second) ranges.push_back(range);
  }
  std::sort(ranges.begin(), ranges.end());
  for (const auto& [begin, end] : ranges) {
    if (!blocks_.empty() && begin < blocks_.back().end) {
      blocks_.back().end = std::max(blocks_.back().end, end);
    } else {
      blocks_.push_back({begin, end, nullptr, {}});
    }
  }
  for (Block& block : blocks_) block.memory = device.allocate(block.size());
  stream_ = device.stream();
  for (Block& block : blocks_) stream_->write(*block.memory, block.begin, block.size());
  for (const Native::Buffer& buffer : buffers) {
    NativeArgument& argument = arguments_[buffer.param];
    const auto [begin, end] = bytes_of(argument, width(kernel, buffer));
    if (begin == end) continue;  // no elements: nobody follows its address
    const Block& block = block_of(argument);
    argument.data = static_cast<std::byte*>(block.memory->address()) +
                    (static_cast<std::byte*>(argument.data) - block.begin);
  }
}

Staged::Block& Staged::block_of(const NativeArgument& argument) {
  const auto* data = static_cast<const std::byte*>(argument.data);
  return *std::find_if(blocks_.begin(), blocks_.end(),
                       [&](const Block& b) { return data >= b.begin && data < b.end; });
}

void Staged::run(const Variant& variant, const Words& words, const NativeLaunch& launch) {
  run_native_on(*stream_, kernel_, variant, words, arguments_, launch);
  const auto buffers = kernel_.code->native->buffers();
  const auto is_written = [&](const Native::Buffer& buffer) {
    const auto [begin, end] = bytes_of(host_[buffer.param], width(kernel_, buffer));
    return kernel_.code->access.writes[buffer.param] && begin != end;
  };
  for (const Native::Buffer& buffer : buffers) {
    if (!is_written(buffer)) continue;
    Block& block = block_of(host_[buffer.param]);
    if (!block.back.empty()) continue;
    block.back.resize(block.size());
    stream_->read(block.back.data(), *block.memory, block.size());
  }
  const std::shared_ptr<runtime::Event> end = stream_->record();
  while (!end->wait(std::chrono::milliseconds(100))) {
  }
  for (const Native::Buffer& buffer : buffers) {
    if (is_written(buffer)) copy_back(host_[buffer.param], buffer.param);
  }
}

void Staged::copy_back(const NativeArgument& argument, std::size_t param) {
  const Block& block = block_of(argument);
  const DType dtype = kernel_.function().body()->params[param]->type.dtype;
  const auto shape = sizes(argument.shape, argument.rank);
  const auto strides = sizes(argument.strides, argument.rank);
  const std::byte* from =
      block.back.data() + (static_cast<std::byte*>(argument.data) - block.begin);
  tensor::copy_elements(shape, dtype, argument.data, strides, dtype, from, strides);
}

}  // namespace eas::launch
