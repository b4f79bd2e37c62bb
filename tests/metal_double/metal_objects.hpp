// Metal's objects, as the double has them.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "gpu.hpp"
#include "msl_host.h"
#include "objects.hpp"

namespace metal_double {

struct String final : Object {
  explicit String(std::string t) : Object(class_named("NSString")), text(std::move(t)) {}
  std::string text;
};

struct Error final : Object {
  Error(std::string domain, long code, std::string text);
  void dispose() override;
  String *domain, *text;
  long code;
};

struct Url final : Object {
  explicit Url(std::string p) : Object(class_named("NSURL")), path(std::move(p)) {}
  std::string path;
};

struct Array final : Object {
  Array() : Object(class_named("NSArray")) {}
  void dispose() override;
  std::vector<Object*> items;  // retained
};

struct Device final : Object {
  explicit Device(std::string n) : Object(class_named("MTLDevice")), name(std::move(n)) {}
  std::string name;
};
Device& the_device();
Device& another_device();

struct Buffer final : Object {
  Buffer(Device& d, std::uint64_t bytes, std::uint64_t options);
  Buffer(Device& d, void* host, std::uint64_t bytes);
  void dispose() override;
  Device& device;
  char* data = nullptr;
  std::uint64_t bytes, options = 0;
  bool owned = true;
  std::atomic<int> under_way{0};
};

struct CompileOptions final : Object {
  CompileOptions() : Object(class_named("MTLCompileOptions")) {}
  bool safe = false;
  std::uint64_t language = 0;
};

struct Library final : Object {
  explicit Library(MslLibrary* l) : Object(class_named("MTLLibrary")), compiled(l) {}
  void dispose() override { msl_release(compiled); }
  MslLibrary* compiled;
};

struct Function final : Object {
  Function(Library* l, std::string n)
      : Object(class_named("MTLFunction")), library(retain(l)), name(std::move(n)) {}
  void dispose() override { release(library); }
  Library* library;
  std::string name;
};

struct PipelineDescriptor final : Object {
  PipelineDescriptor() : Object(class_named("MTLComputePipelineDescriptor")) {}
  void dispose() override {
    release(function);
    release(archives);
  }
  Function* function = nullptr;
  Array* archives = nullptr;
};

struct Pipeline final : Object {
  explicit Pipeline(Function* f)
      : Object(class_named("MTLComputePipelineState")), function(retain(f)) {}
  void dispose() override { release(function); }
  Function* function;
};

struct ArchiveDescriptor final : Object {
  ArchiveDescriptor() : Object(class_named("MTLBinaryArchiveDescriptor")) {}
  void dispose() override { release(url); }
  Url* url = nullptr;
};

struct Archive final : Object {
  Archive() : Object(class_named("MTLBinaryArchive")) {}
  std::vector<std::string> kernels;
};

struct SharedEvent final : Object {
  SharedEvent() : Object(class_named("MTLSharedEvent")) {}
  std::atomic<std::uint64_t> value{0};
};

struct Queue final : Object {
  Queue() : Object(class_named("MTLCommandQueue")) {}
};

struct Encoder;

struct CommandBuffer final : Object {
  explicit CommandBuffer(Queue* q) : Object(class_named("MTLCommandBuffer")), queue(retain(q)) {}
  void dispose() override;
  Queue* queue;
  Encoder* open = nullptr;  // not retained
  std::vector<Step> steps;
  std::vector<Object*> held;  // retained until it ends
  std::vector<std::pair<SharedEvent*, std::uint64_t>> waits, signals;
  std::vector<void*> handlers;  // blocks
  std::atomic<std::uint64_t> status{0};
  Error* error = nullptr;
  double begin = 0, end = 0;
  std::uint64_t number = 0;  // in the order of commits
};

struct Encoder final : Object {
  Encoder(CommandBuffer* b, bool c)
      : Object(class_named(c ? "MTLComputeCommandEncoder" : "MTLBlitCommandEncoder")),
        buffer(retain(b)),
        compute(c) {}
  void dispose() override;
  CommandBuffer* buffer;
  bool compute, ended = false;
  Pipeline* pipeline = nullptr;
  struct Bound {
    Buffer* buffer = nullptr;
    std::uint64_t offset = 0;
    std::shared_ptr<std::vector<char>> bytes;
  };
  std::vector<Bound> bound = std::vector<Bound>(31);
};

struct Memory {
  std::mutex mutex;
  std::uint64_t used = 0, most = std::uint64_t{4} << 30;
  bool unified = true;
};
Memory& memory();

void define_foundation();
void define_resources();
void define_commands();

}  // namespace metal_double
