// Which offsets are elements of a tensor, exactly, for any shape and strides.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace eas::interp {

class Layout {
 public:
  Layout() = default;
  Layout(std::span<const std::int64_t> shape, std::span<const std::int64_t> strides);
  static Layout dense(std::int64_t size);

  bool empty() const { return empty_; }
  std::int64_t low() const { return low_; }  // the lowest and highest offset of an element
  std::int64_t high() const { return high_; }
  // Every offset between low and high is an element.
  bool has_no_gaps() const { return !gaps_; }

  bool contains(std::int64_t offset) const {
    if (empty_ || offset < low_ || offset > high_) return false;
    return !gaps_ || reaches(0, offset - low_);
  }
  // "0 to 255", or what an offset must be where there are gaps: for messages.
  std::string expected() const;

 private:
  // Offsets from `low` are sums of `index * stride`, 0 <= index < count: steps by falling stride.
  // Axes that together leave no gap a single axis would not have are one step.
  struct Step {
    std::int64_t stride, count;
    std::int64_t rest;  // the largest sum of this step and those after it
    std::int64_t gcd;   // of the strides of this step and those after it
  };
  bool reaches(std::size_t step, std::int64_t distance) const;

  std::vector<Step> steps_;
  std::int64_t low_ = 0, high_ = 0;
  bool empty_ = false, gaps_ = false;
  std::vector<std::int64_t> shape_, strides_;
};

}  // namespace eas::interp
