// Elementwise arithmetic and sums of tensors, differentiable, for any strides and every dtype.
// Shapes broadcast; dtypes promote as NumPy's; integers wrap. What is diagonal stays so where its
// zeros do: sums and products of diagonal tensors, products with one number, conj, neg.
#pragma once

#include <eas/tensor.hpp>

namespace eas {

Tensor add(const Tensor& a, const Tensor& b);
Tensor sub(const Tensor& a, const Tensor& b);
Tensor mul(const Tensor& a, const Tensor& b);
Tensor div(const Tensor& a, const Tensor& b);  // integers give float64

// A number takes the tensor's dtype, unless that has no room for its kind: a float makes an integer
// tensor float64, a complex one makes a real tensor complex.
Tensor add(const Tensor& a, const Number& b);
Tensor mul(const Tensor& a, const Number& b);
Tensor like(const Number& value, const Tensor& other);  // the number so taken, without axes

Tensor neg(const Tensor& a);
Tensor conj(const Tensor& a);  // itself when it is real

// Over all axes, or over some. Sums of integers are of 64 bits.
Tensor sum(const Tensor& a);
Tensor sum(const Tensor& a, const Dims& axes, bool keep_axes = false);
// The sum over what broadcasting `shape` to a's shape had stretched.
Tensor sum_to(const Tensor& a, const Dims& shape);

}  // namespace eas
