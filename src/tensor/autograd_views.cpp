// The ways back of views: elements that were shown get their gradients, all others get zeros.
#include "tensor/autograd.hpp"

#include <algorithm>

namespace eas::tensor {

Tensor embedded(const Tensor& values, const Dims& shape,
                const std::vector<Tensor::Subscript>& subscripts) {
  const Tensor out = Tensor::zeros(shape, values.dtype(), values.device());
  Tensor shown = out.index(subscripts);
  shown.copy_from(values.detach());
  return followed("embed", values, out, [subscripts](const Tensor& gradient) {
    return dense(gradient).index(subscripts);
  });
}

Tensor embedded_diagonal(const Tensor& values, const Dims& shape) {
  const bool square =
      std::all_of(shape.begin(), shape.end(), [&](std::int64_t size) { return size == shape[0]; });
  if (square) return Tensor::diag(values, static_cast<int>(shape.size()));
  const Tensor out = Tensor::zeros(shape, values.dtype(), values.device());
  out.diagonal().copy_from(values.detach());
  return followed("embed", values, out, [](const Tensor& gradient) { return gradient.diagonal(); });
}

}  // namespace eas::tensor
