// See axes.hpp.
#include "device/axes.hpp"

#include <algorithm>
#include <cstdlib>

namespace eas::device {

std::vector<Axis> merged(std::vector<Axis> axes) {
  std::erase_if(axes, [](const Axis& axis) { return axis.size == 1; });
  std::stable_sort(axes.begin(), axes.end(), [](const Axis& a, const Axis& b) {
    return std::abs(a.strides[0]) > std::abs(b.strides[0]);
  });
  std::vector<Axis> out;
  for (const Axis& axis : axes) {
    const auto follows = [&] {
      for (std::size_t t = 0; t < axis.strides.size(); ++t) {
        if (out.back().strides[t] != axis.strides[t] * axis.size) return false;
      }
      return true;
    };
    if (!out.empty() && follows()) {
      out.back().size *= axis.size;
      out.back().strides = axis.strides;
    } else {
      out.push_back(axis);
    }
  }
  return out;
}

std::int64_t elements(const std::vector<Axis>& axes) {
  std::int64_t count = 1;
  for (const Axis& axis : axes) count *= axis.size;
  return count;
}

AxisParams declare(Text& text, const std::vector<Axis>& axes) {
  AxisParams out;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    out.sizes.push_back(i == 0 ? -1 : text.number());
    std::vector<Id>& strides = out.strides.emplace_back();
    for (std::size_t t = 0; t < axes[i].strides.size(); ++t) strides.push_back(text.number());
  }
  return out;
}

void give(std::vector<std::int64_t>& numbers, const std::vector<Axis>& axes) {
  for (std::size_t i = 0; i < axes.size(); ++i) {
    if (i > 0) numbers.push_back(axes[i].size);
    numbers.insert(numbers.end(), axes[i].strides.begin(), axes[i].strides.end());
  }
}

std::vector<Id> offsets(Text& text, const std::vector<Axis>& axes, const AxisParams& params,
                        Id index, const std::string& type) {
  const bool is_scalar = type == "i64";
  const auto spread = [&](Id number) {
    return is_scalar ? number : text.value("broadcast", {number}, type);
  };
  if (axes.empty()) return {};
  std::vector<Id> out(axes[0].strides.size(), -1);
  Id rest = index;
  for (std::size_t i = axes.size(); i-- > 0;) {
    Id digit = rest;
    if (i > 0) {
      const Id size = spread(params.sizes[i]);
      digit = text.value("mod", {rest, size}, type);
      rest = text.value("floordiv", {rest, size}, type);
    }
    for (std::size_t t = 0; t < out.size(); ++t) {
      const Id part = text.value("mul", {digit, spread(params.strides[i][t])}, type);
      out[t] = out[t] < 0 ? part : text.value("add", {out[t], part}, type);
    }
  }
  return out;
}

}  // namespace eas::device
