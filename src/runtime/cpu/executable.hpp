// Machine code as the rest of the house runs it.
#pragma once

#include <memory>

#include "abi/artifact.hpp"
#include "runtime/generator.hpp"

namespace eas::runtime::cpu {

// Throws BackendError for bytes that are no object file of this machine.
std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options);

}  // namespace eas::runtime::cpu
