// One object of a call of known form (forms.hpp): what must be like it was, and which argument of
// machine code it becomes.
#pragma once

#include <Python.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "compile/native.hpp"
#include "python/array/numpy_abi.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/common/bind.hpp"
#include "python/launch/arguments.hpp"

namespace eas::python {

// What machine code is given, one argument a parameter of the IR. Sizes and strides are copied: a long
// launch gives up the GIL, and others may change an array meanwhile.
struct FormArguments {
  static constexpr std::size_t kMaxParams = 24, kMaxDims = 96;

  FormArguments() {}  // filled as far as it goes; the rest is not touched
  std::int64_t dims[kMaxDims];
  union {
    compile::NativeArgument at[kMaxParams];
  };
  bool requires_grad = false;  // a tensor of torch's does
};

// A tuple of up to three ints, nothing of which can change; its length, or -1 for anything else.
int read_sizes(PyObject* object, std::int64_t* out);
// None, bools and strings, which stay what they are as long as they are the same object.
bool is_plain(PyObject* object);

class FormPlace {
 public:
  // For an object that was read as `argument`, which is parameter `param` of the IR; its sizes go to
  // `dims`. False for what cannot be compared later: memory that a capsule must hold, subclasses of
  // numbers.
  bool learn(PyObject* object, const Argument& argument, std::uint32_t param, std::size_t dims);
  // For one that is no parameter: a constexpr, None, an option. False for what may change while it
  // stays the same object, as a function does with what its names hold.
  bool learn_constant(PyObject* object);
  // For the option _grid=, which is read at each launch.
  void learn_grid() { kind_ = Kind::Grid; }

  // Whether a call with this object is of the form; fills its argument.
  bool read(PyObject* object, FormArguments& out) const {
    switch (kind_) {
      case Kind::NumPy: return read_numpy(object, out);
      case Kind::Torch: return read_torch(object, out);
      case Kind::Array: return read_array(object, out);
      case Kind::Bool:
      case Kind::Int:
      case Kind::Float: return read_number(object, out);
      case Kind::Grid: return true;
      case Kind::Same: return object == held_.ptr() || equals(object);
    }
    __builtin_unreachable();
  }
  bool is_grid() const { return kind_ == Kind::Grid; }

  int traverse(visitproc visit, void* arg) const {
    Py_VISIT(held_.ptr());
    Py_VISIT(type_.ptr());
    return 0;
  }

 private:
  enum class Kind : std::uint8_t { NumPy, Torch, Array, Bool, Int, Float, Same, Grid };

  bool read_numpy(PyObject* object, FormArguments& out) const {
    if (reinterpret_cast<PyObject*>(Py_TYPE(object)) != type_.ptr()) return false;
    const auto& array = *reinterpret_cast<const NumPyArray*>(object);
    if (reinterpret_cast<PyObject*>(array.descr) != held_.ptr() || array.nd != ndim_ ||
        !(array.flags & kNumPyWriteable) != readonly_) {
      return false;
    }
    std::int64_t* dims = out.dims + dims_;
    std::int64_t odd = reinterpret_cast<std::intptr_t>(array.data) & part_;
    const std::int64_t rest = (std::int64_t{1} << shift_) - 1;
    for (std::int32_t i = 0; i < ndim_; ++i) {
      dims[i] = array.dimensions[i];
      dims[ndim_ + i] = array.strides[i] >> shift_;
      odd |= array.strides[i] & rest;
    }
    out.at[param_] = {array.data, dims, dims + ndim_, ndim_, 0};
    return odd == 0;  // what no code may touch is refused the long way
  }
  bool read_torch(PyObject* object, FormArguments& out) const {
    void* data;
    const std::int64_t* sizes;
    if (!torch_->read(object, data, sizes)) return read_array(object, out);
    give(out, data, sizes, sizes + TorchSnapshot::Alike::axes());
    return (reinterpret_cast<std::uintptr_t>(data) & part_) == 0;
  }
  bool read_array(PyObject* object, FormArguments& out) const;
  bool read_number(PyObject* object, FormArguments& out) const {
    std::int64_t bits = 0;
    if (!number(object, bits)) return false;
    out.at[param_] = {nullptr, nullptr, nullptr, 0, bits};
    return true;
  }
  bool number(PyObject* object, std::int64_t& bits) const;
  bool equals(PyObject* object) const;
  void give(FormArguments& out, void* data, const std::int64_t* shape,
            const std::int64_t* strides) const {
    std::int64_t* dims = out.dims + dims_;
    for (std::int32_t i = 0; i < ndim_; ++i) {
      dims[i] = shape[i];
      dims[ndim_ + i] = strides[i];
    }
    out.at[param_] = {data, dims, dims + ndim_, ndim_, 0};
  }

  Kind kind_ = Kind::Same;
  DType dtype_ = DType::float32;
  bool readonly_ = false;
  std::uint8_t shift_ = 0;  // log2 of the bytes of an element
  std::uint8_t part_ = 0;   // of an address, the bits that must be 0
  std::int32_t ndim_ = 0;   // of an array, or of sizes
  std::uint32_t param_ = 0;
  std::size_t dims_ = 0;  // where its sizes go
  std::int64_t bits_ = 0;
  std::int64_t sizes_[3] = {};
  std::unique_ptr<TorchSnapshot::Alike> torch_;
  nb::object type_;  // of an array
  nb::object held_;  // a constant itself; of a NumPy array its descr
};

}  // namespace eas::python
