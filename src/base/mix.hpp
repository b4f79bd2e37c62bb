// Mixes words into a hash for tables in memory, where a word costs a multiplication. All bits of a word
// reach the low ones, which small tables are indexed by. Nothing that outlives the process: identities
// that do are SHA-256 (base/hash.hpp).
#pragma once

#include <cstdint>

namespace eas {

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
  return hash ^ hash >> 32U;
}

// One word whose bits are as good as drawn (the last step of splitmix64): for generators, and for sums
// over sets, whose order must not matter.
constexpr std::uint64_t scramble(std::uint64_t word) {
  word = (word ^ word >> 30U) * 0xBF58476D1CE4E5B9U;
  word = (word ^ word >> 27U) * 0x94D049BB133111EBU;
  return word ^ word >> 31U;
}

}  // namespace eas
