// See on_device.hpp. Arguments in the host's memory are lent as blocks, found by sorting their ranges of
// bytes, so that arguments that overlap there do so on the device.
#include "launch/on_device.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/config.hpp"
#include "base/format.hpp"
#include "launch/copies.hpp"
#include "launch/fresh.hpp"
#include "runtime/backend.hpp"
#include "runtime/guest.hpp"

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

using Lent = std::vector<std::unique_ptr<runtime::Buffer>>;

Lent lend(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
          runtime::Device& device) {
  std::vector<Bytes> blocks;
  for (const Native::Buffer& buffer : kernel.code->native->buffers()) {
    const Bytes range = bytes_of(arguments[buffer.param], width(kernel, buffer));
    if (range.first != range.second) blocks.push_back(range);
  }
  std::sort(blocks.begin(), blocks.end());
  std::size_t count = 0;
  for (const Bytes& block : blocks) {
    if (count > 0 && block.first < blocks[count - 1].second) {
      blocks[count - 1].second = std::max(blocks[count - 1].second, block.second);
    } else {
      blocks[count++] = block;
    }
  }
  Lent out;
  for (std::size_t i = 0; i < count; ++i) {
    out.push_back(device.borrow(blocks[i].first,
                                static_cast<std::size_t>(blocks[i].second - blocks[i].first)));
    if (out.back()) continue;
    const std::string_view name = kernel.code->backend->name;
    throw BackendError(kernel.name(), cat("the arrays are in the host's memory, which the device "
                                          "has no part in, got a launch on ",
                                          device.name(), ", expected tensors on \"", name,
                                          "\"; x.to(\"", name, "\") copies one there"));
  }
  return out;
}

// Nobody follows the address of an argument without elements, and it may be anybody's.
std::vector<NativeArgument> with_memory(const CompiledKernel& kernel,
                                        std::span<const NativeArgument> arguments) {
  std::vector<NativeArgument> out(arguments.begin(), arguments.end());
  for (const Native::Buffer& buffer : kernel.code->native->buffers()) {
    if (buffer.param >= out.size()) continue;  // memory of the launch's own
    const auto [begin, end] = bytes_of(out[buffer.param], width(kernel, buffer));
    if (begin == end) out[buffer.param].data = nullptr;
  }
  return out;
}

void poll_function(void* context) {
  const auto& poll = *static_cast<const std::function<void()>*>(context);
  if (poll) poll();
}

void wait(runtime::Event& event, const std::function<void()>& poll) {
  runtime::wait_for(event, poll_function, const_cast<std::function<void()>*>(&poll));
}

}  // namespace

void run_on_device(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                   const DeviceLaunch& how) {
  const runtime::Backend& backend = *kernel.code->backend;
  const bool on_host = how.device.kind == DeviceKind::Cpu;
  const int index = how.stream ? how.stream->index : on_host ? 0 : how.device.index;
  if (how.stream &&
      (how.stream->backend != &backend || (!on_host && how.stream->index != how.device.index))) {
    throw LaunchError(kernel.name(), "the stream is of another device than the arrays");
  }
  const auto stream = how.stream ? how.stream : runtime::main_stream(backend, index);
  Copies copies(kernel, on_host ? Device{} : how.device);
  std::vector<NativeArgument> given = with_memory(kernel, arguments);
  // Copies are work of the main stream, which takes its turn after a guest.
  if (copies.are_needed()) given = copies.in(given);
  const Lent lent = on_host ? lend(kernel, given, backend.memory(index)) : Lent{};
  const LaunchFacts facts = launch_facts(*kernel.code, given, how.grid, how.group);
  const Variant& variant = variant_for(kernel, facts.key);
  if (!kernel.code->fresh.empty()) {
    begin_fresh(kernel, arguments, variant.key.stores, on_host ? Device{} : how.device);
  }
  runtime::take_turn(*stream);
  std::vector<runtime::Buffer*> blocks;
  for (const auto& block : lent) blocks.push_back(block.get());
  const auto* const guest = dynamic_cast<const runtime::GuestStream*>(stream->stream.get());
  const bool sync = on_host || (how.sync && (!guest || guest->is_waited_for(*variant.executable)));
  give_native(*stream->stream, kernel, variant, given, {how.grid, facts.streaming, facts.turns, {}},
              {blocks, how.print, !sync});
  for (runtime::Buffer* block : blocks) stream->stream->show(*block);
  if (sync) {
    wait(*stream->stream->record(), how.poll);
    copies.finish();
    return;
  }
  copies.finish();
  // No more work is given than the device is to have before it.
  const std::int64_t most = config::max_in_flight();
  if (++stream->given % most != 0) return;
  const auto before = std::exchange(stream->limit, stream->stream->record());
  if (before) wait(*before, how.poll);
}

void synchronize(runtime::DeviceStream& stream, const std::function<void()>& poll) {
  wait(*stream.stream->record(), poll);
}

void synchronize(const std::function<void()>& poll) {
  for (const auto& stream : runtime::streams()) synchronize(*stream, poll);
}

}  // namespace eas::launch
