// What the Python skin shares with the C++ DLPack functions: reading and judging a foreign
// DLTensor.
#pragma once

#include <eas/dlpack_abi.h>
#include <eas/dtype.hpp>
#include <eas/tensor.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace eas::tensor {

// The dtype of a DLPack element type; DTypeError for one that easy_as does not have.
DType checked_dtype(const dlpack::DLDataType& type, std::string_view op);

// Memory the CPU can reach: its own, pinned and managed memory.
inline bool on_cpu(const dlpack::DLDevice& device) {
  return device.device_type == dlpack::kDLCPU || device.device_type == dlpack::kDLCUDAHost ||
         device.device_type == dlpack::kDLROCMHost || device.device_type == dlpack::kDLCUDAManaged;
}
// Where DLPack says a tensor is. Throws BackendError for a device that DLPack does not know.
dlpack::DLDevice dlpack_device(const Tensor& tensor);
std::string device_text(int device_type, int device_id);  // "cuda:0"
[[noreturn]] void refuse_device(int device_type, int device_id, std::string_view op);
// Throws for a tensor with a negative or absurd number of axes or none of their sizes.
void check_axes(const dlpack::DLTensor& from, std::string_view op);
// What a foreign tensor says of its memory, judged: ShapeError for negative sizes, and for sizes,
// strides and offsets that no memory can have; nothing is read through its pointer.
struct ForeignMemory {
  void* data;  // of the first element; null when the producer gave none
  std::int64_t numel;
};
ForeignMemory checked_memory(const dlpack::DLTensor& from, DType dtype, std::string_view op);
// As eas::from_dlpack; `writes` is where the producer counts the writes to its memory, or null.
Tensor import(dlpack::DLManagedTensorVersioned* managed, std::string_view op,
              std::uint32_t* writes);
[[noreturn]] void refuse_misaligned(DType dtype, std::string_view op);

inline bool is_aligned(const void* data, DType dtype) {
  // Complex numbers align as their parts do.
  const std::size_t size = itemsize(dtype) >> (is_complex(dtype) ? 1 : 0);
  return (reinterpret_cast<std::uintptr_t>(data) & (size - 1)) == 0;
}

}  // namespace eas::tensor
