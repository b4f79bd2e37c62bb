// The engine: threads of a group as fibres that take turns on one stack switch, barriers, SIMD-groups,
// and a watch over every access to memory. Compiled kernels call it by the C names of
// include/metal_compute and include/metal_atomic, and by those of clang's address sanitizer, whose
// calls (not whose runtime) tell of every load and store.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "msl_host.h"

namespace msl_host {

using Thunk = void (*)(const std::uint64_t* buffers, const std::uint64_t* threadgroup,
                       const std::uint32_t* ids);

// Where the numbers of a thread are in `ids`, three each.
enum Id : int {
  kThreadInGrid,
  kThreadInGroup,
  kGroupInGrid,
  kThreadsPerGroup,
  kGroupsPerGrid,
  kThreadsPerGrid,
  kThreadIndex,  // in the group
  kLane,
  kSimdgroup,
  kSimdgroupWidth,
  kSimdgroupsPerGroup,
  kIdKinds,
};

// A variable of a loaded kernel: threadgroup memory declared in its text, or a constant.
struct Global {
  const char* begin;
  std::uint64_t bytes;
  std::string name;
  bool writable;
};

// Variables that were registered since the last call: those of a library that was just loaded.
std::vector<Global> take_registered();

// What an atomic of 32 bits becomes: `what` as include/metal_atomic numbers them.
std::uint32_t updated(std::uint32_t old, std::uint32_t value, int what);

// What went wrong, or nothing.
std::string run(Thunk thunk, const std::vector<Global>& globals, const MslLaunch& launch);

}  // namespace msl_host
