// See bound_array.hpp.
#include "python/array/bound_array.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

// torch's tensors as ones nobody else can give other memory to.
nb::object hold(PyObject* object, const ArrayView& view, const std::string& parameter,
                const std::string& kernel) {
  nb::object held = held_alias(object);
  ArrayView again;
  if (read_cheap_array_anywhere(held.ptr(), again, kernel.c_str()) && again.data == view.data)
    return held;
  throw LaunchError(
      kernel, cat("argument '", parameter, "' cannot be bound, got a ", python::type_name(object),
                  " whose detach() has other memory, expected a plain tensor"));
}

}  // namespace

BoundArray::BoundArray(PyObject* object, const ArrayView& view, bool written,
                       const std::string& parameter, const std::string& kernel)
    : object_(object), data_(view.data) {
  switch (array_kind(object)) {
    case ArrayKind::None:
    case ArrayKind::DLPack: looked_at_ = Looked::Never; break;  // the view holds the capsule
    case ArrayKind::NumPy:
      looked_at_ = Looked::NumPy;
      needed_flags_ = written ? kNumPyWriteable : 0;
      break;
    case ArrayKind::Tensor:
      looked_at_ = Looked::Tensor;
      tensor_ = tensor_of(object);
      held_ = nb::cast(tensor_->detach());
      break;
    case ArrayKind::Exchange: {
      held_ = hold(object, view, parameter, kernel);
      auto snapshot = std::make_unique<TorchSnapshot>();
      if (!snapshot->take(object, view)) break;
      torch_ = std::move(snapshot);
      looked_at_ = Looked::Torch;
      break;
    }
  }
}

}  // namespace eas::python
