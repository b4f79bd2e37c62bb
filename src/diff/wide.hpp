// The dtype derivatives of a value are computed in: 16-bit floats' are kept in float32.
#pragma once

#include <eas/dtype.hpp>

namespace eas::diff {

inline DType wide_dtype(DType dtype) {
  return dtype == DType::float16 || dtype == DType::bfloat16 ? DType::float32 : dtype;
}

}  // namespace eas::diff
