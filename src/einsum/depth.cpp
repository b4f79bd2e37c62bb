// See depth.hpp.
#include "einsum/depth.hpp"

#include <algorithm>
#include <cstdlib>

namespace eas::contraction {
namespace {

constexpr std::int64_t kBlock = 16;  // neighbours read together

// Takes the axis with the smallest stride out of the list, an axis of one when none is left.
DepthAxis take(std::vector<DepthAxis>& axes, std::int64_t DepthAxis::* stride) {
  const auto least =
      std::min_element(axes.begin(), axes.end(), [&](const DepthAxis& x, const DepthAxis& y) {
        return std::abs(x.*stride) < std::abs(y.*stride);
      });
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

}  // namespace

Depth::Depth(std::vector<DepthAxis> axes) {
  for (const DepthAxis& axis : axes) size *= axis.size;
  for (auto* offsets : {&a, &b}) offsets->reserve(static_cast<std::size_t>(size));
  for (auto* near : {&near_a, &near_b}) near->reserve(static_cast<std::size_t>(size));
  if (size == 0) return;
  const DepthAxis first = take(axes, &DepthAxis::a), second = take(axes, &DepthAxis::b);
  const std::int64_t block_1 = second.size > 1 ? even(first.size, kBlock) : first.size;
  const std::int64_t block_2 = even(second.size, kBlock);
  std::vector<std::int64_t> index(axes.size(), 0);
  for (std::int64_t rest = size / (first.size * second.size); rest > 0; --rest) {
    std::int64_t at_a = 0, at_b = 0;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      at_a += index[i] * axes[i].a;
      at_b += index[i] * axes[i].b;
    }
    for (std::int64_t j = 0; j < second.size; j += block_2) {
      for (std::int64_t i = 0; i < first.size; i += block_1) {
        walk(at_a, at_b, first, i, std::min(i + block_1, first.size), second, j,
             std::min(j + block_2, second.size));
      }
    }
    for (std::size_t i = 0; i < axes.size() && ++index[i] == axes[i].size; ++i) index[i] = 0;
  }
}

void Depth::walk(std::int64_t at_a, std::int64_t at_b, const DepthAxis& first, std::int64_t i_begin,
                 std::int64_t i_end, const DepthAxis& second, std::int64_t j_begin,
                 std::int64_t j_end) {
  const auto length = static_cast<std::int32_t>(i_end - i_begin);
  const auto near = [&](std::int64_t along_first, std::int64_t along_second, std::int64_t i,
                        std::int64_t j) -> Near {
    if (along_first == 1 && length > 1) return {1, static_cast<std::int32_t>(i_end - i)};
    if (along_second == 1 && j_end - j_begin > 1) {
      return {length, static_cast<std::int32_t>(j_end - j)};
    }
    return {};
  };
  for (std::int64_t j = j_begin; j < j_end; ++j) {
    for (std::int64_t i = i_begin; i < i_end; ++i) {
      a.push_back(at_a + i * first.a + j * second.a);
      b.push_back(at_b + i * first.b + j * second.b);
      near_a.push_back(near(first.a, second.a, i, j));
      near_b.push_back(near(first.b, second.b, i, j));
    }
  }
}

}  // namespace eas::contraction
