// The CPU: LLVM's machine code on the threads of this process.
#pragma once

#include "runtime/generator.hpp"

namespace eas::backends {

// For the processor that the settings name (EAS_TARGET_CPU, EAS_VECTOR_BITS).
const runtime::Generator& cpu_generator();

}  // namespace eas::backends
