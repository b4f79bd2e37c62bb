// See depth.hpp.
#include "einsum/product/depth.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace eas::contraction {
namespace {

constexpr std::int64_t kBlock = 16;  // neighbours read together

// How far a step goes in an operand, in its factor where it stays in the operand.
std::int64_t reach_in_a(const DepthAxis& axis) {
  return std::abs(axis.a != 0 ? axis.a : axis.a_factor);
}
std::int64_t reach_in_b(const DepthAxis& axis) {
  return std::abs(axis.b != 0 ? axis.b : axis.b_factor);
}

// Takes the axis with the smallest steps out of the list, an axis of one when none is left.
template <class Reach>
DepthAxis take(std::vector<DepthAxis>& axes, Reach reach) {
  const auto least =
      std::min_element(axes.begin(), axes.end(),
                       [&](const DepthAxis& x, const DepthAxis& y) { return reach(x) < reach(y); });
  if (least == axes.end()) return {};
  const DepthAxis out = *least;
  axes.erase(least);
  return out;
}

// Blocks of about `most`, as even as they come.
std::int64_t even(std::int64_t count, std::int64_t most) {
  const std::int64_t blocks = (count + most - 1) / most;
  return (count + blocks - 1) / blocks;
}

std::int64_t steps_of(const std::vector<DepthAxis>& axes) {
  std::int64_t size = 1;
  for (const DepthAxis& axis : axes) size *= axis.size;
  return size;
}

template <class T>
std::span<T> placed(char*& at, std::int64_t count) {
  const std::span<T> out(reinterpret_cast<T*>(at), static_cast<std::size_t>(count));
  at += out.size_bytes();
  return out;
}

// Whether one step goes to a right neighbour in a tensor or in its factor and to none but that in
// the other.
bool is_near(std::int64_t stride, std::int64_t in_factor) {
  return (stride == 1 && (in_factor == 0 || in_factor == 1)) || (stride == 0 && in_factor == 1);
}

}  // namespace

Depth::Depth(std::vector<DepthAxis> axes, bool a_has_factor, bool b_has_factor)
    : size(steps_of(axes)),
      memory_(static_cast<std::size_t>(size * (a_has_factor + b_has_factor + 2)) *
                  sizeof(std::int64_t) +
              static_cast<std::size_t>(size) * 2 * sizeof(Near)) {
  char* at = memory_.as<char>();
  a = placed<std::int64_t>(at, size);
  b = placed<std::int64_t>(at, size);
  if (a_has_factor) a_factor = placed<std::int64_t>(at, size);
  if (b_has_factor) b_factor = placed<std::int64_t>(at, size);
  near_a = placed<Near>(at, size);
  near_b = placed<Near>(at, size);
  if (size > 0) fill(std::move(axes));
}

void Depth::fill(std::vector<DepthAxis> axes) {
  const DepthAxis first = take(
      axes, [](const DepthAxis& axis) { return std::pair(reach_in_a(axis), reach_in_b(axis)); });
  const DepthAxis second = take(axes, reach_in_b);
  const bool in_blocks = second.size > 1 && reach_in_b(second) < reach_in_b(first);
  const std::int64_t block_1 = in_blocks ? even(first.size, kBlock) : first.size;
  const std::int64_t block_2 = even(second.size, kBlock);
  std::vector<std::int64_t> index(axes.size(), 0);
  Block at;
  while (at.k < size) {
    const auto walk = [&](std::int64_t DepthAxis::* stride) {
      Walk out{0, first.*stride, second.*stride};
      for (std::size_t i = 0; i < axes.size(); ++i) out.start += index[i] * axes[i].*stride;
      return out;
    };
    const Walk in_a = walk(&DepthAxis::a), by_a = walk(&DepthAxis::a_factor);
    const Walk in_b = walk(&DepthAxis::b), by_b = walk(&DepthAxis::b_factor);
    for (at.j = 0; at.j < second.size; at.j += block_2) {
      for (at.i = 0; at.i < first.size; at.i += block_1) {
        at.i_end = std::min(at.i + block_1, first.size);
        at.j_end = std::min(at.j + block_2, second.size);
        fill_steps(at, in_a, a);
        fill_steps(at, in_b, b);
        if (!a_factor.empty()) fill_steps(at, by_a, a_factor);
        if (!b_factor.empty()) fill_steps(at, by_b, b_factor);
        fill_near(at, in_a, by_a, near_a);
        fill_near(at, in_b, by_b, near_b);
        at.k += (at.i_end - at.i) * (at.j_end - at.j);
      }
    }
    for (std::size_t i = 0; i < axes.size() && ++index[i] == axes[i].size; ++i) index[i] = 0;
  }
}

void Depth::fill_steps(const Block& block, const Walk& walk, std::span<std::int64_t> out) {
  std::int64_t* to = out.data() + block.k;
  for (std::int64_t j = block.j; j < block.j_end; ++j) {
    for (std::int64_t i = block.i; i < block.i_end; ++i) {
      *to++ = walk.start + i * walk.along_first + j * walk.along_second;
    }
  }
}

void Depth::fill_near(const Block& block, const Walk& walk, const Walk& factor,
                      std::span<Near> out) {
  const auto length = static_cast<std::int32_t>(block.i_end - block.i);
  const bool along_first = is_near(walk.along_first, factor.along_first) && length > 1;
  const bool along_second =
      is_near(walk.along_second, factor.along_second) && block.j_end - block.j > 1;
  Near* to = out.data() + block.k;
  for (std::int64_t j = block.j; j < block.j_end; ++j) {
    const Near below =
        along_second ? Near{length, static_cast<std::int32_t>(block.j_end - j)} : Near{};
    for (std::int32_t i = 0; i < length; ++i) *to++ = along_first ? Near{1, length - i} : below;
  }
}

}  // namespace eas::contraction
