// Elements of any kernel dtype from doubles and back, for tests of the op table.
#pragma once

#include <eas/dtype.hpp>

#include <cstddef>
#include <vector>

#include "ops/evaluate.hpp"
#include "ops/reference.hpp"

namespace eas::ops {

inline std::vector<DType> kernel_dtypes() {
  std::vector<DType> out;
  for (int i = 0; i < kDTypeCount; ++i) {
    if (is_kernel_dtype(static_cast<DType>(i))) out.push_back(static_cast<DType>(i));
  }
  return out;
}

inline std::vector<std::byte> encode(DType dtype, const std::vector<double>& values) {
  std::vector<std::byte> out(values.size() * itemsize(dtype));
  const auto count = static_cast<std::int64_t>(values.size());
  convert_elements(DType::float64, values.data(), dtype, out.data(), count);
  return out;
}

inline std::vector<double> decode(DType dtype, const std::vector<std::byte>& bytes) {
  std::vector<double> out(bytes.size() / itemsize(dtype));
  const auto count = static_cast<std::int64_t>(out.size());
  convert_elements(dtype, bytes.data(), DType::float64, out.data(), count);
  return out;
}

// Whether the dtype holds these values exactly.
inline bool holds(DType dtype, const std::vector<double>& values) {
  const std::vector<double> back = decode(dtype, encode(dtype, values));
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (back[i] != values[i] && (back[i] == back[i] || values[i] == values[i])) return false;
  }
  return true;
}

inline std::vector<double> apply(Op op, DType dtype,
                                 const std::vector<std::vector<double>>& operands) {
  std::vector<std::vector<std::byte>> encoded;
  std::vector<const void*> in;
  for (const auto& values : operands) encoded.push_back(encode(dtype, values));
  for (const auto& bytes : encoded) in.push_back(bytes.data());
  const DType result = result_dtype(info(op).rule, dtype);
  std::vector<std::byte> out(operands[0].size() * itemsize(result));
  evaluate_elementwise(op, dtype, in, out.data(), static_cast<std::int64_t>(operands[0].size()));
  return decode(result, out);
}

}  // namespace eas::ops
