// SHA-256: the identity of kernels and cache entries. The same bytes give the same name on every
// machine.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace eas {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string hex(const Digest& digest);
inline std::string sha256_hex(std::string_view bytes) { return hex(sha256(bytes)); }

}  // namespace eas
