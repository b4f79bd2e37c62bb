// What the host computes of a launch's arguments in place of a GPU without float64.
#pragma once

#include <cstdint>
#include <vector>

#include "abi/emission.hpp"
#include "runtime/executable.hpp"

namespace eas::runtime::metal {

// The results in the order of Emission::host_results, as bits of their dtypes.
std::vector<std::uint64_t> host_results(const abi::Emission& emission, const Launch& launch);

}  // namespace eas::runtime::metal
