// One device of OpenCL: its memory and its queues, behind the interfaces of runtime/device.hpp.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "runtime/address_map.hpp"
#include "runtime/device.hpp"
#include "runtime/opencl/loader.hpp"

namespace eas::runtime::opencl {

class ClDevice;

// Memory of the driver. Its address is one nobody can follow, but for memory the host lent.
class ClBuffer final : public Buffer {
 public:
  // Takes the reference. `lent`: the host's memory it is made over, or null.
  ClBuffer(ClDevice& device, cl::Memory memory, std::size_t bytes, void* lent);
  ~ClBuffer() override;
  ClBuffer(const ClBuffer&) = delete;
  ClBuffer& operator=(const ClBuffer&) = delete;

  void* address() const override { return address_; }
  cl::Memory memory() const { return memory_; }
  std::size_t size() const { return bytes_; }
  bool holds(const void* address) const {
    const auto* at = static_cast<const std::byte*>(address);
    return at >= address_ && at < static_cast<const std::byte*>(address_) + bytes_;
  }
  std::size_t offset_of(const void* address) const {
    return static_cast<std::size_t>(static_cast<const std::byte*>(address) -
                                    static_cast<const std::byte*>(address_));
  }

 private:
  ClDevice& device_;
  cl::Memory memory_;
  std::size_t bytes_;
  void* address_;
  bool lent_;
};

class ClDevice final : public Device {
 public:
  ClDevice(const Found& found, int index);

  std::string name() const override { return found_.name; }
  std::unique_ptr<Buffer> allocate(std::size_t bytes) override;
  std::unique_ptr<Buffer> borrow(void* host, std::size_t bytes) override;
  std::unique_ptr<Stream> stream() override;
  Handle handle(const void* address) override;
  Adopted adopt(void* handle) override;

  const Found& found() const { return found_; }
  int index() const { return index_; }
  cl::Context context() const { return context_; }
  AddressMap<ClBuffer>& blocks() { return blocks_; }
  // The block an address of this device lies in. Throws BackendError for any other.
  ClBuffer& block_of(const void* address);

 private:
  const Found& found_;
  int index_;
  cl::Context context_ = nullptr;
  AddressMap<ClBuffer> blocks_;
};

// The device of this number, made at first use. Throws BackendError where there is none.
ClDevice& device(int index);
int device_count();

}  // namespace eas::runtime::opencl
