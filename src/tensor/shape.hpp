// Arithmetic of shapes and strides: sizes checked against overflow, row-major strides, reshaping
// without a copy, memory extents. Knows nothing of dtypes beyond their size.
#pragma once

#include <eas/dims.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace eas::tensor {

using Span = std::span<const std::int64_t>;

std::string text(Span dims);  // "(2, 3)", "(3,)", "()"

// The number of elements; ShapeError for a negative size or more bytes than 63 bits can count.
std::int64_t checked_numel(Span shape, std::size_t itemsize, std::string_view op);
Dims contiguous_strides(Span shape);
bool is_contiguous(Span shape, Span strides);

// Throws a ShapeError where the strides of a shape without negative sizes lead further than 63 bits
// of bytes can count.
void check_reach(Span shape, Span strides, std::size_t itemsize, std::string_view op);

// Strides that show the same elements under another shape of equal size, where there are any.
std::optional<Dims> view_strides(Span shape, Span strides, Span new_shape);
// `shape` with its -1, if any, replaced so that it holds `numel` elements.
Dims inferred_shape(Span shape, std::int64_t numel, Span old_shape, std::string_view op);

// The lowest and highest element offset reached from the first element; {0, -1} without elements.
struct Extent {
  std::int64_t low = 0, high = -1;
};
Extent extent(Span shape, Span strides);

// An axis counted from either end as one from the front; OutOfBoundsError when there is no such
// axis.
std::size_t normal_axis(std::int64_t axis, std::size_t ndim, std::string_view op);

}  // namespace eas::tensor
