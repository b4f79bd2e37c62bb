// Queues, command buffers, encoders.
#include <algorithm>
#include <cstring>

#include "metal_objects.hpp"

namespace metal_double {

void CommandBuffer::dispose() {
  if (open) violation("a command buffer goes with an encoder that was not ended");
  for (Object* each : held) release(each);
  for (const auto& [event, value] : waits) release(event);
  for (const auto& [event, value] : signals) release(event);
  release(error);
  release(queue);
}

void Encoder::dispose() {
  if (!ended) violation("an encoder goes without endEncoding");
  if (buffer->open == this) buffer->open = nullptr;
  release(pipeline);
  for (const Bound& each : bound) release(each.buffer);
  release(buffer);
}

namespace {

struct Size {
  std::uint64_t width, height, depth;
};
struct Range {
  std::uint64_t location, length;
};

bool usable(const Encoder* self, const char* what) {
  if (self->ended) violation(std::string(what) + " after endEncoding");
  return !self->ended;
}

Object* command_buffer(Queue* self, Sel) {
  if (fails("commandBuffer")) return nullptr;
  return autorelease(new CommandBuffer(self));
}

template <bool Compute>
Object* encoder(CommandBuffer* self, Sel) {
  if (self->status != 0) violation("an encoder of a command buffer that was committed");
  if (self->open) violation("a second encoder while one is open");
  if (fails(Compute ? "computeCommandEncoder" : "blitCommandEncoder")) return nullptr;
  auto* made = new Encoder(self, Compute);
  self->open = made;
  return autorelease(made);
}

void end_encoding(Encoder* self, Sel) {
  if (!usable(self, "endEncoding")) return;
  self->ended = true;
  self->buffer->open = nullptr;
}

void set_pipeline(Encoder* self, Sel, Pipeline* pipeline) {
  if (!usable(self, "setComputePipelineState:")) return;
  retain(pipeline);
  release(self->pipeline);
  self->pipeline = pipeline;
}

void set_buffer(Encoder* self, Sel, Buffer* buffer, std::uint64_t offset, std::uint64_t index) {
  if (!usable(self, "setBuffer:offset:atIndex:")) return;
  if (index >= 31) return violation("a buffer at index " + std::to_string(index));
  if (buffer && offset > buffer->bytes) return violation("a buffer bound beyond its end");
  retain(buffer);
  release(self->bound[index].buffer);
  self->bound[index] = {buffer, offset, nullptr};
}

void set_bytes(Encoder* self, Sel, const char* bytes, std::uint64_t length, std::uint64_t index) {
  if (!usable(self, "setBytes:length:atIndex:")) return;
  if (length > 4096 || length == 0) return violation("setBytes: of " + std::to_string(length));
  release(self->bound.at(index).buffer);
  self->bound[index] = {nullptr, 0, std::make_shared<std::vector<char>>(bytes, bytes + length)};
}

void hold(CommandBuffer* buffer, Object* object) { buffer->held.push_back(retain(object)); }

void dispatch(Encoder* self, Sel, Size groups, Size threads) {
  if (!usable(self, "dispatchThreadgroups:threadsPerThreadgroup:")) return;
  if (!self->pipeline) return violation("a dispatch without a pipeline");
  if (groups.width * groups.height * groups.depth == 0) return violation("a dispatch of nothing");
  Step step;
  for (const Encoder::Bound& each : self->bound) {
    if (!each.buffer) continue;
    hold(self->buffer, each.buffer);
    step.touches.push_back({each.buffer, each.buffer->data + each.offset,
                            each.buffer->data + each.buffer->bytes, true});
  }
  hold(self->buffer, self->pipeline);
  step.run = [bound = self->bound, pipeline = self->pipeline, groups, threads]() -> std::string {
    std::vector<MslBuffer> buffers(31);
    for (std::size_t i = 0; i < bound.size(); ++i) {
      if (bound[i].bytes) {
        buffers[i] = {bound[i].bytes->data(), bound[i].bytes->size(), 0};
      } else if (bound[i].buffer) {
        buffers[i] = {bound[i].buffer->data + bound[i].offset,
                      bound[i].buffer->bytes - bound[i].offset, 1};
      }
    }
    MslLaunch launch{};
    launch.buffers = buffers.data();
    launch.buffer_count = static_cast<int32_t>(buffers.size());
    const std::uint64_t g[3] = {groups.width, groups.height, groups.depth};
    const std::uint64_t t[3] = {threads.width, threads.height, threads.depth};
    for (int i = 0; i < 3; ++i) {
      launch.groups[i] = static_cast<std::uint32_t>(g[i]);
      launch.threads[i] = static_cast<std::uint32_t>(t[i]);
    }
    char error[1024] = "";
    const Function& function = *pipeline->function;
    msl_run(function.library->compiled, function.name.c_str(), &launch, error, sizeof error);
    return error;
  };
  self->buffer->steps.push_back(std::move(step));
}

void copy(Encoder* self, Sel, Buffer* from, std::uint64_t from_at, Buffer* to, std::uint64_t to_at,
          std::uint64_t bytes) {
  if (!usable(self, "copyFromBuffer:")) return;
  if (from_at + bytes > from->bytes || to_at + bytes > to->bytes) {
    return violation("a copy beyond the end of a buffer");
  }
  if (from == to && from_at < to_at + bytes && to_at < from_at + bytes) {
    return violation("a copy whose ends overlap");
  }
  hold(self->buffer, from);
  hold(self->buffer, to);
  Step step;
  step.touches = {{from, from->data + from_at, from->data + from_at + bytes, false},
                  {to, to->data + to_at, to->data + to_at + bytes, true}};
  step.run = [=]() -> std::string {
    std::memcpy(to->data + to_at, from->data + from_at, bytes);
    return {};
  };
  self->buffer->steps.push_back(std::move(step));
}

void fill(Encoder* self, Sel, Buffer* to, Range range, unsigned char value) {
  if (!usable(self, "fillBuffer:range:value:")) return;
  if (range.location + range.length > to->bytes) return violation("a fill beyond the end");
  hold(self->buffer, to);
  Step step;
  char* const begin = to->data + range.location;
  step.touches = {{to, begin, begin + range.length, true}};
  step.run = [begin, range, value]() -> std::string {
    std::memset(begin, value, range.length);
    return {};
  };
  self->buffer->steps.push_back(std::move(step));
}

}  // namespace

void define_commands() {
  method(class_named("MTLCommandQueue"), "commandBuffer", command_buffer);
  Class& buffer = class_named("MTLCommandBuffer");
  method(buffer, "computeCommandEncoder", encoder<true>);
  method(buffer, "blitCommandEncoder", encoder<false>);
  method(buffer, "addCompletedHandler:", [](CommandBuffer* self, Sel, void* block) {
    if (self->status != 0) violation("a handler for a command buffer that was committed");
    self->handlers.push_back(block);
  });
  method(buffer, "encodeSignalEvent:value:",
         [](CommandBuffer* self, Sel, SharedEvent* event, std::uint64_t value) {
           if (self->open) violation("an event encoded while an encoder is open");
           self->signals.emplace_back(retain(event), value);
         });
  method(buffer, "encodeWaitForEvent:value:",
         [](CommandBuffer* self, Sel, SharedEvent* event, std::uint64_t value) {
           if (self->open) violation("an event encoded while an encoder is open");
           if (!self->steps.empty()) violation("a wait after work that should wait");
           self->waits.emplace_back(retain(event), value);
         });
  method(buffer, "commit", [](CommandBuffer* self, Sel) {
    if (self->open) violation("commit with an encoder that was not ended");
    if (self->status != 0) return violation("a command buffer committed twice");
    commit(self);
  });
  method(buffer, "device", [](CommandBuffer*, Sel) { return &the_device(); });
  method(buffer, "status", [](CommandBuffer* self, Sel) { return self->status.load(); });
  method(buffer, "error", [](CommandBuffer* self, Sel) { return self->error; });
  method(buffer, "GPUStartTime", [](CommandBuffer* self, Sel) { return self->begin; });
  method(buffer, "GPUEndTime", [](CommandBuffer* self, Sel) { return self->end; });
  Class& compute = class_named("MTLComputeCommandEncoder");
  method(compute, "setComputePipelineState:", set_pipeline);
  method(compute, "setBuffer:offset:atIndex:", set_buffer);
  method(compute, "setBytes:length:atIndex:", set_bytes);
  method(compute, "dispatchThreadgroups:threadsPerThreadgroup:", dispatch);
  method(compute, "endEncoding", end_encoding);
  Class& blit = class_named("MTLBlitCommandEncoder");
  method(blit, "copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:", copy);
  method(blit, "fillBuffer:range:value:", fill);
  method(blit, "endEncoding", end_encoding);
}

}  // namespace metal_double
