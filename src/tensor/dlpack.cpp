// DLPack in and out. A tensor we hand out lives in a Holder beside its C description; one we take
// in is kept by a shared_ptr whose deleter is the producer's.
#include "tensor/dlpack.hpp"

#include <eas/dlpack.hpp>

#include "base/format.hpp"
#include "tensor/device.hpp"
#include "tensor/owner.hpp"
#include "tensor/shape.hpp"

#include <array>

namespace eas {

using namespace dlpack;

namespace tensor {
namespace {

std::string type_text(const DLDataType& type) {
  constexpr std::array kCodes = {"int",
                                 "uint",
                                 "float",
                                 "opaque handle",
                                 "bfloat",
                                 "complex",
                                 "bool",
                                 "float8_e3m4",
                                 "float8_e4m3",
                                 "float8_e4m3b11fnuz",
                                 "float8_e4m3fn",
                                 "float8_e4m3fnuz",
                                 "float8_e5m2",
                                 "float8_e5m2fnuz",
                                 "float8_e8m0fnu",
                                 "float6_e2m3fn",
                                 "float6_e3m2fn",
                                 "float4_e2m1fn"};
  std::string out;
  if (type.code >= kCodes.size()) {
    out = cat("type code ", int{type.code}, " of ", int{type.bits}, " bits");
  } else if (type.code >= 6) {
    out = kCodes[type.code];  // the name says the width
  } else {
    out = cat(kCodes[type.code], int{type.bits});
  }
  return type.lanes == 1 ? out : cat(out, " x ", type.lanes);
}

// dtype + 1 by [code][bytes], 0 where there is none.
struct DTypeTable {
  std::uint8_t entry[8][17] = {};
  constexpr DTypeTable() {
#define EAS_DTYPE(name, short, code, bits, storage)      \
  entry[static_cast<int>(DTypeCode::code)][(bits) / 8] = \
      static_cast<std::uint8_t>(static_cast<int>(DType::name) + 1);
#include <eas/dtypes.def>
  }
};
constexpr DTypeTable kTable;

}  // namespace

DType checked_dtype(const DLDataType& type, std::string_view op) {
  if (type.code < 8 && type.bits % 8 == 0 && type.bits <= 128 && type.lanes == 1) {
    const int found = kTable.entry[type.code][type.bits / 8];
    if (found) return static_cast<DType>(found - 1);
  }
  throw DTypeError(op, cat("the dtype is not supported, got ", type_text(type),
                           ", expected bool, an integer, float16, bfloat16, float32, float64, "
                           "complex64 or complex128; convert it first"));
}

std::string device_text(int device_type, int device_id) {
  constexpr std::array kNames = {"",       "cpu",       "cuda",    "cuda_host",    "opencl",
                                 "",       "",          "vulkan",  "metal",        "vpi",
                                 "rocm",   "rocm_host", "ext_dev", "cuda_managed", "oneapi",
                                 "webgpu", "hexagon",   "maia",    "trainium"};
  const auto at = static_cast<std::size_t>(device_type);
  const std::string name = device_type >= 0 && at < kNames.size() ? kNames[at] : "";
  if (name.empty()) return cat("device type ", device_type);
  return cat(name, ":", device_id);
}

void refuse_device(int device_type, int device_id, std::string_view op) {
  throw BackendError(op,
                     cat("the data is on another device, got ", device_text(device_type, device_id),
                         ", expected cpu; copy it to the CPU first"));
}

void refuse_misaligned(DType dtype, std::string_view op) {
  throw ShapeError(op, cat("the memory is misaligned, got an address that is no multiple of ",
                           itemsize(dtype) >> (is_complex(dtype) ? 1 : 0), ", expected aligned ",
                           name(dtype), " elements; copy it first"));
}

void check_axes(const DLTensor& from, std::string_view op) {
  constexpr std::int32_t kMostAxes = 1024;  // more are no tensor but garbage
  if (from.ndim >= 0 && from.ndim <= kMostAxes && (from.ndim == 0 || from.shape)) return;
  throw ShapeError(op, cat("the producer's tensor is damaged, got ndim ", from.ndim,
                           from.shape ? "" : " without sizes", ", expected a size for each axis"));
}

ForeignMemory checked_memory(const DLTensor& from, DType dtype, std::string_view op) {
  check_axes(from, op);
  const Span shape(from.shape, static_cast<std::size_t>(from.ndim));
  const std::int64_t numel = checked_numel(shape, itemsize(dtype), op);
  if (from.strides) check_reach(shape, Span(from.strides, shape.size()), itemsize(dtype), op);
  if (!from.data) return {nullptr, numel};
  std::uintptr_t at = 0;
  if (__builtin_add_overflow(reinterpret_cast<std::uintptr_t>(from.data), from.byte_offset, &at)) {
    throw ShapeError(op, cat("the producer's tensor is damaged, got a byte offset of ",
                             from.byte_offset, ", expected one inside its memory"));
  }
  return {reinterpret_cast<void*>(at), numel};
}

namespace {

// Memory of a device travels as the driver's name of the block and how far into it.
Tensor tensor_on_device(const DLTensor& from, std::shared_ptr<void> owner, bool readonly,
                        DeviceKind kind, std::string_view op) {
  const DType dtype = checked_dtype(from.dtype, op);
  checked_memory(from, dtype, op);
  const auto ndim = static_cast<std::size_t>(from.ndim);
  const Dims shape(Span(from.shape, ndim));
  const Dims strides =
      from.strides || ndim == 0 ? Dims(Span(from.strides, ndim)) : contiguous_strides(shape);
  const Device device{kind, from.device.device_id};
  if (!from.data) return Tensor::empty(shape, dtype, device);  // no elements
  DeviceMemory& memory = device_memory(kind, op);
  if (device.index < 0 || device.index >= memory.count(op)) {
    refuse_device(from.device.device_type, from.device.device_id, op);
  }
  auto held = memory.adopt(device.index, from.data, std::move(owner));
  auto* const data = static_cast<char*>(held.get()) + from.byte_offset;
  return Tensor::from_memory(data, shape, strides, dtype, std::move(held), readonly, device);
}

Tensor tensor_over(const DLTensor& from, std::shared_ptr<void> owner, bool readonly,
                   std::string_view op) {
  if (!on_cpu(from.device)) {
    const auto kind = device_of_dlpack(from.device.device_type);
    if (kind) return tensor_on_device(from, std::move(owner), readonly, *kind, op);
    refuse_device(from.device.device_type, from.device.device_id, op);
  }
  const DType dtype = checked_dtype(from.dtype, op);
  const auto [data, numel] = checked_memory(from, dtype, op);
  const auto ndim = static_cast<std::size_t>(from.ndim);
  const Dims shape(Span(from.shape, ndim));
  if (numel > 0 && !data) {
    throw BackendError(op, cat("the tensor has no memory, got a null pointer for shape ",
                               text(shape), ", expected data on the CPU"));
  }
  if (numel > 0 && !is_aligned(data, dtype)) refuse_misaligned(dtype, op);
  const Dims strides =
      from.strides || ndim == 0 ? Dims(Span(from.strides, ndim)) : contiguous_strides(shape);
  return Tensor::from_memory(data, shape, strides, dtype, std::move(owner), readonly);
}

template <class Managed>
std::shared_ptr<void> owner_for(Managed* managed, std::uint32_t* writes = nullptr) {
  const auto release = [](void* p) {
    auto* self = static_cast<Managed*>(p);
    if (self->deleter) self->deleter(self);
  };
  return {managed, Owner(release, writes)};
}

template <class Managed>
struct Holder {
  explicit Holder(const Tensor& held) : tensor(held.detach()) {
    managed.manager_ctx = this;
    managed.deleter = [](Managed* self) { delete static_cast<Holder*>(self->manager_ctx); };
    managed.dl_tensor = describe(tensor);
  }
  Tensor tensor;
  Managed managed{};
};

}  // namespace
}  // namespace tensor

DLDevice tensor::dlpack_device(const Tensor& tensor) {
  const Device device = tensor.device();
  if (tensor.on_host()) return {kDLCPU, 0};
  const int type = device_memory(device.kind, "dlpack").dlpack_type();
  if (type == 0) require_host(tensor, "dlpack");
  return {static_cast<DLDeviceType>(type), device.index};
}

DLTensor describe(const Tensor& tensor) {
  tensor.require_dense("dlpack");
  const DTypeInfo& type = info(tensor.dtype());
  DLTensor out{};
  out.data = tensor.numel() ? tensor.data() : nullptr;  // as DLPack asks for
  out.device = tensor::dlpack_device(tensor);
  if (out.data && !tensor.on_host()) {
    const Device device = tensor.device();
    const auto handle = tensor::device_memory(device.kind, "dlpack").handle(device.index, out.data);
    out.data = handle.block;
    out.byte_offset = handle.offset;
  }
  out.ndim = tensor.ndim();
  out.dtype = {static_cast<std::uint8_t>(type.code), static_cast<std::uint8_t>(type.bits), 1};
  // DLPack's struct is not const, its users must not write here.
  out.shape = const_cast<std::int64_t*>(tensor.shape().data());
  out.strides = const_cast<std::int64_t*>(tensor.strides().data());
  return out;
}

DLManagedTensorVersioned* to_dlpack(const Tensor& tensor, bool is_copy) {
  auto holder = std::make_unique<tensor::Holder<DLManagedTensorVersioned>>(tensor);
  holder->managed.version = {kMajorVersion, kMinorVersion};
  holder->managed.flags = (tensor.readonly() ? kFlagReadOnly : 0) | (is_copy ? kFlagIsCopied : 0);
  return &holder.release()->managed;
}

DLManagedTensor* to_dlpack_legacy(const Tensor& tensor) {
  if (tensor.readonly()) {
    throw Error(ErrorKind::Error, "dlpack",
                "a read-only tensor cannot be told in this form, got a request for DLPack "
                "before 1.0, expected max_version=(1, 0) or a copy");
  }
  auto holder = std::make_unique<tensor::Holder<DLManagedTensor>>(tensor);
  return &holder.release()->managed;
}

Tensor from_dlpack(DLManagedTensorVersioned* managed, std::string_view op) {
  return tensor::import(managed, op, nullptr);
}

Tensor tensor::import(DLManagedTensorVersioned* managed, std::string_view op,
                      std::uint32_t* writes) {
  const auto owner = tensor::owner_for(managed, writes);
  if (managed->version.major != kMajorVersion) {
    throw BackendError(op, cat("DLPack's version does not match, got ", managed->version.major, ".",
                               managed->version.minor, ", expected ", kMajorVersion, ".x"));
  }
  return tensor::tensor_over(managed->dl_tensor, owner, managed->flags & kFlagReadOnly, op);
}

Tensor from_dlpack(DLManagedTensor* managed, std::string_view op) {
  return tensor::tensor_over(managed->dl_tensor, tensor::owner_for(managed), false, op);
}

}  // namespace eas
