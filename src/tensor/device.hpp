// Devices that tensors live on: their names, and what can be done with their memory. The host's memory
// is always there, as "cpu"; all else is given by the backends that work there.
#pragma once

#include <eas/dtype.hpp>
#include <eas/tensor.hpp>

#include <cstddef>
#include <memory>
#include <optional>

#include "tensor/shape.hpp"

namespace eas::tensor {

// Elements somewhere on a device.
struct Elements {
  void* data = nullptr;  // of element [0, …, 0]
  DType dtype = DType::float32;
  Span strides;
};

// The memory of all devices of one kind. Addresses are theirs: nobody on the host may follow them.
// Work is done in the order it was asked for, as of one stream. Safe to use from many threads.
class DeviceMemory {
 public:
  virtual ~DeviceMemory() = default;
  // How many there are. Throws BackendError tagged [op], with reason and fix, where there is none.
  virtual int count(std::string_view op) = 0;
  // Its owner is an Owner. Throws BackendError where there is no such block left.
  virtual std::shared_ptr<void> allocate(int index, std::size_t bytes) = 0;
  virtual void write(int index, void* to, const void* from, std::size_t bytes) = 0;
  virtual void read(int index, void* to, const void* from, std::size_t bytes) = 0;  // waits
  // `bytes` of one element, again and again.
  virtual void fill(int index, void* to, const void* element, std::size_t size,
                    std::size_t bytes) = 0;
  // Copies shape-many elements on the device, converting. The two must not overlap.
  virtual void copy(int index, Span shape, const Elements& to, const Elements& from) = 0;
  // How others call the block an address is in (a cl_mem), and how far into it that is; null where it
  // has no such name.
  struct Handle {
    void* block = nullptr;
    std::size_t offset = 0;
  };
  virtual Handle handle(int index, const void* address) = 0;
  // The address of that block; `producer`, who keeps it, is kept as long as what is given.
  virtual std::shared_ptr<void> adopt(int index, void* block, std::shared_ptr<void> producer) = 0;
  virtual int dlpack_type() const = 0;  // DLDeviceType; 0 where there is none
};

// That of a kind of device. Throws BackendError tagged [op] for one without memory of its own.
DeviceMemory& device_memory(DeviceKind kind, std::string_view op);

// The kind with this DLDeviceType; nothing where there is none.
std::optional<DeviceKind> device_of_dlpack(int type);

// Refuses what only the host's memory can do.
void require_host(const Tensor& tensor, std::string_view op);

}  // namespace eas::tensor

namespace eas {

// A kind of device that was not there before. It is shown by its name; the aliases, separated by blanks,
// mean it too. `memory` is null where tensors cannot live there; it must live as long as the process.
DeviceKind add_device(std::string_view name, std::string_view aliases = {},
                      tensor::DeviceMemory* memory = nullptr);

}  // namespace eas
