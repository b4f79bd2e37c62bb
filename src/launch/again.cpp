// See again.hpp.
#include "launch/again.hpp"

namespace eas::launch {

// The arguments are those of one form: as many, of the same ranks.
void Again::keep(std::span<const NativeArgument> arguments, const Extent& grid,
                 const Ready& ready) {
  found_ = std::nullopt;
  std::size_t sizes = 0;
  for (const NativeArgument& each : arguments) sizes += 2 * static_cast<std::size_t>(each.rank);
  if (arguments.size() > kMostParams || sizes > kMostSizes) return;
  found_ = ready.found();
  if (!found_) return;
  grid_ = grid;
  std::int64_t* size = sizes_.data();
  for (std::size_t p = 0; p < arguments.size(); ++p) {
    const NativeArgument& each = arguments[p];
    data_[p] = each.data;
    bits_[p] = each.bits;
    for (std::int32_t axis = 0; axis < each.rank; ++axis) {
      *size++ = each.shape[axis];
      *size++ = each.strides[axis];
    }
  }
}

}  // namespace eas::launch
