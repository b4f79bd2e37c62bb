// Membership of offsets: axes are merged where they overlap or touch, which leaves one step for a
// contiguous tensor or a slice of a vector, two for a slice of a matrix; only unusual views need a
// search, and that is pruned by range and divisibility.
#include "interp/layout.hpp"

#include <algorithm>
#include <numeric>

#include "base/format.hpp"
#include "interp/text.hpp"

namespace eas::interp {

Layout Layout::dense(std::int64_t size) {
  const std::int64_t stride = 1;
  return Layout(std::span(&size, 1), std::span(&stride, 1));
}

Layout::Layout(std::span<const std::int64_t> shape, std::span<const std::int64_t> strides)
    : shape_(shape.begin(), shape.end()), strides_(strides.begin(), strides.end()) {
  std::vector<Step> rising;
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    if (shape[axis] == 0) empty_ = true;
  }
  if (empty_) return;
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    const std::int64_t stride = strides[axis];
    if (shape[axis] == 1 || stride == 0) continue;
    (stride < 0 ? low_ : high_) += (shape[axis] - 1) * stride;
    rising.push_back({stride < 0 ? -stride : stride, shape[axis], 0, 0});
  }
  std::sort(rising.begin(), rising.end(),
            [](const Step& a, const Step& b) { return a.stride < b.stride; });
  std::vector<Step> merged;
  for (const Step& next : rising) {
    if (!merged.empty() && next.stride % merged.back().stride == 0 &&
        next.stride / merged.back().stride <= merged.back().count) {
      merged.back().count += (next.count - 1) * (next.stride / merged.back().stride);
    } else {
      merged.push_back(next);
    }
  }
  std::int64_t rest = 0, gcd = 0;
  for (Step& step : merged) {
    rest += (step.count - 1) * step.stride;
    gcd = std::gcd(gcd, step.stride);
    step.rest = rest;
    step.gcd = gcd;
  }
  steps_.assign(merged.rbegin(), merged.rend());
  gaps_ = steps_.size() > 1 || (steps_.size() == 1 && steps_[0].stride != 1);
}

bool Layout::reaches(std::size_t index, std::int64_t distance) const {
  if (distance == 0) return true;
  if (index == steps_.size()) return false;
  const Step& step = steps_[index];
  if (distance > step.rest || distance % step.gcd != 0) return false;
  // Enough of this step that the later ones can cover what is left, and no more than there is.
  const std::int64_t later = step.rest - (step.count - 1) * step.stride;
  const std::int64_t most = std::min(step.count - 1, distance / step.stride);
  const std::int64_t need =
      distance > later ? (distance - later + step.stride - 1) / step.stride : 0;
  for (std::int64_t i = most; i >= need; --i) {
    if (reaches(index + 1, distance - i * step.stride)) return true;
  }
  return false;
}

std::string Layout::expected() const {
  if (empty_) return cat("no index at all: its shape is ", tuple_text(shape_));
  if (has_no_gaps()) return cat(low_, " to ", high_);
  return cat("the index of an element of shape ", tuple_text(shape_), " and strides ",
             tuple_text(strides_));
}

}  // namespace eas::interp
