// Values as text, for device_print and for messages.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "interp/interp.hpp"

namespace eas::interp {

std::string tuple_text(std::span<const std::int64_t> values);  // "(3, 0, 0)", "(5,)"
// One lane's part: 1.5, true, [0, 1, 2], [[1, 2], [3, 4]]; long axes show their ends: [0, 1, 2,
// ..., 253, 254, 255].
std::string lane_text(const Data& data, std::int64_t lane);

}  // namespace eas::interp
