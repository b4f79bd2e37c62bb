// Expression: what an einsum sums over what, as dense integer labels with sizes. No tensors, no
// dtypes. Made from the text or the integer form, with NumPy's meaning of both; whatever cannot be
// meant is refused here, so that everything behind it may trust an Expression.
#pragma once

#include <eas/dims.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eas::contraction {

using Label = std::int32_t;  // 0 .. labels-1 inside an Expression, in order of first occurrence
using Labels = std::vector<Label>;

struct Expression {
  std::vector<Labels> inputs;  // by operand, a label an axis; repeated labels are diagonals
  Labels output;               // each at most once
  // An axis of size 1 whose label is larger elsewhere (broadcasting) has a label of its own here, of
  // size 1, that occurs nowhere else: such an axis is summed over, which only drops it.
  std::vector<std::int64_t> sizes;  // by label
  std::vector<std::string> names;  // by label: "i", "#17" of an integer, "...0" of an ellipsis axis

  std::size_t operands() const { return inputs.size(); }
  Dims shape_of(std::span<const Label> labels) const;
  // Equal but for names: one plan serves both.
  bool same_meaning(const Expression& other) const {
    return inputs == other.inputs && output == other.output && sizes == other.sizes;
  }
};

// "ij,jk->ik". Labels are ASCII letters and all characters beyond ASCII; white space is ignored.
// Without "->" the output holds the axes of the ellipsis, then the labels that occur once, in order
// of their code points.
Expression parse(std::string_view equation, std::span<const Dims> shapes);

// Integer labels: any number from 0, and kEllipsis. Without `output`, as above, in ascending order.
inline constexpr std::int64_t kEllipsis = -1;
Expression parse(std::span<const std::vector<std::int64_t>> labels,
                 const std::optional<std::vector<std::int64_t>>& output,
                 std::span<const Dims> shapes);

// "ij,jk->ik" again, with the names of the labels; long ones get a space between names.
std::string text(const Expression& expression);
std::string text(const Expression& expression, std::span<const Label> labels);

}  // namespace eas::contraction
