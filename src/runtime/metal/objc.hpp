// Objective-C as C functions, found at run time: messages, references, autorelease pools, blocks. All
// that this room says to Metal goes through `send`; the selectors it uses are in one list below.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "runtime/backend.hpp"

namespace eas::runtime::metal {

using Id = struct ObjcObject*;
using Sel = struct ObjcSelector*;
using UInteger = std::uintptr_t;  // NSUInteger
using Integer = std::intptr_t;

// The functions of libobjc and of Metal.framework.
struct Api {
  Id (*get_class)(const char*) = nullptr;
  Sel (*register_name)(const char*) = nullptr;
  void (*send)() = nullptr;  // cast to what the message takes and gives
  void* (*push_pool)() = nullptr;
  void (*pop_pool)(void*) = nullptr;
  Id (*create_device)() = nullptr;
  Id (*copy_devices)() = nullptr;  // null on systems that have one device
  void* global_block = nullptr;    // the class of blocks that are not copied
  // libdispatch's: runs work(context) when the queue comes to it, and returns then. Null without it.
  void (*dispatch_sync)(void* queue, void* context, void (*work)(void*)) = nullptr;
};

// Throws BackendError where there is no Metal, and in a forked child of a process that used it.
const Api& api();
// Whether the functions are there, and else why not.
Presence library_presence();

// A message's name, registered when first sent.
class Selector {
 public:
  constexpr explicit Selector(const char* name) : name_(name) {}
  Sel get() {
    Sel known = known_.load(std::memory_order_acquire);
    if (!known) known_.store(known = api().register_name(name_), std::memory_order_release);
    return known;
  }

 private:
  const char* name_;
  std::atomic<Sel> known_{nullptr};
};

// A message to an object or a class. What an `alloc`, `new…` or `copy…` gives is owned (Ref::take);
// anything else lives as long as the pool around it.
template <class R = void, class... A>
R send(Id to, Selector& message, A... arguments) {
  using Function = R (*)(Id, Sel, A...);
  return reinterpret_cast<Function>(api().send)(to, message.get(), arguments...);
}

// By value in messages.
struct Size {
  UInteger width, height, depth;
};
struct Range {
  UInteger location, length;
};

namespace sel {
#define EAS_OBJC_SELECTOR(name, text) \
  inline constinit Selector name { text }
// NSObject, NSString, NSError, NSURL, NSArray
EAS_OBJC_SELECTOR(alloc, "alloc");
EAS_OBJC_SELECTOR(init, "init");
EAS_OBJC_SELECTOR(retain, "retain");
EAS_OBJC_SELECTOR(release, "release");
EAS_OBJC_SELECTOR(responds, "respondsToSelector:");
EAS_OBJC_SELECTOR(init_utf8, "initWithUTF8String:");
EAS_OBJC_SELECTOR(utf8, "UTF8String");
EAS_OBJC_SELECTOR(localized_description, "localizedDescription");
EAS_OBJC_SELECTOR(code, "code");
EAS_OBJC_SELECTOR(domain, "domain");
EAS_OBJC_SELECTOR(file_url, "fileURLWithPath:");
EAS_OBJC_SELECTOR(array_with_object, "arrayWithObject:");
EAS_OBJC_SELECTOR(count, "count");
EAS_OBJC_SELECTOR(object_at, "objectAtIndex:");
// MTLDevice
EAS_OBJC_SELECTOR(name, "name");
EAS_OBJC_SELECTOR(unified, "hasUnifiedMemory");
EAS_OBJC_SELECTOR(supports_family, "supportsFamily:");
EAS_OBJC_SELECTOR(max_buffer, "maxBufferLength");
EAS_OBJC_SELECTOR(working_set, "recommendedMaxWorkingSetSize");
EAS_OBJC_SELECTOR(max_group_memory, "maxThreadgroupMemoryLength");
EAS_OBJC_SELECTOR(new_buffer, "newBufferWithLength:options:");
EAS_OBJC_SELECTOR(new_buffer_no_copy, "newBufferWithBytesNoCopy:length:options:deallocator:");
EAS_OBJC_SELECTOR(new_queue, "newCommandQueue");
EAS_OBJC_SELECTOR(new_shared_event, "newSharedEvent");
EAS_OBJC_SELECTOR(new_library, "newLibraryWithSource:options:error:");
EAS_OBJC_SELECTOR(new_pipeline, "newComputePipelineStateWithDescriptor:options:reflection:error:");
EAS_OBJC_SELECTOR(new_archive, "newBinaryArchiveWithDescriptor:error:");
// MTLCompileOptions, MTLLibrary, MTLComputePipelineDescriptor, MTLBinaryArchive
EAS_OBJC_SELECTOR(set_fast_math, "setFastMathEnabled:");
EAS_OBJC_SELECTOR(set_math_mode, "setMathMode:");
EAS_OBJC_SELECTOR(set_language, "setLanguageVersion:");
EAS_OBJC_SELECTOR(new_function, "newFunctionWithName:");
EAS_OBJC_SELECTOR(set_function, "setComputeFunction:");
EAS_OBJC_SELECTOR(set_archives, "setBinaryArchives:");
EAS_OBJC_SELECTOR(set_url, "setUrl:");
EAS_OBJC_SELECTOR(add_pipeline, "addComputePipelineFunctionsWithDescriptor:error:");
EAS_OBJC_SELECTOR(serialize, "serializeToURL:error:");
EAS_OBJC_SELECTOR(max_threads, "maxTotalThreadsPerThreadgroup");
EAS_OBJC_SELECTOR(static_group_memory, "staticThreadgroupMemoryLength");
// MTLBuffer
EAS_OBJC_SELECTOR(contents, "contents");
EAS_OBJC_SELECTOR(length, "length");
EAS_OBJC_SELECTOR(device, "device");
EAS_OBJC_SELECTOR(storage_mode, "storageMode");
// MTLCommandQueue, MTLCommandBuffer
EAS_OBJC_SELECTOR(command_buffer, "commandBuffer");
EAS_OBJC_SELECTOR(compute_encoder, "computeCommandEncoder");
EAS_OBJC_SELECTOR(blit_encoder, "blitCommandEncoder");
EAS_OBJC_SELECTOR(add_completed, "addCompletedHandler:");
EAS_OBJC_SELECTOR(signal_event, "encodeSignalEvent:value:");
EAS_OBJC_SELECTOR(wait_event, "encodeWaitForEvent:value:");
EAS_OBJC_SELECTOR(signaled_value, "signaledValue");
EAS_OBJC_SELECTOR(set_signaled_value, "setSignaledValue:");
EAS_OBJC_SELECTOR(commit, "commit");
EAS_OBJC_SELECTOR(status, "status");
EAS_OBJC_SELECTOR(error, "error");
EAS_OBJC_SELECTOR(gpu_start, "GPUStartTime");
EAS_OBJC_SELECTOR(gpu_end, "GPUEndTime");
// MTLComputeCommandEncoder, MTLBlitCommandEncoder
EAS_OBJC_SELECTOR(set_pipeline, "setComputePipelineState:");
EAS_OBJC_SELECTOR(set_buffer, "setBuffer:offset:atIndex:");
EAS_OBJC_SELECTOR(set_bytes, "setBytes:length:atIndex:");
EAS_OBJC_SELECTOR(dispatch, "dispatchThreadgroups:threadsPerThreadgroup:");
EAS_OBJC_SELECTOR(copy_buffer, "copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:");
EAS_OBJC_SELECTOR(fill_buffer, "fillBuffer:range:value:");
EAS_OBJC_SELECTOR(end_encoding, "endEncoding");
#undef EAS_OBJC_SELECTOR
}  // namespace sel

// What autoreleased objects live in.
class Pool {
 public:
  Pool() : token_(api().push_pool()) {}
  ~Pool() { api().pop_pool(token_); }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

 private:
  void* token_;
};

// A reference that is given back. In a forked child it is kept: nobody is there to take it.
class Ref {
 public:
  Ref() = default;
  static Ref take(Id owned) {  // from alloc, new… and copy…
    Ref out;
    out.id_ = owned;
    return out;
  }
  static Ref keep(Id borrowed) {
    if (borrowed) send<Id>(borrowed, sel::retain);
    return take(borrowed);
  }
  ~Ref() { reset(); }
  Ref(Ref&& other) noexcept : id_(std::exchange(other.id_, nullptr)) {}
  Ref& operator=(Ref&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }
  Ref share() const { return keep(id_); }
  void reset() noexcept;
  Id get() const { return id_; }
  explicit operator bool() const { return id_ != nullptr; }

 private:
  Id id_ = nullptr;
};

Ref string(std::string_view text);  // an NSString
std::string text_of(Id string);
// What an NSError says, with domain and code; "no reason given" for none.
std::string reason(Id error);
bool responds(Id object, Selector& message);

// A block of one argument that runs once, on a thread of Metal's, and then is gone (the Block ABI of
// clang: a global block, which nobody copies, with what it holds behind it).
void* block_once(std::function<void(Id)> body);
void drop_block(void* block);  // one that was never given away

}  // namespace eas::runtime::metal
