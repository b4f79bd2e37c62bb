// The GPUs of this machine, and one of them: its memory and its queues, behind the interfaces of
// runtime/device.hpp.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "abi/emission.hpp"
#include "runtime/guest.hpp"
#include "runtime/metal/memory.hpp"
#include "runtime/metal/objc.hpp"

namespace eas::runtime::metal {

class MtlDevice final : public Device, public GuestDevice {
 public:
  MtlDevice(Ref device, int index);

  std::string name() const override { return name_; }
  std::unique_ptr<Buffer> allocate(std::size_t bytes) override;
  std::unique_ptr<Buffer> borrow(void* host, std::size_t bytes) override;
  std::unique_ptr<Stream> stream() override;
  std::unique_ptr<Stream> join(const GuestQueue& queue) override;
  Handle handle(const void* address) override;
  Adopted adopt(void* handle) override;

  Id get() const { return device_.get(); }
  int index() const { return index_; }
  bool is_unified() const { return unified_; }
  const abi::GpuTarget& target() const { return target_; }
  std::size_t memory_bytes() const { return memory_bytes_; }
  BlockPool& pool() { return pool_; }
  // The block an address of this GPU lies in. Throws BackendError for any other.
  MtlBuffer& block_of(const void* address);
  // Compiles and runs a small kernel; throws BackendError with what went wrong. At first use.
  void test();

 private:
  Ref device_;
  int index_;
  std::string name_;
  bool unified_;
  std::size_t memory_bytes_, largest_bytes_;
  abi::GpuTarget target_;
  BlockPool pool_;
  Blocks blocks_;
  std::mutex adopting_;
  std::map<Id, std::weak_ptr<MtlBuffer>> adopted_;  // blocks of others that are used now
};

// Whether there is a GPU that can run what is compiled here, and else why not and what to do.
Presence presence();
int device_count();
// The GPU of this number, made and tested at first use. Throws BackendError where there is none.
MtlDevice& device(int index);

}  // namespace eas::runtime::metal
