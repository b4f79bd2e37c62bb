// torch's MPS on the software double of Metal, as far as torch's own interfaces let a library be that:
// hooks (what torch/mps.h asks), an allocator whose pointers are MTLBuffers, a device guard, and a few
// functions of tensors. Like torch's it fills one queue from one dispatch queue, keeps an encoder open
// from function to function, commits late, and gives freed blocks to whoever asks next. All other
// functions are torch's own of the CPU, on copies. Loaded by tests, into processes with the double.
#include <ATen/EmptyTensor.h>
#include <ATen/Functions.h>
#include <ATen/detail/MPSHooksInterface.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>

#include "metal_double.h"

#include <chrono>
#include <cstring>
#include <map>
#include <string>
#include <thread>
#include <vector>

extern "C" {
void objc_msgSend();
void* sel_registerName(const char*);
void* MTLCreateSystemDefaultDevice();
void* objc_autoreleasePoolPush();
void objc_autoreleasePoolPop(void*);
void dispatch_sync_f(void*, void*, void (*)(void*));
}

namespace {

const c10::Device kDevice(c10::DeviceType::MPS, 0);

template <class R = void, class... A>
R send(void* to, const char* selector, A... arguments) {
  return reinterpret_cast<R (*)(void*, void*, A...)>(objc_msgSend)(to, sel_registerName(selector),
                                                                   arguments...);
}

struct Pool {
  Pool() : token(objc_autoreleasePoolPush()) {}
  ~Pool() { objc_autoreleasePoolPop(token); }
  void* token;
};

struct Range {
  std::uint64_t location, length;
};

struct Mps {
  void* order = md_new_queue();
  void* device = MTLCreateSystemDefaultDevice();
  void* queue = send<void*>(device, "newCommandQueue");
  void* commands = nullptr;  // retained, as all that follow
  void* encoder = nullptr;
  std::vector<void*> under_way;
  std::multimap<std::size_t, void*> freed;
  std::string violations;
  bool fails = false;
  std::uint64_t commits = 0, waits = 0;
};

Mps& mps() {
  static auto& instance = *new Mps;
  return instance;
}

void violation(const char* what) { (mps().violations += what) += '\n'; }

bool on_queue() { return md_on_queue(mps().order) != 0; }

template <class Work>
void in_order(const Work& work) {
  if (on_queue()) return work();
  dispatch_sync_f(mps().order, const_cast<Work*>(&work), [](void* context) {
    const Pool pool;
    (*static_cast<const Work*>(context))();
  });
}

void end_encoding() {
  if (!mps().encoder) return;
  send(mps().encoder, "endEncoding");
  send(std::exchange(mps().encoder, nullptr), "release");
}

void* command_buffer() {
  if (!mps().commands) {
    mps().commands = send<void*>(send<void*>(mps().queue, "commandBuffer"), "retain");
  }
  return mps().commands;
}

void* blit() {
  if (!mps().encoder) {
    mps().encoder = send<void*>(send<void*>(command_buffer(), "blitCommandEncoder"), "retain");
  }
  return mps().encoder;
}

void commit() {
  end_encoding();
  if (!mps().commands) return;
  ++mps().commits;
  send(mps().commands, "commit");
  mps().under_way.push_back(std::exchange(mps().commands, nullptr));
}

void synchronize() {
  in_order([] {
    ++mps().waits;
    commit();
    for (void* each : mps().under_way) {
      while (send<std::uint64_t>(each, "status") < 4) {
        std::this_thread::sleep_for(std::chrono::microseconds(20));
      }
      send(each, "release");
    }
    mps().under_way.clear();
  });
}

// ---- memory ----

void give_back(void* buffer) {
  in_order([&] { mps().freed.emplace(send<std::uint64_t>(buffer, "length"), buffer); });
}

struct MpsAllocator final : c10::Allocator {
  c10::DataPtr allocate(std::size_t bytes) override {
    void* buffer = nullptr;
    if (bytes > 0) {
      in_order([&] {
        if (const auto found = mps().freed.find(bytes); found != mps().freed.end()) {
          buffer = found->second;
          mps().freed.erase(found);
        } else {
          buffer = send<void*>(mps().device, "newBufferWithLength:options:", std::uint64_t{bytes},
                               std::uint64_t{0});
        }
      });
    }
    return {buffer, buffer, raw_deleter(), kDevice};
  }
  c10::DeleterFnPtr raw_deleter() const override {
    return [](void* buffer) {
      if (buffer) give_back(buffer);
    };
  }
  void copy_data(void*, const void*, std::size_t) const override { TORCH_CHECK(false, "no copy"); }
};

MpsAllocator& allocator() {
  static MpsAllocator instance;
  return instance;
}

// ---- what torch asks a backend ----

struct Guard final : c10::impl::NoOpDeviceGuardImpl<c10::DeviceType::MPS> {
  c10::Device exchangeDevice(c10::Device) const override { return kDevice; }
  c10::Device getDevice() const override { return kDevice; }
  c10::DeviceIndex deviceCount() const noexcept override { return 1; }
  c10::Stream getStream(c10::Device) const noexcept override {
    return c10::Stream(c10::Stream::DEFAULT, kDevice);
  }
  c10::Stream getDefaultStream(c10::Device device) const override { return getStream(device); }
  c10::Stream exchangeStream(c10::Stream) const noexcept override { return getStream(kDevice); }
  // There is one stream, and all that is recorded there comes before what is given later.
  void record(void**, const c10::Stream&, const c10::DeviceIndex,
              const c10::EventFlag) const override {}
  void block(void*, const c10::Stream&) const override {}
  bool queryEvent(void*) const override { return true; }
  void destroyEvent(void*, const c10::DeviceIndex) const noexcept override {}
};
C10_REGISTER_GUARD_IMPL(MPS, Guard)

}  // namespace

// The name by which torch makes them.
struct MPSHooks final : at::MPSHooksInterface {
  void init() const override {}
  bool hasMPS() const override { return true; }
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return true; }
  bool isOnMacOSorNewer(unsigned, unsigned) const override { return true; }
  c10::Allocator* getMPSDeviceAllocator() const override { return &allocator(); }
  void deviceSynchronize() const override { synchronize(); }
  void commitStream() const override {
    if (!on_queue()) violation("a commit outside of the dispatch queue");
    commit();
  }
  void* getCommandBuffer() const override {
    TORCH_CHECK(!mps().fails, "the stream is gone");
    if (!on_queue()) violation("a command buffer asked for outside of the dispatch queue");
    end_encoding();
    return command_buffer();
  }
  void* getDispatchQueue() const override { return mps().order; }
  c10::Device getDeviceFromPtr(void*) const override { return kDevice; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
  c10::DeviceIndex deviceCount() const override { return 1; }
  c10::DeviceIndex getCurrentDevice() const override { return 0; }
};

namespace at {
REGISTER_MPS_HOOKS(MPSHooks)
}

namespace {

// ---- functions ----

at::Tensor empty(at::IntArrayRef size, std::optional<at::ScalarType> type,
                 std::optional<at::Layout>, std::optional<at::Device>, std::optional<bool>,
                 std::optional<at::MemoryFormat> format) {
  return at::detail::empty_generic(size, &allocator(), c10::DispatchKeySet(c10::DispatchKey::MPS),
                                   type.value_or(at::kFloat), format);
}

at::Tensor empty_strided(at::IntArrayRef size, at::IntArrayRef stride,
                         std::optional<at::ScalarType> type, std::optional<at::Layout>,
                         std::optional<at::Device>, std::optional<bool>) {
  return at::detail::empty_strided_generic(size, stride, &allocator(),
                                           c10::DispatchKeySet(c10::DispatchKey::MPS),
                                           type.value_or(at::kFloat));
}

void* block_of(const at::Tensor& tensor) { return tensor.storage().mutable_data(); }
std::uint64_t offset_of(const at::Tensor& tensor) {
  return static_cast<std::uint64_t>(tensor.storage_offset()) * tensor.element_size();
}

// The same elements as the host sees them.
at::Tensor on_host(const at::Tensor& tensor) {
  if (!tensor.is_mps() || tensor.numel() == 0) {
    return tensor.is_mps() ? at::empty(tensor.sizes(), tensor.options().device(at::kCPU)) : tensor;
  }
  auto* const first = send<char*>(block_of(tensor), "contents") + offset_of(tensor);
  return at::from_blob(first, tensor.sizes(), tensor.strides(),
                       tensor.options().device(at::kCPU).requires_grad(false));
}

void encode_copy(void* from, std::uint64_t from_at, const at::Tensor& to) {
  send(blit(), "copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:", from, from_at,
       block_of(to), offset_of(to), std::uint64_t{to.nbytes()});
}

at::Tensor& copy_(at::Tensor& self, const at::Tensor& from, bool) {
  if (self.numel() == 0) return self;
  const bool there = self.is_mps() && from.is_mps() && self.dtype() == from.dtype() &&
                     self.sizes() == from.sizes() && self.is_contiguous() && from.is_contiguous() &&
                     block_of(self) != block_of(from);
  if (there) {
    in_order([&] { encode_copy(block_of(from), offset_of(from), self); });
    return self;
  }
  synchronize();
  on_host(self).copy_(on_host(from));
  return self;
}

// What functions of the CPU wrote is copied back by this.
at::Tensor copy_from_and_resize(const at::Tensor& from, const at::Tensor& to) {
  if (to.sizes() != from.sizes()) {
    c10::StorageImpl& storage = *to.storage().unsafeGetStorageImpl();
    storage.set_data_ptr_noswap(allocator().allocate(from.nbytes()));
    storage.set_nbytes(from.nbytes());
    to.unsafeGetTensorImpl()->set_sizes_contiguous(from.sizes());
  }
  at::Tensor written = to;
  return copy_(written, from, false);
}

// Nobody waits for these.
at::Tensor& fill_(at::Tensor& self, const at::Scalar& value) {
  if (self.numel() == 0) return self;
  if (!self.is_contiguous()) {
    synchronize();
    on_host(self).fill_(value);
    return self;
  }
  in_order([&] {
    void* const staged =
        send<void*>(mps().device, "newBufferWithLength:options:", std::uint64_t{self.nbytes()},
                    std::uint64_t{0});
    at::from_blob(send<void*>(staged, "contents"), self.sizes(), self.options().device(at::kCPU))
        .fill_(value);
    encode_copy(staged, 0, self);
    send(staged, "release");
  });
  return self;
}

at::Tensor& zero_(at::Tensor& self) { return ::fill_(self, 0); }

at::Scalar item(const at::Tensor& self) {
  synchronize();
  return on_host(self).item();
}

at::Tensor reshape_alias(const at::Tensor& self, at::IntArrayRef size, at::IntArrayRef stride) {
  return at::native::as_strided_tensorimpl(self, size, stride, self.storage_offset());
}

void fall_back(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  at::native::cpu_fallback(op, stack);
}

TORCH_LIBRARY_IMPL(aten, MPS, m) {
  m.impl("empty.memory_format", empty);
  m.impl("empty_strided", empty_strided);
  m.impl("as_strided", at::native::as_strided_tensorimpl);
  m.impl("view", at::native::view);
  m.impl("_reshape_alias", reshape_alias);
  m.impl("copy_", copy_);
  m.impl("_copy_from_and_resize", copy_from_and_resize);
  m.impl("fill_.Scalar", fill_);
  m.impl("zero_", zero_);
  m.impl("_local_scalar_dense", item);
}
TORCH_LIBRARY_IMPL(_, MPS, m) {
  m.fallback(torch::CppFunction::makeFromBoxedFunction<&fall_back>());
}

const bool g_ready = [] {
  c10::SetAllocator(c10::DeviceType::MPS, &allocator());
  return true;
}();

}  // namespace

// ---- what tests ask ----

extern "C" {

std::size_t tm_violations(char* text, std::size_t bytes) {
  const std::string found = std::exchange(mps().violations, {});
  std::strncpy(text, found.c_str(), bytes - 1);
  return found.size();
}
std::uint64_t tm_commits() { return mps().commits; }
std::uint64_t tm_waits() { return mps().waits; }
void tm_fail(int fails) { mps().fails = fails != 0; }

}  // extern "C"
