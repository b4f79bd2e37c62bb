// Arithmetic on strided memory, without shapes to check and without gradients: the loops under
// arithmetic.cpp. All operands of a call have one dtype and one shape.
#pragma once

#include <eas/dtype.hpp>
#include <eas/tensor.hpp>

#include "tensor/shape.hpp"

namespace eas::tensor {

enum class Binary : std::uint8_t { Add, Sub, Mul, Div };
enum class Unary : std::uint8_t { Neg, Conj };

// Div is for floats and complex numbers. `out` overlaps neither operand.
void combine(Binary op, const Tensor& a, const Tensor& b, Tensor& out);
void apply(Unary op, const Tensor& a, Tensor& out);
// target += more; the target's elements are all different ones.
void accumulate(Tensor& target, const Tensor& more);

// The dtype sums are kept in: float64, complex128, int64 or uint64.
DType sum_dtype(DType dtype);
// Adds a's elements to those of `out`, of sum_dtype, in which strides of 0 stand for summed axes.
void accumulate_sums(const Tensor& a, void* out, Span out_strides);

}  // namespace eas::tensor
