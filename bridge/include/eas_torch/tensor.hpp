// For C++ programs that use both libraries: torch's tensors as eas tensors over the same memory, for
// einsum and kernels, and back; and functions of eas tensors as part of torch's autograd graph. Link
// eas::eas and torch; eas itself knows nothing of this header.
//
//   at::Tensor c = eas_torch::apply(
//       [](std::span<const eas::Tensor> x) { return eas::einsum("ij,jk->ik", x); }, {a, b});
//   c.sum().backward();                                 // a.grad(), by einsum's own gradients
//   add(eas_torch::from_torch(a), eas_torch::from_torch(out), n, eas::constexpr_v(256));
#pragma once

// Not all of torch/torch.h, which takes a minute to compile.
#include <ATen/core/Tensor.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/from_blob.h>
#include <torch/csrc/autograd/custom_function.h>

#include <eas/autograd.hpp>
#include <eas/error.hpp>
#include <eas/tensor.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace eas_torch {

inline eas::DType dtype_of(at::ScalarType type, const char* op) {
  switch (type) {
    case at::kBool: return eas::DType::bool_;
    case at::kChar: return eas::DType::int8;
    case at::kShort: return eas::DType::int16;
    case at::kInt: return eas::DType::int32;
    case at::kLong: return eas::DType::int64;
    case at::kByte: return eas::DType::uint8;
    case at::kUInt16: return eas::DType::uint16;
    case at::kUInt32: return eas::DType::uint32;
    case at::kUInt64: return eas::DType::uint64;
    case at::kHalf: return eas::DType::float16;
    case at::kBFloat16: return eas::DType::bfloat16;
    case at::kFloat: return eas::DType::float32;
    case at::kDouble: return eas::DType::float64;
    case at::kComplexFloat: return eas::DType::complex64;
    case at::kComplexDouble: return eas::DType::complex128;
    default:
      throw eas::DTypeError(op, std::string("the dtype is not supported, got ") +
                                    c10::toString(type) + ", expected one that eas has");
  }
}

inline at::ScalarType scalar_type_of(eas::DType dtype) {
  switch (dtype) {
    case eas::DType::bool_: return at::kBool;
    case eas::DType::int8: return at::kChar;
    case eas::DType::int16: return at::kShort;
    case eas::DType::int32: return at::kInt;
    case eas::DType::int64: return at::kLong;
    case eas::DType::uint8: return at::kByte;
    case eas::DType::uint16: return at::kUInt16;
    case eas::DType::uint32: return at::kUInt32;
    case eas::DType::uint64: return at::kUInt64;
    case eas::DType::float16: return at::kHalf;
    case eas::DType::bfloat16: return at::kBFloat16;
    case eas::DType::float32: return at::kFloat;
    case eas::DType::float64: return at::kDouble;
    case eas::DType::complex64: return at::kComplexFloat;
    case eas::DType::complex128: return at::kComplexDouble;
  }
  __builtin_unreachable();
}

// The tensor's memory, alive as long as the result or a view of it. Values only: use apply() where a
// gradient is to be followed; a tensor that requires grad is refused unless torch's grad mode is off.
inline eas::Tensor from_torch(const at::Tensor& tensor, const char* op = "from_torch") {
  const auto refuse = [&](const char* what, const std::string& got, const char* expected) {
    throw eas::BackendError(op, std::string(what) + ", got " + got + ", expected " + expected);
  };
  if (!tensor.defined()) refuse("there is no tensor", "an undefined one", "a tensor");
  if (tensor.layout() != at::kStrided) {
    refuse("only a strided tensor has memory to share", c10::str("layout ", tensor.layout()),
           "torch.strided; to_dense() makes one");
  }
  if (!tensor.device().is_cpu()) {
    refuse("the data is on another device", tensor.device().str(), "cpu");
  }
  if (tensor.is_conj() || tensor.is_neg()) {
    refuse("the tensor is a lazy view", tensor.is_conj() ? "its conj bit" : "its neg bit",
           "plain values: resolve_conj() or resolve_neg()");
  }
  if (tensor.requires_grad() && at::GradMode::is_enabled()) {
    refuse("the gradient would be lost", "a tensor that requires grad",
           "eas_torch::apply, detach() or torch::NoGradGuard");
  }
  // A detached one, to which nobody else can give other memory.
  auto held = std::make_shared<at::Tensor>(tensor.detach());
  const auto dims = [](at::IntArrayRef values) {
    return eas::Dims(std::span<const std::int64_t>(values.data(), values.size()));
  };
  return eas::Tensor::from_memory(held->mutable_data_ptr(), dims(held->sizes()),
                                  dims(held->strides()), dtype_of(tensor.scalar_type(), op), held);
}

// The same the other way round.
inline at::Tensor to_torch(const eas::Tensor& tensor) {
  tensor.require_dense("to_torch");
  auto held = std::make_shared<eas::Tensor>(tensor.detach());
  const auto shape = held->shape(), strides = held->strides();
  return at::from_blob(
      held->data(), at::IntArrayRef(shape.data(), shape.size()),
      at::IntArrayRef(strides.data(), strides.size()), [held](void*) mutable { held.reset(); },
      at::TensorOptions().dtype(scalar_type_of(tensor.dtype())));
}

using Function = std::function<eas::Tensor(std::span<const eas::Tensor>)>;

namespace detail {

// The gradients of a function as functions again, so that they have gradients too.
Function gradient_of(const Function& function, std::size_t input);

class Apply : public torch::autograd::Function<Apply> {
 public:
  struct State : torch::CustomClassHolder {
    eas_torch::Function function;
    std::vector<eas::Tensor> inputs;
    std::optional<eas::Tensor> output;
  };

  static at::Tensor forward(torch::autograd::AutogradContext* context,
                            const eas_torch::Function& function, at::TensorList inputs);
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list gradients);
};

}  // namespace detail

// fn(inputs) as one node of torch's graph: fn may be any differentiable function of eas tensors
// (einsum, views, kernels in an eas::function). Its result shares no memory with torch's inputs.
inline at::Tensor apply(const Function& fn, const std::vector<at::Tensor>& inputs);

}  // namespace eas_torch

#include <eas_torch/tensor_apply.hpp>
