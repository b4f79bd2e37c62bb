// Products of matrices: rules_tile.cpp, which has their rule, says for the whole room which these are.
#pragma once

#include "ir/ir.hpp"

namespace eas::diff {

bool is_product(const ir::Node& node);

}  // namespace eas::diff
