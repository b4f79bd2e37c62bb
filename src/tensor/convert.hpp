// Reading elements of a tensor, whatever memory they are in; base/convert.hpp says what conversions
// mean.
#pragma once

#include <eas/dtype.hpp>

#include "base/convert.hpp"

namespace eas::tensor {

// Memory of dtype bool may hold any byte (it may be foreign), so it is never read as a C++ bool.
template <DType kDType>
auto load(const void* from) {
  using T = Storage<kDType>;
  if constexpr (kDType == DType::bool_) {
    return *static_cast<const std::uint8_t*>(from) != 0;
  } else if constexpr (kIsSmallFloat<T>) {
    return static_cast<double>(*static_cast<const T*>(from));
  } else {
    return *static_cast<const T*>(from);
  }
}

}  // namespace eas::tensor
