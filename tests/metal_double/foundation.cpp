// NSObject's messages, strings, errors, URLs, arrays; and what tests ask (metal_double.h).
#include <cstring>

#include "metal_double.h"
#include "metal_objects.hpp"

namespace metal_double {

Error::Error(std::string d, long c, std::string t)
    : Object(class_named("NSError")),
      domain(new String(std::move(d))),
      text(new String(std::move(t))),
      code(c) {}
void Error::dispose() {
  release(domain);
  release(text);
}
void Array::dispose() {
  for (Object* item : items) release(item);
}

namespace {

void common(const char* name) {
  Class& c = class_named(name);
  method(c, "retain", [](Object* self, Sel) { return retain(self); });
  method(c, "release", [](Object* self, Sel) { release(self); });
  method(c, "respondsToSelector:", [](Object* self, Sel, Sel asked) {
    return self->isa->methods.count(*asked) != 0;
  });
}

}  // namespace

void define_foundation() {
  for (const char* name :
       {"NSString", "NSError", "NSURL", "NSArray", "MTLDevice", "MTLBuffer", "MTLCompileOptions",
        "MTLLibrary", "MTLFunction", "MTLComputePipelineDescriptor", "MTLComputePipelineState",
        "MTLBinaryArchiveDescriptor", "MTLBinaryArchive", "MTLSharedEvent", "MTLCommandQueue",
        "MTLCommandBuffer", "MTLComputeCommandEncoder", "MTLBlitCommandEncoder"}) {
    common(name);
  }
  Class& string = class_named("NSString");
  method(class_named("+NSString"), "alloc", [](Object*, Sel) -> Object* { return new String(""); });
  method(string, "initWithUTF8String:", [](String* self, Sel, const char* text) {
    self->text = text;
    return self;
  });
  method(string, "UTF8String", [](String* self, Sel) { return self->text.c_str(); });
  Class& error = class_named("NSError");
  method(error, "localizedDescription", [](Error* self, Sel) { return self->text; });
  method(error, "domain", [](Error* self, Sel) { return self->domain; });
  method(error, "code", [](Error* self, Sel) { return self->code; });
  method(class_named("+NSURL"), "fileURLWithPath:", [](Object*, Sel, String* path) {
    return autorelease(new Url(path->text));
  });
  method(class_named("+NSArray"), "arrayWithObject:", [](Object*, Sel, Object* item) {
    auto* array = new Array;
    array->items.push_back(retain(item));
    return autorelease(array);
  });
  Class& array = class_named("NSArray");
  method(array, "count", [](Array* self, Sel) { return std::uint64_t{self->items.size()}; });
  method(array, "objectAtIndex:", [](Array* self, Sel, std::uint64_t index) {
    return self->items.at(index);
  });
}

namespace {

const bool g_defined = [] {
  define_foundation();
  define_resources();
  define_commands();
  return true;
}();

std::size_t give(const std::string& from, char* text, std::size_t bytes) {
  if (bytes > 0) {
    const std::size_t n = std::min(from.size(), bytes - 1);
    std::memcpy(text, from.data(), n);
    text[n] = 0;
  }
  return from.size();
}

}  // namespace

}  // namespace metal_double

using metal_double::counters;

void md_fail(const char* step, int nth) {
  const std::lock_guard lock(counters().mutex);
  counters().failed.erase(step);
  if (nth > 0) {
    counters().failing[step] = counters().taken[step] + static_cast<std::uint64_t>(nth);
  } else {
    counters().failing.erase(step);
  }
}
uint64_t md_count(const char* step) {
  const std::lock_guard lock(counters().mutex);
  return counters().taken[step];
}
int md_failed(const char* step) {
  const std::lock_guard lock(counters().mutex);
  return counters().failed[step] ? 1 : 0;
}
void md_delay(uint32_t microseconds, uint32_t seed) { metal_double::set_delay(microseconds, seed); }
void md_hold(int held) { metal_double::set_held(held != 0); }
void md_unified(int unified) {
  const std::lock_guard lock(metal_double::memory().mutex);
  metal_double::memory().unified = unified != 0;
}
void md_memory(uint64_t bytes) {
  const std::lock_guard lock(metal_double::memory().mutex);
  metal_double::memory().most = bytes;
}
size_t md_violations(char* text, size_t bytes) {
  std::string all;
  {
    const std::lock_guard lock(counters().mutex);
    for (const std::string& each : counters().violations) all += each + "\n";
    counters().violations.clear();
  }
  return metal_double::give(all, text, bytes);
}
size_t md_live(char* text, size_t bytes) {
  std::string all;
  {
    const std::lock_guard lock(counters().mutex);
    for (const auto& [name, count] : counters().live) {
      if (count != 0 && name[0] != '+') all += name + " " + std::to_string(count) + " ";
    }
  }
  if (!all.empty()) all.pop_back();
  return metal_double::give(all, text, bytes);
}
void md_drain(void) { metal_double::drain(); }
void* md_new_buffer(uint64_t bytes, int of_another_device) {
  return new metal_double::Buffer(
      of_another_device ? metal_double::another_device() : metal_double::the_device(), bytes, 0);
}
void md_release(void* object) { metal_double::release(static_cast<metal_double::Object*>(object)); }
