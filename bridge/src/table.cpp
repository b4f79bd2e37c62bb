// The table (eas_torch/bridge.h): torch's tensors for those who know no header of torch.
#include "table.hpp"

#include <ATen/EmptyTensor.h>
#include <ATen/ops/from_blob.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <exception>
#include <string>

#include "read_tensor.hpp"

namespace eas_torch {
namespace {

using c10::DispatchKey;
using c10::DispatchKeySet;

// What the header says of torch's numbers.
static_assert(static_cast<int>(at::kByte) == EAS_SCALAR_UINT8);
static_assert(static_cast<int>(at::kChar) == EAS_SCALAR_INT8);
static_assert(static_cast<int>(at::kShort) == EAS_SCALAR_INT16);
static_assert(static_cast<int>(at::kInt) == EAS_SCALAR_INT32);
static_assert(static_cast<int>(at::kLong) == EAS_SCALAR_INT64);
static_assert(static_cast<int>(at::kHalf) == EAS_SCALAR_FLOAT16);
static_assert(static_cast<int>(at::kFloat) == EAS_SCALAR_FLOAT32);
static_assert(static_cast<int>(at::kDouble) == EAS_SCALAR_FLOAT64);
static_assert(static_cast<int>(at::kComplexHalf) == EAS_SCALAR_COMPLEX32);
static_assert(static_cast<int>(at::kComplexFloat) == EAS_SCALAR_COMPLEX64);
static_assert(static_cast<int>(at::kComplexDouble) == EAS_SCALAR_COMPLEX128);
static_assert(static_cast<int>(at::kBool) == EAS_SCALAR_BOOL);
static_assert(static_cast<int>(at::kBFloat16) == EAS_SCALAR_BFLOAT16);
static_assert(static_cast<int>(at::kUInt16) == EAS_SCALAR_UINT16);
static_assert(static_cast<int>(at::kUInt32) == EAS_SCALAR_UINT32);
static_assert(static_cast<int>(at::kUInt64) == EAS_SCALAR_UINT64);
static_assert(static_cast<int>(c10::DeviceType::CPU) == EAS_TORCH_CPU);
static_assert(static_cast<int>(c10::DeviceType::CUDA) == EAS_TORCH_CUDA);
static_assert(static_cast<int>(c10::DeviceType::MPS) == EAS_TORCH_MPS);
static_assert(static_cast<int>(c10::DeviceType::Meta) == EAS_TORCH_META);

thread_local std::string t_error;  // NOLINT: one message a thread

}  // namespace

int fail(int code, std::string words) noexcept {
  try {
    t_error = std::move(words);
  } catch (...) {
    t_error.clear();
  }
  return code;
}

namespace {

// torch's messages carry a C++ stack; the first line says what is wrong.
std::string first_line(const std::exception& error) {
  const auto* torch = dynamic_cast<const c10::Error*>(&error);
  const std::string words = torch ? torch->what_without_backtrace() : error.what();
  return words.substr(0, words.find('\n'));
}

}  // namespace

int fail_as(const std::exception& error) noexcept {
  try {
    return fail(EAS_BRIDGE_FAILED, "torch says: " + first_line(error));
  } catch (...) {
    return fail(EAS_BRIDGE_FAILED, "out of memory");
  }
}

namespace {

bool is_named(PyTypeObject* type, const char* name) {
  for (; type; type = type->tp_base) {
    const std::string_view full = type->tp_name;
    const auto dot = full.rfind('.');
    if (full.substr(dot == std::string_view::npos ? 0 : dot + 1) == name) return true;
  }
  return false;
}

// Why a tensor is not plain.
[[gnu::cold]] int explain(PyObject* object, DispatchKeySet keys) {
  constexpr DispatchKeySet transforms =
      c10::functorch_transforms_ks | DispatchKeySet(DispatchKey::Functionalize);
  const auto refuse = [&](int code, const char* words) {
    return fail(code, std::string(words) + ", got a " + Py_TYPE(object)->tp_name);
  };
  if (is_named(Py_TYPE(object), "FakeTensor") || keys.has(DispatchKey::Fake)) {
    return refuse(EAS_BRIDGE_FAKE, "a FakeTensor has a shape but no memory");
  }
  if (keys.has_any(transforms)) {
    return refuse(EAS_BRIDGE_TRANSFORMED,
                  "the tensor belongs to a transform (torch.func, functionalization)");
  }
  if (keys.has(DispatchKey::Python)) {
    return refuse(EAS_BRIDGE_SUBCLASS, "the class handles operations itself (__torch_dispatch__)");
  }
  if (keys.has_backend(c10::BackendComponent::MetaBit)) {
    return refuse(EAS_BRIDGE_NO_MEMORY, "a meta tensor has a shape but no memory");
  }
  if (keys.has(DispatchKey::Conjugate)) {
    return refuse(EAS_BRIDGE_CONJUGATED, "the tensor is conjugated lazily: resolve_conj()");
  }
  if (keys.has(DispatchKey::Negative)) {
    return refuse(EAS_BRIDGE_NEGATED, "the tensor is negated lazily: resolve_neg()");
  }
  if (keys.has(DispatchKey::ZeroTensor)) {
    return refuse(EAS_BRIDGE_NO_MEMORY, "a tensor of zeros (of forward mode) has no memory");
  }
  return refuse(EAS_BRIDGE_NOT_STRIDED, "only a strided tensor has memory to share");
}

int extract(PyObject* object, TensorBridgeInfo* out) noexcept {
  if (!is_tensor(object)) {
    return fail(EAS_BRIDGE_NOT_A_TENSOR,
                std::string("not a torch.Tensor, got a ") + Py_TYPE(object)->tp_name);
  }
  try {
    c10::TensorImpl& impl = *impl_of(object);
    if (!is_plain(impl.key_set())) return explain(object, impl.key_set());
    describe(impl, *out);
    if (out->ndim > EAS_BRIDGE_MAX_NDIM) {
      return fail(EAS_BRIDGE_TOO_MANY_AXES, "more than 64 axes, got " + std::to_string(out->ndim));
    }
    if (!out->data_ptr && out->numel != 0) {
      return fail(EAS_BRIDGE_NO_MEMORY, "the tensor's storage has no memory");
    }
    if (out->device_type != EAS_TORCH_CPU) [[unlikely]] {
      const c10::Device device = impl.device();
      if (device.is_mps() && out->data_ptr) {
        // An object, and no address to count from.
        out->data_ptr = impl.unsafe_storage().unsafeGetStorageImpl()->mutable_data();
      }
      const auto* guard = c10::impl::getDeviceGuardImpl(device.type());
      out->stream = reinterpret_cast<void*>(guard->getStream(device).id());
    }
    return EAS_BRIDGE_OK;
  } catch (const std::exception& error) {
    return fail_as(error);
  } catch (...) {
    return fail(EAS_BRIDGE_FAILED, "torch threw something that is no exception");
  }
}

int is_tensor_of(PyObject* object) noexcept { return is_tensor(object); }

std::uint64_t get_signature(PyObject* object) noexcept {
  if (!is_tensor(object)) return 0;
  try {
    const c10::TensorImpl& impl = *impl_of(object);
    if (!is_plain(impl.key_set())) return 0;
    const c10::Device device = impl.device();
    const auto scalar = static_cast<std::uint64_t>(c10::typeMetaToScalarType(impl.dtype()));
    // Bit 63 keeps it from being 0.
    return std::uint64_t{1} << 63 | scalar | static_cast<std::uint64_t>(impl.dim()) << 8 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(device.type())) << 32 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(device.index())) << 40 |
           static_cast<std::uint64_t>(impl.requires_grad()) << 48 |
           static_cast<std::uint64_t>(impl.is_contiguous()) << 49;
  } catch (...) {
    return 0;
  }
}

int requires_grad(PyObject* object) noexcept {
  if (!is_tensor(object)) {
    return fail(-1, std::string("not a torch.Tensor, got a ") + Py_TYPE(object)->tp_name);
  }
  try {
    return impl_of(object)->requires_grad();
  } catch (const std::exception& error) {
    fail_as(error);
    return -1;
  }
}

std::int64_t current_stream(int device_type, int device_index) noexcept {
  try {
    const auto type = static_cast<c10::DeviceType>(device_type);
    if (type == c10::DeviceType::CPU) return 0;
    const bool known = device_type > 0 && device_type < c10::COMPILE_TIME_MAX_DEVICE_TYPES;
    if (!known || !c10::impl::hasDeviceGuardImpl(type)) {
      fail(EAS_BRIDGE_FAILED,
           "torch has no such device here, got number " + std::to_string(device_type));
      return -1;
    }
    const c10::Device device(type, static_cast<c10::DeviceIndex>(device_index));
    return c10::impl::getDeviceGuardImpl(type)->getStream(device).id();
  } catch (const std::exception& error) {
    fail_as(error);
    return -1;
  }
}

PyObject* wrap(void* data, const std::int64_t* shape, const std::int64_t* strides, int ndim,
               int scalar_type, int device_type, int device_index, void (*release)(void*),
               void* context) noexcept {
  // Holds the memory from here on, so that it is given back however this ends.
  std::shared_ptr<void> owner;
  try {
    owner = std::shared_ptr<void>(context, [release](void* held) {
      if (release) release(held);
    });
    if (ndim < 0 || ndim > EAS_BRIDGE_MAX_NDIM) {
      fail(EAS_BRIDGE_TOO_MANY_AXES, "more than 64 axes, got " + std::to_string(ndim));
      return nullptr;
    }
    const auto axes = static_cast<std::size_t>(ndim);
    const auto type = static_cast<at::ScalarType>(scalar_type);
    // There is one CPU, and torch gives it no number.
    const auto index =
        static_cast<c10::DeviceIndex>(device_type == EAS_TORCH_CPU ? -1 : device_index);
    const auto options =
        at::TensorOptions().dtype(type).device(static_cast<c10::DeviceType>(device_type), index);
    return THPVariable_Wrap(at::from_blob(
        data, {shape, axes}, {strides, axes}, [owner](void*) mutable { owner.reset(); }, options));
  } catch (const std::exception& error) {
    fail_as(error);
    return nullptr;
  } catch (...) {
    if (!owner && release) release(context);
    fail(EAS_BRIDGE_FAILED, "torch threw something that is no exception");
    return nullptr;
  }
}

const char* get_error() noexcept { return t_error.c_str(); }

constexpr EasTorchBridge kTable{
    EAS_BRIDGE_API_VERSION, sizeof(TensorBridgeInfo), extract, is_tensor_of, get_signature,
    requires_grad,          current_stream,           wrap,    get_error,    mps};

}  // namespace

const EasTorchBridge& table() { return kTable; }

}  // namespace eas_torch
