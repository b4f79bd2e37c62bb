// Padding: tiles are often wider than what they hold, BLOCK being the next power of two, and masked.
// Behind the masks all elements of a row are the same.
#pragma once

#include <optional>
#include <vector>

#include "codegen/llvm/plan/plan.hpp"

namespace eas::codegen {

// Masks such that, along the lanes and behind all of them (if each holds for leading lanes only), the
// unit stores nothing and every value it reduces or keeps is the same for all lanes. None where there
// is no such place.
std::optional<std::vector<const ir::Value*>> padding_of(const Unit& unit);

}  // namespace eas::codegen
