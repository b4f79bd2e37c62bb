// See dlpack_capsule.hpp. A capsule's name says which struct it holds and whether it has been
// taken.
#include "python/tensor/dlpack_capsule.hpp"

#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "tensor/device.hpp"
#include "tensor/dlpack.hpp"

namespace eas::python {
namespace {

using dlpack::DLManagedTensor;
using dlpack::DLManagedTensorVersioned;

template <class Managed>
Managed* pointer(PyObject* capsule, const char* name) {
  return static_cast<Managed*>(PyCapsule_GetPointer(capsule, name));
}

[[noreturn]] void refuse_capsule(nb::handle capsule, const char* op) {
  const char* name =
      PyCapsule_CheckExact(capsule.ptr()) ? PyCapsule_GetName(capsule.ptr()) : nullptr;
  PyErr_Clear();
  const std::string got = name ? cat("a capsule named \"", name, "\"") : describe_object(capsule);
  const bool used = name && std::string_view(name).starts_with("used_");
  throw Error(
      ErrorKind::Error, op,
      cat(used ? "the DLPack capsule has been used before, got " : "not a DLPack capsule, got ",
          got, ", expected \"dltensor_versioned\" or \"dltensor\""));
}

template <class Managed>
void release_unused(PyObject* capsule, const char* name) {
  if (!PyCapsule_IsValid(capsule, name)) return;
  auto* managed = pointer<Managed>(capsule, name);
  if (managed->deleter) managed->deleter(managed);
}

void check_device(nb::handle object, const char* op) {
  if (!nb::hasattr(object, "__dlpack_device__")) return;
  const nb::object device = object.attr("__dlpack_device__")();
  int type = 0, index = 0;
  const bool is_pair = PyTuple_Check(device.ptr()) && PyTuple_GET_SIZE(device.ptr()) == 2;
  // int() of each: DLPack's device types may be an enum of the producer's.
  if (!is_pair || !nb::try_cast(nb::object(nb::int_(device[0])), type) ||
      !nb::try_cast(nb::object(nb::int_(device[1])), index)) {
    throw BackendError(op, cat("the device is no pair of ints, got ", describe_object(device),
                               " from __dlpack_device__, expected as (1, 0)"));
  }
  if (!tensor::on_cpu({static_cast<dlpack::DLDeviceType>(type), index}) &&
      !tensor::device_of_dlpack(type)) {
    tensor::refuse_device(type, index, op);
  }
}

}  // namespace

nb::object request_capsule(nb::handle object, std::optional<bool> copy, const char* op) {
  check_device(object, op);
  const nb::object method = object.attr("__dlpack__");
  nb::dict options;
  options["max_version"] = nb::make_tuple(dlpack::kMajorVersion, dlpack::kMinorVersion);
  if (copy) options["copy"] = nb::bool_(*copy);
  try {
    return method(**options);
  } catch (nb::python_error& error) {
    // A TypeError comes from a producer that does not know the options of DLPack 1.0.
    if (!error.matches(PyExc_TypeError)) throw;
  }
  return method();
}

CapsuleContent look_into(nb::handle capsule, const char* op) {
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsuleVersioned)) {
    const auto* managed =
        pointer<DLManagedTensorVersioned>(capsule.ptr(), dlpack::kCapsuleVersioned);
    if (managed->version.major == dlpack::kMajorVersion) {
      return {&managed->dl_tensor, (managed->flags & dlpack::kFlagReadOnly) != 0};
    }
    throw BackendError(op, cat("DLPack's version does not match, got ", managed->version.major, ".",
                               managed->version.minor, ", expected ", dlpack::kMajorVersion, ".x"));
  }
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsule)) {
    return {&pointer<DLManagedTensor>(capsule.ptr(), dlpack::kCapsule)->dl_tensor, false};
  }
  refuse_capsule(capsule, op);
}

Tensor take_capsule(nb::handle capsule, const char* op) {
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsuleVersioned)) {
    auto* managed = pointer<DLManagedTensorVersioned>(capsule.ptr(), dlpack::kCapsuleVersioned);
    PyCapsule_SetName(capsule.ptr(), dlpack::kCapsuleVersionedUsed);
    return from_dlpack(managed, op);
  }
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsule)) {
    auto* managed = pointer<DLManagedTensor>(capsule.ptr(), dlpack::kCapsule);
    PyCapsule_SetName(capsule.ptr(), dlpack::kCapsuleUsed);
    return from_dlpack(managed, op);
  }
  refuse_capsule(capsule, op);
}

nb::object make_capsule(const Tensor& tensor, bool versioned, bool is_copy) {
  PyObject* capsule =
      versioned ? PyCapsule_New(to_dlpack(tensor, is_copy), dlpack::kCapsuleVersioned,
                                [](PyObject* self) {
                                  release_unused<DLManagedTensorVersioned>(
                                      self, dlpack::kCapsuleVersioned);
                                })
                : PyCapsule_New(to_dlpack_legacy(tensor), dlpack::kCapsule, [](PyObject* self) {
                    release_unused<DLManagedTensor>(self, dlpack::kCapsule);
                  });
  if (!capsule) throw nb::python_error();
  return nb::steal(capsule);
}

}  // namespace eas::python
