// What the Python skin shares with the C++ DLPack functions: reading and judging a foreign
// DLTensor.
#pragma once

#include <eas/dlpack_abi.h>
#include <eas/dtype.hpp>

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
std::string device_text(int device_type, int device_id);  // "cuda:0"
[[noreturn]] void refuse_device(int device_type, int device_id, std::string_view op);
// Throws for a tensor with a negative number of axes or none of their sizes.
void check_axes(const dlpack::DLTensor& from, std::string_view op);
[[noreturn]] void refuse_misaligned(DType dtype, std::string_view op);

inline bool is_aligned(const void* data, DType dtype) {
  // Complex numbers align as their parts do.
  const std::size_t size = itemsize(dtype) >> (is_complex(dtype) ? 1 : 0);
  return (reinterpret_cast<std::uintptr_t>(data) & (size - 1)) == 0;
}

}  // namespace eas::tensor
