// Shortest text that reads back as the same value.
#include "interp/text.hpp"

#include <charconv>
#include <cmath>

#include "base/format.hpp"
#include "ops/reference.hpp"

namespace eas::interp {
namespace {

constexpr std::int64_t kLongest = 8,
                       kEnds = 3;  // an axis longer than kLongest shows kEnds at each end

template <class T>
std::string element_text(T value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_integral_v<T>) {
    return std::to_string(value);
  } else {
    if (std::isnan(static_cast<double>(value))) return "nan";
    std::array<char, 40> buffer;
    // 16-bit floats print as the float32 they are exactly.
    using Shown = std::conditional_t<std::is_same_v<T, double>, double, float>;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                   static_cast<Shown>(static_cast<double>(value)));
    return std::string(buffer.data(), end.ptr);
  }
}

template <class T>
std::string axis_text(const T* values, const ir::Shape& shape, int axis, std::int64_t stride) {
  if (axis == shape.rank()) return element_text(*values);
  const std::int64_t size = shape[axis];
  const std::int64_t inner = stride / size;
  std::string out = "[";
  for (std::int64_t i = 0; i < size; ++i) {
    if (i > 0) out += ", ";
    if (size > kLongest && i == kEnds) {
      out += "..., ";
      i = size - kEnds;
    }
    out += axis_text(values + i * inner, shape, axis + 1, inner);
  }
  return out + "]";
}

}  // namespace

std::string tuple_text(std::span<const std::int64_t> values) {
  const std::string inside = join(values, ", ", [](std::int64_t v) { return std::to_string(v); });
  return "(" + inside + (values.size() == 1 ? ",)" : ")");
}

std::string lane_text(const Data& data, std::int64_t lane) {
  const ir::Shape shape = data.type.kind == ir::TypeKind::Fragment ? ir::Shape{2} : data.type.shape;
  const std::int64_t count = shape.elements();
  return visit_kernel(data.type.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return axis_text(data.as<T>() + lane * count, shape, 0, count);
  });
}

}  // namespace eas::interp
