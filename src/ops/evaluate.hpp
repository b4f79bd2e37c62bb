// The reference bodies behind plain function calls on arrays of elements: the interpreter, constant
// folding and eager mode all compute through here, so there is one meaning. Arrays hold elements in
// their dtype's storage type, row-major.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <span>

#include "ops/table.hpp"

namespace eas::ops {

// out[i] = body(in[0][i], in[1][i], …) for i < count; operands are of `dtype` (accepted by the op's
// rule), out of result_dtype(rule, dtype).
void evaluate_elementwise(Op op, DType dtype, std::span<const void* const> in, void* out,
                          std::int64_t count);

// Reductions, arg-reductions and scans along the middle axis of [outer, length, inner]. Reductions
// write [outer, inner], scans the input's shape.
void evaluate_axis(Op op, DType dtype, const void* in, void* out, std::int64_t outer,
                   std::int64_t length, std::int64_t inner);

// out[i] = convert<to>(in[i])
void convert_elements(DType from, const void* in, DType to, void* out, std::int64_t count);

}  // namespace eas::ops
