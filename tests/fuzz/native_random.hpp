// Random kernels made to be compared across backends, with launches to go with them: what a user
// writes (contiguous, strided, masked, shifted and gathered accesses by program and lane, in-place
// updates, loops, branches, reductions, thread groups) rather than any valid IR.
//
// Their results do not depend on the order of programs or threads: a program writes only its own
// slab of each buffer, a thread between barriers only its own elements of it; functions of reduce
// and scan are associative. Values that a backend may compute differently (exp, a float sum) do not
// decide what runs or where it is stored, so that few launches are void (native_bounds.hpp). The
// same seed gives the same case on every machine.
#pragma once

#include <cstdint>

#include "native_case.hpp"

namespace eas::fuzz {

Case random_case(std::uint64_t seed);

}  // namespace eas::fuzz
