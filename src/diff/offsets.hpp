// Offsets of whole tiles in memory that holds nothing else.
#pragma once

#include "ir/build.hpp"

namespace eas::diff {

// Where the elements of a tile lie in row-major memory of the shape `whole`, its first at 0.
ir::Value* positions(ir::Builder& build, const ir::Shape& tile, const ir::Shape& whole);

}  // namespace eas::diff
