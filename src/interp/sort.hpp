// The order of the `sort` row, in one place: NaN after everything (first when descending), equals
// keep their order. Compiled code sorts through here too.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>

namespace eas::interp {

// Sorts [outer, length, inner] along the middle axis, in place.
void sort_elements(DType dtype, void* data, std::int64_t outer, std::int64_t length,
                   std::int64_t inner, bool descending) noexcept;

}  // namespace eas::interp
