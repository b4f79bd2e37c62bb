// Typing rules shared by the language functions: dtypes that meet, shapes that meet.
#pragma once

#include <string_view>
#include <vector>

#include "trace/value.hpp"

namespace eas::trace {

// The dtype operands have when they meet, PyTorch's rules: strong dtypes promote, weak ones give
// way within their category (bool < integer < float). `exact` keeps integer comparisons exact by
// widening rather than wrapping a weak integer.
struct Meeting {
  DType dtype;
  bool weak;
};
Meeting meet(ir::Op op, const std::vector<Value>& operands, bool exact = false);

// x in another dtype; constants are converted at once, and a literal that does not fit an integer
// dtype is refused. What a weak integer will be only the launch knows: the tracer notes it.
Value convert_to(std::string_view op, Value x, DType dtype);
// A weak choice takes another dtype by its branches, and so do choices inside of it, up to here.
inline constexpr int kDeepestChoice = 500;  // what the stack holds easily
// Like convert_to for an explicit x.to(dtype): nothing is refused.
Value cast_to(Value x, DType dtype);

ir::Shape meet_shapes(std::string_view op, const std::vector<ir::Shape>& shapes);
Value expand(Value x, const ir::Shape& shape);  // broadcast where the shape differs

// Checks a shape the user gave: up to kMaxTileRank axes… of positive sizes, not too many elements.
ir::Shape checked_shape(std::string_view op, const std::vector<std::int64_t>& sizes);
// A user's axis as 0 <= axis < rank.
int checked_axis(std::string_view op, std::int64_t axis, int rank);
// An int64 index from an integer operand.
Value as_index(std::string_view op, std::string_view what, const Operand& operand);
Value as_mask(std::string_view op, const Operand& operand);

}  // namespace eas::trace
