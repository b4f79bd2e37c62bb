// The logistic function where it is written with tanh.
#pragma once

#include "ir/ir.hpp"

namespace eas::diff {

// (1 + tanh(u)) / 2 is sigmoid(2 u), which is shorter and whose derivative is made of itself. For
// kernels with fast_math.
void use_sigmoid(ir::Function& function);

}  // namespace eas::diff
