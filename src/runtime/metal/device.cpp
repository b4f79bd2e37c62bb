// See device.hpp. Devices stay until the process ends, as the code in the caches needs them.
#include "runtime/metal/device.hpp"

#include <eas/error.hpp>

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "runtime/metal/guest.hpp"
#include "runtime/metal/program.hpp"
#include "runtime/metal/stream.hpp"

namespace eas::runtime::metal {
namespace {

// MTLGPUFamilyApple7 (M1): SIMD-group matrices and sums; older GPUs lack what the source uses.
constexpr Integer kFamilyApple7 = 1007;

struct Found {
  std::vector<Id> devices;  // owned, for the life of the process
  std::string refused;      // why those that were left out were
};

Found find_devices() {
  const Pool pool;
  Found out;
  std::vector<Ref> all;
  if (api().copy_devices) {
    const Ref list = Ref::take(api().copy_devices());
    const UInteger count = list ? send<UInteger>(list.get(), sel::count) : 0;
    for (UInteger i = 0; i < count; ++i) {
      all.push_back(Ref::keep(send<Id>(list.get(), sel::object_at, i)));
    }
  } else {
    all.push_back(Ref::take(api().create_device()));
  }
  for (Ref& each : all) {
    if (!each) continue;
    if (!send<bool>(each.get(), sel::supports_family, kFamilyApple7)) {
      out.refused = text_of(send<Id>(each.get(), sel::name));
      continue;
    }
    out.devices.push_back(send<Id>(each.get(), sel::retain));
  }
  return out;
}

const Found& found() {
  static constinit Once<const Found> instance;
  return instance.get(find_devices);
}

constexpr const char* kTest = R"(#include <metal_stdlib>
using namespace metal;
kernel void eas_self_test(device const float* a [[buffer(0)]], device float* b [[buffer(1)]],
                          constant uint& n [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  const float lanes = simd_sum(1.0f);
  if (i < n) b[i] = 2.0f * a[i] + lanes;
}
)";

// A block of others that some use at once: it goes with the last of them.
class Shared final : public Buffer {
 public:
  explicit Shared(std::shared_ptr<MtlBuffer> block) : block_(std::move(block)) {}
  void* address() const override { return block_->address(); }

 private:
  std::shared_ptr<MtlBuffer> block_;
};

Device::Adopted adopted(std::shared_ptr<MtlBuffer> block) {
  void* const address = block->address();
  return {address, std::make_unique<Shared>(std::move(block))};
}

std::size_t page_bytes() { return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)); }

}  // namespace

MtlDevice::MtlDevice(Ref device, int index)
    : device_(std::move(device)),
      index_(index),
      unified_(send<bool>(device_.get(), sel::unified)),
      memory_bytes_(send<std::uint64_t>(device_.get(), sel::working_set)),
      largest_bytes_(send<UInteger>(device_.get(), sel::max_buffer)),
      pool_(device_.get(), memory_bytes_ / 8) {
  const Pool pool;
  name_ = text_of(send<Id>(device_.get(), sel::name));
  target_.name = name_;
  target_.group_bytes =
      static_cast<std::int64_t>(send<UInteger>(device_.get(), sel::max_group_memory));
}

std::unique_ptr<Buffer> MtlDevice::allocate(std::size_t bytes) {
  const std::size_t size = std::max<std::size_t>(bytes, 1);
  if (size > largest_bytes_) {
    throw BackendError("metal", cat("the GPU has no such block of memory, got ", bytes,
                                    " bytes, expected at most ", largest_bytes_, " on ", name_));
  }
  return std::make_unique<MtlBuffer>(blocks_, pool_.get(size, unified_ ? kShared : kPrivate), size);
}

std::unique_ptr<Buffer> MtlDevice::borrow(void* host, std::size_t bytes) {
  if (!unified_ || bytes == 0) return nullptr;
  // Metal takes whole pages.
  const std::size_t page = page_bytes();
  auto* const at = static_cast<std::byte*>(host);
  const std::size_t begin = reinterpret_cast<std::uintptr_t>(at) % page;
  const std::size_t size = (begin + bytes + page - 1) / page * page;
  if (size > largest_bytes_) return nullptr;
  Ref buffer =
      Ref::take(send<Id>(device_.get(), sel::new_buffer_no_copy, static_cast<void*>(at - begin),
                         UInteger{size}, kShared, static_cast<void*>(nullptr)));
  if (!buffer) return nullptr;  // memory the GPU cannot reach: it is copied
  auto storage = std::make_shared<Storage>();
  storage->buffer = std::move(buffer);
  storage->bytes = size;
  return std::make_unique<MtlBuffer>(blocks_, std::move(storage), bytes, host, begin);
}

std::unique_ptr<Stream> MtlDevice::stream() { return std::make_unique<MtlStream>(*this); }

std::unique_ptr<Stream> MtlDevice::join(const GuestQueue& queue) {
  return std::make_unique<MtlGuestStream>(*this, queue);
}

MtlBuffer& MtlDevice::block_of(const void* address) {
  if (MtlBuffer* block = blocks_.find(address)) return *block;
  throw BackendError("metal", cat("this is no memory of the GPU ", name_));
}

Device::Handle MtlDevice::handle(const void* address) {
  const MtlBuffer& block = block_of(address);
  return {block.storage()->buffer.get(), block.offset_of(address)};
}

Device::Adopted MtlDevice::adopt(void* handle) {
  const Id buffer = static_cast<Id>(handle);
  const std::lock_guard lock(adopting_);
  if (const auto known = adopted_.find(buffer); known != adopted_.end()) {
    if (auto used = known->second.lock()) return adopted(std::move(used));
  }
  const auto is_it = [&](const MtlBuffer& block) {
    return block.storage()->buffer.get() == buffer;
  };
  if (const MtlBuffer* ours = blocks_.find_if(is_it)) return {ours->address(), nullptr};
  if (send<Id>(buffer, sel::device) != device_.get()) {
    throw BackendError("metal", cat("the memory is of another GPU, got an MTLBuffer of somebody "
                                    "else, expected one of ",
                                    name_));
  }
  auto storage = std::make_shared<Storage>();
  storage->buffer = Ref::keep(buffer);
  storage->bytes = send<UInteger>(buffer, sel::length);
  storage->options = send<UInteger>(buffer, sel::storage_mode) << 4;
  const std::size_t bytes = storage->bytes;
  auto own = std::make_shared<MtlBuffer>(blocks_, std::move(storage), bytes);
  std::erase_if(adopted_, [](const auto& each) { return each.second.expired(); });
  adopted_[buffer] = own;
  return adopted(std::move(own));
}

void MtlDevice::test() {
  constexpr std::uint32_t kCount = 40;
  const Ref pipeline = pipeline_of(*this, kTest, "eas_self_test", "self-test");
  float numbers[kCount], got[kCount] = {};
  for (std::uint32_t i = 0; i < kCount; ++i) numbers[i] = static_cast<float>(i);
  const auto from = allocate(sizeof numbers), to = allocate(sizeof got);
  MtlStream stream(*this);
  stream.write(from->address(), numbers, sizeof numbers);
  stream.dispatch(pipeline.get(),
                  {static_cast<MtlBuffer*>(from.get()), static_cast<MtlBuffer*>(to.get())}, &kCount,
                  sizeof kCount, {2, 1, 1}, {32, 1, 1});
  stream.read(got, to->address(), sizeof got);
  const auto end = stream.record();
  if (!end->wait(std::chrono::seconds(30))) {
    throw BackendError("metal", cat("the self-test on ", name_, " did not end within 30 s"));
  }
  for (std::uint32_t i = 0; i < kCount; ++i) {
    if (const float expected = 2 * numbers[i] + 32; got[i] != expected) {
      throw BackendError("metal", cat("the self-test on ", name_, " failed, got ", got[i],
                                      " in element ", i, ", expected ", expected));
    }
  }
}

Presence presence() {
  if (Presence library = library_presence(); !library.available()) return library;
  if (!found().devices.empty()) return {};
  if (!found().refused.empty()) {
    return {cat("the GPU ", found().refused, " is older than Apple's M1"),
            "use a Mac with Apple silicon"};
  }
  return {"Metal finds no GPU", "use a Mac with Apple silicon"};
}

int device_count() { return static_cast<int>(found().devices.size()); }

MtlDevice& device(int index) {
  static constinit std::mutex mutex;
  static constinit Once<std::map<int, std::unique_ptr<MtlDevice>>> made;
  const Found& all = found();
  if (index < 0 || static_cast<std::size_t>(index) >= all.devices.size()) {
    throw BackendError("metal", cat("no such device, got metal:", index, ", expected one of ",
                                    all.devices.size()));
  }
  const fork::Lock lock(mutex);
  std::unique_ptr<MtlDevice>& place = made.get()[index];
  if (!place) {
    auto mine =
        std::make_unique<MtlDevice>(Ref::keep(all.devices[static_cast<std::size_t>(index)]), index);
    mine->test();
    place = std::move(mine);
  }
  return *place;
}

}  // namespace eas::runtime::metal
