// See positions.hpp.
#include "einsum/product/positions.hpp"

#include <algorithm>
#include <cstdlib>

namespace eas::contraction {
namespace {

bool by_result(const SideAxis& a, const SideAxis& b) { return std::abs(a.out) < std::abs(b.out); }

// How far a step along the axis goes in the operand; in its factor where it stays in the operand.
std::int64_t reach(const SideAxis& axis) {
  return std::abs(axis.source != 0 ? axis.source : axis.factor);
}

}  // namespace

Positions::Positions(std::vector<SideAxis> axes, int width, std::int64_t run,
                     std::int64_t depth_stride)
    : width_(width) {
  std::sort(axes.begin(), axes.end(), by_result);
  for (const SideAxis& axis : axes) size_ *= axis.size;
  std::size_t next = 0;
  while (next < axes.size() && (lanes_.empty() || lane_count_ < width)) {
    lane_count_ *= axes[next].size;
    lanes_.push_back(axes[next++]);
  }
  rest_.assign(axes.begin() + static_cast<std::ptrdiff_t>(next), axes.end());

  // The axis of neighbours, unless packing meets them along the lanes or the summed index anyway.
  std::int64_t nearest = std::abs(depth_stride);
  for (const SideAxis& axis : lanes_) nearest = std::min(nearest, reach(axis));
  const auto closer = [](const SideAxis& a, const SideAxis& b) { return reach(a) < reach(b); };
  const auto near = std::min_element(rest_.begin(), rest_.end(), closer);
  if (near != rest_.end() && reach(*near) < nearest) {
    near_ = *near;
    rest_.erase(near);
    run_ = std::min(run, near_.size);
  }
  lane_panels_ = (lane_count_ + width - 1) / width;
  panels_ = size_ == 0 ? 0 : lane_panels_ * (size_ / lane_count_);
}

Positions Positions::of_factor() const {
  Positions out = *this;
  for (SideAxis& axis : out.lanes_) axis.source = axis.factor;
  out.near_.source = near_.factor;
  for (SideAxis& axis : out.rest_) axis.source = axis.factor;
  return out;
}

void Positions::fill(std::int64_t first, std::int64_t count, std::int64_t* source,
                     std::int64_t* out, int* counts) const {
  const std::int64_t per_rest = lane_panels_ * near_.size;
  for (std::int64_t p = first; p < first + count; ++p, source += width_, out += width_, ++counts) {
    // p = (rest, chunk of near, panel of lanes, near within its chunk)
    std::int64_t rest = p / per_rest, within = p % per_rest;
    const std::int64_t chunk = within / (run_ * lane_panels_);
    within -= chunk * run_ * lane_panels_;
    const std::int64_t in_chunk = std::min(run_, near_.size - chunk * run_);
    const std::int64_t near = chunk * run_ + within % in_chunk;
    std::int64_t lane = within / in_chunk * width_;
    std::int64_t at = near * near_.source, to = near * near_.out;
    for (const SideAxis& axis : rest_) {
      const std::int64_t i = rest % axis.size;
      rest /= axis.size;
      at += i * axis.source;
      to += i * axis.out;
    }
    *counts = static_cast<int>(std::min<std::int64_t>(width_, lane_count_ - lane));
    if (lanes_.size() <= 1) {
      const SideAxis axis = lanes_.empty() ? SideAxis{} : lanes_[0];
      for (int i = 0; i < *counts; ++i, ++lane) {
        source[i] = at + lane * axis.source;
        out[i] = to + lane * axis.out;
      }
    } else {
      for (int i = 0; i < *counts; ++i, ++lane) {
        std::int64_t left = lane;
        source[i] = at;
        out[i] = to;
        for (const SideAxis& axis : lanes_) {
          source[i] += left % axis.size * axis.source;
          out[i] += left % axis.size * axis.out;
          left /= axis.size;
        }
      }
    }
    for (int i = *counts; i < width_; ++i) source[i] = out[i] = 0;
  }
}

}  // namespace eas::contraction
