// What an einsum gives back: a NumPy array, an eas.Tensor or a torch tensor, by its operands.
#pragma once

#include <eas/tensor.hpp>

#include <cstdint>

#include "python/common/bind.hpp"

namespace eas::python {

// The largest kind among the operands is the result's.
enum class ResultKind : std::uint8_t { NumPy, Tensor, Torch };
const char* name(ResultKind kind);

// True for a torch.Tensor or a subclass of it. Never imports torch.
bool is_torch_tensor(PyObject* object);
// torch's own view of a torch tensor, which begins at the same element.
nb::object torch_view(PyObject* tensor, Tensor::Span shape, Tensor::Span strides);

// A tensor as an object of the kind, over the same memory where the kind can have it.
nb::object result_object(const Tensor& tensor, ResultKind kind);

// Row-major memory for a result, and the object around it.
class NewResult {
 public:
  NewResult(ResultKind kind, const Dims& shape, DType dtype);
  ~NewResult() { Py_XDECREF(array_); }
  NewResult(const NewResult&) = delete;
  NewResult& operator=(const NewResult&) = delete;

  void* data() const { return data_; }
  PyObject* release();

 private:
  ResultKind kind_;
  PyObject* array_ = nullptr;  // a small NumPy array, which has its own memory
  Tensor tensor_;
  void* data_ = nullptr;
};

}  // namespace eas::python
