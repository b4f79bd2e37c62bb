// See objc.hpp. On Apple's systems the frameworks are opened; elsewhere the functions are looked for
// among those the process has, and are not there.
#include "runtime/metal/objc.hpp"

#include <eas/error.hpp>

#include <dlfcn.h>
#include <unistd.h>

#include <memory>

#include "base/format.hpp"
#include "base/once.hpp"

namespace eas::runtime::metal {
namespace {

#if defined(__APPLE__)
constexpr const char* kLibraries[] = {"/usr/lib/libobjc.A.dylib",
                                      "/System/Library/Frameworks/Foundation.framework/Foundation",
                                      "/System/Library/Frameworks/Metal.framework/Metal"};
#endif

struct Library {
  Api api;
  std::string missing;  // what is, if anything
};

Library open_library() {
  Library out;
#if defined(__APPLE__)
  for (const char* name : kLibraries) {
    if (!::dlopen(name, RTLD_NOW | RTLD_GLOBAL)) out.missing = cat("there is no ", name);
  }
#endif
  const auto find = [&](auto& function, const char* name) {
    using Function = std::remove_reference_t<decltype(function)>;
    function = reinterpret_cast<Function>(::dlsym(RTLD_DEFAULT, name));
    if (!function && out.missing.empty()) out.missing = cat("it has no ", name);
  };
  find(out.api.create_device, "MTLCreateSystemDefaultDevice");
  find(out.api.get_class, "objc_getClass");
  find(out.api.register_name, "sel_registerName");
  find(out.api.send, "objc_msgSend");
  find(out.api.push_pool, "objc_autoreleasePoolPush");
  find(out.api.pop_pool, "objc_autoreleasePoolPop");
  find(out.api.global_block, "_NSConcreteGlobalBlock");
  out.api.copy_devices =
      reinterpret_cast<decltype(out.api.copy_devices)>(::dlsym(RTLD_DEFAULT, "MTLCopyAllDevices"));
  out.api.dispatch_sync =
      reinterpret_cast<decltype(out.api.dispatch_sync)>(::dlsym(RTLD_DEFAULT, "dispatch_sync_f"));
  return out;
}

// Asked again while it is not there, as a process may load it later.
const Library* library() {
  static constinit std::atomic<const Library*> opened{nullptr};
  const Library* known = opened.load(std::memory_order_acquire);
  if (known) return known;
  auto mine = std::make_unique<Library>(open_library());
  if (!mine->missing.empty()) return nullptr;
  if (!opened.compare_exchange_strong(known, mine.get())) return known;
  return mine.release();
}

std::atomic<pid_t> g_owner{0};

bool is_forked() {
  pid_t none = 0;
  const pid_t mine = ::getpid();
  return !g_owner.compare_exchange_strong(none, mine) && none != mine;
}

constexpr const char* kForked = "Metal cannot be used in a forked child of a process that used it";

// The layout of a block (clang's Block-ABI-Apple) and, behind it, what it runs.
struct Descriptor {
  unsigned long reserved, size;
};
struct Block {
  void* isa;
  int flags;
  int reserved;
  void (*invoke)(Block*, Id);
  const Descriptor* descriptor;
  std::function<void(Id)> body;
};
constexpr int kGlobalBlock = 1 << 28;
constexpr Descriptor kDescriptor{0, sizeof(Block)};

void invoke(Block* block, Id argument) {
  const std::unique_ptr<Block> held(block);
  held->body(argument);
}

}  // namespace

Presence library_presence() {
  if (library() && is_forked()) return {kForked, "start processes with spawn, not fork"};
  if (library()) return {};
  return {"there is no Metal on this system", "use a Mac with Apple silicon and macOS 14 or newer"};
}

const Api& api() {
  const Library* found = library();
  if (!found) throw BackendError("metal", library_presence().reason);
  if (is_forked()) throw BackendError("metal", kForked);
  return found->api;
}

void Ref::reset() noexcept {
  const Id mine = std::exchange(id_, nullptr);
  if (!mine || is_forked()) return;
  send(mine, sel::release);
}

Ref string(std::string_view text) {
  const Id blank = send<Id>(api().get_class("NSString"), sel::alloc);
  return Ref::take(send<Id>(blank, sel::init_utf8, std::string(text).c_str()));
}

std::string text_of(Id string) {
  const char* text = string ? send<const char*>(string, sel::utf8) : nullptr;
  return text ? text : "";
}

std::string reason(Id error) {
  if (!error) return "no reason given";
  return cat(text_of(send<Id>(error, sel::localized_description)), " (",
             text_of(send<Id>(error, sel::domain)), " ", send<Integer>(error, sel::code), ")");
}

bool responds(Id object, Selector& message) {
  return send<bool>(object, sel::responds, message.get());
}

void* block_once(std::function<void(Id)> body) {
  return new Block{api().global_block, kGlobalBlock, 0, invoke, &kDescriptor, std::move(body)};
}

void drop_block(void* block) { delete static_cast<Block*>(block); }

}  // namespace eas::runtime::metal
