// The dtype of many operands together. Pair by pair it would depend on their order: uint16 and int16
// make int32, which makes float64 of a float32 that either alone leaves as it is.
#pragma once

#include <eas/dtype.hpp>

#include <span>

namespace eas {

// As np.result_type of arrays of these dtypes, of which there is one at least. bfloat16, which NumPy
// does not have, is a float of 16 bits beside float16: the two make float32.
DType promote_all_as_numpy(std::span<const DType> dtypes);

}  // namespace eas
