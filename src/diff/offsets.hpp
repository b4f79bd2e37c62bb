// Memory of a program's own that holds a tile, and where in it the elements lie.
#pragma once

#include "ir/build.hpp"

namespace eas::diff {

// Where the elements of a tile lie in row-major memory of the shape `whole`, its first at 0.
ir::Value* positions(ir::Builder& build, const ir::Shape& tile, const ir::Shape& whole);

// At the top of the kernel, where such memory stands.
ir::Value* private_memory(ir::Function& function, DType dtype, std::int64_t size);

}  // namespace eas::diff
