// DLPack as Python speaks it, and torch, which is reached through it.
#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <algorithm>

#include "array_view.hpp"
#include "base/format.hpp"
#include "dlpack_capsule.hpp"
#include "support.hpp"
#include "tensor/shape.hpp"
#include "tensor_bind.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

// The array API wants a BufferError for a request that cannot be met.
[[noreturn]] void refuse(const std::string& message) {
  throw nb::buffer_error(("[__dlpack__] " + message).c_str());
}

nb::object export_tensor(const Tensor& tensor, nb::handle stream, nb::handle max_version,
                         nb::handle dl_device, std::optional<bool> copy) {
  if (!stream.is_none() && !nb::borrow(stream).equal(nb::int_(-1))) {
    refuse(cat("the CPU has no streams, got stream=", nb::repr(stream).c_str(), ", expected None"));
  }
  if (!dl_device.is_none()) {
    const nb::object device = nb::borrow(dl_device);
    if (nb::cast<int>(nb::int_(device[0])) != dlpack::kDLCPU) {
      refuse(cat("the tensor is on the CPU, got dl_device=", nb::repr(device).c_str(),
                 ", expected (1, 0)"));
    }
  }
  const bool versioned = !max_version.is_none() && nb::cast<int>(nb::borrow(max_version)[0]) >= 1;
  const bool copied = copy && *copy;
  if (tensor.readonly() && !versioned && !copied) {
    refuse(
        "a read-only tensor cannot be told in this form, got a request for DLPack before 1.0, "
        "expected max_version=(1, 0) or copy=True");
  }
  return make_capsule(copied ? tensor.clone() : tensor, versioned, copied);
}

void check_import_device(nb::handle device, const char* op) {
  if (PyTuple_Check(device.ptr())) {
    const auto type = nb::cast<int>(nb::int_(nb::borrow(device)[0]));
    if (type != dlpack::kDLCPU) {
      throw BackendError(op, cat("this build has no such device, got ", nb::repr(device).c_str(),
                                 ", expected (1, 0), the CPU"));
    }
    return;
  }
  to_device(device, op);
}

Tensor import_tensor(nb::handle x, nb::handle device, std::optional<bool> copy) {
  constexpr const char* kOp = "from_dlpack";
  check_import_device(device, kOp);
  const bool copied = copy && *copy;
  if (PyCapsule_CheckExact(x.ptr())) {
    const Tensor taken = take_capsule(x, kOp);
    return copied ? taken.clone() : taken;
  }
  if (array_kind(x.ptr()) == ArrayKind::DLPack && copy) {
    // The producer decides: it may be able to hand over a copy it has made anyway.
    const nb::object capsule = request_capsule(x, copy, kOp);
    const bool owned = [&] {
      if (!PyCapsule_IsValid(capsule.ptr(), dlpack::kCapsuleVersioned)) return false;
      const auto* managed = static_cast<dlpack::DLManagedTensorVersioned*>(
          PyCapsule_GetPointer(capsule.ptr(), dlpack::kCapsuleVersioned));
      return (managed->flags & dlpack::kFlagIsCopied) != 0;
    }();
    const Tensor taken = take_capsule(capsule, kOp);
    return copied && !owned ? taken.clone() : taken;
  }
  const Tensor aliased = expect_array(x, kOp);
  return copied ? aliased.clone() : aliased;
}

Tensor from_torch(nb::handle x) {
  const nb::object torch = loaded_module("torch");
  if (!torch.is_valid() || !nb::isinstance(x, torch.attr("Tensor"))) {
    throw DTypeError("from_torch", cat("not a torch tensor, got ", describe_object(x),
                                       ", expected a torch.Tensor"));
  }
  return expect_array(x, "from_torch");
}

}  // namespace

nb::object to_torch(const Tensor& tensor, nb::handle device) {
  constexpr const char* kOp = "to_torch";
  tensor.require_dense(kOp);
  if (tensor.readonly()) {
    throw Error(ErrorKind::Error, kOp,
                "torch has no read-only tensors, got a read-only tensor, expected a writable one; "
                "x.clone() makes one");
  }
  const auto strides = tensor.strides();
  if (std::any_of(strides.begin(), strides.end(), [](std::int64_t s) { return s < 0; })) {
    throw ShapeError(kOp, cat("torch has no negative strides, got strides ", tensor::text(strides),
                              ", expected 0 or more; x.contiguous() makes a copy"));
  }
  nb::object torch;
  try {
    torch = nb::module_::import_("torch");
  } catch (nb::python_error& error) {
    if (!error.matches(PyExc_ImportError)) throw;
    throw BackendError(kOp, "torch is not installed, got no module named torch, expected PyTorch");
  }
  const nb::object out = torch.attr("from_dlpack")(nb::cast(tensor));
  return device.is_none() ? out : out.attr("to")(device);
}

void bind_dlpack(nb::module_& m, TensorClass& type) {
  type.def("__dlpack__", export_tensor, nb::kw_only(), "stream"_a = nb::none(),
           "max_version"_a = nb::none(), "dl_device"_a = nb::none(), "copy"_a = nb::none(),
           "A DLPack capsule of this memory; versioned when max_version is (1, 0) or later.")
      .def(
          "__dlpack_device__", [](const Tensor&) { return nb::make_tuple(int{dlpack::kDLCPU}, 0); },
          "DLPack's device: (1, 0), the CPU.")
      .def("to_torch", to_torch, "device"_a = nb::none(),
           "A torch tensor that shares this memory (on `device`, when given, a copy there).");
  type.attr(dlpack::kExchangeApiAttribute) = exchange_api_capsule();
  m.def("from_dlpack", import_tensor, "x"_a.none(), nb::kw_only(), "device"_a = nb::none(),
        "copy"_a = nb::none(),
        "A tensor over the memory of any object with __dlpack__, or of a DLPack capsule. "
        "copy=True copies, copy=False never does, None copies only where it must.");
  m.def(
      "to_dlpack",
      [](nb::handle x) { return make_capsule(expect_array(x, "to_dlpack"), true, false); },
      "x"_a.none(), "A versioned DLPack capsule of x's memory.");
  m.def("from_torch", from_torch, "x"_a.none(),
        "A tensor that shares the memory of a torch CPU tensor.");
  m.def(
      "to_torch",
      [](nb::handle x, nb::handle device) { return to_torch(expect_array(x, "to_torch"), device); },
      "x"_a.none(), "device"_a = nb::none(), "A torch tensor that shares x's memory.");
}

}  // namespace eas::python
