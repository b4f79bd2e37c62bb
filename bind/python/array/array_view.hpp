// How every part of the Python skin reads an array it is given: eas.Tensor, NumPy, torch (by
// DLPack's C exchange API) or anything with __dlpack__. Nothing is copied and, but for __dlpack__,
// no Python object is made: this is the launcher's hot path (tens of ns an argument).
#pragma once

#include <eas/dtype.hpp>
#include <eas/tensor.hpp>

#include <Python.h>

#include <cstdint>
#include <memory>

#include "python/common/bind.hpp"

namespace eas::dlpack {
struct DLPackExchangeAPI;
}

namespace eas::python {

// A borrowed description of an array. It is valid while the object it was read from lives and this
// view (which may hold a DLPack capsule) lives. Move-only; the GIL must be held to destroy it.
struct ArrayView {
  static constexpr int kInline = 8;

  void* data = nullptr;
  DType dtype = DType::float32;
  Device device;
  bool readonly = false;
  bool differentiable = false;  // requires_grad() is worth asking
  std::int32_t ndim = 0;

  ArrayView() = default;
  ArrayView(const ArrayView&) = delete;
  ArrayView& operator=(const ArrayView&) = delete;
  ~ArrayView() { Py_XDECREF(keep); }

  const std::int64_t* shape() const { return heap ? heap.get() : inline_dims; }
  const std::int64_t* strides() const { return shape() + ndim; }  // in elements
  std::int64_t numel() const {
    std::int64_t n = 1;
    for (int i = 0; i < ndim; ++i) n *= shape()[i];
    return n;
  }
  // Room for ndim sizes followed by ndim strides.
  std::int64_t* reserve(std::int32_t dims) {
    ndim = dims;
    if (dims <= kInline) {
      heap.reset();
      return inline_dims;
    }
    heap = std::make_unique<std::int64_t[]>(static_cast<std::size_t>(dims) * 2);
    return heap.get();
  }

  std::int64_t inline_dims[2 * kInline];
  std::unique_ptr<std::int64_t[]> heap;
  PyObject* keep = nullptr;  // a capsule that must outlive the use, or null
};

// What kind of object this is, found once per type.
enum class ArrayKind : std::uint8_t { None, Tensor, NumPy, Exchange, DLPack };
ArrayKind array_kind(PyObject* object);
// DLPack's C functions of a type, null when it has none that describe its objects.
const dlpack::DLPackExchangeAPI* exchange_api(PyTypeObject* type);

// Fills `out` and gives true when `object` is an array; false (and no error) when it is not one, as
// a Python or NumPy scalar. Throws an eas::Error, tagged [op], for an array that cannot be used:
// another device, an unsupported dtype, misaligned memory, a lazy, sparse, fake or diagonal tensor.
bool read_array(PyObject* object, ArrayView& out, const char* op);
// The same for arrays on any of our devices, whose data nobody here may follow.
bool read_array_anywhere(PyObject* object, ArrayView& out, const char* op);
// The same for arrays that need no Python code to be read (NumPy, eas, torch); false for any other
// object.
bool read_cheap_array(PyObject* object, ArrayView& out, const char* op);
bool read_cheap_array_anywhere(PyObject* object, ArrayView& out, const char* op);

// True for a torch (or eas) tensor that requires grad. Cheap; never raises.
bool requires_grad(PyObject* object);
// True for a torch FakeTensor, which has a shape but no memory. Cheap; never raises.
bool is_fake_tensor(PyObject* object);

// The C++ tensor inside an eas.Tensor, or null for any other object.
Tensor* tensor_of(PyObject* object);
// torch's tensors hold memory that can be exchanged under them (x.data = y, x.set_(y)), and so does
// DLPack made of them: a detached one, which nobody else can see, holds it as it is now. Any other
// object is given back as it is.
nb::object held_alias(nb::handle object);
// An eas.Tensor that aliases any array read_array understands and keeps its memory alive.
// False when `object` is not an array.
bool alias_array(PyObject* object, Tensor& out, const char* op);

}  // namespace eas::python
