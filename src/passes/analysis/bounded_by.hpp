// What is bounded by an argument: only an argument that bounds nothing else can be the length of an
// axis because of its name.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "ir/ir.hpp"

namespace eas::passes {

using ValueSet = std::unordered_set<const ir::Value*>;

// Everything computed from program_id(axis).
ValueSet values_from_program(const ir::Function& function, std::int64_t axis);

// Per parameter: whether it is an integer that bounds a comparison, a loop or a minimum, or that
// what comes from program_id(axis) is multiplied or divided by.
std::vector<bool> taken_params(const ir::Function& function, std::int64_t axis);

}  // namespace eas::passes
