// The rules fold_constants tries on a node, a family a file. Each gives the value to use instead,
// or null.
#pragma once

#include "ir/ir.hpp"
#include "passes/rewrite.hpp"

namespace eas::passes {

// x * 1, x - x of integers, comparisons of a value with itself, where(c, x, x): only what is exact
// for every bit pattern.
ir::Value* simplify_arithmetic(Rewriter& rewriter, const ir::Node& node);

// Casts, broadcasts, reshapes and permutes that do nothing or follow one another.
ir::Value* simplify_shapes(Rewriter& rewriter, const ir::Node& node);

// Decided branches and loops; carried values that never change. True when the node is gone.
bool simplify_control(Rewriter& rewriter, ir::Node& node);

}  // namespace eas::passes
