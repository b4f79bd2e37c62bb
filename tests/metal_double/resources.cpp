// The device, its memory, libraries and pipelines. Source is compiled by msl_host.
#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "metal_objects.hpp"

namespace metal_double {

Memory& memory() {
  static Memory instance;
  return instance;
}

Device& the_device() {
  static auto& device = *new Device("a software double of Metal");
  return device;
}
Device& another_device() {
  static auto& device = *new Device("another software double of Metal");
  return device;
}

Buffer::Buffer(Device& d, std::uint64_t size, std::uint64_t o)
    : Object(class_named("MTLBuffer")), device(d), bytes(size), options(o) {
  data = static_cast<char*>(
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  {
    const std::lock_guard lock(memory().mutex);
    memory().used += bytes;
  }
  std::memset(data, 0xab, std::min<std::uint64_t>(bytes, 1 << 20));  // its content is not known
}
Buffer::Buffer(Device& d, void* host, std::uint64_t size)
    : Object(class_named("MTLBuffer")),
      device(d),
      data(static_cast<char*>(host)),
      bytes(size),
      owned(false) {}
void Buffer::dispose() {
  if (under_way > 0) violation("an MTLBuffer goes while the GPU works on it");
  if (!owned) return;
  munmap(data, bytes);
  const std::lock_guard lock(memory().mutex);
  memory().used -= bytes;
}

namespace {

constexpr std::uint64_t kPage = 4096;

void set_error(Error** to, long code, const std::string& text, const char* domain) {
  if (to) *to = static_cast<Error*>(autorelease(new Error(domain, code, text)));
}

Object* new_buffer(Device* self, Sel, std::uint64_t bytes, std::uint64_t options) {
  if (fails("newBufferWithLength:options:")) return nullptr;
  {
    const std::lock_guard lock(memory().mutex);
    if (bytes == 0 || memory().used + bytes > memory().most) return nullptr;
  }
  return new Buffer(*self, bytes, options);
}

Object* new_no_copy(Device* self, Sel, void* host, std::uint64_t bytes, std::uint64_t, void*) {
  if (reinterpret_cast<std::uintptr_t>(host) % kPage != 0 || bytes % kPage != 0) {
    violation("newBufferWithBytesNoCopy: of memory that is not whole pages");
    return nullptr;
  }
  if (fails("newBufferWithBytesNoCopy:length:options:deallocator:")) return nullptr;
  return new Buffer(*self, host, bytes);
}

Object* new_library(Device*, Sel, String* source, CompileOptions* options, Error** error) {
  if (!options || !options->safe) violation("source compiled with fast math");
  if (fails("newLibraryWithSource:options:error:")) {
    set_error(error, 2, "the compiler service has crashed", "MTLLibraryErrorDomain");
    return nullptr;
  }
  const char* clang = std::getenv("MSL_HOST_CLANG");
  const char* folder = std::getenv("MSL_HOST_DIR");
  std::string text(std::size_t{1} << 14, '\0');
  MslLibrary* compiled = msl_compile(source->text.c_str(), folder ? folder : "/tmp",
                                     clang ? clang : "clang++-22", text.data(), text.size());
  if (!compiled) {
    set_error(error, 3, text.c_str(), "MTLLibraryErrorDomain");
    return nullptr;
  }
  return new Library(compiled);
}

Object* new_function(Library* self, Sel, String* name) {
  if (fails("newFunctionWithName:")) return nullptr;
  if (msl_max_threads(self->compiled, name->text.c_str()) < 0) return nullptr;
  return new Function(self, name->text);
}

Object* new_pipeline(Device*, Sel, PipelineDescriptor* descriptor, std::uint64_t options,
                     void* reflection, Error** error) {
  if (reflection) violation("reflection was asked for");
  if (!descriptor->function) violation("a pipeline without a function");
  const char* step = "newComputePipelineStateWithDescriptor:options:reflection:error:";
  if (!descriptor->function || fails(step)) {
    set_error(error, 1, "the pipeline could not be built", "AGXMetalG13X");
    return nullptr;
  }
  constexpr std::uint64_t kFailOnMiss = 4;
  if (options & kFailOnMiss) {
    bool known = false;
    for (Object* each :
         descriptor->archives ? descriptor->archives->items : std::vector<Object*>{}) {
      const auto& kernels = static_cast<Archive*>(each)->kernels;
      known = known || std::find(kernels.begin(), kernels.end(), descriptor->function->name) !=
                           kernels.end();
    }
    if (!known) {
      set_error(error, 1, "not in the archive", "MTLBinaryArchiveDomain");
      return nullptr;
    }
    fails("pipeline from an archive");  // counted
  }
  return new Pipeline(descriptor->function);
}

constexpr const char* kArchiveHead = "archive of the double:";

Object* new_archive(Device*, Sel, ArchiveDescriptor* descriptor, Error** error) {
  const auto refuse = [&](const char* why) {
    set_error(error, 1, why, "MTLBinaryArchiveDomain");
    return nullptr;
  };
  if (fails("newBinaryArchiveWithDescriptor:error:")) return refuse("no archive");
  std::vector<std::string> kernels;
  if (descriptor->url) {
    std::ifstream in(descriptor->url->path);
    std::string line;
    if (!std::getline(in, line) || line != kArchiveHead) return refuse("a damaged archive");
    while (std::getline(in, line)) kernels.push_back(line);
  }
  auto* archive = new Archive;
  archive->kernels = std::move(kernels);
  return archive;
}

bool add_pipeline(Archive* self, Sel, PipelineDescriptor* descriptor, Error** error) {
  if (fails("addComputePipelineFunctionsWithDescriptor:error:")) {
    set_error(error, 2, "cannot be added", "MTLBinaryArchiveDomain");
    return false;
  }
  self->kernels.push_back(descriptor->function->name);
  return true;
}

bool serialize(Archive* self, Sel, Url* url, Error** error) {
  if (fails("serializeToURL:error:")) {
    set_error(error, 3, "cannot be written", "MTLBinaryArchiveDomain");
    return false;
  }
  std::ofstream out(url->path);
  out << kArchiveHead << "\n";
  for (const std::string& kernel : self->kernels) out << kernel << "\n";
  return true;
}

template <class T>
void allocated(const char* name) {
  method(class_named(std::string("+") + name), "alloc",
         [](Object*, Sel) -> Object* { return new T; });
  method(class_named(name), "init", [](Object* self, Sel) { return self; });
}

template <class Holder, class Item>
void set_held(Item* Holder::* place, Holder* self, Item* item) {
  retain(item);
  release(self->*place);
  self->*place = item;
}

}  // namespace

void define_resources() {
  Class& device = class_named("MTLDevice");
  method(device, "name", [](Device* self, Sel) { return autorelease(new String(self->name)); });
  method(device, "hasUnifiedMemory", [](Device*, Sel) { return memory().unified; });
  method(device, "supportsFamily:", [](Device*, Sel, long family) { return family <= 1007; });
  method(device, "maxBufferLength", [](Device*, Sel) { return std::uint64_t{1} << 31; });
  method(device, "recommendedMaxWorkingSetSize",
         [](Device*, Sel) { return std::uint64_t{1} << 30; });
  method(device, "maxThreadgroupMemoryLength", [](Device*, Sel) { return std::uint64_t{32768}; });
  method(device, "newBufferWithLength:options:", new_buffer);
  method(device, "newBufferWithBytesNoCopy:length:options:deallocator:", new_no_copy);
  method(device, "newLibraryWithSource:options:error:", new_library);
  method(device, "newComputePipelineStateWithDescriptor:options:reflection:error:", new_pipeline);
  method(device, "newBinaryArchiveWithDescriptor:error:", new_archive);
  method(device, "newCommandQueue",
         [](Device*, Sel) -> Object* { return fails("newCommandQueue") ? nullptr : new Queue; });
  method(device, "newSharedEvent", [](Device*, Sel) -> Object* {
    return fails("newSharedEvent") ? nullptr : new SharedEvent;
  });

  Class& buffer = class_named("MTLBuffer");
  method(buffer, "contents",
         [](Buffer* self, Sel) -> void* { return self->options == 0 ? self->data : nullptr; });
  method(buffer, "length", [](Buffer* self, Sel) { return self->bytes; });
  method(buffer, "device", [](Buffer* self, Sel) { return &self->device; });
  method(buffer, "storageMode", [](Buffer* self, Sel) { return self->options >> 4; });

  allocated<CompileOptions>("MTLCompileOptions");
  Class& options = class_named("MTLCompileOptions");
  method(options,
         "setMathMode:", [](CompileOptions* self, Sel, long mode) { self->safe = mode == 0; });
  method(options,
         "setFastMathEnabled:", [](CompileOptions* self, Sel, bool fast) { self->safe = !fast; });
  method(options, "setLanguageVersion:", [](CompileOptions* self, Sel, std::uint64_t version) {
    self->language = version;
  });
  method(class_named("MTLLibrary"), "newFunctionWithName:", new_function);
  allocated<PipelineDescriptor>("MTLComputePipelineDescriptor");
  Class& descriptor = class_named("MTLComputePipelineDescriptor");
  method(descriptor, "setComputeFunction:", [](PipelineDescriptor* self, Sel, Function* function) {
    set_held(&PipelineDescriptor::function, self, function);
  });
  method(descriptor, "setBinaryArchives:", [](PipelineDescriptor* self, Sel, Array* archives) {
    set_held(&PipelineDescriptor::archives, self, archives);
  });
  allocated<ArchiveDescriptor>("MTLBinaryArchiveDescriptor");
  method(class_named("MTLBinaryArchiveDescriptor"),
         "setUrl:", [](ArchiveDescriptor* self, Sel, Url* url) {
           set_held(&ArchiveDescriptor::url, self, url);
         });
  Class& archive = class_named("MTLBinaryArchive");
  method(archive, "addComputePipelineFunctionsWithDescriptor:error:", add_pipeline);
  method(archive, "serializeToURL:error:", serialize);
  Class& pipeline = class_named("MTLComputePipelineState");
  method(pipeline, "maxTotalThreadsPerThreadgroup", [](Pipeline* self, Sel) {
    const auto most =
        msl_max_threads(self->function->library->compiled, self->function->name.c_str());
    return static_cast<std::uint64_t>(most > 0 ? most : 1024);
  });
  Class& event = class_named("MTLSharedEvent");
  method(event, "signaledValue", [](SharedEvent* self, Sel) { return self->value.load(); });
  method(event, "setSignaledValue:", [](SharedEvent* self, Sel, std::uint64_t value) {
    self->value = value;
  });
}

extern "C" {

Object* MTLCreateSystemDefaultDevice() { return retain(&the_device()); }
Object* MTLCopyAllDevices() {
  auto* all = new Array;
  if (!fails("MTLCopyAllDevices")) all->items.push_back(retain(&the_device()));
  return all;
}

}  // extern "C"

}  // namespace metal_double
