// Philox-4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011): ten
// rounds of multiply and mix turn a counter and a key into four words that no other pair gives in
// any pattern; every backend must give these bits.
#pragma once

#include <array>
#include <cstdint>

namespace eas::ops {

constexpr std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter,
                                                  std::array<std::uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t even = std::uint64_t{0xD2511F53} * counter[0];
    const std::uint64_t odd = std::uint64_t{0xCD9E8D57} * counter[2];
    counter = {static_cast<std::uint32_t>(odd >> 32) ^ counter[1] ^ key[0],
               static_cast<std::uint32_t>(odd),
               static_cast<std::uint32_t>(even >> 32) ^ counter[3] ^ key[1],
               static_cast<std::uint32_t>(even)};
    key[0] += 0x9E3779B9;  // the golden ratio and sqrt(3) - 1, as 32-bit fractions
    key[1] += 0xBB67AE85;
  }
  return counter;
}

// The words of a 64-bit seed at a 64-bit offset.
constexpr std::array<std::uint32_t, 4> philox(std::uint64_t seed, std::uint64_t offset) {
  return philox4x32(
      {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset >> 32), 0, 0},
      {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
}

}  // namespace eas::ops
