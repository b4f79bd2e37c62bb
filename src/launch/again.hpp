// Again: what a launch found of its arguments, kept for the next. A loop launches on the very same
// memory or on other memory each time; only what came twice is written down.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "launch/native.hpp"

namespace eas::launch {

class Again {
 public:
  // What was found of such arguments; null for others than the last.
  const Found* find(std::span<const NativeArgument> arguments, const Extent& grid) const {
    return found_ && is_of(arguments, grid) ? &*found_ : nullptr;
  }
  // To be told of what a launch found that was none of them.
  void see(std::span<const NativeArgument> arguments, const Extent& grid, const Ready& ready) {
    std::uintptr_t now = 0;
    for (const NativeArgument& each : arguments)
      now = now * 3 + reinterpret_cast<std::uintptr_t>(each.data);
    if (now != last_) last_ = now;
    else keep(arguments, grid, ready);
  }

 private:
  static constexpr std::size_t kMostParams = 12, kMostSizes = 48;

  bool is_of(std::span<const NativeArgument> arguments, const Extent& grid) const {
    if (grid[0] != grid_[0] || grid[1] != grid_[1] || grid[2] != grid_[2]) return false;
    const std::int64_t* size = sizes_.data();
    for (std::size_t p = 0; p < arguments.size(); ++p) {
      const NativeArgument& each = arguments[p];
      if (each.data != data_[p] || each.bits != bits_[p]) return false;
      for (std::int32_t axis = 0; axis < each.rank; ++axis) {
        if (each.shape[axis] != *size++ || each.strides[axis] != *size++) return false;
      }
    }
    return true;
  }
  void keep(std::span<const NativeArgument> arguments, const Extent& grid, const Ready& ready);

  std::uintptr_t last_ = 0;  // of the memory of the last launch
  std::optional<Found> found_;
  Extent grid_{};
  std::array<const void*, kMostParams> data_{};
  std::array<std::int64_t, kMostParams> bits_{};
  std::array<std::int64_t, kMostSizes> sizes_{};
};

}  // namespace eas::launch
