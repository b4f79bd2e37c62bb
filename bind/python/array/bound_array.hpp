// An array of a bound launch (kernel.bind). It holds the memory as it was when it was bound, so that
// none is used that was freed, and sees when the array has other memory now, may no longer be
// written, or asks for gradients: a few loads a call.
#pragma once

#include <Python.h>

#include <memory>
#include <string>

#include "python/array/array_view.hpp"
#include "python/array/numpy_abi.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/common/bind.hpp"

namespace eas::python {

class BoundArray {
 public:
  // `view` is what was read of the object just now; `written`: the kernel writes it. LaunchError,
  // tagged with the kernel's name, when the memory cannot be held.
  BoundArray(PyObject* object, const ArrayView& view, bool written, const std::string& parameter,
             const std::string& kernel);

  // False when the array must be read again to see whether it is.
  bool is_as_bound() const {
    switch (looked_at_) {
      case Looked::Never: return true;
      case Looked::NumPy: {
        const auto& array = *reinterpret_cast<const NumPyArray*>(object_);
        return array.data == data_ && (array.flags & needed_flags_) == needed_flags_;
      }
      case Looked::Tensor: return tensor_->data() == data_ && !tensor_->requires_grad();
      case Looked::Torch: return torch_->has_same_memory(object_);
      case Looked::Always: return false;
    }
    __builtin_unreachable();
  }
  int traverse(visitproc visit, void* arg) const {
    Py_VISIT(held_.ptr());
    return 0;
  }

 private:
  // Whose memory cannot change hands (DLPack capsules), what is looked into, and all else.
  enum class Looked : std::uint8_t { Never, NumPy, Tensor, Torch, Always };

  PyObject* object_;  // the launch holds it
  nb::object held_;   // holds the memory, whatever becomes of the object
  const void* data_;
  const Tensor* tensor_ = nullptr;  // in the object
  int needed_flags_ = 0;
  Looked looked_at_ = Looked::Always;
  std::unique_ptr<TorchSnapshot> torch_;
};

}  // namespace eas::python
