// dtypes as Python objects: fifteen singletons (eas.float32, …) and the spellings accepted for
// them.
#pragma once

#include <eas/dtype.hpp>

#include <optional>

#include "bind.hpp"

namespace eas::python {

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
