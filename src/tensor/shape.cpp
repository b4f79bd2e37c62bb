// Shapes and strides. Products that may exceed 63 bits are either checked or, where the value
// cannot matter (strides of axes that hold at most one element), allowed to wrap as unsigned.
#include "tensor/shape.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>

namespace eas::tensor {
namespace {

std::int64_t wrapping_mul(std::int64_t a, std::int64_t b) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}

}  // namespace

std::string text(Span dims) {
  std::string out = "(";
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (i) out += ", ";
    out += std::to_string(dims[i]);
  }
  return out + (dims.size() == 1 ? ",)" : ")");
}

std::int64_t checked_numel(Span shape, std::size_t itemsize, std::string_view op) {
  for (const std::int64_t size : shape) {
    if (size < 0) {
      throw ShapeError(
          op, cat("a size is negative, got shape ", text(shape), ", expected sizes of 0 or more"));
    }
  }
  if (std::find(shape.begin(), shape.end(), 0) != shape.end()) return 0;
  std::int64_t bytes = static_cast<std::int64_t>(itemsize);
  for (const std::int64_t size : shape) {
    if (__builtin_mul_overflow(bytes, size, &bytes)) {
      throw ShapeError(op, cat("the tensor is too large, got shape ", text(shape),
                               ", expected fewer than 2**63 bytes"));
    }
  }
  return bytes / static_cast<std::int64_t>(itemsize);
}

void check_reach(Span shape, Span strides, std::size_t itemsize, std::string_view op) {
  const auto size_of_one = static_cast<std::int64_t>(itemsize);
  std::int64_t low = 0, high = 0;
  bool too_far = false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 0) return;
    std::int64_t bytes = 0;
    too_far |= __builtin_mul_overflow(shape[i] - 1, strides[i], &bytes);
    too_far |= __builtin_mul_overflow(bytes, size_of_one, &bytes);
    std::int64_t& end = bytes < 0 ? low : high;
    too_far |= __builtin_add_overflow(end, bytes, &end);
  }
  if (!too_far && !__builtin_sub_overflow(high, low, &high)) return;
  throw ShapeError(op, cat("the strides lead out of memory, got shape ", text(shape),
                           " and strides ", text(strides), ", expected fewer than 2**63 bytes"));
}

Dims contiguous_strides(Span shape) {
  Dims out(shape.size());
  std::int64_t step = 1;
  for (std::size_t i = shape.size(); i-- > 0;) {
    out[i] = step;
    step = wrapping_mul(step, std::max<std::int64_t>(shape[i], 1));
  }
  return out;
}

bool is_contiguous(Span shape, Span strides) {
  std::int64_t step = 1;
  bool rows = true;
  for (std::size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0) return true;
    if (shape[i] == 1) continue;
    rows = rows && strides[i] == step;
    step = wrapping_mul(step, shape[i]);
  }
  return rows;
}

std::optional<Dims> view_strides(Span shape, Span strides, Span new_shape) {
  if (std::find(shape.begin(), shape.end(), 0) != shape.end()) return contiguous_strides(new_shape);
  Dims out(new_shape.size(), 1);
  // Axes of the old shape are taken from the back in runs that are evenly spaced in memory; each
  // run must be made up exactly by a run of new axes.
  std::size_t next = new_shape.size();
  std::int64_t run = 1;   // elements in the current run
  std::int64_t base = 1;  // the step of its last axis
  std::size_t i = shape.size();
  while (i-- > 0) {
    if (run == 1) base = strides[i];
    run *= shape[i];
    const bool joined = i > 0 && (shape[i - 1] == 1 || run == 1 || strides[i - 1] == run * base);
    if (joined) continue;
    std::int64_t made = 1;
    while (next > 0 && (made < run || new_shape[next - 1] == 1)) {
      --next;
      out[next] = made * base;
      made *= new_shape[next];
    }
    if (made != run) return std::nullopt;
    run = 1;
  }
  return out;
}

Dims inferred_shape(Span shape, std::int64_t numel, Span old_shape, std::string_view op) {
  Dims out(shape);
  std::optional<std::size_t> hole;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != -1) continue;
    if (hole) {
      throw ShapeError(op, cat("only one size can be inferred, got shape ", text(shape),
                               ", expected at most one -1"));
    }
    hole = i;
    out[i] = 1;
  }
  const std::int64_t known = checked_numel(out, 1, op);
  if (hole && known > 0 && numel % known == 0) {
    out[*hole] = numel / known;
    return out;
  }
  if (!hole && known == numel) return out;
  throw ShapeError(
      op, cat("the sizes do not fit, got shape ", text(shape), " for ", numel,
              " elements of shape ", text(old_shape), ", expected a shape with as many elements"));
}

Extent extent(Span shape, Span strides) {
  Extent out{0, 0};
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 0) return {};
    if (shape[i] == 1) continue;
    const std::int64_t reach = (shape[i] - 1) * strides[i];
    (reach < 0 ? out.low : out.high) += reach;
  }
  return out;
}

std::size_t normal_axis(std::int64_t axis, std::size_t ndim, std::string_view op) {
  const auto n = static_cast<std::int64_t>(ndim);
  if (axis < -n || axis >= n) {
    throw OutOfBoundsError(
        op, n == 0 ? cat("no such axis, got ", axis, " for a tensor without axes")
                   : cat("no such axis, got ", axis, ", expected ", -n, " to ", n - 1));
  }
  return static_cast<std::size_t>(axis < 0 ? axis + n : axis);
}

}  // namespace eas::tensor
