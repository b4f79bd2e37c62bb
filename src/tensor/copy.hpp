// Moving elements between strided memories of any two dtypes, and single elements in and out of
// Number.
#pragma once

#include <eas/dtype.hpp>
#include <eas/tensor.hpp>

#include "tensor/shape.hpp"

namespace eas::tensor {

// Copies shape-many elements, converting; the memories must not overlap unless they are the same
// view.
void copy_elements(Span shape, DType to_dtype, void* to, Span to_strides, DType from_dtype,
                   const void* from, Span from_strides);

Number decode(DType dtype, const void* from);
// A value given by the user: what does not fit the dtype is a DTypeError, never wrapped or clipped.
// Fractions are cut off when an integer is wanted, as NumPy does.
void encode(const Number& value, DType dtype, void* to, std::string_view op);

std::string text(const Number& value);

}  // namespace eas::tensor
