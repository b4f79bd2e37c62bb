// Whether vectors of 512 bits pay on a processor that nobody measured.
#pragma once

#include <optional>

#include "codegen/llvm/codegen.hpp"

namespace eas::backends {

// The bits of the quicker of two targets by a short run of both, some 20 ms, once a machine: the disk
// cache keeps what was found. Nothing where nothing is kept there.
std::optional<int> measured_width(const codegen::Target& narrow, const codegen::Target& wide);

}  // namespace eas::backends
