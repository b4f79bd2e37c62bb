// See device_copy.hpp.
#include "tensor/device_copy.hpp"

#include "base/capture.hpp"
#include "tensor/device.hpp"

namespace eas::tensor {
namespace {

DeviceMemory& memory_of(const Tensor& t) { return device_memory(t.device().kind, "copy"); }

std::size_t bytes_of(const Tensor& t) { return static_cast<std::size_t>(t.nbytes()); }

}  // namespace

Tensor copied_to(const Tensor& from, Device device) {
  refuse_while_capturing("to");
  // Where it is, it can be put in order best.
  const Tensor whole = from.contiguous();
  Tensor out = Tensor::empty(from.shape(), from.dtype(), device);
  if (out.numel() == 0) return out;
  if (out.on_host()) {
    memory_of(whole).read(whole.device().index, out.data(), whole.data(), bytes_of(whole));
  } else if (whole.on_host()) {
    memory_of(out).write(device.index, out.data(), whole.data(), bytes_of(whole));
  } else {
    return copied_to(copied_to(whole, {}), device);  // devices do not see each other
  }
  return out;
}

void copy_on_device(const Tensor& to, const Tensor& from) {
  if (to.numel() == 0) return;
  memory_of(to).copy(to.device().index, to.shape(), {to.data(), to.dtype(), to.strides()},
                     {from.data(), from.dtype(), from.strides()});
}

void fill_on_device(const Tensor& to, const void* element) {
  if (to.numel() == 0) return;
  const std::size_t size = itemsize(to.dtype());
  if (to.is_contiguous()) {
    return memory_of(to).fill(to.device().index, to.data(), element, size, bytes_of(to));
  }
  const Tensor one = Tensor::empty({}, to.dtype(), to.device());
  memory_of(to).fill(to.device().index, one.data(), element, size, size);
  copy_on_device(to, one.broadcast_to(to.shape()));
}

void read_element(const Tensor& from, void* to) {
  memory_of(from).read(from.device().index, to, from.data(), itemsize(from.dtype()));
}

}  // namespace eas::tensor
