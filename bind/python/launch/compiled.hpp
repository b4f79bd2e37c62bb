// eas.CompiledKernel: what a kernel became for one signature, to look at.
#pragma once

#include <memory>

#include "compile/compiled_kernel.hpp"
#include "python/common/bind.hpp"

namespace eas::python {

nb::object compiled_object(std::shared_ptr<const compile::CompiledKernel> kernel);
// The kernel inside; null for any other object.
const compile::CompiledKernel* compiled_of(nb::handle object);

}  // namespace eas::python
