// Strided copies: axes are ordered by the target's strides and merged where both sides allow, so
// that the innermost loop is as long as it can be; that loop is one function per pair of dtypes.
#include "tensor/copy.hpp"

#include "tensor/convert.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <utility>

namespace eas::tensor {
namespace {

using RowFn = void (*)(char* to, std::int64_t to_step, const char* from, std::int64_t from_step,
                       std::int64_t count);

template <DType kTo, DType kFrom>
void convert_row(char* to, std::int64_t to_step, const char* from, std::int64_t from_step,
                 std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i, to += to_step, from += from_step) {
    *reinterpret_cast<Storage<kTo>*>(to) = convert<Storage<kTo>>(load<kFrom>(from));
  }
}

// Equal dtypes move bytes: NaN payloads and odd bools stay what they are.
template <std::size_t kSize>
void copy_row(char* to, std::int64_t to_step, const char* from, std::int64_t from_step,
              std::int64_t count) {
  if (to_step == kSize && from_step == kSize) {
    std::memcpy(to, from, static_cast<std::size_t>(count) * kSize);
    return;
  }
  for (std::int64_t i = 0; i < count; ++i, to += to_step, from += from_step) {
    std::memcpy(to, from, kSize);
  }
}

constexpr std::size_t kCount = kDTypeCount;
using RowTable = std::array<std::array<RowFn, kCount>, kCount>;

template <std::size_t kTo, std::size_t kFrom>
constexpr RowFn row_for() {
  constexpr auto to = static_cast<DType>(kTo);
  constexpr auto from = static_cast<DType>(kFrom);
  if constexpr (to == from) {
    return &copy_row<sizeof(Storage<to>)>;
  } else {
    return &convert_row<to, from>;
  }
}

template <std::size_t kTo, std::size_t... kFrom>
constexpr std::array<RowFn, kCount> table_row(std::index_sequence<kFrom...>) {
  return {row_for<kTo, kFrom>()...};
}

template <std::size_t... kTo>
constexpr RowTable make_table(std::index_sequence<kTo...>) {
  return {table_row<kTo>(std::make_index_sequence<kCount>{})...};
}

constexpr RowTable kRows = make_table(std::make_index_sequence<kCount>{});

// A loop nest in bytes, outermost first.
struct Nest {
  Dims sizes, to_steps, from_steps;
};

Nest plan(Span shape, Span to_strides, std::int64_t to_size, Span from_strides,
          std::int64_t from_size) {
  Dims order;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != 1) order.push_back(static_cast<std::int64_t>(i));
  }
  const auto reach = [&](std::int64_t axis) { return std::abs(to_strides[axis]); };
  std::sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
    return reach(a) != reach(b) ? reach(a) > reach(b) : a < b;
  });
  Nest nest;
  for (const std::int64_t axis : order) {
    const std::int64_t size = shape[axis];
    const std::int64_t to_step = to_strides[axis] * to_size;
    const std::int64_t from_step = from_strides[axis] * from_size;
    const bool merges = !nest.sizes.empty() && nest.to_steps.back() == to_step * size &&
                        nest.from_steps.back() == from_step * size;
    if (merges) {
      nest.sizes.back() *= size;
      nest.to_steps.back() = to_step;
      nest.from_steps.back() = from_step;
    } else {
      nest.sizes.push_back(size);
      nest.to_steps.push_back(to_step);
      nest.from_steps.push_back(from_step);
    }
  }
  return nest;
}

}  // namespace

void copy_elements(Span shape, DType to_dtype, void* to, Span to_strides, DType from_dtype,
                   const void* from, Span from_strides) {
  if (std::find(shape.begin(), shape.end(), 0) != shape.end()) return;
  const RowFn row = kRows[static_cast<std::size_t>(to_dtype)][static_cast<std::size_t>(from_dtype)];
  const auto to_size = static_cast<std::int64_t>(itemsize(to_dtype));
  const auto from_size = static_cast<std::int64_t>(itemsize(from_dtype));
  const Nest nest = plan(shape, to_strides, to_size, from_strides, from_size);
  auto* out = static_cast<char*>(to);
  const auto* in = static_cast<const char*>(from);
  if (nest.sizes.empty()) {
    row(out, to_size, in, from_size, 1);
    return;
  }
  const std::size_t outer = nest.sizes.size() - 1;
  Dims at(outer, 0);
  while (true) {
    row(out, nest.to_steps.back(), in, nest.from_steps.back(), nest.sizes.back());
    std::size_t axis = outer;
    while (axis-- > 0) {
      out += nest.to_steps[axis];
      in += nest.from_steps[axis];
      if (++at[axis] < nest.sizes[axis]) break;
      out -= nest.to_steps[axis] * nest.sizes[axis];
      in -= nest.from_steps[axis] * nest.sizes[axis];
      at[axis] = 0;
      if (axis == 0) return;
    }
    if (outer == 0) return;
  }
}

}  // namespace eas::tensor
