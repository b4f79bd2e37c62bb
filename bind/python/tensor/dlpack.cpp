// DLPack as Python speaks it, and torch, which is reached through it.
#include <eas/dlpack.hpp>
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "launch/on_device.hpp"
#include "python/array/array_view.hpp"
#include "python/array/torch_mps.hpp"
#include "python/common/support.hpp"
#include "python/tensor/dlpack_capsule.hpp"
#include "python/tensor/function.hpp"
#include "python/tensor/tensor.hpp"
#include "runtime/streams.hpp"
#include "tensor/device.hpp"
#include "tensor/dlpack.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

// The array API wants a BufferError for a request that cannot be met.
[[noreturn]] void refuse(const std::string& message) {
  throw nb::buffer_error(("[__dlpack__] " + message).c_str());
}

// The first of a pair of ints such as a version or a device.
int first_of_pair(nb::handle pair, const char* what) {
  const bool is_pair = PyTuple_Check(pair.ptr()) && PyTuple_GET_SIZE(pair.ptr()) == 2;
  const nb::object first = is_pair ? nb::borrow(PyTuple_GET_ITEM(pair.ptr(), 0)) : nb::object();
  int out = 0;
  if (!is_pair || !nb::try_cast(nb::object(nb::int_(first)), out)) {
    refuse(cat(what, " is no pair of ints, got ", describe_object(pair), ", expected as (1, 0)"));
  }
  return out;
}

// torch.from_dlpack ends the process at a negative stride and writes through the read-only flag.
// __dlpack__ is called from Python code, so its caller can be seen.
bool caller_is_torch() {
  PyObject* globals = PyEval_GetGlobals();
  PyObject* name = globals ? PyDict_GetItemString(globals, "__name__") : nullptr;
  return name && PyUnicode_Check(name) &&
         PyUnicode_CompareWithASCIIString(name, "torch.utils.dlpack") == 0;
}

constexpr const char* kEndsTorch =
    "torch ends the process at a capsule with negative strides, got strides ";

void wait_for_device(const Tensor& tensor) {
  const runtime::Backend& backend = *runtime::backend_of(tensor.device().kind);
  const auto stream = runtime::main_stream(backend, tensor.device().index);
  const nb::gil_scoped_release others_run;
  runtime::take_turn(*stream);
  launch::synchronize(*stream);
}

void check_torch_takes(const Tensor& tensor) {
  if (tensor.on_host() || tensor.numel() == 0 || describe(tensor).byte_offset == 0) return;
  if (torch_takes_offsets()) return;
  refuse(
      "this torch forgets where in a block of a device memory begins, got a view, expected "
      "x.clone()");
}

bool has_negative_stride(const Tensor& tensor) {
  const auto strides = tensor.strides();
  return std::any_of(strides.begin(), strides.end(), [](std::int64_t s) { return s < 0; });
}

nb::object export_tensor(const Tensor& tensor, nb::handle stream, nb::handle max_version,
                         nb::handle dl_device, std::optional<bool> copy) {
  refuse_in_function(tensor, "__dlpack__");
  if (!stream.is_none() && !nb::borrow(stream).equal(nb::int_(-1))) {
    refuse(cat("the CPU has no streams, got stream=", utf8(nb::repr(stream)), ", expected None"));
  }
  const dlpack::DLDevice where = tensor::dlpack_device(tensor);
  if (!dl_device.is_none()) {
    if (first_of_pair(dl_device, "dl_device") != where.device_type) {
      refuse(cat("the tensor is on ", tensor.on_host() ? "the CPU" : to_string(tensor.device()),
                 ", got dl_device=", utf8(nb::repr(dl_device)), ", expected (",
                 int{where.device_type}, ", ", where.device_id, ")"));
    }
  }
  // Others do not know our queues: what they get is done.
  if (!tensor.on_host()) wait_for_device(tensor);
  const bool versioned = !max_version.is_none() && first_of_pair(max_version, "max_version") >= 1;
  if (!tensor.is_dense() && copy && !*copy) {
    refuse("a diagonal tensor is dense only as a copy, got copy=False, expected None or True");
  }
  const bool copied = (copy && *copy) || !tensor.is_dense();
  if (!copied && caller_is_torch()) {
    check_torch_takes(tensor);
    if (tensor.readonly()) {
      refuse("torch has no read-only tensors, got a read-only tensor, expected x.clone()");
    }
    if (has_negative_stride(tensor)) {
      refuse(cat("torch has no negative strides, got strides ", tensor::text(tensor.strides()),
                 ", expected x.contiguous()"));
    }
  }
  if (tensor.readonly() && !versioned && !copied) {
    refuse(
        "a read-only tensor cannot be told in this form, got a request for DLPack before 1.0, "
        "expected max_version=(1, 0) or copy=True");
  }
  if (!copied && !versioned && has_negative_stride(tensor)) {
    // A consumer of today says its version; what is handed on by hand may go anywhere.
    refuse(cat(kEndsTorch, tensor::text(tensor.strides()),
               " and a request for DLPack before 1.0, expected max_version=(1, 0) from a consumer "
               "that knows them, or copy=True"));
  }
  return make_capsule(copied ? tensor.contiguous().clone() : tensor, versioned, copied);
}

// Nobody says who will take such a capsule.
nb::object bare_capsule(nb::handle x) {
  constexpr const char* kOp = "to_dlpack";
  if (const Tensor* ours = tensor_of(x.ptr())) refuse_in_function(*ours, kOp);
  const Tensor tensor = expect_array(x, kOp);
  if (tensor.is_dense() && has_negative_stride(tensor)) {
    throw ShapeError(kOp,
                     cat(kEndsTorch, tensor::text(tensor.strides()),
                         ", expected 0 or more; x.contiguous() makes a copy, and consumers that "
                         "know them take x itself, as np.from_dlpack(x)"));
  }
  return make_capsule(tensor, true, false);
}

void check_import_device(nb::handle device, const char* op) {
  if (PyTuple_Check(device.ptr())) {
    if (first_of_pair(device, "device") != dlpack::kDLCPU) {
      throw BackendError(op, cat("this build has no such device, got ", utf8(nb::repr(device)),
                                 ", expected (1, 0), the CPU"));
    }
    return;
  }
  to_device(device, op);
}

Tensor import_here(nb::handle x, std::optional<bool> copy) {
  constexpr const char* kOp = "from_dlpack";
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

Tensor import_tensor(nb::handle x, nb::handle device, std::optional<bool> copy) {
  constexpr const char* kOp = "from_dlpack";
  check_import_device(device, kOp);
  const Tensor here = import_here(x, copy);
  if (device.is_none() || PyTuple_Check(device.ptr())) return here;
  const Device wanted = to_device(device, kOp);
  if (wanted != here.device() && copy && !*copy) {
    throw BackendError(kOp,
                       cat("another device needs a copy, got copy=False for \"", to_string(wanted),
                           "\", expected \"", to_string(here.device()), "\""));
  }
  return moved(here, wanted);
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

nb::object to_torch(const Tensor& tracked, nb::handle device) {
  constexpr const char* kOp = "to_torch";
  refuse_in_function(tracked, kOp);
  // Of other devices than the host torch has Metal, as MPS.
  const bool mps = !tracked.on_host() && tracked.is_dense() &&
                   tensor::dlpack_device(tracked).device_type == dlpack::kDLMetal;
  if (!mps) tensor::require_host(tracked, kOp);
  const Tensor held = tracked.detach();
  const Tensor tensor = held.is_dense() ? held : held.contiguous();
  if (tensor.readonly()) {
    throw Error(ErrorKind::Error, kOp,
                "torch has no read-only tensors, got a read-only tensor, expected a writable one; "
                "x.clone() makes one");
  }
  if (has_negative_stride(tensor)) {
    throw ShapeError(
        kOp, cat("torch has no negative strides, got strides ", tensor::text(tensor.strides()),
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
  if (device.is_none()) return out;
  try {
    return out.attr("to")(device);
  } catch (nb::python_error& error) {
    const std::string reason = utf8(nb::str(error.value()));
    throw BackendError(kOp, cat("torch cannot use the device, got ", describe_object(device), " (",
                                reason.substr(0, reason.find('\n')),
                                "), expected a device torch has, such as \"cpu\""));
  }
}

void bind_dlpack(nb::module_& m, TensorClass& type) {
  type.def("__dlpack__", export_tensor, nb::kw_only(), "stream"_a = nb::none(),
           "max_version"_a = nb::none(), "dl_device"_a = nb::none(), "copy"_a = nb::none(),
           "A DLPack capsule of this memory; versioned when max_version is (1, 0) or later.")
      .def(
          "__dlpack_device__",
          [](const Tensor& t) {
            const dlpack::DLDevice where = tensor::dlpack_device(t);
            return nb::make_tuple(int{where.device_type}, where.device_id);
          },
          "DLPack's device: (1, 0), the CPU, or (4, 0) for OpenCL.")
      .def("to_torch", to_torch, "device"_a = nb::none(),
           "A torch tensor that shares this memory (on `device`, when given, a copy there).");
  type.attr(dlpack::kExchangeApiAttribute) = exchange_api_capsule();
  m.def("from_dlpack", import_tensor, "x"_a.none(), nb::kw_only(), "device"_a = nb::none(),
        "copy"_a = nb::none(),
        "A tensor over the memory of any object with __dlpack__, or of a DLPack capsule. "
        "copy=True copies, copy=False never does, None copies only where it must.");
  m.def("to_dlpack", bare_capsule, "x"_a.none(), "A versioned DLPack capsule of x's memory.");
  m.def("from_torch", from_torch, "x"_a.none(),
        "A tensor that shares the memory of a torch tensor, on the CPU or on MPS.");
  m.def(
      "to_torch",
      [](nb::handle x, nb::handle device) {
        if (const Tensor* ours = tensor_of(x.ptr())) return to_torch(*ours, device);
        return to_torch(expect_array(x, "to_torch"), device);
      },
      "x"_a.none(), "device"_a = nb::none(), "A torch tensor that shares x's memory.");
}

}  // namespace eas::python
