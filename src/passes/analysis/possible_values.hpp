// What a number of a kernel can be, said by the launch's arguments alone: a choice that only the
// running kernel makes (`where`, `if`) leaves both sides possible.
#pragma once

#include <optional>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/host_expression.hpp"

namespace eas::passes {

// The values a scalar, or the elements of a tile, may have, as far as the host can know them: what
// a loop counts or memory holds is none of them. Nothing where there are too many to evaluate at
// a launch.
std::optional<std::vector<HostExpression>> possible_values(const ir::Value* value);

}  // namespace eas::passes
