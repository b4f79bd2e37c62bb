// One launch of machine code: all programs of a grid, split over the pool's threads when that pays,
// on the calling thread alone when it is small.
#pragma once

#include <cstdint>

#include "abi/native.hpp"
#include "runtime/executable.hpp"

namespace eas::runtime::cpu {

// What is known of a kernel (abi::Artifact) and of this launch.
struct KernelFacts {
  std::int64_t scratch_bytes = 0;
  double program_cost = 0;  // ns of one program, roughly
  bool serial = false;      // programs run in order on the calling thread
  bool unbounded = false;  // has a `while`: one program may run for ever, whatever it costs usually
  bool open_ended = false;  // has a loop whose turns nobody knows: a program may be long
};

using LaunchRequest = runtime::Launch;

// Runs all programs. The report of the lowest-numbered program that failed, or one whose stop is
// None. Never allocates when it is small and needs no scratch.
abi::Report launch(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request);

}  // namespace eas::runtime::cpu
