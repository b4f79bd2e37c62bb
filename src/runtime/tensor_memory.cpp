// See tensor_memory.hpp.
#include "runtime/tensor_memory.hpp"

#include <eas/error.hpp>

#include <atomic>
#include <utility>

#include "base/format.hpp"
#include "runtime/streams.hpp"
#include "tensor/owner.hpp"

namespace eas::runtime {
namespace {

std::atomic<CopyElements> g_copy{nullptr};

bool is_one_block(tensor::Span shape, const tensor::Elements& to, const tensor::Elements& from) {
  if (to.dtype != from.dtype) return false;
  const Dims strides = tensor::contiguous_strides(shape);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] > 1 && (to.strides[i] != strides[i] || from.strides[i] != strides[i]))
      return false;
  }
  return true;
}

class TensorMemory final : public tensor::DeviceMemory {
 public:
  TensorMemory(std::string_view name, int dlpack) : name_(name), dlpack_(dlpack) {}

  int count(std::string_view op) override {
    const Backend& row = resolve(name_, op);
    return row.devices ? row.devices() : 1;
  }
  std::shared_ptr<void> allocate(int index, std::size_t bytes) override {
    return owned(backend().memory(index).allocate(bytes));
  }
  void write(int index, void* to, const void* from, std::size_t bytes) override {
    const auto stream = turn(index);
    stream->stream->write(to, from, bytes);
    wait_for(*stream->stream->record());
  }
  void read(int index, void* to, const void* from, std::size_t bytes) override {
    const auto stream = turn(index);
    stream->stream->read(to, from, bytes);
    wait_for(*stream->stream->record());
  }
  void fill(int index, void* to, const void* element, std::size_t size,
            std::size_t bytes) override {
    turn(index)->stream->fill(to, element, size, bytes);
  }
  void copy(int index, tensor::Span shape, const tensor::Elements& to,
            const tensor::Elements& from) override {
    const auto stream = turn(index);
    if (is_one_block(shape, to, from)) {
      std::size_t bytes = itemsize(to.dtype);
      for (const std::int64_t size : shape) bytes *= static_cast<std::size_t>(size);
      return stream->stream->copy(to.data, from.data, bytes);
    }
    const CopyElements with_kernel = g_copy.load();
    if (!with_kernel) throw InternalError("nobody makes kernels that copy elements on a device");
    with_kernel(*stream, shape, to, from);
  }
  Handle handle(int index, const void* address) override {
    const Device::Handle found = backend().memory(index).handle(address);
    return {found.block, found.offset};
  }
  std::shared_ptr<void> adopt(int index, void* block, std::shared_ptr<void> producer) override {
    Device::Adopted found = backend().memory(index).adopt(block);
    if (!found.address) {
      throw BackendError("dlpack", cat("memory of others cannot be used on ", name_));
    }
    const std::shared_ptr<Buffer> own = std::move(found.own);
    return {found.address, tensor::Owner([own, producer = std::move(producer)](void*) {})};
  }
  int dlpack_type() const override { return dlpack_; }

 private:
  std::shared_ptr<DeviceStream> turn(int index) {
    auto stream = main_stream(backend(), index);
    take_turn(*stream);
    return stream;
  }
  static std::shared_ptr<void> owned(std::unique_ptr<Buffer> buffer) {
    void* const address = buffer->address();
    const std::shared_ptr<Buffer> held = std::move(buffer);
    return {address, tensor::Owner([held](void*) {})};
  }

  const Backend& backend() const { return *find_backend(name_); }

  std::string_view name_;  // of the row
  int dlpack_;
};

}  // namespace

tensor::DeviceMemory& tensor_memory(const Backend& backend) {
  return *new TensorMemory(backend.name, backend.dlpack);  // one a row, for the life of the process
}

void set_copy_elements(CopyElements copy) { g_copy = copy; }

}  // namespace eas::runtime
