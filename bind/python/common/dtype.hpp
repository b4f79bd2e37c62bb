// dtypes as Python objects: fifteen singletons (eas.float32, …) and the spellings accepted for
// them.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <optional>

#include "python/common/bind.hpp"

namespace eas::python {

// What the launcher asks of a dtype, without a call.
struct DTypeFacts {
  std::uint8_t shift[kDTypeCount] = {};  // log2 of the bytes of an element
  std::uint8_t align[kDTypeCount] = {};  // what an address must be a multiple of: complex numbers
                                         // align as their parts do
  bool complex[kDTypeCount] = {};
  bool differentiable[kDTypeCount] = {};  // torch lets only these require grad
  constexpr DTypeFacts() {
    int i = 0;
#define EAS_DTYPE(name, short, code, bits, storage) set(i++, DTypeCode::code, bits / 8);
#include <eas/dtypes.def>
  }

 private:
  constexpr void set(int i, DTypeCode code, int bytes) {
    complex[i] = code == DTypeCode::Complex;
    differentiable[i] = complex[i] || code == DTypeCode::Float || code == DTypeCode::Bfloat;
    align[i] = static_cast<std::uint8_t>(complex[i] ? bytes / 2 : bytes);
    while ((1 << shift[i]) < bytes) ++shift[i];
  }
};
inline constexpr DTypeFacts kDTypeFacts;

// The one object eas.<name>.
nb::object dtype_object(DType dtype);
// The dtype of an eas dtype object, and of nothing else; cheap.
std::optional<DType> as_dtype_object(nb::handle object);
// Any spelling: eas.float32, "float32", np.float32, np.dtype("f4"), torch.float32, float, int,
// bool, complex (Python's types mean 64 bits a part, as in NumPy). Nothing when it is no dtype at
// all; DTypeError for a dtype that easy_as does not have.
std::optional<DType> try_dtype(nb::handle object, const char* op);
// The same, DTypeError when it is no dtype.
DType to_dtype(nb::handle object, const char* op);

}  // namespace eas::python
