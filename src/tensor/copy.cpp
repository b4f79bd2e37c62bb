// Strided copies: the innermost loop is one function per pair of dtypes.
#include "tensor/copy.hpp"

#include "tensor/convert.hpp"
#include "tensor/loop.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <optional>
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

constexpr std::int64_t kBlock = 16;  // a side of what is turned around at once
constexpr std::int64_t kLine = 64;   // bytes

void copy_block(Span shape, RowFn row, const std::array<Operand, 2>& operands) {
  for_rows(shape, operands, [&](const Places<2>& at, const Steps<2>& step, std::int64_t count) {
    row(at[0], step[0], at[1], step[1], count);
  });
}

// The axis of neighbours of an operand; none when every step leaves the cache line.
std::optional<std::size_t> near_axis(Span shape, const Operand& operand) {
  std::optional<std::size_t> near;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::int64_t step = std::abs(operand.strides[i]) * operand.size;
    if (shape[i] < 2 || step == 0 || step >= kLine) continue;
    if (!near || std::abs(operand.strides[i]) < std::abs(operand.strides[*near])) near = i;
  }
  return near;
}

}  // namespace

void copy_elements(Span shape, DType to_dtype, void* to, Span to_strides, DType from_dtype,
                   const void* from, Span from_strides) {
  const RowFn row = kRows[static_cast<std::size_t>(to_dtype)][static_cast<std::size_t>(from_dtype)];
  std::array operands{
      Operand{static_cast<char*>(to), to_strides, static_cast<std::int64_t>(itemsize(to_dtype))},
      Operand{static_cast<char*>(const_cast<void*>(from)), from_strides,
              static_cast<std::int64_t>(itemsize(from_dtype))}};
  const auto near_to = near_axis(shape, operands[0]), near_from = near_axis(shape, operands[1]);
  if (!near_to || !near_from || *near_to == *near_from || shape[*near_to] <= kBlock ||
      shape[*near_from] <= kBlock) {
    copy_block(shape, row, operands);
    return;
  }
  // Turned around: in square blocks, so that a line is used while it is near, whichever way it runs.
  const std::array starts{operands[0].data, operands[1].data};
  Dims block(shape);
  for (std::int64_t i = 0; i < shape[*near_from]; i += kBlock) {
    block[*near_from] = std::min(kBlock, shape[*near_from] - i);
    for (std::int64_t j = 0; j < shape[*near_to]; j += kBlock) {
      block[*near_to] = std::min(kBlock, shape[*near_to] - j);
      for (std::size_t k = 0; k < 2; ++k) {
        const Span strides = operands[k].strides;
        operands[k].data =
            starts[k] + (i * strides[*near_from] + j * strides[*near_to]) * operands[k].size;
      }
      copy_block(block, row, operands);
    }
  }
}

}  // namespace eas::tensor
