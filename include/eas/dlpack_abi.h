// The DLPack 1.3 C ABI: how array libraries hand memory to each other inside one process.
// Written from the specification, with its field names and values, in a namespace of our own so that
// a program may include DLPack's own header too, of any version; the layouts are the same
// (tests/python/test_dlpack_abi.py) and pointers may be cast.
#pragma once

#include <cstdint>

namespace eas::dlpack {

inline constexpr std::uint32_t kMajorVersion = 1;
inline constexpr std::uint32_t kMinorVersion = 3;

// Bits of DLManagedTensorVersioned::flags.
inline constexpr std::uint64_t kFlagReadOnly = 1u << 0;
inline constexpr std::uint64_t kFlagIsCopied = 1u << 1;
inline constexpr std::uint64_t kFlagSubbytePadded = 1u << 2;

// Names of the Python capsules; a consumer that has taken the tensor renames its capsule.
inline constexpr const char* kCapsule = "dltensor";
inline constexpr const char* kCapsuleUsed = "used_dltensor";
inline constexpr const char* kCapsuleVersioned = "dltensor_versioned";
inline constexpr const char* kCapsuleVersionedUsed = "used_dltensor_versioned";
inline constexpr const char* kCapsuleExchangeApi = "dlpack_exchange_api";
inline constexpr const char* kExchangeApiAttribute = "__dlpack_c_exchange_api__";

extern "C" {

struct DLPackVersion {
  std::uint32_t major;
  std::uint32_t minor;
};

enum DLDeviceType : std::int32_t {
  kDLCPU = 1,
  kDLCUDA = 2,
  kDLCUDAHost = 3,
  kDLOpenCL = 4,
  kDLVulkan = 7,
  kDLMetal = 8,
  kDLVPI = 9,
  kDLROCM = 10,
  kDLROCMHost = 11,
  kDLExtDev = 12,
  kDLCUDAManaged = 13,
  kDLOneAPI = 14,
  kDLWebGPU = 15,
  kDLHexagon = 16,
  kDLMAIA = 17,
  kDLTrn = 18,
};

struct DLDevice {
  DLDeviceType device_type;
  std::int32_t device_id;
};

struct DLDataType {
  std::uint8_t code;  // the values of eas::DTypeCode
  std::uint8_t bits;
  std::uint16_t lanes;
};

// A borrowed description: shape and strides (in elements) belong to whoever filled it in.
// Before DLPack 1.2 strides may be null, which means row-major and contiguous.
struct DLTensor {
  void* data;
  DLDevice device;
  std::int32_t ndim;
  DLDataType dtype;
  std::int64_t* shape;
  std::int64_t* strides;
  std::uint64_t byte_offset;
};

// The form before DLPack 1.0: no version, no flags.
struct DLManagedTensor {
  DLTensor dl_tensor;
  void* manager_ctx;
  void (*deleter)(DLManagedTensor* self);
};

// Everything up to `flags` stays where it is in all versions, so a deleter can always be called.
struct DLManagedTensorVersioned {
  DLPackVersion version;
  void* manager_ctx;
  void (*deleter)(DLManagedTensorVersioned* self);
  std::uint64_t flags;
  DLTensor dl_tensor;
};

// The C exchange: functions a tensor type offers in a capsule on the type itself. Each gives 0, or -1
// with a Python error set (the allocator reports through set_error instead). No function synchronises.
using DLSetError = void (*)(void* error_ctx, const char* kind, const char* message);
using DLPackManagedTensorAllocator = int (*)(DLTensor* prototype, DLManagedTensorVersioned** out,
                                             void* error_ctx, DLSetError set_error);
using DLPackManagedTensorFromPyObjectNoSync = int (*)(void* py_object,
                                                      DLManagedTensorVersioned** out);
using DLPackManagedTensorToPyObjectNoSync = int (*)(DLManagedTensorVersioned* tensor,
                                                    void** out_py_object);
using DLPackDLTensorFromPyObjectNoSync = int (*)(void* py_object, DLTensor* out);
using DLPackCurrentWorkStream = int (*)(DLDeviceType device_type, std::int32_t device_id,
                                        void** out_current_stream);

struct DLPackExchangeAPIHeader {
  DLPackVersion version;
  DLPackExchangeAPIHeader* prev_api;  // an older table, or null
};

struct DLPackExchangeAPI {
  DLPackExchangeAPIHeader header;
  DLPackManagedTensorAllocator managed_tensor_allocator;
  DLPackManagedTensorFromPyObjectNoSync managed_tensor_from_py_object_no_sync;
  DLPackManagedTensorToPyObjectNoSync managed_tensor_to_py_object_no_sync;
  DLPackDLTensorFromPyObjectNoSync dltensor_from_py_object_no_sync;  // may be null
  DLPackCurrentWorkStream current_work_stream;
};

}  // extern "C"

}  // namespace eas::dlpack
