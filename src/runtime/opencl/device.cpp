// See device.hpp. Contexts stay until the process ends, as the code in the caches needs them.
#include "runtime/opencl/device.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <map>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "runtime/opencl/stream.hpp"

namespace eas::runtime::opencl {

ClBuffer::ClBuffer(ClDevice& device, cl::Memory memory, std::size_t bytes, void* lent)
    : device_(device), memory_(memory), bytes_(bytes), address_(lent), lent_(lent != nullptr) {
  if (lent_) return;
  try {
    address_ = reserve_addresses(bytes_);
    device_.blocks().insert(address_, bytes_, this);
  } catch (...) {
    api().ReleaseMemObject(memory_);
    throw;
  }
}

ClBuffer::~ClBuffer() {
  if (!lent_) {
    device_.blocks().erase(address_);
    give_back_addresses(address_, bytes_);
  }
  // The driver waits for the work that uses it. In a forked child nobody is there to ask.
  try {
    api().ReleaseMemObject(memory_);
  } catch (const BackendError&) {
  }
}

ClDevice::ClDevice(const Found& found, int index) : found_(found), index_(index) {
  cl::Int code = cl::kSuccess;
  context_ = api().CreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code);
  check(code, cat("opening the device ", found.name));
}

std::unique_ptr<Buffer> ClDevice::allocate(std::size_t bytes) {
  // Whole words: atomics on narrow elements work on the word around them.
  const std::size_t size = std::max<std::size_t>((bytes + 3) / 4 * 4, 4);
  const auto refuse = [&](const std::string& why) {
    throw BackendError("opencl",
                       cat("the device has no such block of memory, got ", bytes, " bytes (", why,
                           "), expected at most ", found_.limits.largest_bytes, " of ",
                           found_.limits.global_bytes, " bytes on ", found_.name));
  };
  if (bytes > static_cast<std::size_t>(found_.limits.largest_bytes)) refuse("one block");
  cl::Int code = cl::kSuccess;
  const cl::Memory memory =
      api().CreateBuffer(context_, cl::kMemoryReadWrite, size, nullptr, &code);
  if (code != cl::kSuccess) refuse(error_name(code));
  return std::make_unique<ClBuffer>(*this, memory, size, nullptr);
}

std::unique_ptr<Buffer> ClDevice::borrow(void* host, std::size_t bytes) {
  if (!found_.limits.unified) return nullptr;
  cl::Int code = cl::kSuccess;
  const cl::Memory memory = api().CreateBuffer(
      context_, cl::kMemoryReadWrite | cl::kMemoryUseHostPointer, bytes, host, &code);
  check(code, cat("working on ", bytes, " bytes of the host's memory"));
  return std::make_unique<ClBuffer>(*this, memory, bytes, host);
}

std::unique_ptr<Stream> ClDevice::stream() { return std::make_unique<ClStream>(*this); }

ClBuffer& ClDevice::block_of(const void* address) {
  if (ClBuffer* found = blocks_.find(address)) return *found;
  throw BackendError("opencl", cat("this is no memory of the device ", found_.name));
}

Device::Handle ClDevice::handle(const void* address) {
  const ClBuffer& block = block_of(address);
  return {block.memory(), block.offset_of(address)};
}

Device::Adopted ClDevice::adopt(void* handle) {
  const auto memory = static_cast<cl::Memory>(handle);
  const auto is_it = [&](const ClBuffer& block) { return block.memory() == memory; };
  if (const ClBuffer* ours = blocks_.find_if(is_it)) return {ours->address(), nullptr};
  std::size_t bytes = 0;
  cl::Context context = nullptr;
  check(api().GetMemObjectInfo(memory, cl::kMemorySize, sizeof bytes, &bytes, nullptr),
        "looking at somebody's memory");
  check(api().GetMemObjectInfo(memory, cl::kMemoryContext, sizeof context, &context, nullptr),
        "looking at somebody's memory");
  if (context != context_) {
    throw BackendError("opencl",
                       "the memory is of another OpenCL context, which cannot be shared, got a "
                       "cl_mem of somebody else, expected one that easy_as gave out");
  }
  check(api().RetainMemObject(memory), "keeping somebody's memory");
  auto own = std::make_unique<ClBuffer>(*this, memory, bytes, nullptr);
  void* const address = own->address();
  return {address, std::move(own)};
}

int device_count() { return static_cast<int>(devices().size()); }

ClDevice& device(int index) {
  static constinit std::mutex mutex;
  static constinit Once<std::map<int, std::unique_ptr<ClDevice>>> made;
  const std::vector<Found>& found = devices();
  if (index < 0 || static_cast<std::size_t>(index) >= found.size()) {
    throw BackendError(
        "opencl", cat("no such device, got opencl:", index, ", expected one of ", found.size()));
  }
  const fork::Lock lock(mutex);
  std::unique_ptr<ClDevice>& place = made.get()[index];
  if (!place) place = std::make_unique<ClDevice>(found[static_cast<std::size_t>(index)], index);
  return *place;
}

}  // namespace eas::runtime::opencl
